/** Constants as PTX spells them. */
import { bitWidth, type MirType } from '../../mir/index.ts';

/**
 * An integer constant in decimal, signed (the way LLVM prints them). `bits` is canonical unsigned.
 */
export function signedImm(bits: bigint, width: number): string {
  return BigInt.asIntN(width, bits).toString();
}

export function unsignedImm(bits: bigint): string {
  return bits.toString();
}

/**
 * `0f3F800000`, `0d3FF0000000000000`; half precision is a plain 16-bit pattern, for `mov.b16` only.
 */
export function floatImm(bits: bigint, type: MirType): string {
  const hex = bits
    .toString(16)
    .toUpperCase()
    .padStart(bitWidth(type) >> 2, '0');
  if (type === 'f32') return `0f${hex}`;
  if (type === 'f64') return `0d${hex}`;
  return `0x${hex}`;
}
