/**
 * Checks of what must hold by construction. A failure is a bug in Warplens, never in the user's
 * code.
 */

export class InvariantError extends Error {
  override name = 'InvariantError';
}

/**
 * Throws `InvariantError` unless `condition` holds. Callers at the layer's border catch it and
 * degrade.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** The default arm of an exhaustive `switch`: the compiler proves that it is never reached. */
export function assertNever(value: never, what = 'value'): never {
  throw new InvariantError(`unexpected ${what}: ${JSON.stringify(value)}`);
}
