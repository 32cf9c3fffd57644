/** Lists that are kept as long as a text is open. */

const NONE: readonly never[] = [];

/**
 * The same elements in no more memory than they need. V8 gives a list room for 17 when the first
 * element is pushed, and nearly all lists of an instruction have one to four.
 */
export function exact<T>(list: readonly T[]): readonly T[] {
  return list.length === 0 ? NONE : list.slice();
}
