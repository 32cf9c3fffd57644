/** Public face of `execute`: running MIR exactly, with the faults that a run can see. */

export type * from './api.ts';
export { createExecution } from './execution.ts';
export {
  DEFAULT_SCHEDULES,
  type Exploration,
  type Explored,
  explore,
  type ScheduleRun,
} from './explore.ts';
export { BARRIER_HELP } from './race-text.ts';
export {
  FORWARD,
  parseReplay,
  REVERSE,
  randomSchedule,
  replayText,
  type Schedule,
  scheduleText,
} from './schedules.ts';
export { canCheckText, type TextRace, type TextRaces, watchText } from './text-races.ts';
