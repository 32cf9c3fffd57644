/**
 * Values of expressions and what their operators do: integers and floats of a type wrap and round
 * as on the GPU, those without one, such as literals, take the type of the other operand.
 */
import { BF16, bf16Value, encodeFloat, F16, f16Value, f32Bits, f64Bits } from '../numeric/index.ts';
import { charText, floatText, type Shown } from '../views/index.ts';

/** Coordinates, which compare with tuples and with a linear number. */
export interface Coordinates {
  readonly kind: 'coordinates';
  readonly at: readonly [number, number, number];
  readonly linear: number;
}

/** A float's type that expressions compute in. */
export type FloatType = 'f16' | 'bf16' | 'f32' | 'f64';

export interface IntValue {
  readonly kind: 'int';
  readonly value: bigint;
  /** The name of its type; undefined where it may be of any. */
  readonly type?: string | undefined;
}

export interface FloatValue {
  readonly kind: 'float';
  readonly value: number;
  readonly type?: FloatType | undefined;
}

/** A struct, a variant of an enum, or an array that an expression has made. */
export interface Composite {
  readonly kind: 'composite';
  /** Of the struct or variant; empty for an array. */
  readonly name: string;
  readonly style: 'unit' | 'tuple' | 'named' | 'array';
  readonly fields: readonly { readonly name: string; readonly value: Value }[];
}

export type Value =
  | IntValue
  | FloatValue
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'char'; readonly value: number }
  | { readonly kind: 'tuple'; readonly elems: readonly Value[] }
  | Coordinates
  | Composite
  | { readonly kind: 'shown'; readonly shown: Shown };

/** Why an expression has no value. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}

/** Sign and width of an integer type; undefined for other names. */
export function intType(
  name: string | undefined,
): { readonly signed: boolean; readonly bits: number } | undefined {
  const [, sign, digits] = /^([iu])(8|16|32|64|128|size)$/.exec(name ?? '') ?? [];
  if (digits === undefined) return undefined;
  return { signed: sign === 'i', bits: digits === 'size' ? 64 : Number(digits) };
}

/** Is it the name of a float's type? */
export function isFloatType(name: string): name is FloatType {
  return name === 'f16' || name === 'bf16' || name === 'f32' || name === 'f64';
}

/** An integer of a type, wrapped to it. */
export function intValue(value: bigint, type?: string): IntValue {
  const known = intType(type);
  if (known === undefined) return { kind: 'int', value };
  const wrap = known.signed ? BigInt.asIntN : BigInt.asUintN;
  return { kind: 'int', value: wrap(known.bits, value), type };
}

/** A float of a type, rounded to it. */
export function floatValue(value: number, type?: FloatType): FloatValue {
  return { kind: 'float', value: rounded(value, type), type };
}

function rounded(value: number, type: FloatType | undefined): number {
  switch (type) {
    case 'f16':
      return f16Value(encodeFloat(value, F16, 'rn'));
    case 'bf16':
      return bf16Value(encodeFloat(value, BF16, 'rn'));
    case 'f32':
      return Math.fround(value);
    default:
      return value;
  }
}

/** The bits of a float of a type. */
export function floatBits(value: number, type: FloatType): bigint {
  switch (type) {
    case 'f16':
      return BigInt(encodeFloat(value, F16, 'rn'));
    case 'bf16':
      return BigInt(encodeFloat(value, BF16, 'rn'));
    case 'f32':
      return BigInt(f32Bits(value) >>> 0);
    case 'f64':
      return BigInt.asUintN(64, f64Bits(value));
  }
}

/** How a value is written. */
export function valueText(value: Value): string {
  switch (value.kind) {
    case 'int':
    case 'bool':
      return `${value.value}`;
    case 'char':
      return charText(value.value);
    case 'float': {
      const { type = 'f64' } = value;
      return floatText(floatBits(value.value, type), type);
    }
    case 'tuple':
      return `(${value.elems.map(valueText).join(', ')}${value.elems.length === 1 ? ',' : ''})`;
    case 'coordinates':
      return `(${value.at.join(', ')})`;
    case 'composite':
      return compositeText(value);
    case 'shown':
      return value.shown.text;
  }
}

function compositeText({ name, style, fields }: Composite): string {
  const list = fields.map(({ value }) => valueText(value)).join(', ');
  switch (style) {
    case 'unit':
      return name;
    case 'array':
      return `[${list}]`;
    case 'tuple':
      return `${name}(${list})`;
    case 'named':
      return `${name} { ${fields.map((one) => `${one.name}: ${valueText(one.value)}`).join(', ')} }`;
  }
}

/** A value's type as messages name it. */
export function typeName(value: Value): string {
  switch (value.kind) {
    case 'int':
      return value.type ?? '{integer}';
    case 'float':
      return value.type ?? '{float}';
    case 'tuple':
      return `(${value.elems.map(typeName).join(', ')}${value.elems.length === 1 ? ',' : ''})`;
    case 'coordinates':
      return '(usize, usize, usize)';
    case 'composite':
      return value.style === 'array'
        ? `[${value.fields[0] === undefined ? '_' : typeName(value.fields[0].value)}; ${value.fields.length}]`
        : value.name;
    default:
      return typeText(value) ?? '_';
  }
}

/** The type of a value as Rust writes it; undefined for a number that may be of several types. */
export function typeText(value: Value): string | undefined {
  switch (value.kind) {
    case 'int':
    case 'float':
      return value.type;
    case 'bool':
    case 'char':
      return value.kind;
    case 'shown':
      return value.shown.type;
    default:
      return undefined;
  }
}

/** The type that two operands share: that of the one that has one; undefined where they differ. */
function common<T extends string>(a: T | undefined, b: T | undefined): T | undefined {
  return a === undefined || a === b ? b : b === undefined ? a : undefined;
}

/** Below, at or above 0 as the first is less than, equal to or greater than the second. */
function order(a: Value, b: Value): number {
  if (a.kind === 'coordinates' && b.kind === 'tuple') return orderTuple(a, b.elems);
  if (b.kind === 'coordinates') return -order(b, a);
  if (a.kind === 'coordinates') return order({ kind: 'int', value: BigInt(a.linear) }, b);
  if (a.kind === 'bool' && b.kind === 'bool') return Number(a.value) - Number(b.value);
  if (a.kind === 'char' && b.kind === 'char') return a.value - b.value;
  if (a.kind === 'int' && b.kind === 'int')
    return a.value < b.value ? -1 : Number(a.value > b.value);
  if (a.kind === 'tuple' && b.kind === 'tuple' && a.elems.length === b.elems.length)
    return a.elems.map((one, i) => order(one, b.elems[i]!)).find((found) => found !== 0) ?? 0;
  if (a.kind === 'composite' && b.kind === 'composite' && a.style === 'array')
    return orderArrays(a.fields, b.fields);
  return orderNumbers(a, b);
}

function orderNumbers(a: Value, b: Value): number {
  const [x, y] = [toNumber(a), toNumber(b)];
  if (x !== undefined && y !== undefined) {
    // A literal is one of the other's type: `x == 0.1` holds where `x` is 0.1 as `f32`.
    const type = common(floatTypeOf(a), floatTypeOf(b));
    const [s, t] = [rounded(x, type), rounded(y, type)];
    return s === t ? 0 : s < t ? -1 : s > t ? 1 : Number.NaN;
  }
  throw new EvaluationError(`can't compare \`${typeName(a)}\` with \`${typeName(b)}\``);
}

function orderArrays(a: Composite['fields'], b: Composite['fields']): number {
  for (const [i, { value }] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    const found = order(value, other.value);
    if (found !== 0) return found;
  }
  return a.length - b.length;
}

/** Are two structs or variants the same? Whether their type has an order is not known. */
function isEqual(a: Composite, b: Composite): boolean {
  if (a.name !== b.name || a.fields.length !== b.fields.length) return false;
  return a.fields.every(({ name, value }) => {
    const other = b.fields.find((one) => one.name === name);
    return other !== undefined && compare('==', value, other.value);
  });
}

function floatTypeOf(value: Value): FloatType | undefined {
  return value.kind === 'float' ? value.type : undefined;
}

/** Coordinates and a tuple, whose missing parts are 0. */
function orderTuple({ at }: Coordinates, elems: readonly Value[]): number {
  const wanted = elems.map((one) => (one.kind === 'int' ? Number(one.value) : Number.NaN));
  const first = at.findIndex((n, i) => n !== (wanted[i] ?? 0));
  return first < 0 ? 0 : at[first]! - (wanted[first] ?? 0) || 1;
}

/** The number that a value is; undefined for others. */
export function toNumber(value: Value): number | undefined {
  if (value.kind === 'float') return value.value;
  return value.kind === 'int' ? Number(value.value) : undefined;
}

/**
 * A comparison by an operator of Rust.
 *
 * @throws EvaluationError for values without an order
 */
export function compare(op: string, a: Value, b: Value): boolean {
  if (a.kind === 'composite' && b.kind === 'composite' && a.style !== 'array') {
    if (b.style === 'array')
      throw new EvaluationError(`can't compare \`${typeName(a)}\` with \`${typeName(b)}\``);
    if (op === '==' || op === '!=') return isEqual(a, b) === (op === '==');
    throw new EvaluationError(
      `binary operation \`${op}\` cannot be applied to type \`${typeName(a)}\``,
    );
  }
  const found = order(a, b);
  switch (op) {
    case '==':
      return found === 0;
    case '!=':
      return found !== 0;
    case '<':
      return found < 0;
    case '<=':
      return found <= 0;
    case '>':
      return found > 0;
    default:
      return found >= 0;
  }
}

/**
 * Arithmetic by an operator of Rust. Integers of one type wrap; of different types, which Rust
 * refuses, the result is exact.
 *
 * @throws EvaluationError for operands that it does not take
 */
export function arithmetic(op: string, a: Value, b: Value): Value {
  if (a.kind === 'bool' && b.kind === 'bool' && /^[&|^]$/.test(op)) {
    const value =
      op === '&' ? a.value && b.value : op === '|' ? a.value || b.value : a.value !== b.value;
    return { kind: 'bool', value };
  }
  if (a.kind === 'coordinates') return arithmetic(op, { kind: 'int', value: BigInt(a.linear) }, b);
  if (b.kind === 'coordinates') return arithmetic(op, a, { kind: 'int', value: BigInt(b.linear) });
  if (a.kind === 'int' && b.kind === 'int') return integers(op, a, b);
  const [x, y] = [toNumber(a), toNumber(b)];
  if (x === undefined || y === undefined) throw new EvaluationError(noOperation(op, a, b));
  const results: Readonly<Record<string, (x: number, y: number) => number>> = {
    '+': (x, y) => x + y,
    '-': (x, y) => x - y,
    '*': (x, y) => x * y,
    '/': (x, y) => x / y,
    '%': (x, y) => x % y,
  };
  const compute = results[op];
  if (compute === undefined) throw new EvaluationError(noOperation(op, a, b));
  const type = common(floatTypeOf(a), floatTypeOf(b));
  return floatValue(compute(rounded(x, type), rounded(y, type)), type);
}

/** Why an operator does not take its operands, as rustc says it. */
function noOperation(op: string, a: Value, b: Value): string {
  const [x, y] = [`\`${typeName(a)}\``, `\`${typeName(b)}\``];
  switch (op) {
    case '+':
      return `cannot add ${y} to ${x}`;
    case '-':
      return `cannot subtract ${y} from ${x}`;
    case '*':
      return `cannot multiply ${x} by ${y}`;
    case '/':
      return `cannot divide ${x} by ${y}`;
    case '%':
      return `cannot calculate the remainder of ${x} divided by ${y}`;
    default:
      return `no implementation for \`${typeName(a)} ${op} ${typeName(b)}\``;
  }
}

function integers(op: string, a: IntValue, b: IntValue): IntValue {
  const isShift = op === '<<' || op === '>>';
  const type = isShift ? a.type : common(a.type, b.type);
  const [x, y] = [a.value, b.value];
  if ((op === '/' || op === '%') && y === 0n)
    throw new EvaluationError(
      `attempt to ${op === '/' ? 'divide' : 'calculate the remainder'} by zero`,
    );
  // As arithmetic wraps, shifts go by the low bits of their count.
  const bits = intType(type)?.bits;
  if (isShift && bits === undefined && (y < 0n || y >= 128n))
    throw new EvaluationError(`attempt to shift ${op === '<<' ? 'left' : 'right'} with overflow`);
  const count = bits === undefined ? y : y & BigInt(bits - 1);
  switch (op) {
    case '+':
      return intValue(x + y, type);
    case '-':
      return intValue(x - y, type);
    case '*':
      return intValue(x * y, type);
    case '/':
      return intValue(x / y, type);
    case '%':
      return intValue(x % y, type);
    case '&':
      return intValue(x & y, type);
    case '|':
      return intValue(x | y, type);
    case '^':
      return intValue(x ^ y, type);
    case '<<':
      return intValue(x << count, type);
    default:
      return intValue(x >> count, type);
  }
}

/**
 * `-value` or `!value`.
 *
 * @throws EvaluationError for a value that has neither
 */
export function negated(op: '-' | '!', value: Value): Value {
  if (op === '!') {
    if (value.kind === 'bool') return { kind: 'bool', value: !value.value };
    if (value.kind === 'int') return intValue(~value.value, value.type);
  } else if (value.kind === 'int') return intValue(-value.value, value.type);
  else if (value.kind === 'float') return floatValue(-value.value, value.type);
  throw new EvaluationError(`cannot apply unary operator \`${op}\` to type \`${typeName(value)}\``);
}

/**
 * `value as name`.
 *
 * @throws EvaluationError for a cast that Rust does not have
 */
export function cast(value: Value, name: string): Value {
  if (name === 'char' && value.kind === 'char') return value;
  if (name === 'char' && value.kind === 'int') {
    if (value.type !== undefined && value.type !== 'u8')
      throw new EvaluationError(`only \`u8\` can be cast as \`char\`, not \`${value.type}\``);
    return { kind: 'char', value: Number(BigInt.asUintN(8, value.value)) };
  }
  if (name === 'bool') {
    if (value.kind === 'bool') return value;
    throw new EvaluationError(`cannot cast \`${typeName(value)}\` as \`bool\``);
  }
  if (isFloatType(name) && (value.kind === 'bool' || value.kind === 'char'))
    throw new EvaluationError(`casting \`${value.kind}\` as \`${name}\` is invalid`);
  const number: Value =
    value.kind === 'bool' || value.kind === 'char'
      ? { kind: 'int', value: BigInt(value.value) }
      : value;
  const asFloat = toNumber(number);
  if (isFloatType(name) && asFloat !== undefined) return floatValue(asFloat, name);
  const type = intType(name);
  if (type !== undefined && number.kind === 'int') return intValue(number.value, name);
  if (type !== undefined && number.kind === 'float')
    return intValue(saturated(number.value, type.signed, type.bits), name);
  throw new EvaluationError(`non-primitive cast: \`${typeName(value)}\` as \`${name}\``);
}

/** A float as an integer, as `as` of Rust gives it. */
function saturated(value: number, isSigned: boolean, bits: number): bigint {
  const low = isSigned ? -(2n ** BigInt(bits - 1)) : 0n;
  const high = 2n ** BigInt(isSigned ? bits - 1 : bits) - 1n;
  if (Number.isNaN(value)) return 0n;
  if (value <= Number(low)) return low;
  return value >= Number(high) ? high : BigInt(Math.trunc(value));
}
