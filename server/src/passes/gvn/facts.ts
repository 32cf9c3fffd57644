/**
 * What dominating branches and assumptions say: conditions that are known true or false,
 * comparisons that follow from them, and values that equal a constant. Facts hold in the blocks
 * dominated by the block they are noted for.
 */
import type { DominatorTree } from '../../analysis/index.ts';
import { defInst, type IntPred, SWAPPED_PRED, type Value } from '../../mir/index.ts';

/** Bit 0: less, bit 1: equal, bit 2: greater. */
const CASES: Readonly<Record<string, number>> = {
  eq: 2,
  ne: 5,
  slt: 1,
  sle: 3,
  sgt: 4,
  sge: 6,
  ult: 1,
  ule: 3,
  ugt: 4,
  uge: 6,
};

interface Known {
  readonly block: number;
  /** Which of less, equal, greater are possible, unsigned and signed. */
  readonly unsigned: number;
  readonly signed: number;
}

interface Equal {
  readonly block: number;
  /** The place of the block in the preorder. */
  readonly at: number;
  readonly value: Value;
}

export class Facts {
  private readonly dom: DominatorTree;
  /**
   * By value, in the order of the blocks in the walk. Of two blocks none is above the other, so
   * only the last fact before a block can hold in it.
   */
  private readonly equal: (Equal[] | undefined)[] = [];
  /** By block number: its place in the preorder. */
  private places: Int32Array | undefined;
  private readonly relations = new Map<string, Known[]>();
  private readonly bool: (value: boolean) => Value;
  /** Blocks with at least one fact; without any, questions are free. */
  private count = 0;

  constructor(dom: DominatorTree, bool: (value: boolean) => Value) {
    this.dom = dom;
    this.bool = bool;
  }

  /** Notes that `cond` is `truth` in `block` and below. */
  assume(cond: Value, truth: boolean, block: number, depth = 0): void {
    const def = defInst(cond);
    if (def?.op === 'const.int') return;
    this.count++;
    this.noteEqual(cond, this.bool(truth), block);
    if (def === undefined || depth > 6) return;
    if (def.op === (truth ? 'int.and' : 'int.or')) {
      for (const arg of def.args) this.assume(arg, truth, block, depth + 1);
    } else if (def.op === 'int.xor' && isTrue(def.args[1]))
      this.assume(def.args[0], !truth, block, depth + 1);
    else if (def.op === 'int.cmp') {
      const [a, b] = def.args;
      const pred = def.attrs.pred as IntPred;
      this.relate(pred, a, b, truth, block);
      if (
        (pred === 'eq') === truth &&
        (pred === 'eq' || pred === 'ne') &&
        defInst(b)?.op === 'const.int'
      )
        this.noteEqual(a, b, block);
    }
  }

  /** Notes that `value` is the constant `is` in `block` and below. */
  noteEqual(value: Value, is: Value, block: number): void {
    this.count++;
    const fact: Equal = { block, at: this.at(block), value: is };
    const list = this.equal[value.id];
    if (list === undefined) {
      this.equal[value.id] = [fact];
      return;
    }
    const behind = firstBehind(list, fact.at);
    const before = list[behind - 1];
    // What is known already, from a block above, is known here.
    if (before !== undefined && this.dom.dominates(before.block, block)) return;
    list.splice(behind, 0, fact);
  }

  /** The constant that `value` is known to be in `block`. */
  valueAt(value: Value, block: number): Value | undefined {
    const list = this.equal[value.id];
    if (list === undefined) return undefined;
    const fact = list[firstBehind(list, this.at(block)) - 1];
    if (fact === undefined || !this.dom.dominates(fact.block, block)) return undefined;
    return fact.value;
  }

  /** The place of a block in the walk of the tree in which what it dominates comes behind it. */
  private at(block: number): number {
    this.places ??= placesOf(this.dom.preorder);
    return this.places[block]!;
  }

  /** Whether a comparison is decided in `block`. */
  compare(pred: IntPred, a: Value, b: Value, block: number): boolean | undefined {
    if (this.count === 0) return undefined;
    const flip = a.id > b.id;
    const list = this.relations.get(flip ? `${b.id},${a.id}` : `${a.id},${b.id}`);
    if (list === undefined) return undefined;
    const cases = CASES[flip ? SWAPPED_PRED[pred]! : pred]!;
    const kind = pred.charCodeAt(0);
    let unsigned = 7;
    let signed = 7;
    for (const fact of list) {
      if (!this.dom.dominates(fact.block, block)) continue;
      unsigned &= fact.unsigned;
      signed &= fact.signed;
    }
    // Equality is the same in both orders.
    if ((unsigned & 2) === 0) signed &= 5;
    if ((signed & 2) === 0) unsigned &= 5;
    if (unsigned === 2 || signed === 2) unsigned = signed = 2;
    const decide = (possible: number): boolean | undefined => {
      if ((possible & ~cases) === 0) return true;
      return (possible & cases) === 0 ? false : undefined;
    };
    if (kind === 115) return decide(signed); // 's'
    if (kind === 117) return decide(unsigned); // 'u'
    return decide(unsigned) ?? decide(signed);
  }

  private relate(pred: IntPred, a: Value, b: Value, truth: boolean, block: number): void {
    const flip = a.id > b.id;
    let cases = CASES[flip ? SWAPPED_PRED[pred]! : pred]!;
    if (!truth) cases = 7 & ~cases;
    const key = flip ? `${b.id},${a.id}` : `${a.id},${b.id}`;
    const kind = pred.charCodeAt(0);
    const fact: Known = {
      block,
      unsigned: kind === 115 ? 7 : cases,
      signed: kind === 117 ? 7 : cases,
    };
    const list = this.relations.get(key);
    if (list === undefined) this.relations.set(key, [fact]);
    else list.push(fact);
  }
}

/** Where the facts of the blocks behind a place begin, in a list in the order of places. */
function firstBehind(list: readonly Equal[], at: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placesOf(preorder: readonly number[]): Int32Array {
  const places = new Int32Array(preorder.length);
  for (let i = 0; i < preorder.length; i++) places[preorder[i]!] = i;
  return places;
}

function isTrue(value: Value): boolean {
  const def = defInst(value);
  return def?.op === 'const.int' && def.attrs.bits === 1n;
}
