/** Methods and constants of numbers that expressions know, as the standard library has them. */
import {
  EvaluationError,
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

type IntMethod = (x: bigint, args: readonly bigint[], bits: number) => bigint;

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
};

/** Results of type `u32`. */
const COUNTS: Readonly<Record<string, (text: string) => number>> = {
  count_ones: (text) => text.replaceAll('0', '').length,
  count_zeros: (text) => text.replaceAll('1', '').length,
  leading_zeros: (text) => (text.includes('1') ? text.indexOf('1') : text.length),
  trailing_zeros: (text) => text.length - 1 - text.lastIndexOf('1'),
};

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
    takes(name, 0, args);
    const text = BigInt.asUintN(bits, receiver.value).toString(2).padStart(bits, '0');
    return intValue(BigInt(COUNTS[name]!(text)), 'u32');
  }
  if (name === 'is_power_of_two') {
    const { value } = receiver;
    return { kind: 'bool', value: value > 0n && (value & (value - 1n)) === 0n };
  }
  if (!Object.hasOwn(INT, name)) return undefined;
  const [count, compute] = INT[name]!;
  takes(name, count, args);
  const numbers = args.map((one) => {
    if (one.kind !== 'int') throw new EvaluationError(`\`${name}\` takes integers`);
    return one.value;
  });
  const found = args.find((one): one is IntValue => one.kind === 'int' && one.type !== undefined);
  return intValue(compute(receiver.value, numbers, bits), receiver.type ?? found?.type);
}

function floatMethod(
  receiver: FloatValue,
  name: string,
  args: readonly Value[],
): Value | undefined {
  const { value, type } = receiver;
  if (Object.hasOwn(FLOAT_TESTS, name)) {
    takes(name, 0, args);
    return { kind: 'bool', value: FLOAT_TESTS[name]!(value) };
  }
  if (name === 'to_bits') {
    const bits = { f16: 'u16', bf16: 'u16', f32: 'u32', f64: 'u64' }[type ?? 'f64'];
    return intValue(floatBits(value, type ?? 'f64'), bits);
  }
  if (!Object.hasOwn(FLOAT, name)) return undefined;
  const [count, compute] = FLOAT[name]!;
  takes(name, count, args);
  const numbers = args.map((one) => {
    const number = toNumber(one);
    if (number === undefined) throw new EvaluationError(`\`${name}\` takes floats`);
    return number;
  });
  return floatValue(compute(value, numbers), type);
}

function takes(name: string, count: number, args: readonly Value[]): void {
  if (args.length === count) return;
  const words = `${count} argument${count === 1 ? '' : 's'}`;
  const given = `${args.length} argument${args.length === 1 ? ' was' : 's were'} supplied`;
  throw new EvaluationError(`\`${name}\` takes ${words} but ${given}`);
}
