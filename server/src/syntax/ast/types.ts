/** Paths, generics and types. */
import type { AnyExpr, AnyType, Attr, Keyword, Lifetime, Name, NodeBase, NodeOf } from './node.ts';

declare module './node.ts' {
  interface OtherNodes {
    Path: Path;
    QSelf: QSelf;
    PathSegment: PathSegment;
    GenericArgs: GenericArgs;
    ParenArgs: ParenArgs;
    ReturnTypeArgs: ReturnTypeArgs;
    TypeArg: TypeArg;
    ConstArg: ConstArg;
    AssocArg: AssocArg;
    TraitBound: TraitBound;
    UseBound: UseBound;
    GenericParams: GenericParams;
    LifetimeParam: LifetimeParam;
    TypeParam: TypeParam;
    ConstParam: ConstParam;
    WhereClause: WhereClause;
    TypePred: TypePred;
    LifetimePred: LifetimePred;
    FnPtrParam: FnPtrParam;
    Abi: Abi;
  }
  interface TypeNodes {
    PathType: PathType;
    RefType: RefType;
    PtrType: PtrType;
    SliceType: SliceType;
    ArrayType: ArrayType;
    TupleType: TupleType;
    ParenType: ParenType;
    NeverType: NeverType;
    InferType: InferType;
    FnPtrType: FnPtrType;
    ImplTraitType: ImplTraitType;
    DynTraitType: DynTraitType;
    UnsafeBinderType: UnsafeBinderType;
    BogusType: BogusType;
  }
}

/**
 * `a::b::<T>::c`, `::a`, `<T as Trait>::X`. `self`, `super`, `crate`, `$crate` are ordinary first
 * segments.
 */
export interface Path extends NodeBase {
  readonly kind: 'Path';
  /** Leading `::`. */
  readonly global: boolean;
  readonly qself: QSelf | undefined;
  readonly segments: readonly PathSegment[];
}

/** `<type as trait>` before the first segment. */
export interface QSelf extends NodeBase {
  readonly kind: 'QSelf';
  readonly type: AnyType;
  readonly trait: Path | undefined;
}

export interface PathSegment extends NodeBase {
  readonly kind: 'PathSegment';
  readonly name: Name;
  readonly args: AnyGenericArgs | undefined;
}

export type AnyGenericArgs = GenericArgs | ParenArgs | ReturnTypeArgs;

/** `<...>` or `::<...>`. */
export interface GenericArgs extends NodeBase {
  readonly kind: 'GenericArgs';
  readonly args: readonly AnyGenericArg[];
}

/** `(A, B) -> C` of `Fn(A, B) -> C`. */
export interface ParenArgs extends NodeBase {
  readonly kind: 'ParenArgs';
  readonly params: readonly AnyType[];
  readonly ret: AnyType | undefined;
}

/** `(..)`, return type notation. */
export interface ReturnTypeArgs extends NodeBase {
  readonly kind: 'ReturnTypeArgs';
}

/** A `TypeArg` whose type is a plain one-segment path may turn out to name a constant. */
export type AnyGenericArg = Lifetime | TypeArg | ConstArg | AssocArg;

export interface TypeArg extends NodeBase {
  readonly kind: 'TypeArg';
  readonly type: AnyType;
}

/** `3`, `-1`, `true`, `{ N + 1 }`, `const { .. }`. */
export interface ConstArg extends NodeBase {
  readonly kind: 'ConstArg';
  readonly expr: AnyExpr;
}

/** `Item = T`, `N = 3`, `Item: Bound`, `method(..): Bound`. */
export interface AssocArg extends NodeBase {
  readonly kind: 'AssocArg';
  readonly name: Name;
  readonly args: AnyGenericArgs | undefined;
  readonly type: AnyType | undefined;
  readonly value: AnyExpr | undefined;
  readonly bounds: readonly AnyBound[] | undefined;
}

export type AnyBound = TraitBound | Lifetime | UseBound;

export interface TraitBound extends NodeBase {
  readonly kind: 'TraitBound';
  /** Lifetimes of `for<'a>`. */
  readonly forParams: GenericParams | undefined;
  readonly path: Path;
  /** `?Trait`. */
  readonly maybe: boolean;
  /** `!Trait`. */
  readonly negative: boolean;
  readonly constness: 'none' | 'const' | 'maybe';
  readonly async: boolean;
}

/** `use<'a, T>` precise capturing. */
export interface UseBound extends NodeBase {
  readonly kind: 'UseBound';
  readonly args: readonly (Name | Lifetime)[];
}

export interface GenericParams extends NodeBase {
  readonly kind: 'GenericParams';
  readonly params: readonly AnyGenericParam[];
}

export type AnyGenericParam = LifetimeParam | TypeParam | ConstParam;

export interface LifetimeParam extends NodeBase {
  readonly kind: 'LifetimeParam';
  readonly attrs: readonly Attr[];
  readonly lifetime: Lifetime;
  readonly bounds: readonly Lifetime[];
}

export interface TypeParam extends NodeBase {
  readonly kind: 'TypeParam';
  readonly attrs: readonly Attr[];
  readonly name: Name;
  readonly bounds: readonly AnyBound[];
  readonly default: AnyType | undefined;
}

export interface ConstParam extends NodeBase {
  readonly kind: 'ConstParam';
  readonly attrs: readonly Attr[];
  readonly name: Name;
  readonly type: AnyType;
  readonly default: AnyExpr | undefined;
}

export interface WhereClause extends NodeBase {
  readonly kind: 'WhereClause';
  readonly preds: readonly AnyWherePred[];
}

export type AnyWherePred = TypePred | LifetimePred;

export interface TypePred extends NodeBase {
  readonly kind: 'TypePred';
  readonly attrs: readonly Attr[];
  readonly forParams: GenericParams | undefined;
  readonly type: AnyType;
  readonly bounds: readonly AnyBound[];
}

export interface LifetimePred extends NodeBase {
  readonly kind: 'LifetimePred';
  readonly attrs: readonly Attr[];
  readonly lifetime: Lifetime;
  readonly bounds: readonly Lifetime[];
}

export interface PathType extends NodeBase {
  readonly kind: 'PathType';
  readonly path: Path;
}

/** `&'a mut T`; `pin` for the nightly `&pin mut T`. */
export interface RefType extends NodeBase {
  readonly kind: 'RefType';
  readonly lifetime: Lifetime | undefined;
  readonly mut: boolean;
  readonly pin: boolean;
  readonly type: AnyType;
}

/** `*const T`, `*mut T`. */
export interface PtrType extends NodeBase {
  readonly kind: 'PtrType';
  readonly mut: boolean;
  readonly type: AnyType;
}

export interface SliceType extends NodeBase {
  readonly kind: 'SliceType';
  readonly type: AnyType;
}

export interface ArrayType extends NodeBase {
  readonly kind: 'ArrayType';
  readonly type: AnyType;
  readonly len: AnyExpr;
}

/** `()`, `(A,)`, `(A, B)`. */
export interface TupleType extends NodeBase {
  readonly kind: 'TupleType';
  readonly types: readonly AnyType[];
}

export interface ParenType extends NodeBase {
  readonly kind: 'ParenType';
  readonly type: AnyType;
}

export interface NeverType extends NodeBase {
  readonly kind: 'NeverType';
}

/** `_`. */
export interface InferType extends NodeBase {
  readonly kind: 'InferType';
}

export interface FnPtrType extends NodeBase {
  readonly kind: 'FnPtrType';
  readonly forParams: GenericParams | undefined;
  readonly unsafe: Keyword | undefined;
  readonly abi: Abi | undefined;
  readonly params: readonly FnPtrParam[];
  /** `...`. */
  readonly variadic: Keyword | undefined;
  readonly ret: AnyType | undefined;
}

export interface FnPtrParam extends NodeBase {
  readonly kind: 'FnPtrParam';
  readonly attrs: readonly Attr[];
  /** An optional name, `_` included. */
  readonly name: Name | undefined;
  readonly type: AnyType;
}

export interface ImplTraitType extends NodeBase {
  readonly kind: 'ImplTraitType';
  readonly bounds: readonly AnyBound[];
}

/**
 * `dyn A + B`; `bare` for the form without `dyn` that edition 2015 and 2018 allow (`A + B`,
 * `for<'a> A<'a>`).
 */
export interface DynTraitType extends NodeBase {
  readonly kind: 'DynTraitType';
  readonly bare: boolean;
  readonly bounds: readonly AnyBound[];
}

/** `unsafe<'a> T`, nightly. */
export interface UnsafeBinderType extends NodeBase {
  readonly kind: 'UnsafeBinderType';
  readonly forParams: GenericParams;
  readonly type: AnyType;
}

export interface BogusType extends NodeBase {
  readonly kind: 'BogusType';
}

/** `extern "C"`, or `extern` alone (then `name` is `C` and there is no literal). */
export interface Abi extends NodeBase {
  readonly kind: 'Abi';
  /** The ABI string without quotes. */
  readonly name: string;
  /** The string literal, quotes included. */
  readonly literal: NodeOf<'LitExpr'> | undefined;
}
