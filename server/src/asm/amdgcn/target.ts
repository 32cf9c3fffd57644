/** The GPU that a text names. */
import type { AmdgcnModule } from './ast.ts';

/** The processor of `.amdgcn_target`; empty when the text names none. */
export function processorOf(module: AmdgcnModule): string {
  const { target } = module;
  const at = target.lastIndexOf('--');
  return (
    (at < 0 ? target.slice(target.lastIndexOf('-') + 1) : target.slice(at + 2)).split(':')[0] ?? ''
  );
}
