/**
 * Expressions: one function per kind, by family in the files beside. A value of memory class is
 * built in the place that the caller offers (`dest`) or in a temporary; everything else is SSA
 * values.
 */
import type { TExpr, TExprOf } from '../../hir/index.ts';
import { isPlaceExpr } from '../body-facts.ts';
import { lowerTaskContext, lowerYield } from '../coroutine/stops.ts';
import type { FnCx } from '../fn-cx.ts';
import type { Operand, Place } from '../operand.ts';
import { ZST } from '../operand.ts';
import { lowerMatch } from '../pattern/match.ts';
import { lowerAdt, lowerArray, lowerClosure, lowerRepeat, lowerTuple } from './aggregate.ts';
import { lowerAsm } from './asm.ts';
import { lowerAssign, lowerAssignOp } from './assign.ts';
import { lowerBlock } from './block.ts';
import { lowerBorrow, lowerRawBorrow } from './borrow.ts';
import { lowerCall } from './call.ts';
import { lowerCast } from './cast.ts';
import {
  lowerBreak,
  lowerContinue,
  lowerIf,
  lowerLogical,
  lowerLoop,
  lowerPanic,
  lowerReturn,
} from './control.ts';
import {
  lowerConst,
  lowerConstBlock,
  lowerConstParam,
  lowerLit,
  lowerLitBytes,
  lowerOffsetOf,
} from './literal.ts';
import { lowerBinary, lowerUnary } from './operator.ts';
import { consumePlace, fieldOfValue } from './place.ts';

type Handlers = {
  readonly [K in TExpr['kind']]: (cx: FnCx, expr: TExprOf<K>, dest: Place | undefined) => Operand;
};

const place = (cx: FnCx, expr: TExpr): Operand => consumePlace(cx, expr);

const HANDLERS: Handlers = {
  lit: lowerLit,
  'lit-bytes': lowerLitBytes,
  local: place,
  upvar: place,
  parts: place,
  static: place,
  deref: place,
  index: place,
  field: fieldOfValue,
  'fn-ref': () => ZST,
  const: lowerConst,
  'const-block': lowerConstBlock,
  'const-param': lowerConstParam,
  call: lowerCall,
  binary: lowerBinary,
  logical: lowerLogical,
  unary: lowerUnary,
  cast: lowerCast,
  borrow: lowerBorrow,
  'raw-borrow': lowerRawBorrow,
  assign: lowerAssign,
  'assign-op': lowerAssignOp,
  tuple: lowerTuple,
  array: lowerArray,
  repeat: lowerRepeat,
  adt: lowerAdt,
  closure: lowerClosure,
  block: lowerBlock,
  if: lowerIf,
  let: (cx) => cx.unsupported('`let` outside a condition'),
  match: lowerMatch,
  loop: lowerLoop,
  break: lowerBreak,
  continue: lowerContinue,
  return: lowerReturn,
  'offset-of': lowerOffsetOf,
  asm: lowerAsm,
  panic: lowerPanic,
  yield: lowerYield,
  'task-context': lowerTaskContext,
  bogus: (cx) => cx.unsupported('an expression that could not be understood'),
};

/** Lowers an expression in value position: moves or copies out of places. */
export function lowerExpr(cx: FnCx, expr: TExpr, dest?: Place): Operand {
  cx.at(expr.node);
  if (isPlaceExpr(expr)) return consumePlace(cx, expr);
  const handler = HANDLERS[expr.kind] as (cx: FnCx, expr: TExpr, dest?: Place) => Operand;
  return handler(cx, expr, dest);
}
