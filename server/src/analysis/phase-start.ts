/**
 * What is known of values when a phase begins: each as its definition gives it, counters of loops
 * by their rounds, and the conditions that hold of every thread that comes there.
 */
import {
  type Block,
  defInst,
  type Edge,
  hasEffect,
  type Inst,
  isPureOp,
  terminator,
  type Value,
} from '../mir/index.ts';
import {
  and,
  atMost,
  equal,
  FALSE,
  type Formula,
  Linear,
  not,
  or,
  TRUE,
} from '../presburger/index.ts';
import { fullAnswer } from './full-answer.ts';
import type { Loop } from './loops.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import type { Symbolic, SymbolicPointer } from './symbolic.ts';
import { loadedFrom } from './symbolic-operations.ts';
import type { SymbolicValues } from './symbolic-values.ts';
import type { Variable } from './symbolic-variables.ts';

/** Different constants that a loop goes through. */
const MOST_ROUNDS = 64;

export const ROUNDS = 2 ** 31;

interface Run {
  /** Constants of the header, by round; the last one leaves the loop. */
  readonly rounds: readonly ReadonlyMap<Value, number>[];
}

/** Rounds of a loop that are gone through with constants. */
const MOST_SIMULATED = 2048;

/** Blocks on all ways between a branch and where they meet. */
const MOST_JOINED = 64;

/** Operations inside of a loop from which a step is computed, in a row. */
const MOST_INVARIANT = 6;

/** Values that are computed from each other, in a row. */
const MOST_LEVELS = 300;

/** What is known when a phase begins: each value as its definition gives it. */
export class PhaseStart {
  readonly name: string;
  readonly at: number;
  readonly waits: boolean;
  private readonly plan: LockstepPlan;
  private readonly values: SymbolicValues;
  private readonly block: Block;
  private readonly index: number;
  private readonly known = new Map<Value, Symbolic | undefined>();
  private depth = 0;

  constructor(
    plan: LockstepPlan,
    values: SymbolicValues,
    at: number,
    index: number,
    waits: boolean,
  ) {
    this.waits = waits;
    this.plan = plan;
    this.values = values;
    this.at = at;
    this.index = index;
    this.block = plan.graph.order[at]!;
    this.name = `${at}.${index}`;
  }

  value(value: Value): Symbolic | undefined {
    if (!this.known.has(value)) {
      // What leads to itself is not known, nor is what lies too deep.
      this.known.set(value, this.unknown(value));
      if (this.depth >= MOST_LEVELS) return this.known.get(value);
      this.depth++;
      this.known.set(value, this.find(value) ?? this.unknown(value, this.sourceOf(value)));
      this.depth--;
    }
    return this.known.get(value);
  }

  private sourceOf(value: Value): SymbolicPointer | undefined {
    const def = defInst(value);
    return def && loadedFrom(def, (one) => this.value(one));
  }

  private unknown(value: Value, from?: SymbolicPointer): Symbolic | undefined {
    const own = this.plan.uniformity.isDivergentAt(value, this.block);
    return this.values.unknown(
      `${this.name} ${value.id}${from ? ' loaded' : ''}`,
      value,
      own,
      from,
    );
  }

  private find(value: Value): Symbolic | undefined {
    const { graph, loops } = this.plan;
    const { def } = value;
    if ('op' in def) {
      if (def.results[0] !== value) return undefined;
      const test = this.plan.nullTests.get(def);
      if (test !== undefined) return { kind: 'bool', holds: test ? TRUE : FALSE };
      return this.values.evaluate(def, (arg) => this.value(arg));
    }
    const number = graph.numberOf(def);
    if (number === 0) return this.values.parameter(value, def.params.indexOf(value));
    const loop = loops.loopOf(number);
    if (loop?.header !== number) return this.joined(value, def, number);
    const isAround = loops.contains(loop, this.at);
    const own = !isAround && this.plan.uniformity.isDivergentAt(value, this.block);
    const run = isAround ? undefined : this.simulated(loop);
    const round =
      run !== undefined
        ? Linear.of(run.rounds.length - 1)
        : this.roundOf(loop, own, isAround && leavesAtHeader(this.plan, loop));
    const outside = this.initial(value, def, loop);
    const init = outside && this.value(outside);
    return this.counted(value, loop, init, round, (one) => this.value(one));
  }

  /** The number of the round of a loop around it. */
  round(loop: Loop): Linear {
    return this.roundOf(loop, false, leavesAtHeader(this.plan, loop));
  }

  /** The number of the round in which a loop is. */
  private roundOf(loop: Loop, own: boolean, exact: boolean): Linear {
    const high = (this.simulated(loop)?.rounds.length ?? ROUNDS) - 1;
    return this.values.variable(`${this.name} rounds ${loop.header}`, () => ({
      own,
      low: 0,
      high,
      source: { kind: 'round', exact },
      definition: undefined,
    }));
  }

  private initial(param: Value, block: Block, loop: Loop): Value | undefined {
    const { graph, loops } = this.plan;
    const index = block.params.indexOf(param);
    const given = new Set<Value>();
    for (const from of graph.preds[loop.header]!) {
      if (loops.contains(loop, from)) continue;
      for (const edge of terminator(graph.order[from]!)!.targets!)
        if (edge.block === block) given.add(edge.args[index]!);
    }
    return given.size === 1 ? [...given][0] : undefined;
  }

  private next(param: Value, block: Block, loop: Loop): Value | undefined {
    const { graph } = this.plan;
    const index = block.params.indexOf(param);
    const given = new Set<Value>();
    for (const latch of loop.latches)
      for (const edge of terminator(graph.order[latch]!)!.targets!)
        if (edge.block === block) given.add(edge.args[index]!);
    return given.size === 1 ? [...given][0] : undefined;
  }

  /** A value of a loop's header in its round `round`. */
  counted(
    param: Value,
    loop: Loop,
    init: Symbolic | undefined,
    round: Linear,
    get: (value: Value) => Symbolic | undefined,
  ): Symbolic | undefined {
    const block = param.def as Block;
    const next = this.next(param, block, loop);
    if (next === undefined || init === undefined) return undefined;
    if (next === param) return init;
    const step = this.stepOf(param, next, loop, get);
    if (step !== undefined && init.kind !== 'bool') {
      const product = this.values.multiply(step, round);
      return product && { ...init, of: init.of.plus(product) };
    }
    return this.orbit(param, next, loop, init, round);
  }

  /** What a loop adds in each round. */
  private stepOf(
    param: Value,
    next: Value,
    loop: Loop,
    get: (value: Value) => Symbolic | undefined,
  ): Linear | undefined {
    let sum = Linear.of(0);
    let at = next;
    for (let i = 0; i < 8; i++) {
      if (at === param) return sum;
      const def = defInst(at);
      if (def === undefined) return undefined;
      const isSub = def.op === 'int.sub';
      if (def.op !== 'int.add' && def.op !== 'ptr.add' && !isSub) return undefined;
      const isOutside = (value: Value): boolean => this.isSameInAll(value, loop);
      const [x, y] = def.args;
      const [rest, by] = isOutside(y) ? [x, y] : isOutside(x) && !isSub ? [y, x] : [undefined, y];
      const known = rest && get(by);
      if (known?.kind !== 'int') return undefined;
      sum = sum.plus(known.of, isSub ? -1 : 1);
      at = rest!;
    }
    return undefined;
  }

  /** Is it the same in all rounds: from outside, or computed inside from nothing that moves? */
  private isSameInAll(value: Value, loop: Loop, depth = 0): boolean {
    const { graph, loops } = this.plan;
    const def = defInst(value);
    if (def?.op === 'const.int') return true;
    const home = graph.numberOf('op' in value.def ? value.def.block : value.def);
    if (!loops.contains(loop, home)) return true;
    if (def === undefined || depth > MOST_INVARIANT || !isSteady(def)) return false;
    return def.args.every((arg) => this.isSameInAll(arg, loop, depth + 1));
  }

  /** Constants that a loop goes through, when each follows from the ones before. */
  private orbit(
    param: Value,
    next: Value,
    loop: Loop,
    init: Symbolic,
    round: Linear,
  ): Symbolic | undefined {
    if (init.kind !== 'int') return undefined;
    if (!init.of.isConstant)
      return this.values.casesOf(init.of, (one) => this.steps(param, next, one.constant, round));
    if (round.isConstant) {
      const at = this.simulated(loop)?.rounds[round.constant]?.get(param);
      return at === undefined ? undefined : { kind: 'int', of: Linear.of(at) };
    }
    return this.steps(param, next, init.of.constant, round) ?? this.listed(param, loop, round);
  }

  /** The values that follow from a first one, up to one that was there before. */
  private steps(param: Value, next: Value, init: number, round: Linear): Symbolic | undefined {
    const steps: number[] = [init];
    for (let i = 0; i < MOST_ROUNDS; i++) {
      const found = this.follow(next, new Map([[param, intOf(steps.at(-1)!)]]));
      if (found?.kind !== 'int' || !found.of.isConstant) return undefined;
      const again = steps.indexOf(found.of.constant);
      if (again >= 0) return this.table(steps, again, round);
      steps.push(found.of.constant);
    }
    return undefined;
  }

  /** Likewise where one follows from several, as far as the loop goes. */
  private listed(param: Value, loop: Loop, round: Linear): Symbolic | undefined {
    const { rounds } = this.simulated(loop) ?? {};
    if (rounds === undefined || rounds.length > MOST_ROUNDS) return undefined;
    const steps: number[] = [];
    for (const one of rounds) {
      const value = one.get(param);
      if (value === undefined) return undefined;
      steps.push(value);
    }
    return this.table(steps, steps.length - 1, round);
  }

  /** What an instruction gives for constants. */
  private follow(value: Value, memo: Map<Value, Symbolic | undefined>): Symbolic | undefined {
    if (memo.has(value)) return memo.get(value);
    memo.set(value, undefined);
    const def = defInst(value);
    const found =
      def === undefined || def.args.length > 3 || def.results[0] !== value
        ? undefined
        : this.values.evaluate(def, (arg) => this.follow(arg, memo));
    memo.set(value, found);
    return found;
  }

  private readonly runs = new Map<Loop, Run | undefined>();

  /** The number of the last round of a loop that constants alone decide about. */
  lastRound(loop: Loop): number | undefined {
    const run = this.simulated(loop);
    return run && run.rounds.length - 1;
  }

  /** The rounds of a loop whose counters and test are constants. */
  private simulated(loop: Loop): Run | undefined {
    if (!this.runs.has(loop)) {
      this.runs.set(loop, undefined);
      this.runs.set(loop, this.simulate(loop));
    }
    return this.runs.get(loop);
  }

  private simulate(loop: Loop): Run | undefined {
    const { graph, loops } = this.plan;
    const header = graph.order[loop.header]!;
    const isTestedFirst = graph.succs[loop.header]!.some((to) => !loops.contains(loop, to));
    const tester = isTestedFirst ? loop.header : loop.latches[0]!;
    const end = terminator(graph.order[tester]!);
    if (end?.op !== 'br.if' || loop.latches.length !== 1 || !leavesAtHeader(this.plan, loop))
      return undefined;
    const stays = end.targets!.findIndex(({ block }) =>
      loops.contains(loop, graph.numberOf(block)),
    );
    let now = new Map<Value, number>();
    for (const param of header.params) {
      const init = this.initial(param, header, loop);
      const known = init && this.value(init);
      if (known?.kind === 'int' && known.of.isConstant) now.set(param, known.of.constant);
    }
    const rounds: Map<Value, number>[] = [];
    for (let i = 0; i < MOST_SIMULATED; i++) {
      rounds.push(now);
      const memo = new Map<Value, Symbolic | undefined>(
        [...now].map(([param, value]) => [param, intOf(value)]),
      );
      const cond = this.follow(end.args[0], memo);
      if (cond?.kind !== 'bool') return undefined;
      const isYes = isTrue(cond.holds);
      if (!isYes && !isFalse(cond.holds)) return undefined;
      if (isYes !== (stays === 0)) return { rounds };
      const after = new Map<Value, number>();
      for (const param of now.keys()) {
        const next = this.next(param, header, loop);
        const known = next && this.follow(next, memo);
        if (known?.kind === 'int' && known.of.isConstant) after.set(param, known.of.constant);
      }
      now = after;
    }
    return undefined;
  }

  /** The entry of a list by the round; from entry `again` on it repeats. */
  private table(steps: readonly number[], again: number, round: Linear): Symbolic | undefined {
    const period = steps.length - again;
    const rest = this.values.remainder(round.shift(-again), period);
    const isOne = period === 1;
    return this.values.choice(
      'table',
      steps.map((value, i) => {
        const isLoop = i >= again;
        const when = !isLoop
          ? equal(round, Linear.of(i))
          : and(atMost(Linear.of(again), round), isOne ? TRUE : equal(rest, Linear.of(i - again)));
        return { when, then: { kind: 'int', of: Linear.of(value) } as const };
      }),
    );
  }

  /** Where a loop decides at its end: in every round but the first that was answered with yes. */
  goesOn(loop: Loop, round: Linear, get: (value: Value) => Symbolic | undefined): Formula {
    const { graph, loops } = this.plan;
    const [latch, ...more] = loop.latches;
    const end = latch === undefined ? undefined : terminator(graph.order[latch]!);
    if (end?.op !== 'br.if' || more.length > 0) return TRUE;
    const header = graph.order[loop.header]!;
    const side = end.targets!.findIndex((edge) => edge.block === header);
    const test = defInst(end.args[0]);
    if (side < 0 || test?.op !== 'int.cmp') return TRUE;
    const { args } = end.targets![side]!;
    // In the round before, the counter's next value was what the counter is now.
    const now = (value: Value): Symbolic | undefined => {
      const index = args.indexOf(value);
      if (index >= 0) return get(header.params[index]!);
      const home = graph.numberOf('op' in value.def ? value.def.block : value.def);
      const isOutside = defInst(value)?.op === 'const.int' || !loops.contains(loop, home);
      return isOutside ? get(value) : undefined;
    };
    const known = this.values.evaluate(test, now);
    if (known?.kind !== 'bool') return TRUE;
    const holds = notYet(
      side === 0 ? known.holds : not(known.holds),
      (id) => round.terms.has(id),
      this.values.variables,
    );
    return or(equal(round, Linear.of(0)), holds);
  }

  /** A value where ways meet again, as a choice by the condition that parted them. */
  private joined(value: Value, block: Block, number: number): Symbolic | undefined {
    const { graph, dom } = this.plan;
    const parts = dom.idom[number]!;
    const end = terminator(graph.order[parts]!);
    if (end?.op !== 'br.if') return undefined;
    const sides = end.targets!.map(({ block }) => graph.numberOf(block));
    if (sides[0] === sides[1] || new Set(graph.preds[number]).size > 2)
      return this.joinedByWays(value, block, number, parts);
    const cond = this.value(end.args[0]);
    if (cond?.kind !== 'bool') return undefined;
    const index = block.params.indexOf(value);
    const cases: { when: Formula; then: Symbolic }[] = [];
    for (const from of new Set(graph.preds[number])) {
      for (const [i, edge] of terminator(graph.order[from]!)!.targets!.entries()) {
        if (edge.block !== block) continue;
        const side =
          from === parts ? i : sides.findIndex((to) => to !== number && dom.dominates(to, from));
        const then = this.value(edge.args[index]!);
        if (side < 0 || then === undefined) return undefined;
        cases.push({ when: side === 0 ? cond.holds : not(cond.holds), then });
      }
    }
    return this.values.choice('join', cases);
  }

  /** Likewise, where several branches decide: one case for each value, with all ways to it. */
  private joinedByWays(
    value: Value,
    block: Block,
    number: number,
    parts: number,
  ): Symbolic | undefined {
    const reached = this.waysFrom(parts, number);
    if (reached === undefined) return undefined;
    const index = block.params.indexOf(value);
    const ways = new Map<Value, Formula[]>();
    for (const { edge, when } of reached) {
      const given = edge.args[index]!;
      // Constants of one number are one value.
      const same = [...ways.keys()].find((one) => isSame(one, given)) ?? given;
      ways.set(same, [...(ways.get(same) ?? []), when]);
    }
    const cases: { when: Formula; then: Symbolic }[] = [];
    for (const [given, when] of ways) {
      const then = this.value(given);
      if (then === undefined) return undefined;
      cases.push({ when: or(...when), then });
    }
    return this.values.choice('join', cases);
  }

  /**
   * The edges into a block that can be taken, each with what holds of a thread that comes along it
   * from the block `parts`; undefined where a loop or a condition that is not known lies between.
   */
  private waysFrom(
    parts: number,
    number: number,
  ): readonly { readonly edge: Edge; readonly when: Formula }[] | undefined {
    const { graph } = this.plan;
    const out: { edge: Edge; when: Formula }[] = [];
    const work: { at: number; when: readonly Formula[] }[] = [{ at: parts, when: [] }];
    for (let taken = 0, one = work.pop(); one !== undefined; one = work.pop()) {
      const next = this.waysOn(one.at);
      if (++taken > MOST_JOINED || next === undefined) return undefined;
      for (const { edge, holds } of next) {
        const when = holds === TRUE ? one.when : [...one.when, holds];
        const to = graph.numberOf(edge.block);
        if (to === number) out.push({ edge, when: and(...when) });
        else if (to <= one.at) return undefined;
        else work.push({ at: to, when });
      }
    }
    return out;
  }

  /** The edges out of a block that can be taken; undefined where a condition is not known. */
  private waysOn(
    at: number,
  ): readonly { readonly edge: Edge; readonly holds: Formula }[] | undefined {
    const end = terminator(this.plan.graph.order[at]!);
    const targets = end?.targets ?? [];
    if (end === undefined || targets.length < 2)
      return targets.map((edge) => ({ edge, holds: TRUE }));
    const cond = end.op === 'br.if' ? this.value(end.args[0]) : undefined;
    if (cond?.kind !== 'bool') return undefined;
    return targets.flatMap((edge, side) => {
      const holds = edgeCondition(end, side, cond);
      return isFalse(holds) || !this.values.mayHold(holds) ? [] : [{ edge, holds }];
    });
  }

  /** The only target of a branch that leads here; -1 where there is none. */
  private sideOf(end: Inst): number {
    const { graph, dom } = this.plan;
    if ((end.targets?.length ?? 0) < 2) return -1;
    const sides = end.targets!.map(({ block }) => {
      const to = graph.numberOf(block);
      if (!dom.dominates(to, this.at)) return false;
      // Into the head of a loop there are the ways round it besides.
      return graph.preds[to]!.filter((from) => !dom.dominates(to, from)).length === 1;
    });
    return sides.filter(Boolean).length === 1 ? sides.indexOf(true) : -1;
  }

  /** What holds of every thread that comes there: conditions of branches that lead there. */
  conditions(): { readonly when: Formula[]; readonly narrow: Formula[] } {
    const { graph, dom, loops } = this.plan;
    const out: Formula[] = [];
    const full = new Set<Formula>();
    for (let at = dom.idom[this.at]!; at >= 0; at = dom.idom[at]!) {
      const end = terminator(graph.order[at]!)!;
      const side = this.sideOf(end);
      if (side < 0) continue;
      const holds = edgeCondition(end, side, this.value(end.args[0]));
      if (holds !== TRUE) out.push(holds);
      // A check that fails ends the launch.
      const isCheck = end.targets!.every(
        ({ block }, i) => i === side || !this.plan.returning.has(graph.numberOf(block)),
      );
      if (isCheck || fullAnswer(end.args[0], graph) === (side === 0)) full.add(holds);
    }
    for (let loop = loops.loopOf(this.at); loop !== undefined; loop = loop.parent) {
      const round = this.roundOf(loop, false, leavesAtHeader(this.plan, loop));
      const holds = this.goesOn(loop, round, (value) => this.value(value));
      if (holds !== TRUE) out.push(holds);
    }
    // What the code before it in its own block takes for granted.
    for (const inst of this.block.insts.slice(0, this.index)) {
      const cond = inst.op === 'assume' ? this.value(inst.args[0]) : undefined;
      if (cond?.kind !== 'bool') continue;
      out.push(cond.holds);
      full.add(cond.holds);
    }
    return { when: out, narrow: out.filter((one) => !full.has(one)) };
  }
}

/** Is it clear from the code how often the loop goes round, whichever way it is left? */
export function leavesAtHeader({ graph, loops, returning }: LockstepPlan, loop: Loop): boolean {
  // A check that fails ends the launch.
  const exits = loop.blocks.filter((b) =>
    graph.succs[b]!.some((to) => !loops.contains(loop, to) && returning.has(to)),
  );
  return exits.length === 1 && (exits[0] === loop.header || loop.latches.includes(exits[0]!));
}

export function edgeCondition(end: Inst, side: number, cond: Symbolic | undefined): Formula {
  if (end.op === 'br.if')
    return cond?.kind !== 'bool' ? TRUE : side === 0 ? cond.holds : not(cond.holds);
  if (cond?.kind !== 'int' || end.attrs.cases === undefined) return TRUE;
  const cases = end.attrs.cases.map((bits) => equal(cond.of, Linear.of(Number(bits))));
  return side > 0 ? cases[side - 1]! : and(...cases.map(not));
}

/**
 * What goes on round a loop in all rounds up to this one, where only the number of the round moves
 * it. Of `a != b` it is on its first side still: who passes over the other number goes round for
 * ever. Of `a >= c` without a sign it has not come below zero, which it does not pass in one step.
 */
export function notYet(
  holds: Formula,
  isRound: (id: number) => boolean,
  variables: readonly Variable[],
): Formula {
  if (holds.kind === 'positive') {
    const [low] = holds.of.terms;
    const of = unwrapped(holds.of, variables);
    if (of === holds.of || holds.of.terms.size !== 1 || low![1] !== 1) return holds;
    const step = stepOf(of, isRound);
    const isOver = step === undefined || step >= 0 || step < holds.of.constant;
    return isOver ? holds : and(holds, { kind: 'positive', of });
  }
  if (holds.kind !== 'or' || holds.parts.length !== 2) return holds;
  const [a, b] = holds.parts;
  if (a?.kind !== 'positive' || b?.kind !== 'positive') return holds;
  const sum = a.of.plus(b.of);
  if (!sum.isConstant || sum.constant !== -2) return holds;
  const of = unwrapped(a.of, variables);
  const step = stepOf(of, isRound);
  if (step === undefined) return holds;
  const side: Formula =
    step < 0 ? { kind: 'positive', of } : { kind: 'positive', of: unwrapped(b.of, variables) };
  return of === a.of ? side : and(holds, side);
}

/** By how much a round moves a number, if one loop does and nothing else of rounds. */
function stepOf({ terms }: Linear, isRound: (id: number) => boolean): number | undefined {
  const [only, ...more] = [...terms].filter(([id]) => isRound(id));
  return only === undefined || more.length > 0 ? undefined : only[1];
}

/** A number as it was before it may have wrapped around. */
function unwrapped(of: Linear, variables: readonly Variable[]): Linear {
  let out = of;
  for (const [id, by] of of.terms) {
    const { wraps } = variables[id]!;
    if (wraps !== undefined) out = out.plus(Linear.variable(id), -by).plus(wraps, by);
  }
  return out;
}

export function isFalse(formula: Formula): boolean {
  if (formula.kind === 'or') return formula.parts.every(isFalse);
  if (formula.kind === 'and') return formula.parts.some(isFalse);
  if (!formula.of.isConstant) return false;
  return formula.kind === 'zero' ? formula.of.constant !== 0 : formula.of.constant < 0;
}

/** The same wherever and whenever it is computed from the same operands. */
function isSteady({ op }: Inst): boolean {
  return (
    op === 'gpu.grid.size' ||
    op === 'gpu.workgroup.size' ||
    (isPureOp(op) && !hasEffect(op, 'read') && !op.startsWith('gpu.'))
  );
}

function isTrue(formula: Formula): boolean {
  if (formula.kind === 'and') return formula.parts.every(isTrue);
  if (formula.kind === 'or') return formula.parts.some(isTrue);
  if (!formula.of.isConstant) return false;
  return formula.kind === 'zero' ? formula.of.constant === 0 : formula.of.constant >= 0;
}

function intOf(value: number): Symbolic {
  return { kind: 'int', of: Linear.of(value) };
}

function isSame(a: Value, b: Value): boolean {
  if (a === b) return true;
  const [x, y] = [defInst(a), defInst(b)];
  return x?.op === 'const.int' && y?.op === 'const.int' && x.attrs.bits === y.attrs.bits;
}
