/**
 * Fused multiply-add, correctly rounded. Narrow formats compute in binary64 and round to odd first,
 * so that the last rounding is the only one that counts (Boldo and Melquiond, "Emulation of FMA and
 * correctly rounded sums").
 */
import { exactFloat } from './exact.ts';
import { F64, f64Bits, f64FromBits } from './formats.ts';

const view = new DataView(new ArrayBuffer(8));
const lowWord = (x: number): number => {
  view.setFloat64(0, x);
  return view.getInt32(4);
};

/** The neighbour of a finite nonzero `x` in the direction of `toward`'s sign. */
function neighbour(x: number, up: boolean): number {
  view.setFloat64(0, x);
  const bits = view.getBigInt64(0);
  view.setBigInt64(0, x > 0 === up ? bits + 1n : bits - 1n);
  return view.getFloat64(0);
}

/** a + b in binary64, rounded to odd when inexact. Inputs must not overflow. */
export function addToOdd(a: number, b: number): number {
  const s = a + b;
  if (!Number.isFinite(s)) return s;
  const bb = s - a;
  const error = a - (s - bb) + (b - bb);
  if (error === 0 || (lowWord(s) & 1) === 1) return s;
  return neighbour(s, error > 0);
}

/**
 * a * b + c before the final rounding to a format of at most 24 bits of precision: the exact
 * product of two such numbers fits binary64, the sum is rounded to odd.
 */
export function fmaToOdd(a: number, b: number, c: number): number {
  return addToOdd(a * b, c);
}

/** Binary32 fused multiply-add, to nearest even. */
export function fma32(a: number, b: number, c: number): number {
  const product = a * b;
  const sum = product + c;
  const near = Math.fround(sum);
  // Only a sum that lies half way between two binary32 numbers can be rounded twice.
  if (sum - near === 0 || !Number.isFinite(near) || product === 0) return near;
  return Math.fround(addToOdd(product, c));
}

const SPLIT = 134217729;
const SAFE_HIGH = 2 ** 400;
const SAFE_LOW = 2 ** -400;

function isSafe(x: number): boolean {
  const m = Math.abs(x);
  return m < SAFE_HIGH && m > SAFE_LOW;
}

/** Binary64 fused multiply-add, to nearest even. NaN payloads are not kept. */
export function fma64(a: number, b: number, c: number): number {
  if (!isSafe(a) || !isSafe(b) || !isSafe(c)) return fma64Slow(a, b, c);
  const p = a * b;
  const ta = a * SPLIT;
  const ah = ta - (ta - a);
  const al = a - ah;
  const tb = b * SPLIT;
  const bh = tb - (tb - b);
  const bl = b - bh;
  const pl = al * bl - (p - ah * bh - al * bh - ah * bl);
  // Two exact sums, then the tails rounded to odd.
  const th = c + pl;
  const t1 = th - c;
  const tl = c - (th - t1) + (pl - t1);
  const vh = p + th;
  const v1 = vh - p;
  const vl = p - (vh - v1) + (th - v1);
  return vh + addToOdd(tl, vl);
}

function fma64Slow(a: number, b: number, c: number): number {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a * b + c;
  if (!Number.isFinite(c)) return c;
  if (a === 0 || b === 0) return a * b + c;
  return f64FromBits(exactFloat('fma', F64, 'rn', f64Bits(a), f64Bits(b), f64Bits(c)));
}
