/**
 * Unary operators and casts of types that do not have them, and assignments to what is no place.
 */
import { HAS_ERROR, HAS_PARAM, HAS_PROJ, type Program, type TExpr, type Ty } from '../hir/index.ts';
import type { BodyView } from './violation.ts';

export function checkOperators(view: BodyView): void {
  view.exprs.forEach((expr) => {
    if (expr.kind === 'unary') checkUnary(view, expr);
    else if (expr.kind === 'assign') checkTarget(view, expr.place, 'E0070');
    else if (expr.kind === 'assign-op') checkTarget(view, expr.place, 'E0067');
    else if (expr.kind === 'cast' && expr.node.kind === 'CastExpr') checkCast(view, expr);
  });
}

function checkTarget({ report }: BodyView, place: TExpr, code: string): void {
  const { kind, node } = place;
  if (node.file !== undefined) return;
  const isCall = kind === 'call' && (node.kind === 'CallExpr' || node.kind === 'MethodCallExpr');
  if (isCall || kind === 'lit' || kind === 'fn-ref' || kind === 'const')
    report(code, 'invalid left-hand side of assignment', node);
}

function checkUnary({ program, report }: BodyView, expr: TExpr & { kind: 'unary' }): void {
  const { ty } = expr.operand;
  const isUnsigned = ty.kind === 'int' && ty.name.startsWith('u');
  if (expr.op === '-' ? isUnsigned : ty.kind === 'float')
    report(
      'E0600',
      `cannot apply unary operator \`${expr.op}\` to type \`${program.display(ty)}\``,
      expr.node,
    );
}

/** A literal without a type is a `u8` where it is cast to `char`. */
function isBare({ node }: TExpr): boolean {
  const inner = node.kind === 'ParenExpr' ? node.expr : node;
  return inner.kind === 'LitExpr' && /^[0-9_]+$|^0[xob][0-9a-fA-F_]+$/.test(inner.text);
}

const isOpen = (ty: Ty): boolean => (ty.flags & (HAS_PARAM | HAS_PROJ | HAS_ERROR)) !== 0;

function checkCast({ program, report }: BodyView, expr: TExpr & { kind: 'cast' }): void {
  const from = expr.operand.ty;
  const to = expr.ty;
  const names = `\`${program.display(from)}\` as \`${program.display(to)}\``;
  switch (expr.cast) {
    case 'int-int':
      if (to.kind === 'char' && from.kind === 'int' && from.name !== 'u8' && !isBare(expr.operand))
        report(
          'E0604',
          `only \`u8\` can be cast as \`char\`, not \`${program.display(from)}\``,
          expr.node,
        );
      return;
    case 'enum-int':
      if (from.kind === 'adt' && from.def.kind === 'enum' && hasFields(program, from))
        report('E0605', `non-primitive cast: ${names}`, expr.node);
      return;
    case 'ptr-int': {
      if (from.kind === 'ref') report('E0606', `casting ${names} is invalid`, expr.node);
      else if (from.kind === 'ptr' && isFat(from.inner))
        report('E0606', `casting ${names} is invalid`, expr.node);
      return;
    }
    case 'int-ptr':
      if (to.kind === 'ptr' && isFat(to.inner))
        report('E0606', `cannot cast ${names}: it needs a length or a vtable`, expr.node);
      return;
    case 'ptr-ptr':
      checkPointers(expr, from, to, names, report);
      return;
    default:
  }
}

function checkPointers(
  expr: TExpr,
  from: Ty,
  to: Ty,
  names: string,
  report: BodyView['report'],
): void {
  if (to.kind !== 'ptr' || (from.kind !== 'ptr' && from.kind !== 'ref')) return;
  if (isOpen(from) || isOpen(to)) return;
  if (from.kind === 'ref') {
    if (from.inner === to.inner && (from.mut || !to.mut)) return;
    if (from.inner.kind === 'array' && from.inner.elem === to.inner && (from.mut || !to.mut))
      return;
    if (from.inner.kind === 'dyn' || to.inner.kind === 'dyn') return;
    report('E0606', `casting ${names} is invalid`, expr.node);
  } else if (isFat(to.inner) && !isFat(from.inner) && isThin(from.inner))
    report('E0607', `cannot cast thin pointer ${names}`, expr.node);
}

const isFat = (ty: Ty): boolean => ty.kind === 'slice' || ty.kind === 'str' || ty.kind === 'dyn';

const isThin = (ty: Ty): boolean =>
  ty.kind === 'int' || ty.kind === 'float' || ty.kind === 'bool' || ty.kind === 'char';

function hasFields(program: Program, ty: Ty & { kind: 'adt' }): boolean {
  if (ty.def.kind !== 'enum') return false;
  return ty.def.variants.some((variant) => program.fields(variant).length > 0);
}
