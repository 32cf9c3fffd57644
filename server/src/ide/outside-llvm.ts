/**
 * Our LLVM IR through the LLVM of this machine: assembly of the same kernel from another back end.
 */
import type { EmitOptions, EmittedText, Engine, TargetName } from '../workspace/index.ts';
import { type OutsideAnswer, type OutsideAssembly, outsideEmitted } from './outside.ts';

/** What LLVM is asked. Has the shape of `toolchain`'s request. */
export interface LlvmRequest {
  readonly ir: string;
  readonly cpu: string;
  readonly optLevel: number;
}

/** How to reach LLVM; a browser has none. */
export type LlvmCompiler = (request: LlvmRequest, signal?: AbortSignal) => Promise<OutsideAnswer>;

/**
 * LLVM's levels for ours: it gets the code as the front end makes it, and does all the rest itself.
 */
const LEVELS: Readonly<Record<NonNullable<EmitOptions['opt']>, number>> = { O0: 0, O1: 1, O2: 3 };

/** Our IR of a crate's kernels, and what to ask LLVM about it: nothing where there is no kernel. */
export function llvmRequest(
  engine: Engine,
  root: string,
  target: TargetName,
  options: EmitOptions,
): { readonly module: EmittedText; readonly request: LlvmRequest | undefined } {
  const module = engine.emit(root, target, {
    ...options,
    form: 'llvm-ir',
    lineInfo: true,
    opt: 'O0',
  });
  if (module.summary.length === 0) return { module, request: undefined };
  const { text: ir, cpu } = module;
  return { module, request: { ir, cpu, optLevel: LEVELS[options.opt ?? 'O2'] } };
}

/** The text that LLVM makes of a crate's kernels, or why there is none. */
export async function emitWithLlvm(
  engine: Engine,
  root: string,
  target: TargetName,
  options: EmitOptions,
  compile: LlvmCompiler,
  signal?: AbortSignal,
): Promise<EmittedText | Exclude<OutsideAnswer, OutsideAssembly>> {
  const { module, request } = llvmRequest(engine, root, target, options);
  if (request === undefined) return module;
  const { cpu, problems } = module;
  const answer = await compile(request, signal);
  if (answer.kind !== 'text') return answer;
  return { ...outsideEmitted(engine, { root, cpu }, answer, target, options, 'llvm'), problems };
}
