/**
 * Definitions: what the items of all crates are, as a graph of objects. They are made by `names/`
 * from the syntax trees and identified by reference. Types, signatures and bodies are derived later
 * and live in side tables of their owners.
 *
 * A definition points at its syntax node; `file` says in which text that node's offsets count
 * (unless the node says).
 */
import type { FileId } from '../base/index.ts';
import type * as ast from '../syntax/index.ts';

export interface Crate {
  /** Crate name with underscores. */
  readonly name: string;
  readonly edition: ast.Edition;
  root: ModuleDef;
  /**
   * Extern prelude: names usable as first path segments. Always holds `core`, and `std`/`alloc` as
   * its aliases.
   */
  readonly deps: Map<string, Crate>;
  /** Our own `core`: intrinsics and lang items may be declared there only. */
  readonly isPrelude: boolean;
  /** A text of ours in the place of a library, of whatever version the project has. */
  readonly isStandIn: boolean;
  /** Holds procedural macros: only their names are known. */
  readonly isProcMacro: boolean;
  /**
   * Crates are counted as they are made; one's number is greater than those of its dependencies.
   */
  readonly order: number;
  /**
   * All impls of the crate, after expansion, in source order (those inside function bodies come
   * with the body).
   */
  readonly impls: ImplDef[];
  /** Problems of module structure, imports and macros, found while the crate was collected. */
  readonly problems: HirProblem[];
}

/** A structured fact about code that cannot be compiled; rendered elsewhere. */
export interface HirProblem {
  /**
   * `unsupported`: valid Rust that we do not compile yet, named by `what`. `unresolved`: a name was
   * not found. `invalid`: rustc would report an error here too.
   */
  readonly kind: 'unsupported' | 'unresolved' | 'invalid';
  readonly what: string;
  /** rustc's code of the error, where it gives one too: `E0308`. */
  readonly code?: string | undefined;
  readonly file: FileId;
  readonly start: number;
  readonly end: number;
}

/**
 * `what` of a problem where an expression should stand and the text cannot be read; the parser says
 * at its place what it expected.
 */
export const SYNTAX_ERROR = 'syntax error';

interface DefBase {
  readonly name: string;
  readonly crate: Crate;
  readonly file: FileId;
  readonly attrs: AttrList;
}

/** Attributes of a definition after `cfg_attr`, doc comments left out. */
export type AttrList = readonly ast.Attr[];

export type Visibility =
  | { readonly kind: 'public' }
  /** Visible in this module and its children. */
  | { readonly kind: 'module'; readonly module: ModuleDef };

/** What a name can mean in one namespace, with how far it is visible. */
export interface Binding {
  readonly def: AnyDef;
  readonly vis: Visibility;
}

/** A module: of a crate, a file, an inline `mod`, or the anonymous one of a block with items. */
export interface ModuleDef extends DefBase {
  readonly kind: 'module';
  readonly parent: ModuleDef | undefined;
  readonly node: ast.SourceFile | ast.Mod | ast.Block;
  /**
   * Anonymous module of a block: lookups go on in `parent`; `self::` means the nearest named
   * module.
   */
  readonly isBlock: boolean;
  /**
   * Of a block's module: the innermost item in whose code the block stands; undefined in types
   * outside of items.
   */
  readonly owner: BodyOwner | undefined;
  readonly types: Map<string, Binding>;
  readonly values: Map<string, Binding>;
  readonly macros: Map<string, Binding>;
  /** Traits in scope through `use Trait as _`. */
  readonly unnamedTraits: TraitDef[];
  /** Impls written in this module (for block modules: known while the body is checked). */
  readonly impls: ImplDef[];
}

/** Where associated items live. */
export type AssocContainer = ImplDef | TraitDef;

export interface FnDef extends DefBase {
  readonly kind: 'fn';
  /** For nested functions: the block module. */
  readonly module: ModuleDef;
  readonly container: AssocContainer | ExternBlockDef | undefined;
  /** Replaced when an edit touched only the body, or something that the body names. */
  node: ast.Fn;
  readonly vis: Visibility;
}

export interface ExternBlockDef extends DefBase {
  readonly kind: 'extern-block';
  readonly module: ModuleDef;
  readonly node: ast.ExternBlock;
}

export interface StructDef extends DefBase {
  readonly kind: 'struct';
  readonly module: ModuleDef;
  readonly node: ast.Struct;
  readonly vis: Visibility;
}

export interface UnionDef extends DefBase {
  readonly kind: 'union';
  readonly module: ModuleDef;
  readonly node: ast.Union;
  readonly vis: Visibility;
}

export interface EnumDef extends DefBase {
  readonly kind: 'enum';
  readonly module: ModuleDef;
  readonly node: ast.Enum;
  readonly variants: VariantDef[];
  readonly vis: Visibility;
}

export interface VariantDef extends DefBase {
  readonly kind: 'variant';
  readonly parent: EnumDef;
  readonly index: number;
  readonly node: ast.Variant;
}

export interface TraitDef extends DefBase {
  readonly kind: 'trait';
  readonly module: ModuleDef;
  readonly node: ast.Trait;
  readonly vis: Visibility;
  readonly items: AssocItems;
  /** Value of `#[lang = ".."]`. */
  readonly lang: string | undefined;
}

export interface TraitAliasDef extends DefBase {
  readonly kind: 'trait-alias';
  readonly module: ModuleDef;
  readonly node: ast.TraitAlias;
  readonly vis: Visibility;
}

export interface ImplDef extends DefBase {
  readonly kind: 'impl';
  readonly module: ModuleDef;
  readonly node: ast.Impl;
  readonly items: AssocItems;
  /** A derive stands for it: nothing in it is written anywhere. */
  readonly derived?: boolean;
}

/** Associated items by name; `order` keeps the source order. */
export interface AssocItems {
  readonly fns: ReadonlyMap<string, FnDef>;
  readonly consts: ReadonlyMap<string, ConstDef>;
  readonly types: ReadonlyMap<string, TypeAliasDef>;
  readonly order: readonly (FnDef | ConstDef | TypeAliasDef)[];
}

/** A type alias, an associated type (in a trait or impl), or a foreign type. */
export interface TypeAliasDef extends DefBase {
  readonly kind: 'type-alias';
  readonly module: ModuleDef;
  readonly container: AssocContainer | ExternBlockDef | undefined;
  readonly node: ast.TypeAlias;
  readonly vis: Visibility;
}

export interface ConstDef extends DefBase {
  readonly kind: 'const';
  readonly module: ModuleDef;
  readonly container: AssocContainer | undefined;
  node: ast.Const;
  readonly vis: Visibility;
}

export interface StaticDef extends DefBase {
  readonly kind: 'static';
  readonly module: ModuleDef;
  readonly container: ExternBlockDef | undefined;
  node: ast.Static;
  readonly vis: Visibility;
}

export interface MacroDef extends DefBase {
  readonly kind: 'macro';
  readonly module: ModuleDef;
  readonly node: ast.MacroRules | ast.MacroDef;
  /** `#[rustc_builtin_macro]` name: expanded by the compiler. */
  readonly builtin: string | undefined;
}

/** Primitive types as names of the type namespace. */
export interface BuiltinTypeDef {
  readonly kind: 'builtin-type';
  readonly name: string;
}

export type AnyDef =
  | ModuleDef
  | FnDef
  | StructDef
  | UnionDef
  | EnumDef
  | VariantDef
  | TraitDef
  | TraitAliasDef
  | TypeAliasDef
  | ConstDef
  | StaticDef
  | MacroDef
  | BuiltinTypeDef;

export type AdtDef = StructDef | EnumDef | UnionDef;

/** Definitions that own generic parameters. */
export type GenericDef =
  | AdtDef
  | FnDef
  | TraitDef
  | TraitAliasDef
  | ImplDef
  | TypeAliasDef
  | ConstDef;

/** Definitions that own an executable body. */
export type BodyOwner = FnDef | ConstDef | StaticDef | VariantDef;
