/**
 * Layout of enums with more than one possible variant: a tag in front of the variants, or the tag inside a niche of the
 * largest variant, whichever is smaller. The algorithm is that of rustc's `LayoutCalculator::layout_of_enum`.
 */
import type { Repr, Ty } from '../hir/index.ts';
import {
  alignTo,
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
} from './scalar.ts';
import { layoutStruct, type OrderedLayout, SIZED, scalarPair } from './struct-layout.ts';

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

type EnumLayout = Omit<Layout, 'ty'>;

/** A variant that cannot exist and takes no space is not counted at all. */
export function isAbsent(fields: readonly Layout[]): boolean {
  return (
    fields.some((field) => field.uninhabited) &&
    fields.every((field) => field.size === 0 && field.align === 1)
  );
}

export function layoutEnum(shape: EnumShape): EnumLayout {
  const tagged = layoutTagged(shape);
  const niche = layoutNiche(shape);
  if (niche === undefined) return tagged;
  if (tagged.size !== niche.size) return tagged.size > niche.size ? niche : tagged;
  return left(niche) > left(tagged) ? niche : tagged;
}

const left = (layout: EnumLayout): bigint =>
  layout.niche === undefined ? 0n : nicheAvailable(layout.niche.scalar);

const NO_TYS: readonly Ty[] = [];

function enumOf(
  size: number,
  align: number,
  repr: ValueRepr,
  niche: Niche | undefined,
  variants: Extract<Variants, { kind: 'multiple' }>,
): EnumLayout {
  const uninhabited = variants.layouts.every((variant) => variant.uninhabited);
  return {
    size,
    align,
    repr,
    offsets: [],
    fieldTys: NO_TYS,
    uninhabited,
    niche,
    unsized: false,
    variants,
  };
}

/** The tag in a niche of the largest variant, or undefined when the others do not fit around it. */
function layoutNiche(shape: EnumShape): EnumLayout | undefined {
  const { repr, variants } = shape;
  if (repr.c || repr.int !== undefined || shape.explicit || variants.length < 2) return undefined;
  const layouts: StructLayout[] = variants.map((fields) => layoutStruct(fields, repr, SIZED));
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
  if (first < 0 || big.niche === undefined) return undefined;
  const reserved = reserveNiche(big.niche.scalar, BigInt(last - first + 1));
  if (reserved === undefined) return undefined;
  const offset = big.niche.offset;
  const after = offset + big.niche.scalar.size;
  const size = alignTo(big.size, align);
  let othersEmpty = true;
  for (const [index, layout] of layouts.entries()) {
    if (index === largest) {
      layouts[index] = { ...layout, niche: undefined };
      continue;
    }
    if (layout.size > 0) othersEmpty = false;
    if (layout.size <= offset) {
      layouts[index] = { ...layout, niche: undefined };
      continue;
    }
    const move = alignTo(after, layout.align);
    if (move + layout.size > size) return undefined;
    layouts[index] = {
      ...layout,
      offsets: layout.offsets.map((at) => at + move),
      size: layout.size + move,
      repr: MEMORY,
      niche: undefined,
    };
  }
  let valueRepr: ValueRepr = MEMORY;
  if (size === big.size && align === big.align && othersEmpty) {
    if (big.repr.kind === 'scalar') valueRepr = { kind: 'scalar', a: reserved.scalar };
    else if (big.repr.kind === 'pair') {
      valueRepr =
        offset === 0
          ? { ...big.repr, a: reserved.scalar, b: toUnion(big.repr.b) }
          : { ...big.repr, a: toUnion(big.repr.a), b: reserved.scalar };
    }
  }
  return enumOf(size, align, valueRepr, nicheOf(offset, reserved.scalar), {
    kind: 'multiple',
    tag: reserved.scalar,
    tagOffset: offset,
    encoding: { kind: 'niche', untagged: largest, first, last, start: reserved.start },
    layouts,
  });
}

/** The tag first, then the fields. */
function layoutTagged(shape: EnumShape): EnumLayout {
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
  let layouts: StructLayout[] = [];
  for (const fields of variants) {
    const layout: OrderedLayout = layoutStruct(fields, repr, {
      kind: 'prefixed',
      size: minTag.size,
      align: prefixAlign,
    });
    for (const index of layout.order) {
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
    layouts = layouts.map((layout) => ({
      ...layout,
      offsets: layout.offsets.map((at) => (at <= old ? tagSize : at)),
      size: layout.size <= old ? tagSize : layout.size,
    }));
  }
  const mask = maxValue(tagSize);
  const tag: Scalar = {
    ...intScalar(tagSize, shape.intAlign(tagSize), minTag.signed),
    start: range.min & mask,
    end: range.max & mask,
  };
  const valueRepr: ValueRepr =
    tagSize === size
      ? { kind: 'scalar', a: tag }
      : (taggedPair(variants, layouts, tag, size, align) ?? MEMORY);
  return enumOf(size, align, valueRepr, nicheOf(0, tag), {
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
  const full: Scalar = { ...common, start: 0n, end: maxValue(common.size), union: false };
  const b = everywhere ? full : toUnion(full);
  const pair = scalarPair(tag, b);
  const fits = pair.bOffset === offset && pair.align === align && pair.size === size;
  return fits ? { kind: 'pair', a: tag, b, bOffset: offset } : undefined;
}

/**
 * The valid tags, which may wrap around: everything but the largest gap between the discriminants of the variants that
 * can exist.
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
    const gap = value > next ? whole - (value - next) : next - value;
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
