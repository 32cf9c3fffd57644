/**
 * The threads of a block in the order of a schedule: the first one that can go on does, up to its
 * next access that others may see or answer. On NVIDIA each thread runs by itself; the lanes of a
 * wave of AMD run together.
 */
import { orderOf, type Schedule } from './schedules.ts';

/** How often a thread goes on in a loop that waits before others get their turn. */
const SPINS = 16;

/** What all blocks of a launch share: accesses are counted in the order in which they happen. */
export class LaunchOrder {
  readonly schedule: Schedule;
  /** Accesses so far. */
  points = 0;
  private readonly changes: ReadonlySet<number>;

  constructor(schedule: Schedule) {
    this.schedule = schedule;
    this.changes = new Set(schedule.changes);
  }

  /** A unit comes to an access; true when all others go first. */
  arrives(): boolean {
    return this.changes.has(++this.points);
  }
}

/** The units of one block: threads or waves, by number. */
export class BlockOrder {
  readonly size: number;
  private readonly launch: LaunchOrder;
  private readonly units: number[];
  private readonly spins: number[];

  constructor(launch: LaunchOrder, block: number, threads: number, size: number) {
    this.launch = launch;
    this.size = size;
    const count = Math.ceil(threads / size);
    this.units = orderOf(launch.schedule, count, block);
    this.spins = new Array<number>(count).fill(0);
    for (const one of launch.schedule.last)
      if (one.block === block) this.putLast(Math.floor(one.thread / size));
  }

  /** The first unit of which `canRun` says so. */
  first(canRun: (unit: number) => boolean): number | undefined {
    return this.units.find(canRun);
  }

  putLast(unit: number): void {
    const at = this.units.indexOf(unit);
    if (at < 0) return;
    this.units.splice(at, 1);
    this.units.push(unit);
  }

  /** A unit comes to an access; true when another block may run now. */
  arrives(unit: number): boolean {
    if (!this.launch.arrives()) return false;
    this.putLast(unit);
    return true;
  }

  /** May a unit that spins go on at once? Others go first when it has for some time. */
  maySpin(unit: number): boolean {
    const spins = this.spins[unit]! + 1;
    this.spins[unit] = spins;
    if (spins < SPINS) return true;
    if (spins === SPINS) this.putLast(unit);
    return false;
  }

  /** All that could run has run: what spins looks again. */
  again(unit: number): void {
    this.spins[unit] = 0;
  }
}
