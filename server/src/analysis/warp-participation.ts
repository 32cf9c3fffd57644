/**
 * Which lanes of a warp execute an operation of the warp, and which its mask names. PTX ISA,
 * "shfl.sync", and the CUDA programming guide, "Warp Shuffle Functions": all threads named in the
 * mask that have not ended must execute the operation, and what is read from a lane that does not
 * is undefined. A lane takes part unless its guards, as formulas, have no solution; so what is
 * found holds for every launch with these threads.
 */
import type { Func, Inst } from '../mir/index.ts';
import { and, atMost, equal, type Formula, Linear, or, satisfy } from '../presburger/index.ts';
import { type Arrival, arrivalsAt } from './barrier-phases.ts';
import { bitsOf, type NumberedBarrier, numberedBarrier } from './barriers.ts';
import { PLANES } from './block-shapes.ts';
import { dimensionsOf } from './dimensions.ts';
import { endedLanes, gateOf, isPlain, othersGoOn } from './ended-lanes.ts';
import type { FlowGraph } from './flow-graph.ts';
import { eachVariable } from './formula-variables.ts';
import { type LockstepPlan, planLockstep } from './simt-interpreter.ts';
import type { Symbolic } from './symbolic.ts';
import { type BlockShape, SymbolicValues } from './symbolic-values.ts';
import { maskedOperations, maskOf } from './warp-masks.ts';
import { shuffleOf, sourceLane } from './warp-shuffles.ts';

/** A lane that should take part in an operation of its warp and does not. */
export type WarpMistake =
  /** A lane executes it that the mask does not name. */
  | {
      readonly kind: 'missed';
      readonly inst: Inst;
      readonly mask: number;
      readonly lane: number;
    }
  /** The mask names lanes that go another way. */
  | {
      readonly kind: 'absent';
      readonly inst: Inst;
      readonly mask: number;
      /** Bits of the lanes that do not execute it. */
      readonly lanes: number;
    }
  /** A shuffle takes the value of a lane that does not execute it. */
  | {
      readonly kind: 'source';
      readonly inst: Inst;
      readonly lane: number;
      readonly source: number;
      readonly isNamed: boolean;
    }
  /** Likewise of one that has ended, in launches that end in the middle of a warp. */
  | {
      readonly kind: 'ended';
      readonly inst: Inst;
      readonly lane: number;
      readonly source: number;
    };

/** A barrier with a count that the threads that come do not reach, or where none waits. */
export interface ShortBarrier {
  readonly inst: Inst;
  readonly count: number;
  /** Threads of the warps that come; 0 where all say that they have come, and nobody waits. */
  readonly threads: number;
}

const WARP = 32;
const WHOLE = 0xffff_ffffn;
/** What a launch passes for sizes, where it is a large one. */
const LARGE = 4096;
const LINES: readonly BlockShape[] = [
  [64, 1, 1],
  [256, 1, 1],
  [1024, 1, 1],
];
/** Warps that are gone through: the first ones and the last. */
const MOST_WARPS = 6;
/** Work of one question about one lane, and of all about one kernel. */
const WORK_PER_LANE = 2_000;
const WORK = 400_000;
/** Of one operation, whatever others have cost. */
const WORK_AT_LEAST = 20_000;

/** Mistakes that every launch with the block has; of an unknown one, all likely blocks. */
export function warpMistakes(fn: Func, block: BlockShape | undefined): readonly WarpMistake[] {
  const plan = planLockstep(fn);
  const masked = new Set(
    maskedOperations(fn).filter(({ block: at }) => plan.graph.numberOf(at) >= 0),
  );
  if (masked.size === 0) return [];
  const dimensions = dimensionsOf(fn, false);
  const most = fn.launchBounds?.maxThreads ?? Number.POSITIVE_INFINITY;
  const likely = (dimensions === 1 ? LINES : PLANES).filter(
    ([x, y]) => x * y <= most && x * y >= WARP,
  );
  let left: readonly WarpMistake[] | undefined;
  for (const shape of block === undefined ? likely : [block]) {
    const sure = new Participation(plan, shape, dimensions, masked, block !== undefined).mistakes();
    const found = [...sure, ...endedIn(plan, shape, dimensions, masked, sure)];
    left = left?.filter((a) => found.some((b) => a.inst === b.inst && a.kind === b.kind)) ?? found;
    if (left.length === 0) break;
  }
  return left ?? [];
}

/** What lanes read of ended ones, of operations with which nothing else is wrong. */
function endedIn(
  plan: LockstepPlan,
  shape: BlockShape,
  dimensions: number,
  masked: ReadonlySet<Inst>,
  known: readonly WarpMistake[],
): readonly WarpMistake[] {
  const open = [...masked].filter((inst) => !known.some((one) => one.inst === inst));
  return endedLanes(plan, shape, dimensions, open).map((one) => ({ kind: 'ended', ...one }));
}

/** Numbered barriers whose count no threads of a known block give. */
export function shortBarriers(fn: Func, block: BlockShape): readonly ShortBarrier[] {
  const plan = planLockstep(fn);
  const watched = new Set<Inst>();
  for (const { insts } of plan.graph.order)
    for (const inst of insts) {
      if (numberedBarrier(inst) !== undefined) watched.add(inst);
      else if (mayHideBarrier(inst)) return [];
    }
  const counted = [...watched].filter((inst) => bitsOf(numberedBarrier(inst)!.count) !== undefined);
  if (counted.length === 0) return [];
  return new Participation(plan, block, dimensionsOf(fn, false), watched, true).shortBarriers(
    counted,
  );
}

/** May threads come to a barrier here that is not seen? */
function mayHideBarrier({ op, attrs }: Inst): boolean {
  if (op.startsWith('call')) return true;
  return op === 'gpu.asm' && /\bbar(?:rier)?\b/.test(`${attrs.imm?.[0] ?? ''}`);
}

/** What the lanes of one warp do at an operation, in one round of the loops around it. */
interface Moment {
  readonly inst: Inst;
  readonly ways: readonly Arrival[];
  readonly warp: number;
  /** Lanes that execute it, and those that do not or are not there. */
  readonly here: readonly number[];
  readonly gone: readonly number[];
  readonly rounds: ReadonlyMap<number, number>;
}

/** Who executes what in workgroups of one shape. */
class Participation {
  private readonly plan: LockstepPlan;
  private readonly block: BlockShape;
  private readonly values: SymbolicValues;
  private readonly watched: ReadonlySet<Inst>;
  /** Nobody has supposed the block. */
  private readonly isKnown: boolean;
  private readonly arrivals: ReadonlyMap<Inst, readonly Arrival[]> | undefined;
  private readonly budget = { left: WORK };
  private readonly answers = new Map<string, boolean | undefined>();

  constructor(
    plan: LockstepPlan,
    block: BlockShape,
    dimensions: number,
    watched: ReadonlySet<Inst>,
    isKnown: boolean,
  ) {
    this.plan = plan;
    this.isKnown = isKnown;
    this.block = block;
    this.values = new SymbolicValues(block, dimensions);
    this.watched = watched;
    const gates = [...watched].map((inst) => gateOf(plan, inst));
    const arrivals = arrivalsAt(plan, this.values, new Set([...watched, ...gates]));
    if (arrivals === undefined) return;
    const byInst = new Map<Inst, Arrival[]>();
    for (const inst of [...watched, ...gates]) byInst.set(inst, []);
    for (const one of arrivals) byInst.get(one.inst)!.push(one);
    this.arrivals = byInst;
  }

  mistakes(): readonly WarpMistake[] {
    const out: WarpMistake[] = [];
    let [work, open] = [WORK, this.watched.size];
    for (const [inst, ways] of this.arrivals ?? []) {
      if (!this.watched.has(inst)) continue;
      // What one costs is not to leave others open.
      const share = Math.max(work / open--, WORK_AT_LEAST);
      this.budget.left = share;
      const found = ways.length === 0 ? undefined : this.mistakeAt(inst, ways);
      work -= share - this.budget.left;
      if (found !== undefined) out.push(found);
    }
    return out;
  }

  shortBarriers(counted: readonly Inst[]): readonly ShortBarrier[] {
    const { arrivals } = this;
    if (arrivals === undefined) return [];
    return counted.flatMap((inst): readonly ShortBarrier[] => {
      const { number: given, count: counts, waits } = numberedBarrier(inst)!;
      const [count, number] = [Number(bitsOf(counts)), bitsOf(given)];
      if (number === undefined) return [];
      // Threads that come with another count are not counted with these.
      const together = [...this.watched].filter((other) => {
        const its = numberedBarrier(other)!;
        return (bitsOf(its.number) ?? number) === number && (this.countAt(its) ?? count) === count;
      });
      if (!waits && !together.some((other) => numberedBarrier(other)!.waits))
        return [{ inst, count, threads: 0 }];
      const ways = together.map((other) => arrivals.get(other)!);
      let threads = 0;
      for (let warp = 0; warp < this.warps; warp++) {
        const isThere = this.lanesOf(warp).some((lane) =>
          ways.some((way) => this.takesPart(way, WARP * warp + lane, new Map()) !== false),
        );
        if (isThere) threads += WARP;
      }
      return threads < count && threads > 0 ? [{ inst, count, threads }] : [];
    });
  }

  /** How many threads a barrier says that there are; undefined where that is not known. */
  private countAt({ count }: NumberedBarrier): number | undefined {
    if (count === 'all') return WARP * this.warps;
    const bits = bitsOf(count);
    return bits === undefined ? undefined : Number(bits);
  }

  private get count(): number {
    return this.block[0] * this.block[1] * this.block[2];
  }

  private get warps(): number {
    return Math.ceil(this.count / WARP);
  }

  /** The first one, the last one, which may not be whole, and more as far as that pays. */
  private someWarps(): readonly number[] {
    const last = this.warps - 1;
    const between = Array.from({ length: Math.max(0, last - 1) }, (_, i) => i + 1);
    return [...new Set([0, last, ...between.slice(0, MOST_WARPS - 2)])];
  }

  private lanesOf(warp: number): readonly number[] {
    return Array.from({ length: Math.min(WARP, this.count - WARP * warp) }, (_, lane) => lane);
  }

  private mistakeAt(inst: Inst, ways: readonly Arrival[]): WarpMistake | undefined {
    const given = maskOf(inst);
    const mask = bitsOf(given);
    const isShuffle = shuffleOf(inst) !== undefined;
    const stray = this.unnamed(inst, mask, ways);
    if (stray !== undefined) return stray;
    const isAlike = ways.every(({ when }) => !this.values.dependsOnThread(when));
    if (isAlike && !isShuffle && this.count % WARP === 0) return undefined;
    const others = this.alternatives(inst);
    const missing = others.length === 0 ? this.absentFromLoop(inst, mask) : undefined;
    if (missing !== undefined) return missing;
    for (const warp of this.someWarps()) {
      const lanes = this.lanesOf(warp);
      for (const rounds of this.roundsOf(ways, warp)) {
        const answers = lanes.map((lane) => this.takesPart(ways, WARP * warp + lane, rounds));
        const here = lanes.filter((lane) => answers[lane] === true);
        if (here.length === 0 || answers.includes(undefined)) continue;
        const gone = Array.from({ length: WARP }, (_, lane) => lane).filter(
          (lane) =>
            answers[lane] !== true &&
            !others.some(
              (more) =>
                lane < lanes.length &&
                this.takesPart(more, WARP * warp + lane, new Map()) !== false,
            ),
        );
        const found =
          this.absent(
            inst,
            mask,
            gone.filter((lane) => lane < lanes.length),
          ) ?? this.source({ inst, ways, warp, here, gone, rounds });
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /**
   * A lane outside of the mask that comes there in large and in small launches, whatever memory
   * holds: where a parameter says how many lanes come, it may say so of the mask. Of a
   * workgroup that is only likely, nobody knows what its parameters say of the lanes.
   */
  private unnamed(
    inst: Inst,
    mask: bigint | undefined,
    ways: readonly Arrival[],
  ): WarpMistake | undefined {
    if (mask === undefined || !this.isKnown) return undefined;
    const bits = BigInt.asUintN(WARP, mask);
    if (bits === WHOLE) return undefined;
    const plain = ways.filter((one) => isPlain(this.values, one) && !this.hasOpenRounds(one));
    if (plain.length === 0) return undefined;
    const comes = or(...plain.map(({ when }) => when));
    const launches = this.launches().map((launch) => and(comes, launch));
    for (const warp of this.someWarps())
      for (const lane of this.lanesOf(warp)) {
        if ((bits >> BigInt(lane)) & 1n) continue;
        const here = this.isThread(WARP * warp + lane);
        if (launches.some((one) => typeof this.solve(and(one, here)) === 'string')) continue;
        return { kind: 'missed', inst, mask: Number(bits), lane };
      }
    return undefined;
  }

  /** Does a loop lead there of which the code does not say how often it is gone round? */
  private hasOpenRounds({ when }: Arrival): boolean {
    let isOpen = false;
    eachVariable(this.values.variables, [when], (id) => {
      const { source } = this.values.variables[id]!;
      if (source.kind === 'round' && !source.exact) isOpen = true;
    });
    return isOpen;
  }

  /** What is passed is large, or as small as it may be. */
  private launches(): readonly Formula[] {
    const [large, small]: [Formula[], Formula[]] = [[], []];
    this.values.variables.forEach(({ source, high }, id) => {
      if (source.kind !== 'param' || high <= LARGE) return;
      large.push(atMost(Linear.of(LARGE), Linear.variable(id)));
      small.push(atMost(Linear.variable(id), Linear.of(1)));
    });
    return [and(...large), and(...small)];
  }

  /** Lanes of the mask that do not come to the loop around it, whatever decides its rounds. */
  private absentFromLoop(inst: Inst, mask: bigint | undefined): WarpMistake | undefined {
    const gate = gateOf(this.plan, inst);
    if (gate === inst) return undefined;
    const ways = this.arrivals!.get(gate)!;
    for (const warp of this.someWarps()) {
      const lanes = this.lanesOf(warp);
      const answers = lanes.map((lane) => this.takesPart(ways, WARP * warp + lane, new Map()));
      if (!answers.includes(true) || answers.includes(undefined)) continue;
      const found = this.absent(
        inst,
        mask,
        lanes.filter((lane) => answers[lane] === false),
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Lanes of the mask that are there and go another way without having ended. */
  private absent(
    inst: Inst,
    mask: bigint | undefined,
    gone: readonly number[],
  ): WarpMistake | undefined {
    if (mask === undefined || !othersGoOn(this.plan, inst)) return undefined;
    const named = gone.filter((lane) => (mask >> BigInt(lane)) & 1n);
    if (named.length === 0) return undefined;
    const lanes = named.reduce((bits, lane) => bits + 2 ** lane, 0);
    return { kind: 'absent', inst, mask: Number(BigInt.asUintN(WARP, mask)), lanes };
  }

  /** A lane that reads one that does not execute the shuffle. */
  private source({ inst, ways, warp, here, gone, rounds }: Moment): WarpMistake | undefined {
    const mask = bitsOf(maskOf(inst));
    const shuffle = shuffleOf(inst);
    if (shuffle === undefined || mask === undefined) return undefined;
    const operand = (which: number): Symbolic | bigint | undefined => {
      const one = shuffle.operands[which];
      if (typeof one === 'bigint' || one === undefined) return one;
      const index = inst.args.indexOf(one);
      return index < 0 ? undefined : sameOnAll(ways, index);
    };
    const [by, clamp] = [operand(0), operand(1)];
    for (const lane of here) {
      const [b, c] = [by, clamp].map((one) =>
        this.known(one, ways[0]!, WARP * warp + lane, rounds),
      );
      if (b === undefined || c === undefined) continue;
      const source = sourceLane(shuffle.mode, lane, b, c);
      const isNamed = ((mask >> BigInt(source)) & 1n) === 1n;
      // At the end of a tree of shuffles nobody uses what the last lanes get from outside the mask.
      const isTree = shuffle.mode === 'down' || shuffle.mode === 'up';
      if (!gone.includes(source) || (isTree && !isNamed)) continue;
      // Of a warp that is not whole, the code may leave such values alone.
      if (isTree && source >= this.lanesOf(warp).length) continue;
      return { kind: 'source', inst, lane, source, isNamed };
    }
    return undefined;
  }

  /** The only value that an operand can have in a thread. */
  private known(
    operand: Symbolic | bigint | undefined,
    { when }: Arrival,
    thread: number,
    rounds: ReadonlyMap<number, number>,
  ): number | undefined {
    if (typeof operand === 'bigint') return Number(operand);
    if (operand?.kind !== 'int') return undefined;
    if (operand.of.isConstant) return operand.of.constant;
    const at = and(when, this.isThread(thread), this.fixed(rounds));
    const self = Linear.variable(this.values.variables.length + 1);
    const one = this.solve(and(at, equal(self, operand.of)));
    if (typeof one === 'string') return undefined;
    const value = operand.of.at(one);
    const others = or(
      atMost(operand.of, Linear.of(value - 1)),
      atMost(Linear.of(value + 1), operand.of),
    );
    return this.solve(and(at, others)) === 'none' ? value : undefined;
  }

  /** Values of the loops' rounds in which some lane comes there. */
  private roundsOf(ways: readonly Arrival[], warp: number): readonly ReadonlyMap<number, number>[] {
    const ids = new Set<number>();
    for (const { when, args } of ways) {
      const places = args.flatMap((arg): Formula[] =>
        arg?.kind === 'int' ? [{ kind: 'zero', of: arg.of }] : [],
      );
      eachVariable(this.values.variables, [when, ...places], (id) => {
        if (this.values.variables[id]!.source.kind === 'round') ids.add(id);
      });
    }
    if (ids.size === 0) return [new Map()];
    const out = new Map<string, ReadonlyMap<number, number>>();
    for (const lane of this.lanesOf(warp)) {
      const found = this.solve(
        and(or(...ways.map(({ when }) => when)), this.isThread(WARP * warp + lane)),
      );
      if (typeof found === 'string') continue;
      const first = new Map([...ids].map((id) => [id, found.get(id) ?? 0]));
      for (const rounds of [first, this.lastRound(ways, WARP * warp + lane, first)])
        out.set(JSON.stringify([...rounds]), rounds);
      if (out.size > 4) break;
    }
    return [...out.values()];
  }

  /** The last round of one loop that the thread goes round alone. */
  private lastRound(
    ways: readonly Arrival[],
    thread: number,
    first: ReadonlyMap<number, number>,
  ): ReadonlyMap<number, number> {
    const [id, ...more] = first.keys();
    if (id === undefined || more.length > 0) return first;
    const all = and(or(...ways.map(({ when }) => when)), this.isThread(thread));
    let last = first;
    for (let step = 1024; step >= 1; step /= 2) {
      for (let i = 0; i < 2; i++) {
        const next = Linear.of(last.get(id)! + step);
        const found = this.solve(and(all, equal(Linear.variable(id), next)));
        if (typeof found === 'string') break;
        last = new Map([[id, next.constant]]);
      }
    }
    return last;
  }

  /** Can the thread come there? Undefined where that is not decided. */
  private takesPart(
    ways: readonly Arrival[],
    thread: number,
    rounds: ReadonlyMap<number, number>,
  ): boolean | undefined {
    if (ways.length === 0) return false;
    const key = `${ways[0]!.inst.block.id} ${ways[0]!.inst.block.insts.indexOf(ways[0]!.inst)} ${thread} ${JSON.stringify([...rounds])}`;
    if (!this.answers.has(key)) {
      const found = this.solve(
        and(or(...ways.map(({ when }) => when)), this.isThread(thread), this.fixed(rounds)),
      );
      this.answers.set(key, found === 'unknown' ? undefined : found !== 'none');
    }
    return this.answers.get(key);
  }

  /** Operations of the same kind that lie on another way, neither before nor behind. */
  private alternatives(inst: Inst): readonly (readonly Arrival[])[] {
    const name = inst.attrs.symbol ?? inst.attrs.imm?.[0];
    const { graph } = this.plan;
    const here = graph.numberOf(inst.block);
    return [...this.arrivals!].flatMap(([other, ways]) => {
      const there = graph.numberOf(other.block);
      const its = other.attrs.symbol ?? other.attrs.imm?.[0];
      if (!this.watched.has(other) || other === inst || its !== name || here === there) return [];
      return reaches(graph, here, there) || reaches(graph, there, here) ? [] : [ways];
    });
  }

  private isThread(number: number): Formula {
    const [width, height] = this.block;
    const index = [number % width, Math.floor(number / width) % height];
    index.push(Math.floor(number / (width * height)));
    return and(...index.map((value, dim) => equal(this.values.thread(dim), Linear.of(value))));
  }

  private fixed(rounds: ReadonlyMap<number, number>): Formula {
    return and(...[...rounds].map(([id, at]) => equal(Linear.variable(id), Linear.of(at))));
  }

  private readonly definition = (id: number): Formula | undefined => {
    const variable = this.values.variables[id];
    if (variable === undefined) return undefined;
    const { low, high, definition } = variable;
    const self = Linear.variable(id);
    const parts: Formula[] = definition === undefined ? [] : [definition];
    if (Number.isFinite(low)) parts.push(atMost(Linear.of(low), self));
    if (Number.isFinite(high)) parts.push(atMost(self, Linear.of(high)));
    return and(...parts);
  };

  private solve(formula: Formula): ReturnType<typeof satisfy> {
    const budget = { left: Math.min(WORK_PER_LANE, this.budget.left) };
    const before = budget.left;
    const found = satisfy(formula, this.definition, budget);
    this.budget.left -= before - budget.left + 10;
    return found;
  }
}

/** What an argument is on the only way, or the number that it is on each. */
function sameOnAll(ways: readonly Arrival[], index: number): Symbolic | bigint | undefined {
  const [one, ...more] = ways.map(({ args }) => args[index]);
  if (more.length === 0) return one;
  if (one?.kind !== 'int' || !one.of.isConstant) return undefined;
  const isSame = more.every(
    (other) =>
      other?.kind === 'int' && other.of.isConstant && other.of.constant === one.of.constant,
  );
  return isSame ? one : undefined;
}

/** Without going back: blocks have their numbers in reverse postorder. */
function reaches({ succs }: FlowGraph, from: number, to: number): boolean {
  const seen = new Set<number>();
  const work = [from];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (b === to) return true;
    if (seen.has(b) || b > to) continue;
    seen.add(b);
    for (const next of succs[b]!) if (next > b) work.push(next);
  }
  return false;
}
