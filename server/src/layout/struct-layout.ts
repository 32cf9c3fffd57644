/**
 * Order and offsets of the fields of one struct-like thing, as rustc's
 * `LayoutCalculator::univariant` lays them out: `repr(Rust)` sorts by alignment group and keeps the
 * largest niche at an edge, `repr(C)` keeps the source order.
 */
import type { Draft } from '../base/index.ts';
import type { Repr, Ty } from '../hir/index.ts';
import { alignTo, type Layout, MEMORY, type StructLayout, type ValueRepr } from './layout.ts';
import { largerNiche, type Niche, nicheAvailable, nicheOf, type Scalar } from './scalar.ts';

export type StructKind =
  /** Never unsized. */
  | { readonly kind: 'sized' }
  /** The last field may be unsized in another instance of the type, so it stays last. */
  | { readonly kind: 'maybe-unsized' }
  /** After an enum's tag. */
  | { readonly kind: 'prefixed'; readonly size: number; readonly align: number };

export const SIZED: StructKind = Object.freeze({ kind: 'sized' });
export const MAYBE_UNSIZED: StructKind = Object.freeze({ kind: 'maybe-unsized' });

/** A struct's layout with the order of its fields in memory. */
export interface OrderedLayout {
  readonly layout: Draft<StructLayout>;
  readonly order: readonly number[];
}

const available = (layout: StructLayout): bigint =>
  layout.niche === undefined ? 0n : nicheAvailable(layout.niche.scalar);

const log2 = (n: number): number => {
  let bits = 0;
  for (let rest = n; rest > 1 && rest % 2 === 0; rest /= 2) bits++;
  return bits;
};

/** Lays out `fields` in the order that wastes least, trying both edges for the niche. */
export function layoutStruct(
  fields: readonly Layout[],
  repr: Repr,
  kind: StructKind,
): OrderedLayout {
  const first = layoutBiased(fields, repr, kind, 'start');
  const { niche } = first.layout;
  if (kind.kind === 'maybe-unsized' || niche === undefined || fields.length < 2) return first;
  const head = niche.offset;
  const tail = first.layout.size - head - niche.scalar.size;
  if (head === 0 || tail <= 0) return first;
  const other = layoutBiased(fields, repr, kind, 'end');
  if (other.layout.niche === undefined) return first;
  const otherHead = other.layout.niche.offset;
  return otherHead > head && otherHead > tail ? other : first;
}

function layoutBiased(
  fields: readonly Layout[],
  repr: Repr,
  kind: StructKind,
  bias: 'start' | 'end',
): OrderedLayout {
  const pack = repr.packed ?? Number.MAX_SAFE_INTEGER;
  const order = fieldOrder(fields, repr, kind, bias);
  const offsets: number[] = new Array(fields.length).fill(0);
  let align = 1;
  let offset = 0;
  if (kind.kind === 'prefixed') {
    const prefixAlign = Math.min(kind.align, pack);
    align = prefixAlign;
    offset = alignTo(kind.size, prefixAlign);
  }
  let niche: Niche | undefined;
  let uninhabited = false;
  let unsized = false;
  for (const index of order) {
    const field = fields[index]!;
    if (field.uninhabited) uninhabited = true;
    if (field.unsized) unsized = true;
    const fieldAlign = Math.min(field.align, pack);
    offset = alignTo(offset, fieldAlign);
    align = Math.max(align, fieldAlign);
    offsets[index] = offset;
    if (field.niche !== undefined) {
      const moved = { offset: field.niche.offset + offset, scalar: field.niche.scalar };
      niche = bias === 'start' ? largerNiche(niche, moved) : largerNiche(moved, niche);
    }
    offset += field.size;
  }
  if (repr.align !== undefined) align = Math.max(align, repr.align);
  const size = unsized ? offset : alignTo(offset, align);
  const fieldTys: Ty[] = fields.map((field) => field.ty);
  const valueRepr = unsized ? MEMORY : structRepr(fields, offsets, size, align, repr);
  return {
    layout: { size, align, repr: valueRepr, offsets, fieldTys, uninhabited, niche, unsized },
    order,
  };
}

function fieldOrder(
  fields: readonly Layout[],
  repr: Repr,
  kind: StructKind,
  bias: 'start' | 'end',
): number[] {
  const order = fields.map((_, index) => index);
  // `repr(C)`, `repr(simd)` and enums with a fixed tag keep the source order.
  if (fields.length < 2 || repr.c || repr.simd || repr.int !== undefined) return order;
  const end = kind.kind === 'maybe-unsized' ? fields.length - 1 : fields.length;
  const sorted = order.slice(0, end);
  const spaces = fields.map(available);
  let maxAlign = 1;
  let maxNiche = 0n;
  for (let index = 0; index < end; index++) {
    maxAlign = Math.max(maxAlign, fields[index]!.align);
    if (spaces[index]! > maxNiche) maxNiche = spaces[index]!;
  }
  const group = (field: Layout, space: bigint): number => {
    if (repr.packed !== undefined) return Math.min(field.align, repr.packed);
    const natural = log2(Math.max(field.align, field.size));
    if (maxNiche === 0n) return natural;
    if (bias === 'start') return Math.min(log2(maxAlign), natural);
    return space === maxNiche ? log2(field.align) : natural;
  };
  const key = (index: number): Key => {
    const field = fields[index]!;
    const space = spaces[index]!;
    // After a tag: ascending alignment, so that little is lost behind a small tag.
    if (kind.kind === 'prefixed') return [group(field, space), space, 0];
    const niche = field.niche;
    let edge = 0;
    if (niche !== undefined) {
      edge = bias === 'start' ? niche.offset : -(field.size - niche.scalar.size - niche.offset);
    }
    return [-group(field, space), bias === 'start' ? -space : space, edge];
  };
  const keys = fields.map((_, index) => key(index));
  sorted.sort((x, y) => compareKeys(keys[x]!, keys[y]!));
  for (let at = 0; at < sorted.length; at++) order[at] = sorted[at]!;
  return order;
}

/** Alignment group, room of the niche, distance of the niche from the edge. */
type Key = readonly [number, bigint, number];

function compareKeys(a: Key, b: Key): number {
  if (a[0] !== b[0]) return a[0] - b[0];
  if (a[1] !== b[1]) return a[1] < b[1] ? -1 : 1;
  return a[2] - b[2];
}

/** Structs of one or two scalars travel in registers. */
function structRepr(
  fields: readonly Layout[],
  offsets: readonly number[],
  size: number,
  align: number,
  repr: Repr,
): ValueRepr {
  if (size === 0) return MEMORY;
  const real: number[] = [];
  for (let index = 0; index < fields.length; index++) if (fields[index]!.size > 0) real.push(index);
  const i = real[0];
  const j = real[1];
  if (i !== undefined && j === undefined) {
    const only = fields[i]!;
    if (offsets[i] !== 0 || align !== only.align || size !== only.size) return MEMORY;
    if (only.repr.kind === 'pair') return only.repr;
    // C ABIs treat a struct of one scalar as a struct.
    const newtype = !repr.c && repr.int === undefined;
    return only.repr.kind === 'scalar' && newtype ? only.repr : MEMORY;
  }
  if (i === undefined || j === undefined || real.length !== 2) return MEMORY;
  const [x, y] = offsets[i]! < offsets[j]! ? [i, j] : [j, i];
  const a = fields[x]!.repr;
  const b = fields[y]!.repr;
  if (a.kind !== 'scalar' || b.kind !== 'scalar') return MEMORY;
  const pair = scalarPair(a.a, b.a);
  const fits =
    offsets[x] === 0 && offsets[y] === pair.bOffset && align === pair.align && size === pair.size;
  return fits ? { kind: 'pair', a: a.a, b: b.a, bOffset: pair.bOffset } : MEMORY;
}

export interface PairLayout {
  readonly size: number;
  readonly align: number;
  readonly bOffset: number;
  readonly niche: Niche | undefined;
}

/** Two scalars at their natural places. */
export function scalarPair(a: Scalar, b: Scalar): PairLayout {
  const bOffset = alignTo(a.size, b.align);
  const align = Math.max(a.align, b.align);
  return {
    size: alignTo(bOffset + b.size, align),
    align,
    bOffset,
    niche: largerNiche(nicheOf(0, a), nicheOf(bOffset, b)),
  };
}
