/** Where the body of a coroutine stops, and what a step gives then. */
import type { TExprOf, VariantDef } from '../../hir/index.ts';
import { buildStruct } from '../expr/aggregate.ts';
import type { FnCx } from '../fn-cx.ts';
import { loadPlace, ownedPlace, storePlace, valuesOf } from '../memory.ts';
import { asOwned, type Operand, ZST } from '../operand.ts';
import { dropDownTo } from '../scopes.ts';
import { type CoroutineCx, FIRST_STOP, RETURNED } from './context.ts';

const variant = (cx: FnCx, lang: string): VariantDef => {
  const def = cx.hir.lang(lang);
  return def?.kind === 'variant' ? def : cx.unsupported('a program without futures');
};

/** Ends the step with a value, in the given state. */
function leaveWith(cx: FnCx, co: CoroutineCx, state: number, lang: string, value?: Operand): void {
  const fields = value === undefined ? [] : [{ index: 0, value }];
  const op = buildStruct(cx, cx.retTy, variant(cx, lang), fields, co.out);
  if (cx.dead) return;
  const at = cx.b.ptrAdd(co.self, cx.b.int('i64', co.stateOffset));
  cx.b.store(cx.b.int('i8', state), at, 1);
  if (co.out !== undefined) {
    storePlace(cx, op, co.out);
    cx.b.ret([]);
  } else cx.b.ret(valuesOf(op));
}

/** What runs when everything has been dropped. */
export function emitEnd(cx: FnCx, co: CoroutineCx): void {
  cx.enter(co.end);
  if (co.def.coroutine === 'gen') {
    leaveWith(cx, co, RETURNED, 'None');
    return;
  }
  const value = co.value === undefined ? ZST : asOwned(loadPlace(cx, co.value));
  leaveWith(cx, co, RETURNED, 'Ready', value);
}

/** A stop; `leave` ends the step. */
export function stop(
  cx: FnCx,
  co: CoroutineCx,
  leave: ((state: number) => void) | undefined,
): void {
  const { b } = cx;
  const { block } = b;
  const resume = b.newBlock('resume');
  const drop = b.newBlock('drop');
  let left: typeof block | undefined;
  const choose = leave === undefined ? block : b.newBlock();
  if (leave !== undefined) {
    left = b.newBlock('leave');
    b.brIf(b.undef('i1'), left, choose);
    cx.enter(left);
    leave(FIRST_STOP + co.stops.length - 1);
    cx.enter(choose);
  }
  b.brIf(b.undef('i1'), drop, resume);
  co.stops.push({ block, leave: left, resume, drop });
  cx.enter(drop);
  dropDownTo(cx, 0, drop);
  b.ret([]);
  cx.enter(resume);
}

export function lowerYield(cx: FnCx, expr: TExprOf<'yield'>): Operand {
  const co = cx.coroutine;
  if (co === undefined) return cx.unsupported('`yield` outside of a coroutine');
  let value: Operand | undefined;
  if (expr.value !== undefined) {
    const op = cx.lowerExpr(expr.value);
    const isOwned = op.kind !== 'memory' || op.owned;
    value =
      isOwned || cx.dead
        ? op
        : asOwned({ kind: 'memory', place: ownedPlace(cx, op, cx.ty(expr.value.ty)), owned: true });
    cx.at(expr.node);
  }
  if (cx.dead) return ZST;
  const lang = value === undefined ? 'Pending' : 'Some';
  stop(cx, co, (state) => leaveWith(cx, co, state, lang, value));
  return ZST;
}

export function lowerTaskContext(cx: FnCx): Operand {
  const task = cx.coroutine?.task;
  if (task === undefined) return cx.unsupported('a task outside of a future');
  return { kind: 'scalar', a: task };
}
