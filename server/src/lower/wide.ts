/**
 * Values of any size as lists of scalars that fill 32-bit registers: how vectors reach instructions
 * and inline assembly of AMD GPUs.
 */
import type { Ty } from '../hir/index.ts';
import { type Layout, reprClass } from '../layout/index.ts';
import type { MirType, Value } from '../mir/index.ts';
import type { FnCx } from './fn-cx.ts';
import { mirType, offsetPtr, operandOf, storePlace, valuesOf, valueTypes } from './memory.ts';
import { inMemory, type Operand, type Place } from './operand.ts';

/** One scalar of a value in memory. */
interface Piece {
  readonly type: MirType;
  readonly offset: number;
}

/**
 * The scalars that a value in memory is made of: elements of a vector where they fill registers,
 * else words. A value that is no multiple of four bytes has a part of a word last.
 */
function piecesOf(cx: FnCx, ty: Ty, layout: Layout): readonly Piece[] {
  const element = elementOf(cx, ty, layout);
  const pieces: Piece[] = [];
  if (element !== undefined) {
    const { size, type, bytes } = element;
    for (let at = 0; at < bytes; at += size) pieces.push({ type, offset: at });
    return pieces;
  }
  let at = 0;
  for (; at + 4 <= layout.size; at += 4) pieces.push({ type: 'i32', offset: at });
  if (at + 2 <= layout.size) pieces.push({ type: 'i16', offset: at });
  return pieces;
}

function elementOf(
  cx: FnCx,
  ty: Ty,
  layout: Layout,
): { readonly size: number; readonly type: MirType; readonly bytes: number } | undefined {
  const of = ty.kind === 'adt' && ty.def.kind === 'struct' ? ty.def : undefined;
  const row = 'fieldTys' in layout ? layout.fieldTys[0] : undefined;
  if (of === undefined || row?.kind !== 'array' || !cx.lw.hir.repr(of).simd) return undefined;
  const { size, repr } = cx.layout(row.elem);
  if (repr.kind !== 'scalar' || (size !== 4 && size !== 8)) return undefined;
  // A vector of three has room for a fourth.
  return { size, type: mirType(cx, repr.a), bytes: cx.layout(row).size };
}

/** The types of the scalars of a value. */
export function wideTypes(cx: FnCx, ty: Ty): readonly MirType[] {
  const layout = cx.layout(ty);
  return reprClass(layout) === 'memory'
    ? piecesOf(cx, ty, layout).map(({ type }) => type)
    : valueTypes(cx, layout);
}

/** The scalars of a value. */
export function wideValues(cx: FnCx, op: Operand, ty: Ty): Value[] {
  if (op.kind !== 'memory') return valuesOf(op);
  const { ptr, align } = op.place;
  return piecesOf(cx, ty, cx.layout(ty)).map(({ type, offset }) =>
    cx.b.load(type, offsetPtr(cx, ptr, offset), alignOf(align, offset)),
  );
}

/** Writes the scalars of `wideTypes` to a place. */
export function storeWide(cx: FnCx, values: readonly Value[], place: Place): void {
  if (reprClass(place.layout) !== 'memory') {
    storePlace(cx, operandOf(values), place);
    return;
  }
  for (const [at, { offset }] of piecesOf(cx, place.ty, place.layout).entries())
    cx.b.store(values[at]!, offsetPtr(cx, place.ptr, offset), alignOf(place.align, offset));
}

/** The operand that the scalars of `wideTypes` make; one in memory is built in `dest`. */
export function operandOfWide(
  cx: FnCx,
  values: readonly Value[],
  ty: Ty,
  dest: Place | undefined,
): Operand {
  if (reprClass(cx.layout(ty)) !== 'memory') return operandOf(values);
  const place = dest ?? cx.temp(ty);
  storeWide(cx, values, place);
  return inMemory(place, true);
}

function alignOf(align: number, offset: number): number {
  return offset === 0 ? align : Math.min(align, offset & -offset);
}
