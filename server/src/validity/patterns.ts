/** Matches with an arm missing (E0004), and patterns that may fail where they may not (E0005). */
import type { TExpr, TPat } from '../hir/index.ts';
import { Coverage } from './coverage.ts';
import type { BodyView, Place } from './violation.ts';

export function checkPatterns(view: BodyView): void {
  for (const { pat } of view.body.params) irrefutable(view, pat, 'function argument');
  view.exprs.forEach((expr) => {
    switch (expr.kind) {
      case 'match':
        checkMatch(view, expr);
        return;
      case 'closure':
        for (const { pat } of expr.params) irrefutable(view, pat, 'function argument');
        return;
      case 'block':
        for (const stmt of expr.stmts)
          if (stmt.kind === 'let' && stmt.else === undefined)
            irrefutable(view, stmt.pat, 'local binding');
        return;
      default:
    }
  });
}

function checkMatch(view: BodyView, expr: TExpr & { kind: 'match' }): void {
  if (expr.source === 'try' || neverEnds(expr.scrutinee)) return;
  if (expr.source === 'for') {
    const [, some] = expr.arms;
    const inner = some?.pat.kind === 'variant' ? some.pat.fields[0]?.pat : undefined;
    if (inner !== undefined) irrefutable(view, inner, '`for` loop binding');
    return;
  }
  const pats = expr.arms.filter(({ guard }) => guard === undefined).map(({ pat }) => pat);
  const missing = new Coverage(view.program).missing(pats, expr.scrutinee.ty);
  if (missing === undefined) return;
  const at: Place = expr.node.kind === 'MatchExpr' ? expr.node.scrutinee : expr.node;
  view.report('E0004', `non-exhaustive patterns: \`${missing}\` not covered`, at);
}

/** Code that never ends is a value of any type: what ours falls back to says nothing. */
function neverEnds(expr: TExpr): boolean {
  switch (expr.kind) {
    case 'cast':
      return expr.cast === 'never' || neverEnds(expr.operand);
    case 'block':
      return expr.tail === undefined || neverEnds(expr.tail);
    case 'loop':
    case 'break':
    case 'continue':
    case 'return':
    case 'panic':
      return true;
    case 'if':
      return neverEnds(expr.then) || (expr.else !== undefined && neverEnds(expr.else));
    case 'match':
      return expr.arms.length === 0 || expr.arms.some((arm) => neverEnds(arm.body));
    default:
      return expr.ty.kind === 'never';
  }
}

function irrefutable(view: BodyView, pat: TPat, where: string): void {
  if (pat.kind === 'binding' && pat.sub === undefined) return;
  if (pat.kind === 'wild') return;
  const missing = new Coverage(view.program).missing([pat], pat.ty);
  if (missing === undefined) return;
  view.report('E0005', `refutable pattern in ${where}: \`${missing}\` not covered`, pat.node);
}
