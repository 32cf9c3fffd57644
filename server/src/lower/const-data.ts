/**
 * Values computed while compiling: bytes with addresses in them, and reading scalars out of those.
 */
import type { Scalar } from '../layout/index.ts';
import type { Reloc } from '../mir/index.ts';

export interface ConstData {
  readonly bytes: Uint8Array;
  readonly relocs: readonly Reloc[];
  readonly align: number;
  /** Is no byte initialised, as those of `MaybeUninit::uninit()`? */
  readonly isUndefined?: true;
}

/** Little-endian bits of `size` bytes. */
export function readBits(bytes: Uint8Array, offset: number, size: number): bigint {
  let bits = 0n;
  for (let at = size - 1; at >= 0; at--) bits = (bits << 8n) | BigInt(bytes[offset + at] ?? 0);
  return bits;
}

export function writeBits(bytes: Uint8Array, offset: number, size: number, value: bigint): void {
  let rest = BigInt.asUintN(size * 8, value);
  for (let at = 0; at < size; at++) {
    bytes[offset + at] = Number(rest & 0xffn);
    rest >>= 8n;
  }
}

/** A scalar of the data: its bits, or the address that lies there. */
export function scalarAt(
  data: ConstData,
  offset: number,
  s: Scalar,
): { readonly bits: bigint } | { readonly reloc: Reloc } {
  const reloc = s.size === 8 ? data.relocs.find((r) => r.offset === offset) : undefined;
  return reloc === undefined ? { bits: readBits(data.bytes, offset, s.size) } : { reloc };
}

/** Bytes that become text at a time. */
const PIECE = 4096;
const LATIN = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));

/** Text by which equal data is found again. */
export function dataKey(data: ConstData, space: string): string {
  let key = `${space}:${data.align}:`;
  for (let at = 0; at < data.bytes.length; at += PIECE)
    key += Array.from(data.bytes.subarray(at, at + PIECE), (byte) => LATIN[byte]).join('');
  for (const { offset, symbol, addend } of data.relocs) key += `|${offset}:${symbol}:${addend}`;
  return key;
}
