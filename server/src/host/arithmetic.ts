/** Integer arithmetic of host code on constants, and the types of its results. */
import type { BinaryOp, UnaryOp } from '../syntax/index.ts';
import {
  type HostType,
  isInteger,
  nameOf,
  pointee,
  SCALAR_BYTES,
  scalar,
  UNKNOWN,
} from './types.ts';
import { type HostValue, NOTHING, typed } from './value.ts';

const COMPARES = new Set<BinaryOp>(['==', '!=', '<', '<=', '>', '>=', '&&', '||']);

/** The result of an operator on two values. */
export function binary(op: BinaryOp, a: HostValue, b: HostValue): HostValue {
  if (COMPARES.has(op)) return typed(scalar('bool'));
  const shift = op === '<<' || op === '>>';
  const type = shift ? a.type : commonType(a.type, b.type);
  const int = a.int === undefined || b.int === undefined ? undefined : compute(op, a.int, b.int);
  return fitted(type, int);
}

/** A number with its type; the value is unknown where the type cannot hold it. */
export function fitted(type: HostType, int: bigint | undefined): HostValue {
  if (int === undefined) return typed(type);
  return fits(type, int) ? { type, int } : typed(type);
}

function fits(type: HostType, int: bigint): boolean {
  if (type.kind === 'literal') return type.of === 'int' && int >= -(1n << 63n) && int < 1n << 64n;
  if (type.kind !== 'scalar' || !isInteger(type.name)) return false;
  const bits = BigInt(SCALAR_BYTES[type.name]! * 8);
  return type.name.startsWith('u')
    ? int >= 0n && int < 1n << bits
    : int >= -(1n << (bits - 1n)) && int < 1n << (bits - 1n);
}

function commonType(a: HostType, b: HostType): HostType {
  const left = a.kind === 'ref' ? a.inner : a;
  const right = b.kind === 'ref' ? b.inner : b;
  if (left.kind === 'literal' && right.kind === 'scalar') return right;
  if (left.kind === 'literal' && right.kind !== 'literal') return UNKNOWN;
  if (left.kind === 'scalar' || left.kind === 'literal') {
    // Own types may have operators of any kind, and give anything.
    return right.kind === 'scalar' || right.kind === 'literal' || right.kind === 'unknown'
      ? left.kind === 'literal'
        ? right.kind === 'unknown'
          ? UNKNOWN
          : left
        : left
      : UNKNOWN;
  }
  return UNKNOWN;
}

function compute(op: BinaryOp, a: bigint, b: bigint): bigint | undefined {
  switch (op) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0n ? undefined : a / b;
    case '%':
      return b === 0n ? undefined : a % b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '<<':
      return b >= 0n && b < 128n ? a << b : undefined;
    case '>>':
      return b >= 0n && b < 128n ? a >> b : undefined;
    default:
      return undefined;
  }
}

export function unary(op: UnaryOp, operand: HostValue): HostValue {
  if (op === '-' && operand.float !== undefined)
    return { type: operand.type, float: -operand.float };
  if (op === '-') return fitted(operand.type, operand.int === undefined ? undefined : -operand.int);
  return typed(operand.type);
}

/** `value as type`. */
export function cast(value: HostValue, type: HostType): HostValue {
  if (type.kind === 'unknown') return NOTHING;
  if (type.kind === 'scalar' && isInteger(type.name)) {
    const bits = SCALAR_BYTES[type.name]! * 8;
    const known =
      value.int === undefined
        ? undefined
        : type.name.startsWith('u')
          ? BigInt.asUintN(bits, value.int)
          : BigInt.asIntN(bits, value.int);
    // The address of memory as a number is still the address.
    const isHost = value.host === true && (value.type.kind === 'ptr' || value.part === 'pointer');
    const part = isHost ? 'pointer' : value.part;
    const { memory, counts } = value;
    return known === undefined
      ? { type, memory, part, counts, host: isHost ? true : undefined }
      : { type, int: known, memory, counts, part: value.part };
  }
  if (type.kind === 'ptr') {
    const { memory, part, host, addressOf, text, textSpan } = value;
    // `c_void` says less than what was there.
    const erased = type.inner.kind === 'unknown' || nameOf(type.inner) === 'c_void';
    const before = pointee(value.type);
    const inner = erased && before.kind !== 'unknown' ? before : type.inner;
    return {
      type: { ...type, inner },
      memory,
      part,
      host,
      addressOf,
      text,
      textSpan,
      ...refersTo(value),
    };
  }
  return typed(type);
}

/** A pointer made from a reference still points to the same value. */
function refersTo(value: HostValue): Pick<HostValue, 'elems' | 'fields' | 'int' | 'len'> {
  const { elems, fields, int, len } = value;
  return { elems, fields, int, len };
}
