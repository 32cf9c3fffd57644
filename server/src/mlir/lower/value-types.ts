/**
 * How a value of an MLIR type is held: as a list of MIR values. A number is one, a vector one for
 * each element, a memref its pointer, its offset, then sizes and strides, which is LLVM's
 * descriptor without the pointer that only deallocation needs.
 */
import type { MirType } from '../../mir/index.ts';
import { parseMap, stridesOfMap } from '../syntax/affine.ts';
import { type Aggregate, aggregateOf } from '../syntax/aggregate.ts';
import {
  type MemrefType,
  memorySpace,
  type Type,
  typeText,
  type VectorType,
} from '../syntax/types.ts';

/** A vector is taken apart into so many elements at most. */
const MAX_ELEMENTS = 1024;

/** Why a type has no parts, as the end of a sentence: ``the type `bf16` ``. */
export class NoParts extends Error {
  override name = 'NoParts';
}

function refuse(type: Type): never {
  throw new NoParts(
    type.kind === 'unknown' ? 'a value of unknown type' : `the type \`${typeText(type)}\``,
  );
}

/** The MIR type of a number or pointer. */
export function scalarPart(type: Type): MirType {
  switch (type.kind) {
    case 'index':
      return 'i64';
    case 'integer':
      return holderOf(type.width) ?? refuse(type);
    case 'float':
      if (type.name === 'f16' || type.name === 'f32' || type.name === 'f64') return type.name;
      if (type.name === 'bf16') return 'i16';
      return /^f[468]E/.test(type.name) ? 'i8' : refuse(type);
    case 'pointer':
      return POINTERS[type.space] ?? refuse(type);
    default:
      return refuse(type);
  }
}

/** Integers of other widths stand in the next wider one. */
function holderOf(width: number): MirType | undefined {
  const found = [1, 8, 16, 32, 64, 128].find((one) => one >= width);
  return found === undefined || width === 0 ? undefined : (`i${found}` as MirType);
}

const POINTERS: Readonly<Record<number, MirType>> = {
  0: 'ptr',
  1: 'ptr.global',
  3: 'ptr.workgroup',
  4: 'ptr.constant',
  5: 'ptr.private',
};

/** The pointer of a memref. */
export function memrefPointer(type: MemrefType): MirType {
  const space = memorySpace(type.space);
  if (space === undefined) throw new NoParts(`the memory space \`${type.space}\``);
  return space === 'generic' ? 'ptr' : `ptr.${space}`;
}

export function partsOf(type: Type): MirType[] {
  if (type.kind === 'vector') {
    const count = elementCount(type.shape);
    if (count > MAX_ELEMENTS) throw new NoParts(`a vector of ${count} elements`);
    return new Array<MirType>(count).fill(scalarPart(type.element));
  }
  if (type.kind === 'memref') {
    const rank = type.shape.length;
    stridesOf(type);
    return [memrefPointer(type), 'i64', ...new Array<MirType>(2 * rank).fill('i64')];
  }
  // The rank, and where the descriptor lies.
  if (type.kind === 'unranked-memref') return ['i64', 'ptr'];
  const half = complexElement(type);
  if (half !== undefined) return [scalarPart(half), scalarPart(half)];
  const opaque = type.kind === 'other' ? opaquePart(type.text) : undefined;
  if (opaque !== undefined) return [opaque];
  const inside = aggregateOf(type);
  if (inside?.kind === 'struct') return inside.fields.flatMap(partsOf);
  if (inside?.kind === 'array') {
    if (inside.count > MAX_ELEMENTS) throw new NoParts(`an array of ${inside.count} elements`);
    const own = partsOf(inside.element);
    return Array.from({ length: inside.count }, () => own).flat();
  }
  return fragmentOf(type)?.parts.slice() ?? [scalarPart(type)];
}

/** Types of `nvgpu` that are one number: a token, the address of barriers, the state of one. */
function opaquePart(text: string): MirType | undefined {
  if (text === '!nvgpu.device.async.token') return 'i32';
  if (/^!nvgpu\.mbarrier\.group</.test(text)) return 'ptr.workgroup';
  return text === '!nvgpu.mbarrier.token' ? 'i64' : undefined;
}

/** The type of both parts of a complex number; undefined for all other types. */
export function complexElement(type: Type): Type | undefined {
  const name =
    type.kind === 'other' ? /^complex<\s*(f16|f32|f64)\s*>$/.exec(type.text)?.[1] : undefined;
  return name === undefined ? undefined : { kind: 'float', name };
}

/** A matrix that the threads of a subgroup hold together: what each of them has of it. */
export interface Fragment {
  readonly role: 'a' | 'b' | 'c';
  readonly element: string;
  readonly parts: readonly MirType[];
}

/** Parts of a thread by role and element: halves in pairs, factors of `f32` as `tf32`. */
const FRAGMENTS: Readonly<Record<string, readonly [shape: string, count: number, part: MirType]>> =
  {
    'a f16': ['16x16', 8, 'i32'],
    'b f16': ['16x16', 8, 'i32'],
    'c f16': ['16x16', 4, 'i32'],
    'c f32': ['16x16', 8, 'f32'],
    'a f32': ['16x8', 4, 'i32'],
    'b f32': ['8x16', 4, 'i32'],
    'a si8': ['16x16', 2, 'i32'],
    'b si8': ['16x16', 2, 'i32'],
    'a ui8': ['16x16', 2, 'i32'],
    'b ui8': ['16x16', 2, 'i32'],
    'c i32': ['16x16', 8, 'i32'],
    'a f64': ['8x4', 1, 'f64'],
    'b f64': ['4x8', 1, 'f64'],
    'c f64': ['8x8', 2, 'f64'],
  };

/** Undefined for matrices that NVIDIA's instructions do not have. */
export function fragmentOf(type: Type): Fragment | undefined {
  if (type.kind !== 'other') return undefined;
  const found = /^!gpu\.mma_matrix<\s*(\d+x\d+)x(\w+)\s*,\s*"([ABC])Op"\s*>$/.exec(type.text);
  if (found === null) return undefined;
  const [, shape, element, letter] = found;
  const role = letter!.toLowerCase() as 'a' | 'b' | 'c';
  const own = FRAGMENTS[`${role} ${element}`];
  if (own === undefined || own[0] !== shape) return undefined;
  return { role, element: element!, parts: new Array<MirType>(own[1]).fill(own[2]) };
}

export function elementCount(shape: readonly number[]): number {
  return shape.reduce((product, size) => product * size, 1);
}

/** Strides and offset of a memref in elements; undefined for what the descriptor says. */
export function stridesOf(type: MemrefType): {
  readonly strides: readonly (number | undefined)[];
  readonly offset: number | undefined;
} {
  const { layout, shape } = type;
  if (layout?.kind === 'strided') return layout;
  if (layout !== undefined) {
    const map = parseMap(layout.text);
    const found = map && stridesOfMap(map);
    if (found === undefined) throw new NoParts(`the layout \`${layout.text}\``);
    return found;
  }
  const strides: (number | undefined)[] = [];
  let stride: number | undefined = 1;
  for (let at = shape.length - 1; at >= 0; at--) {
    strides[at] = stride;
    const size = shape[at];
    stride = stride === undefined || size === undefined ? undefined : stride * size;
  }
  return { strides, offset: 0 };
}

/**
 * Bytes from one element in memory to the next, and its alignment, as LLVM's default layout has
 * them.
 */
export function memoryOf(type: Type): { readonly size: number; readonly align: number } {
  if (type.kind === 'vector') {
    const row = rowOf(type);
    const rows = elementCount(type.shape.slice(0, -1));
    return { size: row * rows, align: row };
  }
  if (type.kind === 'memref') return { size: 24 + 16 * type.shape.length, align: 8 };
  const half = complexElement(type);
  if (half !== undefined) {
    const { size, align } = memoryOf(half);
    return { size: 2 * size, align };
  }
  const inside = aggregateOf(type);
  if (inside !== undefined) return memoryOfAggregate(inside);
  const part = scalarPart(type);
  if (part.startsWith('ptr')) return { size: 8, align: 8 };
  const size = part === 'i1' ? 1 : Number(part.slice(1)) / 8;
  return { size, align: size };
}

/**
 * Bytes of the last dimension of a vector. LLVM has one dimension in its vectors, those around it
 * are arrays; bits of elements lie one behind the other, and the whole has the next power of two.
 */
export function rowOf({ shape, element }: VectorType): number {
  if (element.kind === 'float' && /^f[46]E/.test(element.name))
    throw new NoParts(`a vector of \`${element.name}\` in memory`);
  const bits = packedBits(element) ?? 8 * memoryOf(element).size;
  return 2 ** Math.ceil(Math.log2(Math.max(1, Math.ceil(((shape.at(-1) ?? 1) * bits) / 8))));
}

/** Bits of integers that have less than their bytes in vectors; undefined for other elements. */
export function packedBits(element: Type): number | undefined {
  if (element.kind !== 'integer') return undefined;
  const whole = element.width >= 8 && (element.width & (element.width - 1)) === 0;
  return whole ? undefined : element.width;
}

function memoryOfAggregate(type: Aggregate): { readonly size: number; readonly align: number } {
  if (type.kind === 'array') {
    const { size, align } = memoryOf(type.element);
    return { size: size * type.count, align };
  }
  let [size, align] = [0, 1];
  for (const field of type.fields) {
    const own = memoryOf(field);
    if (!type.packed) {
      size = Math.ceil(size / own.align) * own.align;
      align = Math.max(align, own.align);
    }
    size += own.size;
  }
  return { size: Math.ceil(size / align) * align, align };
}
