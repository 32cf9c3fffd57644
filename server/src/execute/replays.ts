/**
 * A unit of a launch that is run again, from states that are taken inside of it: what lies behind a
 * debugger's steps back. It looks for no races, which its first run has found.
 */
import type { Dim3 } from './api.ts';
import type { MemoryState } from './memory-state.ts';
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
}

export class UnitReplay {
  /** The unit where it is now; another one after each way back. */
  unit: UnitRun;
  private readonly launch: UnitLaunch;
  private readonly engine: EngineLaunch;
  private readonly block: Dim3;
  /** By position, ascending. */
  private kept: Kept[] = [];
  private last: MemoryState;
  private since = performance.now();
  /** What the last state took, in milliseconds. */
  private cost = 0;

  /**
   * @param engine one that no other unit uses meanwhile
   * @param state the launch before the unit
   */
  constructor(launch: UnitLaunch, engine: EngineLaunch, block: Dim3, state: LaunchState) {
    this.launch = launch;
    this.engine = engine;
    this.block = block;
    engine.restore(state);
    engine.renew();
    engine.current!.setState(state);
    this.unit = new UnitRun(launch, engine, engine.stepBlock(block));
    this.last = state.memory;
    this.keep();
  }

  /** Bytes of all states that are kept. */
  get stateBytes(): number {
    return this.kept.reduce((sum, { state }) => sum + state.bytes, 0);
  }

  /** Goes to the last state that is not behind a position, and returns the unit there. */
  back(position: number): UnitRun {
    const { engine, launch, block } = this;
    const found = this.kept.findLast((one) => one.position <= position)!;
    const groups = engine.resumeBlock(block, found.state);
    this.unit = new UnitRun(launch, engine, groups, found.position);
    this.last = found.state.memory;
    this.since = performance.now();
    return this.unit;
  }

  /** The unit has gone on: takes a state where that costs little beside what has run. */
  note(): void {
    const { position, group } = this.unit;
    if (position % 16 !== 0 || group === undefined) return;
    if (position <= this.kept.at(-1)!.position) return;
    if (performance.now() - this.since < Math.max(INTERVAL, STATE_SHARE * this.cost)) return;
    this.keep();
  }

  private keep(): void {
    const from = performance.now();
    const state = this.engine.captureInside(this.last);
    this.last = state.memory;
    this.kept.push({ position: this.unit.position, state });
    // Every other one goes when they take too much; pages that they share stay.
    if (this.stateBytes > STATE_BYTES)
      this.kept = this.kept.filter((_, i) => i % 2 === 0 || i === this.kept.length - 1);
    this.since = performance.now();
    this.cost = this.since - from;
  }
}
