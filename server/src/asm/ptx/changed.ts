/**
 * Which statements of a body an edit has changed: those that an edit leaves are the same objects.
 */
import type { PtxStatement } from './ast.ts';

export interface ChangedPart {
  /** Index of the first that differs. */
  readonly from: number;
  readonly gone: readonly PtxStatement[];
  readonly come: readonly PtxStatement[];
}

/** The part between what both lists begin and end with. */
export function changedPart(
  old: readonly PtxStatement[],
  now: readonly PtxStatement[],
): ChangedPart {
  const most = Math.min(old.length, now.length);
  let from = 0;
  while (from < most && old[from] === now[from]) from += 1;
  let tail = 0;
  while (tail < most - from && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  return {
    from,
    gone: old.slice(from, old.length - tail),
    come: now.slice(from, now.length - tail),
  };
}
