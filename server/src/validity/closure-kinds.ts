/**
 * Closures that are given where a bound asks for more than they can: one that changes or gives away
 * what it captures is no `Fn` (E0525; written as the argument itself E0594, E0596, E0507).
 */
import { forEachPart, type TExpr, type TExprOf } from '../hir/index.ts';
import type { BodyView } from './violation.ts';

const RANK = { Fn: 0, FnMut: 1, FnOnce: 2 } as const;
type Kind = keyof typeof RANK;

export function checkClosureKinds(view: BodyView): void {
  const written = new Map<object, TExprOf<'closure'>>();
  view.exprs.forEach((expr) => {
    if (expr.kind === 'closure' && expr.node.file === undefined) written.set(expr.def, expr);
  });
  if (written.size === 0) return;
  view.exprs.forEach((expr) => {
    if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return;
    const { ty } = expr.callee;
    if (ty.kind !== 'fn-def') return;
    for (const { closure, wanted } of view.program.closureBounds(ty.def, ty.args)) {
      const one = written.get(closure);
      if (one === undefined || RANK[closure.trait] <= RANK[wanted]) continue;
      if (closure.coroutine !== undefined) continue;
      if (expr.args.includes(one)) inArgument(view, one, wanted);
      else {
        const only = `this closure only implements \`${closure.trait}\``;
        const what = `expected a closure that implements the \`${wanted}\` trait, but ${only}`;
        view.report('E0525', what, one.node);
      }
    }
  });
}

/** The closure is what the bound says it is, so what it does is wrong. */
function inArgument(
  { program, owner, report }: BodyView,
  one: TExprOf<'closure'>,
  wanted: Kind,
): void {
  let isFound = false;
  const fail = (code: string, what: string, at: TExpr): void => {
    isFound = true;
    report(code, what, at.node);
  };
  const visit = (expr: TExpr, isPlace: boolean): void => {
    if (isFound || expr.kind === 'closure') return;
    const captured = `a captured variable in a \`${wanted}\` closure`;
    if (wanted === 'Fn' && (expr.kind === 'assign' || expr.kind === 'assign-op')) {
      if (isOwn(one, expr.place)) {
        fail('E0594', `cannot assign to what is ${captured}`, expr);
        return;
      }
    }
    if (wanted === 'Fn' && expr.kind === 'borrow' && expr.mut && isOwn(one, expr.place)) {
      fail('E0596', `cannot borrow as mutable what is ${captured}`, expr);
      return;
    }
    if (!isPlace && expr.kind === 'upvar' && expr.closure === one.def && !expr.byRef) {
      if (program.isMoved(expr.ty, owner)) {
        fail('E0507', `cannot move out of ${captured}`, expr);
        return;
      }
    }
    const leads =
      expr.kind === 'borrow' ||
      expr.kind === 'raw-borrow' ||
      expr.kind === 'field' ||
      expr.kind === 'index' ||
      expr.kind === 'deref' ||
      expr.kind === 'match';
    forEachPart(expr, (part) => visit(part, leads));
  };
  visit(one.body, false);
}

/** Is a place a captured variable, or a part of it that is not behind a reference? */
function isOwn(one: TExprOf<'closure'>, place: TExpr): boolean {
  let at = place;
  while (at.kind === 'field' || at.kind === 'index') at = at.base;
  return at.kind === 'upvar' && at.closure === one.def;
}
