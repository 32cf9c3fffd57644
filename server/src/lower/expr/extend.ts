/**
 * Which temporaries of a `let` outlive its statement: those that its initialiser borrows in
 * extending position, as the reference's "temporary lifetime extension" has it. They are noted
 * before the initialiser is lowered.
 */
import type { TExpr, TExprOf } from '../../hir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import type { MovePath } from '../move-path.ts';
import { markMoved } from '../scopes.ts';

/** In place of a scope's depth: until the program ends, as what a constant or static borrows. */
export const FOR_EVER = -1;

/** Notes the borrows of a `let`'s initialiser whose temporaries live until scope `depth` ends. */
export function noteExtended(cx: FnCx, init: TExpr, depth: number): void {
  note(cx, init, depth, false);
}

function note(cx: FnCx, expr: TExpr, depth: number, maybe: boolean): void {
  switch (expr.kind) {
    case 'borrow': {
      const moves = maybe && makesDrop(cx, expr.place) ? unmade(cx) : undefined;
      (cx.extended ??= new Map()).set(expr, { depth, moves });
      notePlace(cx, expr.place, depth, maybe);
      return;
    }
    case 'raw-borrow':
      notePlace(cx, expr.place, depth, maybe);
      return;
    case 'cast':
      note(cx, expr.operand, depth, maybe);
      return;
    case 'tuple':
    case 'array':
      for (const elem of expr.elems) note(cx, elem, depth, maybe);
      return;
    case 'adt':
      for (const field of expr.fields) note(cx, field.value, depth, maybe);
      return;
    case 'call':
      if (expr.callee.kind === 'fn-ref' && extendsArguments(cx, expr.callee.def))
        for (const arg of expr.args) note(cx, arg, depth, maybe);
      return;
    case 'block':
      if (expr.tail !== undefined) note(cx, expr.tail, depth, maybe);
      return;
    case 'if':
      note(cx, expr.then, depth, true);
      if (expr.else !== undefined) note(cx, expr.else, depth, true);
      return;
    case 'match':
      if (expr.source === 'match') for (const arm of expr.arms) note(cx, arm.body, depth, true);
      return;
    default:
  }
}

/**
 * Constructors do, and functions of the prelude that macros call with borrows of what they are
 * given.
 */
function extendsArguments(cx: FnCx, def: TExprOf<'fn-ref'>['def']): boolean {
  if (def.kind !== 'fn') return true;
  return def.crate.isPrelude && cx.hir.attr(def, 'warplens_extends_temporaries') !== undefined;
}

/** What is borrowed: a temporary inside it lives on, and so does what that one borrows. */
function notePlace(cx: FnCx, place: TExpr, depth: number, maybe: boolean): void {
  if (place.kind === 'field' || place.kind === 'index') notePlace(cx, place.base, depth, maybe);
  else if (place.kind === 'deref') {
    // `*x` and `x[i]` through an operator's function borrow the first operand, at the same node;
    // methods borrow at another.
    const { operand } = place;
    const self = operand.kind === 'call' ? operand.args[0] : operand;
    if (self?.kind === 'borrow' && self.node === operand.node) note(cx, self, depth, maybe);
  } else note(cx, place, depth, maybe);
}

function makesDrop(cx: FnCx, place: TExpr): boolean {
  let at = place;
  while (at.kind === 'field' || at.kind === 'index') at = at.base;
  return cx.lw.needsDrop(cx.ty(at.ty));
}

function unmade(cx: FnCx): MovePath {
  const moves = { flag: cx.alloca(1, 1, 'moved'), parts: new Map() };
  markMoved(cx, moves);
  return moves;
}
