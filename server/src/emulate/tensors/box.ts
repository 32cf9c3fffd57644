/**
 * The box of a tensor that a copy moves: which bytes of global memory are which bytes of shared
 * memory (PTX ISA, "Tensors", tiled mode; swizzling modes).
 */
import { sizeOfTensorType, type TensorMap, widthOfSwizzle } from './map.ts';

/** A row of a box: elements that follow each other in both memories. */
export interface BoxRow {
  /** Offset in the box, and bytes of the row. */
  readonly at: number;
  readonly bytes: number;
  /** The part of the row that is in the tensor: its offset in the box, and its bytes. */
  readonly first: number;
  readonly inside: number;
  /** Where that part is in the tensor, from its first element on. */
  readonly offset: number;
}

/** How many elements of each dimension a copy moves. */
function countsOf({ box, steps }: TensorMap): number[] {
  // Without interleave the step of dimension 0 is not used.
  return box.map((size, i) => (i === 0 ? size : Math.ceil(size / steps[i]!)));
}

/** Bytes of the box in shared memory, which a barrier counts, those outside of the tensor too. */
export function bytesOfBox(map: TensorMap): number {
  return countsOf(map).reduce((product, n) => product * n, sizeOfTensorType(map.type));
}

/** The rows of the box at these coordinates, in the order of shared memory. */
export function rowsOfBox(map: TensorMap, coords: readonly number[]): readonly BoxRow[] {
  const size = sizeOfTensorType(map.type);
  const counts = countsOf(map);
  const bytes = counts[0]! * size;
  const start = coords[0]!;
  const from = Math.min(Math.max(0, -start), counts[0]!);
  const to = Math.max(from, Math.min(counts[0]!, map.dims[0]! - start));
  const out: BoxRow[] = [];
  const index = counts.map(() => 0);
  const rows = counts.slice(1).reduce((product, n) => product * n, 1);
  for (let row = 0; row < rows; row++) {
    let offset = (start + from) * size;
    let isInside = to > from;
    for (let i = 1; i < counts.length; i++) {
      const place = coords[i]! + index[i]! * map.steps[i]!;
      if (place < 0 || place >= map.dims[i]!) isInside = false;
      offset += place * map.strides[i - 1]!;
    }
    const at = row * bytes;
    const inside = isInside ? (to - from) * size : 0;
    out.push({ at, bytes, first: at + from * size, inside, offset });
    for (let i = 1; i < counts.length; i++) {
      index[i]!++;
      if (index[i]! < counts[i]!) break;
      index[i] = 0;
    }
  }
  return out;
}

/** What stands for the elements outside of the tensor. */
export function fillBox(map: TensorMap, box: Uint8Array): void {
  box.fill(0);
  if (map.fill === 'zeros') return;
  const pattern = NANS[map.type] ?? [0];
  for (let at = 0; at < box.length; at += pattern.length) box.set(pattern, at);
}

/** Quiet NaNs; which one the hardware takes is not published. */
const NANS: Readonly<Partial<Record<TensorMap['type'], readonly number[]>>> = {
  f16: [0xff, 0x7f],
  bf16: [0xff, 0x7f],
  f32: [0xff, 0xff, 0xff, 0x7f],
  f64: [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f],
};

/**
 * Where a byte of a box lies that begins at an address in shared memory: bits of the address above
 * a row of the swizzle change which of its 16-byte pieces it is.
 */
export function placeInBox(map: TensorMap, address: number): number {
  const width = widthOfSwizzle(map.swizzle);
  if (width === 0) return address;
  const pieces = width / 16 - 1;
  return address ^ (((address >>> 7) & pieces) << 4);
}

/** Moves a box between its order and that of shared memory from an address on. */
export function toShared(map: TensorMap, box: Uint8Array, shared: Uint8Array, from: number): void {
  if (map.swizzle === 'none') {
    shared.set(box, from);
    return;
  }
  for (let at = 0; at < box.length; at += 16)
    shared.set(box.subarray(at, at + 16), placeInBox(map, from + at));
}

export function fromShared(
  map: TensorMap,
  shared: Uint8Array,
  from: number,
  box: Uint8Array,
): void {
  for (let at = 0; at < box.length; at += 16) {
    const place = placeInBox(map, from + at);
    box.set(shared.subarray(place, place + 16), at);
  }
}
