/**
 * Method calls (rustc's `method/probe.rs`): the receiver is dereferenced step by step; at each step
 * by value, `&`, `&mut` are tried; inherent methods (and those of bounds and trait objects) come
 * before methods of traits in scope.
 */
import { memo } from '../../db/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { TExpr } from '../body.ts';
import type { AnyDef, FnDef, TraitDef } from '../defs.ts';
import { editionOf } from '../macros/index.ts';
import { isVisible, unknownDerives } from '../names/index.ts';
import { callableSig } from '../traits/callable.ts';
import { inherentImpls } from '../traits/impl-index.ts';
import { opaquePreds } from '../traits/opaque.ts';
import type { GenericArg, Ty } from '../ty.ts';
import type { ImplHeader } from '../types/cx.ts';
import { substTy } from '../types/fold.ts';
import { genericsOf } from '../types/generics.ts';
import { ERROR, isOfPrelude, mkFloat, mkInt, mkPtr, mkRef, mkSlice } from '../types/intern.ts';
import { fnSigOf } from '../types/items.ts';
import { lowerArgs } from '../types/lower-ty.ts';
import { itemBounds, predicatesOf, substPred, supertraits } from '../types/predicates.ts';
import { checkArgs } from './call.ts';
import { coerce } from './coerce.ts';
import type { Infer } from './ctx.ts';
import { derefDecides, derefOnce, MOST_DEREFS, makeMutable } from './deref.ts';
import { settleIndices } from './index-types.ts';
import { scopeOfMethod } from './kernel-scope.ts';
import { fnRef } from './paths.ts';
import { isGated } from './stability.ts';
import { functionOfStd } from './std-floats.ts';

type Adjust = 'value' | 'ref' | 'ref-mut' | 'const-ptr';
const ADJUSTS: readonly Adjust[] = ['value', 'ref', 'ref-mut', 'const-ptr'];

/**
 * A method that might be meant. `args`: the parents' generic arguments when they are known
 * (bounds).
 */
type Candidate =
  | { readonly kind: 'inherent'; readonly def: FnDef; readonly header: ImplHeader }
  | { readonly kind: 'bound'; readonly def: FnDef; readonly args: readonly GenericArg[] }
  | { readonly kind: 'trait'; readonly def: FnDef; readonly trait: TraitDef };

interface Step {
  readonly ty: Ty;
  readonly derefs: number;
  /** The array of the step before, seen as a slice. */
  readonly unsized: boolean;
}

/**
 * What was found. It has no type of the receiver, as that may have variables of one inference and
 * picks are remembered.
 */
interface Pick {
  readonly candidate: Candidate;
  readonly args: readonly GenericArg[];
  readonly derefs: number;
  readonly unsized: boolean;
  readonly adjust: Adjust;
}

/** `receiver.name::<generics>(args)`. */
export function checkMethodCall(
  ic: Infer,
  expr: ast.MethodCallExpr,
  expected: Ty | undefined,
): TExpr {
  const receiver = ic.check(expr.receiver);
  const places = autoderef(ic, [receiver], true);
  const first = places[0]!;
  if (ic.shallow(first.ty).kind === 'error') {
    for (const arg of expr.args) ic.check(arg);
    return { kind: 'bogus', ty: ERROR, node: expr };
  }
  let pick = probe(ic, places, expr.name);
  if (pick === undefined) {
    const sure = places.length;
    if (autoderef(ic, places, false).length > sure) pick = probe(ic, places, expr.name);
  }
  if (pick === undefined) {
    const self = ic.shallow(first.ty);
    const derives = self.kind === 'adt' ? unknownDerives(self.def) : [];
    const unknown =
      derives.length > 0
        ? ic.bogus('unsupported', `derive macro \`${derives.join('`, `')}\``, expr.name)
        : ic.bogus('unresolved', `method \`${expr.name.text}\``, expr.name, 'E0599');
    // Told first: closures among the arguments lack the types that the method would have said.
    for (const arg of expr.args) ic.check(arg);
    return unknown;
  }
  const hidden =
    pick.candidate.kind === 'trait'
      ? functionOfStd(ic, ic.structurally(places[pick.derefs]!.ty), expr.name)
      : undefined;
  if (hidden !== undefined) {
    for (const arg of expr.args) ic.check(arg);
    return hidden;
  }
  const { def } = pick.candidate;
  const generics = genericsOf(ic.cx, def);
  const args = lowerArgs(ic.cx, ic.scope, generics, expr.generics, pick.args, expr.name);
  const callee = fnRef(ic, def, args, expr.name);
  const sig = callableSig(ic.cx, callee.ty)!;
  const params = sig.params.map((p) => ic.solver.normalize(p));
  const ret = ic.solver.normalize(sig.ret);
  const self = adjustReceiver(ic, places, pick, params[0]!, expr.receiver);
  const scope = scopeOfMethod(ic, def, expr, fnRef);
  const given = scope === undefined ? [self] : [self, coerce(ic, scope, params[1]!)];
  const rest = checkArgs(
    ic,
    { params: params.slice(given.length), ret },
    expr.args,
    expected,
    expr,
  );
  return { kind: 'call', callee, args: [...given, ...rest], ty: ret, node: expr };
}

/**
 * The receiver and all places reached by dereferencing it, added to `places`. `isSure`: as far as
 * no impl of `Deref` has to decide a type that is open, as in `Bag<_>` with one for `Bag<()>`: a
 * method that is found before decides otherwise.
 */
function autoderef(ic: Infer, places: TExpr[], isSure: boolean): TExpr[] {
  for (let at = places.at(-1); at !== undefined && places.length < MOST_DEREFS; ) {
    ic.structurally(at.ty);
    at = isSure && derefDecides(ic, at) ? undefined : derefOnce(ic, at, false);
    if (at !== undefined) places.push(at);
  }
  return places;
}

function stepsOf(ic: Infer, places: readonly TExpr[]): Step[] {
  const steps: Step[] = places.map((p, derefs) => ({
    ty: ic.structurally(p.ty),
    derefs,
    unsized: false,
  }));
  const last = steps[steps.length - 1]!;
  if (last.ty.kind === 'array')
    steps.push({ ty: mkSlice(last.ty.elem), derefs: last.derefs, unsized: true });
  return steps;
}

function probe(ic: Infer, places: readonly TExpr[], name: ast.Name): Pick | undefined {
  const extension = extensionsOf(ic.traitsInScope(), name.text);
  const known = knownPicks(ic, extension, name);
  if (known === undefined) return probePlaces(ic, places, name);
  const self = ic.table.ty(places[0]!.ty);
  if (self.flags !== 0 || !isOfPrelude(self)) return probePlaces(ic, places, name);
  let pick = known.get(self.id);
  if (pick !== undefined) return pick;
  const waiting = ic.solver.pending.length;
  pick = probePlaces(ic, places, name);
  if (pick === undefined) return undefined;
  const args = ic.table.args(pick.args);
  const isClosed = args.every((arg) => arg.flags === 0 && isOfPrelude(arg));
  if (isClosed && ic.solver.pending.length === waiting) known.set(self.id, { ...pick, args });
  return pick;
}

/**
 * Methods found before, by the receiver's type. What they are for a type of the prelude depends on
 * nothing that an edit can change, unless a trait of another crate has a method of that name or
 * bounds speak of such types.
 */
function knownPicks(
  ic: Infer,
  { areOfPrelude, picks }: Extensions,
  of: ast.Name,
): Map<number, Pick> | undefined {
  if (!areOfPrelude || of.text === 'into_iter') return undefined;
  return ic.solver.assumesOfParamsOnly ? picks : undefined;
}

function probePlaces(ic: Infer, places: readonly TExpr[], name: ast.Name): Pick | undefined {
  const last = places[places.length - 1]!;
  const ty = ic.structurally(last.ty);
  let found = probeSteps(ic, stepsOf(ic, places), name);
  if (found === undefined && ty.kind === 'infer' && ty.flavor !== 'any') {
    // rustc refuses methods on `{integer}`; taking the fallback type is what the user will write.
    settleIndices(ic);
    if (ic.structurally(ty).kind === 'infer')
      ic.unify(ty, ty.flavor === 'int' ? mkInt('i32') : mkFloat('f64'));
    found = probeSteps(ic, stepsOf(ic, places), name);
  }
  return found;
}

function probeSteps(ic: Infer, steps: readonly Step[], of: ast.Name): Pick | undefined {
  const name = of.text;
  const inherent = steps.flatMap((s) => inherentCandidates(ic, s.ty, name));
  const extension = extensionsOf(ic.traitsInScope(), name).candidates;
  const all = [inherent, extension];
  const edition = name === 'into_iter' ? editionOf(of.ctxt, ic.module.crate) : 2024;
  if (edition < 2024)
    return pickOf(ic, steps, all, {
      trait: ic.cx.langItems.get('into_iterator'),
      lacks: (ty) => (ty.kind === 'array' && edition < 2021) || isBoxedSlice(ic, ty),
    });
  // What is private here hides none of the methods further on, as in rustc.
  const isOff = ({ kind, def }: Candidate): boolean =>
    isGated(def, ic.module.crate) || (kind === 'inherent' && !isVisible(def.vis, ic.module));
  if (!all.some((list) => list.some(isOff))) return pickOf(ic, steps, all);
  const others = all.map((list) => list.filter((candidate) => !isOff(candidate)));
  return pickOf(ic, steps, others) ?? pickOf(ic, steps, all);
}

/** Types that a trait is taken not to have by value (`rustc_skip_during_method_dispatch`). */
interface Skipped {
  readonly trait: AnyDef | undefined;
  readonly lacks: (ty: Ty) => boolean;
}

function isBoxedSlice(ic: Infer, ty: Ty): boolean {
  if (ty.kind !== 'adt' || ty.def !== ic.cx.langItems.get('owned_box')) return false;
  const [inner] = ty.args;
  return inner !== undefined && 'kind' in inner && ic.structurally(inner as Ty).kind === 'slice';
}

/**
 * The first that fits, over the steps of the receiver; earlier lists come first at each. `skipped`:
 * iteration by value, which arrays lack before edition 2021 and boxed slices before 2024.
 */
function pickOf(
  ic: Infer,
  steps: readonly Step[],
  lists: readonly (readonly Candidate[])[],
  skipped?: Skipped,
): Pick | undefined {
  for (const step of steps) {
    for (const adjust of ADJUSTS) {
      const self = adjusted(step, adjust);
      if (self === undefined) continue;
      for (const all of lists) {
        const list =
          skipped?.lacks(self) === true
            ? all.filter((candidate) => candidate.def.container !== skipped.trait)
            : all;
        const pick = firstMatch(ic, list, self, step, adjust);
        if (pick !== undefined) return pick;
      }
    }
  }
  return undefined;
}

/** Methods of a name in traits. */
interface Extensions {
  readonly candidates: readonly Candidate[];
  /** All the traits are the prelude's. */
  readonly areOfPrelude: boolean;
  /** What was found for types of the prelude, by their `id`. */
  readonly picks: Map<number, Pick>;
}

/** By list of traits, which is one for each module, and name. */
const extensions = memo<readonly TraitDef[], Map<string, Extensions>>('hir.method.extensions');

function extensionsOf(traits: readonly TraitDef[], name: string): Extensions {
  let byName = extensions.get(traits);
  if (byName === undefined) extensions.set(traits, (byName = new Map()));
  let found = byName.get(name);
  if (found === undefined) {
    const candidates = traits.flatMap((trait): (Candidate & { kind: 'trait' })[] => {
      const def = trait.items.fns.get(name);
      return def !== undefined && hasSelf(def) ? [{ kind: 'trait', def, trait }] : [];
    });
    const areOfPrelude = candidates.every(({ trait }) => trait.crate.isPrelude);
    byName.set(name, (found = { candidates, areOfPrelude, picks: new Map() }));
  }
  return found;
}

function hasSelf(def: FnDef): boolean {
  return def.node.paramList.params[0]?.kind === 'SelfParam';
}

function adjusted(step: Step, adjust: Adjust): Ty | undefined {
  switch (adjust) {
    case 'value':
      return step.unsized ? undefined : step.ty;
    case 'ref':
      return mkRef(step.ty, false);
    case 'ref-mut':
      return mkRef(step.ty, true);
    case 'const-ptr':
      return step.ty.kind === 'ptr' && step.ty.mut ? mkPtr(step.ty.inner, false) : undefined;
  }
}

function inherentCandidates(ic: Infer, ty: Ty, name: string): Candidate[] {
  const out: Candidate[] = [];
  for (const header of inherentImpls(ic.cx, ty, name)) {
    const def = header.def.items.fns.get(name);
    if (def !== undefined && hasSelf(def)) out.push({ kind: 'inherent', def, header });
  }
  switch (ty.kind) {
    case 'param':
    case 'proj':
    case 'opaque':
    case 'dyn':
      addBoundCandidates(ic, ty, name, out);
  }
  return oneForEachTrait(out);
}

/** Methods of the traits that bounds or a trait object name. */
function addBoundCandidates(ic: Infer, ty: Ty, name: string, out: Candidate[]): void {
  // Bounds that follow from another are among those of the function too: each is looked at once.
  const seen = new Map<TraitDef, (readonly GenericArg[])[]>();
  const isSeen = (trait: TraitDef, args: readonly GenericArg[]): boolean =>
    seen.get(trait)?.some((one) => one.every((arg, i) => arg === args[i])) === true;
  const fromBound = (trait: TraitDef, args: readonly GenericArg[]): void => {
    if (isSeen(trait, args)) return;
    for (const sup of supertraits(ic.cx, { trait, args })) {
      const before = seen.get(sup.trait);
      if (before === undefined) seen.set(sup.trait, [sup.args]);
      else before.push(sup.args);
      const def = sup.trait.items.fns.get(name);
      if (def === undefined || !hasSelf(def)) continue;
      if (
        out.some(
          (c) => c.def === def && c.kind === 'bound' && c.args.every((a, i) => a === sup.args[i]),
        )
      )
        continue;
      out.push({ kind: 'bound', def, args: sup.args.map((a) => ic.solver.arg(a)) });
    }
  };
  if (ty.kind === 'param' || ty.kind === 'proj') {
    for (const pred of ic.solver.env) {
      if (pred.kind === 'trait' && ic.shallow(pred.ref.args[0] as Ty) === ty)
        fromBound(pred.ref.trait, pred.ref.args);
    }
  }
  if (ty.kind === 'proj') {
    for (const pred of itemBounds(ic.cx, ty.item)) {
      const own = substPred(pred, ty.args);
      if (own.kind === 'trait') fromBound(own.ref.trait, [ty, ...own.ref.args.slice(1)]);
    }
  }
  if (ty.kind === 'opaque') {
    for (const pred of opaquePreds(ic.cx, ty))
      if (pred.kind === 'trait') fromBound(pred.ref.trait, pred.ref.args);
  }
  if (ty.kind === 'dyn' && ty.principal !== undefined)
    fromBound(ty.principal.trait, [ty, ...ty.principal.args]);
}

/**
 * Of several bounds by one trait (`T: Mul<f32> + Mul<T>`) the use decides which is meant: they
 * become one candidate.
 */
function oneForEachTrait(list: Candidate[]): Candidate[] {
  if (list.length < 2) return list;
  const out: Candidate[] = [];
  for (const candidate of list) {
    const { def } = candidate;
    const isFirst = !out.some((c) => c.kind !== 'inherent' && c.def === def);
    const trait = def.container;
    if (candidate.kind !== 'bound' || trait?.kind !== 'trait') out.push(candidate);
    else if (isFirst) {
      const several = list.filter((c) => c.kind === 'bound' && c.def === def).length > 1;
      out.push(several ? { kind: 'trait', def, trait } : candidate);
    }
  }
  return out;
}

function firstMatch(
  ic: Infer,
  list: readonly Candidate[],
  self: Ty,
  step: Step,
  adjust: Adjust,
): Pick | undefined {
  const { derefs, unsized } = step;
  let maybe: { candidate: Candidate; args: readonly GenericArg[] } | undefined;
  for (const candidate of list) {
    if (!couldTake(ic, candidate, self)) continue;
    const mark = ic.table.snapshot();
    const match = matchCandidate(ic, candidate, self);
    if (match?.verdict === 'yes') return { candidate, args: match.args, derefs, unsized, adjust };
    ic.table.rollback(mark);
    if (match?.verdict === 'maybe') maybe ??= { candidate, args: match.args };
  }
  if (maybe === undefined) return undefined;
  const again = matchCandidate(ic, maybe.candidate, self);
  return again === undefined
    ? undefined
    : { candidate: maybe.candidate, args: again.args, derefs, unsized, adjust };
}

/** A quick look at the form of the method's self parameter. */
function couldTake(ic: Infer, candidate: Candidate, self: Ty): boolean {
  const param = candidate.def.node.paramList.params[0];
  if (param?.kind !== 'SelfParam') return false;
  if (param.type !== undefined || !param.ref) return true;
  const at = ic.shallow(self);
  return at.kind === 'ref' && at.mut === param.mut;
}

/** Unifies the method's self parameter with the adjusted receiver type and looks at the bounds. */
function matchCandidate(
  ic: Infer,
  candidate: Candidate,
  self: Ty,
): { args: readonly GenericArg[]; verdict: 'yes' | 'maybe' } | undefined {
  const { cx, table, solver } = ic;
  const param = fnSigOf(cx, candidate.def).params[0]!;
  const fresh = (kind: 'type' | 'const'): GenericArg =>
    kind === 'type' ? table.newVar() : table.newConst();
  switch (candidate.kind) {
    case 'bound':
      return table.unify(solver.normalize(substTy(param, candidate.args)), self)
        ? { args: candidate.args, verdict: 'yes' }
        : undefined;
    case 'inherent': {
      const args = candidate.header.generics.params.map((p) => fresh(p.kind));
      if (!table.unify(solver.normalize(substTy(param, args)), self)) return undefined;
      const holds = predicatesOf(cx, candidate.header.def).every(
        (p) => solver.evaluate(substPred(p, args)) !== 'no',
      );
      return holds ? { args, verdict: 'yes' } : undefined;
    }
    case 'trait': {
      const generics = genericsOf(cx, candidate.trait);
      const args = generics.params.map((p) => fresh(p.kind));
      if (!table.unify(solver.normalize(substTy(param, args)), self)) return undefined;
      if (
        ic.shallow(args[0] as Ty).kind === 'infer' &&
        ic.shallow(self).kind === 'infer' &&
        (ic.shallow(self) as { flavor?: string }).flavor === 'any'
      )
        return undefined;
      const verdict = solver.evaluate({ kind: 'trait', ref: { trait: candidate.trait, args } });
      return verdict === 'no' ? undefined : { args, verdict };
    }
  }
}

function adjustReceiver(
  ic: Infer,
  places: readonly TExpr[],
  pick: Pick,
  selfTy: Ty,
  node: ast.AnyNode,
): TExpr {
  const place = places[pick.derefs]!;
  switch (pick.adjust) {
    case 'value': {
      // A mutable reference is reborrowed, not moved.
      const ty = ic.shallow(place.ty);
      if (ty.kind === 'ref' && ty.mut) makeMutable(ic, place);
      ic.receivers.add(place);
      return place;
    }
    case 'const-ptr':
      return { kind: 'cast', cast: 'ptr-ptr', operand: place, ty: selfTy, node };
    case 'ref':
    case 'ref-mut': {
      const mut = pick.adjust === 'ref-mut';
      if (mut) makeMutable(ic, place);
      const borrowed: TExpr = { kind: 'borrow', mut, place, ty: mkRef(place.ty, mut), node };
      const array = ic.structurally(place.ty);
      if (!pick.unsized || array.kind !== 'array') return borrowed;
      return {
        kind: 'cast',
        cast: 'unsize',
        operand: borrowed,
        ty: mkRef(mkSlice(array.elem), mut),
        node,
      };
    }
  }
}
