/**
 * Putting values together and taking them apart: fields of places, registers of structs, tags of
 * enums.
 */
import type { Ty, VariantDef } from '../hir/index.ts';
import {
  type Layout,
  maxValue,
  reprClass,
  type Scalar,
  type StructLayout,
} from '../layout/index.ts';
import { isPtr, type Value } from '../mir/index.ts';
import type { FnCx } from './fn-cx.ts';
import {
  extractAt,
  loadScalar,
  mirType,
  offsetPtr,
  operandOf,
  reinterpret,
  valuesOf,
} from './memory.ts';
import { alignAt, asOwned, type Operand, type Place, scalar } from './operand.ts';

/** Offset of the alignment in a vtable; see `vtable.ts`. */
export const VTABLE_ALIGN_OFFSET = 16;

/** The fields of a layout, or of one of its variants. */
export function variantLayout(layout: Layout, variant: number): StructLayout {
  if (variant >= 0 && layout.variants.kind === 'multiple') {
    return layout.variants.layouts[variant]!;
  }
  return layout;
}

/** The place of a field; `variant` is -1 outside enums. */
export function fieldPlace(cx: FnCx, place: Place, variant: number, index: number): Place {
  const shape = variantLayout(place.layout, variant);
  const ty = shape.fieldTys[index];
  const offset = shape.offsets[index];
  if (ty === undefined || offset === undefined)
    return cx.unsupported('a field that does not exist');
  const layout = cx.layout(ty);
  const { readonly } = place;
  if (!layout.unsized) {
    const ptr = offsetPtr(cx, place.ptr, offset);
    return { ptr, ty, layout, align: alignAt(place.align, offset), meta: undefined, readonly };
  }
  const meta = place.meta;
  if (offset === 0 || meta === undefined || cx.layouts.pointerMeta(ty) !== 'vtable') {
    const ptr = offsetPtr(cx, place.ptr, offset);
    return { ptr, ty, layout, align: alignAt(place.align, offset), meta, readonly };
  }
  // The alignment of what the trait object hides decides where it begins, as far as the struct lets
  // it.
  const { b } = cx;
  const packed = place.ty.kind === 'adt' ? cx.hir.repr(place.ty.def).packed : undefined;
  const own = tailAlign(cx, ty, meta);
  const align =
    packed === undefined ? own : b.value('int.umin', [own, b.int('i64', packed)], 'i64');
  const mask = b.value('int.sub', [align, b.int('i64', 1)], 'i64');
  const up = b.value('int.add', [mask, b.int('i64', BigInt(offset))], 'i64');
  const not = b.value('int.xor', [mask, b.int('i64', -1)], 'i64');
  const ptr = b.ptrAdd(place.ptr, b.value('int.and', [up, not], 'i64'));
  return { ptr, ty, layout, align: 1, meta, readonly };
}

/** The alignment of what ends with a trait object. */
function tailAlign(cx: FnCx, ty: Ty, meta: Value): Value {
  const { b } = cx;
  const layout = cx.layout(ty);
  if (ty.kind === 'dyn')
    return b.load('i64', offsetPtr(cx, meta, VTABLE_ALIGN_OFFSET), 8, { readonly: true });
  const last = layout.fieldTys.at(-1);
  const packed = ty.kind === 'adt' ? cx.hir.repr(ty.def).packed : undefined;
  if (last === undefined || packed === 1 || !cx.layout(last).unsized)
    return b.int('i64', layout.align);
  const own = tailAlign(cx, last, meta);
  const align =
    packed === undefined ? own : b.value('int.umin', [own, b.int('i64', packed)], 'i64');
  if (layout.align === 1) return align;
  return b.value('int.umax', [align, b.int('i64', layout.align)], 'i64');
}

/** A field of a value. */
export function fieldOperand(
  cx: FnCx,
  op: Operand,
  layout: Layout,
  variant: number,
  index: number,
): Operand {
  const shape = variantLayout(layout, variant);
  return extractAt(cx, op, layout, shape.offsets[index]!, shape.fieldTys[index]!);
}

/** Elements of an argument tuple. */
export function untuple(cx: FnCx, ty: Ty, op: Operand): Operand[] {
  const layout = cx.layout(ty);
  return layout.fieldTys.map((field, index) => {
    const part = extractAt(cx, op, layout, layout.offsets[index]!, field);
    return asOwned(part);
  });
}

/** A part of a value that is put together: where it goes and what it is. */
export interface Part {
  readonly offset: number;
  readonly op: Operand;
  readonly layout: Layout;
}

/** Builds a value of scalar or pair class from its parts; what no part covers is undefined. */
export function assemble(cx: FnCx, layout: Layout, parts: readonly Part[]): Operand {
  const { repr } = layout;
  if (repr.kind === 'memory') return cx.unsupported('a value of this shape');
  const slots: (Value | undefined)[] = [undefined, undefined];
  const put = (offset: number, value: Value): void => {
    const half = repr.kind === 'pair' && offset === repr.bOffset ? 1 : 0;
    slots[half] = value;
  };
  for (const part of parts) {
    const inner = part.layout.repr;
    if (part.op.kind === 'memory') {
      // A part without register form, such as an array in a transparent struct: read its bytes as
      // the whole's scalar.
      const { place } = part.op;
      put(part.offset, loadScalar(cx, place, repr.a, 0));
      if (repr.kind === 'pair' && part.layout.size > repr.bOffset) {
        put(repr.bOffset, loadScalar(cx, place, repr.b, repr.bOffset));
      }
      continue;
    }
    const values = valuesOf(part.op);
    if (values[0] !== undefined) put(part.offset, values[0]);
    if (values[1] !== undefined && inner.kind === 'pair')
      put(part.offset + inner.bOffset, values[1]);
  }
  const fill = (value: Value | undefined, s: Scalar): Value => {
    const type = mirType(cx, s);
    return value === undefined ? cx.b.undef(type) : reinterpret(cx, value, type);
  };
  const a = fill(slots[0], repr.a);
  return operandOf(repr.kind === 'pair' ? [a, fill(slots[1], repr.b)] : [a]);
}

/** The tag that a variant is written with: undefined when its data tells it. */
export function tagBits(cx: FnCx, layout: Layout, variant: VariantDef): bigint | undefined {
  const { variants } = layout;
  if (variants.kind === 'single') return undefined;
  const { encoding, tag } = variants;
  const mask = maxValue(tag.size);
  if (encoding.kind === 'direct') return cx.hir.discriminant(variant) & mask;
  if (variant.index === encoding.untagged) return undefined;
  return (encoding.start + BigInt(variant.index - encoding.first)) & mask;
}

/** An integer constant in a scalar's own type: for pointers the address. */
export function scalarConst(cx: FnCx, s: Scalar, bits: bigint): Value {
  const type = mirType(cx, s);
  if (!isPtr(type)) {
    return type.charCodeAt(0) === 102 ? cx.b.float(type, bits) : cx.b.int(type, bits);
  }
  if (bits === 0n) return cx.b.value('const.null', [], type);
  return cx.b.value('int.to.ptr', [cx.b.int('i64', bits)], type);
}

/** Writes the tag of an enum value in memory. */
export function storeTag(cx: FnCx, place: Place, variant: VariantDef): void {
  const { variants } = place.layout;
  if (variants.kind === 'single') return;
  const bits = tagBits(cx, place.layout, variant);
  if (bits === undefined) return;
  const ptr = offsetPtr(cx, place.ptr, variants.tagOffset);
  cx.b.store(scalarConst(cx, variants.tag, bits), ptr, alignAt(place.align, variants.tagOffset));
}

/**
 * The tag of an enum value as an integer of the tag's width; undefined when there is only one
 * variant.
 */
export function readTag(cx: FnCx, op: Operand, layout: Layout): Value | undefined {
  const { variants } = layout;
  if (variants.kind === 'single') return undefined;
  const { tag, tagOffset } = variants;
  let value: Value;
  if (op.kind === 'memory') value = loadScalar(cx, op.place, tag, tagOffset);
  else value = valuesOf(op)[tagOffset === 0 ? 0 : 1]!;
  if (value.type === 'i1') return value;
  return reinterpret(cx, value, `i${tag.size * 8}` as Value['type']);
}

/**
 * The discriminant of an enum value, in the type `as` of discriminants (sign or zero extended by
 * it).
 */
export function discriminantOf(cx: FnCx, op: Operand, layout: Layout, ty: Ty, as: Ty): Value {
  const { b } = cx;
  const asLayout = cx.layout(as);
  if (asLayout.repr.kind !== 'scalar') return cx.unsupported('a discriminant of this type');
  const type = mirType(cx, asLayout.repr.a);
  const { variants } = layout;
  if (ty.kind !== 'adt' || ty.def.kind !== 'enum') return b.int(type, 0);
  const defs = ty.def.variants;
  if (variants.kind === 'single') {
    const def = defs[variants.index];
    return b.int(type, def === undefined ? 0n : cx.hir.discriminant(def));
  }
  const tag = readTag(cx, op, layout)!;
  if (variants.encoding.kind === 'direct') return resize(cx, tag, type, variants.tag.signed);
  const { start, first, last, untagged } = variants.encoding;
  const width = tag.type;
  // Distance of the tag from the first niche value; anything outside is the untagged variant.
  const relative = b.value('int.sub', [tag, b.int(width, start)], width);
  const count = BigInt(last - first);
  const inNiche =
    count === 0n
      ? b.icmp('eq', tag, b.int(width, start))
      : b.icmp('ule', relative, b.int(width, count));
  const at =
    count === 0n
      ? b.int(type, BigInt(first))
      : b.value('int.add', [resize(cx, relative, type, false), b.int(type, BigInt(first))], type);
  return b.value('select', [inNiche, at, b.int(type, BigInt(untagged))], type);
}

/** An integer in another width. */
export function resize(cx: FnCx, value: Value, to: Value['type'], signed: boolean): Value {
  const from = value.type;
  if (from === to) return value;
  const narrower = Number(from.slice(1)) > Number(to.slice(1));
  if (narrower) return cx.b.value('int.trunc', [value], to);
  return cx.b.value(signed && from !== 'i1' ? 'int.sext' : 'int.zext', [value], to);
}

/** Reads an operand of scalar class; for code that knows the type to be a scalar. */
export function scalarValue(cx: FnCx, op: Operand): Value {
  if (op.kind === 'scalar') return op.a;
  if (op.kind === 'memory') {
    const { repr } = op.place.layout;
    if (repr.kind === 'scalar') return loadScalar(cx, op.place, repr.a, 0);
  }
  return cx.unsupported('a value that is no scalar here');
}

/** Is the class of a layout one that is held in memory? */
export function inMemory(layout: Layout): boolean {
  return reprClass(layout) === 'memory';
}

/** A boolean as an operand. */
export function flag(cx: FnCx, value: boolean): Operand {
  return scalar(cx.b.int('i1', value));
}
