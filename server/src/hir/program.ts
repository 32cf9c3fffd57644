/**
 * A program: crates collected for one target and all queries over them. This is what `lower/` and
 * `rules/` hold in hand. Instance resolution and monomorphic queries use a solver with an empty
 * environment that sees through `impl Trait`.
 */

import type { FileId } from '../base/index.ts';
import type * as ast from '../syntax/index.ts';
import type { Body } from './body.ts';
import { findAttr } from './cfg/index.ts';
import type {
  AdtDef,
  AnyDef,
  AssocContainer,
  BodyOwner,
  ConstDef,
  Crate,
  FnDef,
  GenericDef,
  ImplDef,
  StaticDef,
  StructDef,
  TraitDef,
  UnionDef,
  VariantDef,
} from './defs.ts';
import { inferBody } from './infer/index.ts';
import {
  callerPlace,
  isEnabled,
  isRewritten,
  type LooseDef,
  mayDeriveCopy,
} from './names/index.ts';
import type {
  ConstEvaluator,
  FieldInfo,
  FnSig,
  Generics,
  HirQueries,
  Instance,
  Repr,
  SourcePlace,
  TargetCfg,
  VtableSlot,
} from './queries.ts';
import { dispatchable } from './traits/dispatch.ts';
import { forgetImpls } from './traits/impl-index.ts';
import { resolveConst, resolveInstance } from './traits/instance.ts';
import { implsOverlap } from './traits/overlap.ts';
import { Solver } from './traits/solver.ts';
import type { AnonConst, ClosureDef, Const, GenericArg, TraitRef, Ty, TyOf } from './ty.ts';
import { HAS_ERROR, HAS_OPAQUE, HAS_PROJ } from './ty.ts';
import { ITEM_QUERIES } from './types/connect.ts';
import { type Cx, createCx } from './types/cx.ts';
import { displayTy } from './types/display.ts';
import { substArgs, substConst, substTy } from './types/fold.ts';
import { genericsOf } from './types/generics.ts';
import { isTy, mkAdt, mkDyn, mkFnDef } from './types/intern.ts';
import {
  ctorSigOf,
  discriminantOf,
  fieldsOf,
  fnSigOf,
  implHeader,
  itemTy,
  reprOf,
} from './types/items.ts';
import { collectLangItems, langFn, langTrait } from './types/lang.ts';
import { lowerArgs } from './types/lower-ty.ts';
import {
  elaboratedPredicates,
  predicatesOf,
  substPred,
  superPredicates,
  supertraits,
} from './types/predicates.ts';
import { scopeFor } from './types/scope.ts';
import { InferTable } from './types/table.ts';
import { hasUnknownBound } from './types/unknown-bounds.ts';

const FN_TRAITS: Readonly<Record<string, ClosureDef['trait']>> = {
  fn: 'Fn',
  fn_mut: 'FnMut',
  fn_once: 'FnOnce',
};

export class Program implements HirQueries {
  readonly cx: Cx;
  private readonly mono = new Map<number, Ty>();
  private readonly projected = new Map<Ty, Ty>();
  private readonly traitAnswers = new Map<TraitDef, Map<number | string, boolean>>();
  private readonly drops = new Map<Ty, boolean>();
  private readonly freezes = new Map<Ty, boolean>();
  /** By definition, then by the `id` of the type of the function with its arguments. */
  private readonly instances = new Map<object, Map<number, Instance | undefined>>();

  /**
   * `before`: a program over the same `core` and target, whose knowledge of the prelude is taken
   * over.
   */
  constructor(target: TargetCfg, crates: readonly Crate[], core: Crate, before?: Program) {
    this.cx = createCx(
      target,
      crates,
      core,
      (attrs, owner) => isEnabled(owner.crate.root, attrs),
      ITEM_QUERIES,
    );
    if (before !== undefined && before.core === core) this.cx = takeOver(this.cx, before.cx);
    this.cx.infer = (owner) => inferBody(this.cx, owner);
    if (this.cx.langItems.size === 0) collectLangItems(this.cx, core);
  }

  /**
   * Forgets the typed body of a function that got a new one, or whose body names something that
   * changed.
   */
  forgetBody(def: FnDef): void {
    this.cx.bodies.delete(def);
    this.cx.bodyOwners.delete(def);
    this.cx.hidden.delete(def);
    this.forgetHead(def);
  }

  /**
   * What the head says is known by its nodes: `impl Trait` in it stands for the parameter that was
   * made of this very node.
   */
  private forgetHead(def: FnDef): void {
    const { fnSigs, generics, preds, elaborated, environments } = this.cx;
    for (const table of [fnSigs, generics, preds, elaborated, environments]) table.delete(def);
  }

  /** Forgets a definition that is there no more. */
  forgetItem(def: LooseDef): void {
    this.instances.delete(def);
    if (def.kind !== 'fn' && def.kind !== 'const') return;
    this.cx.bodies.delete(def);
    this.cx.bodyOwners.delete(def);
  }

  /** Items of a crate have come or gone: which impls it has is looked up again. */
  reshaped(crate: Crate): void {
    forgetImpls(crate);
  }

  /**
   * Lets go of the typed bodies of its own crates and of all that was made with them. Closures are
   * known by their bodies, so what else holds types of closures must go too. What is asked for
   * again is computed again and says the same.
   */
  release(): void {
    const { bodies, bodyOwners, hidden } = this.cx;
    for (const owner of bodyOwners) {
      bodies.delete(owner);
      if (owner.kind === 'fn') hidden.delete(owner);
    }
    bodyOwners.clear();
    this.mono.clear();
    this.projected.clear();
    this.traitAnswers.clear();
    this.drops.clear();
    this.freezes.clear();
    this.instances.clear();
  }

  get target(): TargetCfg {
    return this.cx.target;
  }
  get core(): Crate {
    return this.cx.core;
  }
  get crates(): readonly Crate[] {
    return this.cx.crates;
  }

  lang(name: string): AnyDef | undefined {
    return this.cx.langItems.get(name);
  }
  setConstEvaluator(evaluator: ConstEvaluator): void {
    this.cx.evaluator = evaluator;
  }

  generics(def: GenericDef): Generics {
    return genericsOf(this.cx, def);
  }
  fnSig(def: FnDef): FnSig {
    return fnSigOf(this.cx, def);
  }
  /**
   * What generic arguments written in a function's code mean for another function; undefined when
   * they do not fit it.
   */
  writtenArgs(
    def: FnDef,
    written: ast.GenericArgs,
    within: FnDef,
  ): readonly GenericArg[] | undefined {
    const generics = genericsOf(this.cx, def);
    if (generics.parentCount > 0) return undefined;
    const scope = scopeFor(this.cx, within).inBody([]);
    const args = lowerArgs(this.cx, scope, generics, written, [], written);
    return scope.problems.length === 0 ? args : undefined;
  }
  ctorSig(def: StructDef | VariantDef): FnSig {
    return ctorSigOf(this.cx, def);
  }
  fields(def: StructDef | UnionDef | VariantDef): readonly FieldInfo[] {
    return fieldsOf(this.cx, def);
  }
  discriminant(def: VariantDef): bigint {
    return discriminantOf(this.cx, def);
  }
  typeOf(def: ConstDef | StaticDef): Ty {
    return itemTy(this.cx, def);
  }
  body(owner: BodyOwner | AnonConst): Body | undefined {
    return inferBody(this.cx, owner);
  }
  implTraitRef(def: ImplDef): TraitRef | undefined {
    return implHeader(this.cx, def).traitRef;
  }
  implSelfTy(def: ImplDef): Ty {
    return implHeader(this.cx, def).selfTy;
  }

  /** The closures among the types that a function is given, with what its bounds ask of them. */
  closureBounds(
    def: AnyDef,
    args: readonly GenericArg[],
  ): readonly { readonly closure: ClosureDef; readonly wanted: ClosureDef['trait'] }[] {
    if (def.kind !== 'fn') return [];
    return predicatesOf(this.cx, def).flatMap((pred) => {
      if (pred.kind !== 'trait') return [];
      const wanted = FN_TRAITS[pred.ref.trait.lang ?? ''];
      const [self] = wanted === undefined ? [] : pred.ref.args;
      if (wanted === undefined || self === undefined || !isTy(self) || self.kind !== 'param')
        return [];
      const given = args[self.index];
      return given !== undefined && isTy(given) && given.kind === 'closure'
        ? [{ closure: given.def, wanted }]
        : [];
    });
  }

  /** Do two impls of a trait certainly apply to one type? */
  implsOverlap(a: ImplDef, b: ImplDef): boolean {
    return implsOverlap(this.cx, a, b);
  }

  adtTy(def: StructDef, args: readonly GenericArg[]): Ty {
    return mkAdt(def, args);
  }
  substitute(ty: Ty, args: readonly GenericArg[]): Ty {
    return substTy(ty, args);
  }
  substituteConst(c: Const, args: readonly GenericArg[]): Const {
    return substConst(c, args);
  }

  private solver(): Solver {
    return new Solver(this.cx, new InferTable(), [], { reveal: true, projected: this.projected });
  }

  overflow: string | undefined;

  private normalizeMono(ty: Ty): Ty {
    if ((ty.flags & (HAS_PROJ | HAS_OPAQUE)) === 0) return ty;
    const known = this.mono.get(ty.id);
    if (known !== undefined) return known;
    const solver = this.solver();
    const first = solver.normalize(ty);
    solver.selectPending();
    const out = solver.table.ty(first);
    this.mono.set(ty.id, out);
    this.overflow ??= solver.overflow;
    return out;
  }

  instantiate(ty: Ty, args: readonly GenericArg[]): Ty {
    return this.normalizeMono(substTy(ty, args));
  }
  instantiateArgs(list: readonly GenericArg[], args: readonly GenericArg[]): readonly GenericArg[] {
    const out = substArgs(list, args);
    if (out.every((a) => (a.flags & (HAS_PROJ | HAS_OPAQUE)) === 0)) return out;
    const solver = this.solver();
    const first = out.map((a) => solver.arg(a));
    solver.selectPending();
    return solver.table.args(first);
  }
  constValue(c: Const): bigint | undefined {
    const at = c.kind === 'unevaluated' ? this.solver().const(c) : c;
    return at.kind === 'value' ? at.bits : undefined;
  }

  resolveInstance(
    def: FnDef | StructDef | VariantDef,
    args: readonly GenericArg[],
  ): Instance | undefined {
    return this.resolveCallee(mkFnDef(def, args) as TyOf<'fn-def'>);
  }
  resolveCallee({ id, def, args }: TyOf<'fn-def'>): Instance | undefined {
    let byType = this.instances.get(def);
    if (byType === undefined) this.instances.set(def, (byType = new Map()));
    let found = byType.get(id);
    if (found === undefined && !byType.has(id)) {
      found = resolveInstance(this.cx, this.solver(), def, args);
      byType.set(id, found);
    }
    return found;
  }
  resolveConst(def: ConstDef, args: readonly GenericArg[]) {
    return resolveConst(this.cx, this.solver(), def, args);
  }

  implements(ty: Ty, trait: TraitDef, args: readonly GenericArg[] = []): boolean {
    let answers = this.traitAnswers.get(trait);
    if (answers === undefined) this.traitAnswers.set(trait, (answers = new Map()));
    const key = args.length === 0 ? ty.id : `${ty.id}:${args.map((a) => a.id).join()}`;
    let known = answers.get(key);
    if (known === undefined) {
      known = this.solver().implements(ty, trait, args) !== 'no';
      answers.set(key, known);
    }
    return known;
  }
  isCopy(ty: Ty): boolean {
    const trait = langTrait(this.cx, 'copy');
    return trait !== undefined && this.implements(ty, trait);
  }
  /** Does a type without parameters certainly not implement `Copy`? */
  isNeverCopy(ty: Ty): boolean {
    if (ty.kind === 'ref') return ty.mut;
    return ty.flags === 0 && !this.hasUnsureImpls(ty) && !this.isCopy(ty);
  }
  /**
   * Is a value of the type certainly moved when it is used, under the bounds of the definition that
   * uses it? Such a type does not implement `Copy`.
   */
  isMoved(ty: Ty, owner: BodyOwner): boolean {
    if ((ty.flags & HAS_ERROR) !== 0 || this.hasUnsureImpls(ty)) return false;
    if (ty.flags === 0) return !this.isCopy(ty);
    const trait = langTrait(this.cx, 'copy');
    if (trait === undefined) return false;
    const generic = owner.kind === 'fn' || owner.kind === 'const' ? owner : undefined;
    const env = generic === undefined ? [] : elaboratedPredicates(this.cx, generic);
    if (new Solver(this.cx, new InferTable(), env).implements(ty, trait) !== 'no') return false;
    return generic === undefined || !hasUnknownBound(this.cx, generic);
  }
  /**
   * A type whose impls are not sure: of a library that a stand-in takes the place of, where they
   * differ between the library's versions (cuda-oxide's `ThreadIndex` was `Copy` once), or with an
   * attribute macro that may add some. `seen`: parts that are not, a type may have one very often.
   */
  private hasUnsureImpls(ty: Ty, seen = new Set<Ty>()): boolean {
    if (seen.has(ty)) return false;
    seen.add(ty);
    if (ty.kind === 'tuple') return ty.elems.some((elem) => this.hasUnsureImpls(elem, seen));
    if (ty.kind === 'array') return this.hasUnsureImpls(ty.elem, seen);
    if (ty.kind !== 'adt') return false;
    const { crate, attrs } = ty.def;
    if (crate.isStandIn) return true;
    if (!crate.isPrelude && (isRewritten(ty.def) || mayDeriveCopy(attrs))) return true;
    return ty.args.some((arg) => 'flags' in arg && this.hasUnsureImpls(arg as Ty, seen));
  }
  isSized(ty: Ty): boolean {
    if (ty.kind === 'str' || ty.kind === 'slice' || ty.kind === 'dyn') return false;
    if (ty.kind === 'adt' && ty.def.kind === 'struct') {
      const fields = fieldsOf(this.cx, ty.def);
      const last = fields[fields.length - 1];
      return last === undefined || this.isSized(this.instantiate(last.ty, ty.args));
    }
    return true;
  }

  /** Types of all parts of a value of an adt. */
  private partsOf(ty: Ty & { kind: 'adt' }): Ty[] {
    const { def } = ty;
    const owners = def.kind === 'enum' ? def.variants : [def];
    return owners.flatMap((o) => fieldsOf(this.cx, o).map((f) => this.instantiate(f.ty, ty.args)));
  }

  isFreeze(ty: Ty): boolean {
    const known = this.freezes.get(ty);
    if (known !== undefined) return known;
    this.freezes.set(ty, true);
    const out = this.computeFreeze(ty);
    this.freezes.set(ty, out);
    return out;
  }
  private computeFreeze(ty: Ty): boolean {
    switch (ty.kind) {
      case 'adt':
        return (
          this.lang('unsafe_cell') !== ty.def && this.partsOf(ty).every((t) => this.isFreeze(t))
        );
      case 'tuple':
        return ty.elems.every((t) => this.isFreeze(t));
      case 'array':
      case 'slice':
        return this.isFreeze(ty.elem);
      case 'closure':
        if (ty.def.coroutine !== undefined) return false;
        return this.closureCaptures(ty.def, ty.args).every((t) => this.isFreeze(t));
      case 'dyn':
        return false;
      default:
        return true;
    }
  }

  needsDrop(ty: Ty): boolean {
    const known = this.drops.get(ty);
    if (known !== undefined) return known;
    this.drops.set(ty, false);
    const out = this.computeDrop(ty);
    this.drops.set(ty, out);
    return out;
  }
  private computeDrop(ty: Ty): boolean {
    switch (ty.kind) {
      case 'adt':
        if (ty.def.kind === 'union' || this.lang('manually_drop') === ty.def) return false;
        return this.dropImpl(ty) !== undefined || this.partsOf(ty).some((t) => this.needsDrop(t));
      case 'tuple':
        return ty.elems.some((t) => this.needsDrop(t));
      case 'array':
        return this.constValue(ty.len) !== 0n && this.needsDrop(ty.elem);
      case 'slice':
        return this.needsDrop(ty.elem);
      case 'closure':
        // Which variables are there when it ends is decided later.
        if (ty.def.coroutine !== undefined) return true;
        return this.closureCaptures(ty.def, ty.args).some((t) => this.needsDrop(t));
      case 'dyn':
        return true;
      default:
        return false;
    }
  }
  dropImpl(ty: Ty): { readonly def: FnDef; readonly args: readonly GenericArg[] } | undefined {
    const trait = langTrait(this.cx, 'drop');
    if (trait === undefined || ty.kind !== 'adt') return undefined;
    const solver = this.solver();
    const selection = solver.select({ trait, args: [ty] });
    if (selection.kind !== 'impl') return undefined;
    const def = selection.header.def.items.fns.get('drop');
    return def === undefined ? undefined : { def, args: solver.table.args(selection.args) };
  }

  vtableSlots(ref: TraitRef): readonly VtableSlot[] {
    const solver = this.solver();
    const out: VtableSlot[] = [];
    const seen: TraitRef[] = [];
    const visit = ({ trait, args }: TraitRef): void => {
      if (seen.some((s) => s.trait === trait && s.args.every((arg, i) => arg === args[i]))) return;
      seen.push({ trait, args });
      for (const pred of superPredicates(this.cx, trait))
        if (pred.kind === 'trait')
          visit({
            trait: pred.ref.trait,
            args: substArgs(pred.ref.args, args).map((arg) => solver.arg(arg)),
          });
      for (const item of trait.items.order)
        if (item.kind === 'fn')
          out.push({ def: this.hasEntry(item, args) ? item : undefined, args });
    };
    visit(ref);
    return out;
  }

  /**
   * Whether a table has the method: what it asks of the trait's arguments may not hold for them, as
   * in `where T: Ord`.
   */
  private hasEntry(def: FnDef, args: readonly GenericArg[]): boolean {
    if (!dispatchable(this.cx, def)) return false;
    if (def.node.where === undefined) return true;
    const solver = this.solver();
    return predicatesOf(this.cx, def).every(
      (pred) => solver.evaluate(substPred(pred, args)) !== 'no',
    );
  }

  objectOf({ trait, args }: TraitRef): TyOf<'dyn'> {
    return mkDyn({ trait, args: args.slice(1), assoc: [] }, []) as TyOf<'dyn'>;
  }

  /** A trait reference and its supertraits, with their arguments. */
  traitAndSupers(ref: TraitRef): readonly TraitRef[] {
    const solver = this.solver();
    return supertraits(this.cx, ref).map(({ trait, args }) => ({
      trait,
      args: args.map((arg) => solver.arg(arg)),
    }));
  }

  repr(def: AdtDef): Repr {
    return reprOf(def);
  }
  attr(def: { readonly attrs: readonly ast.Attr[] }, name: string): ast.Attr | undefined {
    return findAttr(def.attrs, name);
  }
  callerPlace(crate: Crate, file: FileId, node: ast.AnyNode): SourcePlace | undefined {
    return callerPlace(crate, file, node);
  }
  containerOf(def: FnDef | ConstDef): AssocContainer | undefined {
    return def.container?.kind === 'impl' || def.container?.kind === 'trait'
      ? def.container
      : undefined;
  }
  display(ty: Ty): string {
    return displayTy(ty);
  }
  closureCaptures(closure: ClosureDef, args: readonly GenericArg[]): readonly Ty[] {
    return closure.captures.map((c) => this.instantiate(c, args));
  }

  /** The adt type of a lang item. */
  langAdt(name: string, args: readonly GenericArg[]): Ty | undefined {
    const def = this.lang(name);
    return def?.kind === 'struct' || def?.kind === 'enum' || def?.kind === 'union'
      ? mkAdt(def, args)
      : undefined;
  }
  langFn(name: string): FnDef | undefined {
    return langFn(this.cx, name);
  }
}

/**
 * A context for other crates beside the same prelude. Answers are kept by definition, so those
 * about the prelude still hold and those about crates that are gone are never asked for again.
 */
function takeOver(cx: Cx, before: Cx): Cx {
  return {
    ...before,
    below: before,
    crates: cx.crates,
    enabled: cx.enabled,
    evaluator: undefined,
    bodyOwners: new Set(),
    inProgress: new Set(),
    problems: [],
  };
}
