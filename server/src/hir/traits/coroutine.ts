/**
 * The traits of bodies that run in steps: `Future` of `async` ones, `Iterator` of `gen` ones
 * (rustc's `assemble_future_candidates` and `assemble_iterator_candidates`).
 */
import type { TraitDef } from '../defs.ts';
import type { CoroutineKind, Ty } from '../ty.ts';
import type { Cx } from '../types/cx.ts';
import { substTy } from '../types/fold.ts';
import { callableSig } from './callable.ts';
import type { Selection } from './selection.ts';

/** By kind: the trait's lang item, and the method that runs the next step. */
const TRAITS: Readonly<Record<CoroutineKind, readonly [lang: string, step: string]>> = {
  async: ['future_trait', 'poll'],
  gen: ['iterator', 'next'],
};

/** `trait` as the compiler implements it for a coroutine; undefined where it does not. */
export function selectCoroutine(trait: TraitDef, self: Ty): Selection | undefined {
  const kind = self.kind === 'closure' ? self.def.coroutine : undefined;
  if (kind === undefined || trait.lang !== TRAITS[kind][0]) return undefined;
  return { kind: 'callable', ty: self };
}

/**
 * What one that runs gives: `Future::Output`, `Iterator::Item`, or `FnOnce::Output` of what can be
 * called.
 */
export function givenBy(cx: Cx, self: Ty): Ty {
  if (self.kind === 'closure' && self.def.coroutine !== undefined)
    return substTy(self.def.ret, self.args);
  return callableSig(cx, self)!.ret;
}

/** The name of the method that runs the next step of a coroutine of this kind. */
export function stepMethod(kind: CoroutineKind): string {
  return TRAITS[kind][1];
}

/** The lang item of the trait of a coroutine of this kind. */
export function coroutineTrait(kind: CoroutineKind): string {
  return TRAITS[kind][0];
}
