/** Counters of what a launch executes. */
export {
  addCounts,
  type CountedSpace,
  type Counts,
  emptyCounts,
  type InstructionCounts,
  type LaunchCounts,
  noCounts,
  type SpaceCounts,
} from './counts.ts';
export { Counted, Recorder } from './recorder.ts';
export { amdRules, nvidiaRules } from './rules.ts';
