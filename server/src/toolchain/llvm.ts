/**
 * `opt` and `llc` of this machine: LLVM IR to the assembly of a GPU. Nothing of the user's project
 * is run.
 */
import { findProgram, inFolder, runProgram, type Said, versionOf } from './programs.ts';

/** Milliseconds; large modules take seconds. */
const TIMEOUT = 120_000;

/** Versions that know the intrinsics our IR calls, best first; then the one without a number. */
const VERSIONS = ['-23', '-22', '-21', ''];

export interface LlvmRequest {
  /** The module, with its triple and data layout. */
  readonly ir: string;
  /** `sm_80`, `gfx90a` */
  readonly cpu: string;
  /** 0 to 3 */
  readonly optLevel: number;
}

export type LlvmAnswer =
  /** `version`: `LLVM 22.1.4`. */
  | { readonly kind: 'text'; readonly text: string; readonly version: string }
  /** `missing`: LLVM is not installed; otherwise it refused, and `message` is what it said. */
  | { readonly kind: 'missing' | 'failed'; readonly message: string };

/** Optimises with `opt`, then generates code with `llc`. Stops when `signal` does. */
export function compileWithLlvm(request: LlvmRequest, signal?: AbortSignal): Promise<LlvmAnswer> {
  return inFolder((folder) => compileIn(folder, request, signal));
}

async function compileIn(
  folder: string,
  { ir, cpu, optLevel }: LlvmRequest,
  signal: AbortSignal | undefined,
): Promise<LlvmAnswer> {
  const tools = await findLlvm();
  if (tools === undefined) {
    const message = 'no `opt` and `llc` of one LLVM on PATH; LLVM 21 or newer brings them';
    return { kind: 'missing', message };
  }
  const level = `-O${optLevel}`;
  let text = ir;
  const run = (program: string, args: readonly string[], input: string): Promise<Said> =>
    runProgram(program, args, { folder, input, signal, timeout: TIMEOUT });
  if (optLevel > 0) {
    const optimised = await run(tools.opt, ['-S', level, `-mcpu=${cpu}`, '-'], text);
    if (!optimised.done) return { kind: 'failed', message: saidBy(optimised) };
    text = optimised.stdout;
  }
  const made = await run(tools.llc, [level, `-mcpu=${cpu}`, '-o', '-', '-'], text);
  if (!made.done) return { kind: 'failed', message: saidBy(made) };
  return { kind: 'text', text: made.stdout, version: tools.version };
}

/** Both programs of one version, and what they call themselves. */
async function findLlvm(): Promise<
  { readonly opt: string; readonly llc: string; readonly version: string } | undefined
> {
  for (const suffix of VERSIONS) {
    const [opt, llc] = [await findProgram([`opt${suffix}`]), await findProgram([`llc${suffix}`])];
    if (opt === undefined || llc === undefined) continue;
    const number = /(?<!\d)\d+\.\d+\.\d+/.exec((await versionOf(llc)) ?? '')?.[0];
    return { opt, llc, version: number === undefined ? 'LLVM' : `LLVM ${number}` };
  }
  return undefined;
}

/** What a program says about its failure: after the first lines comes a stack of LLVM's own. */
function saidBy({ stderr, error }: Said): string {
  return stderr.trim().split('\n').slice(0, 8).join('\n') || (error ?? '');
}
