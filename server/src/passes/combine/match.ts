/** Small questions that patterns ask. */

import { lowMask } from '../../analysis/index.ts';
import {
  bitWidth,
  defInst,
  type Inst,
  type MirType,
  type OpName,
  type Value,
} from '../../mir/index.ts';

/** The canonical bits of an integer constant. */
export function k(value: Value): bigint | undefined {
  const def = defInst(value);
  return def?.op === 'const.int' ? def.attrs.bits : undefined;
}

/** The definition when it is the first result of `op`. */
export function isOp(value: Value, op: OpName): Inst | undefined {
  const def = defInst(value);
  return def?.op === op && def.results[0] === value ? def : undefined;
}

export function isPow2(x: bigint): boolean {
  return x > 0n && (x & (x - 1n)) === 0n;
}

/** Exponent of a power of two. */
export function log2(x: bigint): number {
  return x.toString(2).length - 1;
}

export function allOnes(type: MirType): bigint {
  return lowMask(bitWidth(type));
}

export function signBit(type: MirType): bigint {
  return 1n << BigInt(bitWidth(type) - 1);
}

/** Bits of a constant of any type, null included. */
export function constantBits(value: Value): bigint | undefined {
  const def = defInst(value);
  if (def === undefined) return undefined;
  if (def.op === 'const.int' || def.op === 'const.float') return def.attrs.bits;
  return def.op === 'const.null' ? 0n : undefined;
}
