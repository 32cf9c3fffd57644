/** Tuples, arrays, structs, variants, closures: values made of parts, in registers or in place. */
import type { TExpr, TExprOf, Ty, VariantDef } from '../../hir/index.ts';
import { type Layout, reprClass } from '../../layout/index.ts';
import { defInst } from '../../mir/index.ts';
import { isPlaceExpr, type MovePart } from '../body-facts.ts';
import { UNRESUMED } from '../coroutine/context.ts';
import { elementPlace } from '../element.ts';
import type { FnCx } from '../fn-cx.ts';
import { loadPlace, offsetPtr, ownedPlace, storePlace, undefOperand, valuesOf } from '../memory.ts';
import { type Operand, type Place, ZST } from '../operand.ts';
import { PendingValues } from '../pending.ts';
import { createMoves, markMoved, movePart, scheduleDrop } from '../scopes.ts';
import {
  assemble,
  fieldPlace,
  type Part,
  scalarConst,
  storeTag,
  tagBits,
  variantLayout,
} from '../shape.ts';
import { lowerInto } from './into.ts';
import { lowerPlace, movesOf } from './place.ts';

/** A field of a value to build: from an expression, or a value already there. */
export interface FieldInit {
  readonly index: number;
  readonly value: TExpr | Operand;
}

const isExpr = (value: TExpr | Operand): value is TExpr => 'node' in value;

/** Builds a struct, tuple, closure or enum value from its fields, evaluated in the order given. */
export function buildStruct(
  cx: FnCx,
  ty: Ty,
  variant: VariantDef | undefined,
  fields: readonly FieldInit[],
  dest: Place | undefined,
): Operand {
  const layout = cx.layout(ty);
  if (variant !== undefined && isMissing(layout, variant)) return evalForNothing(cx, ty, fields);
  const cls = reprClass(layout);
  const at = variant === undefined || layout.variants.kind === 'single' ? -1 : variant.index;
  if (cls === 'memory') {
    const place = dest ?? cx.temp(ty);
    buildInPlace(cx, place, at, fields);
    if (variant !== undefined && !cx.dead) storeTag(cx, place, variant);
    return { kind: 'memory', place, owned: true };
  }
  const parts = evalParts(cx, layout, at, fields);
  if (cls === 'zst') return ZST;
  if (variant !== undefined && layout.variants.kind === 'multiple') {
    const bits = tagBits(cx, layout, variant);
    const { tag, tagOffset } = layout.variants;
    if (bits !== undefined) {
      const op: Operand = { kind: 'scalar', a: scalarConst(cx, tag, bits) };
      parts.push({ offset: tagOffset, op, layout: tagLayout(layout, tagOffset) });
    }
  }
  return assemble(cx, layout, parts);
}

/** A variant that the layout does not count, since some field of it has no value. */
function isMissing({ variants, uninhabited }: Layout, variant: VariantDef): boolean {
  return uninhabited || (variants.kind === 'single' && variants.index !== variant.index);
}

/** The fields of a value that never comes to be: one of them never ends. */
function evalForNothing(cx: FnCx, ty: Ty, fields: readonly FieldInit[]): Operand {
  const exprs = fields.map((f) => (isExpr(f.value) ? f.value : undefined));
  const pending = new PendingValues(cx, exprs);
  for (const [order, value] of exprs.entries())
    if (value !== undefined) pending.holdValue(order, cx.lowerExpr(value), cx.ty(value.ty));
  pending.release();
  if (!cx.dead) {
    cx.b.emit('unreachable', [], []);
    cx.startDead();
  }
  return undefOperand(cx, ty);
}

/** The tag as a part: only its class matters. */
function tagLayout(layout: Layout, offset: number): Layout {
  const { repr } = layout;
  if (repr.kind === 'pair')
    return { ...layout, repr: { kind: 'scalar', a: offset === 0 ? repr.a : repr.b } };
  return layout;
}

function buildInPlace(cx: FnCx, place: Place, at: number, fields: readonly FieldInit[]): void {
  const pending = new PendingValues(
    cx,
    fields.map((f) => (isExpr(f.value) ? f.value : undefined)),
  );
  for (const [order, { index, value }] of fields.entries()) {
    const shape = variantLayout(place.layout, at);
    const empty = cx.layout(shape.fieldTys[index]!).size === 0;
    if (isExpr(value)) {
      if (empty) {
        pending.holdValue(order, cx.lowerExpr(value), shape.fieldTys[index]!);
        continue;
      }
      const field = fieldPlace(cx, place, at, index);
      lowerInto(cx, value, field);
      pending.hold(order, field);
    } else if (!empty) storePlace(cx, value, fieldPlace(cx, place, at, index));
  }
  pending.release();
}

function evalParts(cx: FnCx, layout: Layout, at: number, fields: readonly FieldInit[]): Part[] {
  const shape = variantLayout(layout, at);
  const exprs = fields.map((f) => (isExpr(f.value) ? f.value : undefined));
  const pending = new PendingValues(cx, exprs);
  const parts: Part[] = [];
  for (let order = 0; order < fields.length; order++) {
    const { index, value } = fields[order]!;
    const ty = shape.fieldTys[index]!;
    const op = isExpr(value) ? pending.holdValue(order, cx.lowerExpr(value), ty) : value;
    parts.push({ offset: shape.offsets[index]!, op, layout: cx.layout(ty) });
  }
  pending.release();
  return parts;
}

export function lowerTuple(cx: FnCx, expr: TExprOf<'tuple'>, dest: Place | undefined): Operand {
  const fields = expr.elems.map((value, index) => ({ index, value }));
  return buildStruct(cx, cx.ty(expr.ty), undefined, fields, dest);
}

export function lowerArray(cx: FnCx, expr: TExprOf<'array'>, dest: Place | undefined): Operand {
  const ty = cx.ty(expr.ty);
  if (ty.kind !== 'array') return cx.unsupported('an array of this type');
  if (cx.layout(ty).size === 0) {
    const pending = new PendingValues(cx, expr.elems);
    for (const [order, elem] of expr.elems.entries())
      pending.holdValue(order, cx.lowerExpr(elem), ty.elem);
    pending.release();
    return ZST;
  }
  const place = dest ?? cx.temp(ty);
  const pending = new PendingValues(cx, expr.elems);
  for (const [order, value] of expr.elems.entries()) {
    const elem = elementPlace(cx, place, ty.elem, cx.b.int('i64', order));
    lowerInto(cx, value, elem);
    pending.hold(order, elem);
  }
  pending.release();
  return { kind: 'memory', place, owned: true };
}

const UNROLL = 8n;

export function lowerRepeat(cx: FnCx, expr: TExprOf<'repeat'>, dest: Place | undefined): Operand {
  const ty = cx.ty(expr.ty);
  if (ty.kind !== 'array') return cx.unsupported('an array of this type');
  const count = cx.hir.constValue(ty.len);
  if (count === undefined) return cx.unsupported('an array length that cannot be evaluated');
  const op = cx.lowerExpr(expr.elem);
  cx.at(expr.node);
  const layout = cx.layout(ty);
  if (layout.size === 0) return ZST;
  const place = dest ?? cx.temp(ty);
  const { b } = cx;
  const byte = repeatedByte(op);
  if (byte !== undefined && layout.size > 8) {
    const size = b.int('i64', BigInt(layout.size));
    b.emit('mem.set', [place.ptr, b.int('i8', byte), size], [], { align: place.align });
  } else if (count <= UNROLL) {
    for (let at = 0n; at < count; at++) {
      storePlace(cx, op, elementPlace(cx, place, ty.elem, b.int('i64', at)));
    }
  } else {
    cx.countedLoop(b.int('i64', count), (index) => {
      storePlace(cx, op, elementPlace(cx, place, ty.elem, index));
    });
  }
  return { kind: 'memory', place, owned: true };
}

/** The byte that the whole value consists of, when it is a constant of equal bytes. */
function repeatedByte(op: Operand): bigint | undefined {
  const values = valuesOf(op);
  if (op.kind !== 'scalar' || values.length !== 1) return undefined;
  const inst = defInst(values[0]!);
  if (inst === undefined) return undefined;
  if (inst.op === 'const.null') return 0n;
  if (inst.op !== 'const.int' && inst.op !== 'const.float') return undefined;
  const bits = inst.attrs.bits!;
  if (bits === 0n) return 0n;
  return values[0]!.type === 'i8' ? bits : undefined;
}

export function lowerAdt(cx: FnCx, expr: TExprOf<'adt'>, dest: Place | undefined): Operand {
  const ty = cx.ty(expr.ty);
  if (expr.base !== undefined) return structUpdate(cx, expr, ty, dest);
  return buildStruct(cx, ty, expr.variant, expr.fields, dest);
}

/** `S { a: 1, ..base }`: written fields first, then the others out of the base. */
function structUpdate(cx: FnCx, expr: TExprOf<'adt'>, ty: Ty, dest: Place | undefined): Operand {
  const layout = cx.layout(ty);
  const written = new Set(expr.fields.map((field) => field.index));
  const base = expr.base!;
  const pending = new PendingValues(cx, [...expr.fields.map(({ value }) => value), base]);
  const fields: FieldInit[] = expr.fields.map(({ index, value }, order) => {
    const fieldTy = cx.ty(value.ty);
    const op = own(cx, cx.lowerExpr(value), fieldTy);
    return { index, value: pending.holdValue(order, op, fieldTy) };
  });
  const place = isPlaceExpr(base) ? lowerPlace(cx, base) : baseTemp(cx, base, ty, written);
  pending.release();
  for (const index of layout.fieldTys.keys()) {
    if (written.has(index)) continue;
    const field = fieldPlace(cx, place, -1, index);
    fields.push({ index, value: loadPlace(cx, field) });
    if (isPlaceExpr(base) && cx.lw.needsDrop(field.ty)) {
      markMoved(cx, movePart(movesOf(cx, base), [{ variant: -1, index }]));
    }
  }
  return buildStruct(cx, ty, undefined, fields, dest);
}

const own = (cx: FnCx, op: Operand, ty: Ty): Operand =>
  op.kind === 'memory' && !op.owned
    ? { kind: 'memory', place: ownedPlace(cx, op, ty), owned: true }
    : op;

/** A base that is no place: what is not taken from it is dropped with the temporaries. */
function baseTemp(cx: FnCx, base: TExpr, ty: Ty, written: ReadonlySet<number>): Place {
  const place = ownedPlace(cx, cx.lowerExpr(base), ty);
  if (!cx.lw.needsDrop(ty)) return place;
  const parts = new Map<number, MovePart>();
  const taken = [...place.layout.fieldTys.keys()].filter((index) => !written.has(index));
  for (const index of taken) {
    parts.set(index, { variant: -1, index, spec: { whole: true, parts: new Map() } });
  }
  const moves = createMoves(cx, { whole: false, parts }, ty);
  scheduleDrop(cx, cx.tempScope, place, moves);
  for (const index of taken) markMoved(cx, movePart(moves, [{ variant: -1, index }]));
  return place;
}

export function lowerClosure(cx: FnCx, expr: TExprOf<'closure'>, dest: Place | undefined): Operand {
  const fields = expr.captures.map((value, index) => ({ index, value }));
  const ty = cx.ty(expr.ty);
  const op = buildStruct(cx, ty, undefined, fields, dest);
  if (ty.kind !== 'closure' || ty.def.coroutine === undefined || cx.dead) return op;
  if (op.kind !== 'memory') return cx.unsupported('a coroutine of this shape');
  const { ptr } = op.place;
  const { stateOffset } = cx.layouts.coroutinePrefix(ty);
  cx.b.store(cx.b.int('i8', UNRESUMED), offsetPtr(cx, ptr, stateOffset), 1);
  return op;
}
