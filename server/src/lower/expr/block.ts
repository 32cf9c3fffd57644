/**
 * Blocks and statements: scopes of variables, temporaries of statements, `let` with and without
 * `else`.
 */
import type { TExpr, TExprOf, TPat, TStmt } from '../../hir/index.ts';
import { reprClass } from '../../layout/index.ts';
import { isPlaceExpr } from '../body-facts.ts';
import { emitDrop } from '../drop.ts';
import type { FnCx } from '../fn-cx.ts';
import { ownedPlace } from '../memory.ts';
import { type Operand, type Place, ZST } from '../operand.ts';
import { bindValue, declareUninitialised, localPlace } from '../pattern/bind.ts';
import { bindIrrefutable } from '../pattern/irrefutable.ts';
import { lowerLetElse } from '../pattern/match.ts';
import { Join } from '../phi-merge.ts';
import { keepOver } from '../scope-exit.ts';
import { popScope, pushScope, withTempScope } from '../scopes.ts';
import { gapsOf, lowerGaps, stmtOrUnknown } from '../unknown.ts';
import { keepNamed, markStatement, noteEnd, setLocal } from '../variables.ts';
import { lowerExtended } from './borrow.ts';
import { lowerPlace } from './place.ts';

export function lowerBlock(cx: FnCx, expr: TExprOf<'block'>, dest: Place | undefined): Operand {
  if (expr.label === undefined) return blockBody(cx, expr, dest);
  const join = new Join(cx, cx.ty(expr.ty), dest);
  (cx.labels ??= new Map()).set(expr.label, {
    breakTo: join,
    continueTo: undefined,
    depth: cx.scopes.length,
  });
  join.jump(blockBody(cx, expr, join.dest));
  return join.finish();
}

function blockBody(cx: FnCx, expr: TExprOf<'block'>, dest: Place | undefined): Operand {
  const depth = pushScope(cx);
  let value: Operand = ZST;
  const { unknowns } = cx;
  const gaps = unknowns === undefined ? [] : gapsOf(cx, unknowns, expr);
  for (const stmt of expr.stmts) {
    if (unknowns !== undefined) lowerGaps(cx, unknowns, gaps, expr.node, stmt.node.start);
    // What follows a jump never runs; its variables may still be named in code that is dead as
    // well.
    if (cx.dead) break;
    markStatement(cx, stmt.node);
    if (unknowns !== undefined) stmtOrUnknown(cx, unknowns, stmt, () => lowerStmt(cx, stmt, depth));
    else lowerStmt(cx, stmt, depth);
  }
  if (unknowns !== undefined)
    lowerGaps(cx, unknowns, gaps, expr.node, expr.tail?.node.start ?? Infinity);
  if (expr.tail !== undefined && !cx.dead) {
    markStatement(cx, expr.tail.node);
    value = tail(cx, expr.tail, dest, depth);
  }
  if (unknowns !== undefined) lowerGaps(cx, unknowns, gaps, expr.node, Infinity);
  noteEnd(cx);
  popScope(cx);
  return value;
}

/**
 * Since edition 2024 temporaries of the tail are dropped before the variables, earlier with the
 * enclosing statement.
 */
function tail(cx: FnCx, expr: TExpr, dest: Place | undefined, depth: number): Operand {
  if (cx.edition < 2024) return keepOver(cx, cx.lowerExpr(expr, dest), dest, depth);
  return withTempScope(cx, () => keepOver(cx, cx.lowerExpr(expr, dest), dest, depth), expr);
}

function lowerStmt(cx: FnCx, stmt: TStmt, depth: number): void {
  if (stmt.kind === 'expr') {
    withTempScope(cx, () => discard(cx, stmt.expr));
    return;
  }
  if (stmt.init === undefined) {
    cx.at(stmt.node);
    declareUninitialised(cx, stmt.pat, depth);
    return;
  }
  const init = stmt.init;
  if (stmt.else !== undefined) lowerLetElse(cx, stmt.pat, init, stmt.else, depth);
  else withTempScope(cx, () => lowerLet(cx, stmt.pat, init, depth));
  keepNamed(cx, stmt.pat);
}

/** An expression whose value is thrown away. */
function discard(cx: FnCx, expr: TExpr): void {
  const ty = cx.ty(expr.ty);
  if (isPlaceExpr(expr) && !cx.lw.needsDrop(ty)) {
    lowerPlace(cx, expr);
    return;
  }
  const op = cx.lowerExpr(expr);
  if (!cx.dead && cx.lw.needsDrop(ty)) emitDrop(cx, ownedPlace(cx, op, ty));
}

function lowerLet(cx: FnCx, pat: TPat, init: TExpr, depth: number): void {
  if (pat.kind === 'binding' && pat.mode === 'move' && pat.sub === undefined) {
    bindDirectly(cx, pat, init, depth);
    return;
  }
  if (pat.kind === 'wild' && isPlaceExpr(init)) {
    if (init.kind === 'parts') return;
    // Only mentioned: nothing is read there.
    cx.rawPlace = true;
    lowerPlace(cx, init);
    cx.rawPlace = false;
    return;
  }
  if (pat.kind === 'fields' && init.kind === 'tuple' && pat.fields.length === init.elems.length) {
    const simple =
      pat.fields.every(({ pat: sub }) => isSimpleBinding(sub)) && !cx.lw.needsDrop(cx.ty(init.ty));
    if (simple) {
      bindElements(cx, pat, init, depth);
      return;
    }
  }
  bindIrrefutable(cx, pat, init, depth);
}

const isSimpleBinding = (pat: TPat): boolean =>
  pat.kind === 'wild' || (pat.kind === 'binding' && pat.mode === 'move' && pat.sub === undefined);

/** `let (a, b) = (x, y)` without the tuple: all values first, then the variables. */
function bindElements(
  cx: FnCx,
  pat: TPat & { kind: 'fields' },
  init: TExprOf<'tuple'>,
  depth: number,
): void {
  const values = init.elems.map((elem): Operand => {
    const ty = cx.ty(elem.ty);
    const op = cx.lowerExpr(elem);
    if (op.kind !== 'memory' || op.owned) return op;
    return { kind: 'memory', place: ownedPlace(cx, op, ty), owned: true };
  });
  if (cx.dead) return;
  for (const { index, pat: sub } of pat.fields) {
    if (sub.kind !== 'binding') continue;
    cx.at(sub.node);
    bindValue(cx, sub.local, values[index]!, cx.ty(sub.ty), depth);
  }
}

/** `let x = init`: built in the variable's own memory, or bound as a value. */
function bindDirectly(cx: FnCx, pat: TPat & { kind: 'binding' }, init: TExpr, depth: number): void {
  const ty = cx.ty(pat.ty);
  const needsPlace =
    reprClass(cx.layout(ty)) === 'memory' || cx.inMemory(pat.local) || cx.lw.needsDrop(ty);
  if (!needsPlace) {
    const op = lowerExtended(cx, init, depth, undefined);
    setLocal(cx, pat.local, { kind: 'value', op, ty });
    return;
  }
  const place = cx.layout(ty).size === 0 ? undefined : cx.temp(ty, cx.localName(pat.local));
  const op = lowerExtended(cx, init, depth, place);
  localPlace(cx, pat.local, op, ty, place, depth);
}
