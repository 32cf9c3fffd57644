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
export type { MemoryObject } from './objects.ts';
export { BARRIER_HELP } from './race-text.ts';
export { type Stretch, type UnitReplay, UnitStates } from './replays.ts';
export {
  FORWARD,
  parseReplay,
  REVERSE,
  randomSchedule,
  replayText,
  type Schedule,
  scheduleText,
} from './schedules.ts';
export { SpareMemory } from './spare-memory.ts';
export {
  type SieveStops,
  type Statics,
  SteppedLaunch,
  Stepping,
  type SteppingOptions,
} from './stepping.ts';
export type { LaunchState, StepFault, StepGroup } from './stepping-engine.ts';
export type {
  HomeValue,
  Lane,
  LaneState,
  StopSite,
  UnitRun,
} from './stepping-unit.ts';
export type { StopKind, StopPlaces } from './stops.ts';
export { type TextHang, type TextMemory, textHang } from './text-hangs.ts';
export { canCheckText, type TextRace, type TextRaces, watchText } from './text-races.ts';
