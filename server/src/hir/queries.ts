/**
 * The questions that later layers ask about a program: one interface, implemented by `types/`,
 * `traits/` and `infer/`. All answers are memoised by the implementation; asking twice is free.
 *
 * "Monomorphic" means without generic parameters, inference variables and unresolved projections.
 */

import type { FileId } from '../base/index.ts';
import type { AnyNode, Visibility } from '../syntax/index.ts';
import type { Body } from './body.ts';
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
import type { AnonConst, ClosureDef, Const, GenericArg, TraitRef, Ty, TyOf } from './ty.ts';

/** GPU target as far as the front end needs it: `cfg` values and sizes. */
export interface TargetCfg {
  readonly arch: 'nvptx64' | 'amdgpu';
  /** `target_feature` values and others that `cfg(..)` may ask for: `name` or `name="value"`. */
  readonly cfg: ReadonlySet<string>;
  readonly overflowChecks: boolean;
  readonly debugAssertions: boolean;
  /**
   * For code that is executed and not emitted: values that their types do not have are checked
   * where they are read.
   */
  readonly exact?: boolean;
  /** For debuggers: functions say which variables they have, and code which values. */
  readonly variables?: boolean;
}

/** A place in a text, for people: counted from one. */
export interface SourcePlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** A method in a vtable; `def` is undefined where it cannot be called on `dyn`. */
export interface VtableSlot {
  readonly def: FnDef | undefined;
  /** Of the trait that has the method, with `Self`. */
  readonly args: readonly GenericArg[];
}

export interface GenericParamInfo {
  readonly name: string;
  readonly kind: 'type' | 'const';
  readonly index: number;
  /** For const parameters. */
  readonly constTy: Ty | undefined;
}

export interface Generics {
  /** All parameters, those of the parents first; `params[i].index === i`. */
  readonly params: readonly GenericParamInfo[];
  /** How many belong to the parents (impl, trait). */
  readonly parentCount: number;
}

export interface FnSig {
  readonly params: readonly Ty[];
  readonly ret: Ty;
  readonly unsafe: boolean;
  readonly abi: string;
  readonly variadic: boolean;
  /** First parameter is `self`. */
  readonly hasSelf: boolean;
}

export interface FieldInfo {
  readonly name: string;
  /** In terms of the adt's generics. */
  readonly ty: Ty;
  /** As written at the field; fields of variants have none. */
  readonly vis?: Visibility | undefined;
}

/** What a call of a function item with monomorphic arguments runs. */
export type Instance =
  /** An ordinary function with a body, or an intrinsic / foreign declaration without. */
  | { readonly kind: 'fn'; readonly def: FnDef; readonly args: readonly GenericArg[] }
  /** Tuple struct or tuple variant constructor. */
  | {
      readonly kind: 'ctor';
      readonly def: StructDef | VariantDef;
      readonly args: readonly GenericArg[];
    }
  /**
   * `Fn*::call*` on a closure: self by value, `&` or `&mut` as the called trait says, then one
   * tuple argument.
   */
  | {
      readonly kind: 'closure-call';
      readonly closure: TyOf<'closure'>;
      readonly via: 'Fn' | 'FnMut' | 'FnOnce';
    }
  /** `Fn*::call*` on a fn-def or fn-ptr type. */
  | { readonly kind: 'fn-call'; readonly callee: Ty; readonly via: 'Fn' | 'FnMut' | 'FnOnce' }
  /** `Future::poll` or `Iterator::next` of a body that runs in steps. */
  | { readonly kind: 'step'; readonly closure: TyOf<'closure'> }
  /** Method of a trait on `dyn Trait`: through the vtable, slot of this trait function. */
  | { readonly kind: 'virtual'; readonly def: FnDef; readonly args: readonly GenericArg[] }
  /**
   * `Clone::clone` of arrays, tuples, closures, fn-defs, builtin scalars: a bitwise copy or
   * memberwise clone.
   */
  | { readonly kind: 'builtin-clone'; readonly ty: Ty }
  /** `drop_in_place::<T>`. */
  | { readonly kind: 'drop-glue'; readonly ty: Ty };

/** Evaluates constants; implemented above (`lower/`), because it needs code generation. */
export interface ConstEvaluator {
  /**
   * Scalar value of a monomorphic constant, or undefined when it cannot be evaluated (problem
   * reported there).
   */
  scalar(def: AnonConst | ConstDef | VariantDef, args: readonly GenericArg[]): bigint | undefined;
}

export interface HirQueries {
  readonly target: TargetCfg;
  readonly core: Crate;
  readonly crates: readonly Crate[];
  /** The definition of the prelude marked `#[lang = "name"]`. */
  lang(name: string): AnyDef | undefined;
  setConstEvaluator(evaluator: ConstEvaluator): void;
  /** The first projection of an instance that was given up: a type is unknown because of it. */
  readonly overflow: string | undefined;

  generics(def: GenericDef): Generics;
  /**
   * Signature in terms of the function's generics; return-position `impl Trait` appears as
   * `opaque`.
   */
  fnSig(def: FnDef): FnSig;
  /** Signature of a struct or variant constructor. */
  ctorSig(def: StructDef | VariantDef): FnSig;
  /** Fields of a struct, union or variant, in declaration order. */
  fields(def: StructDef | UnionDef | VariantDef): readonly FieldInfo[];
  /**
   * Explicit or implied discriminant of a variant, in the enum's repr type (canonical unsigned
   * bits).
   */
  discriminant(def: VariantDef): bigint;
  /** Declared type of a const or static. */
  typeOf(def: ConstDef | StaticDef): Ty;
  body(owner: BodyOwner | AnonConst): Body | undefined;
  implTraitRef(def: ImplDef): TraitRef | undefined;
  implSelfTy(def: ImplDef): Ty;

  /** Replaces generic parameters. */
  substitute(ty: Ty, args: readonly GenericArg[]): Ty;
  substituteConst(c: Const, args: readonly GenericArg[]): Const;
  /** The type of a struct with these arguments. */
  adtTy(def: StructDef, args: readonly GenericArg[]): Ty;
  /**
   * Substitutes, then resolves projections, opaque types and unevaluated constants. For monomorphic
   * `args` the result is monomorphic.
   */
  instantiate(ty: Ty, args: readonly GenericArg[]): Ty;
  instantiateArgs(list: readonly GenericArg[], args: readonly GenericArg[]): readonly GenericArg[];
  /** Value of a monomorphic constant. */
  constValue(c: Const): bigint | undefined;

  /**
   * What runs when the function item is called with these monomorphic arguments; undefined when no
   * impl is found.
   */
  resolveInstance(
    def: FnDef | StructDef | VariantDef,
    args: readonly GenericArg[],
  ): Instance | undefined;
  /** The same by the type of the function item. */
  resolveCallee(callee: TyOf<'fn-def'>): Instance | undefined;
  /**
   * The constant an associated const means for monomorphic arguments (the impl's, or the trait's
   * default).
   */
  resolveConst(
    def: ConstDef,
    args: readonly GenericArg[],
  ): { readonly def: ConstDef; readonly args: readonly GenericArg[] } | undefined;
  /**
   * Generic arguments that are written for a function without parents, as they are inside another;
   * undefined when they are wrong.
   */
  writtenArgs(
    def: FnDef,
    written: import('../syntax/index.ts').GenericArgs,
    within: FnDef,
  ): readonly GenericArg[] | undefined;
  /** Does the monomorphic type implement the trait (args without Self)? */
  implements(ty: Ty, trait: TraitDef, args?: readonly GenericArg[]): boolean;
  isCopy(ty: Ty): boolean;
  isSized(ty: Ty): boolean;
  /** No `UnsafeCell` inside: data behind `&T` does not change. */
  isFreeze(ty: Ty): boolean;
  /** Does dropping a value of this monomorphic type run code? */
  needsDrop(ty: Ty): boolean;
  /** `Drop::drop` of exactly this type (not its fields). */
  dropImpl(ty: Ty): { readonly def: FnDef; readonly args: readonly GenericArg[] } | undefined;
  /** `dyn Trait<args>` of a trait reference, without what it says about associated types. */
  objectOf(ref: TraitRef): TyOf<'dyn'>;
  /** A trait reference and its supertraits, with their arguments. */
  traitAndSupers(ref: TraitRef): readonly TraitRef[];
  /** Methods of a trait's vtable in slot order, supertraits first. */
  vtableSlots(ref: TraitRef): readonly VtableSlot[];

  /** `#[repr(..)]` and friends of an adt, parsed. */
  repr(def: AdtDef): Repr;
  attr(
    def: { readonly attrs: readonly import('../syntax/index.ts').Attr[] },
    name: string,
  ): import('../syntax/index.ts').Attr | undefined;
  /** The trait or impl a function belongs to, if any. */
  containerOf(def: FnDef | ConstDef): AssocContainer | undefined;
  /** The type as Rust writes it, for people. */
  display(ty: Ty): string;
  /** Where rustc says that a call of a crate's code stands. */
  callerPlace(crate: Crate, file: FileId, node: AnyNode): SourcePlace | undefined;
  /** Captures of a closure with the types substituted by the enclosing instance's arguments. */
  closureCaptures(closure: ClosureDef, args: readonly GenericArg[]): readonly Ty[];
}

export interface Repr {
  readonly c: boolean;
  readonly transparent: boolean;
  readonly simd: boolean;
  /** `repr(u8)` and so on. */
  readonly int: import('./ty.ts').IntName | undefined;
  /** `repr(packed(n))`; 1 for plain `packed`. */
  readonly packed: number | undefined;
  /** `repr(align(n))`. */
  readonly align: number | undefined;
}
