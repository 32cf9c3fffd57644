/** Calls of functions that are not `const`, where the compiler runs the code (E0015). */
import { forEachPart, type TExpr, type TExprOf } from '../hir/index.ts';
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
    if (expr.kind === 'call' && expr.node.file === undefined && isClosureCall(expr))
      view.report('E0015', `cannot call non-const closure in ${where}`, expr.node);
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

/**
 * `c(3)` of a closure: the first argument of the trait's method is the closure, or a borrow of it.
 */
function isClosureCall({ node, callee, args }: TExprOf<'call'>): boolean {
  const [self, given] = args;
  // One that is not reached is not called.
  if (given?.kind === 'tuple' && given.elems.some(isNever)) return false;
  if (node.kind !== 'CallExpr' || self === undefined || callee.kind !== 'fn-ref') return false;
  const { def } = callee;
  const ty = self.ty.kind === 'ref' ? self.ty.inner : self.ty;
  return ty.kind === 'closure' && def.kind === 'fn' && def.container?.kind === 'trait';
}

function isNever(expr: TExpr): boolean {
  return expr.kind === 'cast' && expr.cast === 'never';
}
