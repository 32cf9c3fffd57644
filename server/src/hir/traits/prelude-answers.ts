/**
 * What the solvers of all bodies share: answers about types that the prelude alone defines. No edit
 * can change them and, as a crate may implement foreign traits for its own types only, no other
 * crate either.
 */
import { memo } from '../../db/index.ts';
import type { Crate, TraitDef } from '../defs.ts';
import type { GenericArg, Ty } from '../ty.ts';
import { HAS_PARAM } from '../ty.ts';
import type { Pred } from '../types/cx.ts';
import { isOfPrelude } from '../types/intern.ts';

export interface PreludeAnswers {
  /** What projections stand for. */
  readonly projected: Map<Ty, Ty>;
  /** Predicates that hold, by the key that the solver gives them. */
  readonly proven: Set<string>;
}

/** By `core`, of which there is one for each target. */
const known = memo<Crate, PreludeAnswers>('hir.prelude-answers');

export function answersOf(core: Crate): PreludeAnswers {
  let answers = known.get(core);
  if (answers === undefined)
    known.set(core, (answers = { projected: new Map(), proven: new Set() }));
  return answers;
}

/** Is the predicate closed and about the prelude's trait and types alone? */
export function isAboutPrelude(trait: TraitDef, args: readonly GenericArg[]): boolean {
  return trait.crate.isPrelude && args.every((arg) => arg.flags === 0 && isOfPrelude(arg));
}

/**
 * Where something is assumed of a closed type (`where u32: Add<T>`), answers about such types are
 * not the same as elsewhere.
 */
export function assumesOfParamsOnly(env: readonly Pred[]): boolean {
  return env.every((pred) => {
    const args = pred.kind === 'trait' ? pred.ref.args : pred.args;
    return (args[0]!.flags & HAS_PARAM) !== 0;
  });
}
