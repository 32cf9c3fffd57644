/** Variables and parameters of types that have no size (E0277). */
import type { Ty } from '../hir/index.ts';
import { usesFeature } from './crate-features.ts';
import type { BodyView } from './violation.ts';
import { forEachExpr, forEachPattern } from './walk-body.ts';

const isUnsized = (ty: Ty): boolean =>
  ty.kind === 'slice' || ty.kind === 'str' || ty.kind === 'dyn';

export function checkUnsized({ program, owner, body, report }: BodyView): void {
  if (usesFeature(owner.crate, /^unsized_/)) return;
  forEachExpr(body.value, (expr) => {
    if (expr.kind !== 'block') return;
    for (const stmt of expr.stmts) {
      if (stmt.kind !== 'let' || stmt.node.file !== undefined) continue;
      forEachPattern(stmt.pat, (pat) => {
        if (pat.kind === 'binding' && pat.mode === 'move' && isUnsized(pat.ty))
          report(
            'E0277',
            `the size for values of type \`${program.display(pat.ty)}\` cannot be known at compilation time`,
            pat.node,
          );
      });
    }
  });
  for (const { pat, ty } of body.params)
    if (isUnsized(ty))
      report(
        'E0277',
        `the size for values of type \`${program.display(ty)}\` cannot be known at compilation time`,
        pat.node,
      );
}
