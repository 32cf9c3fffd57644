/** Going on and back: where a session stops next, and why. */
import type { StepFault, StepGroup } from '../execute/index.ts';
import { type Breakpoint, conditionsHold, hitTest, mayStop, sitesAt } from './breakpoints.ts';
import { evaluate, NO_VARIABLE, parseExpression } from './expression.ts';
import { filterOf } from './faults.ts';
import { EvaluationError, valueText } from './numbers.ts';
import { gridWord, type LaneAt, Reader } from './reading.ts';
import { Sieve } from './sieve.ts';
import type { Site } from './sites.ts';
import { Interrupted, type Position, type Timeline } from './timeline.ts';
import { lastWrite, type Watch, writeAt } from './watches.ts';

/** Why a session has stopped. */
export interface Stop {
  readonly reason:
    | 'entry'
    | 'step'
    | 'breakpoint'
    | 'data breakpoint'
    | 'exception'
    | 'pause'
    | 'goto'
    | 'ended';
  readonly text?: string;
  readonly hits?: readonly number[];
  readonly fault?: StepFault;
}

export type StepKind = 'over' | 'in' | 'out';
export type Granularity = 'statement' | 'line' | 'instruction';

interface Goal extends LaneAt {
  readonly kind: StepKind;
  readonly granularity: Granularity;
  /** Where the lane was. */
  readonly site: Site | undefined;
}

const BLOCK_WORDS = new Set(['block']);

export class Control {
  readonly timeline: Timeline;
  breakpoints: readonly Breakpoint[] = [];
  watches: readonly Watch[] = [];
  /** Filters of faults that stop. */
  filters = new Set<string>();
  focus: LaneAt = { block: 0, thread: 0 };
  private readonly say: (text: string, kind?: 'stdout' | 'console', at?: Site) => void;
  /** Faults that have been reported where they happen. */
  private readonly reported = new Set<string>();
  private reader_: Reader | undefined;
  /** Outputs of units that were passed. */
  private shown = new Set<string>();

  constructor(timeline: Timeline, say: Control['say']) {
    this.timeline = timeline;
    this.say = say;
    timeline.caughtUp = () => this.unmark();
  }

  /** Reads what the unit has where it is. */
  get reader(): Reader {
    const { unit, program, lines } = this.timeline;
    if (this.reader_ === undefined || this.readerUnit !== unit) {
      this.reader_ = new Reader(program, unit, lines.constants);
      this.readerUnit = unit;
    }
    return this.reader_;
  }

  private readerUnit: Timeline['unit'] | undefined;

  /** The place where a lane is; undefined when it is at none. */
  siteOf({ block, thread }: LaneAt): Site | undefined {
    return this.timeline.sites[this.timeline.unit.lane(block, thread).site];
  }

  /** Runs something that the user may interrupt. */
  private async interruptible(work: () => Promise<Stop>): Promise<Stop> {
    this.timeline.wantsPause = false;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      this.timeline.wantsPause = false;
      if (this.timeline.group === undefined) {
        const unit = Math.min(this.timeline.launch.reached, this.timeline.launch.units - 1);
        await this.timeline.enterUnit(unit);
      }
      this.focusOn(this.timeline.group);
      return { reason: 'pause' };
    }
  }

  // ---- forward ----------------------------------------------------------------------------------

  /** Starts at the first launch: stops at once, or where something stops. */
  begin(stopOnEntry: boolean, first: LaneAt | undefined): Promise<Stop> {
    return this.interruptible(async () => {
      const problem = await this.timeline.openLaunch(0);
      if (problem !== undefined) return { reason: 'ended', text: problem };
      if (first !== undefined) this.focus = first;
      const unit = stopOnEntry ? this.unitOfBlock(this.focus.block) : this.nextUnit(0);
      const entered = await this.enter(await unit);
      if (!entered) return { reason: 'ended' };
      if (stopOnEntry) {
        await this.toFirst(this.focus);
        return { reason: 'entry' };
      }
      return this.stopHere(undefined) ?? this.forward(undefined);
    });
  }

  go(): Promise<Stop> {
    return this.interruptible(() => this.forward(undefined));
  }

  step(kind: StepKind, lane: LaneAt, granularity: Granularity): Promise<Stop> {
    const goal = { ...lane, kind, granularity, site: this.siteOf(lane) };
    this.focus = lane;
    return this.interruptible(() => this.forward(goal));
  }

  private async forward(goal: Goal | undefined): Promise<Stop> {
    const { timeline } = this;
    let wanted = goal;
    await timeline.settle();
    for (;;) {
      const before = timeline.position;
      const goesOn = timeline.group !== undefined && timeline.advance();
      this.showOutput();
      const fault = this.faultHere(before);
      if (fault !== undefined) {
        await timeline.goTo(before);
        this.focusOnFault(fault);
        return { reason: 'exception', fault, text: fault.fault.message };
      }
      // A group is soon done: nothing is awaited for it that is not wanted.
      const watch = this.watches.length === 0 ? undefined : await this.watchHere(before);
      if (watch !== undefined) return watch;
      if (!goesOn) {
        wanted = undefined;
        const next = await this.nextUnit(timeline.unitIndex + 1);
        if (!(await this.enter(next))) return { reason: 'ended' };
      }
      const stop = this.stopHere(wanted);
      if (stop !== undefined) return stop;
      if (timeline.isDue) await timeline.breathe();
    }
  }

  /** Enters a unit of this launch, or the next launch; false when there is nothing more. */
  private async enter(unit: number): Promise<boolean> {
    const { timeline } = this;
    let at = unit;
    while (at >= timeline.launch.units) {
      this.showPassed(timeline.launch.units);
      const next = timeline.launchIndex + 1;
      if (next >= timeline.program.launches.length) return false;
      const problem = await timeline.openLaunch(next);
      if (problem !== undefined) {
        this.say(`${problem}\n`, 'console');
        return false;
      }
      at = await this.nextUnit(0);
    }
    this.showPassed(at);
    await timeline.enterUnit(at);
    this.unmark();
    return true;
  }

  /** The first unit from one on in which something may stop. */
  private async nextUnit(from: number): Promise<number> {
    const { launch } = this.timeline;
    let found = from;
    while (found < launch.units && this.interestOf(found) === 'none') found++;
    if (found < launch.units && this.interestOf(found) === 'breakpoint')
      found = (await this.sieved(found)) ?? found;
    const shared = this.watches.filter(({ block }) => block === undefined);
    if (shared.length === 0 || launch.isWhole || from >= launch.units) return found;
    const written = await this.timeline.finish(launch.nextWriter(shared, from));
    return Math.min(found, written);
  }

  /**
   * The first unit from one on in which a breakpoint certainly stops or something else may;
   * undefined where only going through the units tells.
   */
  private async sieved(from: number): Promise<number | undefined> {
    const { timeline } = this;
    const { launch, program, lines } = timeline;
    let last = from;
    while (last < launch.units && this.interestOf(last) !== 'fault') last++;
    const own = this.breakpoints.filter((one) => this.sitesOf(one).length > 0);
    const isReported = (one: Breakpoint) => this.reported.has(`condition ${one.id}`);
    const sieve = new Sieve(program, lines, own, (one) => this.blocksOf(one), isReported);
    const steps = launch.nextStop(sieve, from, last, (unit) => sieve.stops(unit));
    return timeline.finish(steps);
  }

  /** May a breakpoint stop in a block, as far as the grid says? */
  private blocksOf(one: Breakpoint): (block: number) => boolean {
    const { launch } = this.timeline;
    return (block) =>
      mayStop(one, (name) => gridWord(name, { block, thread: 0 }, { launch }, 32), BLOCK_WORDS);
  }

  private isOfInterest(unit: number): boolean {
    return this.interestOf(unit) !== 'none';
  }

  /** May a known fault stop in a unit, or a breakpoint? */
  private interestOf(unit: number): 'none' | 'breakpoint' | 'fault' {
    const { launch, launchIndex, program } = this.timeline;
    const block = launch.blockOf(unit);
    const fault = program.launches[launchIndex]!.faults.some((fault) => {
      if (!this.filters.has(filterOf(fault.kind)) || fault.severity === 'info') return false;
      if (this.reported.has(`${launchIndex} ${fault.kind} ${fault.message}`)) return false;
      return fault.block === undefined || launch.unitOf(fault.block) === unit;
    });
    if (fault) return 'fault';
    const stops = this.breakpoints.some(
      (one) =>
        this.sitesOf(one).length > 0 && (launch.isWhole || this.blocksOf(one)(this.linear(block))),
    );
    return stops ? 'breakpoint' : 'none';
  }

  private linear([x, y, z]: readonly [number, number, number]): number {
    const { grid } = this.timeline.launch;
    return x + grid[0] * (y + grid[1] * z);
  }

  private async unitOfBlock(block: number): Promise<number> {
    const { launch } = this.timeline;
    return launch.isWhole ? 0 : Math.min(block, launch.units - 1);
  }

  /** Does something stop at the group that goes on next? */
  private stopHere(goal: Goal | undefined, counts = true): Stop | undefined {
    const { group, sites } = this.timeline;
    if (group === undefined) return undefined;
    const site = sites[group.wait]!;
    const hits = this.breakpointsHere(group, site, counts);
    if (hits !== undefined) return { reason: 'breakpoint', hits };
    if (goal === undefined) return undefined;
    const block = this.timeline.unit.numberOf(group.block);
    if (block !== goal.block) return undefined;
    if (group.threads.includes(goal.thread)) {
      if (!reaches(goal, site)) return undefined;
    } else if (!this.isOver(goal)) return undefined;
    else this.focusOn(group);
    return { reason: 'step' };
  }

  private isOver({ block, thread }: LaneAt): boolean {
    const { state } = this.timeline.unit.lane(block, thread);
    return state === 'done' || state === 'stopped';
  }

  private breakpointsHere(group: StepGroup, site: Site, counts: boolean): number[] | undefined {
    const block = this.timeline.unit.numberOf(group.block);
    const hits: number[] = [];
    let lane: LaneAt | undefined;
    for (const one of this.breakpoints) {
      if (!this.sitesOf(one).includes(site)) continue;
      const matched = group.threads.filter((thread) => this.matches(one, { block, thread }, site));
      if (matched.length === 0 || !this.isHit(one, counts)) continue;
      if (one.logMessage !== undefined && one.logMessage !== '') {
        for (const thread of counts ? matched : [])
          this.log(one.logMessage, { block, thread }, site);
        continue;
      }
      hits.push(one.id);
      const isFocus = block === this.focus.block && matched.includes(this.focus.thread);
      lane ??= isFocus ? this.focus : { block, thread: matched[0]! };
    }
    if (lane === undefined) return undefined;
    this.focus = lane;
    return hits;
  }

  /** Counts a hit; does it stop? */
  private isHit(one: Breakpoint, counts: boolean): boolean {
    if (!counts) return true;
    one.hits++;
    return one.hitCondition === undefined || hitTest(one.hitCondition)?.(one.hits) !== false;
  }

  private readonly placed = new Map<Breakpoint, { sites: readonly Site[]; own: readonly Site[] }>();

  /** The places of the kernel at which a breakpoint is. */
  private sitesOf(one: Breakpoint): readonly Site[] {
    const { sites } = this.timeline;
    let found = this.placed.get(one);
    if (found?.sites !== sites) {
      found = { sites, own: sitesAt(one, sites) };
      this.placed.set(one, found);
    }
    return found.own;
  }

  private matches(one: Breakpoint, lane: LaneAt, site: Site): boolean {
    if (one.conditions.length === 0) return true;
    const nameless = `nameless ${one.id} ${this.timeline.launchIndex} ${site.index}`;
    if (this.reported.has(nameless)) return false;
    const found = conditionsHold(one, this.reader.names(lane, site.frames[0]?.loc));
    if (typeof found === 'boolean') return found;
    const key = `condition ${one.id}`;
    // A name that is not there for one lane is there for none.
    if (found.startsWith(NO_VARIABLE)) this.reported.add(nameless);
    if (!this.reported.has(key)) {
      this.reported.add(key);
      this.say(`condition \`${one.condition}\`: ${found}\n`, 'console', site);
    }
    return false;
  }

  /** Writes a log message, with the values of what is in braces. */
  private log(message: string, lane: LaneAt, site: Site): void {
    const names = this.reader.names(lane, site.frames[0]?.loc);
    const text = message.replaceAll(/\{([^{}]*)\}/g, (_, expr: string) => {
      try {
        return valueText(evaluate(parseExpression(expr), names));
      } catch (error) {
        if (error instanceof EvaluationError) return `{${error.message}}`;
        throw error;
      }
    });
    this.say(`${text}\n`, 'console', site);
  }

  // ---- faults, watches, output ------------------------------------------------------------------

  /** A fault of what went on that is to stop and has not been reported. */
  private faultHere(before: Position): StepFault | undefined {
    for (const one of this.timeline.faults) {
      const { fault, key } = one;
      if (!this.filters.has(filterOf(fault.kind)) || fault.severity === 'info') continue;
      if (this.followsFromRace(one)) continue;
      const id = `${before.launch} ${before.unit} ${before.at} ${key}`;
      if (this.reported.has(id)) continue;
      this.reported.add(id);
      this.reported.add(`${before.launch} ${fault.kind} ${fault.message}`);
      return one;
    }
    return undefined;
  }

  /** Is a read before a write one of a race, which `run` reports in its place? */
  private followsFromRace({ fault: { kind, memory, message } }: StepFault): boolean {
    if (kind !== 'uninitialised' || memory?.isPrivate !== false) return false;
    const { program, launchIndex } = this.timeline;
    const { faults } = program.launches[launchIndex]!;
    const isKnown = faults.some((one) => one.kind === kind && one.message === message);
    return !isKnown && faults.some((one) => one.kind.endsWith('-race'));
  }

  private focusOnFault({ where }: StepFault): void {
    if (where.block === undefined || where.thread === undefined) {
      this.focusOn(this.timeline.group);
      return;
    }
    const [x, y] = this.timeline.launch.input.block;
    const [a, b, c] = where.thread;
    this.focus = { block: this.linear(where.block), thread: a + x * (b + y * c) };
    // A fault that is seen at the end of a block may be one of a thread that has ended.
    if (this.siteOf(this.focus) === undefined) this.focusOnGroup();
  }

  private focusOnGroup(): void {
    const { group, unit } = this.timeline;
    if (group !== undefined)
      this.focus = { block: unit.numberOf(group.block), thread: group.threads[0]! };
  }

  /** Forgets earlier writes of what is watched. */
  unmark(): void {
    for (const { place, size } of this.watches) this.timeline.unit.unmark(place, size);
  }

  private async watchHere(before: Position): Promise<Stop | undefined> {
    const { timeline } = this;
    const hit = this.watches.filter(({ place, size }) => timeline.unit.isWritten(place, size));
    const [first] = hit;
    if (first === undefined) return undefined;
    const after = timeline.unit.position;
    const write = await writeAt(timeline, first.place, first.size, before);
    await timeline.goTo({ ...before, at: after });
    this.unmark();
    this.focus = { block: write.block, thread: write.thread };
    return {
      reason: 'data breakpoint',
      hits: hit.map(({ id }) => id),
      text: `\`${first.label}\` was written`,
    };
  }

  /** Output of the unit that nobody has seen. */
  private showOutput(): void {
    const { launchIndex, unitIndex, unit } = this.timeline;
    unit.output.forEach(({ text }, i) => {
      const key = `${launchIndex} ${unitIndex} ${i}`;
      if (this.shown.has(key)) return;
      this.shown.add(key);
      this.say(text, 'stdout');
    });
  }

  /** Output of units before one that did not run from statement to statement. */
  private showPassed(until: number): void {
    const { launch, launchIndex, program } = this.timeline;
    const counts = new Map<number, number>();
    for (const { block, text } of program.launches[launchIndex]!.output) {
      const unit = launch.unitOf(block);
      const n = counts.get(unit) ?? 0;
      counts.set(unit, n + 1);
      const key = `${launchIndex} ${unit} ${n}`;
      if (unit >= until || this.shown.has(key)) continue;
      this.shown.add(key);
      this.say(text, 'stdout');
    }
  }

  private focusOn(group: StepGroup | undefined): void {
    if (group === undefined) return;
    const block = this.timeline.unit.numberOf(group.block);
    const isIn = block === this.focus.block && group.threads.includes(this.focus.thread);
    if (!isIn) this.focus = { block, thread: group.threads[0]! };
  }

  // ---- backward ---------------------------------------------------------------------------------

  /** To the statement before, of a lane. */
  stepBack(lane: LaneAt, granularity: Granularity = 'statement'): Promise<Stop> {
    this.focus = lane;
    return this.interruptible(async () => {
      const { timeline } = this;
      const { waveSize, trace, sites } = timeline;
      const now = this.siteOf(lane);
      const [warp, at] = [Math.floor(lane.thread / waveSize), lane.thread % waveSize];
      let first: number | undefined;
      for (let i = timeline.unit.position - 1; i >= 0; i--) {
        if (!trace.has(i, lane.block, warp, at)) continue;
        const site = sites[trace.at(i).site]!;
        first = i;
        if (now !== undefined && !isBefore(site, now, granularity)) continue;
        if (granularity !== 'instruction' && this.isContinued(i, lane, site)) continue;
        await timeline.goTo({ ...timeline.position, at: i });
        this.unmark();
        return { reason: 'step' };
      }
      if (first !== undefined) await timeline.goTo({ ...timeline.position, at: first });
      this.unmark();
      return { reason: 'step', text: 'this is where the block begins' };
    });
  }

  /** Is the statement at a position the rest of one that began before? */
  private isContinued(position: number, lane: LaneAt, site: Site): boolean {
    const { trace, sites, waveSize } = this.timeline;
    const [warp, at] = [Math.floor(lane.thread / waveSize), lane.thread % waveSize];
    for (let i = position - 1; i >= 0; i--) {
      if (!trace.has(i, lane.block, warp, at)) continue;
      const before = sites[trace.at(i).site]!;
      return before.index !== site.index && isSamePlace(before, site);
    }
    return false;
  }

  /** To the last breakpoint or write of what is watched. */
  reverse(): Promise<Stop> {
    return this.interruptible(async () => {
      const { timeline } = this;
      const now = timeline.position;
      let found = await this.lastStop(now.unit, now.at);
      for (let unit = now.unit - 1; found === undefined && unit >= 0; unit--) {
        if (this.isOfInterest(unit)) found = await this.lastStop(unit, Number.POSITIVE_INFINITY);
        else await timeline.breathe();
      }
      const write = await this.lastWatched(now, found);
      if (write !== undefined) return write;
      if (found === undefined) {
        await timeline.enterUnit(0);
        this.focusOn(timeline.group);
        return { reason: 'entry', text: 'this is where the launch begins' };
      }
      await timeline.goTo(found.position);
      this.focus = found.focus;
      return { reason: 'breakpoint', hits: found.hits };
    });
  }

  private async lastStop(unit: number, until: number) {
    const { timeline } = this;
    if (this.breakpoints.length === 0) return undefined;
    await timeline.rewind(unit);
    let found: { position: Position; hits: readonly number[]; focus: LaneAt } | undefined;
    const { focus } = this;
    while (timeline.unit.position < until && timeline.group !== undefined) {
      const stop = this.stopHere(undefined, false);
      if (stop?.reason === 'breakpoint')
        found = { position: timeline.position, hits: stop.hits ?? [], focus: this.focus };
      this.focus = focus;
      timeline.advance();
      await timeline.breathe();
    }
    return found;
  }

  /** The last write of what is watched, where it comes after another stop. */
  private async lastWatched(
    now: Position,
    found: { readonly position: Position } | undefined,
  ): Promise<Stop | undefined> {
    let best:
      | { readonly position: Position; readonly stop: Stop; readonly focus: LaneAt }
      | undefined;
    for (const watch of this.watches) {
      const write = await lastWrite(
        this.timeline,
        watch.place,
        watch.size,
        now,
        watch.block === undefined,
      );
      if (write === undefined) continue;
      const after = best?.position ?? found?.position;
      if (after !== undefined && compare(write.position, after) <= 0) continue;
      best = {
        position: write.position,
        focus: { block: write.block, thread: write.thread },
        stop: {
          reason: 'data breakpoint',
          hits: [watch.id],
          text: `\`${watch.label}\` is written here`,
        },
      };
    }
    if (best === undefined) return undefined;
    await this.timeline.goTo(best.position);
    this.unmark();
    this.focus = best.focus;
    return best.stop;
  }

  /** To the first statement of a block, or to where it is when it runs. */
  focusBlock(lane: LaneAt): Promise<Stop> {
    return this.interruptible(async () => {
      const { timeline } = this;
      if (!timeline.unit.blocks.includes(lane.block)) {
        await timeline.enterUnit(await this.unitOfBlock(lane.block));
        this.unmark();
      }
      this.focus = lane;
      await this.toFirst(lane);
      return { reason: 'goto' };
    });
  }

  /** To the first statement of a lane that has not begun. */
  private async toFirst(lane: LaneAt): Promise<void> {
    const { timeline } = this;
    const isNew = () =>
      timeline.unit.lane(lane.block, lane.thread).state !== 'done' &&
      this.siteOf(lane) === undefined;
    while (isNew() && timeline.advance()) await timeline.breathe();
  }
}

function compare(a: Position, b: Position): number {
  return a.launch - b.launch || a.unit - b.unit || a.at - b.at;
}

function isSamePlace(a: Site, b: Site): boolean {
  const [x, y] = [a.frames[0], b.frames[0]];
  return (
    a.calls === b.calls && x?.path === y?.path && x?.line === y?.line && x?.column === y?.column
  );
}

/** Does a step end at a place? */
function reaches({ kind, site: from, granularity }: Goal, to: Site): boolean {
  if (from === undefined) return to.kind !== 'return';
  const [before, after] = [from.frames.length, to.frames.length];
  if (to.kind === 'return') return after < before;
  if (kind === 'out') return after < before;
  // Inlined functions are text like any other.
  if (granularity === 'instruction') return true;
  if (kind === 'over' && after > before) return false;
  // The rest of a statement is no statement.
  if (from.index !== to.index && isSamePlace(from, to)) return false;
  const isSameLine =
    from.calls === to.calls &&
    from.frames[0]?.path === to.frames[0]?.path &&
    from.frames[0]?.line === to.frames[0]?.line;
  return !(granularity === 'line' && isSameLine && to.index > from.index);
}

/** Is a place one to which a step back goes? */
function isBefore(to: Site, now: Site, granularity: Granularity): boolean {
  if (to.kind === 'return') return false;
  if (granularity === 'instruction') return true;
  if (to.frames.length > now.frames.length) return false;
  if (to.index !== now.index && isSamePlace(to, now)) return false;
  const isSameLine = to.calls === now.calls && to.frames[0]?.line === now.frames[0]?.line;
  return !(granularity === 'line' && isSameLine && to.index < now.index);
}
