/** `cvt` and its packed forms (PTX ISA 9.7.9.21): every pair of types, rounding, saturation. */
import {
  BF16,
  bf16Value,
  decodeFloat,
  E2M1,
  E2M3,
  E3M2,
  E4M3,
  E5M2,
  encodeFloat,
  F16,
  F32,
  F64,
  type FloatFormat,
  f16Value,
  packExact,
  type RoundMode,
  roundMagnitude,
  TF32,
} from '../../../numeric/index.ts';
import {
  bitsOf,
  isFloat,
  isSigned,
  type OpCompiler,
  type OpContext,
  type OpTable,
  type WideSlot,
} from '../context.ts';
import type { Exec, Frame } from '../state.ts';
import { roundingOf } from './float.ts';

const flush = (v: number): number =>
  Math.abs(v) < 1.1754943508222875e-38 ? (v < 0 || Object.is(v, -0) ? -0 : 0) : v;

/** Integer rounding among the modifiers. */
function integerRounding(c: OpContext): RoundMode | undefined {
  if (c.has('rni')) return 'rn';
  if (c.has('rzi')) return 'rz';
  if (c.has('rmi')) return 'rm';
  if (c.has('rpi')) return 'rp';
  return undefined;
}

function roundToInteger(v: number, mode: RoundMode): number {
  if (!Number.isFinite(v) || Math.abs(v) >= 4503599627370496) return v;
  const negative = v < 0 || Object.is(v, -0);
  const m = roundMagnitude(Math.abs(v), mode, negative);
  return negative ? -m : m;
}

type ReadInt = (f: Frame, lane: number) => number;
type ReadBig = (f: Frame, lane: number) => bigint;

/** Reads at most 32 bits as a number of the type, whatever the register's width. */
function intReader(s: WideSlot, type: string): ReadInt {
  const { slot, words } = s;
  const bits = bitsOf(type);
  const shift = 32 - bits;
  if (isSigned(type)) return (f, l) => (f.i32[slot + l * words]! << shift) >> shift;
  return (f, l) => (f.i32[slot + l * words]! << shift) >>> shift;
}

function bigReader(s: WideSlot, type: string): ReadBig {
  const { slot } = s;
  if (isSigned(type)) return (f, l) => f.i64[slot / 2 + l]!;
  return (f, l) => f.u64[slot / 2 + l]!;
}

function floatReader(s: WideSlot, type: string, ftz: boolean): ReadInt {
  const { slot, words } = s;
  switch (type) {
    case 'f64':
      return (f, l) => f.f64[slot / 2 + l]!;
    case 'f16':
      return (f, l) => f16Value(f.i32[slot + l * words]!);
    case 'bf16':
      return (f, l) => bf16Value(f.i32[slot + l * words]!);
    default:
      return ftz ? (f, l) => flush(f.f32[slot + l]!) : (f, l) => f.f32[slot + l]!;
  }
}

/** Writes an integer of at most 32 bits into a register at least that wide. */
function writeInt(
  f: Frame,
  d: WideSlot,
  lane: number,
  v: number,
  bits: number,
  signed: boolean,
): void {
  const shift = 32 - bits;
  const value = signed ? (v << shift) >> shift : (v << shift) >>> shift;
  if (d.words === 1) f.i32[d.slot + lane] = d.bits === 16 ? value & 0xffff : value;
  else {
    f.i32[d.slot + 2 * lane] = value;
    f.i32[d.slot + 2 * lane + 1] = signed ? value >> 31 : 0;
  }
}

const isInt = (type: string): boolean => !isFloat(type);

const cvt: OpCompiler = (c) => {
  if (c.has('pack')) return pack(c);
  const [to, from] = [c.types[0] ?? 'b32', c.types[1] ?? c.types[0] ?? 'b32'];
  if (to.includes('x') || from.includes('x')) return packedFloats(c, to, from);
  if (to === 'tf32') return narrowFloat(c, to, from);
  if (isInt(to) && isInt(from)) return intToInt(c, to, from);
  if (isInt(from)) return intToFloat(c, to, from);
  if (isInt(to)) return floatToInt(c, to, from);
  return narrowFloat(c, to, from);
};

function intToInt(c: OpContext, to: string, from: string): Exec {
  const d = c.wide(c.operand(0), to);
  const a = c.wide(c.operand(1), from);
  const bits = bitsOf(to);
  const signed = isSigned(to);
  const fromBits = bitsOf(from);
  if (c.has('sat')) return saturatingInt(d, a, to, from);
  if (fromBits === 64 || bits === 64) {
    // Only the sign of the source decides how a narrow value is widened.
    const low = fromBits === 64 ? undefined : intReader(a, from);
    const sourceSigned = isSigned(from);
    return (f, n, lanes) => {
      const r = f.i32;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const lo = low ? low(f, l) : r[a.slot + 2 * l]!;
        const hi = low ? (sourceSigned ? lo >> 31 : 0) : r[a.slot + 2 * l + 1]!;
        if (bits === 64) {
          r[d.slot + 2 * l] = lo;
          r[d.slot + 2 * l + 1] = hi;
        } else writeInt(f, d, l, lo, bits, signed);
      }
    };
  }
  const read = intReader(a, from);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      writeInt(f, d, l, read(f, l), bits, signed);
    }
  };
}

function saturatingInt(d: WideSlot, a: WideSlot, to: string, from: string): Exec {
  const bits = bitsOf(to);
  const signed = isSigned(to);
  const min = signed ? -(1n << BigInt(bits - 1)) : 0n;
  const max = signed ? (1n << BigInt(bits - 1)) - 1n : (1n << BigInt(bits)) - 1n;
  const wide = bitsOf(from) === 64 ? bigReader(a, from) : undefined;
  const narrow = wide ? undefined : intReader(a, from);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      let v = wide ? wide(f, l) : BigInt(narrow!(f, l));
      if (v < min) v = min;
      if (v > max) v = max;
      if (bits === 64) f.i64[d.slot / 2 + l] = BigInt.asIntN(64, v);
      else writeInt(f, d, l, Number(BigInt.asIntN(32, v)), bits, signed);
    }
  };
}

const FORMATS: Readonly<Record<string, FloatFormat>> = {
  f16: F16,
  bf16: BF16,
  tf32: TF32,
  f32: F32,
  f64: F64,
  e4m3: E4M3,
  e5m2: E5M2,
  e2m1: E2M1,
  e2m3: E2M3,
  e3m2: E3M2,
};

function intToFloat(c: OpContext, to: string, from: string): Exec {
  const d = c.wide(c.operand(0), to);
  const a = c.wide(c.operand(1), from);
  const mode = roundingOf(c);
  const sat = c.has('sat');
  const clip = (v: number): number => (sat ? Math.min(1, Math.max(0, v)) : v);
  if (bitsOf(from) === 64) {
    const read = bigReader(a, from);
    const format = FORMATS[to]!;
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the body of one instruction: calls in it would cost at each step of a warp
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        let v = read(f, l);
        if (sat) v = v > 1n ? 1n : v < 0n ? 0n : v;
        const bits = packExact(v < 0n, v < 0n ? -v : v, 0, false, format, mode);
        if (to === 'f64') f.u64[d.slot / 2 + l] = bits;
        else f.i32[d.slot + l] = Number(BigInt.asIntN(32, bits));
      }
    };
  }
  const read = intReader(a, from);
  if (to === 'f64') {
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        f.f64[d.slot / 2 + l] = clip(read(f, l));
      }
    };
  }
  if (to === 'f32' && mode === 'rn') {
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        f.f32[d.slot + l] = clip(read(f, l));
      }
    };
  }
  const format = FORMATS[to] ?? c.fail(`the simulator does not convert to ${to}`);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      f.i32[d.slot + l] = encodeFloat(clip(read(f, l)), format, mode);
    }
  };
}

/**
 * Values beyond the range go to its ends; a NaN becomes 0, or the sign bit alone where 64 bits are
 * involved.
 */
function floatToInt(c: OpContext, to: string, from: string): Exec {
  const d = c.wide(c.operand(0), to);
  const read = floatReader(c.wide(c.operand(1), from), from, c.has('ftz'));
  const mode = integerRounding(c) ?? 'rz';
  const bits = bitsOf(to);
  const signed = isSigned(to);
  const nanIsZero = from !== 'f64' && bits !== 64;
  if (bits === 64) {
    const min = signed ? -(1n << 63n) : 0n;
    const max = signed ? (1n << 63n) - 1n : (1n << 64n) - 1n;
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the body of one instruction: calls in it would cost at each step of a warp
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const v = roundToInteger(read(f, l), mode);
        let out: bigint;
        if (Number.isNaN(v)) out = 1n << 63n;
        else if (v >= 2 ** 64) out = max;
        else if (v < -(2 ** 63)) out = min;
        else {
          out = BigInt(v);
          out = out < min ? min : out > max ? max : out;
        }
        f.i64[d.slot / 2 + l] = BigInt.asIntN(64, out);
      }
    };
  }
  const min = signed ? -(2 ** (bits - 1)) : 0;
  const max = signed ? 2 ** (bits - 1) - 1 : 2 ** bits - 1;
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const v = roundToInteger(read(f, l), mode);
      const out = Number.isNaN(v)
        ? nanIsZero
          ? 0
          : 2 ** (bits - 1)
        : Math.min(max, Math.max(min, v));
      writeInt(f, d, l, out | 0, bits, signed);
    }
  };
}

/** Between floating-point formats; with an integer rounding to an integral value. */
function narrowFloat(c: OpContext, to: string, from: string): Exec {
  const d = c.wide(c.operand(0), to === 'tf32' ? 'b32' : to);
  const read = floatReader(c.wide(c.operand(1), from), from, c.has('ftz'));
  const integral = integerRounding(c);
  const mode = roundingOf(c);
  const sat = c.has('sat');
  const relu = c.has('relu');
  const satfinite = c.has('satfinite');
  const ftz = c.has('ftz');
  const value = (f: Frame, l: number): number => {
    let v = read(f, l);
    if (integral) v = roundToInteger(v, integral);
    if (relu && v < 0) v = 0;
    if (sat) v = v > 0 ? Math.min(v, 1) : 0;
    return v;
  };
  if (to === 'f64') {
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        f.f64[d.slot / 2 + l] = value(f, l);
      }
    };
  }
  const format = FORMATS[to] ?? c.fail(`the simulator does not convert to ${to}`);
  // A tf32 keeps the upper 19 bits of a binary32.
  const shift = to === 'tf32' ? 13 : 0;
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const v = value(f, l);
      let bits = encodeFloat(v, format, mode, satfinite) << shift;
      if (to === 'tf32' && Number.isNaN(v)) bits = 0x7fffffff;
      if (ftz && to === 'f32' && (bits & 0x7f800000) === 0) bits &= -0x80000000;
      f.i32[d.slot + l] = bits;
    }
  };
}

/** Two or four narrow floats at once: `f16x2.f32`, `e4m3x2.f32`, `f16x2.e4m3x2` and their like. */
function packedFloats(c: OpContext, to: string, from: string): Exec {
  const parse = (type: string): { base: string; count: number } => {
    const [base = '', count = '1'] = type.split('x');
    return { base, count: Number(count) };
  };
  const target = parse(to);
  const source = parse(from);
  const targetFormat = FORMATS[target.base];
  const sourceFormat = FORMATS[source.base];
  if (!targetFormat || !sourceFormat) c.fail(`the simulator does not convert ${from} to ${to}`);
  const width = (fmt: FloatFormat): number =>
    fmt.exponent + fmt.mantissa + 1 > 8 ? fmt.exponent + fmt.mantissa + 1 : fmt === E2M1 ? 4 : 8;
  const mode = roundingOf(c);
  const satfinite = c.has('satfinite');
  const relu = c.has('relu');
  const d = c.wide(c.operand(0), `b${Math.max(16, target.count * width(targetFormat))}`);
  const encode = (v: number): number =>
    encodeFloat(relu && v < 0 ? 0 : v, targetFormat, mode, satfinite);
  const step = width(targetFormat);
  if (source.count === 1) {
    const operands = c.operand(1);
    const list = operands.kind === 'vec' ? [...operands.elements] : [c.operand(1), c.operand(2)];
    // The first source goes to the upper half.
    const slots = list.reverse().map((o) => c.srcOf(o, 'f32'));
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        let bits = 0;
        for (let k = 0; k < slots.length; k++) bits |= encode(f.f32[slots[k]! + l]!) << (k * step);
        f.i32[d.slot + l] = bits;
      }
    };
  }
  const a = c.wide(c.operand(1), `b${Math.max(16, source.count * width(sourceFormat))}`);
  const sourceStep = width(sourceFormat);
  const mask = 2 ** sourceStep - 1;
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const word = f.i32[a.slot + l]!;
      let bits = 0;
      for (let k = 0; k < target.count; k++) {
        const v = decodeFloat((word >>> (k * sourceStep)) & mask, sourceFormat);
        bits |= encode(v) << (k * step);
      }
      f.i32[d.slot + l] = bits;
    }
  };
}

/**
 * `cvt.pack.sat`: two saturated integers, and for narrow ones the lower half of a third operand
 * above them.
 */
function pack(c: OpContext): Exec {
  const to = c.types[0] ?? 'u16';
  const third = c.operandCount > 3;
  const bits = bitsOf(to);
  const signed = isSigned(to);
  const min = signed ? -(2 ** (bits - 1)) : 0;
  const max = signed ? 2 ** (bits - 1) - 1 : 2 ** bits - 1;
  const d = c.dst(0, 'b32');
  const a = c.src(1, 's32');
  const b = c.src(2, 's32');
  const e = third ? c.src(3, 'b32') : a;
  const mask = 2 ** bits - 1;
  const clamp = (v: number): number => Math.min(max, Math.max(min, v)) & mask;
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      let v = (clamp(r[a + l]!) << bits) | clamp(r[b + l]!);
      if (third) v |= r[e + l]! << (2 * bits);
      r[d + l] = v;
    }
  };
}

export const convertOps: OpTable = { cvt };
