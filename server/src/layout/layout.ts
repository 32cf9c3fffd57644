/**
 * What a layout says about a type: sizes, places of fields, how its values travel, where its
 * invalid values are. Data only; `layouts.ts` computes it.
 */
import type { Draft } from '../base/index.ts';
import type { Ty } from '../hir/index.ts';
import type { Niche, Scalar } from './scalar.ts';

/** How values of a type travel between instructions and functions. */
export type ValueRepr =
  /** One register. */
  | { readonly kind: 'scalar'; readonly a: Scalar }
  /** Two registers, at offsets 0 and `bOffset` in memory. */
  | { readonly kind: 'pair'; readonly a: Scalar; readonly b: Scalar; readonly bOffset: number }
  /** Only through memory. */
  | { readonly kind: 'memory' };

/** Layout of a struct, tuple, closure, or of one variant of an enum. */
export interface StructLayout {
  /** Bytes, a multiple of `align`; of an unsized type the offset where its sized part ends. */
  readonly size: number;
  readonly align: number;
  readonly repr: ValueRepr;
  /** By declaration index. */
  readonly offsets: readonly number[];
  readonly fieldTys: readonly Ty[];
  /** No value of the type exists. */
  readonly uninhabited: boolean;
  readonly niche: Niche | undefined;
  readonly unsized: boolean;
}

/** How a tag tells the variants apart. */
export type TagEncoding =
  /** The tag is the discriminant. */
  | { readonly kind: 'direct' }
  /**
   * Variant `v` of `first..=last` has the tag `start + (v - first)`, modulo the tag's width; every
   * other tag value means `untagged`, whose own field the tag is.
   */
  | {
      readonly kind: 'niche';
      readonly untagged: number;
      readonly first: number;
      readonly last: number;
      readonly start: bigint;
    };

export type Variants =
  /** Structs, unions, tuples; enums with one possible variant. */
  | { readonly kind: 'single'; readonly index: number }
  | {
      readonly kind: 'multiple';
      readonly tag: Scalar;
      readonly tagOffset: number;
      readonly encoding: TagEncoding;
      readonly layouts: readonly StructLayout[];
    };

export interface Layout extends StructLayout {
  readonly ty: Ty;
  readonly variants: Variants;
}

const NO_TYS: readonly Ty[] = Object.freeze([]);
const NO_OFFSETS: readonly number[] = Object.freeze([]);
const SINGLE = Object.freeze({ kind: 'single', index: 0 } as const);

/**
 * The layout of a type without bytes, which others are made from by setting what differs: objects
 * that are copied by `...` are of another hidden class each time, and layouts are read everywhere.
 */
export function emptyLayout(ty: Ty): Draft<Layout> {
  return {
    ty,
    size: 0,
    align: 1,
    repr: MEMORY,
    offsets: NO_OFFSETS,
    fieldTys: NO_TYS,
    uninhabited: false,
    niche: undefined,
    unsized: false,
    variants: SINGLE,
  };
}

/** A type that is laid out as a struct. */
export function layoutLike(ty: Ty, shape: StructLayout): Draft<Layout> {
  const layout = emptyLayout(ty);
  layout.size = shape.size;
  layout.align = shape.align;
  layout.repr = shape.repr;
  layout.offsets = shape.offsets;
  layout.fieldTys = shape.fieldTys;
  layout.uninhabited = shape.uninhabited;
  layout.niche = shape.niche;
  layout.unsized = shape.unsized;
  return layout;
}

/** `zst` values have no bytes at all, `memory` ones are handled through a pointer. */
export type ReprClass = 'zst' | 'scalar' | 'pair' | 'memory';

/** The class by which code generation handles values of a layout. */
export function reprClass(layout: StructLayout): ReprClass {
  return layout.size === 0 && !layout.unsized ? 'zst' : layout.repr.kind;
}

export const MEMORY: ValueRepr = Object.freeze({ kind: 'memory' });

export function alignTo(offset: number, align: number): number {
  return Math.ceil(offset / align) * align;
}
