/**
 * Public face of `supervisor`: what stands between a client and the thread that the server runs in.
 */
export { documentOf, type LeaveAloneNotification, type WorkingNotification } from './messages.ts';
export { type ServerThread, supervise } from './supervisor.ts';
export { LIMITS, type WatchLimits } from './watch.ts';
