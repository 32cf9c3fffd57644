/**
 * Public face of `supervisor`: what stands between a client and the thread that the server runs in.
 */
export { BusyNote, type Step, type Work } from './busy-note.ts';
export {
  documentOf,
  type LeaveAloneNotification,
  type LeaveAloneParams,
  notAnalysed,
} from './messages.ts';
export { type ServerThread, supervise } from './supervisor.ts';
export { LIMITS, type WatchLimits } from './watch.ts';
