/**
 * The threads of a block in the order of a schedule: the first one that can go on does, up to its
 * next access that others may see or answer. On NVIDIA each thread runs by itself; the lanes of a
 * wave of AMD run together.
 */
import { orderOf, type Schedule } from './schedules.ts';

/** How often a thread goes on in a loop that waits before others get their turn. */
const SPINS = 16;
/** Accesses before a wait at which others may run first, and waits that are looked at. */
const BEFORE = 4;
const MOST_STOPS = 32;

/** What all blocks of a launch share: accesses are counted in the order in which they happen. */
export class LaunchOrder {
  readonly schedule: Schedule;
  /** Accesses so far at which a change can be: of a loop that waits only the first looks. */
  points = 0;
  /** All accesses so far. */
  accesses = 0;
  /** The last accesses of threads before they began to wait, and those before them, by number. */
  readonly lastStops: number[] = [];
  readonly earlierStops: number[] = [];
  private readonly changes: ReadonlySet<number>;

  constructor(schedule: Schedule) {
    this.schedule = schedule;
    this.changes = new Set(schedule.changes);
  }

  /** Where a change is most likely to show something, the likeliest first. */
  get stops(): readonly number[] {
    return [...new Set([...this.lastStops, ...this.earlierStops])];
  }

  /** A unit comes to an access; true when all others go first. */
  arrives(): boolean {
    this.accesses++;
    return this.changes.has(++this.points);
  }

  /** A unit looks once more at what it waits for. */
  looks(): void {
    this.accesses++;
  }
}

/** An access of a unit: its number of all, and of those at which a change can be. */
interface Recent {
  readonly access: number;
  readonly point: number;
}

const NONE: Recent = { access: 0, point: 0 };

/** The units of one block: threads or waves, by number. */
export class BlockOrder {
  readonly size: number;
  private readonly launch: LaunchOrder;
  private readonly units: number[];
  private readonly spins: number[];
  /** The last accesses of each unit; the first of them is the latest. */
  private readonly recent: Recent[][];
  /** The access at which each unit looked last whether its wait is over. */
  private readonly looked: number[];
  /** Accesses of each unit since it looked, and those of one look. */
  private readonly since: number[];
  private readonly perLook: number[];
  private readonly isWaiting: boolean[];
  /** The loop in which each unit was last. */
  private readonly places: number[];

  constructor(launch: LaunchOrder, block: number, threads: number, size: number) {
    this.launch = launch;
    this.size = size;
    const count = Math.ceil(threads / size);
    this.units = orderOf(launch.schedule, count, block);
    this.spins = new Array<number>(count).fill(0);
    this.recent = this.units.map(() => []);
    this.looked = this.units.map(() => 0);
    this.since = this.units.map(() => 0);
    this.perLook = this.units.map(() => 0);
    this.isWaiting = this.units.map(() => false);
    this.places = this.units.map(() => -1);
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
    const since = this.since[unit]! + 1;
    this.since[unit] = since;
    // While nothing has changed it is of no use to let others go first once more.
    const isLook = this.isWaiting[unit]! && since <= this.perLook[unit]!;
    if (isLook) this.launch.looks();
    const isChange = !isLook && this.launch.arrives();
    const { accesses, points } = this.launch;
    const recent = this.recent[unit]!;
    recent.unshift({ access: accesses, point: points });
    if (recent.length > BEFORE) recent.pop();
    if (isChange) this.putLast(unit);
    return isChange;
  }

  /** May a unit that spins go on at once? Others go first when it has for some time. */
  maySpin(unit: number, place: number): boolean {
    this.noteWait(unit, place);
    const spins = this.spins[unit]! + 1;
    this.spins[unit] = spins;
    if (spins < SPINS) return true;
    if (spins === SPINS) this.putLast(unit);
    return false;
  }

  /** A unit begins to wait when it has looked again and done nothing else. */
  private noteWait(unit: number, place: number): void {
    const { lastStops, earlierStops } = this.launch;
    const [last = NONE, before = NONE, ...more] = this.recent[unit]!;
    const isIdle = before.access <= this.looked[unit]!;
    // What it did last in the same loop was to look, too.
    const [stop = NONE, ...earlier] = this.places[unit] === place ? more : [before, ...more];
    if (isIdle && stop.point > 0 && !this.isWaiting[unit] && lastStops.length < MOST_STOPS) {
      lastStops.push(stop.point);
      for (const { point } of earlier) earlierStops.push(point);
    }
    this.places[unit] = place;
    this.isWaiting[unit] = isIdle;
    this.looked[unit] = last.access;
    if (isIdle) this.perLook[unit] = this.since[unit]!;
    this.since[unit] = 0;
  }

  /** All that could run has run: what spins looks again. */
  again(unit: number): void {
    this.spins[unit] = 0;
  }
}
