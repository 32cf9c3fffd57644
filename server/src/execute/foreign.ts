/** Operations that only the target's own text says the meaning of. */
import type { Inst } from '../mir/index.ts';
import type { ExecuteTarget } from './api.ts';

/** Results by lane, or what cannot be executed, by name. */
export function runForeign(
  _target: ExecuteTarget,
  inst: Inst,
  _lanes: readonly (readonly bigint[])[],
  _numbers?: readonly number[],
): readonly (readonly bigint[])[] | string {
  if (inst.op === 'gpu.asm') return 'inline assembly';
  return `the intrinsic \`${inst.attrs.symbol}\``;
}
