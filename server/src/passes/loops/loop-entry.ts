/** What the branches in front of a loop say of the first iteration. */
import type { FlowGraph, Loop, LoopForest } from '../../analysis/index.ts';
import {
  defInst,
  type IntPred,
  OPPOSITE_PRED,
  SWAPPED_PRED,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { constantOf, keyOf } from './polynomial.ts';
import type { Recurrence, Recurrences } from './recurrences.ts';

/** Branches that are looked at in front of a loop. */
const MAX_BRANCHES = 12;
/** Parts of a condition. */
const MAX_DEPTH = 6;

interface Known {
  readonly pred: IntPred;
  readonly left: Value;
  readonly right: Value;
}

/** Comparisons that hold whenever the loop is entered. */
export class LoopEntry {
  private readonly recurrences: Recurrences;
  private readonly facts: Known[] = [];

  constructor(graph: FlowGraph, loops: LoopForest, loop: Loop, recurrences: Recurrences) {
    this.recurrences = recurrences;
    const outside = new Set(graph.preds[loop.header]!.filter((p) => !loops.contains(loop, p)));
    let to = loop.header;
    let from = outside.size === 1 ? [...outside][0]! : -1;
    for (let i = 0; from >= 0 && i < MAX_BRANCHES; i++) {
      const end = terminator(graph.order[from]!)!;
      const ways = graph.succs[from]!;
      if (end.op === 'br.if' && ways[0] !== ways[1]) this.note(end.args[0], ways[0] === to, 0);
      to = from;
      const before = new Set(graph.preds[to]!);
      from = before.size === 1 ? [...before][0]! : -1;
    }
  }

  /** Is the start of a counter less (or what `pred` says) than a bound that does not change? */
  implies(pred: IntPred, { start, bits }: Recurrence, bound: Value): boolean {
    const key = keyOf(start);
    const at = constantOf(start, bits);
    const same = (value: Value): boolean => {
      const of = this.recurrences.of(value);
      return of !== undefined && of.bits === bits && of.step.size === 0 && keyOf(of.start) === key;
    };
    // What is zero when it is widened is zero before.
    const inner = defInst(bound)?.op === 'int.zext' ? defInst(bound)!.args[0] : bound;
    return this.facts.some((fact) => {
      if (fact.pred === pred && fact.right === bound && same(fact.left)) return true;
      if (at !== 0n || pred !== 'ult') return false;
      if (fact.left !== bound && fact.left !== inner) return false;
      const zero = defInst(fact.right);
      if (zero?.op !== 'const.int' || zero.attrs.bits !== 0n) return false;
      return fact.pred === 'ne' || fact.pred === 'ugt';
    });
  }

  private note(condition: Value, truth: boolean, depth: number): void {
    const def = defInst(condition);
    if (def === undefined || depth > MAX_DEPTH) return;
    if (def.op === (truth ? 'int.and' : 'int.or')) {
      for (const arg of def.args) this.note(arg, truth, depth + 1);
    } else if (def.op === 'int.cmp') {
      const written = def.attrs.pred as IntPred;
      const pred = truth ? written : OPPOSITE_PRED[written];
      const [left, right] = def.args;
      this.facts.push({ pred, left, right });
      this.facts.push({ pred: SWAPPED_PRED[pred] ?? pred, left: right, right: left });
    }
  }
}
