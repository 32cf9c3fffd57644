/**
 * Conditions: `&&`, `||`, `!` and `let` become branches; every other expression a value to branch
 * on.
 */
import type { TExpr } from '../../hir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { type Operand, scalar } from '../operand.ts';
import { lowerLetCondition } from '../pattern/match.ts';
import { failBlock } from '../scope-exit.ts';
import { withTempScope } from '../scopes.ts';
import type { FailTarget } from '../services.ts';
import { scalarValue } from '../shape.ts';
import { conditionOrUnknown } from '../unknown.ts';

/**
 * Lowers a condition: control goes on here when it holds, to `fail` when not. Bindings of `let` are
 * in scope here.
 */
export function lowerCondition(cx: FnCx, expr: TExpr, fail: FailTarget): void {
  if (cx.unknowns !== undefined)
    conditionOrUnknown(cx, cx.unknowns, expr, fail, lowerKnownCondition);
  else lowerKnownCondition(cx, expr, fail);
}

function lowerKnownCondition(cx: FnCx, expr: TExpr, fail: FailTarget): void {
  cx.at(expr.node);
  if (expr.kind === 'let') {
    lowerLetCondition(cx, expr, fail);
    return;
  }
  if (expr.kind === 'logical' && expr.op === '&&') {
    lowerCondition(cx, expr.lhs, fail);
    lowerCondition(cx, expr.rhs, fail);
    return;
  }
  if (expr.kind === 'logical') {
    const holds = cx.b.newBlock();
    const other = cx.b.newBlock();
    lowerCondition(cx, expr.lhs, { block: other, depth: cx.scopes.length });
    cx.b.br(holds);
    cx.enter(other);
    lowerCondition(cx, expr.rhs, fail);
    cx.b.br(holds);
    cx.enter(holds);
    return;
  }
  if (expr.kind === 'unary' && expr.op === '!') {
    const holds = cx.b.newBlock();
    lowerCondition(cx, expr.operand, { block: holds, depth: cx.scopes.length });
    cx.b.br(failBlock(cx, fail));
    cx.enter(holds);
    return;
  }
  const value = withTempScope(cx, () => scalarValue(cx, lowerConditionValue(cx, expr)), expr);
  cx.at(expr.node);
  const next = cx.b.newBlock();
  cx.b.brIf(value, next, failBlock(cx, fail));
  cx.enter(next);
}

/** A condition of type `!` still needs a value to branch on. */
export function lowerConditionValue(cx: FnCx, expr: TExpr): Operand {
  const op = cx.lowerExpr(expr);
  return op.kind === 'zst' ? scalar(cx.b.undef('i1')) : op;
}
