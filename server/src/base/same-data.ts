/** Are two values of plain data the same: primitives, arrays, records and maps of them? */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Map || a instanceof Set)
    return sameData([...a], [...(b as ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>)]);
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => key in b && sameData(a[key as never], b[key as never]));
}
