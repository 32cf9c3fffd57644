/**
 * Which tests took longest: told at the end of a whole run, since the slowest decide how long
 * everybody waits.
 */

const SHOWN = 10;

/** Those of `[milliseconds, name]` that took longest, the longest first. */
export function slowest(times) {
  return times.toSorted(([a], [b]) => b - a).slice(0, SHOWN);
}

/** A line for each. */
export function slowestText(times) {
  const lines = times.map(([ms, name]) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return ['slowest:', ...lines].join('\n');
}
