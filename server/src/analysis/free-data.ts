/**
 * What data decide, where they may be any: the bins of a histogram, which any thread may come to,
 * and whether two elements are exchanged in a sort. A missing barrier is a race there for the data
 * of some launch.
 */
import { append } from '../base/index.ts';
import { defInst, hasEffect, type Inst, type Value } from '../mir/index.ts';
import { and, equal, type Formula, Linear, or, TRUE } from '../presburger/index.ts';
import { AliasAnalysis } from './alias.ts';
import { asmStatements } from './asm-statements.ts';
import type { Occurrence, Phase } from './barrier-phases.ts';
import { askOf } from './dynamic-lds-request.ts';
import type { FlowGraph } from './flow-graph.ts';
import { incoming } from './flow-graph.ts';
import { eachVariable } from './formula-variables.ts';
import { place } from './occurrence-pairs.ts';
import type { SymbolicValues } from './symbolic-values.ts';

/** Values that are looked at for one question. */
const MOST_VALUES = 60;

/** Operations that count, and do nothing else that a thread could wait for. */
const COUNTS: ReadonlySet<string> = new Set(['add', 'sub', 'and', 'or', 'xor', 'min', 'max']);

const COUNTING =
  /^(?:atom|red)(?:\.relaxed)?(?:\.(?:cta|cluster|gpu|sys))?(?:\.shared(?:::cta)?)?\.(?:add|and|or|xor|min|max|inc|dec)\b/;
const SIMPLE = /^(?:ld|st)\.relaxed\b/;

function textOf({ attrs }: Inst): string {
  return asmStatements(`${attrs.imm?.[0] ?? ''}`)[0] ?? '';
}

/** Which accesses of a kernel happen, or where, for some data whatever else holds. */
export class FreeData {
  private readonly graph: FlowGraph;
  private readonly values: SymbolicValues;
  private aliasMade: AliasAnalysis | undefined;
  private readonly free = new Map<Value, boolean>();
  private used: ReadonlySet<Value> | undefined;
  /** Accesses with their conditions, by the same without those that data decide. */
  private readonly conditional = new Map<Occurrence, Occurrence>();

  constructor(graph: FlowGraph, values: SymbolicValues) {
    this.graph = graph;
    this.values = values;
  }

  private get alias(): AliasAnalysis {
    this.aliasMade ??= new AliasAnalysis(this.graph.fn);
    return this.aliasMade;
  }

  /**
   * Accesses that a sort makes where two elements compare so, and reads that data lead to, without
   * that condition: for some data every thread makes them.
   */
  freed(phases: readonly Phase[]): readonly Phase[] {
    let changes = false;
    const freed = phases.map(({ occurrences }) => ({
      occurrences: occurrences.map((one) => {
        if (!this.happensForSome(one)) return one;
        changes = true;
        const when = this.withoutElements(one.when);
        // Where data lead, a launch of enough workgroups leads too.
        const isRead = this.isLedTo(one);
        const narrow = isRead ? TRUE : this.withoutElements(one.narrow);
        const free = { ...one, when, narrow, offset: this.anywhere(one.offset) };
        this.conditional.set(free, one);
        return free;
      }),
    }));
    return changes ? freed : phases;
  }

  /** What a parameter points to holds it. */
  private isLoaded(value: Value): boolean {
    const def = defInst(value);
    if (def?.op === 'mem.load') return def.attrs.volatile !== true && this.isOfLaunch(def.args[0]);
    const isOrder = def?.op === 'int.cmp' || def?.op === 'float.cmp';
    if (!isOrder) return false;
    const operands = def.args.map((arg) => defInst(arg));
    return (
      operands.some((one) => one?.op === 'mem.load') &&
      def.args.every((arg, i) => operands[i]?.op.startsWith('const.') || this.isLoaded(arg))
    );
  }

  private isOfLaunch(ptr: Value): boolean {
    const { base } = this.alias.address(ptr);
    return base.def === this.graph.order[0] && this.alias.space(ptr) !== 'workgroup';
  }

  /**
   * Two accesses to compare. Not both without their conditions: those of two threads may exclude
   * each other, as where only the smaller of two elements is written.
   */
  pairOf(a: Occurrence, b: Occurrence): readonly [Occurrence, Occurrence] {
    const [asked, other] = [this.conditional.get(a), this.conditional.get(b)];
    return asked === undefined || other === undefined ? [a, b] : [asked, other];
  }

  private comparesAny(): boolean {
    this.compares ??= this.graph.order.some(({ insts }) =>
      insts.some(
        ({ op, args }) =>
          (op === 'int.cmp' || op === 'float.cmp') && args.every((arg) => this.isElement(arg)),
      ),
    );
    return this.compares && this.isFilledWithData();
  }

  private compares: boolean | undefined;

  private happensForSome(one: Occurrence): boolean {
    if (this.isLedTo(one)) return true;
    const { access, when, offset } = one;
    if (access.atomic || !this.comparesAny()) return false;
    if (this.unknownIn([{ kind: 'zero', of: offset }]).length > 0) return false;
    const unknown = this.unknownIn([when]);
    const isSort = (value: Value): boolean => this.isElement(value) || this.comparesElements(value);
    return unknown.length > 0 && unknown.every(isSort) && this.areCompared(when);
  }

  /** Do nothing but elements of parameters lead to a read? */
  private isLedTo({ access, when, offset }: Occurrence): boolean {
    if (access.atomic || access.writes) return false;
    const unknown = this.unknownIn([when, { kind: 'zero', of: offset }]);
    return unknown.length > 0 && unknown.every((value) => this.isLoaded(value));
  }

  /** Accesses in the places that data give them. */
  inPlace(all: readonly Occurrence[]): readonly Occurrence[] {
    return all.map((one) => {
      const own = this.conditional.get(one) ?? one;
      return own.offset === one.offset ? one : own;
    });
  }

  /** The place, where an element that says which it is may be any number. */
  private anywhere(offset: Linear): Linear {
    const { variables } = this.values;
    const free = new Map<number, number>();
    for (const id of offset.terms.keys()) {
      const { source, low, high } = variables[id]!;
      if (source.kind !== 'unknown') continue;
      const any = this.values.fresh({
        own: true,
        low,
        high,
        source: { kind: 'derived' },
        definition: undefined,
      });
      for (const fresh of any.terms.keys()) free.set(id, fresh);
    }
    return free.size === 0 ? offset : offset.rename((id) => free.get(id) ?? id);
  }

  /** Is each element that is asked about less than another, or not? */
  private areCompared(formula: Formula): boolean {
    if (formula.kind === 'and' || formula.kind === 'or')
      return formula.parts.every((part) => this.areCompared(part));
    const elements = this.elementsIn(formula.of);
    return elements === 0 || (elements === 2 && formula.kind === 'positive');
  }

  private elementsIn({ terms }: Linear): number {
    let count = 0;
    for (const id of terms.keys()) {
      const { source } = this.values.variables[id]!;
      if (source.kind === 'unknown' && this.isElement(source.value)) count++;
    }
    return count;
  }

  private withoutElements(formula: Formula): Formula {
    if (formula.kind === 'and')
      return and(...formula.parts.map((one) => this.withoutElements(one)));
    if (formula.kind === 'or') return or(...formula.parts.map((one) => this.withoutElements(one)));
    for (const id of formula.of.terms.keys())
      if (this.values.variables[id]!.source.kind === 'unknown') return TRUE;
    return formula;
  }

  private unknownIn(formulas: readonly Formula[]): readonly Value[] {
    const out: Value[] = [];
    eachVariable(this.values.variables, formulas, (id) => {
      const { source } = this.values.variables[id]!;
      if (source.kind === 'unknown') out.push(source.value);
    });
    return out;
  }

  /** One is less than another, and both are read from workgroup memory. */
  private comparesElements(value: Value): boolean {
    const def = defInst(value);
    const isOrder = def?.op === 'int.cmp' || def?.op === 'float.cmp';
    return (
      isOrder && !EQUALS.has(`${def.attrs.pred}`) && def.args.every((arg) => this.isElement(arg))
    );
  }

  private isElement(value: Value): boolean {
    const def = defInst(value);
    return (
      def?.op === 'mem.load' &&
      def.attrs.volatile !== true &&
      this.alias.space(def.args[0]) === 'workgroup'
    );
  }

  /** Is some element stored that comes from other memory? */
  private isFilledWithData(): boolean {
    this.filled ??= this.graph.order.some(({ insts }) =>
      insts.some(({ op, args: [stored, ptr] }) => {
        const isTile = op === 'mem.store' && this.alias.space(ptr!) === 'workgroup';
        return isTile && this.comesFromData(stored!, true);
      }),
    );
    return this.filled;
  }

  private filled: boolean | undefined;

  /**
   * What holds where all data are zero, of the atomic one of two accesses; undefined where the two
   * are no such pair. `isExact`: nothing but indices and the launch decides about an access.
   */
  zeros(
    a: Occurrence,
    b: Occurrence,
    isExact: (one: Occurrence) => boolean,
    sides: readonly [(id: number) => number, (id: number) => number],
  ): Formula | undefined {
    const isFirst = this.counts(b);
    const [set, counted] = isFirst ? [a, b] : [b, a];
    if (!(isExact(set) || this.comesAnyway(set)) || !this.counts(counted)) return undefined;
    if (set.access.barrier || counted.access.barrier || set.access.agent !== undefined)
      return undefined;
    const bin = this.freeIn([place(counted)]);
    if (bin === undefined || this.freeIn([counted.when], true) === undefined) return undefined;
    if (set.access.atomic) {
      // Of atomic ones alone, those that set or read a counter for each thread.
      if (bin.length === 0 || !isSimple(set.access.inst)) return undefined;
      if (!this.values.isOwn(set.offset) || this.isUsed(counted.access.inst)) return undefined;
    }
    const side = sides[isFirst ? 1 : 0];
    return and(...bin.map((id) => equal(Linear.variable(side(id)), Linear.of(0))));
  }

  /** A read behind a loop that each thread goes round until it has come to the end. */
  private comesAnyway(one: Occurrence): boolean {
    if (one.access.writes || this.unknownIn([place(one)]).length > 0) return false;
    return this.freeIn([one.when], true) !== undefined;
  }

  private counts({ access: { inst } }: Occurrence): boolean {
    if (inst.op === 'gpu.asm') return COUNTING.test(textOf(inst));
    return inst.op === 'atomic.rmw' && COUNTS.has(`${inst.attrs.rmw}`);
  }

  /**
   * The unknown variables, where each may be any number whatever the other ones are; `isGuard`: or
   * where it counts the rounds of a loop, into which each thread comes in a launch that is large.
   */
  private freeIn(formulas: readonly Formula[], isGuard = false): readonly number[] | undefined {
    const out: number[] = [];
    let isFree = true;
    eachVariable(this.values.variables, formulas, (id) => {
      const { source } = this.values.variables[id]!;
      if (source.kind === 'round' && !source.exact) isFree = false;
      if (source.kind !== 'unknown') return;
      out.push(id);
      const { value } = source;
      isFree &&= this.isData(value) || (isGuard && !('op' in value.def) && this.isCounter(value));
    });
    return isFree ? out : undefined;
  }

  /** Computed from indices and what the launch passes alone. */
  private isCounter(value: Value): boolean {
    const seen = new Set<Value>();
    const work = [value];
    for (let one = work.pop(); one !== undefined; one = work.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      if (seen.size > MOST_VALUES) return false;
      const def = defInst(one);
      if (def === undefined) append(work, incoming(this.graph, one));
      else if (hasEffect(def.op, 'sync') || hasEffect(def.op, 'read') || def.op.startsWith('call'))
        return false;
      else append(work, def.args);
    }
    return true;
  }

  /** Computed from what memory outside of the workgroup holds or the launch passes. */
  private isData(value: Value): boolean {
    let found = this.free.get(value);
    if (found === undefined) this.free.set(value, (found = this.comesFromData(value)));
    return found;
  }

  private comesFromData(value: Value, isLoaded = false): boolean {
    const seen = new Set<Value>();
    const work = [value];
    let [loads, tellsThreads] = [false, false];
    for (let one = work.pop(); one !== undefined; one = work.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      if (seen.size > MOST_VALUES) return false;
      const def = defInst(one);
      if (def === undefined) append(work, incoming(this.graph, one));
      else if (askOf(def) !== undefined) continue;
      else if (def.op === 'mem.load') {
        if (def.attrs.volatile === true || this.alias.space(def.args[0]!) === 'workgroup')
          return false;
        loads = true;
      } else if (hasEffect(def.op, 'sync') || hasEffect(def.op, 'write')) return false;
      else if (def.op.startsWith('call')) return false;
      else {
        tellsThreads ||= def.op === 'gpu.thread.id' || def.op === 'gpu.compute';
        append(work, def.args);
      }
    }
    // What the launch passes is the same for all threads.
    return loads || (!isLoaded && !tellsThreads);
  }

  private isUsed(inst: Inst): boolean {
    this.used ??= new Set(
      this.graph.order.flatMap(({ insts }) =>
        insts.flatMap(({ args, targets = [] }) => [...args, ...targets.flatMap((to) => to.args)]),
      ),
    );
    return inst.results.some((result) => this.used!.has(result));
  }
}

const EQUALS: ReadonlySet<string> = new Set(['eq', 'ne', 'oeq', 'one', 'ueq', 'une']);

/** A relaxed load or store. */
function isSimple(inst: Inst): boolean {
  const { op, attrs } = inst;
  if (op === 'gpu.asm') return SIMPLE.test(textOf(inst));
  return (op === 'atomic.load' || op === 'atomic.store') && attrs.ordering === 'relaxed';
}
