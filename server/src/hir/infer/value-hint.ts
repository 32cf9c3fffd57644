/** What an expected type tells an expression that makes a value: a value is never unsized. */
import type * as ast from '../../syntax/index.ts';
import type { Ty } from '../ty.ts';
import { substTy } from '../types/fold.ts';
import { fieldsOf } from '../types/items.ts';
import type { Infer } from './ctx.ts';

/**
 * The expected type as a hint for `expr`, as rustc's `Expectation::rvalue_hint`: an unsized one
 * only helps literals and closures; other expressions make their own type first.
 */
export function valueHint(ic: Infer, expr: ast.AnyExpr, expected: Ty): Ty | undefined {
  if (expr.kind === 'ParenExpr') return valueHint(ic, expr.expr, expected);
  const direct =
    expr.kind === 'ArrayExpr' || expr.kind === 'RepeatExpr' || expr.kind === 'ClosureExpr';
  return !direct && hasUnsizedTail(ic, ic.shallow(expected)) ? undefined : expected;
}

/** A slice, `str` or trait object, or a struct or tuple that ends with one. */
function hasUnsizedTail(ic: Infer, ty: Ty): boolean {
  let at = ty;
  // A struct that ends with itself has no end.
  for (let steps = 0; steps < 64; steps++) {
    if (at.kind === 'slice' || at.kind === 'str' || at.kind === 'dyn') return true;
    if (at.kind === 'tuple' && at.elems.length > 0) at = ic.shallow(at.elems.at(-1)!);
    else if (at.kind === 'adt' && at.def.kind === 'struct') {
      const last = fieldsOf(ic.cx, at.def).at(-1);
      if (last === undefined) return false;
      at = ic.shallow(substTy(last.ty, at.args));
    } else return false;
  }
  return false;
}
