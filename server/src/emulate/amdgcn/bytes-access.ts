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
