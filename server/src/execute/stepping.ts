/**
 * Launches as a debugger runs them. What happens is a function of the launch and of a place in it:
 * a unit, which is a block or all blocks where they wait for one another, and the number of a group
 * of lanes in it. Units of no interest run as `run` runs them; the others from statement to
 * statement, by an engine of their own in whose memory the same things are at the same places.
 */
import type { Module, SourceLoc } from '../mir/index.ts';
import type { Dim3, ExecuteOptions, LaunchInput } from './api.ts';
import { clusterProblem } from './clusters.ts';
import { KernelPlan } from './compile.ts';
import { MAX_REGIONS } from './execution.ts';
import { ForeignOperations } from './foreign.ts';
import { clusterOf } from './launch.ts';
import { UnitReplay } from './replays.ts';
import type { Schedule } from './schedules.ts';
import { EngineLaunch, type LaunchState, type StepGroup } from './stepping-engine.ts';
import { type StopSite, sitesOf, UnitRun } from './stepping-unit.ts';
import type { StopPlaces } from './stops.ts';
import { waits } from './wait-kinds.ts';
import { WriteLog } from './write-log.ts';

/** Bytes that the states of a launch may take. */
const STATE_BYTES = 150 * 2 ** 20;
/** Milliseconds of running for one of taking a state. */
const STATE_SHARE = 8;

/** Statics between launches. */
export type Statics = Map<string, { bytes: Uint8Array; initialised: Uint8Array }>;

export interface SteppingOptions extends ExecuteOptions {
  readonly places: StopPlaces;
}

/** Kernels of a module that are run from statement to statement. */
export class Stepping {
  private readonly module: Module;
  private readonly options: SteppingOptions;
  private readonly foreign: ForeignOperations;
  private readonly table: readonly string[];
  private readonly plans = new Map<string, KernelPlan>();

  constructor(module: Module, options: SteppingOptions) {
    this.module = module;
    this.options = options;
    this.foreign = new ForeignOperations(options.target);
    this.table = [...module.funcs.keys()].sort();
  }

  /**
   * A launch at its beginning; a sentence when it cannot take place.
   *
   * @param schedule the order in which threads and blocks go on, where it is not the usual one
   */
  open(input: LaunchInput, statics: Statics, schedule?: Schedule): SteppedLaunch | string {
    const { module, foreign, options } = this;
    if (module.funcs.get(input.kernel)?.kind !== 'kernel')
      return `there is no kernel \`${input.kernel}\``;
    const wrong = clusterProblem(options.target, input.grid, clusterOf(module, input));
    if (wrong !== undefined) return wrong;
    const points = schedule !== undefined && this.hasPoints(input.kernel);
    const fast = this.planOf(input.kernel, false, points);
    const fine = this.planOf(input.kernel, true, points);
    const frames = {
      size: Math.max(fast.frame.size, fine.frame.size),
      align: Math.max(fast.frame.align, fine.frame.align),
    };
    // Reads of inputs are remembered too, so that memory has one layout.
    const buffers = input.buffers.map((buffer) => ({ ...buffer, isInput: false }));
    const parts = { module, foreign, schedule, frames, input: { ...input, buffers } };
    const { races, ...observers } = options.observers ?? {};
    try {
      const engines = {
        fast: new EngineLaunch({
          ...parts,
          statics,
          plan: fast,
          options: { ...options, observers },
        }),
        fine: new EngineLaunch({
          ...parts,
          statics: new Map(statics),
          plan: fine,
          options: { ...options, observers: { ...observers, races: races === true } },
        }),
      };
      const sieve = (wanted: SieveStops): EngineLaunch | undefined => {
        const plan = this.sievePlan(input.kernel, wanted);
        const { size, align } = plan.frame;
        const isEqual = size <= frames.size && align <= frames.align;
        if (!isEqual || plan.prepared.communicates) return undefined;
        const own = { ...parts, statics: new Map(statics), plan };
        const engine = new EngineLaunch({ ...own, options: { ...options, observers } });
        return engine.open() === undefined ? engine : undefined;
      };
      const again = (): EngineLaunch | undefined => {
        const own = { ...parts, statics: new Map(statics), plan: fine };
        const engine = new EngineLaunch({ ...own, options: { ...options, observers } });
        return engine.open() === undefined && engine.isResumable ? engine : undefined;
      };
      const problem = engines.fast.open() ?? engines.fine.open();
      return problem ?? new SteppedLaunch(input, engines, { sieve, again });
    } catch (error) {
      if (error instanceof RangeError) return error.message;
      throw error;
    }
  }

  /** A plan that stops at few places. */
  private sievePlan(kernel: string, wanted: SieveStops): KernelPlan {
    const name = `${wanted.key} ${kernel}`;
    let plan = this.plans.get(name);
    if (plan === undefined) {
      const { places } = this.options;
      const stops: StopPlaces = {
        isOwn: (loc) => places.isOwn(loc) && wanted.isWanted(loc),
        endOf: (fn) => {
          const span = places.endOf(fn);
          return span !== undefined && wanted.isWanted({ span, fn: fn.display }) ? span : undefined;
        },
      };
      plan = this.newPlan(kernel, stops);
      this.plans.set(name, plan);
    }
    return plan;
  }

  /** The places of a kernel where threads may be, in the order of a schedule where one is given. */
  sites(kernel: string, schedule?: Schedule): readonly StopSite[] {
    if (this.module.funcs.get(kernel)?.kind !== 'kernel') return [];
    const points = schedule !== undefined && this.hasPoints(kernel);
    return sitesOf(this.planOf(kernel, true, points).plan.waits);
  }

  /** Do threads of a kernel take turns within their code, as `run` has it for schedules? */
  private hasPoints(kernel: string): boolean {
    return this.planOf(kernel, false, true).plan.waits.length <= MAX_REGIONS;
  }

  private planOf(kernel: string, isFine: boolean, points = false): KernelPlan {
    const key = `${isFine} ${points} ${kernel}`;
    let plan = this.plans.get(key);
    if (plan === undefined) {
      plan = this.newPlan(kernel, isFine ? this.options.places : undefined, points);
      this.plans.set(key, plan);
    }
    return plan;
  }

  private newPlan(kernel: string, stops: StopPlaces | undefined, points = false): KernelPlan {
    const { module: source, table, options } = this;
    const { target } = options;
    const shape = { points, callers: false };
    return new KernelPlan({ source, kernel, target, waits, table, stops, ...shape });
  }
}

/** The few places at which a sieve stops. */
export interface SieveStops {
  /** Equal for equal places. */
  readonly key: string;
  isWanted(loc: SourceLoc): boolean;
}

/** Further engines of a launch, opened when they are wanted; undefined where they cannot be. */
interface LaunchOpeners {
  /** One that stops at few places. */
  sieve(wanted: SieveStops): EngineLaunch | undefined;
  /** One that goes from statement to statement and can be resumed inside of a unit. */
  again(): EngineLaunch | undefined;
}

/** A launch, of which any unit can be entered. */
export class SteppedLaunch {
  readonly input: LaunchInput;
  readonly grid: Dim3;
  /** Threads of a block. */
  readonly threads: number;
  /** Do blocks wait for one another, so that all are one unit? */
  readonly isWhole: boolean;
  /** How many units there are. */
  readonly units: number;
  /** What the launch leaves in statics, when it is finished. */
  readonly statics: Statics;
  private readonly fast: EngineLaunch;
  private readonly fine: EngineLaunch;
  private readonly openers: LaunchOpeners;
  private again: EngineLaunch | 'none' | undefined;
  private readonly sieves = new Map<string, EngineLaunch | undefined>();
  /** States before units. */
  private readonly states = new Map<number, LaunchState>();
  /** The unit that the fast engine comes to next. */
  private next = 0;
  /** The unit from which on the fast engine's memory knows what was written. */
  private since = 0;
  private last: LaunchState;
  private readonly writes = new WriteLog();

  constructor(
    input: LaunchInput,
    { fast, fine }: { readonly fast: EngineLaunch; readonly fine: EngineLaunch },
    openers: LaunchOpeners,
  ) {
    this.input = input;
    this.openers = openers;
    this.fast = fast;
    this.fine = fine;
    this.grid = input.grid;
    this.statics = fine.isOneByOne ? fast.leftStatics : fine.leftStatics;
    this.threads = input.block[0] * input.block[1] * input.block[2];
    this.isWhole = !fine.isOneByOne;
    this.units = this.isWhole ? 1 : input.grid[0] * input.grid[1] * input.grid[2];
    this.last = fast.capture();
    this.states.set(0, this.last);
  }

  /** The unit that comes after all that have run. */
  get reached(): number {
    return this.next;
  }

  /** The block of a unit that is one. */
  blockOf(unit: number): Dim3 {
    const [x, y] = this.grid;
    return [unit % x, Math.floor(unit / x) % y, Math.floor(unit / (x * y))];
  }

  /** The unit that a block is part of. */
  unitOf([x, y, z]: Dim3): number {
    return this.isWhole ? 0 : x + this.grid[0] * (y + this.grid[1] * z);
  }

  /** Bytes of all states that are kept. */
  get stateBytes(): number {
    let sum = 0;
    for (const { memory } of this.states.values()) sum += memory.bytes;
    return sum;
  }

  /**
   * Runs everything before a unit, and yields after each block.
   */
  *reach(unit: number): Generator<void, LaunchState> {
    const known = this.states.get(unit);
    if (known !== undefined) return known;
    yield* this.goTo(unit);
    return this.keep(unit);
  }

  /** Brings the fast engine to the beginning of a unit. */
  private *goTo(unit: number): Generator<void, void> {
    const { fast } = this;
    let from = 0;
    for (const at of this.states.keys()) if (at <= unit && at > from) from = at;
    if (this.next > unit || this.next < from) {
      fast.restore(this.states.get(from)!);
      this.next = from;
      this.since = from;
    }
    let since = performance.now();
    while (this.next < unit) {
      this.runNext();
      since = this.maybeKeep(since);
      yield;
    }
  }

  /**
   * The last unit before `until` that writes bytes of memory that all blocks see, by running those
   * again that have written something beside them; undefined when none does. Yields after each
   * block.
   */
  *lastWriter(place: number, size: number, until: number): Generator<void, number | undefined> {
    const { fast } = this;
    for (const { from, to } of this.writes.writersOf(place, size, until)) {
      yield* this.goTo(from);
      let found: number | undefined;
      for (let unit = from; unit < to; unit++) {
        this.unmark(place, size);
        this.runNext();
        if (fast.isMarked(place, size)) found = unit;
        yield;
      }
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private runNext(): void {
    this.fast.runBlock(this.blockOf(this.next));
    this.next++;
  }

  /** Forgets that bytes were written, but for the log. */
  private unmark(place: number, size: number): void {
    const { fast, since, next } = this;
    if (fast.isMarked(place, size)) this.writes.noteOne({ from: since, to: next }, place, size);
    fast.unmark(place, size);
  }

  /** The first unit from one on that writes one of several ranges; the number of units if none. */
  *nextWriter(
    ranges: readonly { readonly place: number; readonly size: number }[],
    from: number,
  ): Generator<void, number> {
    const { fast } = this;
    yield* this.reach(from);
    yield* this.goTo(from);
    let since = performance.now();
    for (let unit = from; unit < this.units; unit++) {
      for (const { place, size } of ranges) this.unmark(place, size);
      this.runNext();
      if (ranges.some(({ place, size }) => fast.isMarked(place, size))) return unit;
      since = this.maybeKeep(since);
      yield;
    }
    return this.units;
  }

  /**
   * The first unit from one on in which a test of a stop holds, by running the units with few
   * stops; `last`, where it gives up, if there is none. Undefined where that cannot be told: blocks
   * wait for one another, or what threads do depends on their order. Yields now and then.
   */
  *nextStop(
    wanted: SieveStops,
    from: number,
    last: number,
    test: (unit: UnitRun) => boolean,
  ): Generator<void, number | undefined> {
    if (this.isWhole) return undefined;
    if (!this.sieves.has(wanted.key)) this.sieves.set(wanted.key, this.openers.sieve(wanted));
    const sieve = this.sieves.get(wanted.key);
    if (sieve === undefined) return undefined;
    const state = yield* this.reach(from);
    sieve.restore(state);
    sieve.renew();
    sieve.current!.setState(state);
    for (let number = from; number < last; number++) {
      const unit = new UnitRun(this, sieve, sieve.stepBlock(this.blockOf(number)));
      while (unit.group !== undefined) {
        if (test(unit)) return number;
        unit.advance();
        if (unit.position % 64 === 0) yield;
      }
      yield;
    }
    return last;
  }

  /** Takes a state where that costs little beside what has run since the last one. */
  private maybeKeep(since: number): number {
    if (this.states.has(this.next)) return since;
    const size = this.last.memory.end;
    const cost = size / 1e6;
    if (performance.now() - since < STATE_SHARE * cost) return since;
    this.keep(this.next);
    return performance.now();
  }

  private keep(unit: number): LaunchState {
    const known = this.states.get(unit);
    if (known !== undefined) return known;
    const state = this.fast.capture(this.last.memory);
    this.writes.note(this.since, unit, state.memory.written);
    this.since = unit;
    this.last = state;
    this.states.set(unit, state);
    // Every other one goes when they take too much.
    if (this.stateBytes > STATE_BYTES) {
      const all = [...this.states.keys()].sort((a, b) => a - b);
      all.forEach((at, i) => {
        if (i % 2 === 1 && at !== unit) this.states.delete(at);
      });
    }
    return state;
  }

  /** A unit at its beginning, whose state `reach` has given. */
  enter(unit: number, state: LaunchState): UnitRun {
    const { fine } = this;
    fine.restore(state);
    fine.renew();
    fine.current!.setState(state);
    const groups: Generator<StepGroup, void> = this.isWhole
      ? fine.stepAll()
      : fine.stepBlock(this.blockOf(unit));
    return new UnitRun(this, fine, groups);
  }

  /**
   * A unit that is run again from states inside of it; undefined where blocks wait for one another
   * or something runs beside the threads. Another one ends the use of this one.
   */
  replay(unit: number, state: LaunchState): UnitReplay | undefined {
    if (this.isWhole) return undefined;
    if (this.again === undefined) this.again = this.openers.again() ?? 'none';
    if (this.again === 'none') return undefined;
    return new UnitReplay(this, this.again, this.blockOf(unit), state);
  }

  /** Runs what is left of the launch and leaves statics as they are then. */
  *finish(): Generator<void, ReadonlyMap<string, Uint8Array>> {
    if (this.isWhole) {
      const unit = this.enter(0, this.states.get(0)!);
      for (let n = 0; unit.advance(); n++) if (n % 256 === 0) yield;
      return this.fine.finish();
    }
    yield* this.reach(this.units);
    return this.fast.finish();
  }
}
