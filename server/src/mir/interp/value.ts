/**
 * How the interpreter holds values: as plain numbers wherever that is exact, because they are
 * several times faster than bigints.
 *
 * - i1 to i32, f16 and f32: the unsigned bit pattern, a number.
 * - i64, i128 and pointers: unsigned; a number up to 2^53 - 1, a bigint above (never both for the
 *   same value).
 * - f64: the number itself; a NaN is the bigint of its pattern, so that payloads survive copying.
 * - `undefined`: an undefined value (uninitialised memory, `const.undef`). Moving it is fine,
 *   deciding by it is not.
 */
import { f64ToNumber, isNanBits, numberToF64 } from '../semantics/float-bits.ts';
import type { MirType } from '../types.ts';

export type Val = number | bigint;

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** An unsigned integer of any size in its one representation. */
export function fromUnsigned(x: bigint): Val {
  return x <= MAX_SAFE ? Number(x) : x;
}

export function fromBits(bits: bigint, type: MirType): Val {
  if (type !== 'f64') return fromUnsigned(bits);
  return isNanBits(bits, 'f64') ? bits : f64ToNumber(bits);
}

export function toBits(value: Val, type: MirType): bigint {
  if (typeof value === 'bigint') return value;
  return type === 'f64' ? numberToF64(value) : BigInt(value);
}

/** `toBits` that lets undefined values through. */
export function bitsOf(value: Val | undefined, type: MirType): bigint | undefined {
  return value === undefined ? undefined : toBits(value, type);
}

/** Why a run ended early. */
export type TrapKind =
  /** A `trap` instruction: a panic. */
  | 'trap'
  /** Undefined behaviour: a bad access, a division by zero, a decision by an undefined value. */
  | 'undefined'
  /** Out of steps, call depth or memory. */
  | 'limit'
  /**
   * Something the interpreter cannot run: inline assembly, an unknown intrinsic, an extern
   * function.
   */
  | 'unsupported';

/**
 * Thrown inside the interpreter and always caught by its run loop. Not an Error: no stack trace is
 * taken.
 */
export class Trap {
  readonly kind: TrapKind;
  readonly message: string;

  constructor(kind: TrapKind, message: string) {
    this.kind = kind;
    this.message = message;
  }
}

/** What an error of ours in the interpreter is for the program that runs in it. */
export function trapOf(error: unknown): Trap {
  if (error instanceof RangeError && error.message.includes('call stack'))
    return new Trap('limit', 'nesting exceeds the limit of the compiler');
  return new Trap('unsupported', `cannot be interpreted: ${String(error)}`);
}

export function undefinedBehaviour(message: string): never {
  throw new Trap('undefined', message);
}
