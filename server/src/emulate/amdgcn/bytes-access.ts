/**
 * Reading and writing numbers at any alignment of a byte memory. Addresses are already resolved.
 */
import type { Bytes } from '../memory.ts';

export function read32(b: Bytes, at: number): number {
  if ((at & 3) === 0) return b.i32[at >> 2]!;
  const { u8 } = b;
  return u8[at]! | (u8[at + 1]! << 8) | (u8[at + 2]! << 16) | (u8[at + 3]! << 24);
}

export function write32(b: Bytes, at: number, value: number): void {
  if ((at & 3) === 0) {
    b.i32[at >> 2] = value;
    return;
  }
  const { u8 } = b;
  u8[at] = value;
  u8[at + 1] = value >>> 8;
  u8[at + 2] = value >>> 16;
  u8[at + 3] = value >>> 24;
}

export function read16(b: Bytes, at: number): number {
  return b.u8[at]! | (b.u8[at + 1]! << 8);
}

export function write16(b: Bytes, at: number, value: number): void {
  b.u8[at] = value;
  b.u8[at + 1] = value >>> 8;
}

/** What an access of vector or workgroup memory reads or writes for one lane. */
export interface Element {
  readonly bytes: 1 | 2 | 4;
  readonly signed?: boolean;
  /** Loads: only this half of the register changes. Stores: the half that is stored. */
  readonly half?: 'low' | 'high';
  /** 32-bit registers. */
  readonly words: number;
}

/** An element of one or two bytes, extended to 32 bits. */
export function readSmall(b: Bytes, at: number, { bytes, signed }: Element): number {
  const v = bytes === 1 ? b.u8[at]! : read16(b, at);
  if (!signed) return v;
  return bytes === 1 ? (v << 24) >> 24 : (v << 16) >> 16;
}

/** A register of value `old` behind a load into it, or into half of it. */
export function withLoaded(old: number, loaded: number, half: Element['half']): number {
  if (half === undefined) return loaded;
  return half === 'low' ? (old & 0xffff0000) | (loaded & 0xffff) : (old & 0xffff) | (loaded << 16);
}
