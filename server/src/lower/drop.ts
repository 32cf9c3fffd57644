/**
 * Drop glue: what runs when a value of a type goes out of scope. One function per type, inlined by
 * the passes.
 */

import type { Block } from '../mir/index.ts';
import { ELEMENT, type PathElem } from './body-facts.ts';
import { definitionPlace } from './caller.ts';
import { elementPlace } from './element.ts';
import type { FnCx } from './fn-cx.ts';
import { addressOf, isAligned, offsetPtr, ownedPlace, valuesOf } from './memory.ts';
import { alignAt, inMemory, type Place } from './operand.ts';
import { fieldPlace } from './shape.ts';
import { switchOnVariant } from './variant-switch.ts';

/** Drops the value in a place, when its type needs that. */
export function emitDrop(cx: FnCx, place: Place): void {
  if (cx.dead || !cx.lw.needsDrop(place.ty)) return;
  if (place.ty.kind === 'dyn') {
    dropDyn(cx, place);
    return;
  }
  const glue = cx.lw.dropGlue(place.ty, cx.inConst);
  cx.use(glue.symbol);
  // A field of a packed struct leaves it first, as in rustc's drop glue. One without a known size
  // is never in such a struct.
  const home =
    place.meta !== undefined || isAligned(place)
      ? place
      : ownedPlace(cx, inMemory(place, false), place.ty);
  const address = valuesOf(addressOf(cx, home));
  cx.b.call(glue.symbol, address, []);
  cx.coroutine?.noteLent(cx.b.block, address);
}

function dropDyn(cx: FnCx, place: Place): void {
  const { b } = cx;
  const vtable = place.meta!;
  const glue = b.load('ptr', vtable, 8, { readonly: true });
  const call = b.newBlock('drop');
  const next = b.newBlock();
  b.brIf(b.icmp('eq', glue, b.value('const.null', [], 'ptr')), next, call);
  cx.enter(call);
  const [data] = valuesOf(addressOf(cx, place));
  b.emit('call.indirect', [glue, data!], []);
  b.br(next);
  cx.enter(next);
}

/** The body of a type's glue: its own `Drop::drop`, then its fields. */
export function lowerDropGlue(cx: FnCx, place: Place): void {
  const own = cx.hir.dropImpl(place.ty);
  if (own !== undefined) {
    const drop = cx.lw.fnInstance(own.def, own.args, cx.inConst);
    cx.use(drop.symbol);
    const caller = definitionPlace(cx, own);
    cx.b.call(
      drop.symbol,
      [...valuesOf(addressOf(cx, place)), ...(caller ? valuesOf(caller) : [])],
      [],
    );
  }
  const { ty } = place;
  if (ty.kind === 'adt' && ty.def.kind === 'union') return;
  if (ty.kind === 'array' || ty.kind === 'slice') {
    dropElements(cx, place);
    return;
  }
  openFields(cx, place, (field) => emitDrop(cx, field));
}

/**
 * Visits the elements of an array that a pattern takes apart; ends the block before each, and after
 * the last.
 */
export function openElements(
  cx: FnCx,
  place: Place,
  visit: (element: Place, elem: PathElem, entry: Block) => void,
): void {
  if (place.ty.kind !== 'array') return;
  const count = Number(cx.hir.constValue(place.ty.len) ?? 0n);
  for (let index = 0; index < count; index++) {
    const entry = cx.b.newBlock();
    cx.b.br(entry);
    cx.enter(entry);
    const element = elementPlace(cx, place, place.ty.elem, cx.b.int('i64', index));
    visit(element, { variant: ELEMENT, index }, entry);
  }
  const after = cx.b.newBlock();
  cx.b.br(after);
  cx.enter(after);
}

/** Visits the places of all fields; of an enum those of the variant that is there. */
export function openFields(
  cx: FnCx,
  place: Place,
  visit: (field: Place, elem: PathElem) => void,
): void {
  const { layout } = place;
  if (layout.variants.kind === 'single') {
    const { ty } = place;
    const variant = ty.kind === 'adt' && ty.def.kind === 'enum' ? layout.variants.index : -1;
    for (const index of layout.fieldTys.keys()) {
      visit(fieldPlace(cx, place, -1, index), { variant, index });
    }
    return;
  }
  const { layouts } = layout.variants;
  const done = cx.b.newBlock();
  switchOnVariant(cx, place, (variant) => {
    for (const [index, ty] of layouts[variant]!.fieldTys.entries()) {
      if (!cx.lw.needsDrop(ty)) continue;
      visit(fieldPlace(cx, place, variant, index), { variant, index });
    }
    cx.b.br(done);
  });
  cx.enter(done);
}

function dropElements(cx: FnCx, place: Place): void {
  const { b } = cx;
  const { ty } = place;
  if (ty.kind !== 'array' && ty.kind !== 'slice') return;
  const elem = cx.layout(ty.elem);
  const length = ty.kind === 'array' ? cx.hir.constValue(ty.len)! : 0n;
  const count = ty.kind === 'array' ? b.int('i64', length) : place.meta!;
  cx.countedLoop(count, (index) => {
    const offset =
      elem.size === 1 ? index : b.value('int.mul', [index, b.int('i64', BigInt(elem.size))], 'i64');
    const ptr = elem.size === 0 ? offsetPtr(cx, place.ptr, 0) : b.ptrAdd(place.ptr, offset);
    const align = alignAt(place.align, elem.size);
    emitDrop(cx, { ptr, ty: ty.elem, layout: elem, align, meta: undefined, readonly: false });
  });
}
