/**
 * Which of two values is the smaller as an unsigned number, also where neither has a known range:
 * from what they are made of (`x / 2`, `x % n`, `min(x, n)`, `n - 1`) and from conditions that
 * hold, one after the other.
 */
import { bitWidth, defInst, type Inst, isInt, type Value } from '../mir/index.ts';
import type { Ranges } from './ranges.ts';

/** `lt`: certainly smaller; `le`: smaller or equal. */
export type UnsignedRelation = 'lt' | 'le';

/** So many steps lead from one value to the other at most. */
const MAX_STEPS = 4;
/** So many conditions on one value are looked at, the latest first. */
const MAX_CONDITIONS = 8;

/** How a value stands to the other one of a comparison that holds. */
const RELATION: Readonly<Record<string, UnsignedRelation>> = { ult: 'lt', ule: 'le', eq: 'le' };

export class UnsignedOrder {
  private readonly ranges: Ranges;

  constructor(ranges: Ranges) {
    this.ranges = ranges;
  }

  /**
   * How `x` stands to `y` in a block; undefined when that is not certain. Both are integers of one
   * type.
   */
  relation(x: Value, y: Value, block: number): UnsignedRelation | undefined {
    return this.find(x, y, block, 0);
  }

  private find(x: Value, y: Value, block: number, steps: number): UnsignedRelation | undefined {
    if (x === y) return 'le';
    const low = this.ranges.at(x, block).umax;
    const high = this.ranges.at(y, block).umin;
    if (low < high) return 'lt';
    const inner = bothExtended(x, y);
    if (inner !== undefined) {
      const narrow = this.find(inner[0], inner[1], block, steps);
      if (narrow !== undefined) return narrow;
    }
    if (steps === MAX_STEPS) return low === high ? 'le' : undefined;
    let best: UnsignedRelation | undefined = low === high ? 'le' : undefined;
    const over = (above: Value, first: UnsignedRelation): boolean => {
      const rest = this.find(above, y, block, steps + 1);
      if (rest !== undefined) best = first === 'lt' || rest === 'lt' ? 'lt' : (best ?? 'le');
      return best === 'lt';
    };
    for (const [above, first] of this.above(x, block)) if (over(above, first)) return best;
    for (const { pred, other } of this.ranges.holding(x, block, MAX_CONDITIONS)) {
      const first = RELATION[pred];
      if (first !== undefined && over(other, first)) return best;
    }
    const def = defInst(y);
    if (def !== undefined && (def.op === 'int.umax' || def.op === 'int.or')) {
      for (const part of def.args) {
        const rest = this.find(x, part, block, steps + 1);
        if (rest === 'lt') return rest;
        best ??= rest;
      }
    }
    return best;
  }

  /** Values that `x` is not more than because of how it was made. */
  private above(x: Value, block: number): (readonly [Value, UnsignedRelation])[] {
    const def = defInst(x);
    if (def === undefined) return [];
    const [a, b] = def.args;
    switch (def.op) {
      case 'int.and':
      case 'int.umin':
        return [
          [a, 'le'],
          [b, 'le'],
        ];
      case 'select':
        return isLesser(def) ? def.args.slice(1).map((v) => [v, 'le'] as const) : [];
      case 'int.urem':
        return [
          [b, 'lt'],
          [a, 'le'],
        ];
      case 'int.lshr':
      case 'int.udiv': {
        const least = this.ranges.at(b, block).umin;
        const shrinks = least >= (def.op === 'int.lshr' ? 1n : 2n);
        return [[a, shrinks && this.ranges.at(a, block).umin > 0n ? 'lt' : 'le']];
      }
      case 'int.add':
      case 'int.sub':
        return this.lessened(def, block);
      default:
        return [];
    }
  }

  /** Does a condition say that `x` is not more than `y`? */
  private isAtMost(x: Value, y: Value, block: number): boolean {
    for (const { pred, other } of this.ranges.holding(x, block, MAX_CONDITIONS))
      if (other === y && RELATION[pred] !== undefined) return true;
    return false;
  }

  /** `a - b`, or the sum with a negative constant, where that does not go below zero. */
  private lessened(def: Inst, block: number): (readonly [Value, UnsignedRelation])[] {
    const [a, b] = def.args;
    if (!isInt(a.type)) return [];
    let { umin: least, umax: most } = this.ranges.at(b, block);
    if (def.op === 'int.add') {
      if (least !== most) return [];
      const modulus = 1n << BigInt(bitWidth(a.type));
      // Zero stays zero: nothing is taken away.
      least = (modulus - least) % modulus;
      most = least;
    }
    const fits =
      (def.op === 'int.sub' && (def.attrs.nuw === true || this.isAtMost(b, a, block))) ||
      this.ranges.at(a, block).umin >= most;
    return fits ? [[a, least > 0n ? 'lt' : 'le']] : [];
  }
}

/** The operands of two extensions with zeros from one type. */
function bothExtended(x: Value, y: Value): readonly [Value, Value] | undefined {
  const [a, b] = [defInst(x), defInst(y)];
  if (a?.op !== 'int.zext' || b?.op !== 'int.zext') return undefined;
  return a.args[0].type === b.args[0].type ? [a.args[0], b.args[0]] : undefined;
}

/** Is it the smaller of two values, before anything has made `umin` of it? */
function isLesser(select: Inst): boolean {
  const [cond, a, b] = select.args;
  const cmp = defInst(cond);
  if (cmp?.op !== 'int.cmp') return false;
  const { pred } = cmp.attrs;
  const [x, y] = cmp.args;
  if (pred === 'ult' || pred === 'ule') return x === a && y === b;
  return (pred === 'ugt' || pred === 'uge') && x === b && y === a;
}
