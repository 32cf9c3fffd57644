/** Constants as LLVM IR writes them. */
import { floatToNumber, isNanBits, type MirType, numberToFloat } from '../../mir/index.ts';

/** An integer; `i1` as a word. `bits` is canonical as unsigned. */
export function intText(type: MirType, bits: bigint, width: number): string {
  if (type === 'i1') return bits === 0n ? 'false' : 'true';
  return BigInt.asIntN(width, bits).toString();
}

/**
 * A floating-point number by its bits. Single precision is written as the double of the same value,
 * as LLVM does; a NaN goes through an integer, because that conversion would make signalling ones
 * quiet.
 */
export function floatText(type: 'f16' | 'f32' | 'f64', bits: bigint): string {
  if (type === 'f16') return `0xH${hex(bits, 4)}`;
  if (type === 'f64') return `0x${hex(bits, 16)}`;
  if (isNanBits(bits, 'f32')) return `bitcast (i32 ${BigInt.asIntN(32, bits)} to float)`;
  return `0x${hex(numberToFloat(floatToNumber(bits, 'f32'), 'f64'), 16)}`;
}

function hex(bits: bigint, digits: number): string {
  return bits.toString(16).toUpperCase().padStart(digits, '0');
}
