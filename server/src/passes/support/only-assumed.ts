/** Conditions that are computed to be assumed: no code comes of them. */
import type { Inst } from '../../mir/index.ts';

/**
 * The comparisons, and negations of them, that stand right before the assumption they are for. That
 * nothing else uses them is likely and not checked, as this is about costs.
 */
export function onlyAssumed(insts: readonly Inst[]): ReadonlySet<Inst> {
  let out: Set<Inst> | undefined;
  for (let i = insts.length - 1; i > 0; i--) {
    const user = insts[i]!;
    if (user.op !== 'assume' && out?.has(user) !== true) continue;
    const def = insts[i - 1]!;
    if (def.results[0] !== user.args[0]) continue;
    if (def.op !== 'int.cmp' && def.op !== 'int.xor' && def.op !== 'float.cmp') continue;
    out ??= new Set();
    out.add(def);
  }
  return out ?? NONE;
}

const NONE: ReadonlySet<Inst> = new Set();
