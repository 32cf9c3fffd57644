/** What the trait solver is asked to prove, and what it may find. */
import type { TraitDef, TypeAliasDef } from '../defs.ts';
import { type GenericArg, HAS_ERROR, HAS_INFER, type TraitRef, type Ty, type TyOf } from '../ty.ts';
import type { ImplHeader, Pred } from '../types/cx.ts';
import { displayTy } from '../types/display.ts';

/** What makes a predicate true. */
export type Selection =
  | { readonly kind: 'impl'; readonly header: ImplHeader; readonly args: readonly GenericArg[] }
  /** A bound of the environment, an associated type's bound or an opaque type's bound. */
  | { readonly kind: 'bound'; readonly ref: TraitRef; readonly preds: readonly Pred[] }
  /** `Fn*` of a closure, fn item or fn pointer. */
  | { readonly kind: 'callable'; readonly ty: Ty }
  | { readonly kind: 'dyn'; readonly ty: TyOf<'dyn'>; readonly ref: TraitRef }
  | { readonly kind: 'builtin'; readonly parts: readonly Ty[] }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'none' };

/** A predicate that must hold. */
export interface Obligation {
  readonly pred: Pred;
  /** Where it comes from; opaque here, used for messages. */
  readonly node: unknown;
  /** Obligations from which it follows. */
  readonly depth: number;
}

export interface FailedObligation extends Obligation {
  /** It was given up, as one of a series without end. */
  readonly isEndless: boolean;
}

export const AMBIGUOUS: Selection = { kind: 'ambiguous' };
export const NONE: Selection = { kind: 'none' };

/** Without open variables and without what stands for a mistake. */
export function isClosed(args: readonly GenericArg[]): boolean {
  return args.every((arg) => (arg.flags & (HAS_INFER | HAS_ERROR)) === 0);
}

/** Options of a solver. */
export interface SolverOptions {
  /** Replace `impl Trait` types by what they hide (after inference). */
  readonly reveal: boolean;
  /** A parameter has `Send` and its like only where a bound says so: impls are compared. */
  readonly asksAuto?: boolean;
  /**
   * What projections stand for, shared with other solvers that assume nothing and reveal the same.
   */
  readonly projected?: Map<Ty, Ty>;
}

export type Verdict = 'yes' | 'maybe' | 'no';

/** What is reported about a projection that was given up, in rustc's words. */
export function overflowOf(self: Ty, trait: TraitDef, item: TypeAliasDef): string {
  const start = displayTy(self).slice(0, 40);
  return `overflow evaluating the requirement \`<${start}.. as ${trait.name}>::${item.name}\``;
}
