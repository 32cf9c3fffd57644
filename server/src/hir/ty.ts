/**
 * Types of Rust as the compiler sees them: immutable, interned (equal types are the same object),
 * lifetimes erased. Types hold definitions by reference, so types of different crates never clash.
 *
 * Generic parameters count through their owners, outermost first: in a trait `Self` is 0; an impl's
 * or trait's parameters come before those of its method. Substituting is by that index.
 */

import type { AnyExpr } from '../syntax/index.ts';
import type {
  AdtDef,
  ConstDef,
  Crate,
  FnDef,
  StructDef,
  TraitDef,
  TypeAliasDef,
  VariantDef,
} from './defs.ts';

export type IntName =
  | 'i8'
  | 'i16'
  | 'i32'
  | 'i64'
  | 'i128'
  | 'isize'
  | 'u8'
  | 'u16'
  | 'u32'
  | 'u64'
  | 'u128'
  | 'usize';
export type FloatName = 'f16' | 'f32' | 'f64' | 'f128';

interface TyBase {
  /** Unique number of the interned type. */
  readonly id: number;
  /** Bit set of `HAS_*`: what occurs anywhere inside. */
  readonly flags: number;
  readonly home: TypeHome;
}

/**
 * Where interned types are kept. A type that mentions what will go - a crate that is collected
 * anew, a closure of a body that is edited, a variable of one inference - must not outlive it, so
 * it lies in the table of the shortest-lived thing that it mentions, and that table goes with the
 * thing.
 */
export interface TypeHome {
  readonly table: Map<string, Ty | Const>;
  /** References and raw pointers by the number of what they point to, negative for mutable ones. */
  refs: Map<number, Ty> | undefined;
  ptrs: Map<number, Ty> | undefined;
  slices: Map<number, Ty> | undefined;
  /** Structs, enums and unions with one argument, by the definition's number and the argument's. */
  applied: Map<number, Map<number, Ty>> | undefined;
  /** The crate that goes when this goes; undefined for what mentions none, and for variables. */
  readonly crate: Crate | undefined;
  /** A crate's is above those of the crates that it builds on. */
  readonly layer: number;
  /** Within a crate, what was made later goes earlier. */
  readonly stamp: number;
}

export const HAS_PARAM = 1;
export const HAS_INFER = 2;
export const HAS_PROJ = 4;
export const HAS_ERROR = 8;
export const HAS_OPAQUE = 16;

export type Ty = TyBase &
  (
    | { readonly kind: 'bool' | 'char' | 'str' | 'never' | 'error' }
    | { readonly kind: 'int'; readonly name: IntName }
    | { readonly kind: 'float'; readonly name: FloatName }
    | { readonly kind: 'adt'; readonly def: AdtDef; readonly args: readonly GenericArg[] }
    | { readonly kind: 'foreign'; readonly def: TypeAliasDef }
    | { readonly kind: 'ref'; readonly mut: boolean; readonly inner: Ty }
    | { readonly kind: 'ptr'; readonly mut: boolean; readonly inner: Ty }
    | { readonly kind: 'array'; readonly elem: Ty; readonly len: Const }
    | { readonly kind: 'slice'; readonly elem: Ty }
    | { readonly kind: 'tuple'; readonly elems: readonly Ty[] }
    | { readonly kind: 'fn-ptr'; readonly sig: FnPtrSig }
    /** The zero-sized type of a function item or a tuple constructor. */
    | {
        readonly kind: 'fn-def';
        readonly def: FnDef | StructDef | VariantDef;
        readonly args: readonly GenericArg[];
      }
    /** `args` are those of the body that holds the closure. */
    | { readonly kind: 'closure'; readonly def: ClosureDef; readonly args: readonly GenericArg[] }
    | {
        readonly kind: 'dyn';
        readonly principal: DynTrait | undefined;
        readonly auto: readonly TraitDef[];
      }
    | { readonly kind: 'param'; readonly index: number; readonly name: string }
    /**
     * `<Self as Trait>::Item<own>`: `args` holds Self, the trait's arguments, then the item's own.
     */
    | {
        readonly kind: 'proj';
        readonly item: TypeAliasDef;
        readonly trait: TraitDef;
        readonly args: readonly GenericArg[];
      }
    /** Return-position `impl Trait` number `index` of a function. */
    | {
        readonly kind: 'opaque';
        readonly def: FnDef;
        readonly index: number;
        readonly args: readonly GenericArg[];
      }
    | { readonly kind: 'infer'; readonly vid: number; readonly flavor: 'any' | 'int' | 'float' }
  );

export type TyOf<K extends Ty['kind']> = Extract<Ty, { readonly kind: K }>;

export interface FnPtrSig {
  readonly params: readonly Ty[];
  readonly ret: Ty;
  readonly unsafe: boolean;
  /** ABI string, `Rust` when none is written. */
  readonly abi: string;
  readonly variadic: boolean;
}

/** Trait arguments without Self, and what its associated types are bound to. */
export interface DynTrait {
  readonly trait: TraitDef;
  readonly args: readonly GenericArg[];
  readonly assoc: readonly { readonly item: TypeAliasDef; readonly ty: Ty }[];
}

/** Constants in types, interned like types. */
export type Const = TyBase &
  (
    | { readonly kind: 'value'; readonly ty: Ty; readonly bits: bigint }
    | { readonly kind: 'const-param'; readonly index: number; readonly name: string }
    | { readonly kind: 'const-infer'; readonly vid: number }
    /**
     * Not evaluated yet because it depends on generic parameters. `owner` gives the scope of
     * `expr`.
     */
    | {
        readonly kind: 'unevaluated';
        readonly def: AnonConst | ConstDef;
        readonly args: readonly GenericArg[];
      }
    | { readonly kind: 'const-error' }
  );

/**
 * An expression in a type (`[T; N + 1]`, `Foo<{ N * 2 }>`, enum discriminant) with the scope that
 * it is written in.
 */
export interface AnonConst {
  readonly kind: 'anon-const';
  readonly expr: AnyExpr;
  /** Expected type of the expression. */
  readonly ty: Ty;
  /** Opaque to consumers: where names resolve and which generics exist. */
  readonly scope: unknown;
}

export type GenericArg = Ty | Const;

/** A trait applied to arguments: `args[0]` is Self. */
export interface TraitRef {
  readonly trait: TraitDef;
  readonly args: readonly GenericArg[];
}

/** What a body that runs in steps is seen as: a future or an iterator. */
export type CoroutineKind = 'async' | 'gen';

/**
 * A closure expression: identity, and what inference found out. Types are in terms of the enclosing
 * body's generics.
 */
export interface ClosureDef {
  readonly kind: 'closure-def';
  /** Unique; for names in listings. */
  readonly id: number;
  readonly owner: FnDef | ConstDef | object;
  /** Filled when the enclosing body has been inferred. */
  params: readonly Ty[];
  ret: Ty;
  trait: 'Fn' | 'FnMut' | 'FnOnce';
  /**
   * Set where the body runs in steps: of `async` blocks and functions, `ret` is what the future
   * gives; of `gen` ones, what each step of the iterator does.
   */
  readonly coroutine: CoroutineKind | undefined;
  /** An `async` closure whose futures borrow from what it owns: it outlives them. */
  lends: boolean;
  /** Types of the captures as stored: `&T` / `&mut T` for captures by reference. */
  captures: readonly Ty[];
}
