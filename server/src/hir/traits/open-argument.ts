/** Questions that an argument decides which is not known yet: `u32: Add<_>`. */
import type { GenericArg, TraitRef, Ty } from '../ty.ts';
import type { Cx, ImplHeader } from '../types/cx.ts';
import { predicatesOf } from '../types/predicates.ts';
import type { InferTable } from '../types/table.ts';
import { simplify } from './impl-index.ts';

/** What is needed of a solver. */
interface Matcher {
  readonly cx: Cx;
  readonly table: InferTable;
  matchImpl(header: ImplHeader, ref: TraitRef): readonly GenericArg[] | undefined;
}

/**
 * Do two impls without parameters and bounds fit, for different types of the argument? No other one
 * falls under both, so the answer is ambiguous without a look at the rest of what may be a long
 * list: a chain of operators asks at each of them.
 */
export function leavesArgumentOpen(
  solver: Matcher,
  impls: readonly ImplHeader[],
  ref: TraitRef,
): boolean {
  const argument = ref.args[1] as Ty | undefined;
  if (argument === undefined || solver.table.shallow(argument).kind !== 'infer') return false;
  let first: string | undefined;
  for (const header of impls) {
    if (header.generics.params.length > 0 || predicatesOf(solver.cx, header.def).length > 0)
      continue;
    const key = simplify(header.traitRef!.args[1] as Ty);
    if (key === undefined || key === first) continue;
    const mark = solver.table.snapshot();
    const fits = solver.matchImpl(header, ref) !== undefined;
    solver.table.rollback(mark);
    if (!fits) continue;
    if (first !== undefined) return true;
    first = key;
  }
  return false;
}
