/** The lesser and the greater of two big integers; `Math.min` does not take them. */

export function least(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

export function greatest(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}
