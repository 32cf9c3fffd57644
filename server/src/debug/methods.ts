/** Methods and constants of numbers that expressions know, as the standard library has them. */
import { bf16Value, f16Value } from '../numeric/index.ts';
import { tupleStruct, unit } from './composites.ts';
import {
  EvaluationError,
  type FloatType,
  type FloatValue,
  floatBits,
  floatValue,
  type IntValue,
  intType,
  intValue,
  isFloatType,
  toNumber,
  type Value,
} from './numbers.ts';

/** The value of `u32::MAX`, `f32::INFINITY` and their kind; undefined for other paths. */
export function numberConstant(path: string): Value | undefined {
  const [, type, name] = /(?:^|::)(\w+)::(\w+)$/.exec(path) ?? [];
  if (type === undefined || name === undefined) return undefined;
  if (type === 'consts') return mathConstant(path, name);
  const int = intType(type);
  if (int !== undefined) {
    const { signed, bits } = int;
    if (name === 'MIN') return intValue(signed ? -(1n << BigInt(bits - 1)) : 0n, type);
    if (name === 'MAX') return intValue((1n << BigInt(signed ? bits - 1 : bits)) - 1n, type);
    return name === 'BITS' ? intValue(BigInt(bits), 'u32') : undefined;
  }
  if (!isFloatType(type)) return undefined;
  const [exponent, mantissa] = { f16: [5, 10], bf16: [8, 7], f32: [8, 23], f64: [11, 52] }[type]!;
  const bias = 2 ** (exponent! - 1) - 1;
  const most = (2 - 2 ** -mantissa!) * 2 ** bias;
  const constants: Readonly<Record<string, number>> = {
    MAX: most,
    MIN: -most,
    MIN_POSITIVE: 2 ** (1 - bias),
    EPSILON: 2 ** -mantissa!,
    INFINITY: Number.POSITIVE_INFINITY,
    NEG_INFINITY: Number.NEGATIVE_INFINITY,
    NAN: Number.NaN,
  };
  const value = Object.hasOwn(constants, name) ? constants[name] : undefined;
  return value === undefined ? undefined : floatValue(value, type);
}

/** `f32::consts::PI` and its kind. */
function mathConstant(path: string, name: string): Value | undefined {
  const [, type] = /(?:^|::)(f16|f32|f64)::consts::\w+$/.exec(path) ?? [];
  const values: Readonly<Record<string, number>> = {
    PI: Math.PI,
    TAU: 2 * Math.PI,
    E: Math.E,
    LN_2: Math.LN2,
    LN_10: Math.LN10,
    LOG2_E: Math.LOG2E,
    LOG10_E: Math.LOG10E,
    SQRT_2: Math.SQRT2,
    FRAC_1_SQRT_2: Math.SQRT1_2,
    FRAC_PI_2: Math.PI / 2,
    FRAC_PI_3: Math.PI / 3,
    FRAC_PI_4: Math.PI / 4,
    FRAC_1_PI: 1 / Math.PI,
    FRAC_2_PI: 2 / Math.PI,
  };
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined || type === undefined || !isFloatType(type)) return undefined;
  return floatValue(value, type);
}

type IntMethod = (x: bigint, args: readonly bigint[], bits: number, signed: boolean) => bigint;

const within = (x: bigint, bits: number, signed: boolean): bigint => {
  const low = signed ? -(1n << BigInt(bits - 1)) : 0n;
  const high = (1n << BigInt(signed ? bits - 1 : bits)) - 1n;
  return x < low ? low : x > high ? high : x;
};
const unsigned = (x: bigint, bits: number): bigint => BigInt.asUintN(bits, x);
const shiftBy = (y: bigint, bits: number): bigint => y & BigInt(bits - 1);
const digits = (x: bigint, bits: number): string =>
  unsigned(x, bits).toString(2).padStart(bits, '0');

/** Results of the type of the receiver, wrapped to it. */
const INT: Readonly<Record<string, readonly [number, IntMethod]>> = {
  abs: [0, (x) => (x < 0n ? -x : x)],
  wrapping_add: [1, (x, [y]) => x + y!],
  wrapping_sub: [1, (x, [y]) => x - y!],
  wrapping_mul: [1, (x, [y]) => x * y!],
  wrapping_neg: [0, (x) => -x],
  min: [1, (x, [y]) => (x < y! ? x : y!)],
  max: [1, (x, [y]) => (x > y! ? x : y!)],
  clamp: [2, (x, [low, high]) => (x < low! ? low! : x > high! ? high! : x)],
  abs_diff: [1, (x, [y]) => (x > y! ? x - y! : y! - x)],
  div_ceil: [1, (x, [y]) => (x + y! - 1n) / positive(y!)],
  next_multiple_of: [1, (x, [y]) => ((x + y! - 1n) / positive(y!)) * y!],
  rem_euclid: [1, (x, [y]) => ((x % positive(y!)) + y!) % y!],
  pow: [1, (x, [y], bits) => power(x, y!, bits)],
  div_euclid: [1, (x, [y]) => (x - (((x % nonZero(y!)) + size(y!)) % size(y!))) / y!],
  wrapping_div: [1, (x, [y]) => x / nonZero(y!)],
  wrapping_rem: [1, (x, [y]) => x % nonZero(y!)],
  wrapping_pow: [1, (x, [y], bits) => power(x, y!, bits)],
  wrapping_abs: [0, size],
  wrapping_shl: [1, (x, [y], bits) => x << shiftBy(y!, bits)],
  wrapping_shr: [1, (x, [y], bits) => x >> shiftBy(y!, bits)],
  saturating_add: [1, (x, [y], bits, signed) => within(x + y!, bits, signed)],
  saturating_sub: [1, (x, [y], bits, signed) => within(x - y!, bits, signed)],
  saturating_mul: [1, (x, [y], bits, signed) => within(x * y!, bits, signed)],
  signum: [0, (x) => (x > 0n ? 1n : x < 0n ? -1n : 0n)],
  isqrt: [0, squareRoot],
  midpoint: [1, (x, [y]) => (x + y!) / 2n],
  rotate_left: [1, (x, [y], bits) => rotated(x, Number(y! % BigInt(bits)), bits)],
  rotate_right: [1, (x, [y], bits) => rotated(x, bits - Number(y! % BigInt(bits)), bits)],
  reverse_bits: [0, (x, _, bits) => BigInt(`0b${[...digits(x, bits)].reverse().join('')}`)],
  swap_bytes: [
    0,
    (x, _, bits) => BigInt(`0b${(digits(x, bits).match(/.{8}/g) ?? []).reverse().join('')}`),
  ],
  next_power_of_two: [0, (x) => (x <= 1n ? 1n : 1n << BigInt((x - 1n).toString(2).length))],
};

/** Results of type `u32`. */
const COUNTS: Readonly<Record<string, (text: string) => number>> = {
  count_ones: (text) => text.replaceAll('0', '').length,
  count_zeros: (text) => text.replaceAll('1', '').length,
  leading_zeros: (text) => (text.includes('1') ? text.indexOf('1') : text.length),
  trailing_zeros: (text) => text.length - 1 - text.lastIndexOf('1'),
  leading_ones: (text) => (text.includes('0') ? text.indexOf('0') : text.length),
  trailing_ones: (text) => text.length - 1 - text.lastIndexOf('0'),
};

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function nonZero(value: bigint): bigint {
  if (value === 0n) throw new EvaluationError('attempt to divide by zero');
  return value;
}

function rotated(x: bigint, by: number, bits: number): bigint {
  const value = unsigned(x, bits);
  return (value << BigInt(by)) | (value >> BigInt(bits - by));
}

function squareRoot(x: bigint): bigint {
  if (x < 0n) throw new EvaluationError('argument of integer square root cannot be negative');
  let root = BigInt(Math.floor(Math.sqrt(Number(x))));
  while (root * root > x) root--;
  while ((root + 1n) * (root + 1n) <= x) root++;
  return root;
}

function positive(value: bigint): bigint {
  if (value <= 0n) throw new EvaluationError('attempt to divide by zero');
  return value;
}

function power(x: bigint, y: bigint, bits: number): bigint {
  if (y < 0n) throw new EvaluationError(`the exponent ${y} is negative`);
  let [result, base] = [1n, BigInt.asUintN(bits, x)];
  for (let left = y; left > 0n; left >>= 1n) {
    if (left & 1n) result = BigInt.asUintN(bits, result * base);
    base = BigInt.asUintN(bits, base * base);
  }
  return BigInt.asIntN(bits, result);
}

/** Tests of integers. */
const INT_TESTS: Readonly<Record<string, (x: bigint) => boolean>> = {
  is_power_of_two: (x) => x > 0n && (x & (x - 1n)) === 0n,
  is_negative: (x) => x < 0n,
  is_positive: (x) => x > 0n,
};

/** Logarithms, rounded down; of type `u32`. */
const LOGARITHMS: Readonly<Record<string, number>> = { ilog2: 2, ilog10: 10 };

type FloatMethod = (x: number, args: readonly number[]) => number;

const FLOAT: Readonly<Record<string, readonly [number, FloatMethod]>> = {
  abs: [0, Math.abs],
  sqrt: [0, Math.sqrt],
  recip: [0, (x) => 1 / x],
  floor: [0, Math.floor],
  ceil: [0, Math.ceil],
  trunc: [0, Math.trunc],
  round: [0, (x) => Math.sign(x) * Math.round(Math.abs(x))],
  fract: [0, (x) => x - Math.trunc(x)],
  min: [1, (x, [y]) => (Number.isNaN(x) || y! < x ? y! : x)],
  max: [1, (x, [y]) => (Number.isNaN(x) || y! > x ? y! : x)],
  clamp: [2, (x, [low, high]) => (x < low! ? low! : x > high! ? high! : x)],
  signum: [0, (x) => (Number.isNaN(x) ? x : x < 0 || Object.is(x, -0) ? -1 : 1)],
  copysign: [1, (x, [y]) => (y! < 0 || Object.is(y, -0) ? -Math.abs(x) : Math.abs(x))],
  powi: [1, (x, [y]) => x ** y!],
  powf: [1, (x, [y]) => x ** y!],
  mul_add: [2, (x, [y, z]) => x * y! + z!],
  rem_euclid: [1, (x, [y]) => ((x % y!) + Math.abs(y!)) % Math.abs(y!)],
  hypot: [1, (x, [y]) => Math.hypot(x, y!)],
  exp: [0, Math.exp],
  exp2: [0, (x) => 2 ** x],
  ln: [0, Math.log],
  log2: [0, Math.log2],
  log10: [0, Math.log10],
  sin: [0, Math.sin],
  cos: [0, Math.cos],
  tan: [0, Math.tan],
  asin: [0, Math.asin],
  acos: [0, Math.acos],
  atan: [0, Math.atan],
  atan2: [1, (x, [y]) => Math.atan2(x, y!)],
  sinh: [0, Math.sinh],
  cosh: [0, Math.cosh],
  tanh: [0, Math.tanh],
  cbrt: [0, Math.cbrt],
  to_degrees: [0, (x) => (x * 180) / Math.PI],
  to_radians: [0, (x) => (x * Math.PI) / 180],
};

const FLOAT_TESTS: Readonly<Record<string, (x: number) => boolean>> = {
  is_nan: Number.isNaN,
  is_finite: Number.isFinite,
  is_infinite: (x) => Math.abs(x) === Number.POSITIVE_INFINITY,
  is_sign_negative: (x) => x < 0 || Object.is(x, -0),
  is_sign_positive: (x) => x > 0 || Object.is(x, 0),
};

/**
 * What a method of a number gives; undefined for one that is not known.
 *
 * @throws EvaluationError for arguments that it does not take
 */
export function numberMethod(
  receiver: Value,
  name: string,
  args: readonly Value[],
): Value | undefined {
  if (receiver.kind === 'int') return intMethod(receiver, name, args);
  return receiver.kind === 'float' ? floatMethod(receiver, name, args) : undefined;
}

function intMethod(receiver: IntValue, name: string, args: readonly Value[]): Value | undefined {
  const bits = intType(receiver.type)?.bits ?? 32;
  if (Object.hasOwn(COUNTS, name)) {
    takes(0, args);
    const text = BigInt.asUintN(bits, receiver.value).toString(2).padStart(bits, '0');
    return intValue(BigInt(COUNTS[name]!(text)), 'u32');
  }
  if (Object.hasOwn(INT_TESTS, name)) {
    takes(0, args);
    return { kind: 'bool', value: INT_TESTS[name]!(receiver.value) };
  }
  if (Object.hasOwn(LOGARITHMS, name)) {
    takes(0, args);
    if (receiver.value <= 0n)
      throw new EvaluationError('argument of integer logarithm must be positive');
    return intValue(BigInt(receiver.value.toString(LOGARITHMS[name]).length - 1), 'u32');
  }
  const [, form, operation] =
    /^(checked|overflowing)_(add|sub|mul|neg|pow|div|rem)$/.exec(name) ?? [];
  if (form !== undefined && operation !== undefined)
    return withOverflow(receiver, form, operation, args);
  if (name === 'unsigned_abs') {
    takes(0, args);
    return intValue(size(receiver.value), receiver.type?.replace('i', 'u'));
  }
  if (!Object.hasOwn(INT, name)) return undefined;
  const [count, compute] = INT[name]!;
  takes(count, args);
  const numbers = args.map((one) => {
    if (one.kind !== 'int') throw new EvaluationError(`\`${name}\` takes integers`);
    return one.value;
  });
  const found = args.find((one): one is IntValue => one.kind === 'int' && one.type !== undefined);
  const signed = intType(receiver.type ?? found?.type)?.signed ?? true;
  return intValue(compute(receiver.value, numbers, bits, signed), receiver.type ?? found?.type);
}

/** `checked_add` and its kind give an `Option`, `overflowing_add` the value and if it wraps. */
function withOverflow(
  receiver: IntValue,
  form: string,
  operation: string,
  args: readonly Value[],
): Value {
  takes(operation === 'neg' ? 0 : 1, args);
  const [other] = args;
  const [x, y] = [receiver.value, other?.kind === 'int' ? other.value : 0n];
  const type = receiver.type ?? (other?.kind === 'int' ? other.type : undefined);
  if (y === 0n && (operation === 'div' || operation === 'rem')) {
    if (form === 'checked') return unit('None');
    throw new EvaluationError('attempt to divide by zero');
  }
  const results: Readonly<Record<string, () => bigint>> = {
    add: () => x + y,
    sub: () => x - y,
    mul: () => x * y,
    neg: () => -x,
    pow: () => (y < 0n || y > 4096n ? 1n << 200n : x ** y),
    div: () => x / y,
    rem: () => x % y,
  };
  const exact = results[operation]!();
  const wrapped = intValue(exact, type);
  const isWrapped = wrapped.value !== exact;
  if (form === 'overflowing')
    return { kind: 'tuple', elems: [wrapped, { kind: 'bool', value: isWrapped }] };
  return isWrapped ? unit('None') : tupleStruct('Some', [wrapped]);
}

/** `f32::from_bits(bits)` of a type. */
export function floatFromBits(bits: bigint, type: FloatType): FloatValue {
  const view = new DataView(new ArrayBuffer(8));
  switch (type) {
    case 'f16':
      return floatValue(f16Value(Number(BigInt.asUintN(16, bits))), type);
    case 'bf16':
      return floatValue(bf16Value(Number(BigInt.asUintN(16, bits))), type);
    case 'f32':
      view.setUint32(0, Number(BigInt.asUintN(32, bits)));
      return floatValue(view.getFloat32(0), type);
    case 'f64':
      view.setBigUint64(0, BigInt.asUintN(64, bits));
      return floatValue(view.getFloat64(0), type);
  }
}

function floatMethod(
  receiver: FloatValue,
  name: string,
  args: readonly Value[],
): Value | undefined {
  const { value, type } = receiver;
  if (Object.hasOwn(FLOAT_TESTS, name)) {
    takes(0, args);
    return { kind: 'bool', value: FLOAT_TESTS[name]!(value) };
  }
  if (name === 'to_bits') {
    const bits = { f16: 'u16', bf16: 'u16', f32: 'u32', f64: 'u64' }[type ?? 'f64'];
    return intValue(floatBits(value, type ?? 'f64'), bits);
  }
  if (!Object.hasOwn(FLOAT, name)) return undefined;
  const [count, compute] = FLOAT[name]!;
  takes(count, args);
  const numbers = args.map((one) => {
    const number = toNumber(one);
    if (number === undefined) throw new EvaluationError(`\`${name}\` takes floats`);
    return number;
  });
  return floatValue(compute(value, numbers), type);
}

function takes(count: number, args: readonly Value[]): void {
  if (args.length === count) return;
  const words = `${count} argument${count === 1 ? '' : 's'}`;
  const given = `${args.length} argument${args.length === 1 ? ' was' : 's were'} supplied`;
  throw new EvaluationError(`this method takes ${words} but ${given}`);
}
