/**
 * The context of type checking: the program's crates and the memo tables of every query of this
 * layer. One per program and target; passed first everywhere, so that no state hides in closures.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { Body } from '../body.ts';
import type {
  AnyDef,
  BodyOwner,
  ConstDef,
  Crate,
  FnDef,
  GenericDef,
  HirProblem,
  ImplDef,
  StaticDef,
  StructDef,
  TraitDef,
  TypeAliasDef,
  UnionDef,
  VariantDef,
} from '../defs.ts';
import type { ConstEvaluator, FieldInfo, FnSig, TargetCfg } from '../queries.ts';
import type { AnonConst, ClosureDef, GenericArg, TraitRef, Ty } from '../ty.ts';
import type { GenericsInfo } from './generics-info.ts';
import { Representability } from './representability.ts';
import type { TyScope } from './ty-scope.ts';

/** A predicate of a generic item. */
export type Pred =
  | { readonly kind: 'trait'; readonly ref: TraitRef }
  /** `<args[0] as trait>::item == ty`; `args` includes the item's own arguments. */
  | {
      readonly kind: 'proj';
      readonly item: TypeAliasDef;
      readonly trait: TraitDef;
      readonly args: readonly GenericArg[];
      readonly ty: Ty;
    };

/** Bounds and position of one return-position `impl Trait`. */
export interface OpaqueInfo {
  /** The type; of an `async` or `gen` function its name. */
  readonly node: ast.ImplTraitType | ast.Name;
  readonly preds: readonly Pred[];
}

export interface FullFnSig extends FnSig {
  readonly opaques: readonly OpaqueInfo[];
  /** Of `async` and `gen` functions: the written result, what the future or iterator gives. */
  readonly inner: Ty | undefined;
  /** Types of the parameters as written, parallel to `params`. */
  readonly node: ast.Fn;
}

/** An impl prepared for selection. */
export interface ImplHeader {
  readonly def: ImplDef;
  readonly generics: GenericsInfo;
  readonly selfTy: Ty;
  readonly traitRef: TraitRef | undefined;
  readonly negative: boolean;
}

/**
 * What lowering a written type asks of layers that themselves lower types: the circle goes through
 * this table, so that the files need not import each other. Connected once, in `connect.ts`.
 */
export interface ItemQueries {
  genericsOf(cx: Cx, def: GenericDef): GenericsInfo;
  scopeFor(cx: Cx, def: GenericDef, generics?: GenericsInfo): TyScope;
  implHeader(cx: Cx, def: ImplDef): ImplHeader;
  typeAliasTy(cx: Cx, def: TypeAliasDef): Ty;
  assocTypeInBounds(
    cx: Cx,
    scope: TyScope,
    ty: Ty,
    name: string,
  ): { item: TypeAliasDef; ref: TraitRef } | undefined;
  supertraits(cx: Cx, ref: TraitRef): readonly TraitRef[];
}

export interface Cx {
  /** The context of the crates below, when there is one; it knows everything about them. */
  readonly below: Cx | undefined;
  readonly items: ItemQueries;
  readonly target: TargetCfg;
  readonly core: Crate;
  readonly crates: readonly Crate[];
  evaluator: ConstEvaluator | undefined;
  /** Is a field, variant or parameter with these attributes there (`#[cfg]`)? */
  enabled(attrs: readonly ast.Attr[], owner: { readonly crate: Crate }): boolean;
  /** Infers a body; set by `infer/`, asked by `traits/` for what `impl Trait` hides. */
  infer: (owner: BodyOwner | AnonConst) => Body | undefined;
  readonly langItems: Map<string, AnyDef>;
  readonly generics: WeakMap<GenericDef, GenericsInfo>;
  readonly preds: WeakMap<GenericDef, readonly Pred[]>;
  readonly superPreds: WeakMap<TraitDef, readonly Pred[]>;
  readonly itemBounds: WeakMap<TypeAliasDef, readonly Pred[]>;
  readonly elaborated: WeakMap<GenericDef, readonly Pred[]>;
  /** Those with their projections normalised: what inference works under. */
  readonly environments: WeakMap<GenericDef, readonly Pred[]>;
  readonly fnSigs: WeakMap<FnDef, FullFnSig>;
  readonly fields: WeakMap<StructDef | UnionDef | VariantDef, readonly FieldInfo[]>;
  readonly representability: Representability;
  readonly discriminants: WeakMap<VariantDef, bigint>;
  readonly itemTys: WeakMap<ConstDef | StaticDef | TypeAliasDef, Ty>;
  readonly implHeaders: WeakMap<ImplDef, ImplHeader>;
  readonly bodies: WeakMap<BodyOwner | AnonConst, Body>;
  /** Whose bodies this context has inferred, so that they can be let go together. */
  readonly bodyOwners: Set<BodyOwner | AnonConst>;
  /** Bodies being inferred now, to cut cycles. */
  readonly inProgress: Set<object>;
  /** How many type aliases are being settled now; the contexts of a program share it. */
  readonly open: { aliases: number };
  /** Hidden types of return-position `impl Trait`, found with the body. */
  readonly hidden: WeakMap<FnDef, readonly Ty[]>;
  readonly closures: WeakMap<ClosureDef, readonly GenericArg[]>;
  /** Problems of signatures and other items. */
  readonly problems: HirProblem[];
  /** How many bodies have been inferred since the start; tests watch it. */
  inferredBodies: number;
}

export function createCx(
  target: TargetCfg,
  crates: readonly Crate[],
  core: Crate,
  enabled: Cx['enabled'],
  items: ItemQueries,
): Cx {
  return {
    below: undefined,
    target,
    core,
    crates,
    enabled,
    items,
    evaluator: undefined,
    infer: () => undefined,
    langItems: new Map(),
    generics: new WeakMap(),
    preds: new WeakMap(),
    superPreds: new WeakMap(),
    itemBounds: new WeakMap(),
    elaborated: new WeakMap(),
    environments: new WeakMap(),
    fnSigs: new WeakMap(),
    fields: new WeakMap(),
    representability: new Representability(),
    discriminants: new WeakMap(),
    itemTys: new WeakMap(),
    implHeaders: new WeakMap(),
    bodies: new WeakMap(),
    bodyOwners: new Set(),
    inProgress: new Set(),
    open: { aliases: 0 },
    hidden: new WeakMap(),
    closures: new WeakMap(),
    problems: [],
    inferredBodies: 0,
  };
}

/**
 * The context in which a crate's definitions are looked at: the lowest one that has the crate. What
 * is kept about a definition may hold on to this one and to none above, for those above go sooner.
 */
export function contextOf(cx: Cx, crate: Crate): Cx {
  let at = cx;
  while (at.below?.crates.includes(crate)) at = at.below;
  return at;
}

/** Records a problem at a node; nodes from macros carry their own file. */
export function report(
  list: HirProblem[],
  kind: HirProblem['kind'],
  what: string,
  node: { start: number; end: number; file?: number | undefined },
  file: FileId,
  code?: string,
): void {
  list.push({
    kind,
    what,
    code,
    file: (node.file ?? file) as FileId,
    start: node.start,
    end: node.end,
  });
}
