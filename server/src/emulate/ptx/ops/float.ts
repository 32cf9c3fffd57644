/**
 * Floating-point arithmetic (PTX ISA 9.7.3 to 9.7.5). Binary32 and binary64 in round-to-nearest
 * take the host's own operations, which are exact here: binary64 has more than twice the precision
 * of binary32. Other roundings go through `exact.ts`. NaN results of binary32 are the canonical
 * 0x7fffffff.
 */
import {
  addToOdd,
  approximateCosine,
  approximateExp2,
  approximateLog2,
  approximateQuotient,
  approximateReciprocal,
  approximateRsqrt,
  approximateSine,
  approximateSqrt,
  approximateTanh,
  BF16,
  bf16Value,
  type ExactOp,
  encodeFloat,
  exactFloat,
  F16,
  F32,
  F64,
  f16Value,
  f32Bits,
  f32FromBits,
  fastQuotient,
  fma32,
  fma64,
  fmaToOdd,
  highWordOf,
  type RoundMode,
} from '../../../numeric/index.ts';
import type { OpCompiler, OpContext, OpTable } from '../context.ts';
import type { Exec } from '../state.ts';
import type { F1, F2, F3 } from './lanes.ts';

const NAN32 = 0x7fffffff;

/** The rounding modifier of an instruction. */
export function roundingOf(c: OpContext): RoundMode {
  for (const mode of ['rz', 'rm', 'rp', 'rna'] as const) if (c.has(mode)) return mode;
  return 'rn';
}

const flush = (v: number): number =>
  Math.abs(v) < 1.1754943508222875e-38 ? (Object.is(v, -0) || v < 0 ? -0 : 0) : v;
const saturate = (v: number): number => (v > 0 ? (v < 1 ? v : 1) : 0);

/** Stores a binary32 result the way PTX does. */
function store32(i32: Int32Array, f32: Float32Array, at: number, v: number): void {
  if (!Number.isNaN(v)) f32[at] = v;
  else i32[at] = NAN32;
}

/** Wraps a function on values into one that also flushes and saturates. */
function finish32<T extends (...args: number[]) => number>(c: OpContext, fn: T): T {
  const ftz = c.has('ftz');
  const sat = c.has('sat');
  if (!ftz && !sat) return fn;
  const after = (v: number): number => {
    const rounded = Math.fround(v);
    const flushed = ftz ? flush(rounded) : rounded;
    return sat ? saturate(flushed) : flushed;
  };
  return ((...args: number[]) => after(fn(...(ftz ? args.map(flush) : args)))) as T;
}

function unary32(c: OpContext, fn: F1): Exec {
  const d = c.dst(0, 'f32');
  const a = c.src(1, 'f32');
  const g = finish32(c, fn);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      store32(f.i32, f.f32, d + l, g(f.f32[a + l]!));
    }
  };
}

export function binary32(c: OpContext, fn: F2): Exec {
  const d = c.dst(0, 'f32');
  const a = c.src(1, 'f32');
  const b = c.src(2, 'f32');
  const g = finish32(c, fn);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      store32(f.i32, f.f32, d + l, g(f.f32[a + l]!, f.f32[b + l]!));
    }
  };
}

function ternary32(c: OpContext, fn: F3): Exec {
  const d = c.dst(0, 'f32');
  const a = c.src(1, 'f32');
  const b = c.src(2, 'f32');
  const e = c.src(3, 'f32');
  const g = finish32(c, fn);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      store32(f.i32, f.f32, d + l, g(f.f32[a + l]!, f.f32[b + l]!, f.f32[e + l]!));
    }
  };
}

/**
 * Stores a binary64; the first NaN operand goes through quieted, a NaN out of nothing has its sign
 * set.
 */
function store64(
  f: { f64: Float64Array; i32: Int32Array },
  d: number,
  l: number,
  v: number,
  sources: readonly number[],
): void {
  if (!Number.isNaN(v)) {
    f.f64[d / 2 + l] = v;
    return;
  }
  let hi = 0xfff80000 | 0;
  let lo = 0;
  for (const s of sources) {
    if (Number.isNaN(f.f64[s / 2 + l]!)) {
      hi = f.i32[s + 2 * l + 1]! | 0x80000;
      lo = f.i32[s + 2 * l]!;
      break;
    }
  }
  f.i32[d + 2 * l] = lo;
  f.i32[d + 2 * l + 1] = hi;
}

function float64(c: OpContext, arity: 1 | 2 | 3, fn: F3): Exec {
  const d = c.dst(0, 'f64');
  const a = c.src(1, 'f64');
  const b = arity > 1 ? c.src(2, 'f64') : a;
  const e = arity > 2 ? c.src(3, 'f64') : a;
  const sources = [a, b, e];
  return (f, n, lanes) => {
    const r = f.f64;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const v = fn(r[a / 2 + l]!, r[b / 2 + l]!, r[e / 2 + l]!);
      if (!Number.isNaN(v)) r[d / 2 + l] = v;
      else store64(f, d, l, v, sources);
    }
  };
}

/** Any rounding of a binary64 or binary32 operation, bit by bit. */
function exactOp(c: OpContext, op: ExactOp, arity: 1 | 2 | 3, mode: RoundMode): Exec {
  if (c.type === 'f64') {
    const d = c.dst(0);
    const a = c.src(1);
    const b = arity > 1 ? c.src(2) : a;
    const e = arity > 2 ? c.src(3) : a;
    const sources = [a, b, e].slice(0, arity);
    return (f, n, lanes) => {
      const r = f.u64;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const bits = exactFloat(op, F64, mode, r[a / 2 + l]!, r[b / 2 + l]!, r[e / 2 + l]!);
        if (bits === 0xfff8000000000000n) store64(f, d, l, Number.NaN, sources);
        else r[d / 2 + l] = bits;
      }
    };
  }
  const value = (x: number, y: number, z: number): number => {
    const bits = (v: number): bigint => BigInt(f32Bits(v) >>> 0);
    return f32FromBits(Number(exactFloat(op, F32, mode, bits(x), bits(y), bits(z))));
  };
  if (arity === 1) return unary32(c, (x) => value(x, 0, 0));
  if (arity === 2) return binary32(c, (x, y) => value(x, y, 0));
  return ternary32(c, value);
}

/** Half formats: decoded to binary64, computed exactly or to odd, encoded once. */
interface HalfFormat {
  readonly decode: (bits: number) => number;
  readonly encode: (v: number) => number;
}

function halfFormat(c: OpContext): HalfFormat {
  const brain = c.type.startsWith('bf16');
  const decode = brain ? bf16Value : f16Value;
  const format = brain ? BF16 : F16;
  const ftz = c.has('ftz');
  const sat = c.has('sat');
  const relu = c.has('relu');
  const tiny = brain ? 1.1754943508222875e-38 : 6.103515625e-5;
  const flushHalf = (v: number): number =>
    Math.abs(v) < tiny ? (v < 0 || Object.is(v, -0) ? -0 : 0) : v;
  return {
    decode: ftz ? (bits) => flushHalf(decode(bits)) : decode,
    encode: (v) => {
      let out = v;
      if (sat) out = saturate(out);
      if (relu && !(out > 0) && !Number.isNaN(out)) out = 0;
      const bits = encodeFloat(out, format, 'rn');
      if (!ftz || Number.isNaN(out)) return bits;
      return Math.abs(decode(bits)) < tiny ? bits & 0x8000 : bits;
    },
  };
}

function halfOp(c: OpContext, arity: 1 | 2 | 3, fn: F3): Exec {
  const { decode, encode } = halfFormat(c);
  const packed = c.type.endsWith('x2');
  const d = c.dst(0);
  const a = c.src(1);
  const b = arity > 1 ? c.src(2) : a;
  const e = arity > 2 ? c.src(3) : a;
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const x = r[a + l]!;
      const y = r[b + l]!;
      const z = r[e + l]!;
      let out = encode(fn(decode(x), decode(y), decode(z)));
      if (packed) out |= encode(fn(decode(x >>> 16), decode(y >>> 16), decode(z >>> 16))) << 16;
      r[d + l] = out;
    }
  };
}

const isHalf = (c: OpContext): boolean => c.type.startsWith('f16') || c.type.startsWith('bf16');

function arithmetic(
  op: ExactOp,
  arity: 1 | 2 | 3,
  plain: F3,
  half: F3,
  fast64: F3,
  fast32: (c: OpContext) => Exec,
): OpCompiler {
  return (c) => {
    if (isHalf(c)) return halfOp(c, arity, half);
    const mode = roundingOf(c);
    if (c.type === 'f32x2') return pairs32(c, arity, mode === 'rn' ? plain : exactValue(op, mode));
    if (c.type === 'f64')
      return mode === 'rn' ? float64(c, arity, fast64) : exactOp(c, op, arity, mode);
    if (mode !== 'rn') return exactOp(c, op, arity, mode);
    return fast32(c);
  };
}

function exactValue(op: ExactOp, mode: RoundMode): F3 {
  const bits = (v: number): bigint => BigInt(f32Bits(v) >>> 0);
  return (x, y, z) => f32FromBits(Number(exactFloat(op, F32, mode, bits(x), bits(y), bits(z))));
}

/** `.f32x2`: two binary32 in a 64-bit register. */
function pairs32(c: OpContext, arity: 1 | 2 | 3, fn: F3): Exec {
  const g = finish32(c, fn);
  const d = c.dst(0);
  const a = c.src(1);
  const b = arity > 1 ? c.src(2) : a;
  const e = arity > 2 ? c.src(3) : a;
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      for (let half = 0; half < 2; half++) {
        const l = 2 * lanes[i]! + half;
        store32(f.i32, f.f32, d + l, g(f.f32[a + l]!, f.f32[b + l]!, f.f32[e + l]!));
      }
    }
  };
}

/** The usual case gets a loop of its own, without calls. */
function plainSum32(minus: boolean): (c: OpContext) => Exec {
  return (c) => {
    if (c.has('ftz') || c.has('sat')) return binary32(c, minus ? (x, y) => x - y : (x, y) => x + y);
    const d = c.dst(0);
    const a = c.src(1);
    const b = c.src(2);
    const sign = minus ? -1 : 1;
    return (f, n, lanes) => {
      const r = f.f32;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const v = r[a + l]! + sign * r[b + l]!;
        if (!Number.isNaN(v)) r[d + l] = v;
        else f.i32[d + l] = NAN32;
      }
    };
  };
}

function plainProduct32(c: OpContext): Exec {
  if (c.has('ftz') || c.has('sat')) return binary32(c, (x, y) => x * y);
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2);
  return (f, n, lanes) => {
    const r = f.f32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const v = r[a + l]! * r[b + l]!;
      if (!Number.isNaN(v)) r[d + l] = v;
      else f.i32[d + l] = NAN32;
    }
  };
}

const add: F3 = (x, y) => x + y;
const sub: F3 = (x, y) => x - y;
const mul: F3 = (x, y) => x * y;

/** -0 is less than +0 here; a NaN loses against a number unless `.NaN`. */
function chooser(c: OpContext, max: boolean): F2 {
  const propagate = c.has('NaN');
  return (x, y) => {
    if (Number.isNaN(x)) return propagate ? x : y;
    if (Number.isNaN(y)) return propagate ? y : x;
    return max ? Math.max(x, y) : Math.min(x, y);
  };
}

/** `min` and `max` of two or three operands, `.abs` and `.xorsign.abs` included. */
function extremum(max: boolean): OpCompiler {
  return (c) => {
    const pick = chooser(c, max);
    const byMagnitude = c.has('xorsign') || c.has('abs');
    const xor = c.has('xorsign');
    const negative = (v: number): boolean => v < 0 || Object.is(v, -0);
    const two: F3 = (x, y) => {
      if (!byMagnitude) return pick(x, y);
      const m = pick(Math.abs(x), Math.abs(y));
      return xor && negative(x) !== negative(y) ? -m : m;
    };
    if (isHalf(c)) return halfOp(c, 2, two);
    if (c.type === 'f64') return float64(c, 2, two);
    if (c.operandCount === 4) return ternary32(c, (x, y, z) => two(two(x, y, 0), z, 0));
    return binary32(c, (x, y) => two(x, y, 0));
  };
}

/** `neg` and `abs` change one bit, also of a NaN's sign where the format keeps payloads. */
function signOp(negate: boolean): OpCompiler {
  return (c) => {
    const d = c.dst(0);
    const a = c.src(1);
    if (c.type === 'f64') {
      return (f, n, lanes) => {
        const r = f.i32;
        for (let i = 0; i < n; i++) {
          const l = 2 * lanes[i]!;
          r[d + l] = r[a + l]!;
          r[d + l + 1] = negate ? r[a + l + 1]! ^ -0x80000000 : r[a + l + 1]! & 0x7fffffff;
        }
      };
    }
    if (isHalf(c)) {
      const mask = c.type.endsWith('x2') ? 0x80008000 | 0 : 0x8000;
      const ftz = c.has('ftz');
      const zero = (bits: number): number => ((bits & 0x7c00) === 0 ? bits & 0x8000 : bits);
      return (f, n, lanes) => {
        const r = f.i32;
        for (let i = 0; i < n; i++) {
          const l = lanes[i]!;
          let v = r[a + l]!;
          if (ftz && c.type.startsWith('f16'))
            v = zero(v & 0xffff) | (zero((v >>> 16) & 0xffff) << 16);
          r[d + l] = negate ? v ^ mask : v & ~mask;
        }
      };
    }
    return unary32(c, negate ? (x) => -x : Math.abs);
  };
}

function isApproximate(c: OpContext): boolean {
  return c.has('approx') || c.has('full');
}

/**
 * Approximate functions, as `numeric/approximate.ts` models them. Those of binary64 give the high
 * word of the result.
 */
function approximate(fn: F1, wide: F1 = fn): OpCompiler {
  return (c) => {
    if (isHalf(c)) return halfOp(c, 1, fn);
    if (c.type !== 'f64') return unary32(c, fn);
    const flushes = c.has('ftz');
    return float64(c, 1, flushes ? (x) => highWordOf(wide(flush64(x))) : wide);
  };
}

const flush64 = (v: number): number => (Math.abs(v) < 2.2250738585072014e-308 ? v * 0 : v);

function rooted(op: 'sqrt' | 'rcp'): OpCompiler {
  const fn: F1 = op === 'sqrt' ? Math.sqrt : (x) => 1 / x;
  const unit = approximate(op === 'sqrt' ? approximateSqrt : approximateReciprocal, fn);
  return (c) => {
    if (isApproximate(c)) return unit(c);
    const mode = roundingOf(c);
    if (mode === 'rn') return c.type === 'f64' ? float64(c, 1, fn) : unary32(c, fn);
    if (op === 'sqrt') return exactOp(c, 'sqrt', 1, mode);
    if (c.type === 'f64') {
      const d = c.dst(0);
      const a = c.src(1);
      return (f, n, lanes) => {
        for (let i = 0; i < n; i++) {
          const l = lanes[i]!;
          const bits = exactFloat('div', F64, mode, 0x3ff0000000000000n, f.u64[a / 2 + l]!);
          if (bits === 0xfff8000000000000n) store64(f, d, l, Number.NaN, [a]);
          else f.u64[d / 2 + l] = bits;
        }
      };
    }
    const divide = exactValue('div', mode);
    return unary32(c, (x) => divide(1, x, 0));
  };
}

const copysign: OpCompiler = (c) => {
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2);
  if (c.type === 'f64') {
    return (f, n, lanes) => {
      const r = f.i32;
      for (let i = 0; i < n; i++) {
        const l = 2 * lanes[i]!;
        r[d + l] = r[b + l]!;
        r[d + l + 1] = (r[b + l + 1]! & 0x7fffffff) | (r[a + l + 1]! & -0x80000000);
      }
    };
  }
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d + l] = (r[b + l]! & 0x7fffffff) | (r[a + l]! & -0x80000000);
    }
  };
};

const testp: OpCompiler = (c) => {
  const d = c.dst(0, 'pred');
  const a = c.src(1);
  const double = c.type === 'f64';
  const tiny = double ? 2.2250738585072014e-308 : 1.1754943508222875e-38;
  const tests: Record<string, (v: number) => boolean> = {
    finite: (v) => Number.isFinite(v),
    infinite: (v) => Math.abs(v) === Number.POSITIVE_INFINITY,
    number: (v) => !Number.isNaN(v),
    notanumber: (v) => Number.isNaN(v),
    normal: (v) => Number.isFinite(v) && Math.abs(v) >= tiny,
    subnormal: (v) => v !== 0 && Math.abs(v) < tiny,
  };
  const test = tests[c.mods[0] ?? ''] ?? c.fail(`\`testp\` needs a property`);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      f.i32[d + l] = test(double ? f.f64[a / 2 + l]! : f.f32[a + l]!) ? 1 : 0;
    }
  };
};

/** `add.f32.f16 d, a, c`: the first source is narrower than the sum. */
function mixed(c: OpContext): { read: (v: number) => number; type: string } | undefined {
  const narrow = c.types[1];
  if (c.types[0] !== 'f32' || (narrow !== 'f16' && narrow !== 'bf16')) return undefined;
  return { read: narrow === 'f16' ? f16Value : bf16Value, type: narrow };
}

function mixedOr(op: 'add' | 'sub' | 'fma', other: OpCompiler): OpCompiler {
  return (c) => {
    const m = mixed(c);
    if (!m) return other(c);
    const fused = op === 'fma';
    const d = c.dst(0, 'f32');
    const a = c.src(1, m.type);
    const b = fused ? c.src(2, m.type) : c.src(2, 'f32');
    const e = fused ? c.src(3, 'f32') : a;
    const g = finish32(c, fused ? fma32 : op === 'sub' ? sub : add);
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const y = fused ? m.read(f.i32[b + l]!) : f.f32[b + l]!;
        store32(f.i32, f.f32, d + l, g(m.read(f.i32[a + l]!), y, f.f32[e + l]!));
      }
    };
  };
}

export const floatOps: OpTable = {
  add: mixedOr('add', arithmetic('add', 2, add, addToOdd, add, plainSum32(false))),
  sub: mixedOr(
    'sub',
    arithmetic('sub', 2, sub, (x, y) => addToOdd(x, -y), sub, plainSum32(true)),
  ),
  mul: arithmetic('mul', 2, mul, mul, mul, plainProduct32),
  fma: mixedOr(
    'fma',
    arithmetic('fma', 3, fma32, fmaToOdd, fma64, (c) => ternary32(c, fma32)),
  ),
  div: (c) => {
    if (isApproximate(c)) return binary32(c, c.has('full') ? approximateQuotient : fastQuotient);
    const mode = roundingOf(c);
    if (mode !== 'rn') return exactOp(c, 'div', 2, mode);
    return c.type === 'f64' ? float64(c, 2, (x, y) => x / y) : binary32(c, (x, y) => x / y);
  },
  min: extremum(false),
  max: extremum(true),
  abs: signOp(false),
  neg: signOp(true),
  sqrt: rooted('sqrt'),
  rcp: rooted('rcp'),
  rsqrt: approximate(approximateRsqrt, (x) => 1 / Math.sqrt(x)),
  sin: approximate(approximateSine),
  cos: approximate(approximateCosine),
  lg2: approximate(approximateLog2),
  ex2: approximate(approximateExp2),
  tanh: approximate(approximateTanh),
  copysign,
  testp,
};
