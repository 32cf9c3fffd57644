/**
 * Where things lie in the linear memory of a run. The data region holds all memory that kernels can
 * see; beside it lie two shadows: for each byte what is known of it, and for each granule of 16
 * bytes the object that it belongs to. Behind them is the engine's own memory.
 *
 * A pointer has the number of its object in its high half and its place in the data region in its
 * low one. So an access is inside its object when the granule at its place has the object's number
 * and all its bytes are part of an object; freed memory, memory of functions that have returned and
 * pointers that left their object have other numbers.
 */

/** Bits of a byte's shadow. */
export const SHADOW = {
  /** Part of an object. */
  accessible: 1,
  /** Written, by the host or the kernel. */
  initialised: 2,
  writable: 4,
  /** Written by the kernel. */
  written: 8,
} as const;

/** What a store leaves. */
export const STORED: number =
  SHADOW.accessible | SHADOW.initialised | SHADOW.writable | SHADOW.written;
/** What a store of an undefined value leaves. */
export const STORED_UNDEFINED: number = STORED & ~SHADOW.initialised;

/** The shadow of private memory that nothing has written. */
export const FRESH: number = SHADOW.accessible | SHADOW.writable;

export const GRANULE = 16;
/** The first bytes belong to no object: null and what lies close to it. */
export const NULL_BYTES = 65536;

/** High half of a pointer to private memory: this bit and a count of objects. */
export const PRIVATE_TAG = 0x8000_0000;
/** High half of a function's address; its number times 16 is the low half. */
export const FUNCTION_TAG = 0x4000_0000;
/** Set in the numbers of granules of private memory whose thread waits. */
export const PARKED = 0x2000_0000;
/** Numbers of private objects start again after so many. */
export const PRIVATE_COUNT = 0x1fff_ffff;

export interface MemoryMap {
  /** Bytes of the data region. Places behind it count as place 0, which is part of no object. */
  readonly dataSize: number;
  /** Granule `g` has its number at `owners + 4 * g`. */
  readonly owners: number;
  /** Byte `a` has its shadow at `shadow + a`. */
  readonly shadow: number;
  /** The engine's own memory. */
  readonly own: number;
}

/**
 * A map whose data region holds so many bytes, 1 GiB at most, and few more: engines of JavaScript
 * collect garbage by the size of such memory. Sizes are in few steps, by which code is cached.
 */
export function memoryMap(bytes: number): MemoryMap {
  if (bytes > 2 ** 30) throw new RangeError('memory of the launch exceeds 1 GiB');
  let step = 2 ** 17;
  while (step * 16 <= bytes) step *= 2;
  const dataSize = Math.max(2 ** 20, Math.ceil(bytes / step) * step);
  const owners = dataSize;
  const shadow = owners + dataSize / 4;
  return { dataSize, owners, shadow, own: shadow + dataSize };
}

/** A byte in each of the bytes of a word. */
export function splat32(byte: number): number {
  return Math.imul(byte, 0x01010101);
}

export function splat64(byte: number): bigint {
  return BigInt(byte) * 0x0101010101010101n;
}
