/** Findings that come up in other orders of threads than the usual one. */
import {
  explore,
  type Fault,
  replayText,
  type Schedule,
  type ScheduleRun,
  scheduleText,
} from '../../execute/index.ts';
import type { Dim3, RunFinding } from './report.ts';

/** A fault and the launch in which it was found. */
export interface LaunchFault {
  readonly fault: Fault;
  readonly launch: number;
  readonly grid: Dim3;
  readonly block: Dim3;
}

export interface OrderedRun {
  readonly faults: readonly LaunchFault[];
  readonly steps: number;
  readonly points: number;
  readonly stops?: readonly number[];
}

/** What the usual order found, and how to run in another one. */
export interface OrderedRuns {
  readonly first: OrderedRun;
  readonly schedules: number;
  readonly seed: number;
  run(schedule: Schedule): OrderedRun | undefined;
  finding(fault: LaunchFault): RunFinding;
}

/** New findings, each with the order in which it was found, and how many orders were tried. */
export function otherOrders(runs: OrderedRuns): {
  readonly findings: readonly RunFinding[];
  readonly schedules: number;
} {
  const { found, schedules } = explore(runs.first.faults, {
    schedules: runs.schedules,
    seed: runs.seed,
    steps: runs.first.steps,
    key: keyOf,
    threadsOf,
    run(schedule): ScheduleRun<LaunchFault> | undefined {
      const ran = runs.run(schedule);
      return ran && { ...ran, found: ran.faults };
    },
  });
  return {
    schedules,
    findings: found.map(({ finding, schedule }) => {
      const one = runs.finding(finding);
      const when = `found ${scheduleText(schedule)}`;
      return {
        ...one,
        note: one.note === undefined ? when : `${one.note}; ${when}`,
        replay: replayText(schedule, finding.launch),
      };
    }),
  };
}

/** The same finding with the threads or the two sides exchanged has the same key. */
function keyOf({ fault, launch }: LaunchFault): string {
  const place = (frames: Fault['frames']): string => {
    const span = frames[0]?.loc?.span;
    return span === undefined ? '?' : `${span.file} ${span.start} ${span.end}`;
  };
  const isRace = fault.kind.endsWith('-race');
  const sides = [fault.frames, ...(isRace ? fault.related.map(({ frames }) => frames) : [])];
  return [launch, fault.kind, ...sides.map(place).sort()].join(' | ');
}

function threadsOf({ fault, grid, block }: LaunchFault) {
  const linear = ([x, y, z]: Dim3, [sx, sy]: Dim3): number => x + sx * (y + sy * z);
  if (fault.thread === undefined || fault.block === undefined) return [];
  return [{ block: linear(fault.block, grid), thread: linear(fault.thread, block) }];
}
