/**
 * The body of a coroutine, lowered as one function in which each stop is a branch: on, or to the
 * drop of what is there. `split.ts` makes of it the function that runs one step, and the one that
 * drops a coroutine which has not ended (rustc's `StateTransform`, `create_coroutine_drop_shim`).
 */
import type { TExprOf, TyOf } from '../../hir/index.ts';
import type { CoroutinePrefix } from '../../layout/index.ts';
import { removeUnreachableBlocks } from '../../mir/index.ts';
import { factsOf } from '../body-facts.ts';
import type { FnCx } from '../fn-cx.ts';
import type { FnInstance, LoweredFn } from '../instance.ts';
import { type BodyContext, checkBody, finishFn, startFn } from '../lower-fn.ts';
import type { Place } from '../operand.ts';
import { emitReturn } from '../scope-exit.ts';
import { createMoves, pushScope, scheduleDrop, withTempScope } from '../scopes.ts';
import type { LowerServices } from '../services.ts';
import { fieldPlace } from '../shape.ts';
import { CoroutineCx } from './context.ts';
import { type Frame, frameOf } from './frame.ts';
import { splitBody } from './split.ts';
import { emitEnd, stop } from './stops.ts';

/** What is to be made of a body. */
export type Wanted = 'step' | 'drop' | 'frame';

export interface CoroutineSource {
  readonly context: BodyContext;
  readonly closure: TyOf<'closure'>;
  readonly expr: TExprOf<'closure'>;
  readonly prefix: CoroutinePrefix;
}

/** The most states that a byte tells apart. */
const MOST_STOPS = 250;

/**
 * Lowers a body; `instance` has the convention of a step. Gives the function and what is kept
 * between two steps.
 */
export function lowerSteps(
  lw: LowerServices<FnCx>,
  instance: FnInstance,
  { context, closure, expr, prefix }: CoroutineSource,
  wanted: Wanted,
): { readonly lowered: LoweredFn; readonly frame: Frame } {
  checkBody(context);
  const { cx, params } = startFn(lw, instance, context, context.file);
  const [self, task] = params;
  if (self?.kind !== 'scalar') return cx.unsupported('a coroutine at this address');
  const { def } = expr;
  const out = cx.retPlace;
  const end = cx.b.newBlock('end');
  const context_ = task?.kind === 'scalar' ? task.a : undefined;
  const co = new CoroutineCx(def, prefix.stateOffset, self.a, context_, out, end);
  cx.coroutine = co;
  const depth = pushScope(cx);
  captured(cx, co, { context, closure, expr, prefix }, depth);
  cx.retPlace = undefined;
  if (def.coroutine === 'async') {
    const ty = cx.ty(def.ret);
    if (cx.layout(ty).size > 0) co.value = cx.temp(ty);
    if (cx.class(ty) === 'memory') cx.retPlace = co.value;
  }
  stop(cx, co, undefined);
  const result = withTempScope(cx, () => cx.lowerExpr(expr.body, cx.retPlace), expr.body);
  cx.at(expr.body.node);
  emitReturn(cx, result);
  emitEnd(cx, co);
  if (co.stops.length > MOST_STOPS) cx.unsupported(`more than ${MOST_STOPS} places that wait`);
  const lowered = finishFn(cx);
  removeUnreachableBlocks(cx.fn);
  const frame = frameOf(cx.fn, co, prefix);
  if (wanted !== 'frame') splitBody(cx.fn, co, frame, wanted);
  return { lowered, frame };
}

/** The captured variables: fields of the coroutine, which its body owns. */
function captured(
  cx: FnCx,
  co: CoroutineCx,
  { context, closure, expr, prefix }: CoroutineSource,
  depth: number,
): void {
  const { layout } = prefix;
  const { align } = layout;
  const place: Place = {
    ptr: co.self,
    ty: closure,
    layout,
    align,
    meta: undefined,
    readonly: false,
  };
  const facts = factsOf(context.body);
  const moves = layout.fieldTys.map((ty, index) =>
    createMoves(cx, facts.moves.get(`c${expr.def.id}:${index}`), ty),
  );
  cx.closure = { def: expr.def, place, moves };
  // What is scheduled last is dropped first, and fields are dropped in their order.
  for (let index = moves.length - 1; index >= 0; index--)
    scheduleDrop(cx, depth, fieldPlace(cx, place, -1, index), moves[index]);
}
