/**
 * Small trees: lists without room to grow, and names that many nodes share.
 *
 * V8 gives a list that grows by `push` room for seventeen elements at once, and most lists of a
 * tree have one or two: a copy of the right size makes a tree a third smaller.
 */

/** The same list without room for more. */
export function exact<T>(list: T[]): T[] {
  return list.length === 0 ? list : list.slice();
}

const names = new Map<string, string>();
const MAX_NAMES = 1 << 13;
/** A longer part of a text is no string of its own for V8, and keeps the whole text alive. */
const MAX_LENGTH = 12;

/** The same string for the same name: a crate names few things, many times. */
export function shared(name: string): string {
  if (name.length > MAX_LENGTH) return name;
  const known = names.get(name);
  if (known !== undefined) return known;
  if (names.size === MAX_NAMES) names.clear();
  names.set(name, name);
  return name;
}
