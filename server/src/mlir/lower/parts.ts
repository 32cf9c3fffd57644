/**
 * How a value of an MLIR type is held: as a list of MIR values. A number is one, a vector one for
 * each element, a memref its pointer, its offset, then sizes and strides, which is LLVM's
 * descriptor without the pointer that only deallocation needs.
 */
import type { MirType } from '../../mir/index.ts';
import { type MemrefType, memorySpace, type Type, typeText } from '../syntax/types.ts';

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
      return /^f8E/.test(type.name) ? 'i8' : refuse(type);
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
  return [scalarPart(type)];
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
  if (layout !== undefined) throw new NoParts(`the layout \`${layout.text}\``);
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
    const { size } = memoryOf(type.element);
    const bytes = size * elementCount(type.shape);
    if (type.element.kind === 'integer' && type.element.width === 1)
      throw new NoParts('a vector of `i1` in memory');
    const align = 2 ** Math.ceil(Math.log2(Math.max(1, bytes)));
    return { size: align, align };
  }
  const part = scalarPart(type);
  if (part.startsWith('ptr')) return { size: 8, align: 8 };
  const size = part === 'i1' ? 1 : Number(part.slice(1)) / 8;
  return { size, align: size };
}
