/** An edit as the difference of two texts, and where it moves a place. */

/** `text[start..oldEnd]` became `delta` longer. */
export interface Edit {
  readonly start: number;
  readonly oldEnd: number;
  readonly delta: number;
}

/**
 * The smallest edit that turns one text into the other: what is between the common ends, as whole
 * lines where that is possible.
 */
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
  const isPutIn = start === n - tail;
  let back = isPutIn
    ? toLineStart(after, start, m - tail)
    : start === m - tail
      ? toLineStart(before, start, n - tail)
      : 0;
  // Lines that were put in front of an item are put behind the line before it, so that the item
  // begins behind the edit.
  const isLines = isPutIn && start > back && before[start - back - 1] === '\n';
  if (isLines && after[m - tail - back - 1] === '\n') back++;
  return { start: start - back, oldEnd: n - tail - back, newEnd: m - tail - back };
}

/**
 * `text[start..end]` was put in or taken out. By how much may one say that it begins earlier, so
 * that it begins with a line? `use a;` put in before `use b;` differs behind the first word only.
 */
function toLineStart(text: string, start: number, end: number): number {
  let by = 0;
  while (by < start && text[start - by - 1] !== '\n') {
    if (text[start - by - 1] !== text[end - by - 1]) return 0;
    by++;
  }
  return by;
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
