/**
 * Neighbours with the same key, in lists. A list with the members that one of `old` had is that
 * very list: it can be the key of what is known of its members.
 */
export function runsOf<T>(
  items: Iterable<T>,
  keyOf: (item: T) => unknown,
  old: readonly (readonly T[])[] = [],
): readonly (readonly T[])[] {
  const before = new Map(old.map((list) => [list[0], list]));
  const out: T[][] = [];
  let last: unknown;
  for (const item of items) {
    const key = keyOf(item);
    if (out.length === 0 || key !== last) out.push([]);
    last = key;
    out.at(-1)!.push(item);
  }
  return out.map((list) => {
    const same = before.get(list[0]);
    return same !== undefined && sameMembers(same, list) ? same : list;
  });
}

/** Do two lists have the same members in the same order? */
export function sameMembers<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}
