/**
 * Walking typed expressions: the direct parts of a node, in evaluation order. Patterns hold no code
 * and are left out.
 */
import { memo } from '../../db/index.ts';
import type { TExpr } from '../body.ts';

/**
 * Calls `f` for each direct sub-expression. A closure's body is one of them only with `closures`.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of expression
export function forEachPart(e: TExpr, f: (part: TExpr) => void, closures = true): void {
  switch (e.kind) {
    case 'call':
      f(e.callee);
      e.args.forEach(f);
      return;
    case 'binary':
    case 'logical':
      f(e.lhs);
      f(e.rhs);
      return;
    case 'unary':
    case 'cast':
    case 'deref':
      f(e.operand);
      return;
    case 'borrow':
    case 'raw-borrow':
      f(e.place);
      return;
    case 'field':
      f(e.base);
      return;
    case 'index':
      f(e.base);
      f(e.index);
      return;
    case 'assign':
    case 'assign-op':
      f(e.value);
      f(e.place);
      return;
    case 'tuple':
    case 'array':
      e.elems.forEach(f);
      return;
    case 'repeat':
      f(e.elem);
      return;
    case 'adt':
      for (const field of e.fields) f(field.value);
      if (e.base !== undefined) f(e.base);
      return;
    case 'closure':
      e.captures.forEach(f);
      if (closures) f(e.body);
      return;
    case 'block':
      for (const stmt of e.stmts) {
        if (stmt.kind === 'expr') f(stmt.expr);
        else {
          if (stmt.init !== undefined) f(stmt.init);
          if (stmt.else !== undefined) f(stmt.else);
        }
      }
      if (e.tail !== undefined) f(e.tail);
      return;
    case 'if':
      f(e.cond);
      f(e.then);
      if (e.else !== undefined) f(e.else);
      return;
    case 'let':
      f(e.value);
      return;
    case 'match':
      f(e.scrutinee);
      for (const arm of e.arms) {
        if (arm.guard !== undefined) f(arm.guard);
        f(arm.body);
      }
      return;
    case 'loop':
      f(e.body);
      return;
    case 'break':
    case 'return':
    case 'yield':
      if (e.value !== undefined) f(e.value);
      return;
    case 'panic':
      if (e.detail !== undefined) f(e.detail);
      return;
    case 'asm':
      for (const op of e.operands) {
        if (op.in !== undefined) f(op.in);
        if (op.out !== undefined && op.out !== op.in) f(op.out);
      }
      return;
    default:
      return;
  }
}

/** Expressions from which on a list of them is kept: a walk costs less than a short list takes. */
const WORTH_KEEPING = 20_000;

const walks = memo<TExpr, readonly TExpr[]>('hir.walk.code');
const wholeWalks = memo<TExpr, readonly TExpr[]>('hir.walk.all');

/**
 * `root` and all expressions below it, closures included, parents first; shared parts are there
 * once. What stands in `const` blocks is run by the compiler and not by who runs the rest; it is
 * there only with `all`.
 */
export function expressionsIn(root: TExpr, all?: 'all'): readonly TExpr[] {
  const known = (all === undefined ? walks : wholeWalks).get(root);
  if (known !== undefined) return known;
  const seen = new Set<TExpr>();
  let hasConstBlocks = false;
  const stack: TExpr[] = [root];
  const take = (part: TExpr): void => {
    stack.push(part);
  };
  for (let expr = stack.pop(); expr !== undefined; expr = stack.pop()) {
    if (seen.has(expr)) continue;
    seen.add(expr);
    forEachPart(expr, take);
    if (expr.kind !== 'const-block') continue;
    hasConstBlocks = true;
    if (all !== undefined) stack.push(expr.value);
  }
  const found = [...seen];
  if (found.length < WORTH_KEEPING) return found;
  if (all === undefined || !hasConstBlocks) walks.set(root, found);
  if (all !== undefined || !hasConstBlocks) wholeWalks.set(root, found);
  return found;
}
