/** When two instructions compute the same value, and what the one that stays may promise. */
import { type Attrs, type Inst, OPS, type OpName, type Value } from '../../mir/index.ts';

/** A text that is equal for pure computations of the same value, loads aside. */
export function sameValueKey(inst: Inst): string {
  const { attrs } = inst;
  const args = inst.args;
  let key = `${inst.op},${inst.results[0].type}`;
  if (attrs.pred !== undefined) key += attrs.pred;
  if (attrs.symbol !== undefined) key += attrs.symbol;
  if (attrs.dim !== undefined) key += attrs.dim;
  const row = OPS[inst.op as OpName] as { commutes?: boolean };
  if (row.commutes === true && args[0]!.id > args[1]!.id)
    return `${key},${args[1]!.id},${args[0]!.id}${rest(args)}`;
  for (const arg of args) key += `,${arg.id}`;
  return key;
}

function rest(args: readonly Value[]): string {
  let out = '';
  for (let i = 2; i < args.length; i++) out += `,${args[i]!.id}`;
  return out;
}

/**
 * Guarantees that both computations make, and the larger of the alignments that both ask of a
 * global.
 */
export function commonFlags(a: Attrs, b: Attrs): Attrs {
  const drop = (['nuw', 'nsw', 'exact', 'inbounds', 'contract'] as const).filter(
    (f) => a[f] === true && b[f] !== true,
  );
  const asksMore = b.align !== undefined && b.align > (a.align ?? b.align);
  if (drop.length === 0 && !asksMore) return a;
  const out = { ...a };
  if (asksMore) out.align = b.align!;
  for (const flag of drop) delete out[flag];
  return out;
}
