/** Lists that grow by other lists. */

/**
 * Adds all of `items` to a list. `list.push(...items)` puts each item on the stack, which 120,000
 * of them overflow.
 */
export function append<T>(list: T[], items: Iterable<T>): void {
  if (Array.isArray(items)) {
    // Its length before: a list may be appended to itself.
    for (let i = 0, { length } = items as readonly T[]; i < length; i++) list.push(items[i] as T);
  } else for (const item of items) list.push(item);
}

/** The greatest of some numbers, or `least` without any: `Math.max(...list)` for long lists. */
export function greatest(numbers: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let found = least;
  for (const number of numbers) if (number > found) found = number;
  return found;
}

/** The smallest of some numbers, or `most` without any. */
export function smallest(numbers: Iterable<number>, most = Number.POSITIVE_INFINITY): number {
  let found = most;
  for (const number of numbers) if (number < found) found = number;
  return found;
}

/**
 * Puts items in place of `count` of a list: `list.splice(at, count, ...items)` for long lists. `at`
 * may count from the end, as there.
 */
export function splice<T>(list: T[], at: number, count: number, items: readonly T[]): void {
  const behind = list.splice(at);
  append(list, items);
  for (let i = count; i < behind.length; i++) list.push(behind[i] as T);
}
