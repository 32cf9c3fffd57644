/** Fields and methods that are not visible where they are used: E0616, E0624, E0451. */
import type { ModuleDef, StructDef, TExpr, TExprOf } from '../hir/index.ts';
import { isInside } from './module-tree.ts';
import type { BodyView } from './violation.ts';

export function checkPrivacy(view: BodyView): void {
  view.exprs.forEach((expr) => {
    // What a macro has written is visible where the macro is.
    if (expr.node.file !== undefined) return;
    if (expr.kind === 'fn-ref' || expr.kind === 'const') checkName(view, expr);
    else if (expr.kind === 'field') checkField(view, expr);
    else if (expr.kind === 'adt' && expr.node.kind === 'StructExpr') checkLiteral(view, expr);
    else if (expr.kind === 'call') checkMethod(view, expr);
  });
}

function checkField({ program, owner, report }: BodyView, expr: TExprOf<'field'>): void {
  const { ty } = expr.base;
  if (expr.node.kind !== 'FieldExpr' || ty.kind !== 'adt' || ty.def.kind !== 'struct') return;
  if (isVisible(ty.def, expr.index, owner.module)) return;
  // Another field of the name may be found through `Deref`.
  const deref = program.lang('deref');
  if (deref?.kind !== 'trait' || program.implements(ty, deref)) return;
  const { name } = program.fields(ty.def)[expr.index]!;
  report('E0616', `field \`${name}\` of struct \`${ty.def.name}\` is private`, expr.node.name);
}

function checkMethod({ owner, report }: BodyView, { callee, node }: TExprOf<'call'>): void {
  if (node.kind !== 'MethodCallExpr' || callee.kind !== 'fn-ref' || callee.def.kind !== 'fn')
    return;
  const { name, crate, container, module, node: written } = callee.def;
  const isOwn =
    !crate.isPrelude && container?.kind === 'impl' && container.node.trait === undefined;
  if (isOwn && written.vis === undefined && !isInside(owner.module, module))
    report('E0624', `method \`${name}\` is private`, node.name);
}

/** Who cannot see an item cannot see it by another name either. */
function checkName(
  { owner, report }: BodyView,
  { def, node }: TExprOf<'fn-ref'> | TExprOf<'const'>,
): void {
  if (def.kind !== 'fn' && def.kind !== 'const') return;
  if (node.kind !== 'PathExpr' || def.crate.isPrelude) return;
  const { container } = def;
  if (container?.kind === 'impl' && container.node.trait === undefined) {
    if (def.node.vis !== undefined || isInside(owner.module, def.module)) return;
    const what = def.kind === 'fn' ? 'associated function' : 'associated constant';
    report('E0624', `${what} \`${def.name}\` is private`, node);
    return;
  }
  if (container !== undefined || def.vis.kind !== 'module') return;
  if (isInside(owner.module, def.vis.module)) return;
  const what = def.kind === 'fn' ? 'function' : 'constant';
  report('E0603', `${what} \`${def.name}\` is private`, node);
}

function checkLiteral({ program, owner, report }: BodyView, expr: TExpr & { kind: 'adt' }): void {
  const { ty } = expr;
  if (ty.kind !== 'adt' || ty.def.kind !== 'struct') return;
  for (const { index } of expr.fields) {
    if (isVisible(ty.def, index, owner.module)) continue;
    const { name } = program.fields(ty.def)[index]!;
    report('E0451', `field \`${name}\` of struct \`${ty.def.name}\` is private`, expr.node);
    return;
  }
}

/** Is a field that says nothing about it in a module around, or one that says something at all? */
function isVisible({ node, crate, module }: StructDef, index: number, from: ModuleDef): boolean {
  if (crate.isPrelude || node.fields === undefined) return true;
  const field = node.fields.fields[index];
  return field === undefined || field.vis !== undefined || isInside(from, module);
}
