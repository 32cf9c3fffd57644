/** Loads, stores, copies and addresses: between operands and places. */
import type { Ty } from '../hir/index.ts';
import {
  isNonNull,
  type Layout,
  reprClass,
  type Scalar,
  type StructLayout,
  scalarType,
} from '../layout/index.ts';
import {
  type Attrs,
  bitWidth,
  defInst,
  isFloat,
  isInt,
  isPtr,
  type MirType,
  type Value,
} from '../mir/index.ts';
import type { FnCx, ValueTypes } from './fn-cx.ts';
import { alignAt, type Operand, type Place, pair, scalar, ZST } from './operand.ts';
import { checkValue, isExact } from './validity.ts';

/** MIR type of a scalar. */
export function mirType(cx: FnCx, s: Scalar): MirType {
  const type = scalarType(s);
  if (type === 'f128') cx.unsupported('`f128` values');
  return type;
}

/** Types of the values that an operand of the layout consists of. */
export function valueTypes(cx: FnCx, layout: Layout): ValueTypes {
  if (reprClass(layout) === 'zst') return [];
  const { repr } = layout;
  if (repr.kind === 'scalar') return [mirType(cx, repr.a)];
  if (repr.kind === 'pair') return [mirType(cx, repr.a), mirType(cx, repr.b)];
  return [];
}

/** The operand made of the values that `valueTypes` describes; not for memory. */
export function operandOf(values: readonly Value[]): Operand {
  const a = values[0];
  const b = values[1];
  if (a === undefined) return ZST;
  return b === undefined ? scalar(a) : pair(a, b);
}

/** The values of an operand that is not in memory. */
export function valuesOf(op: Operand): Value[] {
  if (op.kind === 'scalar') return [op.a];
  return op.kind === 'pair' ? [op.a, op.b] : [];
}

/** Adds them to a list. */
export function pushValues(values: Value[], op: Operand): void {
  if (op.kind === 'scalar' || op.kind === 'pair') values.push(op.a);
  if (op.kind === 'pair') values.push(op.b);
}

/** What is known of a scalar that is read, by its bits: read only, not undefined, not null. */
const LOAD_ATTRS = Array.from(
  { length: 8 },
  (_, bits): Attrs =>
    Object.freeze({
      ...((bits & 1) === 0 ? {} : { readonly: true }),
      ...((bits & 2) === 0 ? {} : { noundef: true }),
      ...((bits & 4) === 0 ? {} : { nonnull: true }),
    }),
);

function loadAttrs(place: Place, s: Scalar, written: boolean): Attrs {
  const nonNull = isNonNull(s);
  return LOAD_ATTRS[(place.readonly ? 1 : 0) | (written ? 2 : 0) | (nonNull ? 4 : 0)]!;
}

/** Address `offset` bytes behind a pointer. */
export function offsetPtr(cx: FnCx, ptr: Value, offset: number): Value {
  return offset === 0 ? ptr : cx.b.ptrAdd(ptr, cx.b.int('i64', BigInt(offset)));
}

/** Reads one scalar of a place, `offset` bytes in. */
export function loadScalar(cx: FnCx, place: Place, s: Scalar, offset: number): Value {
  const ptr = offsetPtr(cx, place.ptr, offset);
  const align = alignAt(place.align, offset);
  return cx.b.load(mirType(cx, s), ptr, align, loadAttrs(place, s, false));
}

/**
 * Reads a place that is one scalar. What is not written there is a fault, but in a union, and in
 * the library, which may read what it only drops: `Cell::set` reads the value before.
 */
function loadWhole(cx: FnCx, place: Place, s: Scalar): Value {
  if (s.union || !isExact(cx) || cx.crate?.isPrelude === true) return loadScalar(cx, place, s, 0);
  return cx.b.load(mirType(cx, s), place.ptr, place.align, loadAttrs(place, s, true));
}

/** Reads a place. Values of memory class are not copied: the operand is the place itself. */
export function loadPlace(cx: FnCx, place: Place): Operand {
  const { layout } = place;
  if (layout.size === 0 && !layout.unsized) return ZST;
  const { repr } = layout;
  if (repr.kind === 'scalar') {
    const value = loadWhole(cx, place, repr.a);
    checkValue(cx, value, layout);
    return scalar(value);
  }
  if (repr.kind === 'pair') {
    const a = loadScalar(cx, place, repr.a, 0);
    return pair(a, loadScalar(cx, place, repr.b, repr.bOffset));
  }
  return { kind: 'memory', place, owned: false };
}

/** Writes an operand of the place's type. */
export function storePlace(cx: FnCx, op: Operand, place: Place): void {
  switch (op.kind) {
    case 'zst':
      return;
    case 'scalar':
      cx.b.store(op.a, place.ptr, place.align);
      return;
    case 'pair': {
      const { repr } = place.layout;
      const offset = repr.kind === 'pair' ? repr.bOffset : 8;
      cx.b.store(op.a, place.ptr, place.align);
      cx.b.store(op.b, offsetPtr(cx, place.ptr, offset), alignAt(place.align, offset));
      return;
    }
    case 'memory':
      if (op.place.ptr !== place.ptr) copyBytes(cx, place, op.place);
      return;
  }
}

/** Copies all bytes of a sized place. */
export function copyBytes(cx: FnCx, to: Place, from: Place): void {
  const size = from.layout.size;
  if (size === 0) return;
  if (copyElements(cx, to, from)) return;
  const align = Math.min(to.align, from.align);
  const attrs: Attrs = from.readonly ? { align, readonly: true } : { align };
  cx.b.emit('mem.copy', [to.ptr, from.ptr, cx.b.int('i64', BigInt(size))], [], attrs);
}

/** Longer vectors are copied as bytes. */
const MOST_ELEMENTS = 16;

/**
 * Copies a vector element by element, so that passes see values of its type and no integers that
 * hold several of them.
 */
function copyElements(cx: FnCx, to: Place, from: Place): boolean {
  const { ty } = from;
  const of = ty.kind === 'adt' && ty.def.kind === 'struct' ? ty.def : undefined;
  const row = from.layout.fieldTys[0];
  if (of === undefined || row?.kind !== 'array' || !cx.lw.hir.repr(of).simd) return false;
  const element = cx.layout(row.elem);
  const count = cx.layout(row).size / element.size;
  if (element.repr.kind !== 'scalar' || count > MOST_ELEMENTS) return false;
  const scalars: Value[] = [];
  for (let at = 0; at < count; at++)
    scalars.push(loadScalar(cx, from, element.repr.a, at * element.size));
  for (const [at, value] of scalars.entries()) {
    const offset = at * element.size;
    cx.b.store(value, offsetPtr(cx, to.ptr, offset), alignAt(to.align, offset));
  }
  return true;
}

/**
 * Is the place aligned as its type asks? Fields of packed structs may not be; addresses of such go
 * to nobody.
 */
export function isAligned(place: Place): boolean {
  return place.align >= place.layout.align;
}

/** The operand in aligned memory: where it is already, or in a new temporary. */
export function spill(cx: FnCx, op: Operand, ty: Ty): Place {
  if (op.kind === 'memory' && isAligned(op.place)) return op.place;
  const place = cx.temp(ty);
  storePlace(cx, op, place);
  return place;
}

/** The operand in aligned memory that nobody else knows. */
export function ownedPlace(cx: FnCx, op: Operand, ty: Ty): Place {
  if (op.kind === 'memory' && op.owned && isAligned(op.place)) return op.place;
  const place = cx.temp(ty);
  storePlace(cx, op, place);
  return place;
}

/** A pointer as a generic one. */
export function generic(cx: FnCx, ptr: Value): Value {
  if (ptr.type === 'ptr') return ptr;
  // The inverse of a cast needs no cast.
  const inst = defInst(ptr);
  if (inst?.op === 'ptr.cast' && inst.args[0].type === 'ptr') return inst.args[0];
  return cx.b.value('ptr.cast', [ptr], 'ptr');
}

/** The address of a place as a value: thin, or with its metadata. */
export function addressOf(cx: FnCx, place: Place): Operand {
  const ptr = generic(cx, place.ptr);
  return place.meta === undefined ? scalar(ptr) : pair(ptr, place.meta);
}

/** The place that a pointer value of type `&ty` or `*ty` points to. */
export function placeAt(cx: FnCx, pointer: Operand, ty: Ty, align?: number): Place {
  const layout = cx.layout(ty);
  if (pointer.kind !== 'scalar' && pointer.kind !== 'pair') {
    return cx.unsupported('a pointer of an unexpected shape');
  }
  return {
    ptr: pointer.a,
    ty,
    layout,
    align: align ?? layout.align,
    meta: pointer.kind === 'pair' ? pointer.b : undefined,
    readonly: false,
  };
}

/** An unspecified value of a type, for code that is never reached or memory that is never read. */
export function undefOperand(cx: FnCx, ty: Ty): Operand {
  const layout = cx.layout(ty);
  if (reprClass(layout) === 'memory') return { kind: 'memory', place: cx.temp(ty), owned: true };
  return operandOf(valueTypes(cx, layout).map((type) => cx.b.undef(type)));
}

/** The constant bits of a value, when it is an integer constant. */
export function constBits(value: Value): bigint | undefined {
  const inst = defInst(value);
  return inst?.op === 'const.int' ? inst.attrs.bits : undefined;
}

/**
 * The same bytes as a register of another type: between integers, floats and pointers, and one bit
 * as a byte.
 */
export function reinterpret(cx: FnCx, value: Value, to: MirType): Value {
  const from = value.type;
  if (from === to) return value;
  const { b } = cx;
  if (from === 'i1') return reinterpret(cx, b.value('int.zext', [value], 'i8'), to);
  if (to === 'i1') return b.value('int.trunc', [reinterpret(cx, value, 'i8')], 'i1');
  if (isPtr(from)) {
    if (isPtr(to)) return b.value('ptr.cast', [value], to);
    return reinterpret(cx, b.value('ptr.to.int', [generic(cx, value)], 'i64'), to);
  }
  if (isPtr(to)) return b.value('int.to.ptr', [reinterpret(cx, value, 'i64')], to);
  if (bitWidth(from) !== bitWidth(to)) return cx.unsupported(`${from} used as ${to}`);
  if (isInt(from) && isFloat(to)) return b.value('bitcast', [value], to);
  return b.value('bitcast', [value], to);
}

/**
 * The scalar stored at byte `offset` of a layout's register form: 0 for the first, 1 for the second
 * half.
 */
function halfAt(layout: StructLayout, offset: number): 0 | 1 | undefined {
  const { repr } = layout;
  if (repr.kind === 'scalar') return offset === 0 ? 0 : undefined;
  if (repr.kind === 'pair') return offset === 0 ? 0 : offset === repr.bOffset ? 1 : undefined;
  return undefined;
}

/** Must be written from here on what need not be written in its whole, a field of a union? */
function becomesDefined(cx: FnCx, whole: Layout, part: Layout): boolean {
  if (whole.repr.kind !== 'scalar' || part.repr.kind !== 'scalar') return false;
  return whole.repr.a.union && !part.repr.a.union && isExact(cx);
}

/**
 * Part of an operand: what lies `offset` bytes into it, as a value of type `ty`. For fields of
 * structs and of enum variants alike.
 */
export function extractAt(cx: FnCx, op: Operand, whole: Layout, offset: number, ty: Ty): Operand {
  const layout = cx.layout(ty);
  if (reprClass(layout) === 'zst') return ZST;
  if (op.kind === 'memory') {
    const { place } = op;
    return loadPlace(cx, {
      ptr: offsetPtr(cx, place.ptr, offset),
      ty,
      layout,
      align: alignAt(place.align, offset),
      meta: undefined,
      readonly: place.readonly,
    });
  }
  const { repr } = layout;
  if (repr.kind === 'scalar' && becomesDefined(cx, whole, layout)) {
    const { ptr, align } = spill(cx, op, whole.ty);
    return scalar(cx.b.load(mirType(cx, repr.a), ptr, align, LOAD_ATTRS[2]));
  }
  const values = valuesOf(op);
  // Where a body has type errors, what stands there may have no registers at all.
  if (values.length < (whole.repr.kind === 'pair' ? 2 : 1))
    return cx.unsupported('a value of another type');
  const first = halfAt(whole, offset);
  if (first !== undefined && repr.kind !== 'memory') {
    const sizeOf = (half: 0 | 1): number => {
      const r = whole.repr;
      return r.kind === 'memory' ? 0 : half === 0 ? r.a.size : r.kind === 'pair' ? r.b.size : 0;
    };
    if (repr.kind === 'scalar' && repr.a.size === sizeOf(first)) {
      return scalar(reinterpret(cx, values[first]!, mirType(cx, repr.a)));
    }
    if (repr.kind === 'pair' && first === 0 && values.length === 2) {
      const a = reinterpret(cx, values[0]!, mirType(cx, repr.a));
      return pair(a, reinterpret(cx, values[1]!, mirType(cx, repr.b)));
    }
  }
  // Of other shape than its whole, such as an array in a union: through memory.
  const place = spill(cx, op, whole.ty);
  return extractAt(cx, { kind: 'memory', place, owned: true }, whole, offset, ty);
}
