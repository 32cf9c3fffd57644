/**
 * What simulated threads do to workgroup memory: conflicts between threads with no barrier between,
 * and accesses outside a region. Only what holds for every launch of the shape given, or with no
 * shape for every launch of more than one wave, is reported.
 */
import { append } from '../base/index.ts';
import { defInst, type Func, type Inst } from '../mir/index.ts';
import { PLANES } from './block-shapes.ts';
import { dimensionsOf } from './dimensions.ts';
import { sizeAsked } from './dispatch-packet.ts';
import { failingChecks } from './failing-checks.ts';
import { Cells } from './interval-map.ts';
import { factsOf, type KernelFact } from './kernel-facts.ts';
import type { MemoryAccess } from './memory-access.ts';
import { isPair } from './occurrence-pairs.ts';
import { LoadedFrom } from './provenance.ts';
import { type DecisionInput, decideOutside, decideRaces, type Verdict } from './race-decision.ts';
import {
  type AccessEvent,
  type LockstepListener,
  type LockstepPlan,
  planLockstep,
  runLockstep,
} from './simt-interpreter.ts';
import type { Known } from './simt-values.ts';
import { isWithinWave } from './wave-operations.ts';
import type { Conflict, OutOfBounds, ThreadId } from './workgroup-conflict.ts';

export interface WorkgroupLaunch {
  /** Threads of the workgroup in x, y and z. */
  readonly block: readonly [number, number, number] | undefined;
  /** Threads that surely run on their own when they are farther apart: lanes of the widest wave. */
  readonly wave: number;
  /** Sizes of regions in bytes: `launch`, and `@symbol` for globals. */
  readonly sizes: ReadonlyMap<string, number>;
  /** What is said of every launch. */
  readonly facts?: readonly KernelFact[];
}

export interface WorkgroupFindings {
  readonly conflicts: readonly Conflict[];
  readonly outside: readonly OutOfBounds[];
  /** Whether there are races, decided for all threads. */
  readonly verdict: Verdict;
}

/** Threads of a wave run together on some machines, and code may count on it; no wave has fewer. */
const WAVE = 32;
const WIDEST_WAVE = 64;

/**
 * Indices along x for a workgroup of unknown size: neighbours, far ones, and pairs on both sides of
 * a wave's end.
 */
const SAMPLE = [0, 1, 2, 3, 4, 8, 32, 56, 60, 62, 63, 64, 65];
/** Indices along x that every workgroup has which is not tiny: of one row, and of several rows. */
const LOW = 15;
const LOW_IN_ROWS = 3;

/**
 * What a kernel computes from the number of its threads is known in these workgroups: a small one,
 * in which a conflict needs no wave of its own, and two of several waves. What goes wrong in all of
 * them goes wrong however the kernel is launched.
 */
const SMALL = [16, 1, 1] as const;
const LARGE = [
  [256, 1, 1],
  [512, 1, 1],
] as const;

export function workgroupFindings(fn: Func, launch: WorkgroupLaunch): WorkgroupFindings {
  const plan = planLockstep(fn);
  const few = simulate(fn, launch, plan);
  const log = few.sawSizes && launch.block ? simulate(fn, launch, plan, 'many') : few;
  const conflicts = log.conflicts(true);
  if (launch.block === undefined) {
    const add = (how: 'supposed' | 'waves', shapes: readonly ThreadId[]): void => {
      const logs = shapes.map((block) => () => {
        // A kernel that indexes past an array in a shape is for others.
        if (how === 'waves' && failingChecks(fn, block).length > 0) return undefined;
        return simulate(fn, { ...launch, block }, plan, how);
      });
      for (const more of inAll(logs, how === 'waves'))
        if (!conflicts.some((c) => isPair(c, more))) conflicts.push(more);
    };
    // A kernel that asks about `y` for its size alone, as to refuse rows, is launched without.
    const dims = dimensionsOf(fn, false);
    if (dims === 1 && asksForSize(plan)) add('supposed', [SMALL, ...LARGE]);
    if (dims === 1 && countsWaves(plan, launch.wave))
      add('waves', [[2 * launch.wave, 1, 1], ...LARGE]);
    if (dims === 2) add('waves', PLANES);
  }
  const decision = decideRaces(decisionInput(fn, launch, plan));
  // Lanes of a warp of sm_70 and later run on their own, those of a wave of AMD together.
  const areLanesApart = launch.wave === WAVE;
  for (const more of decision.conflicts) {
    if (more.inWave && !areLanesApart) continue;
    const known = conflicts.findIndex((c) => isPair(c, more));
    if (known < 0) conflicts.push(more);
    else if (conflicts[known]!.maybe) conflicts[known] = more;
  }
  return {
    conflicts,
    outside: withDecided(log.outside(), decision.outside),
    verdict: conflicts.length > 0 ? { kind: 'race' } : decision.verdict,
  };
}

/** Likewise, what lies outside of it in a known launch and nothing else: that costs less. */
export function workgroupOutside(fn: Func, launch: WorkgroupLaunch): readonly OutOfBounds[] {
  const plan = planLockstep(fn);
  const few = simulate(fn, launch, plan);
  const log = few.sawSizes && launch.block ? simulate(fn, launch, plan, 'many') : few;
  return withDecided(log.outside(), decideOutside(decisionInput(fn, launch, plan)));
}

function decisionInput(fn: Func, launch: WorkgroupLaunch, plan: LockstepPlan): DecisionInput {
  return {
    ...launch,
    plan,
    facts: factsOf(fn, launch.facts ?? []),
    dimensions: dimensionsOf(fn),
    threadDimensions: dimensionsOf(fn, false),
  };
}

/** Each instruction once. */
function withDecided(
  seen: readonly OutOfBounds[],
  decided: readonly OutOfBounds[],
): readonly OutOfBounds[] {
  const known = new Set(seen.map(({ access }) => access.inst));
  return [...seen, ...decided.filter(({ access }) => !known.has(access.inst))];
}

/**
 * `many`: of a known workgroup more threads than usual. `supposed`: the shape is one of several
 * that are tried. `waves`: likewise, and each has several waves.
 */
function simulate(
  fn: Func,
  launch: WorkgroupLaunch,
  plan: LockstepPlan,
  how?: 'many' | 'supposed' | 'waves',
): Log {
  const log = new Log(launch, plan, how !== 'supposed' && launch.block !== undefined);
  const threads = sample(launch, how === 'many');
  runLockstep({ fn, shape: launch, threads, listener: log }, plan);
  return log;
}

/**
 * Conflicts that each simulation shows, as the last one shows them. `acrossWaves`: the first one
 * has several waves too.
 */
function inAll(
  simulations: readonly (() => Log | undefined)[],
  acrossWaves: boolean,
): readonly Conflict[] {
  let left: readonly Conflict[] | undefined;
  for (const [i, run] of simulations.entries()) {
    const log = run();
    if (log === undefined) continue;
    const found = log.conflicts(acrossWaves || i > 0);
    const before = left;
    left = before === undefined ? found : inBoth(before, found);
    if (left.length === 0) break;
  }
  return left ?? [];
}

/** The later ones of the same instructions, as sure as both are. */
function inBoth(before: readonly Conflict[], found: readonly Conflict[]): readonly Conflict[] {
  return found.flatMap((c) => {
    const same = before.find((b) => isPair(b, c));
    if (same === undefined) return [];
    return same.maybe && !c.maybe ? [asMaybe(c)] : [c];
  });
}

function asMaybe({ first, second, threads, offsets }: Conflict): Conflict {
  return { first, second, threads, offsets, maybe: true };
}

/** Does the code ask how many threads there are? */
function asksForSize({ graph }: LockstepPlan): boolean {
  return graph.order.some(({ insts }) => insts.some((inst) => sizeAsked(inst) !== undefined));
}

/** Does a thread ask for the number of its wave? Who does is meant to have more than one. */
function countsWaves({ graph }: LockstepPlan, wave: number): boolean {
  return graph.order.some(({ insts }) =>
    insts.some(({ op, args: [index, by] }) => {
      if (op !== 'int.udiv' && op !== 'int.lshr') return false;
      const [of, bits] = [defInst(index!), defInst(by!)?.attrs.bits];
      if (bits !== (op === 'int.udiv' ? BigInt(wave) : BigInt(Math.log2(wave)))) return false;
      return (of?.op === 'int.zext' ? defInst(of.args[0]) : of)?.op === 'gpu.thread.id';
    }),
  );
}

/** Rows of tall workgroups that take part. */
const ROWS = [16, 17, 32, 33];

/**
 * So many threads more, evenly spread: elements of different sizes lie over each other in ways that
 * few threads do not show.
 */
const MANY = 64;

function sample({ block }: WorkgroupLaunch, many: boolean): ThreadId[] {
  if (block === undefined) return SAMPLE.map((x) => [x, 0, 0]);
  const [width, height, depth] = block;
  const count = width * height * depth;
  const picks = new Set<number>(
    [...SAMPLE, count - 2, count - 1].filter((i) => i >= 0 && i < count),
  );
  // Partners of the first thread, which trees fold onto it.
  for (let i = WAVE / 2; i < count; i *= 2) picks.add(i).add(i - 1);
  // Who begins the last wave, and the last row.
  for (const last of [WAVE, WIDEST_WAVE, width]) if (count > last) picks.add(count - last);
  if (many) for (let i = 0; i < count; i += Math.ceil(count / MANY)) picks.add(i);
  // Where the columns of a tile come to lie, with and without padding.
  for (const i of ROWS) if (i * width < count) picks.add(i * width);
  // The first ones of the first row and of the first column, which a transposition swaps.
  for (let i = 0; i <= 8; i++) {
    if (i < width) picks.add(i);
    if (i * width < count) picks.add(i * width);
  }
  return [...picks]
    .sort((a, b) => a - b)
    .map((i) => [i % width, Math.floor(i / width) % height, Math.floor(i / (width * height))]);
}

/** Accesses of the same bytes that are remembered between two barriers. */
const MAX_PER_CELL = 128;

interface Entry {
  readonly event: AccessEvent;
  readonly offset: number;
  readonly value: Known;
}

interface Pair {
  readonly conflict: Conflict;
  /**
   * Seen between threads that even a small workgroup has, and between threads of different waves.
   */
  low: boolean;
  apart: boolean;
  /** Seen in a known workgroup where no condition was answered by guess. */
  certain: boolean;
}

class Log implements LockstepListener {
  private readonly launch: WorkgroupLaunch;
  /** Is the shape that of the launch? */
  private readonly isKnown: boolean;
  private readonly plan: LockstepPlan;
  /** Since the last barrier, by region. */
  private readonly touched = new Map<string, Cells<Entry>>();
  private readonly pairs = new Map<Inst, Map<Inst, Pair>>();
  private readonly out = new Map<Inst, OutOfBounds>();
  private readonly low: number;
  private readonly loaded: LoadedFrom;
  /** Sizes of accesses by region. */
  private readonly sizes = new Map<string, number>();
  /** Elements of different sizes were accessed in one region. */
  sawSizes = false;

  constructor(launch: WorkgroupLaunch, plan: LockstepPlan, isKnown: boolean) {
    this.launch = launch;
    this.isKnown = isKnown;
    this.plan = plan;
    this.loaded = new LoadedFrom(plan.graph);
    const inRows = plan.graph.order.some((block) =>
      block.insts.some((inst) => inst.op === 'gpu.thread.id' && inst.attrs.dim !== 'x'),
    );
    this.low = inRows ? LOW_IN_ROWS : LOW;
  }

  synchronise(inst: Inst): void {
    if (this.orders(inst)) this.touched.clear();
  }

  /**
   * Between threads of different waves, which are the only ones that count in a known workgroup. Of
   * an unknown one nobody knows whether it is a single wave.
   */
  private orders(inst: Inst): boolean {
    return this.plan.order.orders(inst) && !(this.isKnown && isWithinWave(inst));
  }

  restart(): void {
    this.touched.clear();
  }

  access(event: AccessEvent): void {
    const { access, address, thread } = event;
    const { offset } = address;
    if (offset === undefined || access.size === undefined || access.size === 0) return;
    this.checkBounds(event, offset, access.size);
    const size = this.sizes.get(address.region);
    if (size === undefined) this.sizes.set(address.region, access.size);
    else if (size !== access.size) this.sawSizes = true;
    if (access.volatile || access.size > 64) return;
    // Numbers of bytes so far out have gaps between them.
    if (!Number.isSafeInteger(offset + access.size)) return;
    const entry: Entry = { event, offset, value: access.stored && thread.values[access.stored.id] };
    let cells = this.touched.get(address.region);
    if (cells === undefined) {
      cells = new Cells();
      this.touched.set(address.region, cells);
    }
    const width = cells.fit(offset, access.size);
    for (let at = offset; at < offset + access.size; at += width) {
      const here = cells.at(at);
      for (const other of here) {
        if (other.event.thread !== thread && !isOwnToo(other, entry, here)) this.meet(other, entry);
      }
      // A loop comes to the same bytes again and again; each is compared with all before.
      if (here.length < MAX_PER_CELL && !isAmong(entry, here)) here.push(entry);
    }
  }

  private checkBounds(
    { access, address, thread, certain, maybe }: AccessEvent,
    offset: number,
    size: number,
  ): void {
    if (maybe) return;
    const known = this.out.get(access.inst)?.offset;
    // Of several threads the one farthest outside is reported.
    if (!certain || (known !== undefined && (known < 0 ? offset >= known : offset <= known)))
      return;
    // Without a shape nobody knows which threads there are, except the first.
    if (this.launch.block === undefined && thread.index !== 0) return;
    const { region } = address;
    const limit = this.launch.sizes.get(region);
    if (offset < 0)
      this.out.set(access.inst, { access, thread: thread.id, offset, size: undefined, region });
    else if (limit !== undefined && offset + size > limit) {
      this.out.set(access.inst, { access, thread: thread.id, offset, size: limit, region });
    }
  }

  /** Of different threads. */
  private meet(first: Entry, second: Entry): void {
    const a = first.event;
    const b = second.event;
    if (!(a.access.writes || b.access.writes)) return;
    // Data that send both threads there may be such as no launch has.
    if (a.maybe && b.maybe) return;
    const maybe = a.maybe || b.maybe;
    if (a.access.atomic || b.access.atomic) {
      if (!this.isTorn(a.access, b.access)) return;
    } else if (a.access.writes && b.access.writes && !this.differ(first, second)) return;
    const key = a.access.inst;
    let row = this.pairs.get(key);
    if (row === undefined) {
      row = new Map();
      this.pairs.set(key, row);
    }
    let pair = row.get(b.access.inst);
    if (pair !== undefined && maybe && !pair.conflict.maybe) return;
    if (pair === undefined || pair.conflict.maybe !== maybe) {
      const threads = [a.thread.id, b.thread.id] as const;
      const offsets = [first.offset, second.offset] as const;
      pair = {
        conflict: { first: a.access, second: b.access, threads, offsets, maybe },
        low: false,
        apart: false,
        certain: false,
      };
      row.set(b.access.inst, pair);
    }
    const x = this.place(a.thread.id);
    const y = this.place(b.thread.id);
    const { block } = this.launch;
    if (a.certain && b.certain) pair.certain = true;
    const widest = block === undefined ? WIDEST_WAVE : this.launch.wave;
    const wave = block !== undefined && block[0] * block[1] * block[2] <= widest ? WAVE : widest;
    if (block !== undefined || (x <= this.low && y <= this.low)) pair.low = true;
    if (Math.floor(x / wave) !== Math.floor(y / wave)) pair.apart = true;
  }

  /** Of an atomic access and another. What looks first and goes on atomically counts on that. */
  private isTorn(a: MemoryAccess, b: MemoryAccess): boolean {
    if (a.atomic && b.atomic) return false;
    const plain = a.atomic ? b : a;
    const atomic = a.atomic ? a : b;
    if (plain.writes || !atomic.writes) return plain.writes;
    const { graph, dom } = this.plan;
    return !dom.dominates(graph.numberOf(plain.inst.block), graph.numberOf(atomic.inst.block));
  }

  private differ(a: Entry, b: Entry): boolean {
    if (differ(a, b)) return true;
    const [x, y] = [a.event.access.stored, b.event.access.stored];
    if (x === undefined || y === undefined || x === y) return false;
    return a.value === undefined && b.value === undefined && this.loaded.areApart(x, y);
  }

  private place([x, y, z]: ThreadId): number {
    const [width, height] = this.launch.block ?? [0, 0];
    return x + width * (y + height * z);
  }

  /** `acrossWaves`: threads of one wave are not enough, because they may run together. */
  conflicts(acrossWaves: boolean): Conflict[] {
    const out: Conflict[] = [];
    for (const [first, row] of this.pairs) {
      for (const [second, { conflict, low, apart, certain }] of row) {
        if (!low || (!apart && acrossWaves)) continue;
        if (certain || this.together(first, second)) out.push(conflict);
      }
    }
    return out;
  }

  outside(): OutOfBounds[] {
    return [...this.out.values()];
  }

  /**
   * Does one of the two always come with the other, and does no way from the first to the second
   * synchronise?
   */
  private together(first: Inst, second: Inst): boolean {
    const { graph, dom, postDom } = this.plan;
    const a = graph.numberOf(first.block);
    const b = graph.numberOf(second.block);
    if (
      !dom.dominates(a, b) &&
      !dom.dominates(b, a) &&
      !postDom.dominates(a, b) &&
      !postDom.dominates(b, a)
    )
      return false;
    if (first === second) return true;
    const i = first.block.insts.indexOf(first);
    const j = second.block.insts.indexOf(second);
    if (a === b && i < j) return !first.block.insts.slice(i, j).some((inst) => this.orders(inst));
    if (first.block.insts.slice(i).some((inst) => this.orders(inst))) return false;
    if (second.block.insts.slice(0, j).some((inst) => this.orders(inst))) return false;
    // Blocks on some way from the one to the other that does not pass either again.
    const forward = this.spread(graph.succs[a]!, graph.succs, a, b);
    const back = this.spread(graph.preds[b]!, graph.preds, a, b);
    for (const block of forward) {
      if (back.has(block) && graph.order[block]!.insts.some((inst) => this.orders(inst)))
        return false;
    }
    return true;
  }

  private spread(
    from: readonly number[],
    next: readonly (readonly number[])[],
    a: number,
    b: number,
  ): Set<number> {
    const seen = new Set<number>();
    const work = [...from];
    for (let x = work.pop(); x !== undefined; x = work.pop()) {
      if (seen.has(x) || x === a || x === b) continue;
      seen.add(x);
      append(work, next[x]!);
    }
    return seen;
  }
}

/** Has the thread done the same there before? */
function isAmong(a: Entry, here: readonly Entry[]): boolean {
  for (const b of here) {
    if (
      a.event.thread === b.event.thread &&
      a.event.access.inst === b.event.access.inst &&
      a.offset === b.offset &&
      a.value === b.value
    )
      return true;
  }
  return false;
}

/** Has the reader itself written there what the other writes, as when all threads set one value? */
function isOwnToo(written: Entry, read: Entry, here: readonly Entry[]): boolean {
  if (!written.event.access.writes || read.event.access.writes) return false;
  for (const own of here) {
    if (
      own.event.thread === read.event.thread &&
      own.event.access.inst === written.event.access.inst &&
      !own.event.maybe &&
      own.offset === written.offset &&
      !differ(own, written)
    )
      return true;
  }
  return false;
}

/**
 * Do two writes leave different bytes, so that it matters which comes last? Writes of one form may
 * carry the same value, and often do where tiles overlap; writes of different forms do not, except
 * of zeros.
 */
function differ(a: Entry, b: Entry): boolean {
  const known = typeof a.value === 'bigint' && typeof b.value === 'bigint';
  const sameForm =
    a.offset === b.offset &&
    a.event.access.stored?.type === b.event.access.stored?.type &&
    a.event.access.size === b.event.access.size;
  if (!sameForm) return !(a.value === 0n && b.value === 0n);
  return known && a.value !== b.value;
}
