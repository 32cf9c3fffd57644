/**
 * Leaving scopes: with a value that must outlive them, out of a condition that failed, out of the
 * function.
 */
import type { Block } from '../mir/index.ts';
import type { FnCx } from './fn-cx.ts';
import { ownedPlace, storePlace, valuesOf } from './memory.ts';
import type { Operand, Place } from './operand.ts';
import { anyDrops, dropDownTo } from './scopes.ts';
import type { FailTarget } from './services.ts';

/**
 * The block to branch to for failing: one that drops what the condition made, when there is any.
 */
export function failBlock(cx: FnCx, fail: FailTarget): Block {
  if (!anyDrops(cx, fail.depth)) return fail.block;
  const here = cx.b.block;
  const block = cx.b.newBlock('leave');
  cx.enter(block);
  dropDownTo(cx, fail.depth, fail.block);
  cx.b.br(fail.block);
  cx.enter(here);
  return block;
}

/** Keeps a value over the end of scopes that drop something: it might lie in what is dropped. */
export function keepOver(cx: FnCx, op: Operand, dest: Place | undefined, depth: number): Operand {
  if (op.kind !== 'memory' || !anyDrops(cx, depth) || cx.dead) return op;
  if (dest !== undefined) {
    storePlace(cx, op, dest);
    return { kind: 'memory', place: dest, owned: true };
  }
  return op.owned ? op : { kind: 'memory', place: ownedPlace(cx, op, op.place.ty), owned: true };
}

/**
 * Leaves the function with a value: drops everything that is open. All that a `return` leaves has
 * the same `target`.
 */
export function emitReturn(cx: FnCx, value: Operand, target?: object): void {
  if (cx.dead) return;
  const { coroutine } = cx;
  if (coroutine !== undefined) {
    if (coroutine.value !== undefined) storePlace(cx, value, coroutine.value);
    dropDownTo(cx, 0, target);
    cx.b.br(coroutine.end);
    return;
  }
  if (cx.retPlace !== undefined) {
    storePlace(cx, value, cx.retPlace);
    dropDownTo(cx, 0, target);
    cx.b.ret([]);
    return;
  }
  dropDownTo(cx, 0, target);
  cx.b.ret(valuesOf(value));
}
