/**
 * Values of one thread that is walked through a kernel alone, addresses taken as numbers included:
 * what is known of the low bits of an address stays known, because a region of workgroup memory
 * begins at a multiple of the alignment asked for.
 */
import { bitWidth, foldInst, type Inst } from '../mir/index.ts';
import {
  evaluate,
  type Known,
  type LaunchShape,
  RegionAddress,
  type Thread,
} from './simt-values.ts';

/** A number of which only the low bits are known: `residue` modulo `modulus`, a power of two. */
export class LowBits {
  readonly residue: bigint;
  readonly modulus: bigint;

  constructor(residue: bigint, modulus: bigint) {
    this.modulus = modulus;
    this.residue = BigInt.asUintN(64, residue) % modulus;
  }
}

/** What a walked thread holds. `HIDDEN`: nothing is known, but an address has had a say in it. */
export type WalkValue = Known | LowBits | typeof HIDDEN;

export const HIDDEN = Symbol('depends on an address');

/** A thread as `evaluate` takes it, with more kinds of values. */
export interface Walker extends Omit<Thread, 'values'> {
  readonly values: WalkValue[];
  /**
   * What workgroup memory is known to be aligned to at its beginning, by region; 1 where nothing
   * is.
   */
  startOf(region: string): number;
}

/** Operations whose low bits depend on the low bits of their operands alone. */
const CLOSED: ReadonlySet<string> = new Set([
  'int.add',
  'int.sub',
  'int.mul',
  'int.and',
  'int.or',
  'int.xor',
  'int.shl',
  'int.trunc',
  'int.zext',
]);

/** Computes the results of an instruction that touches no memory. */
export function evaluateWalk(inst: Inst, walker: Walker, shape: LaunchShape): void {
  const { values } = walker;
  const given = inst.args.map((arg) => values[arg.id]);
  const plain = given.every((value) => !(value instanceof LowBits) && value !== HIDDEN);
  if (plain) {
    evaluate(inst, walker as unknown as Thread, shape);
    const [result] = inst.results;
    if (result === undefined || values[result.id] !== undefined) return;
    if (!given.some((value) => value instanceof RegionAddress)) return;
  }
  for (const { id } of inst.results) values[id] = HIDDEN;
  const [result] = inst.results;
  if (result !== undefined) values[result.id] = lowBitsOf(inst, given, walker);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each operation that keeps low bits
function lowBitsOf(inst: Inst, given: readonly WalkValue[], walker: Walker): WalkValue {
  if (inst.op === 'select') {
    const [cond, yes, no] = given;
    if (typeof cond === 'bigint') return cond === 1n ? yes : no;
    return HIDDEN;
  }
  if (inst.op === 'ptr.to.int' || inst.op === 'int.to.ptr' || inst.op === 'ptr.cast')
    return given[0];
  const parts: LowBits[] = [];
  let modulus = 1n << 32n;
  for (const value of given) {
    const part = partOf(value, walker);
    if (part === undefined) return HIDDEN;
    parts.push(part);
    if (part.modulus < modulus) modulus = part.modulus;
  }
  const bits = parts.map((part) => part.residue);
  if (inst.op === 'int.cmp') {
    const [a, b] = bits.map((one) => one % modulus);
    const { pred } = inst.attrs;
    // Numbers that differ in their low bits are not equal.
    return a === b || (pred !== 'eq' && pred !== 'ne') ? HIDDEN : pred === 'eq' ? 0n : 1n;
  }
  const [a, b] = given;
  if (inst.op === 'int.urem' && typeof b === 'bigint' && isPower(b) && b <= parts[0]!.modulus)
    return parts[0]!.residue % b;
  if (inst.op === 'int.and') {
    // A mask that leaves only bits that are known.
    const isRight = typeof b === 'bigint';
    const masked = parts[isRight ? 0 : 1]!;
    const mask = isRight ? b : a;
    if (typeof mask === 'bigint' && mask < masked.modulus) return masked.residue & mask;
    const aligned = roundedDown(isRight ? a : b, mask, masked.modulus, inst);
    if (aligned !== undefined) return aligned;
  }
  if (!CLOSED.has(inst.op) || (inst.op === 'int.shl' && typeof b !== 'bigint')) return HIDDEN;
  const result = foldInst(inst, bits)?.[0];
  return result === undefined ? HIDDEN : new LowBits(result, modulus);
}

/**
 * An address of which the low bits are cleared, as rounding down does: still an address of its
 * region.
 */
function roundedDown(
  address: WalkValue,
  mask: WalkValue,
  modulus: bigint,
  inst: Inst,
): RegionAddress | undefined {
  if (!(address instanceof RegionAddress) || typeof mask !== 'bigint') return undefined;
  const cleared = BigInt.asUintN(bitWidth(inst.args[0].type), ~mask);
  if (address.offset === undefined || !isPower(cleared + 1n) || cleared >= modulus)
    return undefined;
  return new RegionAddress(address.region, Number(BigInt(address.offset) & ~cleared));
}

function partOf(value: WalkValue, walker: Walker): LowBits | undefined {
  if (value instanceof LowBits) return value;
  if (typeof value === 'bigint') return new LowBits(value, 1n << 32n);
  if (!(value instanceof RegionAddress) || value.offset === undefined) return undefined;
  const start = BigInt(walker.startOf(value.region));
  return start > 1n ? new LowBits(BigInt(value.offset), start) : undefined;
}

function isPower(value: bigint): boolean {
  return value > 0n && (value & (value - 1n)) === 0n;
}
