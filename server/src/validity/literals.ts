/** Literals that their types do not have: the lint `overflowing_literals`, an error by default. */
import { expressionsIn, type TExpr, type Ty } from '../hir/index.ts';
import { type AnyNode, type LitExpr, literalValue } from '../syntax/index.ts';
import { mayBeAllowed } from './lint-levels.ts';
import { intShape } from './scalars.ts';
import type { BodyView } from './violation.ts';
import { forEachPattern, patternsOf } from './walk-body.ts';

const LINT = 'overflowing_literals';

export function checkLiterals(view: BodyView): void {
  const negated = new Set<TExpr>();
  const found: { readonly what: string; readonly expr: TExpr }[] = [];
  const look = (expr: TExpr): void => {
    if (expr.kind === 'unary' && expr.op === '-') negated.add(expr.operand);
    if (expr.kind !== 'lit') return;
    // A minus and its literal are one literal.
    const isNegative = expr.node.kind === 'UnaryExpr' && expr.node.op === '-';
    const node = literalOf(expr.node);
    if (node === undefined) return;
    if (isNegative && intShape(expr.ty)?.signed === false) {
      view.report(
        'E0600',
        `cannot apply unary operator \`-\` to type \`${view.program.display(expr.ty)}\``,
        expr.node,
      );
      return;
    }
    const what = wrongLiteral(expr.ty, node, isNegative || negated.has(expr), view);
    if (what !== undefined) found.push({ what, expr });
  };
  view.exprs.forEach((expr) => {
    look(expr);
    for (const pat of patternsOf(expr))
      forEachPattern(pat, (one) => {
        const bounds =
          one.kind === 'value' ? [one.value] : one.kind === 'range' ? [one.lo, one.hi] : [];
        for (const bound of bounds)
          if (bound !== undefined) expressionsIn(bound, 'all').forEach(look);
      });
  });
  if (found.length === 0 || mayBeAllowed(view.owner, LINT)) return;
  for (const { what, expr } of found) view.report(LINT, what, expr.node);
}

function literalOf(node: AnyNode): LitExpr | undefined {
  switch (node.kind) {
    case 'LitExpr':
      return node;
    case 'ParenExpr':
      return literalOf(node.expr);
    case 'UnaryExpr':
      return node.op === '-' ? literalOf(node.operand) : undefined;
    default:
      return undefined;
  }
}

function wrongLiteral(
  ty: Ty,
  { lit, text }: LitExpr,
  isNegated: boolean,
  { program }: BodyView,
): string | undefined {
  const value = literalValue(lit, text);
  if (value.kind === 'int') {
    if (value.value >= 1n << 128n) return 'integer literal is too large';
    const shape = intShape(ty);
    if (shape === undefined) return undefined;
    const { bits, signed } = shape;
    const most = signed
      ? (1n << BigInt(bits - 1)) - (isNegated ? 0n : 1n)
      : (1n << BigInt(bits)) - 1n;
    return value.value > most ? `literal out of range for \`${program.display(ty)}\`` : undefined;
  }
  if (value.kind !== 'float' || !isTooLarge(ty, Number(value.text))) return undefined;
  return `literal out of range for \`${program.display(ty)}\``;
}

function isTooLarge(ty: Ty, value: number): boolean {
  if (ty.kind !== 'float') return false;
  if (ty.name === 'f64') return value === Number.POSITIVE_INFINITY;
  return ty.name === 'f32' && Math.fround(value) === Number.POSITIVE_INFINITY;
}
