/**
 * One crate as the compiler sees it at one revision. This is where the rooms meet: front end, lowering, passes, targets and
 * rules are called from here and from nowhere else.
 */
import type { Diagnostic } from '../diag/index.ts';
import type { EmitOptions, Emitted, KernelAbi, KernelInfo, TargetName } from './api.ts';
import type { Files } from './files.ts';

/** Answers about one crate. Each is computed when first asked for. */
export interface Program {
  /** Paths of the files in the module tree, root first. */
  readonly modules: readonly string[];
  diagnostics(): readonly Diagnostic[];
  kernels(): readonly KernelInfo[];
  abi(target: TargetName, options: EmitOptions): readonly KernelAbi[];
  emit(target: TargetName, options: EmitOptions): Emitted;
}

export interface Compiler {
  /** The program of a root at the files' current revision; `old` may lend what is unchanged. */
  update(root: string, old: Program | undefined): Program;
  cpus(target: TargetName): readonly string[];
}

export function createCompiler(files: Files, _prelude: Readonly<Record<string, string>>): Compiler {
  return {
    cpus: () => ['sm_70'],
    update(root) {
      const file = files.id(root);
      return {
        modules: [root],
        diagnostics: () => [],
        kernels: () => [],
        abi: () => [],
        emit: (target, options) => ({
          target,
          cpu: options.cpu ?? 'sm_70',
          provider: 'core',
          text: '',
          lineMap: [],
          summary: [],
          problems: [
            {
              code: 'unsupported',
              severity: 'error',
              span: { file, start: 0, end: 0 },
              message: `unsupported: code generation for ${target}`,
            },
          ],
        }),
      };
    },
  };
}
