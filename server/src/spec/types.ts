/**
 * Types of kernel parameters as a spec fills them: sizes and places of all parts, without anything
 * of the compiler that found them out.
 */
import { type Dtype, readElement, sizeOfDtype, writeElement } from '../emulate/index.ts';

/** A type whose values a spec can write. Sizes, alignments and offsets are bytes. */
export type ValueType =
  | {
      readonly kind: 'scalar';
      readonly rust: string;
      readonly type: Dtype;
      /** Of an enum without fields: its variants, which are all the values that it has. */
      readonly tags?: readonly EnumTag[];
    }
  /** Two words of 64 bits, little-endian: `u128`, `i128`. */
  | { readonly kind: 'wide'; readonly rust: string; readonly align: number }
  | {
      readonly kind: 'pointer';
      readonly rust: string;
      /** Undefined where it is not known. */
      readonly elem: ValueType | undefined;
      readonly mut: boolean;
      /** A reference: it points to one value. */
      readonly isOne?: true;
    }
  | {
      readonly kind: 'slice';
      readonly rust: string;
      readonly elem: ValueType | undefined;
      readonly mut: boolean;
      /** With what follows address and length: 16 where nothing does. */
      readonly size: number;
      /** Values behind the length, such as the pitch of a view in two dimensions. */
      readonly more: readonly ValueField[];
    }
  | {
      readonly kind: 'struct';
      readonly rust: string;
      readonly size: number;
      readonly align: number;
      readonly fields: readonly ValueField[];
    }
  | {
      readonly kind: 'array';
      readonly rust: string;
      readonly elem: ValueType;
      readonly length: number;
      readonly align: number;
    }
  /** MLIR's strided view; undefined stands for `?`. */
  | {
      readonly kind: 'memref';
      readonly rust: string;
      readonly elem: ValueType | undefined;
      readonly shape: readonly (number | undefined)[];
    }
  /** Bytes of which nothing but the size is known. */
  | {
      readonly kind: 'opaque';
      readonly rust: string;
      readonly size: number;
      readonly align: number;
    };

/** A variant of an enum without fields. */
export interface EnumTag {
  readonly name: string;
  /** In digits: types are written as JSON. */
  readonly value: string;
}

export interface ValueField {
  readonly name: string;
  readonly offset: number;
  readonly type: ValueType;
}

export interface KernelParam {
  readonly name: string;
  readonly type: ValueType;
}

/** What host code, a comment or an attribute says of a launch; what is left out is not known. */
export interface KnownLaunch {
  /** Where it is said, for people: `src/main.rs:12`, `launch comment`. */
  readonly from: string;
  readonly grid?: readonly number[];
  readonly block?: readonly number[];
  /** Blocks of a cluster. */
  readonly cluster?: readonly number[];
  /** Bytes of launch-sized workgroup memory. */
  readonly workgroupMem?: number;
  /** By parameter: numbers that are passed, and lengths of buffers in elements. */
  readonly scalars?: Readonly<Record<string, bigint>>;
  readonly lengths?: Readonly<Record<string, number>>;
  readonly floats?: Readonly<Record<string, number>>;
}

/** A kernel as a spec sees it. */
export interface SpecKernel {
  /** Name in the source; an instance has its arguments: `scale::<f32>`. */
  readonly name: string;
  /** Name in the module. */
  readonly symbol: string;
  readonly params: readonly KernelParam[];
  /** What is known of its launches, the most certain first. */
  readonly launches: readonly KnownLaunch[];
  /** Blocks of a cluster, of `#[cluster_launch(..)]`. */
  readonly cluster?: readonly [number, number, number];
  /** `#[cooperative_launch]`: all blocks are on the GPU at once. */
  readonly cooperative?: boolean;
  /** A first parameter that the compiler adds, and numbers of 64 bits each: `core::offload`. */
  readonly isOffload?: boolean;
  /** Dimensions of a block that the kernel reads: 1 to 3. */
  readonly dimensions?: number;
  /** It uses workgroup memory that the launch sizes. */
  readonly launchSized?: boolean;
}

/** Bytes of a value. */
export function sizeOf(type: ValueType): number {
  switch (type.kind) {
    case 'scalar':
      return sizeOfDtype(type.type);
    case 'wide':
      return 16;
    case 'pointer':
      return 8;
    case 'array':
      return type.length * sizeOf(type.elem);
    case 'memref':
      return 24 + 16 * type.shape.length;
    default:
      return type.size;
  }
}

/** The scalar that a type consists of throughout: of `[[f32; 4]; 4]` it is `f32`. */
export function innermost(type: ValueType | undefined): Dtype | undefined {
  if (type === undefined) return undefined;
  if (type.kind === 'scalar') return type.type;
  if (type.kind === 'array') return innermost(type.elem);
  if (type.kind !== 'struct' || type.fields.length === 0) return undefined;
  const all = type.fields.map((field) => innermost(field.type));
  const bytes = type.fields.reduce((sum, field) => sum + sizeOf(field.type), 0);
  return bytes === type.size && all.every((one) => one === all[0]) ? all[0] : undefined;
}

/** The type of a number in memory. */
export type LeafType = Dtype | 'u128' | 'i128';

/** Scalars of a value in the order of their places, with the path to each: `.x`, `[2]`. */
export interface Leaf {
  readonly path: string;
  readonly offset: number;
  readonly type: LeafType;
  readonly of: ScalarType;
}

/** A type that is one number. */
export type ScalarType = Extract<ValueType, { kind: 'scalar' | 'wide' }>;

const MOST_LEAVES = 2 ** 17;

/** The numbers in a value; pointers and bytes without a known meaning are none. */
export function leavesOf(
  type: ValueType,
  path = '',
  offset = 0,
  out: Leaf[] = [],
): readonly Leaf[] {
  if (out.length > MOST_LEAVES) return out;
  if (type.kind === 'scalar' || type.kind === 'wide')
    out.push({ path, offset, type: leafTypeOf(type), of: type });
  else if (type.kind === 'array') {
    const size = sizeOf(type.elem);
    for (let i = 0; i < type.length; i++)
      leavesOf(type.elem, `${path}[${i}]`, offset + i * size, out);
  } else if (type.kind === 'struct')
    for (const field of type.fields)
      leavesOf(field.type, `${path}.${field.name}`, offset + field.offset, out);
  return out;
}

/** The type of the one number that a type is. */
export function leafTypeOf(type: ScalarType): LeafType {
  if (type.kind === 'scalar') return type.type;
  return type.rust.startsWith('i') ? 'i128' : 'u128';
}

/** The one type of number that a type consists of throughout, 128 bits among them. */
export function onlyLeaf(type: ValueType): LeafType | undefined {
  if (type.kind === 'wide') return leafTypeOf(type);
  return type.kind === 'array' ? onlyLeaf(type.elem) : innermost(type);
}

/** Reads a number; `at` is its first byte. */
export function readLeaf(view: DataView, at: number, type: LeafType): number | bigint {
  if (type !== 'u128' && type !== 'i128') return readElement(view, at, type);
  const bits = (view.getBigUint64(at + 8, true) << 64n) | view.getBigUint64(at, true);
  return type === 'i128' ? BigInt.asIntN(128, bits) : bits;
}

/** Writes a number, wrapped to its type. */
export function writeLeaf(
  view: DataView,
  at: number,
  type: LeafType,
  value: number | bigint,
): void {
  if (type !== 'u128' && type !== 'i128') {
    writeElement(view, at, type, value);
    return;
  }
  const whole = typeof value === 'bigint' ? value : BigInt(Math.trunc(value));
  view.setBigUint64(at, BigInt.asUintN(64, whole), true);
  view.setBigUint64(at + 8, BigInt.asUintN(64, whole >> 64n), true);
}

export function sizeOfLeaf(type: LeafType): number {
  return type === 'u128' || type === 'i128' ? 16 : sizeOfDtype(type);
}

/** May an address be null: of a raw pointer, and of an `Option`. */
export function mayBeNull({ kind, rust }: ValueType): boolean {
  if (kind === 'slice') return rust.startsWith('Option<');
  return kind === 'pointer' && !/^(?:&|NonNull<)/.test(rust);
}

/** Has a type not all values of its size: an enum? */
export function isClosed(type: ScalarType): boolean {
  return type.kind === 'scalar' && type.tags !== undefined;
}

/** Does a value have addresses in it? */
export function hasPointer(type: ValueType): boolean {
  if (type.kind === 'pointer' || type.kind === 'slice') return true;
  if (type.kind === 'array') return hasPointer(type.elem);
  return type.kind === 'struct' && type.fields.some((field) => hasPointer(field.type));
}

export function isInteger(type: LeafType): boolean {
  return !type.includes('f');
}

/** A scalar type by its name. */
export function scalarOf(type: Dtype, rust: string = type): ValueType {
  return { kind: 'scalar', rust, type };
}
