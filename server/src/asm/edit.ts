/** Where two texts differ: an edit costs what it touches, in every language. */

/** Characters that are compared at once. */
const CHUNK = 4096;
/** An edit of more characters is no typing. */
const MOST_CHANGED = 20_000;

/** What an edit replaced. */
export interface TextEdit {
  /** Where it begins, in both texts. */
  readonly start: number;
  /** Where it ends in the old text, and how much longer the new one is. */
  readonly oldEnd: number;
  readonly delta: number;
}

function commonPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at + CHUNK <= most && a.slice(at, at + CHUNK) === b.slice(at, at + CHUNK)) at += CHUNK;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

/** Equal characters at the end, not counting the first `prefix`. */
function commonSuffix(a: string, b: string, prefix: number): number {
  const most = Math.min(a.length, b.length) - prefix;
  let n = 0;
  while (
    n + CHUNK <= most &&
    a.slice(a.length - n - CHUNK, a.length - n) === b.slice(b.length - n - CHUNK, b.length - n)
  )
    n += CHUNK;
  while (n < most && a.charCodeAt(a.length - 1 - n) === b.charCodeAt(b.length - 1 - n)) n += 1;
  return n;
}

/** The edit that makes one text of another; undefined where that is no typing. */
export function editBetween(old: string, text: string): TextEdit | undefined {
  const start = commonPrefix(old, text);
  const suffix = commonSuffix(old, text, start);
  const oldEnd = old.length - suffix;
  if (oldEnd - start > MOST_CHANGED || text.length - suffix - start > MOST_CHANGED)
    return undefined;
  return { start, oldEnd, delta: text.length - old.length };
}

/** True where an offset is inside one of the spans of a sorted list, in which none overlap. */
export function inSpan(
  list: readonly { readonly start: number; readonly end: number }[],
  offset: number,
): boolean {
  const one = list[firstAt(list, offset + 1, ({ start }) => start) - 1];
  return one !== undefined && offset < one.end;
}

/** Index of the first of a sorted list at or behind an offset. */
export function firstAt<T>(list: readonly T[], offset: number, place: (one: T) => number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (place(list[mid]!) < offset) low = mid + 1;
    else high = mid;
  }
  return low;
}
