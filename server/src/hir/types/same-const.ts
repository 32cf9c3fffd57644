/**
 * Constants in types that wait for their parameters (`[u8; N * N]`) and were written at different
 * places: the same when their expressions are, with the same arguments for the parameters that they
 * name.
 */
import type { AnonConst, Const, GenericArg } from '../ty.ts';
import type { TyScope } from './ty-scope.ts';

export type Unevaluated = Const & { readonly kind: 'unevaluated' };

/** `unify` is asked about the arguments of parameters. */
export function sameConst(
  a: Unevaluated,
  b: Unevaluated,
  unify: (a: GenericArg, b: GenericArg) => boolean,
): boolean {
  const [left, right] = [a.def, b.def];
  if (left.kind !== 'anon-const' || right.kind !== 'anon-const') return false;
  return sameTree(left.expr, right.expr, (x, y) => {
    const [forX, forY] = [argOf(left, a.args, x), argOf(right, b.args, y)];
    if (forX === undefined || forY === undefined) return forX === forY && x === y;
    return unify(forX, forY);
  });
}

/** The argument for the parameter of that name. */
function argOf(def: AnonConst, args: readonly GenericArg[], name: string): GenericArg | undefined {
  const param = (def.scope as TyScope).generics?.byName.get(name);
  return param === undefined ? undefined : args[param.index];
}

/** Are two pieces of syntax the same, wherever they stand? */
function sameTree(a: unknown, b: unknown, sameName: (a: string, b: string) => boolean): boolean {
  if (typeof a !== 'object' || a === null) return a === b || typeof a === 'number';
  if (typeof b !== 'object' || b === null) return false;
  if (Array.isArray(a))
    return (
      Array.isArray(b) && a.length === b.length && a.every((x, i) => sameTree(x, b[i], sameName))
    );
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  if (x.kind !== y.kind) return false;
  if (x.kind === 'Name') return sameName(x.text as string, y.text as string);
  // Numbers are places; marks lead out of the tree.
  for (const key in x) if (key !== 'ctxt' && !sameTree(x[key], y[key], sameName)) return false;
  return true;
}
