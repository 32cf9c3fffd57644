/**
 * Values shared by everything in one test process, also by the reporter, which is loaded apart from
 * the tests.
 */

/** The value under `warplens.<key>`, made on first use. */
export function shared<T>(key: string, make: () => T): T {
  const global = globalThis as unknown as Record<symbol, T | undefined>;
  const symbol = Symbol.for(`warplens.${key}`);
  const old = global[symbol];
  if (old !== undefined) return old;
  const fresh = make();
  global[symbol] = fresh;
  return fresh;
}
