/** `if`, loops, jumps, `&&` and `||`, panics. */
import type { TExpr, TExprOf } from '../../hir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { type Operand, type Place, scalar, ZST } from '../operand.ts';
import { Join } from '../phi-merge.ts';
import { emitReturn, keepOver } from '../scope-exit.ts';
import { dropDownTo, popScope, pushScope, withTempScope } from '../scopes.ts';
import { scalarValue } from '../shape.ts';
import { isExact } from '../validity.ts';
import { markStatement } from '../variables.ts';
import { lowerCondition, lowerConditionValue } from './condition.ts';

export function lowerIf(cx: FnCx, expr: TExprOf<'if'>, dest: Place | undefined): Operand {
  const ty = cx.ty(expr.ty);
  const otherwise = cx.b.newBlock('else');
  const join = new Join(cx, ty, dest);
  const outer = cx.tempScope;
  const depth = pushScope(cx);
  cx.tempScope = depth;
  // Before edition 2024 what `if let` looks at outlives the whole `if`.
  const temps = cx.edition < 2024 ? outer : depth;
  lowerCondition(cx, expr.cond, { block: otherwise, depth, temps });
  const value = keepOver(cx, branch(cx, expr.then, join.dest), join.dest, depth);
  popScope(cx);
  cx.tempScope = outer;
  join.jump(value);
  cx.enter(otherwise);
  join.jump(expr.else === undefined ? ZST : branch(cx, expr.else, join.dest));
  return join.finish();
}

/** A branch's value, in a scope of temporaries of its own. */
export function branch(cx: FnCx, expr: TExpr, dest: Place | undefined): Operand {
  return withTempScope(cx, () => keepOver(cx, cx.lowerExpr(expr, dest), dest, cx.tempScope), expr);
}

export function lowerLogical(cx: FnCx, expr: TExprOf<'logical'>): Operand {
  const join = new Join(cx, cx.ty(expr.ty), undefined);
  const short = cx.b.newBlock();
  const and = expr.op === '&&';
  const lhs = withTempScope(cx, () => scalarValue(cx, lowerConditionValue(cx, expr.lhs)), expr.lhs);
  cx.at(expr.node);
  const more = cx.b.newBlock();
  if (and) cx.b.brIf(lhs, more, short);
  else cx.b.brIf(lhs, short, more);
  cx.enter(short);
  join.jump(scalar(cx.b.int('i1', !and)));
  cx.enter(more);
  const rhs = withTempScope(cx, () => lowerConditionValue(cx, expr.rhs), expr.rhs);
  join.jump(rhs);
  return join.finish();
}

export function lowerLoop(cx: FnCx, expr: TExprOf<'loop'>, dest: Place | undefined): Operand {
  const join = new Join(cx, cx.ty(expr.ty), dest);
  const header = cx.b.newBlock('loop');
  cx.b.br(header);
  cx.enter(header);
  (cx.labels ??= new Map()).set(expr.label, {
    breakTo: join,
    continueTo: header,
    depth: cx.scopes.length,
  });
  const { body } = expr;
  // Each turn of `for` and `while` begins with what decides whether there is one.
  if (body.kind === 'match') markStatement(cx, body.scrutinee.node);
  else if (body.kind === 'if') markStatement(cx, body.cond.node);
  withTempScope(cx, () => cx.lowerExpr(body));
  cx.at(expr.node);
  cx.b.br(header);
  return join.finish();
}

export function lowerBreak(cx: FnCx, expr: TExprOf<'break'>): Operand {
  const target = cx.labels?.get(expr.label);
  if (target === undefined) return cx.unsupported('`break` without its label');
  const { breakTo, depth } = target;
  let value: Operand = ZST;
  if (expr.value !== undefined) {
    value = keepOver(cx, cx.lowerExpr(expr.value, breakTo.dest), breakTo.dest, depth);
  }
  cx.at(expr.node);
  dropDownTo(cx, depth, breakTo);
  breakTo.jump(value);
  cx.startDead();
  return ZST;
}

export function lowerContinue(cx: FnCx, expr: TExprOf<'continue'>): Operand {
  const target = cx.labels?.get(expr.label);
  if (target?.continueTo === undefined) return cx.unsupported('`continue` without its label');
  dropDownTo(cx, target.depth, target.continueTo);
  cx.b.br(target.continueTo);
  cx.startDead();
  return ZST;
}

export function lowerReturn(cx: FnCx, expr: TExprOf<'return'>): Operand {
  let value: Operand = ZST;
  if (expr.value !== undefined) {
    value = keepOver(cx, cx.lowerExpr(expr.value, cx.retPlace), cx.retPlace, 0);
  }
  cx.at(expr.node);
  emitReturn(cx, value, cx.fn);
  cx.startDead();
  return ZST;
}

export function lowerPanic(cx: FnCx, expr: TExprOf<'panic'>): Operand {
  // While compiling nothing is printed.
  if (expr.detail !== undefined && isExact(cx)) cx.lowerExpr(expr.detail);
  else cx.trap(expr.message);
  cx.startDead();
  return ZST;
}
