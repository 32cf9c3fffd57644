/**
 * Loops over lanes. The hot instructions write their own loop, so that the engine specialises it;
 * the others hand a function of values to one of these.
 */
import type { Exec } from '../state.ts';

export type F1 = (a: number) => number;
export type F2 = (a: number, b: number) => number;
export type F3 = (a: number, b: number, c: number) => number;
export type B1 = (a: bigint) => bigint;
export type B2 = (a: bigint, b: bigint) => bigint;
export type B3 = (a: bigint, b: bigint, c: bigint) => bigint;

/** On 32-bit registers as signed words. */
export function map1(d: number, a: number, fn: F1): Exec {
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d + l] = fn(r[a + l]!);
    }
  };
}

export function map2(d: number, a: number, b: number, fn: F2): Exec {
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d + l] = fn(r[a + l]!, r[b + l]!);
    }
  };
}

export function map3(d: number, a: number, b: number, c: number, fn: F3): Exec {
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d + l] = fn(r[a + l]!, r[b + l]!, r[c + l]!);
    }
  };
}

/** On 64-bit registers as signed big integers; the store wraps. */
export function big1(d: number, a: number, fn: B1): Exec {
  return (f, n, lanes) => {
    const r = f.i64;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d / 2 + l] = fn(r[a / 2 + l]!);
    }
  };
}

export function big2(d: number, a: number, b: number, fn: B2, unsigned = false): Exec {
  return (f, n, lanes) => {
    const r = f.i64;
    const s = unsigned ? f.u64 : f.i64;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d / 2 + l] = BigInt.asIntN(64, fn(s[a / 2 + l]!, s[b / 2 + l]!));
    }
  };
}

export function big3(d: number, a: number, b: number, c: number, fn: B3, unsigned = false): Exec {
  return (f, n, lanes) => {
    const r = f.i64;
    const s = unsigned ? f.u64 : f.i64;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d / 2 + l] = BigInt.asIntN(64, fn(s[a / 2 + l]!, s[b / 2 + l]!, s[c / 2 + l]!));
    }
  };
}

/** A 32-bit result of a 64-bit value, `popc.b64`. */
export function bigTo32(d: number, a: number, fn: (a: bigint) => number): Exec {
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      f.i32[d + l] = fn(f.u64[a / 2 + l]!);
    }
  };
}

/** Applies `fn` to both 16-bit halves of 32-bit words, `signed` or not. */
export function halves2(fn: F2, signed: boolean): F2 {
  if (signed) {
    return (a, b) => (fn(a >> 16, b >> 16) << 16) | (fn((a << 16) >> 16, (b << 16) >> 16) & 0xffff);
  }
  return (a, b) => (fn(a >>> 16, b >>> 16) << 16) | (fn(a & 0xffff, b & 0xffff) & 0xffff);
}
