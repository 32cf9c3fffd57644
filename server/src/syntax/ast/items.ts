/** Items and whole files. */
import type { Block } from './expressions.ts';
import type {
  AnyExpr,
  AnyItem,
  AnyPat,
  AnyType,
  Attr,
  Keyword,
  Lifetime,
  Name,
  NodeBase,
  TokenGroup,
} from './node.ts';
import type { Abi, AnyBound, GenericParams, Path, WhereClause } from './types.ts';

declare module './node.ts' {
  interface OtherNodes {
    Visibility: Visibility;
    ParamList: ParamList;
    Param: Param;
    SelfParam: SelfParam;
    VariadicParam: VariadicParam;
    RecordFields: RecordFields;
    TupleFields: TupleFields;
    RecordField: RecordField;
    TupleField: TupleField;
    Variant: Variant;
    UseTree: UseTree;
    SourceFile: SourceFile;
  }
  interface ItemNodes {
    Fn: Fn;
    Struct: Struct;
    Enum: Enum;
    Union: Union;
    Trait: Trait;
    TraitAlias: TraitAlias;
    Impl: Impl;
    TypeAlias: TypeAlias;
    Const: Const;
    Static: Static;
    Mod: Mod;
    Use: Use;
    ExternCrate: ExternCrate;
    ExternBlock: ExternBlock;
    MacroRules: MacroRules;
    MacroDef: MacroDef;
    BogusItem: BogusItem;
  }
}

/**
 * `attrs` holds outer and (for items with a body) inner attributes in source order; see
 * `Attr.style`.
 */
export interface ItemBase extends NodeBase {
  attrs: readonly Attr[];
}

/**
 * `pub`, `pub(crate)`, `pub(in path)`, `crate`; `inherited` only as the empty `$v:vis` fragment.
 */
export interface Visibility extends NodeBase {
  readonly kind: 'Visibility';
  readonly scope: 'pub' | 'crate' | 'self' | 'super' | 'in' | 'inherited';
  readonly path: Path | undefined;
}

/**
 * A function, method, trait method or foreign function. `signatureSpan` gives the header without
 * the body.
 */
export interface Fn extends ItemBase {
  readonly kind: 'Fn';
  readonly vis: Visibility | undefined;
  readonly default: Keyword | undefined;
  readonly const: Keyword | undefined;
  readonly async: Keyword | undefined;
  readonly gen: Keyword | undefined;
  /** `unsafe` or `safe`. */
  readonly safety: Keyword | undefined;
  readonly abi: Abi | undefined;
  readonly name: Name;
  readonly generics: GenericParams | undefined;
  readonly paramList: ParamList;
  /** `->`. */
  readonly arrow: Keyword | undefined;
  readonly ret: AnyType | undefined;
  readonly where: WhereClause | undefined;
  readonly body: Block | undefined;
}

/** From `(` to `)`. */
export interface ParamList extends NodeBase {
  readonly kind: 'ParamList';
  readonly params: readonly AnyParam[];
}

export type AnyParam = Param | SelfParam | VariadicParam;

/** `pat: type`; `pat` is absent in the anonymous parameters of edition 2015 traits. */
export interface Param extends NodeBase {
  readonly kind: 'Param';
  readonly attrs: readonly Attr[];
  readonly pat: AnyPat | undefined;
  readonly type: AnyType;
}

/** `self`, `mut self`, `&'a mut self`, `self: T`. */
export interface SelfParam extends NodeBase {
  readonly kind: 'SelfParam';
  readonly attrs: readonly Attr[];
  readonly ref: boolean;
  readonly pin: boolean;
  readonly lifetime: Lifetime | undefined;
  readonly mut: boolean;
  /** The word `self`. */
  readonly name: Name;
  readonly type: AnyType | undefined;
}

/** `...`, `args: ...`. */
export interface VariadicParam extends NodeBase {
  readonly kind: 'VariadicParam';
  readonly attrs: readonly Attr[];
  readonly pat: AnyPat | undefined;
  readonly dots: Keyword;
}

export type AnyFields = RecordFields | TupleFields;

/** `{ a: T, .. }`. */
export interface RecordFields extends NodeBase {
  readonly kind: 'RecordFields';
  readonly fields: readonly RecordField[];
}

/** `(T, U)`. */
export interface TupleFields extends NodeBase {
  readonly kind: 'TupleFields';
  readonly fields: readonly TupleField[];
}

/** `default` is the nightly default field value. */
export interface RecordField extends NodeBase {
  readonly kind: 'RecordField';
  readonly attrs: readonly Attr[];
  readonly vis: Visibility | undefined;
  readonly unsafe: Keyword | undefined;
  readonly name: Name;
  readonly type: AnyType;
  readonly default: AnyExpr | undefined;
}

export interface TupleField extends NodeBase {
  readonly kind: 'TupleField';
  readonly attrs: readonly Attr[];
  readonly vis: Visibility | undefined;
  readonly type: AnyType;
  readonly default: AnyExpr | undefined;
}

/** `fields` is absent for a unit struct. */
export interface Struct extends ItemBase {
  readonly kind: 'Struct';
  readonly vis: Visibility | undefined;
  readonly name: Name;
  readonly generics: GenericParams | undefined;
  readonly where: WhereClause | undefined;
  readonly fields: AnyFields | undefined;
}

export interface Enum extends ItemBase {
  readonly kind: 'Enum';
  readonly vis: Visibility | undefined;
  readonly name: Name;
  readonly generics: GenericParams | undefined;
  readonly where: WhereClause | undefined;
  readonly variants: readonly Variant[];
}

export interface Variant extends NodeBase {
  readonly kind: 'Variant';
  readonly attrs: readonly Attr[];
  readonly vis: Visibility | undefined;
  readonly name: Name;
  readonly fields: AnyFields | undefined;
  readonly discriminant: AnyExpr | undefined;
}

export interface Union extends ItemBase {
  readonly kind: 'Union';
  readonly vis: Visibility | undefined;
  readonly name: Name;
  readonly generics: GenericParams | undefined;
  readonly where: WhereClause | undefined;
  readonly fields: RecordFields;
}

export interface Trait extends ItemBase {
  readonly kind: 'Trait';
  readonly vis: Visibility | undefined;
  readonly const: Keyword | undefined;
  readonly unsafe: Keyword | undefined;
  readonly auto: Keyword | undefined;
  readonly name: Name;
  readonly generics: GenericParams | undefined;
  readonly bounds: readonly AnyBound[];
  readonly where: WhereClause | undefined;
  readonly items: readonly AnyItem[];
}

export interface TraitAlias extends ItemBase {
  readonly kind: 'TraitAlias';
  readonly vis: Visibility | undefined;
  readonly const: Keyword | undefined;
  readonly name: Name;
  readonly generics: GenericParams | undefined;
  readonly bounds: readonly AnyBound[];
  readonly where: WhereClause | undefined;
}

/** `impl<..> const !Trait for self { .. }`; `trait` is absent for inherent impls. */
export interface Impl extends ItemBase {
  readonly kind: 'Impl';
  readonly vis: Visibility | undefined;
  readonly default: Keyword | undefined;
  readonly unsafe: Keyword | undefined;
  readonly const: Keyword | undefined;
  readonly negative: Keyword | undefined;
  readonly generics: GenericParams | undefined;
  readonly trait: Path | undefined;
  readonly self: AnyType;
  readonly where: WhereClause | undefined;
  readonly items: readonly AnyItem[];
  /** For impls that are read when they are asked for. */
  readonly glance?: ImplGlance;
}

/** What an impl is for, as far as a look at its tokens tells. */
export interface ImplGlance {
  /** The trait's last name; undefined for an inherent impl. */
  readonly trait: string | undefined;
  /**
   * The last name of the self type; undefined when that is no path to a type, but a parameter or a
   * reference.
   */
  readonly self: string | undefined;
}

/** `type A<..>: Bounds where .. = T where ..;` also as an associated or foreign type. */
export interface TypeAlias extends ItemBase {
  readonly kind: 'TypeAlias';
  readonly vis: Visibility | undefined;
  readonly default: Keyword | undefined;
  readonly name: Name;
  readonly generics: GenericParams | undefined;
  readonly bounds: readonly AnyBound[];
  readonly where: WhereClause | undefined;
  readonly type: AnyType | undefined;
  readonly whereAfter: WhereClause | undefined;
}

/** `name` may be `_`. `type` is absent only in broken or not yet typed code. */
export interface Const extends ItemBase {
  readonly kind: 'Const';
  readonly vis: Visibility | undefined;
  readonly default: Keyword | undefined;
  readonly name: Name;
  readonly generics: GenericParams | undefined;
  readonly type: AnyType | undefined;
  readonly value: AnyExpr | undefined;
  readonly where: WhereClause | undefined;
}

export interface Static extends ItemBase {
  readonly kind: 'Static';
  readonly vis: Visibility | undefined;
  readonly safety: Keyword | undefined;
  readonly mut: Keyword | undefined;
  readonly name: Name;
  readonly type: AnyType | undefined;
  readonly value: AnyExpr | undefined;
}

/** `items` is absent for `mod name;`, whose text is another file. */
export interface Mod extends ItemBase {
  readonly kind: 'Mod';
  readonly vis: Visibility | undefined;
  readonly unsafe: Keyword | undefined;
  readonly name: Name;
  readonly items: readonly AnyItem[] | undefined;
}

export interface Use extends ItemBase {
  readonly kind: 'Use';
  readonly vis: Visibility | undefined;
  readonly tree: UseTree;
}

/**
 * `path`, `path as alias`, `path::*`, `path::{children}`; `path` is absent in `*`, `::*`, `{..}`
 * and `::{..}`.
 */
export interface UseTree extends NodeBase {
  readonly kind: 'UseTree';
  /** Leading `::` without a path (`::*`, `::{..}`); a path has its own `global`. */
  readonly global: boolean;
  readonly path: Path | undefined;
  readonly glob: boolean;
  readonly children: readonly UseTree[] | undefined;
  /** `as name`, `_` included. */
  readonly alias: Name | undefined;
}

export interface ExternCrate extends ItemBase {
  readonly kind: 'ExternCrate';
  readonly vis: Visibility | undefined;
  readonly name: Name;
  readonly alias: Name | undefined;
}

/** `unsafe extern "C" { .. }`. */
export interface ExternBlock extends ItemBase {
  readonly kind: 'ExternBlock';
  readonly vis: Visibility | undefined;
  readonly unsafe: Keyword | undefined;
  readonly abi: Abi;
  readonly items: readonly AnyItem[];
}

/** `macro_rules! name { rules }`. */
export interface MacroRules extends ItemBase {
  readonly kind: 'MacroRules';
  readonly vis: Visibility | undefined;
  readonly name: Name;
  readonly body: TokenGroup;
}

/** `macro name(params) { body }`, or `macro name { rules }` without `params`. */
export interface MacroDef extends ItemBase {
  readonly kind: 'MacroDef';
  readonly vis: Visibility | undefined;
  readonly name: Name;
  readonly params: TokenGroup | undefined;
  readonly body: TokenGroup;
}

export interface BogusItem extends ItemBase {
  readonly kind: 'BogusItem';
  readonly vis: Visibility | undefined;
}

/** A whole file. `attrs` are its inner attributes and inner doc comments. */
export interface SourceFile extends NodeBase {
  readonly kind: 'SourceFile';
  readonly attrs: readonly Attr[];
  readonly items: readonly AnyItem[];
}
