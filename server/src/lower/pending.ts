/**
 * Values that wait while later operands are evaluated: if one of those leaves (`return`, `break`,
 * `?`), what waits must be dropped, before the temporaries of the statement. Costs nothing unless a
 * type needs drop and a later operand can leave.
 */
import type { TExpr, Ty } from '../hir/index.ts';
import type { FnCx } from './fn-cx.ts';
import { canLeave } from './may-exit.ts';
import { loadPlace, ownedPlace } from './memory.ts';
import type { MovePath } from './move-path.ts';
import { asOwned, type Operand, type Place } from './operand.ts';
import { createMoves, markMoved, pushScope, scheduleDrop } from './scopes.ts';

const WHOLE = { whole: true, parts: new Map() };

export class PendingValues {
  private readonly cx: FnCx;
  /** Index of the last operand that can leave; values before it must be kept droppable. */
  private readonly lastLeaving: number;
  private readonly held: (MovePath | undefined)[] = [];
  /** Index of the scope that drops what waits. */
  private readonly scope: number;
  private readonly isOwnScope: boolean;

  constructor(cx: FnCx, exprs: readonly (TExpr | undefined)[]) {
    this.cx = cx;
    let last = -1;
    const drops = exprs.some((expr) => expr !== undefined && cx.lw.needsDrop(cx.ty(expr.ty)));
    if (drops) {
      for (const [index, expr] of exprs.entries()) {
        if (expr !== undefined && canLeave(expr)) last = index;
      }
    }
    this.lastLeaving = last;
    // Where temporaries end with this very expression they and the operands share a scope.
    this.isOwnScope = last > 0 && !exprs.some((expr) => isOperandOf(expr, cx.tempRoot));
    this.scope = this.isOwnScope ? pushScope(cx) : cx.tempScope;
  }

  /** Notes that operand `index` is complete in `place`. */
  hold(index: number, place: Place): void {
    if (index >= this.lastLeaving || !this.cx.lw.needsDrop(place.ty)) return;
    const moves = createMoves(this.cx, WHOLE, place.ty);
    scheduleDrop(this.cx, this.scope, place, moves);
    this.held.push(moves);
  }

  /** Keeps a value; gives it back as it must be used from now on. */
  holdValue(index: number, op: Operand, ty: Ty): Operand {
    if (index >= this.lastLeaving || !this.cx.lw.needsDrop(ty)) return op;
    const place = ownedPlace(this.cx, op, ty);
    this.hold(index, place);
    const kept = loadPlace(this.cx, place);
    return asOwned(kept);
  }

  /** All operands are there: from now on their new owner drops them. */
  release(): void {
    for (const moves of this.held) markMoved(this.cx, moves);
    if (this.isOwnScope) this.cx.scopes.pop();
  }
}

function isOperandOf(expr: TExpr | undefined, whole: TExpr | undefined): boolean {
  if (expr === undefined) return false;
  switch (whole?.kind) {
    case 'call':
      return whole.args.includes(expr);
    case 'tuple':
    case 'array':
      return whole.elems.includes(expr);
    case 'adt':
      return whole.fields.some(({ value }) => value === expr);
    default:
      return false;
  }
}
