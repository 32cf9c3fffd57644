/**
 * Tensor maps, which say what a tensor in global memory looks like and which box of it a copy moves
 * (CUDA driver API, `cuTensorMapEncodeTiled`). The 128 bytes of one are opaque, so these are our
 * own: both engines read them from the memory of the launch.
 */

/** Element types that copies move as they are, as Rust names them. */
export const TENSOR_TYPES = [
  'u8',
  'u16',
  'u32',
  'i32',
  'u64',
  'i64',
  'f16',
  'f32',
  'f64',
  'bf16',
] as const;
export type TensorType = (typeof TENSOR_TYPES)[number];

/** How the 16-byte pieces of rows are permuted in shared memory, by the bytes of a row. */
export const SWIZZLES = ['none', '32B', '64B', '128B'] as const;
export type Swizzle = (typeof SWIZZLES)[number];

/** What a load puts where the box lies outside of the tensor. */
export const FILLS = ['zeros', 'nan'] as const;
export type Fill = (typeof FILLS)[number];

/** A tensor and a box of it; dimension 0 is the innermost. */
export interface TensorMap {
  /** Of its first element. */
  readonly address: bigint;
  readonly type: TensorType;
  readonly dims: readonly number[];
  /** Bytes from one index to the next, of all dimensions but the first. */
  readonly strides: readonly number[];
  readonly box: readonly number[];
  /** Steps by which the box is copied; dimension 0 has none. */
  readonly steps: readonly number[];
  readonly swizzle: Swizzle;
  readonly fill: Fill;
}

export const TENSOR_MAP: Readonly<{ bytes: number; align: number; address: number }> = {
  bytes: 128,
  align: 64,
  /** Where the address of the tensor lies in a map. */
  address: 0,
};

/** Offsets in a map. */
const AT = { mark: 8, type: 12, rank: 13, swizzle: 14, fill: 15, dims: 16, strides: 56 } as const;
const BOX = 96;
const STEPS = 116;
const MARK = 0x70616d74;

const SIZES: Readonly<Record<TensorType, number>> = {
  u8: 1,
  u16: 2,
  u32: 4,
  i32: 4,
  u64: 8,
  i64: 8,
  f16: 2,
  f32: 4,
  f64: 8,
  bf16: 2,
};

export function sizeOfTensorType(type: TensorType): number {
  return SIZES[type];
}

/** The bytes of a map; the address is left to whoever places the buffer. */
export function encodeTensorMap(map: Omit<TensorMap, 'address'>): Uint8Array {
  const bytes = new Uint8Array(TENSOR_MAP.bytes);
  const view = new DataView(bytes.buffer);
  view.setUint32(AT.mark, MARK, true);
  bytes[AT.type] = TENSOR_TYPES.indexOf(map.type);
  bytes[AT.rank] = map.dims.length;
  bytes[AT.swizzle] = SWIZZLES.indexOf(map.swizzle);
  bytes[AT.fill] = FILLS.indexOf(map.fill);
  // Up to 2^32, which has no place in 32 bits.
  for (const [i, size] of map.dims.entries()) {
    view.setUint32(AT.dims + 8 * i, size % 2 ** 32, true);
    view.setUint32(AT.dims + 8 * i + 4, Math.floor(size / 2 ** 32), true);
  }
  for (const [i, stride] of map.strides.entries())
    view.setBigUint64(AT.strides + 8 * i, BigInt(stride), true);
  for (const [i, size] of map.box.entries()) view.setUint16(BOX + 2 * i, size, true);
  for (const [i, step] of map.steps.entries()) bytes[STEPS + i] = step;
  return bytes;
}

/** The map that bytes hold; undefined when they hold none. */
export function decodeTensorMap(bytes: Uint8Array): TensorMap | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(AT.mark, true) !== MARK) return undefined;
  const rank = bytes[AT.rank]!;
  const type = TENSOR_TYPES[bytes[AT.type]!];
  const swizzle = SWIZZLES[bytes[AT.swizzle]!];
  const fill = FILLS[bytes[AT.fill]!];
  if (rank < 1 || rank > 5 || type === undefined || swizzle === undefined || fill === undefined)
    return undefined;
  const axes = Array.from({ length: rank }, (_, i) => i);
  return {
    address: view.getBigUint64(TENSOR_MAP.address, true),
    type,
    dims: axes.map(
      (i) =>
        view.getUint32(AT.dims + 8 * i, true) + 2 ** 32 * view.getUint32(AT.dims + 8 * i + 4, true),
    ),
    strides: axes.slice(1).map((i) => Number(view.getBigUint64(AT.strides + 8 * (i - 1), true))),
    box: axes.map((i) => view.getUint16(BOX + 2 * i, true)),
    steps: axes.map((i) => bytes[STEPS + i]!),
    swizzle,
    fill,
  };
}

const WIDTHS: Readonly<Record<Swizzle, number>> = { none: 0, '32B': 32, '64B': 64, '128B': 128 };

/** Bytes of a row that a swizzle permutes; 0 without. */
export function widthOfSwizzle(swizzle: Swizzle): number {
  return WIDTHS[swizzle];
}

/** Why the driver makes no such map (CUDA driver API, `cuTensorMapEncodeTiled`). */
export function tensorMapProblem(map: Omit<TensorMap, 'address'>): string | undefined {
  const { type, dims, strides, box, steps, swizzle, fill } = map;
  const size = SIZES[type];
  const whole = (n: number, least: number, most: number): boolean =>
    Number.isInteger(n) && n >= least && n <= most;
  const rank = dims.length;
  if (rank < 1 || rank > 5) return `a tensor has 1 to 5 dimensions, not ${rank}`;
  for (const [what, list, count] of [
    ['strides', strides, rank - 1],
    ['box', box, rank],
    ['element_strides', steps, rank],
  ] as const)
    if (list.length !== count)
      return `\`${what}\` of a tensor of ${rank} dimensions has ${count} numbers, not ${list.length}`;
  const badDim = dims.find((n) => !whole(n, 1, 2 ** 32));
  if (badDim !== undefined) return `a dimension is 1 to 4294967296, not ${badDim}`;
  const badStride = strides.find((n) => !whole(n, 1, 2 ** 40 - 1) || n % 16 !== 0);
  if (badStride !== undefined)
    return `a stride is a multiple of 16 bytes below 2^40, not ${badStride}`;
  const badBox = box.find((n) => !whole(n, 1, 256));
  if (badBox !== undefined) return `a dimension of the box is 1 to 256, not ${badBox}`;
  const badStep = steps.find((n) => !whole(n, 1, 8));
  if (badStep !== undefined) return `an element stride is 1 to 8, not ${badStep}`;
  const row = box[0]! * size;
  if (row % 16 !== 0)
    return `a row of the box has ${row} bytes (${box[0]} of \`${type}\`), which is no multiple of 16`;
  const width = WIDTHS[swizzle];
  if (width > 0 && row > width)
    return `a row of the box has ${row} bytes, and a swizzle of ${swizzle} takes at most ${width}`;
  if (fill === 'nan' && !type.includes('f'))
    return `\`fill\` is \`nan\` for floats only, and the elements are \`${type}\``;
  return undefined;
}

/** What the driver takes and is not executed here, by name. */
export function unsupportedTensorMap({ type, box, swizzle }: TensorMap): string | undefined {
  const row = box[0]! * SIZES[type];
  const width = WIDTHS[swizzle];
  return width > row ? `a swizzle of ${swizzle} of a box whose rows have ${row} bytes` : undefined;
}
