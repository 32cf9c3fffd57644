/**
 * Races decided: for all pairs of accesses in one phase, are there two threads of one workgroup
 * that touch the same byte? Each pair is a formula of integer arithmetic, for which there are
 * values (a race, with its threads) or none (a proof). What has no such form, or depends on what
 * memory holds, is undecided, with the reason.
 */
import { append, Fuel, LIMITS } from '../base/index.ts';
import type { Inst } from '../mir/index.ts';
import {
  and,
  atMost,
  type Budget,
  below,
  FALSE,
  type Formula,
  Linear,
  not,
  rename,
  type Solution,
  satisfy,
  TRUE,
} from '../presburger/index.ts';
import { DIVERGENT, type Gap, type Occurrence, phasesOf, TOO_LARGE } from './barrier-phases.ts';
import { FEW, FEW_IN_ROWS, LINES, PLANES } from './block-shapes.ts';
import { outsideInLaunch } from './bounds-in-launch.ts';
import { BriefGuards } from './brief-guards.ts';
import { unorderedInCluster } from './cluster-races.ts';
import { confirmed } from './confirmed-values.ts';
import { type EnumeratedPair, PairEnumeration } from './enumerate-pairs.ts';
import { eachVariable, withFactors } from './formula-variables.ts';
import { FreeData } from './free-data.ts';
import type { ParameterFacts } from './kernel-facts.ts';
import { LaunchTrials } from './launch-trials.ts';
import {
  type LikelyLaunch,
  likelyLaunches,
  type Meeting,
  type OfThread,
} from './likely-launches.ts';
import {
  InstPairs,
  isEnded,
  isPair,
  isTogether,
  mayBeOfOne,
  mayConflict,
  PartialRaces,
  place,
} from './occurrence-pairs.ts';
import { PairProducts } from './pair-products.ts';
import { unorderedProxies } from './proxy-order.ts';
import type { LockstepPlan } from './simt-interpreter.ts';
import { type Difference, SourcesApart } from './sources-apart.ts';
import { areStored, storedApart } from './stored-apart.ts';
import { isRemote } from './symbolic.ts';
import { type BlockShape, LAUNCH_REGION, SymbolicValues } from './symbolic-values.ts';
import { MOST_BYTES } from './target-accesses.ts';
import { ThreadDistance } from './thread-distance.ts';
import { first, ThreadPair } from './thread-pair.ts';
import type { Met } from './thread-places.ts';
import type { Conflict, OutOfBounds, ThreadId } from './workgroup-conflict.ts';

export interface DecisionInput {
  /**
   * `workgroup`: memory of one workgroup, which barriers order. `global`: memory of all, between
   * threads of one workgroup. `groups`: likewise, between those of different ones, which nothing
   * orders.
   */
  readonly memory?: 'workgroup' | 'global' | 'groups';
  readonly plan: LockstepPlan;
  /** Threads of the workgroup; undefined where the launch is not known. */
  readonly block: BlockShape | undefined;
  /** Along so many dimensions the kernel asks for threads or sizes. */
  readonly dimensions: number;
  /** Along so many it tells its threads apart, where that is less: it is launched in so many. */
  readonly threadDimensions?: number;
  /** Lanes of the widest wave. */
  readonly wave: number;
  /** What holds of every launch. */
  readonly facts?: ParameterFacts;
  /** Bytes by region. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** What is known of a kernel's accesses to one kind of memory. */
export type Verdict =
  | { readonly kind: 'proven'; readonly threads: number | undefined }
  | { readonly kind: 'race' }
  | { readonly kind: 'undecided'; readonly gaps: readonly Gap[] };

export interface Decision {
  readonly verdict: Verdict;
  readonly conflicts: readonly SymbolicConflict[];
  /** Accesses outside of workgroup memory, in a known launch. */
  readonly outside: readonly OutOfBounds[];
}

/** A race with what the launch has to be like for it. */
export interface SymbolicConflict extends Conflict {
  /** The workgroup in which it happens, where its index matters. */
  readonly group: ThreadId | undefined;
  /** Both threads are in one wave in every such pair. */
  readonly inWave: boolean;
  readonly region: string;
}

/** Threads of a workgroup for which a proof is tried where there is none for all. */
const THREAD_LIMITS = [512, 256, 128, 64, 32];

const WORK = 120_000;
/** For memory outside of the workgroup. */
const WORK_OUTSIDE = 40_000;
const WORK_PER_PAIR = 15_000;

/**
 * Without a known launch a proof holds for all of them, and a race is one in workgroups of all
 * likely shapes.
 */
export function decideRaces(input: DecisionInput): Decision {
  const most = input.plan.graph.fn.launchBounds?.maxThreads;
  const isShared = (input.memory ?? 'workgroup') === 'workgroup';
  const parts = new Fuel(LIMITS.raceParts);
  const budget: RaceBudget = { left: isShared ? WORK : WORK_OUTSIDE, parts };
  const whole = new Decider(input, budget, most).decide();
  if (isShared && input.block !== undefined && whole.mayStoreSame && whole.hasWays) {
    // What each way stores says more.
    budget.left = WORK;
    const apart = new Decider(input, budget, most, false, true, whole.left).decide();
    const more = apart.conflicts.filter((one) => !whole.conflicts.some((b) => isPair(one, b)));
    if (more.length > 0) {
      const verdict = more.every(({ inWave }) => inWave) ? whole.verdict : RACE;
      return { ...whole, verdict, conflicts: [...whole.conflicts, ...more] };
    }
  }
  // Of other memory only what every launch shows is wanted, and at a small price.
  if (!isShared) return whole;
  if (input.block !== undefined || whole.verdict.kind !== 'undecided' || whole.isLarge)
    return whole;
  budget.left = WORK;
  const conflicts = inAllShapes(input, budget, whole.mayStoreSame, most);
  if (conflicts.length > 0) return { verdict: RACE, conflicts, outside: [] };
  if (whole.isFirm) return whole;
  budget.left = WORK;
  for (const threads of THREAD_LIMITS) {
    if (most !== undefined && threads >= most) continue;
    const { verdict } = new Decider(input, budget, threads).decide();
    if (verdict.kind === 'proven')
      return { verdict: { kind: 'proven', threads }, conflicts: NONE, outside: [] };
  }
  return whole;
}

/** Accesses outside of workgroup memory in a known launch, where nothing else is asked. */
export function decideOutside(input: DecisionInput): readonly OutOfBounds[] {
  const most = input.plan.graph.fn.launchBounds?.maxThreads;
  const budget: RaceBudget = { left: WORK, parts: new Fuel(LIMITS.raceParts) };
  return new Decider(input, budget, most).allOutside();
}

/** What is left for one kernel, in all shapes of workgroups together. */
interface RaceBudget extends Budget {
  readonly parts: Fuel;
}

const NONE: readonly SymbolicConflict[] = [];
const SURELY: Difference = { holds: TRUE, places: [] };
const RACE: Verdict = { kind: 'race' };

function inAllShapes(
  input: DecisionInput,
  budget: RaceBudget,
  areWaysApart: boolean,
  most = Number.POSITIVE_INFINITY,
): readonly SymbolicConflict[] {
  const isLine = (input.threadDimensions ?? input.dimensions) === 1;
  const shapes = (isLine ? LINES : PLANES).filter(([x, y]) => x * y <= most);
  let left: readonly SymbolicConflict[] | undefined;
  for (const block of shapes) {
    const { conflicts } = new Decider(
      { ...input, block },
      budget,
      most,
      true,
      areWaysApart,
    ).decide();
    left =
      left === undefined
        ? conflicts
        : left.filter((a) => conflicts.some((b) => isPair(a, b) && !b.inWave));
    if (left.length === 0) break;
  }
  if (left === undefined || !left.some(({ region }) => region === LAUNCH_REGION))
    return left ?? NONE;
  // Which threads and how many bytes there are is one decision of the launch: in one with more
  // threads, what lies in the middle of this memory begins later. Few threads have to meet as well.
  const few = isLine ? FEW : FEW_IN_ROWS;
  const again = new Decider({ ...input, block: few }, budget, most, true).decide().conflicts;
  return left.filter((a) => a.region !== LAUNCH_REGION || again.some((b) => isPair(a, b)));
}

type Answer = 'none' | 'unknown' | Solution;

interface Open {
  readonly a: Occurrence;
  readonly b: Occurrence;
}

class Decider {
  private readonly input: DecisionInput;
  private readonly values: SymbolicValues;
  private readonly two: ThreadPair;
  private readonly distance: ThreadDistance;
  private readonly sources: SourcesApart;
  private readonly products: PairProducts;
  private readonly briefs: BriefGuards;
  private readonly trials: LaunchTrials;
  private readonly data: FreeData;
  private readonly most: number | undefined;
  private readonly isSupposed: boolean;
  private readonly areWaysApart: boolean;
  private readonly budget: RaceBudget;
  private enumeration: PairEnumeration | undefined;
  private readonly isOutside: boolean;
  private readonly canEnumerate: boolean;
  /** Two threads that meet in the last pair where no more than their indices decides. */
  private candidate: Met | undefined;
  private readonly gaps: Gap[] = [];
  private readonly found = new Map<Inst, Map<Inst, SymbolicConflict>>();
  /** Pairs that meet in some launch, but not surely. */
  private readonly open: Open[] = [];
  private readonly left = new InstPairs();
  private readonly only: InstPairs | undefined;

  /**
   * `isSupposed`: the shape is an assumption, no launch gives it. `only`: others are known to be
   * apart, or to meet.
   */
  constructor(
    input: DecisionInput,
    budget: RaceBudget,
    most?: number,
    isSupposed = false,
    areWaysApart = false,
    only?: InstPairs,
  ) {
    this.only = only;
    this.areWaysApart = areWaysApart;
    this.budget = budget;
    this.input = input;
    this.isSupposed = isSupposed;
    const areApart = input.memory === 'groups';
    this.isOutside = areApart || input.memory === 'global';
    this.canEnumerate = input.block !== undefined && !areApart;
    const { facts } = input;
    this.values = new SymbolicValues(input.block, input.dimensions, most, areApart, facts);
    this.two = new ThreadPair(this.values);
    this.data = new FreeData(input.plan.graph, this.values);
    this.products = new PairProducts(this.values, this.two, budget.parts);
    this.distance = new ThreadDistance(this.values, this.two, areApart);
    this.sources = new SourcesApart(this.values, this.two, this.distance, areApart);
    this.briefs = new BriefGuards(this.values);
    this.trials = new LaunchTrials(this.values, this.two, areApart);
    this.most = most;
  }

  decide(): Decision & {
    readonly isFirm: boolean;
    readonly isLarge: boolean;
    /** Two stores meet of which it is not known what they store. */
    readonly mayStoreSame: boolean;
    /** Some ways that only decide what is stored were not gone one by one. */
    readonly hasWays: boolean;
    /** What is neither known to meet nor not to. */
    readonly left: InstPairs;
  } {
    const { plan } = this.input;
    const { memory = 'workgroup' } = this.input;
    const isShared = memory === 'workgroup';
    const takes = isShared ? memory : 'global';
    const found = phasesOf(plan, this.values, takes, undefined, this.areWaysApart);
    const { gaps, underWay, passed, hasWays } = found;
    const phases = this.isOutside || this.isSupposed ? found.phases : this.data.freed(found.phases);
    this.isSort = phases !== found.phases;
    append(this.gaps, gaps);
    const fuel = new Fuel(LIMITS.decidedPairs);
    const { parts } = this.budget;
    const all = phases.flatMap(({ occurrences }) => occurrences);
    for (const { occurrences } of memory === 'groups' ? [{ occurrences: all }] : phases) {
      occurrences.forEach((a, i) => {
        for (let j = i; j < occurrences.length && this.goesOn() && fuel.spend(); j++) {
          const [one, other] = this.data.pairOf(a, occurrences[j]!);
          this.pair(one, other);
          const [inst, next] = [one.access.inst, other.access.inst];
          if (underWay.get(inst)?.has(next)) this.overlap(other, one);
          if (i !== j && underWay.get(next)?.has(inst)) this.overlap(one, other);
        }
      });
    }
    if (isShared) append(this.gaps, unorderedProxies(plan.graph, all));
    if (isShared && all.some(({ region }) => isRemote(region)))
      append(this.gaps, unorderedInCluster(this.input, this.budget, this.most));
    const isSpent = fuel.isSpent || parts.isSpent;
    if (isSpent) this.gaps.push({ reason: TOO_LARGE, inst: undefined });
    const isLarge = isSpent || this.values.isSpent;
    // Who waits with whom at a barrier that not all threads meet is not known.
    const isMixed = passed.size > 0 || gaps.some(({ reason }) => reason === DIVERGENT);
    if (passed.size > 0 && (this.found.size > 0 || this.open.length > 0)) {
      const [first] = passed;
      this.gaps.unshift({ reason: DIVERGENT, inst: first });
    }
    const conflicts =
      isMixed || this.values.isSpent
        ? []
        : [...this.found.values()].flatMap((row) => [...row.values()]);
    // What fewer threads do not change: of a warp, all may take one way.
    const isFirm = this.gaps.some(({ reason }) => reason !== DIVERGENT);
    const outside = isShared && !this.values.isSpent ? this.outside(all) : [];
    const mayStoreSame = this.open.some(({ a, b }) => !this.areStored(a, b));
    const { left } = this;
    const verdict = this.verdict(conflicts);
    return { verdict, conflicts, outside, isFirm, isLarge, mayStoreSame, hasWays, left };
  }

  /** Outside of workgroup memory nobody asks how much is left undecided. */
  private goesOn(): boolean {
    return !this.budget.parts.isSpent && (!this.isOutside || this.budget.left > 0);
  }

  allOutside(): readonly OutOfBounds[] {
    const { phases } = phasesOf(this.input.plan, this.values, 'workgroup');
    if (this.values.isSpent) return [];
    return this.outside(phases.flatMap(({ occurrences }) => occurrences));
  }

  private outside(all: readonly Occurrence[]): readonly OutOfBounds[] {
    if (this.input.block === undefined || this.isSupposed) return [];
    return outsideInLaunch(this.data.inPlace(all), {
      values: this.values,
      sizes: this.input.sizes,
      solve: (one, formula) => this.solveSurely(formula, TRUE, [one]),
      isImpossible: (formula) => this.solve(formula, TRUE) === 'none',
      isExact: (one) => this.isExact(one),
      launches: (one) =>
        likelyLaunches(this.values, one, one, { least: 1 }).map(({ holds }) => holds),
    });
  }

  private verdict(conflicts: readonly SymbolicConflict[]): Verdict {
    if (conflicts.some(({ inWave }) => !inWave)) return { kind: 'race' };
    const open = this.open.filter(({ a, b }) => this.known(a, b) === undefined);
    if (this.gaps.length === 0 && open.length === 0 && conflicts.length === 0)
      return { kind: 'proven', threads: undefined };
    const gaps = [...this.gaps];
    for (const { a, b } of open) gaps.push(this.reasonOf(a, b));
    for (const { second } of conflicts) gaps.push({ reason: IN_WAVE, inst: second.inst });
    return { kind: 'undecided', gaps };
  }

  private known(a: Occurrence, b: Occurrence): SymbolicConflict | undefined {
    const [x, y] = [a.access.inst, b.access.inst];
    return this.found.get(x)?.get(y) ?? this.found.get(y)?.get(x);
  }

  private isAsked(a: Occurrence, b: Occurrence): boolean {
    if (!mayConflict(a, b) || this.only?.has(a.access.inst, b.access.inst) === false) return false;
    // Outside of workgroup memory nothing is asked but what would be said.
    return !this.isOutside || (this.isSure(a, b) && this.differ(a, b) !== undefined);
  }

  private pair(a: Occurrence, b: Occurrence): void {
    if (this.countsAnywhere(a, b) || !this.isAsked(a, b)) return;
    const known = this.known(a, b);
    if (known !== undefined && !known.inWave) return;
    if (!this.canEnumerate && this.areApart(a, b)) return;
    const meets = this.meet(a, b);
    if (meets === FALSE) return;
    if (a.access.size === undefined || b.access.size === undefined) {
      this.gaps.push({ reason: 'the size of an access is not known', inst: b.access.inst });
      return;
    }
    const pairs = mayBeOfOne(a, b) ? undefined : this.enumerated(a, b);
    if (pairs?.length === 0) return;
    if (isTogether(a, b) && pairs?.every(({ meets: how }) => how === 'in one wave')) return;
    const hint = mayBeOfOne(a, b) ? undefined : this.candidate;
    // Outside of workgroup memory a proof is worth no more than an open question.
    const isBrief = pairs === undefined && !this.isOutside;
    const some = this.some(meets, isBrief, () => this.meet(a, b, true), hint);
    if (some === 'none') return;
    this.left.add(a.access.inst, b.access.inst);
    if (some === 'unknown' && pairs === undefined && !this.isOutside) {
      this.gaps.push({ reason: 'the index is too complex', inst: b.access.inst });
      return;
    }
    const { block } = this.input;
    const differ = this.differ(a, b);
    if (block !== undefined && differ && !mayBeOfOne(a, b) && this.isSure(a, b)) {
      const all = and(meets, this.apartBy(a, b, differ));
      if (this.report(a, b, all, block, hint, differ.places)) return;
      if (pairs?.some((one) => this.reportEnumerated(a, b, one))) return;
    }
    this.open.push({ a, b });
  }

  /** Reports an atomic access that data lead to where another thread makes a plain one. */
  private countsAnywhere(a: Occurrence, b: Occurrence): boolean {
    const { block } = this.input;
    if (block === undefined || this.isOutside || !(a.access.atomic || b.access.atomic))
      return false;
    if (a.region !== b.region || a.ordered === 'yes' || b.ordered === 'yes') return false;
    if (!(a.access.writes || b.access.writes) || this.known(a, b) !== undefined) return false;
    if (a.access.size === undefined || b.access.size === undefined) return false;
    const isExact = (one: Occurrence): boolean => this.isExact(one);
    const zeros = this.data.zeros(a, b, isExact, [first, this.two.second]);
    if (zeros === undefined) return false;
    const meets = this.meet(a, b);
    // Where not even the first bin is a place of both, the two are parts of one memory.
    const isOrdered = a.ordered !== 'no' || b.ordered !== 'no';
    const apart = isOrdered ? this.distance.acrossWaves(block, this.input.wave) : TRUE;
    if (meets === FALSE || typeof this.solveSurely(meets, and(zeros, apart), [a, b]) === 'string')
      return false;
    return this.report(a, b, meets, block, undefined);
  }

  /** Whether they leave different bytes, with what is known of products in it. */
  private apartBy(a: Occurrence, b: Occurrence, { holds, places }: Difference): Formula {
    return places.length === 0 ? holds : and(holds, this.products.between(a, b, places));
  }

  /** What says that they leave different bytes; undefined where nothing does. */
  private differ(a: Occurrence, b: Occurrence): Difference | undefined {
    return this.areStored(a, b) ? SURELY : this.sources.of(a, b);
  }

  /**
   * Are their places apart for any two threads, whatever leads there? Many ways lead to the same
   * two places, and this is asked once for all of them.
   */
  private areApart(a: Occurrence, b: Occurrence): boolean {
    if (a.access.size === undefined || b.access.size === undefined || mayBeOfOne(a, b))
      return false;
    const isOne = isTogether(a, b);
    const key = `${a.access.size} ${b.access.size} ${isOne} ${a.offset.key()} ${b.offset.key()}`;
    let found = this.apart.get(key);
    if (found === undefined) {
      const meets = and(
        this.sameBytes(a, b),
        this.distance.apart(),
        ...(isOne ? [this.distance.inDifferentWarps()] : []),
        this.products.between(a, b, [], TRUE),
      );
      this.apart.set(key, (found = this.solve(meets, TRUE) === 'none'));
    }
    return found;
  }

  private readonly apart = new Map<string, boolean>();

  /** Sorts have many rounds, in which each thread meets another one. */
  private isSort = false;
  private readonly sortVisits = new Fuel(LIMITS.sortVisits);

  /**
   * Does anything solve it? What two likely threads show is cheap; `brief`: without costly guards,
   * where that has not been gone through.
   */
  private some(meets: Formula, isBrief: boolean, brief: () => Formula, hint?: Met): Answer {
    if (hint !== undefined) {
      const found = this.solve(meets, this.distance.areThreads(hint.threads, this.input.block!));
      if (typeof found !== 'string') return found;
    }
    return isBrief && this.solve(brief(), TRUE) === 'none' ? 'none' : this.solve(meets, TRUE);
  }

  /** A copy that is under way and a later access of its own thread. */
  private overlap(copy: Occurrence, later: Occurrence): void {
    const [a, b] = [copy.access, later.access];
    if (a.agent === undefined || copy.region !== later.region || !(a.writes || b.writes)) return;
    const meets = and(
      this.sameBytes(copy, later),
      this.two.ofFirst(copy.when),
      this.two.ofSecond(later.when),
      not(this.distance.apart()),
    );
    if (this.solve(meets, TRUE) === 'none') return;
    this.gaps.push({ reason: 'a copy of the thread may still be under way', inst: b.inst });
  }

  private sameBytes(a: Occurrence, b: Occurrence): Formula {
    const [x, y] = [a.offset.rename(first), b.offset.rename(this.two.second)];
    const size = (of: Occurrence): number => of.access.size ?? MOST_BYTES;
    return and(below(x, y.shift(size(b))), below(y, x.shift(size(a))));
  }

  private areStored(a: Occurrence, b: Occurrence): boolean {
    return areStored(a, b, this.input.memory === 'groups');
  }

  /** Do both come there whatever memory holds, with nothing between that may order them? */
  private isSure(a: Occurrence, b: Occurrence): boolean {
    if (this.isSupposed && (this.isOwnPlace(a, b) || a.ordered !== 'no' || b.ordered !== 'no'))
      return false;
    return [a, b].every((one) => one.ordered !== 'yes' && !one.access.atomic && this.isExact(one));
  }

  private enumerated(a: Occurrence, b: Occurrence): readonly EnumeratedPair[] | undefined {
    const { block, wave } = this.input;
    this.candidate = undefined;
    if (block === undefined || !this.canEnumerate) return undefined;
    if (this.budget.left <= 0 && !this.isSort) return undefined;
    this.enumeration ??= new PairEnumeration({
      values: this.values,
      block,
      wave,
      isPossible: (condition) => this.solve(rename(condition, first), TRUE) !== 'none',
      spend: (visits) => {
        if (visits > this.budget.left) return this.isSort && this.sortVisits.spend(visits);
        this.budget.left -= visits;
        return true;
      },
    });
    const found = this.enumeration.of([a, b]);
    this.candidate = this.enumeration.candidate;
    return found;
  }

  /** Threads that meet by enumeration, where the shared conditions can be met. */
  private reportEnumerated(a: Occurrence, b: Occurrence, pairs: EnumeratedPair): boolean {
    const [width, height] = this.input.block!;
    if (pairs.meets !== 'across' || (a.access.writes && b.access.writes)) return false;
    const shared = and(...pairs.shared.map((part) => rename(part, first)));
    const launches = likelyLaunches(this.values, a, b).map(({ holds }) =>
      this.solve(shared, holds),
    );
    const [some] = launches;
    if (some === undefined || launches.some((one) => typeof one === 'string')) return false;
    const witness = new Map(some as Solution);
    pairs.threads.forEach((number, side) => {
      const whose = side === 0 ? first : this.two.second;
      const index = [number % width, Math.floor(number / width) % height];
      index.push(Math.floor(number / (width * height)));
      index.forEach((value, dim) => {
        for (const id of this.values.thread(dim).terms.keys()) witness.set(whose(id), value);
      });
    });
    this.keep(a, b, witness, false, pairs.isWhole ? pairs.starts : undefined);
    return true;
  }

  /**
   * Two threads in one place. `isBrief`: without guards that are costly, which leaves more threads
   * than there are.
   */
  private meet(a: Occurrence, b: Occurrence, isBrief = false): Formula {
    const differ = storedApart(a, b, this.two, this.input.memory === 'groups');
    if (differ === FALSE || this.isOwnToo(a, b) || this.isOwnToo(b, a)) return FALSE;
    return and(
      this.sameBytes(a, b),
      this.two.ofFirst(isBrief ? this.briefs.of(a.when) : a.when),
      this.two.ofSecond(isBrief ? this.briefs.of(b.when) : b.when),
      mayBeOfOne(a, b) ? TRUE : this.distance.apart(),
      ...(isTogether(a, b) ? [this.distance.inDifferentWarps()] : []),
      ...(isBrief
        ? [this.products.between(a, b, [], TRUE)]
        : [
            this.products.between(
              a,
              b,
              [...(a.stored ?? []), ...(b.stored ?? [])].map(({ of }) => of),
            ),
            differ,
          ]),
    );
  }

  /** Likewise, with what is no linear expression as it is computed. */
  private solveSurely(
    meets: Formula,
    more: Formula,
    of: readonly Occurrence[],
    places: readonly Linear[] = [],
  ): Answer {
    return confirmed(this.values, this.formulasOf(of, places), (equations) =>
      this.solve(meets, and(more, ...equations)),
    );
  }

  /** What decides about one or two accesses, each over the variables of its thread. */
  private formulasOf(of: readonly Occurrence[], places: readonly Linear[]): readonly OfThread[] {
    const others = places.map((one): Formula => ({ kind: 'zero', of: one }));
    const sides = [first, this.two.second] as const;
    return of.flatMap((one, i) =>
      [and(one.when, place(one)), ...others].map((formula) => [formula, sides[i]!] as const),
    );
  }

  private solve(meets: Formula, more: Formula): Answer {
    const { parts } = this.budget;
    const most = this.isOutside ? WORK_PER_PAIR / 3 : WORK_PER_PAIR;
    const budget = { left: Math.min(most, this.budget.left), parts };
    const before = budget.left;
    const found = satisfy(and(meets, more), this.two.definition, budget);
    this.budget.left -= before - budget.left + 20;
    return found;
  }

  /** Has the reader itself written the same there, as when all threads set one value? */
  private isOwnToo(written: Occurrence, read: Occurrence): boolean {
    if (!written.access.writes || read.access.writes) return false;
    if (written.stored === undefined || this.values.isOwn(written.offset)) return false;
    const own = read.written.by(written.access.inst);
    if (own !== `${written.region} ${written.offset.key()}`) return false;
    return written.stored.every(({ of }) => !this.values.isOwn(of));
  }

  /** Does nothing but indices and what the launch passes decide about it? */
  private isExact(of: Occurrence): boolean {
    return this.unknownsOf(of, true).length === 0;
  }

  /** `isComputed`: what is no linear expression is none of them, where it is computed. */
  private unknownsOf(of: Occurrence, isComputed = false): (Inst | undefined)[] {
    const out: (Inst | undefined)[] = [];
    const all = [place(of), of.when];
    // What goes into products decides as well.
    eachVariable(this.values.variables, isComputed ? withFactors(this.values, all) : all, (id) => {
      const { source } = this.values.variables[id]!;
      if (isComputed && isEnded(this.values, of, id)) return;
      if (isComputed && (source.kind === 'product' || source.kind === 'operation')) return;
      if (source.kind === 'unknown') {
        const { def } = source.value;
        out.push('op' in def ? def : undefined);
      } else if (
        source.kind === 'product' ||
        source.kind === 'operation' ||
        (source.kind === 'round' && !source.exact)
      )
        out.push(undefined);
    });
    return out;
  }

  /**
   * Has the thread that reads written the place itself? Then the parts of the threads are meant to
   * be apart, and are in workgroups of the right size.
   */
  private isOwnPlace(a: Occurrence, b: Occurrence): boolean {
    return [a, b].some(
      (read) => read.access.reads && read.written.has(`${read.region} ${read.offset.key()}`),
    );
  }

  /** Reports a pair that meets whatever the launch passes. */
  private report(
    a: Occurrence,
    b: Occurrence,
    meets: Formula,
    block: BlockShape,
    hint: Met | undefined,
    places: readonly Linear[] = [],
  ): boolean {
    const inside = and(this.insideOf(a, first), this.insideOf(b, this.two.second));
    const launches = this.launchesOf(a, b);
    for (const across of [true, false]) {
      if (!across && (a.ordered !== 'no' || b.ordered !== 'no')) return false;
      const found = this.inLaunches(
        [a, b],
        { meets, launches, inside, block, hint, places },
        across,
      );
      const witness = found[0]!;
      if (across) {
        const whole = this.partial.add(a, b, a.region, found);
        for (const one of whole) this.keep(one.a, one.b, one.at, false);
        if (whole.some((one) => one.a === a && one.b === b)) return true;
      }
      if (found.some((one) => typeof one === 'string') || typeof witness === 'string') continue;
      // A launch of few elements may be meant for one warp, and written for an old GPU.
      if (!across && launches.length > 1) return false;
      // Neighbours explain more than threads that are far apart.
      const near = and(inside, launches[0]!.holds, this.distance.near());
      const nearby = this.solveSurely(meets, near, [a, b], places);
      this.keep(a, b, typeof nearby === 'string' ? witness : nearby, !across);
      return true;
    }
    return false;
  }

  /** Those in which the kernel comes there at all, where that is cheap to say. */
  private launchesOf(a: Occurrence, b: Occurrence): readonly LikelyLaunch[] {
    const { isOutside } = this;
    const all = likelyLaunches(this.values, a, b, { isOutside });
    if (!isOutside || all.length < 2) return all;
    const comes = and(this.two.ofFirst(a.when), this.two.ofSecond(b.when));
    return all.filter(({ holds }, i) => i === 0 || this.solve(comes, holds) !== 'none');
  }

  /** Values in each of some launches; `across`: of threads of two waves. */
  private inLaunches(
    [a, b]: readonly [Occurrence, Occurrence],
    { meets, launches, inside, block, hint, places }: Meeting,
    across: boolean,
  ): readonly Answer[] {
    const areGroups = this.input.memory === 'groups';
    // Of one store of several lanes to one place nobody knows which one is done.
    const isOne = !areGroups && a.access.inst === b.access.inst && a.access.writes;
    const isAny = !across || areGroups || isOne;
    const apart = isAny
      ? and(...(isOne && across && !this.isOutside ? [this.two.inOneRound()] : []))
      : this.distance.acrossWaves(block, this.input.wave);
    const likely = isAny ? hint?.threads : hint?.far;
    const solve = (more: Formula): Answer => this.solveSurely(meets, more, [a, b], places);
    return launches.map((launch) => {
      const all = and(inside, launch.holds, apart);
      const linear = launch.linear(this.formulasOf([a, b], places));
      const simple = linear && solve(and(all, linear));
      if (typeof simple === 'object') return simple;
      const { numberOf } = launch;
      const trial = { pair: [a, b], holds: and(meets, all), numberOf } as const;
      if (this.isOutside) return this.trials.find(trial, block) ?? solve(all);
      const one = likely && solve(and(all, this.distance.areThreads(likely, block)));
      const found = typeof one === 'object' ? one : solve(all);
      return found === 'unknown' ? (this.trials.find(trial, block) ?? found) : found;
    });
  }

  private readonly partial = new PartialRaces<Occurrence>();

  private keep(
    a: Occurrence,
    b: Occurrence,
    at: Solution,
    inWave: boolean,
    starts?: readonly [number, number],
  ): void {
    const threads = [this.threadIn(at, first), this.threadIn(at, this.two.second)] as const;
    const offsets =
      starts ?? ([a.offset.rename(first).at(at), b.offset.rename(this.two.second).at(at)] as const);
    const group = this.groupIn(at, first);
    const other = this.input.memory === 'groups' ? this.groupIn(at, this.two.second) : undefined;
    let row = this.found.get(a.access.inst);
    if (row === undefined) this.found.set(a.access.inst, (row = new Map()));
    row.set(b.access.inst, {
      first: a.access,
      second: b.access,
      threads,
      offsets,
      maybe: false,
      group,
      other,
      inWave,
      region: a.region,
    });
  }

  private groupIn(at: Solution, whose: (id: number) => number): ThreadId | undefined {
    let group: [number, number, number] | undefined;
    this.values.variables.forEach(({ source }, id) => {
      const value = source.kind === 'group' ? at.get(whose(id)) : undefined;
      if (source.kind !== 'group' || value === undefined) return;
      group ??= [0, 0, 0];
      group[source.dim] = value;
    });
    return group;
  }

  private threadIn(at: Solution, whose: (id: number) => number): ThreadId {
    const [x, y, z] = [0, 1, 2].map((dim) => this.values.thread(dim).rename(whose).at(at));
    return [x!, y!, z!];
  }

  /** The access lies inside its region, as in every launch that works. */
  private insideOf({ region, offset, access }: Occurrence, whose: (id: number) => number): Formula {
    const at = offset.rename(whose);
    const size = this.input.sizes.get(region);
    const parts = [atMost(Linear.of(0), at)];
    if (size !== undefined) parts.push(atMost(at, Linear.of(size - (access.size ?? 1))));
    return and(...parts);
  }

  private reasonOf(a: Occurrence, b: Occurrence): Gap {
    const at = b.access.inst;
    if (a.ordered === 'yes' || b.ordered === 'yes')
      return { reason: 'something other than a barrier orders the accesses', inst: at };
    if (a.access.atomic || b.access.atomic)
      return { reason: 'an atomic and a plain access meet', inst: at };
    if (!this.areStored(a, b)) return { reason: 'the two may store the same', inst: at };
    const unknown = [...this.unknownsOf(a), ...this.unknownsOf(b)];
    const memory = unknown.find((inst) => inst?.op === 'mem.load');
    if (memory !== undefined)
      return { reason: 'the index or its guard comes from memory', inst: memory };
    if (unknown.length > 0)
      return {
        reason: 'the index or its guard is no linear expression',
        inst: unknown.find(Boolean) ?? at,
      };
    return { reason: 'it depends on the launch', inst: at };
  }
}

export const IN_WAVE = 'threads of one wave are ordered by running together only';
