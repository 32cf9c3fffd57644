/**
 * Polynomials over values that do not change, with coefficients modulo a power of two: the form in
 * which the start and the step of a recurrence are compared, added and subtracted.
 */
import type { Value } from '../../mir/index.ts';

/** A product of values, ordered by id, and its coefficient. */
interface Monomial {
  readonly factors: readonly Value[];
  readonly by: bigint;
}

/** Monomials by their factors; none has the coefficient 0. */
export type Polynomial = ReadonlyMap<string, Monomial>;

/** Sums of more monomials are not followed. */
const MAX_MONOMIALS = 12;

export const ZERO: Polynomial = new Map();

/** The key of the monomial without factors. */
const CONSTANT = '';

export function constant(by: bigint, bits: number): Polynomial {
  const wrapped = BigInt.asUintN(bits, by);
  return wrapped === 0n ? ZERO : new Map([[CONSTANT, { factors: [], by: wrapped }]]);
}

export function variable(value: Value): Polynomial {
  return new Map([[String(value.id), { factors: [value], by: 1n }]]);
}

/** `a + by * b`. */
export function add(a: Polynomial, b: Polynomial, bits: number, by = 1n): Polynomial {
  if (b.size === 0) return a;
  const sum = new Map(a);
  for (const [key, { factors, by: of }] of b) {
    const all = BigInt.asUintN(bits, (sum.get(key)?.by ?? 0n) + of * by);
    if (all === 0n) sum.delete(key);
    else sum.set(key, { factors, by: all });
  }
  return sum;
}

/** The product, or undefined when it is longer than is worth to follow. */
export function multiply(a: Polynomial, b: Polynomial, bits: number): Polynomial | undefined {
  if (a.size * b.size > MAX_MONOMIALS) return undefined;
  let product = ZERO;
  for (const x of a.values()) {
    for (const y of b.values()) {
      const factors = [...x.factors, ...y.factors].sort((p, q) => p.id - q.id);
      const by = BigInt.asUintN(bits, x.by * y.by);
      if (by === 0n) continue;
      const key = factors.map(({ id }) => id).join('*');
      product = add(product, new Map([[key, { factors, by }]]), bits);
    }
  }
  return product.size > MAX_MONOMIALS ? undefined : product;
}

/** The polynomial without its constant, and the constant as a signed number. */
export function splitConstant(of: Polynomial, bits: number): [Polynomial, bigint] {
  const last = of.get(CONSTANT);
  if (last === undefined) return [of, 0n];
  const rest = new Map(of);
  rest.delete(CONSTANT);
  return [rest, BigInt.asIntN(bits, last.by)];
}

/** Its value as a signed number, when it has no variables. */
export function constantOf(of: Polynomial, bits: number): bigint | undefined {
  const [rest, by] = splitConstant(of, bits);
  return rest.size === 0 ? by : undefined;
}

/** Equal for equal polynomials. */
export function keyOf(of: Polynomial): string {
  return [...of]
    .map(([key, { by }]) => `${by}*${key}`)
    .sort()
    .join('+');
}
