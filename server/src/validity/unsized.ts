/** Variables and parameters of types that have no size (E0277). */
import { isRewritten, type Ty } from '../hir/index.ts';
import { usesFeature } from './crate-features.ts';
import { forEachItem } from './crate-items.ts';
import type { BodyView, CrateView } from './violation.ts';
import { forEachPattern } from './walk-body.ts';

const isUnsized = (ty: Ty): boolean =>
  ty.kind === 'slice' || ty.kind === 'str' || ty.kind === 'dyn';

export function checkUnsized({ program, owner, exprs, report }: BodyView): void {
  if (usesFeature(owner.crate, /^unsized_/)) return;
  exprs.forEach((expr) => {
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
}

/** Parameters, of functions that nobody calls as well. */
export function checkUnsizedParams({ program, crate, in: at }: CrateView): void {
  if (usesFeature(crate, /^unsized_/)) return;
  forEachItem(crate, (def) => {
    if (def.kind !== 'fn' || def.node.body === undefined || isRewritten(def)) return;
    const { params, hasSelf } = program.fnSig(def);
    for (const [index, param] of def.node.paramList.params.entries()) {
      if (param.kind !== 'Param' || (hasSelf && index === 0)) continue;
      const ty = params[index];
      if (ty === undefined || !isUnsized(ty)) continue;
      const what = `the size for values of type \`${program.display(ty)}\` cannot be known at compilation time`;
      at(def.file)('E0277', what, param);
    }
  });
}
