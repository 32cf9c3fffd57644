/**
 * Scalars with their valid ranges, and the niches that the invalid values leave: the arithmetic
 * below enum layout.
 *
 * A range is inclusive and may wrap around (`start > end`): `1..=0xff` is a non-zero byte, `2..=0`
 * all but 1. The rules for placing values in a niche are those of rustc's `rustc_abi::Niche`.
 */

import type { Draft } from '../base/index.ts';

/** Types of values that fit one register, named as MIR names them. `f128` exists in memory only. */
export type ScalarType =
  | 'i1'
  | 'i8'
  | 'i16'
  | 'i32'
  | 'i64'
  | 'i128'
  | 'f16'
  | 'f32'
  | 'f64'
  | 'f128'
  | 'ptr';

export interface Scalar {
  readonly prim: 'int' | 'float' | 'ptr';
  /** Bytes. */
  readonly size: number;
  readonly align: number;
  readonly signed: boolean;
  readonly start: bigint;
  readonly end: bigint;
  /** Any bytes are allowed, uninitialised ones included. */
  readonly union: boolean;
}

/** Where in a layout the largest set of invalid values lies. */
export interface Niche {
  readonly offset: number;
  readonly scalar: Scalar;
}

const ALL_ONES = Array.from({ length: 17 }, (_, size) => (1n << BigInt(size * 8)) - 1n);

/** All ones of `size` bytes, at most 16. */
export function maxValue(size: number): bigint {
  return ALL_ONES[size]!;
}

export function intScalar(size: number, align: number, signed: boolean): Scalar {
  return { prim: 'int', size, align, signed, start: 0n, end: maxValue(size), union: false };
}

export function floatScalar(size: number): Scalar {
  return {
    prim: 'float',
    size,
    align: size,
    signed: false,
    start: 0n,
    end: maxValue(size),
    union: false,
  };
}

/** A pointer that is never null, in values of its type. */
export function isNonNull({ prim, union, start, end }: Scalar): boolean {
  return prim === 'ptr' && !union && start === 1n && end !== 0n;
}

export function ptrScalar(nonNull: boolean): Scalar {
  return {
    prim: 'ptr',
    size: 8,
    align: 8,
    signed: false,
    start: nonNull ? 1n : 0n,
    end: maxValue(8),
    union: false,
  };
}

/** The same register without any promise about its contents. */
export function toUnion(s: Scalar): Scalar {
  const union = withRange(s, 0n, maxValue(s.size));
  union.union = true;
  return union;
}

/** The same register with other valid values. */
export function withRange(s: Scalar, start: bigint, end: bigint): Draft<Scalar> {
  const { prim, size, align, signed, union } = s;
  return { prim, size, align, signed, start, end, union };
}

/** A byte that is 0 or 1 travels as one bit. */
export function isBool(s: Scalar): boolean {
  return (
    s.prim === 'int' && s.size === 1 && !s.signed && !s.union && s.start === 0n && s.end === 1n
  );
}

/** Type of the scalar as a value. */
export function scalarType(s: Scalar): ScalarType {
  if (s.prim === 'ptr') return 'ptr';
  if (s.prim === 'float') return `f${s.size * 8}` as ScalarType;
  return isBool(s) ? 'i1' : (`i${s.size * 8}` as ScalarType);
}

/** How many values of the scalar's width are invalid. */
export function nicheAvailable(s: Scalar): bigint {
  return s.union ? 0n : (s.start - s.end - 1n) & maxValue(s.size);
}

/** The niche of a scalar that lies at `offset`, when it has one. */
export function nicheOf(offset: number, scalar: Scalar): Niche | undefined {
  return nicheAvailable(scalar) > 0n ? { offset, scalar } : undefined;
}

/** The larger of two niches; the first on a tie. */
export function largerNiche(a: Niche | undefined, b: Niche | undefined): Niche | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return nicheAvailable(b.scalar) > nicheAvailable(a.scalar) ? b : a;
}

/**
 * Takes `count` invalid values: gives the first of them and the scalar whose range now includes
 * them, or undefined when there are too few. One value is the one nearer to zero, read with a sign,
 * so that the `None` of most types is 0 or -1 (rustc 1.97 and newer); after the 0 and 1 of a byte,
 * as in `bool`, it stays 2. More go to the side that is nearer to zero, without passing it.
 */
export function reserveNiche(
  s: Scalar,
  count: bigint,
): { readonly start: bigint; readonly scalar: Scalar } | undefined {
  if (count > nicheAvailable(s)) return undefined;
  const max = maxValue(s.size);
  const moveStart = () => {
    const start = (s.start - count) & max;
    return { start, scalar: withRange(s, start, s.end) };
  };
  const moveEnd = () => ({
    start: (s.end + 1n) & max,
    scalar: withRange(s, s.start, (s.end + count) & max),
  });
  const isBoolLike = s.size === 1 && s.start === 0n && s.end === 1n;
  if (count === 1n && !isBoolLike) {
    const bits = s.size * 8;
    const magnitude = (v: bigint): bigint => {
      const signed = BigInt.asIntN(bits, v);
      return signed < 0n ? -signed : signed;
    };
    return magnitude(s.start - 1n) <= magnitude(s.end + 1n) ? moveStart() : moveEnd();
  }
  if (s.start > s.end) return moveEnd();
  if (s.start <= max - s.end) return count <= s.start ? moveStart() : moveEnd();
  const end = (s.end + count) & max;
  return end >= 1n && end <= s.end ? moveStart() : moveEnd();
}

/** Are two scalars the same register type, sign included? */
export function samePrim(a: Scalar, b: Scalar): boolean {
  return a.prim === b.prim && a.size === b.size && a.signed === b.signed;
}
