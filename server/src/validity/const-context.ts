/** Calls of functions that are not `const`, where the compiler runs the code (E0015). */
import { forEachPart, type TExpr } from '../hir/index.ts';
import { usesFeature } from './crate-features.ts';
import type { BodyView } from './violation.ts';

export function checkConstContext(view: BodyView): void {
  const { owner, body } = view;
  if (owner.kind === 'fn' && owner.node.const === undefined) return;
  // With traits that are `const`, more may be called.
  if (usesFeature(owner.crate, /^const_|^effects$/)) return;
  const container = owner.kind === 'static' ? undefined : owner.container;
  if (owner.kind === 'fn' && container?.kind === 'trait') return;
  const where =
    owner.kind === 'fn' ? 'constant functions' : owner.kind === 'const' ? 'constants' : 'statics';
  const visit = (expr: TExpr): void => {
    if (expr.kind === 'closure') return;
    if (expr.kind === 'call' && expr.node.file === undefined && expr.callee.kind === 'fn-ref') {
      const { def } = expr.callee;
      // Our `core` does not say of all of its functions that they are `const`.
      const isPlain =
        def.kind === 'fn' &&
        !def.crate.isPrelude &&
        def.node.const === undefined &&
        def.container?.kind !== 'trait';
      if (isPlain && def.node.body !== undefined)
        view.report(
          'E0015',
          `cannot call non-const function \`${def.name}\` in ${where}`,
          expr.node,
        );
    }
    forEachPart(expr, visit);
  };
  visit(body.value);
}
