/**
 * Which copies of a thread may still be under way where it comes to: those of `cp.async` and bulk
 * groups until it waits for them, those that report to an `mbarrier` until it has waited, with the
 * token of an arrival of its own after them, for the end of the phase (PTX ISA, "async-group
 * mechanism", "mbarrier based completion mechanism").
 *
 * Assumed: a barrier is told of as many bytes as its copies bring, which runs check.
 */
import { defInst, type Edge, type Inst, terminator, type Value } from '../mir/index.ts';
import { type AsyncStatement, asyncOf } from './async-forms.ts';
import { barrierOf, testedAt } from './barrier-objects.ts';
import { type FlowGraph, incoming } from './flow-graph.ts';
import type { LoopForest } from './loops.ts';
import { targetAccesses } from './target-accesses.ts';

/** Copies that may be under way in front of each instruction where there are some. */
export type UnderWay = ReadonlyMap<Inst, ReadonlySet<Inst>>;

const NOTHING: UnderWay = new Map();

/** A copy with how far it is: `begun`, `in a group`, or the arrivals since by number. */
type Facts = ReadonlySet<string>;

/**
 * The copies under way, by the instructions that they may overlap with. `byParity`: tests by
 * parity, each with the copy that is over where it says yes.
 */
export function copiesUnderWay(
  graph: FlowGraph,
  loops: LoopForest,
  byParity: ReadonlyMap<Inst, Inst> = new Map(),
): UnderWay {
  const flow = new Flow(graph, loops, byParity);
  return flow.copies.length === 0 ? NOTHING : flow.solve();
}

class Flow {
  /** By their numbers in the facts. */
  readonly copies: Inst[] = [];
  private readonly graph: FlowGraph;
  private readonly loops: LoopForest;
  private readonly numbers = new Map<Inst, number>();
  private readonly statements = new Map<Inst, readonly AsyncStatement[]>();
  /** Barriers that are told of bytes. */
  private readonly counted = new Set<string>();

  private readonly byParity: ReadonlyMap<Inst, Inst>;

  constructor(graph: FlowGraph, loops: LoopForest, byParity: ReadonlyMap<Inst, Inst>) {
    this.byParity = byParity;
    this.graph = graph;
    this.loops = loops;
    for (const { insts } of graph.order) for (const inst of insts) this.read(inst);
  }

  private read(inst: Inst): void {
    const statements = asyncOf(inst);
    if (targetAccesses(inst)?.some(({ agent }) => agent !== undefined)) this.copies.push(inst);
    if (statements === undefined) return;
    this.statements.set(inst, statements);
    this.numbers.set(inst, this.numbers.size);
    for (const one of statements) {
      const bytes = one.kind === 'expect' || (one.kind === 'arrive' && one.bytes !== undefined);
      const key = bytes ? barrierOf(inst) : undefined;
      if (key !== undefined) this.counted.add(key);
    }
  }

  solve(): UnderWay {
    const { graph } = this;
    const out = new Map<Inst, ReadonlySet<Inst>>();
    const starts: Set<string>[] = graph.order.map(() => new Set());
    const work = new Set(graph.order.keys());
    for (const at of work) {
      work.delete(at);
      let facts: Facts = starts[at]!;
      for (const inst of graph.order[at]!.insts) {
        if (facts.size > 0) out.set(inst, this.named(facts));
        facts = this.after(inst, facts);
      }
      terminator(graph.order[at]!)?.targets?.forEach((edge, i) => {
        const to = graph.numberOf(edge.block);
        const before = starts[to]!.size;
        for (const fact of this.along(at, edge, i, facts)) starts[to]!.add(fact);
        if (starts[to]!.size > before) work.add(to);
      });
    }
    return out;
  }

  private named(facts: Facts): ReadonlySet<Inst> {
    return new Set([...facts].map((fact) => this.copies[Number(fact.split(' ')[0])]!));
  }

  private after(inst: Inst, facts: Facts): Facts {
    let now = facts;
    const copy = this.statements.has(inst) ? -1 : this.copies.indexOf(inst);
    if (copy >= 0) return new Set([...facts, `${copy} begun`]);
    for (const one of this.statements.get(inst) ?? []) now = this.afterStatement(inst, one, now);
    return now;
  }

  private afterStatement(inst: Inst, one: AsyncStatement, facts: Facts): Facts {
    switch (one.kind) {
      case 'copy':
      case 'bulk':
      case 'tensor': {
        const copy = this.copies.indexOf(inst);
        return copy < 0 ? facts : new Set([...facts, `${copy} begun`]);
      }
      case 'commit':
        return new Set(
          [...facts].map((fact) =>
            fact.endsWith(' begun') && this.isGroup(fact, one.isBulk)
              ? fact.replace('begun', 'grouped')
              : fact,
          ),
        );
      case 'wait':
        return new Set(
          [...facts].filter(
            (fact) =>
              !this.isGroup(fact, one.isBulk) ||
              !(one.pending === 'none' || (fact.endsWith(' grouped') && this.isZero(inst, one))),
          ),
        );
      case 'arrive': {
        const key = barrierOf(inst);
        const number = this.numbers.get(inst)!;
        if (key === undefined || one.result === undefined) return facts;
        return new Set(
          [...facts].map((fact) => {
            const [copy, how] = fact.split(' ');
            const isOwn = how === 'begun' && this.reportsTo(Number(copy)) === key;
            return isOwn ? `${copy} arrived ${number}` : fact;
          }),
        );
      }
      default:
        return facts;
    }
  }

  /** Is a copy part of groups of that kind, and not reported to a barrier? */
  private isGroup(fact: string, isBulk: boolean): boolean {
    const statements = this.statements.get(this.copies[Number(fact.split(' ')[0])]!);
    if (statements === undefined) return false;
    return statements.every((one) => {
      if (one.kind === 'copy') return !isBulk;
      return one.kind !== 'bulk' && one.kind !== 'tensor' ? true : isBulk && !one.barrier;
    });
  }

  private isZero(inst: Inst, one: AsyncStatement & { readonly kind: 'wait' }): boolean {
    const { pending } = one;
    if (pending === 'none') return true;
    if (pending.kind === 'number') return pending.value === 0n;
    if (pending.kind === 'name') return false;
    const def = defInst(inst.args[pending.at - inst.results.length]!);
    return def?.op === 'const.int' && def.attrs.bits === 0n;
  }

  private reportsTo(copy: number): string | undefined {
    return barrierOf(this.copies[copy]!);
  }

  /** Facts that hold on an edge: behind a test that says so, a phase is over. */
  private along(at: number, _: Edge, index: number, facts: Facts): Facts {
    const test = testedAt(terminator(this.graph.order[at]!), index);
    const over = test && this.byParity.get(test);
    if (over !== undefined)
      return new Set([...facts].filter((fact) => this.copies[Number(fact.split(' ')[0])] !== over));
    const statement = test && this.statements.get(test)?.find(({ kind }) => kind === 'test');
    if (test === undefined || statement?.kind !== 'test' || statement.isParity) return facts;
    const key = barrierOf(test);
    if (key === undefined || !this.counted.has(key) || statement.state.kind !== 'operand')
      return facts;
    const token = test.args[statement.state.at - test.results.length];
    const arrivals = token && this.arrivalsOf(token, key);
    if (arrivals === undefined) return facts;
    return new Set(
      [...facts].filter((fact) => {
        const [copy, how, number] = fact.split(' ');
        const isOver = how === 'arrived' && arrivals.has(Number(number));
        return !(isOver && this.reportsTo(Number(copy)) === key);
      }),
    );
  }

  /** The arrivals whose token a value is; undefined where it may be of an earlier round. */
  private arrivalsOf(token: Value, key: string): ReadonlySet<number> | undefined {
    const out = new Set<number>();
    const seen = new Set<Value>();
    const work = [token];
    for (let one = work.pop(); one !== undefined; one = work.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      const { def } = one;
      if ('op' in def) {
        const isArrival = this.statements.get(def)?.some(({ kind }) => kind === 'arrive');
        if (isArrival !== true || barrierOf(def) !== key) return undefined;
        out.add(this.numbers.get(def)!);
        continue;
      }
      const home = this.graph.numberOf(def);
      if (this.loops.loopOf(home)?.header === home) return undefined;
      for (const from of incoming(this.graph, one)) work.push(from);
    }
    return out;
  }
}
