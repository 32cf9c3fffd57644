/**
 * Gives source and target of a copy the same register where their lives do not overlap; also a
 * single one and a place in a run.
 */
import { spendWork } from '../../../base/index.ts';
import { COPY, type MFunc, type Tuple, unitOf } from '../code.ts';
import { overlap, type Ranges, unite } from './ranges.ts';

/** Representatives of units; merged ones share ranges and the tuple of the representative. */
export class Units {
  private readonly parent: Int32Array;
  readonly fn: MFunc;

  constructor(fn: MFunc) {
    this.fn = fn;
    this.parent = Int32Array.from({ length: fn.tupleOf.length }, (_, i) => i);
  }

  find(unit: number): number {
    let at = unit;
    while (this.parent[at] !== at) at = this.parent[at]!;
    this.parent[unit] = at;
    return at;
  }

  merge(from: Tuple, into: Tuple, at: number): void {
    for (let i = 0; i < from.size; i++) this.parent[from.base + i] = into.base + at + i;
  }
}

export function coalesce(fn: MFunc, ranges: Ranges): Units {
  const units = new Units(fn);
  const copies: { dst: number; src: number; depth: number }[] = [];
  for (const block of fn.blocks) {
    for (const inst of block.insts) {
      if ((inst.flags & COPY) === 0) continue;
      copies.push({
        dst: unitOf(inst.ops[0] as number),
        src: unitOf(inst.ops[1] as number),
        depth: block.depth,
      });
    }
  }
  copies.sort((a, b) => b.depth - a.depth);
  for (const { dst, src } of copies) {
    const a = units.find(dst);
    const b = units.find(src);
    if (a === b) continue;
    const ta = fn.tupleOf[a]!;
    const tb = fn.tupleOf[b]!;
    if (ta === tb) continue;
    const shift = b - tb.base - (a - ta.base);
    if (!tryMerge(units, ranges, ta, tb, shift)) tryMerge(units, ranges, tb, ta, -shift);
  }
  return units;
}

/** Puts tuple `from` into `into`, `at` units behind its start. */
function tryMerge(units: Units, ranges: Ranges, from: Tuple, into: Tuple, at: number): boolean {
  if (at < 0 || at + from.size > into.size || from.bank !== into.bank || from.mask !== into.mask)
    return false;
  if (from.fixed >= 0 && into.fixed >= 0) return false;
  if (from.fixed >= 0 && (at !== 0 || from.size !== into.size || from.fixed % into.align !== 0))
    return false;
  if (from.short !== into.short) return false;
  if (from.size > 1 && (at % from.align !== 0 || into.align < from.align)) return false;
  for (let i = 0; i < from.size; i++)
    if (overlap(ranges.of[from.base + i]!, ranges.of[into.base + at + i]!)) return false;
  for (let i = 0; i < from.size; i++) {
    const to = into.base + at + i;
    spendWork(ranges.of[to]!.length + ranges.of[from.base + i]!.length);
    ranges.of[to] = unite(ranges.of[from.base + i]!, ranges.of[to]!);
    ranges.of[from.base + i] = [];
  }
  if (from.fixed >= 0) into.fixed = from.fixed;
  units.merge(from, into, at);
  return true;
}
