/** An edit as the difference of two texts, and where it moves a place. */

/** `text[start..oldEnd]` became `delta` longer. */
export interface Edit {
  readonly start: number;
  readonly oldEnd: number;
  readonly delta: number;
}

/** The smallest edit that turns one text into the other: what is between the common ends. */
export function editBetween(
  before: string,
  after: string,
): { start: number; oldEnd: number; newEnd: number } {
  const [n, m] = [before.length, after.length];
  const max = Math.min(n, m);
  let start = 0;
  while (start + STRIDE <= max && sameAt(before, after, start, start)) start += STRIDE;
  while (start < max && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let tail = 0;
  while (
    tail + STRIDE <= max - start &&
    sameAt(before, after, n - tail - STRIDE, m - tail - STRIDE)
  )
    tail += STRIDE;
  while (tail < max - start && before.charCodeAt(n - 1 - tail) === after.charCodeAt(m - 1 - tail))
    tail++;
  // Lines that were put in front of an item are put behind the line before it, so that the item
  // begins behind the edit.
  const isLines = start > 0 && start === n - tail && before[start - 1] === '\n';
  const back = isLines && after[m - tail - 1] === '\n' ? 1 : 0;
  return { start: start - back, oldEnd: n - tail - back, newEnd: m - tail - back };
}

/**
 * Long texts are compared in pieces of this length, which the machine does much faster than
 * character by character.
 */
const STRIDE = 4096;

function sameAt(a: string, b: string, at: number, bt: number): boolean {
  return a.slice(at, at + STRIDE) === b.slice(bt, bt + STRIDE);
}

/** Where an offset is after an edit; what was replaced is moved to it. */
export function moved(offset: number, edit: Edit): number {
  if (offset <= edit.start) return offset;
  return offset >= edit.oldEnd ? offset + edit.delta : edit.start;
}
