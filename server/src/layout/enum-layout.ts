/**
 * Layout of enums with more than one possible variant: a tag in front of the variants, or the tag
 * inside a niche of the largest variant, whichever is smaller. The algorithm is that of rustc's
 * `LayoutCalculator::layout_of_enum`.
 */
import type { Draft } from '../base/index.ts';
import type { Repr, Ty } from '../hir/index.ts';
import {
  alignTo,
  emptyLayout,
  type Layout,
  MEMORY,
  type StructLayout,
  type ValueRepr,
  type Variants,
} from './layout.ts';
import {
  intScalar,
  maxValue,
  type Niche,
  nicheAvailable,
  nicheOf,
  reserveNiche,
  type Scalar,
  samePrim,
  toUnion,
  withRange,
} from './scalar.ts';
import { layoutStruct, SIZED, scalarPair } from './struct-layout.ts';

export interface EnumShape {
  /** Layouts of the fields of each variant. */
  readonly variants: readonly (readonly Layout[])[];
  /** Discriminants, sign-extended when the type of the discriminant is signed. */
  readonly discriminants: readonly bigint[];
  /** Some discriminant is written out. */
  readonly explicit: boolean;
  readonly repr: Repr;
  /** Bytes and sign of `repr(int)`. */
  readonly fixedTag: { readonly size: number; readonly signed: boolean } | undefined;
  readonly intAlign: (size: number) => number;
}

/** A variant that cannot exist and takes no space is not counted at all. */
export function isAbsent(fields: readonly Layout[]): boolean {
  return (
    fields.some((field) => field.uninhabited) &&
    fields.every((field) => field.size === 0 && field.align === 1)
  );
}

export function layoutEnum(ty: Ty, shape: EnumShape): Layout {
  const tagged = layoutTagged(ty, shape);
  const niche = layoutNiche(ty, shape);
  if (niche === undefined) return tagged;
  if (tagged.size !== niche.size) return tagged.size > niche.size ? niche : tagged;
  return left(niche) > left(tagged) ? niche : tagged;
}

const left = (layout: Layout): bigint =>
  layout.niche === undefined ? 0n : nicheAvailable(layout.niche.scalar);

function enumOf(
  ty: Ty,
  size: number,
  align: number,
  repr: ValueRepr,
  niche: Niche | undefined,
  variants: Extract<Variants, { kind: 'multiple' }>,
): Layout {
  const layout = emptyLayout(ty);
  layout.size = size;
  layout.align = align;
  layout.repr = repr;
  layout.uninhabited = variants.layouts.every((variant) => variant.uninhabited);
  layout.niche = niche;
  layout.variants = variants;
  return layout;
}

/** The tag in a niche of the largest variant, or undefined when the others do not fit around it. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: follows `layout_of_enum` of rustc_abi step by step
function layoutNiche(ty: Ty, shape: EnumShape): Layout | undefined {
  const { repr, variants } = shape;
  if (repr.c || repr.int !== undefined || shape.explicit || variants.length < 2) return undefined;
  const layouts = variants.map((fields) => layoutStruct(fields, repr, SIZED).layout);
  let align = 1;
  let largest = 0;
  for (const [index, layout] of layouts.entries()) {
    align = Math.max(align, layout.align);
    if (layout.size >= layouts[largest]!.size) largest = index;
  }
  let first = -1;
  let last = -1;
  for (const [index, fields] of variants.entries()) {
    if (index === largest || isAbsent(fields)) continue;
    if (first < 0) first = index;
    last = index;
  }
  const big = layouts[largest]!;
  const { niche } = big;
  if (first < 0 || niche === undefined) return undefined;
  const reserved = reserveNiche(niche.scalar, BigInt(last - first + 1));
  if (reserved === undefined) return undefined;
  const { offset } = niche;
  const after = offset + niche.scalar.size;
  const size = alignTo(big.size, align);
  let othersEmpty = true;
  for (const [index, layout] of layouts.entries()) {
    layout.niche = undefined;
    if (index === largest) continue;
    if (layout.size > 0) othersEmpty = false;
    if (layout.size <= offset) continue;
    const move = alignTo(after, layout.align);
    if (move + layout.size > size) return undefined;
    layout.offsets = layout.offsets.map((at) => at + move);
    layout.size += move;
    layout.repr = MEMORY;
  }
  let valueRepr: ValueRepr = MEMORY;
  if (size === big.size && align === big.align && othersEmpty) {
    if (big.repr.kind === 'scalar') valueRepr = { kind: 'scalar', a: reserved.scalar };
    else if (big.repr.kind === 'pair') {
      const { a, b, bOffset } = big.repr;
      valueRepr =
        offset === 0
          ? { kind: 'pair', a: reserved.scalar, b: toUnion(b), bOffset }
          : { kind: 'pair', a: toUnion(a), b: reserved.scalar, bOffset };
    }
  }
  return enumOf(ty, size, align, valueRepr, nicheOf(offset, reserved.scalar), {
    kind: 'multiple',
    tag: reserved.scalar,
    tagOffset: offset,
    encoding: { kind: 'niche', untagged: largest, first, last, start: reserved.start },
    layouts,
  });
}

/** The tag first, then the fields. */
function layoutTagged(ty: Ty, shape: EnumShape): Layout {
  const { repr, variants } = shape;
  const range = discriminantRange(shape);
  const minTag = tagInt(shape, range.min, range.max);
  let prefixAlign = shape.intAlign(minTag.size);
  if (repr.c) {
    for (const fields of variants) {
      for (const field of fields) prefixAlign = Math.max(prefixAlign, field.align);
    }
  }
  let size = 0;
  let align = 1;
  let startAlign = 256;
  const layouts: Draft<StructLayout>[] = [];
  for (const fields of variants) {
    const { layout, order } = layoutStruct(fields, repr, {
      kind: 'prefixed',
      size: minTag.size,
      align: prefixAlign,
    });
    for (const index of order) {
      const field = fields[index]!;
      if (field.size === 0 && field.align === 1) continue;
      startAlign = Math.min(startAlign, field.align);
      break;
    }
    size = Math.max(size, layout.size);
    align = Math.max(align, layout.align);
    layouts.push(layout);
  }
  size = alignTo(size, align);
  // Widen the tag over what would be padding.
  let tagSize = minTag.size;
  const fixed = repr.c || repr.int !== undefined;
  const fits = startAlign <= 16 && shape.intAlign(startAlign) === startAlign;
  if (!fixed && fits && startAlign > tagSize) {
    const old = tagSize;
    tagSize = startAlign;
    for (const layout of layouts) {
      layout.offsets = layout.offsets.map((at) => (at <= old ? tagSize : at));
      if (layout.size <= old) layout.size = tagSize;
    }
  }
  const mask = maxValue(tagSize);
  const tag = withRange(
    intScalar(tagSize, shape.intAlign(tagSize), minTag.signed),
    range.min & mask,
    range.max & mask,
  );
  const valueRepr: ValueRepr =
    tagSize === size
      ? { kind: 'scalar', a: tag }
      : (taggedPair(variants, layouts, tag, size, align) ?? MEMORY);
  return enumOf(ty, size, align, valueRepr, nicheOf(0, tag), {
    kind: 'multiple',
    tag,
    tagOffset: 0,
    encoding: { kind: 'direct' },
    layouts,
  });
}

/** The tag and one scalar at the same place in all variants that have data. */
function taggedPair(
  variants: readonly (readonly Layout[])[],
  layouts: readonly StructLayout[],
  tag: Scalar,
  size: number,
  align: number,
): ValueRepr | undefined {
  let common: Scalar | undefined;
  let offset = 0;
  let everywhere = true;
  for (const [index, fields] of variants.entries()) {
    const real = [...fields.keys()].filter((at) => fields[at]!.size > 0);
    if (real.length === 0) {
      everywhere = false;
      continue;
    }
    const field = fields[real[0]!]!;
    if (real.length > 1 || field.repr.kind !== 'scalar') return undefined;
    const at = layouts[index]!.offsets[real[0]!]!;
    const scalar = field.repr.a;
    if (scalar.union) everywhere = false;
    if (common === undefined) {
      common = scalar;
      offset = at;
      continue;
    }
    if (at !== offset) return undefined;
    if (samePrim(common, scalar)) continue;
    if (common.size !== scalar.size || common.prim === 'float' || scalar.prim === 'float') {
      return undefined;
    }
    // An integer and a pointer share the register as an integer.
    if (common.prim === 'ptr') common = scalar;
  }
  if (common === undefined) return undefined;
  const full = withRange(common, 0n, maxValue(common.size));
  full.union = false;
  const b = everywhere ? full : toUnion(full);
  const pair = scalarPair(tag, b);
  const fits = pair.bOffset === offset && pair.align === align && pair.size === size;
  return fits ? { kind: 'pair', a: tag, b, bOffset: offset } : undefined;
}

/**
 * The valid tags, which may wrap around: everything but the largest gap between the discriminants
 * of the variants that can exist.
 */
function discriminantRange(shape: EnumShape): { readonly min: bigint; readonly max: bigint } {
  const seen = new Set<bigint>();
  for (const [index, value] of shape.discriminants.entries()) {
    if (shape.repr.c || shape.variants[index]!.every((field) => !field.uninhabited)) {
      seen.add(value);
    }
  }
  const values = [...seen].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  if (values.length === 0) return { min: 0n, max: 0n };
  // Without `repr`, discriminants are `isize`.
  const { size, signed } = shape.fixedTag ?? { size: 8, signed: true };
  const whole = signed ? maxValue(size) >> 1n : maxValue(size);
  let best = { min: values[0]!, max: values[values.length - 1]! };
  let room = -1n;
  for (const [at, value] of values.entries()) {
    const next = values[(at + 1) % values.length]!;
    // rustc takes what the signed maximum lacks as an unsigned number: such a gap counts as larger
    // than all others.
    const gap = value > next ? BigInt.asUintN(128, whole - (value - next)) : next - value;
    if (gap < room) continue;
    room = gap;
    best = { min: next, max: value };
  }
  return best;
}

const fitsUnsigned = (value: bigint): number => {
  for (const size of [1, 2, 4, 8]) if (value <= maxValue(size)) return size;
  return 16;
};

const fitsSigned = (value: bigint): number => {
  for (const size of [1, 2, 4, 8]) if (BigInt.asIntN(size * 8, value) === value) return size;
  return 16;
};

/** The smallest integer for the discriminants, at least a C `int` for `repr(C)`. */
function tagInt(shape: EnumShape, min: bigint, max: bigint): { size: number; signed: boolean } {
  if (shape.fixedTag !== undefined) return shape.fixedTag;
  const least = shape.repr.c ? 4 : 1;
  const unsigned = min < 0n || max < 0n ? 16 : fitsUnsigned(min > max ? min : max);
  const signed = Math.max(fitsSigned(min), fitsSigned(max));
  return unsigned <= signed
    ? { size: Math.max(unsigned, least), signed: false }
    : { size: Math.max(signed, least), signed: true };
}
