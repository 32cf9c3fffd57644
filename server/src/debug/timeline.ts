/**
 * Where a session is in its program, and the ways to other places: forward from group to group, and
 * to any earlier place by running the unit again from its beginning.
 */

import type { Span } from '../base/index.ts';
import {
  type Dim3,
  type Statics,
  type StepFault,
  type StepGroup,
  type SteppedLaunch,
  Stepping,
  type Stretch,
  type UnitReplay,
  type UnitRun,
  UnitStates,
} from '../execute/index.ts';
import { groupWord } from '../ide/index.ts';
import type { DebugHost, Program, ProgramLaunch } from './api.ts';
import { Lines, type Site, sitesOf } from './sites.ts';
import { Trace } from './trace.ts';

/** Milliseconds after which other messages are let in. */
const SLICE = 12;

export interface Position {
  readonly launch: number;
  readonly unit: number;
  /** Groups of the unit that have gone on. */
  readonly at: number;
}

/** Thrown where the user wants something else. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

export class Timeline {
  readonly program: Program;
  readonly lines: Lines;
  launch!: SteppedLaunch;
  /** The unit where the session is: what runs first, or again. */
  unit!: UnitRun;
  trace = new Trace();
  sites: readonly Site[] = [];
  launchIndex = -1;
  unitIndex = 0;
  /** Set to stop what runs. */
  wantsPause = false;
  /** Called when what runs first takes over from what ran again. */
  caughtUp: () => void = () => undefined;
  /** What runs first, at the farthest position. */
  private front: UnitRun | undefined;
  private replay: UnitReplay | undefined;
  /** Moments of the unit that what runs first has passed. */
  private states: UnitStates | undefined;
  /** Counts what is wanted of the unit: what is prepared meanwhile gives way. */
  private turn = 0;
  private readonly host: DebugHost;
  private readonly stepping: Stepping;
  /** Statics before each launch. */
  private readonly statics: Statics[] = [new Map()];
  private readonly siteTables = new Map<string, readonly Site[]>();
  private since = performance.now();

  constructor(program: Program, host: DebugHost, races: boolean) {
    this.program = program;
    this.host = host;
    this.lines = new Lines(program);
    this.stepping = new Stepping(program.module, {
      target: program.target,
      seed: program.seed,
      observers: { races },
      places: {
        isOwn: (loc) => program.places(loc).some(({ span }) => program.isOwn(span)),
        endOf: (fn) => this.endOf(fn.span),
      },
    });
  }

  /** The closing brace of a function of the user's. */
  private endOf(span: Span | undefined): Span | undefined {
    if (span === undefined || !this.program.isOwn(span)) return undefined;
    const [place] = this.program.places({ span, fn: '' });
    if (place === undefined) return undefined;
    const text = this.program.text(this.program.path(span));
    if (text?.[place.span.end - 1] !== '}') return undefined;
    return { ...span, start: span.end - 1, end: span.end };
  }

  get position(): Position {
    return { launch: this.launchIndex, unit: this.unitIndex, at: this.unit.position };
  }

  /** What goes on next; undefined when the unit is over, and before the first one is entered. */
  get group(): StepGroup | undefined {
    return (this.unit as UnitRun | undefined)?.group;
  }

  get waveSize(): number {
    return this.program.target.waveSize;
  }

  /** What the vendor calls the lanes that go on together. */
  get waveWord(): string {
    return groupWord(this.program.target.name);
  }

  /** The places of the kernel of a launch, which is compiled for it. */
  sitesOfLaunch({ input: { kernel }, schedule }: ProgramLaunch): readonly Site[] {
    const key = `${schedule !== undefined} ${kernel}`;
    let found = this.siteTables.get(key);
    if (found === undefined) {
      found = sitesOf(this.program, this.lines, this.stepping.sites(kernel, schedule));
      this.siteTables.set(key, found);
    }
    return found;
  }

  /** Has it been long that other messages were let in? Looked at now and then. */
  get isDue(): boolean {
    this.looks++;
    return this.looks % 16 === 0 && performance.now() - this.since >= SLICE;
  }

  private looks = 0;

  /** Lets other messages in now and then; throws when the user wants to stop. */
  async breathe(): Promise<void> {
    if (performance.now() - this.since < SLICE) return;
    await this.host.pause();
    this.since = performance.now();
    if (this.wantsPause) throw new Interrupted();
  }

  /** Runs a generator to its end, with breaks. */
  async finish<T>(steps: Generator<void, T>): Promise<T> {
    for (;;) {
      const next = steps.next();
      if (next.done === true) return next.value;
      await this.breathe();
    }
  }

  /** Enters a launch at its first unit; a sentence when it cannot take place. */
  async openLaunch(index: number): Promise<string | undefined> {
    for (let at = this.statics.length; at <= index; at++) {
      // Statics go from launch to launch.
      const problem = await this.openOnly(at - 1);
      if (problem !== undefined) return problem;
      this.statics[at] = await this.finishLaunch();
    }
    return this.openOnly(index);
  }

  private async openOnly(index: number): Promise<string | undefined> {
    const one = this.program.launches[index]!;
    const statics: Statics = new Map(this.statics[index]);
    const opened = this.stepping.open(one.input, statics, one.schedule);
    if (typeof opened === 'string') return opened;
    this.launch = opened;
    this.launchIndex = index;
    this.sites = this.sitesOfLaunch(one);
    return undefined;
  }

  /** Runs the launch to its end and gives the statics that it leaves. */
  private async finishLaunch(): Promise<Statics> {
    await this.finish(this.launch.finish());
    return this.launch.statics;
  }

  /** Enters a unit at its beginning. */
  async enterUnit(unit: number): Promise<void> {
    this.turn++;
    const state = await this.finish(this.launch.reach(unit));
    const isSame =
      unit === this.unitIndex && this.trace.length > 0 && this.traceLaunch === this.launch;
    this.unit = this.launch.enter(unit, state);
    this.front = this.unit;
    if (!isSame) {
      this.replay = undefined;
      this.trace = new Trace();
    }
    if (!isSame || this.states === undefined) this.states = new UnitStates(state.memory);
    this.states.restart(0);
    this.unitIndex = unit;
    this.traceLaunch = this.launch;
    this.note();
  }

  private traceLaunch: SteppedLaunch | undefined;

  /** Lets the group go on; false when the unit is over. */
  advance(): boolean {
    this.turn++;
    this.catchUp();
    this.states?.note(this.unit);
    const goesOn = this.unit.advance();
    this.note();
    return goesOn;
  }

  /** What runs first goes on where what runs again has come to it. */
  private catchUp(): void {
    const { front, unit } = this;
    if (front === undefined || front === unit || front.position !== unit.position) return;
    this.unit = front;
    this.caughtUp();
  }

  /** The past is another one, or looked at in another way: only from its beginning it is right. */
  forget(): void {
    this.turn++;
    if (this.unit === this.front) return;
    this.front = undefined;
    this.replay = undefined;
    this.states = undefined;
  }

  /** Makes what runs first be here again, where `forget` has said so. */
  async settle(): Promise<void> {
    if (this.front !== undefined) return;
    const { at } = this.position;
    await this.enterUnit(this.unitIndex);
    while (this.unit.position < at && this.advance())
      if (this.unit.position % 64 === 0) await this.breathe();
  }

  /** Makes the first step back quick, while nothing else is wanted. */
  async prepare(): Promise<void> {
    if (this.front === undefined || this.replay !== undefined) return;
    const turn = ++this.turn;
    // What the client asks about the stop comes first.
    await this.host.pause();
    if (turn === this.turn) await this.openReplay();
  }

  private async openReplay(): Promise<UnitReplay | undefined> {
    if (this.replay === undefined) {
      const state = await this.finish(this.launch.reach(this.unitIndex));
      this.replay = this.launch.replay(this.unitIndex, state);
    }
    return this.replay;
  }

  /**
   * Goes back to a position of a unit or to one before it, the beginning if nothing else is said;
   * what runs first stays where it is, if it can.
   */
  async rewind(unit: number, at = 0): Promise<void> {
    if (unit !== this.unitIndex || !(await this.goBack(at))) await this.enterUnit(unit);
  }

  /** Stretches of a unit before a position in which bytes may be written, the last one first. */
  async writersOf(
    place: number,
    size: number,
    { unit, at }: Pick<Position, 'unit' | 'at'>,
  ): Promise<readonly Stretch[]> {
    const isKnown =
      unit === this.unitIndex && this.front !== undefined && this.states !== undefined;
    if (!isKnown || (await this.openReplay()) === undefined) return [{ from: 0, to: at }];
    return this.states!.writersOf(place, size, at);
  }

  /** Goes back inside of the unit, not past a position; false where nothing is kept for that. */
  private async goBack(at: number): Promise<boolean> {
    this.turn++;
    if (this.front === undefined || this.states === undefined) return false;
    const replay = await this.openReplay();
    if (replay === undefined) return false;
    this.turn++;
    this.unit = replay.back(this.states, at);
    this.note();
    return true;
  }

  /** The unit as it is was used up; the session is then elsewhere in it. */
  async spoil(): Promise<void> {
    if (this.front === undefined || this.unit === this.front) await this.enterUnit(this.unitIndex);
    else this.unit = this.front;
  }

  /** Writes memory here, and again each time the unit comes here; false when it cannot be. */
  edit(place: number, bytes: Uint8Array): boolean {
    if (!this.unit.write(place, bytes)) return false;
    this.forget();
    this.edits.push({ ...this.position, place, bytes });
    return true;
  }

  private readonly edits: (Position & { readonly place: number; readonly bytes: Uint8Array })[] =
    [];

  private note(): void {
    for (const { launch, unit, at, place, bytes } of this.edits)
      if (at === this.unit.position && unit === this.unitIndex && launch === this.launchIndex)
        this.unit.write(place, bytes);
    const { group, position } = this.unit;
    if (group !== undefined)
      this.trace.note(position, group, this.unit.numberOf(group.block), this.waveSize);
  }

  /** Goes to a position that has been reached before, or lies ahead in its unit. */
  async goTo({ launch, unit, at }: Position): Promise<string | undefined> {
    if (launch !== this.launchIndex) {
      const problem = await this.openLaunch(launch);
      if (problem !== undefined) return problem;
      await this.enterUnit(unit);
    } else if (unit !== this.unitIndex) await this.enterUnit(unit);
    else if (this.front !== undefined && at >= this.front.position) this.unit = this.front;
    else if (at < this.unit.position && !(await this.goBack(at))) await this.enterUnit(unit);
    while (this.unit.position < at && this.advance())
      if (this.unit.position % 64 === 0) await this.breathe();
    return undefined;
  }

  /** Faults of what went on last. */
  get faults(): readonly StepFault[] {
    return this.unit.faults;
  }

  blockOf(unit: number): Dim3 {
    return this.launch.blockOf(unit);
  }
}
