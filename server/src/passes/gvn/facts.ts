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
  readonly value: Value;
}

/** Facts about one value that are looked at from each end: of more, those between are lost. */
const MOST_FACTS = 64;

export class Facts {
  private readonly dom: DominatorTree;
  private readonly equal: (Equal[] | undefined)[] = [];
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
    const list = this.equal[value.id];
    if (list === undefined) this.equal[value.id] = [{ block, value: is }];
    else list.push({ block, value: is });
  }

  /** The constant that `value` is known to be in `block`. */
  valueAt(value: Value, block: number): Value | undefined {
    const list = this.equal[value.id];
    if (list === undefined) return undefined;
    const middle = Math.max(MOST_FACTS, list.length - MOST_FACTS);
    for (let i = 0; i < list.length; i++) {
      if (i === MOST_FACTS) i = middle;
      const fact = list[i];
      if (fact !== undefined && this.dom.dominates(fact.block, block)) return fact.value;
    }
    return undefined;
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

function isTrue(value: Value): boolean {
  const def = defInst(value);
  return def?.op === 'const.int' && def.attrs.bits === 1n;
}
