/** Walks over typed bodies with patterns: what the checks have in common. */
import type { TExpr, TPat } from '../hir/index.ts';

const NONE: readonly TPat[] = [];

/** The patterns that are directly inside of one. */
export function subPatterns(pat: TPat): readonly TPat[] {
  switch (pat.kind) {
    case 'binding':
      return pat.sub === undefined ? NONE : [pat.sub];
    case 'fields':
    case 'variant':
      return pat.fields.map((field) => field.pat);
    case 'deref':
      return [pat.pat];
    case 'slice':
      return [...pat.prefix, ...(pat.rest === undefined ? [] : [pat.rest]), ...pat.suffix];
    case 'or':
      return pat.pats;
    default:
      return NONE;
  }
}

/** A pattern and all inside of it. */
export function forEachPattern(pat: TPat, f: (pat: TPat) => void): void {
  f(pat);
  for (const sub of subPatterns(pat)) forEachPattern(sub, f);
}

/** The patterns of an expression itself, not those of its parts. */
export function patternsOf(expr: TExpr): readonly TPat[] {
  switch (expr.kind) {
    case 'let':
      return [expr.pat];
    case 'match':
      return expr.arms.map((arm) => arm.pat);
    case 'closure':
      return expr.params.map((param) => param.pat);
    case 'block':
      return expr.stmts.flatMap((stmt) => (stmt.kind === 'let' ? [stmt.pat] : []));
    default:
      return NONE;
  }
}
