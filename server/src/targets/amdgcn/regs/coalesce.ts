/**
 * Gives source and target of a copy the same register where their lives do not overlap, or only
 * while both hold the same value: from the copy to the end of its block, with neither written
 * again. Also a single one and a place in a run.
 */
import { spendWork } from '../../../base/index.ts';
import { COPY, countOf, type MFunc, type Tuple, unitOf } from '../code.ts';
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
  const values = new SameValues(fn, ranges, units);
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
    if (!tryMerge(units, ranges, values, ta, tb, shift))
      tryMerge(units, ranges, values, tb, ta, -shift);
  }
  return units;
}

/** Puts tuple `from` into `into`, `at` units behind its start. */
function tryMerge(
  units: Units,
  ranges: Ranges,
  values: SameValues,
  from: Tuple,
  into: Tuple,
  at: number,
): boolean {
  if (at < 0 || at + from.size > into.size || from.bank !== into.bank || from.mask !== into.mask)
    return false;
  if (from.fixed >= 0 && into.fixed >= 0) return false;
  if (from.fixed >= 0 && (at !== 0 || from.size !== into.size || from.fixed % into.align !== 0))
    return false;
  if (from.short !== into.short) return false;
  if (from.size > 1 && (at % from.align !== 0 || into.align < from.align)) return false;
  for (let i = 0; i < from.size; i++)
    if (values.differ(from.base + i, into.base + at + i)) return false;
  for (let i = 0; i < from.size; i++) {
    const to = into.base + at + i;
    spendWork(ranges.of[to]!.length + ranges.of[from.base + i]!.length);
    ranges.of[to] = unite(ranges.of[from.base + i]!, ranges.of[to]!);
    ranges.of[from.base + i] = [];
    values.merge(from.base + i, to);
  }
  if (from.fixed >= 0) into.fixed = from.fixed;
  units.merge(from, into, at);
  return true;
}

/** Where two units hold the same value although both are live. */
class SameValues {
  private readonly ranges: Ranges;
  private readonly units: Units;
  /** By unit: positions at which it is written, in order. */
  private readonly writes: number[][];
  /** Position at which a copy writes, to its target, its source and the number of units. */
  private readonly copies = new Map<number, readonly [number, number, number]>();

  constructor(fn: MFunc, ranges: Ranges, units: Units) {
    this.ranges = ranges;
    this.units = units;
    this.writes = fn.tupleOf.map(() => []);
    for (const [b, block] of fn.blocks.entries()) {
      let at = ranges.blockStart[b]! + 1;
      for (const { ops, defs, flags } of block.insts) {
        for (const op of ops.slice(0, defs)) {
          if (typeof op !== 'number') continue;
          for (let u = unitOf(op), end = u + countOf(op); u < end; u++) this.writes[u]!.push(at);
        }
        if ((flags & COPY) !== 0)
          this.copies.set(at, [
            unitOf(ops[0] as number),
            unitOf(ops[1] as number),
            countOf(ops[0] as number),
          ]);
        at += 2;
      }
    }
  }

  /** Are both live somewhere with values that may differ? */
  differ(a: number, b: number): boolean {
    const x = this.ranges.of[a]!;
    const y = this.ranges.of[b]!;
    if (!overlap(x, y)) return false;
    let i = 0;
    let j = 0;
    while (i < x.length && j < y.length) {
      const from = Math.max(x[i]!, y[j]!);
      const to = Math.min(x[i + 1]!, y[j + 1]!);
      if (from < to && !this.isCopied(a, b, from, to)) return true;
      if (x[i + 1]! <= y[j + 1]!) i += 2;
      else j += 2;
    }
    return false;
  }

  merge(from: number, into: number): void {
    this.writes[into] = [...this.writes[from]!, ...this.writes[into]!].sort((a, b) => a - b);
    this.writes[from] = [];
  }

  private copiesBetween(a: number, b: number, copy: readonly [number, number, number]): boolean {
    for (let k = 0; k < copy[2]; k++) {
      const dst = this.units.find(copy[0] + k);
      const src = this.units.find(copy[1] + k);
      if ((dst === a && src === b) || (dst === b && src === a)) return true;
    }
    return false;
  }

  /** Do the positions begin with a copy between the two, and is neither written behind it? */
  private isCopied(a: number, b: number, from: number, to: number): boolean {
    const copy = this.copies.get(from);
    if (copy === undefined) return false;
    if (!this.copiesBetween(a, b, copy)) return false;
    const { blockStart } = this.ranges;
    const next = firstOver(blockStart, from);
    if (next < blockStart.length && blockStart[next]! < to) return false;
    return [a, b].every((unit) => {
      const later = firstOver(this.writes[unit]!, from);
      return later === this.writes[unit]!.length || this.writes[unit]![later]! >= to;
    });
  }
}

/** Index of the first number above `pos` in a sorted list. */
function firstOver(list: ArrayLike<number>, pos: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! <= pos) low = middle + 1;
    else high = middle;
  }
  return low;
}
