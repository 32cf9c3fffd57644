/**
 * Whether two impls of a trait certainly apply to one type (rustc's `overlapping_impls`): their
 * heads unify, and all that their where clauses ask of what comes out holds, or is asked of a type
 * that is still open. What is not known is no overlap: another crate may not implement a trait yet.
 */
import type { ImplDef } from '../defs.ts';
import { type GenericArg, HAS_ERROR, type TraitRef, type Ty } from '../ty.ts';
import type { Cx, ImplHeader, Pred } from '../types/cx.ts';
import { substArg } from '../types/fold.ts';
import { implHeader } from '../types/items.ts';
import { predicatesOf, substPred } from '../types/predicates.ts';
import { InferTable } from '../types/table.ts';
import { hasUnknownBound } from '../types/unknown-bounds.ts';
import { traitImpls } from './impl-index.ts';
import { Solver } from './solver.ts';

export function implsOverlap(cx: Cx, a: ImplDef, b: ImplDef): boolean {
  const [one, other] = [implHeader(cx, a), implHeader(cx, b)];
  // Both ways: that parameters are `Sized` is looked at on one side only.
  return (
    unify(cx, one, other) &&
    unify(cx, other, one) &&
    !hasUnknownBound(cx, a) &&
    !hasUnknownBound(cx, b)
  );
}

function unify(cx: Cx, a: ImplHeader, b: ImplHeader): boolean {
  const head = a.traitRef;
  if (head === undefined || b.traitRef?.trait !== head.trait) return false;
  const solver = new Solver(cx, new InferTable(), []);
  const own = solver.freshArgs(a);
  const args = head.args.map((arg) => solver.arg(substArg(arg, own)));
  const theirs = solver.matchImpl(b, { trait: head.trait, args });
  if (theirs === undefined) return false;
  return (
    mayHold(cx, solver, predicatesOf(cx, a.def), own) &&
    mayHold(cx, solver, predicatesOf(cx, b.def), theirs)
  );
}

function mayHold(
  cx: Cx,
  solver: Solver,
  preds: readonly Pred[],
  args: readonly GenericArg[],
): boolean {
  return preds.every((pred) => {
    const asked = substPred(pred, args);
    // Auto traits are taken to hold of every type here, and all of one that is not known.
    const about = asked.kind === 'trait' ? asked.ref.args : asked.args;
    if (asked.kind === 'trait' && asked.ref.trait.node.auto !== undefined) return false;
    if (about.some(({ flags }) => (flags & HAS_ERROR) !== 0)) return false;
    if (asked.kind === 'trait' && !isKnown(cx, asked.ref)) return false;
    const verdict = solver.evaluate(asked);
    if (verdict !== 'maybe') return verdict === 'yes';
    return asked.kind === 'trait' && solver.table.shallow(asked.ref.args[0] as Ty).kind === 'infer';
  });
}

/** How far the impls are followed that a bound leads to. */
const MOST_STEPS = 4;

/** Do all bounds of the impls that could answer name traits that are known? */
function isKnown(cx: Cx, { trait, args }: TraitRef, steps = 0): boolean {
  if (trait.crate.isPrelude) return true;
  if (steps > MOST_STEPS || hasUnknownBound(cx, trait)) return false;
  return traitImpls(cx, trait, args[0] as Ty).every(
    ({ def }) =>
      def.crate.isPrelude ||
      (!hasUnknownBound(cx, def) &&
        predicatesOf(cx, def).every(
          (pred) => pred.kind !== 'trait' || isKnown(cx, pred.ref, steps + 1),
        )),
  );
}
