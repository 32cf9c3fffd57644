/**
 * Questions about an operation that passes and analyses ask often, answered from the op table once
 * at load time.
 */
import type { Effect } from './define-ops.ts';
import type { Inst } from './function.ts';
import { OPS, type OpName } from './ops.ts';

/** Effects as bits, for `effectBits`. */
export const EFFECT_BIT: Record<Effect, number> = {
  read: 1,
  write: 2,
  trap: 4,
  sync: 8,
  convergent: 16,
  terminator: 32,
  fact: 64,
  debug: 128,
};

const BITS = new Map<string, number>();
for (const [name, row] of Object.entries(OPS)) {
  let bits = 0;
  for (const effect of row.effects ?? []) bits |= EFFECT_BIT[effect];
  BITS.set(name, bits);
}

/**
 * All effects of an operation, as a union of `EFFECT_BIT`. 0 means that only its operands matter.
 */
export function effectBits(op: OpName): number {
  return BITS.get(op)!;
}

export function hasEffect(op: OpName, effect: Effect): boolean {
  return (effectBits(op) & EFFECT_BIT[effect]) !== 0;
}

/**
 * Do all threads of the workgroup wait here? Barriers that also reduce a condition are instructions
 * of one target.
 */
export function isBarrier(inst: Inst): boolean {
  return (
    inst.op === 'gpu.barrier' ||
    (inst.op === 'gpu.intrinsic' && inst.attrs.symbol?.startsWith('nvptx.bar.red.') === true)
  );
}

/**
 * The instruction may go when its results are unused: it writes, traps, synchronises and ends
 * nothing.
 */
export function isRemovable(op: OpName): boolean {
  return (effectBits(op) & ~EFFECT_BIT.read) === 0;
}

/**
 * No effect at all, and equal operands and attributes give equal results: two of them may be
 * merged.
 */
export function isPure(op: OpName): boolean {
  return effectBits(op) === 0 && op !== 'alloca' && op !== 'const.undef';
}
