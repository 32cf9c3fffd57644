/** Is an attribute inside of a body on a statement or on an expression, as rustc sees it? */
import { type AnyExpr, type AnyNode, type Attr, walk } from '../syntax/index.ts';

/** In front of these an attribute belongs to their first operand, or to an expression anyway. */
const NO_STATEMENTS: ReadonlySet<AnyNode['kind']> = new Set([
  'AssignExpr',
  'BinaryExpr',
  'BlockExpr',
  'CastExpr',
  'CompoundAssignExpr',
  'ForExpr',
  'IfExpr',
  'LoopExpr',
  'MatchExpr',
  'RangeExpr',
  'WhileExpr',
]);

/**
 * Undefined for attributes of items, arms, fields and parameters. `inside`: a definition's syntax.
 */
export function attributePlace(
  attr: Attr,
  inside: AnyNode,
): 'statement' | 'expression' | undefined {
  let place: 'statement' | 'expression' | undefined;
  const statements = new Set<AnyExpr>();
  walk(inside, (node) => {
    if (node.kind === 'ExprStmt') statements.add(node.expr);
    const attrs = 'attrs' in node ? (node.attrs as readonly Attr[] | undefined) : undefined;
    if (attrs?.includes(attr) !== true) return;
    if (node.kind === 'LetStmt') place = 'statement';
    else if (statements.has(node as AnyExpr) && !NO_STATEMENTS.has(node.kind)) place = 'statement';
    else if (node.kind.endsWith('Expr') || statements.has(node as AnyExpr)) place = 'expression';
  });
  return place;
}
