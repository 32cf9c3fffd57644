/** `if`, loops, jumps, `&&` and `||`, panics. */
import type { TExpr, TExprOf } from '../../hir/index.ts';
import type { Block } from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { Join } from '../join.ts';
import { ownedPlace, storePlace, valuesOf } from '../memory.ts';
import { type Operand, type Place, scalar, ZST } from '../operand.ts';
import { lowerLetCondition } from '../pattern/match.ts';
import { anyDrops, dropDownTo, popScope, pushScope, withTempScope } from '../scopes.ts';
import { scalarValue } from '../shape.ts';
import { lowerExpr } from './index.ts';

/** Where a condition that does not hold leads, and which scopes are left on the way. */
export interface FailTarget {
  readonly block: Block;
  /** Scopes from here on are left. */
  readonly depth: number;
  /** Scope that drops the temporaries of `let`, when it is not the one of the condition. */
  readonly temps?: number;
}

/** The block to branch to for failing: one that drops what the condition made, when there is any. */
export function failBlock(cx: FnCx, fail: FailTarget): Block {
  if (!anyDrops(cx, fail.depth)) return fail.block;
  const here = cx.b.block;
  const block = cx.b.newBlock('leave');
  cx.enter(block);
  dropDownTo(cx, fail.depth);
  cx.b.br(fail.block);
  cx.enter(here);
  return block;
}

/** Lowers a condition: control goes on here when it holds, to `fail` when not. Bindings of `let` are in scope here. */
export function lowerCondition(cx: FnCx, expr: TExpr, fail: FailTarget): void {
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
  const value = withTempScope(cx, () => scalarValue(cx, lowerConditionValue(cx, expr)));
  cx.at(expr.node);
  const next = cx.b.newBlock();
  cx.b.brIf(value, next, failBlock(cx, fail));
  cx.enter(next);
}

/** A condition of type `!` still needs a value to branch on. */
function lowerConditionValue(cx: FnCx, expr: TExpr): Operand {
  const op = lowerExpr(cx, expr);
  return op.kind === 'zst' ? scalar(cx.b.undef('i1')) : op;
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
  join.jump(cx, value);
  cx.enter(otherwise);
  join.jump(cx, expr.else === undefined ? ZST : branch(cx, expr.else, join.dest));
  return join.finish(cx);
}

/** A branch's value, in a scope of temporaries of its own. */
export function branch(cx: FnCx, expr: TExpr, dest: Place | undefined): Operand {
  return withTempScope(cx, () => keepOver(cx, lowerExpr(cx, expr, dest), dest, cx.tempScope));
}

export function lowerLogical(cx: FnCx, expr: TExprOf<'logical'>): Operand {
  const join = new Join(cx, cx.ty(expr.ty), undefined);
  const short = cx.b.newBlock();
  const and = expr.op === '&&';
  const lhs = withTempScope(cx, () => scalarValue(cx, lowerConditionValue(cx, expr.lhs)));
  cx.at(expr.node);
  const more = cx.b.newBlock();
  if (and) cx.b.brIf(lhs, more, short);
  else cx.b.brIf(lhs, short, more);
  cx.enter(short);
  join.jump(cx, scalar(cx.b.int('i1', !and)));
  cx.enter(more);
  const rhs = withTempScope(cx, () => lowerConditionValue(cx, expr.rhs));
  join.jump(cx, rhs);
  return join.finish(cx);
}

export function lowerLoop(cx: FnCx, expr: TExprOf<'loop'>, dest: Place | undefined): Operand {
  const join = new Join(cx, cx.ty(expr.ty), dest);
  const header = cx.b.newBlock('loop');
  cx.b.br(header);
  cx.enter(header);
  cx.labels.set(expr.label, { breakTo: join, continueTo: header, depth: cx.scopes.length });
  withTempScope(cx, () => lowerExpr(cx, expr.body));
  cx.at(expr.node);
  cx.b.br(header);
  return join.finish(cx);
}

export function lowerBreak(cx: FnCx, expr: TExprOf<'break'>): Operand {
  const target = cx.labels.get(expr.label);
  if (target === undefined) return cx.unsupported('`break` without its label');
  const { breakTo, depth } = target;
  let value: Operand = ZST;
  if (expr.value !== undefined) {
    value = keepOver(cx, lowerExpr(cx, expr.value, breakTo.dest), breakTo.dest, depth);
  }
  cx.at(expr.node);
  dropDownTo(cx, depth);
  breakTo.jump(cx, value);
  cx.startDead();
  return ZST;
}

export function lowerContinue(cx: FnCx, expr: TExprOf<'continue'>): Operand {
  const target = cx.labels.get(expr.label);
  if (target?.continueTo === undefined) return cx.unsupported('`continue` without its label');
  dropDownTo(cx, target.depth);
  cx.b.br(target.continueTo);
  cx.startDead();
  return ZST;
}

export function lowerReturn(cx: FnCx, expr: TExprOf<'return'>): Operand {
  let value: Operand = ZST;
  if (expr.value !== undefined) {
    value = keepOver(cx, lowerExpr(cx, expr.value, cx.retPlace), cx.retPlace, 0);
  }
  cx.at(expr.node);
  emitReturn(cx, value);
  cx.startDead();
  return ZST;
}

/** Leaves the function with a value: drops everything that is open. */
export function emitReturn(cx: FnCx, value: Operand): void {
  if (cx.dead) return;
  if (cx.retPlace !== undefined) {
    storePlace(cx, value, cx.retPlace);
    dropDownTo(cx, 0);
    cx.b.ret([]);
    return;
  }
  dropDownTo(cx, 0);
  cx.b.ret(valuesOf(value));
}

export function lowerPanic(cx: FnCx, expr: TExprOf<'panic'>): Operand {
  cx.trap(expr.message);
  cx.startDead();
  return ZST;
}
