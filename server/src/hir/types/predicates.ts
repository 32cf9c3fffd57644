/**
 * Predicates: what the bounds and where clauses of an item promise, supertraits, bounds of
 * associated types. `assocTypeInBounds` reads the syntax of bounds directly, so that `T::Item`
 * inside bounds does not ask for itself.
 */
import { append } from '../../base/index.ts';
import { memo } from '../../db/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { GenericDef, TraitDef, TypeAliasDef } from '../defs.ts';
import { resolvePath } from '../names/index.ts';
import type { GenericArg, TraitRef, Ty } from '../ty.ts';
import type { Cx, Pred } from './cx.ts';
import { substArgs, substTy } from './fold.ts';
import { genericsOf } from './generics.ts';
import type { GenericsInfo } from './generics-info.ts';
import { ERROR, mkParam, mkProj } from './intern.ts';
import { lowerBoundPreds, lowerTraitRef, lowerTy } from './lower-ty.ts';
import { scopeFor } from './scope.ts';
import type { TyScope } from './ty-scope.ts';

/** The same predicate with its parameters replaced. */
export function substPred(pred: Pred, args: readonly GenericArg[]): Pred {
  if (pred.kind === 'trait') {
    return { kind: 'trait', ref: { trait: pred.ref.trait, args: substArgs(pred.ref.args, args) } };
  }
  return { ...pred, args: substArgs(pred.args, args), ty: substTy(pred.ty, args) };
}

function ownBounds(def: GenericDef): {
  generics: ast.GenericParams | undefined;
  wheres: (ast.WhereClause | undefined)[];
} {
  const node = def.node;
  const wheres = 'where' in node ? [node.where] : [];
  if (node.kind === 'TypeAlias') wheres.push(node.whereAfter);
  return { generics: node.generics, wheres };
}

/** All predicates in force inside `def`, parents' included. Supertraits are not expanded. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: predicates in their order: the container's, those of parameters, those of `where`
export function predicatesOf(cx: Cx, def: GenericDef): readonly Pred[] {
  const known = cx.preds.get(def);
  if (known !== undefined) return known;
  const out: Pred[] = [];
  cx.preds.set(def, out);
  if (
    (def.kind === 'fn' || def.kind === 'const' || def.kind === 'type-alias') &&
    (def.container?.kind === 'impl' || def.container?.kind === 'trait')
  ) {
    append(out, predicatesOf(cx, def.container));
  }
  const generics = genericsOf(cx, def);
  const base = scopeFor(cx, def);
  const scope = generics.implTraitParams.size > 0 ? argumentScope(base, generics) : base;
  if (def.kind === 'trait')
    out.push({ kind: 'trait', ref: { trait: def, args: generics.identity } });
  const { generics: params, wheres } = ownBounds(def);
  for (const param of params?.params ?? []) {
    if (param.kind !== 'TypeParam') continue;
    const self = generics.byName.get(param.name.text);
    if (self === undefined) continue;
    for (const bound of param.bounds)
      append(out, lowerBoundPreds(cx, scope, bound, mkParam(self.index, self.name)));
  }
  for (const param of generics.params) {
    for (const bound of param.bounds) {
      if (param.index >= generics.parentCount)
        append(out, lowerBoundPreds(cx, scope, bound, mkParam(param.index, param.name)));
    }
  }
  for (const where of wheres) {
    for (const pred of where?.preds ?? []) {
      if (pred.kind !== 'TypePred') continue;
      const self = lowerTy(cx, scope, pred.type);
      for (const bound of pred.bounds) append(out, lowerBoundPreds(cx, scope, bound, self));
    }
  }
  return out;
}

/** The scope in which `impl Trait` means the parameter that stands for it. */
export function argumentScope(base: TyScope, generics: GenericsInfo): TyScope {
  return base.withImplTrait((node) => {
    const param = generics.implTraitParams.get(node);
    return param === undefined ? ERROR : mkParam(param.index, param.name);
  });
}

/**
 * Predicates of the item alone that a user of it must prove: its own and its parents', without
 * `Self: Trait`.
 */
export function obligationsOf(cx: Cx, def: GenericDef): readonly Pred[] {
  return predicatesOf(cx, def);
}

/**
 * What a trait promises about Self: its supertraits with their bindings, in terms of the trait's
 * parameters.
 */
export function superPredicates(cx: Cx, trait: TraitDef): readonly Pred[] {
  const known = cx.superPreds.get(trait);
  if (known !== undefined) return known;
  const out: Pred[] = [];
  cx.superPreds.set(trait, out);
  const scope = scopeFor(cx, trait);
  const self = mkParam(0, 'Self');
  cx.inProgress.add(trait);
  for (const bound of trait.node.bounds) append(out, lowerBoundPreds(cx, scope, bound, self));
  for (const pred of trait.node.where?.preds ?? []) {
    if (pred.kind !== 'TypePred' || !isSelfPath(pred.type)) continue;
    for (const bound of pred.bounds) append(out, lowerBoundPreds(cx, scope, bound, self));
  }
  cx.inProgress.delete(trait);
  return out;
}

function isSelfPath(node: ast.AnyType): boolean {
  return (
    node.kind === 'PathType' &&
    node.path.qself === undefined &&
    node.path.segments.length === 1 &&
    node.path.segments[0]!.name.text === 'Self'
  );
}

/** `ref` and all its supertraits, nearest first, each once. */
export function supertraits(cx: Cx, ref: TraitRef): readonly TraitRef[] {
  if (ref.trait.node.bounds.length === 0 && ref.trait.node.where === undefined) return [ref];
  const out: TraitRef[] = [ref];
  const byTrait = new Map<TraitDef, TraitRef[]>([[ref.trait, [ref]]]);
  for (let i = 0; i < out.length; i++) {
    const at = out[i]!;
    for (const pred of superPredicates(cx, at.trait)) {
      if (pred.kind !== 'trait') continue;
      const { trait } = pred.ref;
      const args = substArgs(pred.ref.args, at.args);
      // One trait may be a supertrait several times over: `Shl<i32> + Shl<u32>`.
      const known = byTrait.get(trait);
      if (known?.some((one) => one.args.every((arg, n) => arg === args[n])) === true) continue;
      const sup = { trait, args };
      out.push(sup);
      if (known === undefined) byTrait.set(trait, [sup]);
      else known.push(sup);
    }
  }
  return out;
}

/**
 * The predicates of `def` with supertraits (and their bindings) expanded: the parameter
 * environment.
 */
export function elaboratedPredicates(cx: Cx, def: GenericDef): readonly Pred[] {
  const known = cx.elaborated.get(def);
  if (known !== undefined) return known;
  const out = expandSupertraits(cx, predicatesOf(cx, def));
  if (!hasOpen(cx, out)) cx.elaborated.set(def, out);
  return out;
}

/** Predicates with the supertraits of their traits, and what those bind. */
export function expandSupertraits(cx: Cx, preds: readonly Pred[]): Pred[] {
  const out: Pred[] = [...preds];
  const seen = new Map<TraitDef | TypeAliasDef, Set<string>>();
  for (let i = 0; i < out.length; i++) {
    const pred = out[i]!;
    if (pred.kind !== 'trait') continue;
    for (const sup of superPredicates(cx, pred.ref.trait)) {
      const next = substPred(sup, pred.ref.args);
      const head = next.kind === 'trait' ? next.ref.trait : next.item;
      const known = seen.get(head) ?? new Set();
      seen.set(head, known);
      const key = argsKey(next);
      if (known.has(key)) continue;
      known.add(key);
      out.push(next);
    }
  }
  return out;
}

/** What a predicate says of its trait or associated type. */
function argsKey(pred: Pred): string {
  const args = pred.kind === 'trait' ? pred.ref.args : [...pred.args, pred.ty];
  return args.map(({ id }) => id).join();
}

/**
 * Bounds declared on an associated type (`type Item: Copy`), in terms of the trait's and the item's
 * parameters.
 */
export function itemBounds(cx: Cx, item: TypeAliasDef): readonly Pred[] {
  const known = cx.itemBounds.get(item);
  if (known !== undefined) return known;
  const out: Pred[] = [];
  cx.itemBounds.set(item, out);
  if (item.container?.kind !== 'trait') return out;
  const scope = scopeFor(cx, item);
  const self = mkProj(item, item.container, genericsOf(cx, item).identity);
  cx.inProgress.add(item);
  for (const bound of item.node.bounds) append(out, lowerBoundPreds(cx, scope, bound, self));
  cx.inProgress.delete(item);
  return out;
}

const elaboratedBounds = memo<TypeAliasDef, readonly Pred[]>('hir.predicates.elaboratedBounds');

/** `itemBounds` with supertraits and what they bind. */
export function elaboratedItemBounds(cx: Cx, item: TypeAliasDef): readonly Pred[] {
  let known = elaboratedBounds.get(item);
  if (known === undefined) {
    known = expandSupertraits(cx, itemBounds(cx, item));
    if (!cx.inProgress.has(item) && !hasOpen(cx, known)) elaboratedBounds.set(item, known);
  }
  return known;
}

/**
 * Whether supertraits of one of the traits are just being read: what was found of them is not all.
 */
function hasOpen(cx: Cx, preds: readonly Pred[]): boolean {
  return (
    cx.inProgress.size > 0 &&
    preds.some((p) => p.kind === 'trait' && cx.inProgress.has(p.ref.trait))
  );
}

/** An associated type called `name` that some bound on `ty` provides. */
export function assocTypeInBounds(
  cx: Cx,
  scope: TyScope,
  ty: Ty,
  name: string,
): { item: TypeAliasDef; ref: TraitRef } | undefined {
  if (ty.kind === 'param') return assocTypeOfParam(cx, scope, ty, name);
  return ty.kind === 'proj' ? assocTypeOfProjection(cx, scope, ty, name) : undefined;
}

interface FoundAssocType {
  item: TypeAliasDef;
  ref: TraitRef;
}

function assocTypeOfParam(
  cx: Cx,
  scope: TyScope,
  ty: Ty & { kind: 'param' },
  name: string,
): FoundAssocType | undefined {
  for (let owner = scope.owner; owner !== undefined; owner = parentOwner(owner)) {
    if (owner.kind === 'trait' && ty.index === 0) {
      const found = itemOf(cx, { trait: owner, args: genericsOf(cx, owner).identity }, name);
      if (found !== undefined) return found;
    }
    const found = inWrittenBounds(cx, scopeFor(cx, owner), owner, ty, name);
    if (found !== undefined) return found;
  }
  const param = scope.generics?.params[ty.index];
  for (const bound of param?.bounds ?? []) {
    const found = inBound(cx, scope, bound, ty, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** By the bounds of the associated type where it is declared, then by `where` clauses around. */
function assocTypeOfProjection(
  cx: Cx,
  scope: TyScope,
  ty: Ty & { kind: 'proj' },
  name: string,
): FoundAssocType | undefined {
  const owner = scopeFor(cx, ty.item);
  for (const bound of ty.item.node.bounds) {
    const self = mkProj(ty.item, ty.trait, genericsOf(cx, ty.item).identity);
    const found = inBound(cx, owner, bound, self, name);
    if (found === undefined) continue;
    const { item, ref } = found;
    return { item, ref: { trait: ref.trait, args: substArgs(ref.args, ty.args) } };
  }
  for (let at = scope.owner; at !== undefined; at = parentOwner(at)) {
    for (const pred of cx.preds.get(at) ?? []) {
      if (pred.kind !== 'trait' || pred.ref.args[0] !== ty) continue;
      const found = itemOf(cx, pred.ref, name);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function parentOwner(def: GenericDef): GenericDef | undefined {
  if (def.kind !== 'fn' && def.kind !== 'const' && def.kind !== 'type-alias') return undefined;
  return def.container?.kind === 'impl' || def.container?.kind === 'trait'
    ? def.container
    : undefined;
}

function itemOf(
  cx: Cx,
  ref: TraitRef,
  name: string,
): { item: TypeAliasDef; ref: TraitRef } | undefined {
  for (const sup of supertraits(cx, ref)) {
    const item = sup.trait.items.types.get(name);
    if (item !== undefined) return { item, ref: sup };
  }
  return undefined;
}

/**
 * Does the trait or a supertrait (by syntax, without lowering arguments) have an associated type of
 * this name?
 */
function traitHasType(
  trait: TraitDef,
  scope: TyScope,
  name: string,
  seen = new Set<TraitDef>(),
): boolean {
  if (seen.has(trait)) return false;
  seen.add(trait);
  if (trait.items.types.has(name)) return true;
  const bounds = [...trait.node.bounds];
  for (const pred of trait.node.where?.preds ?? []) {
    if (pred.kind === 'TypePred' && isSelfPath(pred.type)) append(bounds, pred.bounds);
  }
  return bounds.some((bound) => {
    if (bound.kind !== 'TraitBound') return false;
    const found = resolvePath(trait.module, bound.path, 'type');
    return found?.def.kind === 'trait' && traitHasType(found.def, scope, name, seen);
  });
}

function inBound(cx: Cx, scope: TyScope, bound: ast.AnyBound, self: Ty, name: string) {
  if (bound.kind !== 'TraitBound' || bound.maybe) return undefined;
  const found = resolvePath(scope.module, bound.path, 'type');
  if (found?.def.kind !== 'trait' || !traitHasType(found.def, scope, name)) return undefined;
  return itemOf(cx, lowerTraitRef(cx, scope, bound.path, found.def, self), name);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: bounds of parameters, then those of `where`, until one has the name
function inWrittenBounds(
  cx: Cx,
  scope: TyScope,
  owner: GenericDef,
  ty: Ty & { kind: 'param' },
  name: string,
) {
  const { generics, wheres } = ownBounds(owner);
  for (const param of generics?.params ?? []) {
    if (param.kind !== 'TypeParam' || param.name.text !== ty.name) continue;
    for (const bound of param.bounds) {
      const found = inBound(cx, scope, bound, ty, name);
      if (found !== undefined) return found;
    }
  }
  for (const where of wheres) {
    for (const pred of where?.preds ?? []) {
      if (pred.kind !== 'TypePred' || pred.type.kind !== 'PathType') continue;
      const path = pred.type.path;
      const word = path.segments[0]?.name.text;
      if (path.qself !== undefined || path.segments.length !== 1 || word !== ty.name) continue;
      for (const bound of pred.bounds) {
        const found = inBound(cx, scope, bound, ty, name);
        if (found !== undefined) return found;
      }
    }
  }
  return undefined;
}
