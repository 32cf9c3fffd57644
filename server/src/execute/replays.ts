/**
 * A unit of a launch that is run again, from states that were taken inside of it while it ran: what
 * lies behind a debugger's steps back. It looks for no faults, which its first run has found.
 */
import type { Dim3 } from './api.ts';
import { hasLine, joinLines, type MemoryState } from './memory-state.ts';
import type { EngineLaunch, LaunchState, UnitState } from './stepping-engine.ts';
import { type UnitLaunch, UnitRun } from './stepping-unit.ts';

/** Bytes that the states of a unit may take. */
const STATE_BYTES = 40 * 2 ** 20;
/** Milliseconds of running between two states. */
const INTERVAL = 12;
/** Milliseconds of running for one of taking a state. */
const STATE_SHARE = 8;

interface Kept {
  readonly position: number;
  readonly state: UnitState;
  /** Lines that were written since the state before. */
  readonly written: Int32Array;
}

/** Groups of a unit, one after the other. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Moments of a unit, taken while it runs. */
export class UnitStates {
  /** By position, ascending. */
  private kept: Kept[] = [];
  private readonly start: MemoryState;
  /** The last one that the unit has passed, and when that was. */
  private passed = 0;
  private since = performance.now();
  /** What the last state took, in milliseconds. */
  private cost = 0;

  /** @param start the memory at the beginning of the unit */
  constructor(start: MemoryState) {
    this.start = start;
  }

  /** Bytes of all states that are kept. */
  get bytes(): number {
    return this.kept.reduce((sum, { state }) => sum + state.bytes, 0);
  }

  /** The last state that is not behind a position; undefined for the beginning of the unit. */
  before(position: number): { readonly position: number; readonly state: UnitState } | undefined {
    return this.kept.findLast((one) => one.position <= position);
  }

  /** The unit runs from a position on. */
  restart(position: number): void {
    this.passed = position;
    this.since = performance.now();
  }

  /** Takes the state of a unit before it goes on, where that costs little beside what has run. */
  note(unit: UnitRun): void {
    const { position } = unit;
    const now = performance.now();
    if (now - this.since < Math.max(INTERVAL, STATE_SHARE * this.cost)) return;
    const last = this.before(position);
    if (last !== undefined && last.position > this.passed) {
      this.restart(last.position);
      return;
    }
    const state = unit.capture(last?.state.memory ?? this.start);
    if (state === undefined) return;
    const at = this.kept.findIndex((one) => one.position > position);
    const one = { position, state, written: state.memory.written };
    this.kept.splice(at < 0 ? this.kept.length : at, 0, one);
    if (this.bytes > STATE_BYTES) this.thin();
    this.restart(position);
    this.cost = this.since - now;
  }

  /** Every other one goes; pages that they share stay. */
  private thin(): void {
    const left: Kept[] = [];
    let lines: Int32Array = new Int32Array(0);
    for (const [i, one] of this.kept.entries()) {
      lines = joinLines(lines, one.written);
      if (i % 2 === 1 && i < this.kept.length - 1) continue;
      left.push({ ...one, written: lines });
      lines = new Int32Array(0);
    }
    this.kept = left;
  }

  /** Stretches before a position in which bytes may have been written, the last one first. */
  writersOf(place: number, size: number, until: number): Stretch[] {
    const out: Stretch[] = [];
    let from = 0;
    for (const { position, written } of this.kept) {
      if (position >= until) break;
      if (hasLine(written, place, size)) out.push({ from, to: position });
      from = position;
    }
    out.push({ from, to: until });
    return out.reverse();
  }
}

export class UnitReplay {
  /** The unit where it is now; another one after each way back. */
  unit!: UnitRun;
  private readonly launch: UnitLaunch;
  private readonly engine: EngineLaunch;
  private readonly block: Dim3;
  private readonly start: LaunchState;

  /**
   * @param engine one that no other unit uses meanwhile
   * @param start the launch before the unit
   */
  constructor(launch: UnitLaunch, engine: EngineLaunch, block: Dim3, start: LaunchState) {
    this.launch = launch;
    this.engine = engine;
    this.block = block;
    this.start = start;
  }

  /** Goes to the last state that is not behind a position, and returns the unit there. */
  back(states: UnitStates, position: number): UnitRun {
    const { engine, launch, block, start } = this;
    const found = states.before(position);
    if (found === undefined) {
      engine.restore(start);
      engine.renew();
      engine.current!.setState(start);
      this.unit = new UnitRun(launch, engine, engine.stepBlock(block), 0);
    } else {
      const groups = engine.resumeBlock(block, found.state);
      this.unit = new UnitRun(launch, engine, groups, found.position);
    }
    states.restart(this.unit.position);
    return this.unit;
  }
}
