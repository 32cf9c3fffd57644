/**
 * Runs the same launches in several orders and makes the order in which something new is found as
 * short as it can be said.
 */
import { FORWARD, REVERSE, randomSchedule, type Schedule, type ThreadName } from './schedules.ts';

/** Orders that are tried: the usual one, the reverse, and random ones. */
export const DEFAULT_SCHEDULES = 7;
/** Runs that making a schedule shorter may take. */
const SHRINK_RUNS = 24;
/** Instructions that all further orders may take together, where the first took fewer. */
const FREE_STEPS = 20_000_000;

/** Orders with one change each, before a wait, that are tried beside them. */
const STOPS = 16;

/** What a run in one order gives. */
export interface ScheduleRun<T> {
  readonly found: readonly T[];
  readonly steps: number;
  /** Accesses at which others may run, of the launch with most. */
  readonly points: number;
  /** Accesses behind which a thread began to wait. */
  readonly stops?: readonly number[];
}

export interface Exploration<T> {
  readonly schedules: number;
  readonly seed: number;
  /** Instructions of the run in the usual order. */
  readonly steps: number;
  /** What tells one finding from another, in whatever order it is found. */
  key(found: T): string;
  /** Threads that a finding is about. */
  threadsOf(found: T): readonly ThreadName[];
  /** Undefined when no more runs are wanted. */
  run(schedule: Schedule): ScheduleRun<T> | undefined;
}

export interface Explored<T> {
  readonly found: readonly { readonly finding: T; readonly schedule: Schedule }[];
  /** Orders that were run to the end, the usual one included. */
  readonly schedules: number;
}

/**
 * Tries orders until something is found that `known` lacks, for so long as the first run took, or a
 * little while.
 */
export function explore<T>(known: readonly T[], what: Exploration<T>): Explored<T> {
  const seen = new Set(known.map((one) => what.key(one)));
  const most = Math.max(FREE_STEPS, what.steps);
  let [steps, points, done] = [0, 0, 1];
  /** What a schedule finds that is new; undefined when no more runs are wanted. */
  const tryOne = (schedule: Schedule): Tried<T> | undefined => {
    if (steps >= most) return undefined;
    const ran = what.run(schedule);
    if (ran === undefined) return undefined;
    steps += ran.steps;
    points = Math.max(points, ran.points);
    const fresh = new Map<string, T>();
    for (const one of ran.found) {
      const key = what.key(one);
      if (!seen.has(key) && !fresh.has(key)) fresh.set(key, one);
    }
    const stops = ran.stops ?? [];
    if (fresh.size === 0) return { found: [], stops };
    const all = [...fresh.values()];
    const [first] = all;
    const shrunk = shrink(first!, schedule, what);
    return {
      found: all.map((finding) => (finding === first ? shrunk : { finding, schedule })),
      stops,
    };
  };
  for (let i = 1; i < what.schedules; i++) {
    const tried = tryOne(i === 1 ? REVERSE : randomSchedule(what.seed + i - 2, points));
    if (tried === undefined) return { found: [], schedules: done };
    done++;
    if (tried.found.length > 0) return { found: tried.found, schedules: done };
  }
  if (what.schedules < DEFAULT_SCHEDULES) return { found: [], schedules: done };
  return { found: beforeWaits(tryOne), schedules: done };
}

interface Tried<T> {
  readonly found: Explored<T>['found'];
  readonly stops: readonly number[];
}

/**
 * Lets others run at the last accesses before each wait, one change at a time: there a thread has
 * gone as far as it may, and what it knows of the others is oldest.
 */
function beforeWaits<T>(
  tryOne: (schedule: Schedule) => Tried<T> | undefined,
): Explored<T>['found'] {
  for (const base of [FORWARD, REVERSE]) {
    const plain = tryOne(base);
    if (plain === undefined) return [];
    if (plain.found.length > 0) return plain.found;
    for (const at of plain.stops.slice(0, STOPS / 2)) {
      const tried = tryOne({ ...base, changes: [at] });
      if (tried === undefined) return [];
      if (tried.found.length > 0) return tried.found;
    }
  }
  return [];
}

/** The shortest schedule with the same finding that a few runs lead to. */
function shrink<T>(
  finding: T,
  schedule: Schedule,
  what: Exploration<T>,
): { readonly finding: T; readonly schedule: Schedule } {
  const key = what.key(finding);
  let best = { finding, schedule };
  let left = SHRINK_RUNS;
  const fails = (tried: Schedule): boolean => {
    if (left-- <= 0) return false;
    const again = what.run(tried)?.found.find((one) => what.key(one) === key);
    if (again === undefined) return false;
    best = { finding: again, schedule: tried };
    return true;
  };
  if (schedule.order === 'random') {
    const { changes } = schedule;
    const threads = what.threadsOf(finding).slice(0, 3);
    const simpler: Schedule[] = [
      REVERSE,
      { ...FORWARD, changes },
      { ...REVERSE, changes },
      { ...schedule, changes: [] },
      ...threads.map((one) => ({ ...FORWARD, last: [one] })),
      ...threads.map((one) => ({ ...FORWARD, last: [one], changes })),
    ];
    simpler.find(fails);
  }
  for (const at of best.schedule.changes) {
    const { changes } = best.schedule;
    fails({ ...best.schedule, changes: changes.filter((one) => one !== at) });
  }
  return best;
}
