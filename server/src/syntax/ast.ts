/**
 * The typed syntax tree of Rust's whole surface syntax: plain data, an interface for each kind of
 * node, in one file because the grammar is one recursion. It knows no names, types or macros.
 *
 * - Every node has `kind`, `start` and `end` (half-open, UTF-16 offsets in its file). Attributes
 *   and doc comments are in front of `start`, in `attrs`; `fullStart(node)` includes them.
 * - Unions are called `Any...`. A broken place is a `Bogus...` node: required fields are present.
 * - Keywords that a diagnostic may point at are `Keyword` leaves, present or `undefined`.
 * - Nodes made from macro tokens carry `file` (see from-tokens.ts for how their places are chosen),
 *   names the hygiene mark `ctxt` of their token.
 * - There are no parent pointers: `nodePathAt` gives the ancestors of an offset.
 */

/** What every node has. `file` is set only on nodes parsed from tokens that carry one. */
export interface NodeBase {
  readonly kind: string;
  start: number;
  end: number;
  file?: number | undefined;
}

/**
 * A hygiene mark, made by whoever expands macros; absent on what stands in source text. Compared by
 * identity.
 */
export interface SyntaxMark {
  /** Unique; for keys. */
  readonly id: number;
}

// ------------------------------------------------------------------------------------------ leaves

/**
 * An identifier as written, without `r#`. Also `self`, `Self`, `super`, `crate`, `$crate`, `_` and
 * `0` of `x.0`.
 */
export interface Name extends NodeBase {
  readonly kind: 'Name';
  readonly text: string;
  /** Hygiene mark of the token it came from; absent for source text. */
  ctxt?: SyntaxMark | undefined;
}

/** A lifetime or label: `text` includes the quote (`'a`, `'_`, `'static`), never `r#`. */
export interface Lifetime extends NodeBase {
  readonly kind: 'Lifetime';
  readonly text: string;
  ctxt?: SyntaxMark | undefined;
}

/** A keyword, contextual keyword or mark of interest (`unsafe`, `->`, `...`), with its text. */
export interface Keyword extends NodeBase {
  readonly kind: 'Keyword';
  readonly text: string;
}

// ------------------------------------------------------------------------------------------ tokens

/** `joint`: the next token is punctuation that follows without any space between. */
export type Spacing = 'joint' | 'alone';

export type Delimiter = '(' | '[' | '{' | '';

/**
 * One token of a macro's input. `token` is a number of `TokenKind`; `text` is the source text as
 * written. Punctuation is glued as far as Rust glues it (`->`, `..=`, `<<=`). `$crate` is one
 * `Ident` token with that text, made by whoever expands macros.
 */
export interface Token extends NodeBase {
  readonly kind: 'Token';
  readonly token: number;
  readonly text: string;
  readonly spacing: Spacing;
  readonly ctxt?: SyntaxMark | undefined;
}

/**
 * A delimited group. Delimiter `''` is an invisible group. `trees` and `close` may be computed when
 * first asked for, so
 * `{ ...group }` is no copy: name the fields.
 */
export interface TokenGroup extends NodeBase {
  readonly kind: 'Group';
  readonly delim: Delimiter;
  readonly trees: readonly TokenTree[];
  /**
   * The closing delimiter, zero-length at the end of the group when it is missing in the source.
   */
  readonly close: Token;
  /** Hygiene mark of the opening delimiter. */
  readonly ctxt?: SyntaxMark | undefined;
}

/**
 * A matched macro fragment put back into a token stream as one already parsed node (keeps its
 * precedence).
 */
export interface Interpolated extends NodeBase {
  readonly kind: 'Interpolated';
  readonly fragment: FragmentKind;
  readonly node: AnyNode;
}

export type TokenTree = Token | TokenGroup | Interpolated;

/**
 * Fragment specifiers of `macro_rules!`. `expr_2021` and `pat_param` are the older, narrower forms.
 */
export type FragmentKind =
  | 'expr'
  | 'expr_2021'
  | 'ty'
  | 'pat'
  | 'pat_param'
  | 'stmt'
  | 'block'
  | 'item'
  | 'path'
  | 'meta'
  | 'vis'
  | 'literal'
  | 'ident'
  | 'lifetime'
  | 'tt';

/** `#[path args]`, `#![path = value]`, or a doc comment (`isDoc`, path `doc`). */
export interface Attr extends NodeBase {
  readonly kind: 'Attr';
  readonly style: 'outer' | 'inner';
  /** Segments of the path, e.g. `['rustfmt', 'skip']`. */
  readonly path: readonly string[];
  /** `#[unsafe(...)]`: path and arguments are those inside. */
  readonly unsafe: boolean;
  /** The delimited arguments, e.g. of `#[cfg(test)]`. */
  readonly args: TokenGroup | undefined;
  /** The value of `#[path = value]`. */
  readonly value: AnyExpr | undefined;
  /** True for doc comments (not for a written `#[doc = "..."]`). */
  readonly isDoc: boolean;
  /** For doc comments the text without comment marks; otherwise the text inside the brackets. */
  readonly text: string;
}

/**
 * `path!(...)`, `path![...]`, `path!{...}` in any position; `name` only for the rare `path! name
 * {...}`.
 */
export interface MacroCall extends NodeBase {
  readonly kind: 'MacroCall';
  attrs: readonly Attr[];
  readonly path: Path;
  readonly name: Name | undefined;
  readonly body: TokenGroup;
}

// ------------------------------------------------------------------------------ paths and generics

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

// ------------------------------------------------------------------------------------------- types

export type AnyType =
  | PathType
  | RefType
  | PtrType
  | SliceType
  | ArrayType
  | TupleType
  | ParenType
  | NeverType
  | InferType
  | FnPtrType
  | ImplTraitType
  | DynTraitType
  | UnsafeBinderType
  | MacroCall
  | BogusType;

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

// ---------------------------------------------------------------------------------------- patterns

export type AnyPat =
  | WildPat
  | RestPat
  | IdentPat
  | LitPat
  | RangePat
  | RefPat
  | TuplePat
  | SlicePat
  | PathPat
  | TupleStructPat
  | StructPat
  | OrPat
  | ParenPat
  | BoxPat
  | NeverPat
  | ConstBlockPat
  | GuardPat
  | MacroCall
  | BogusPat;

export interface WildPat extends NodeBase {
  readonly kind: 'WildPat';
}

/** `..` inside a tuple, tuple struct or slice pattern. */
export interface RestPat extends NodeBase {
  readonly kind: 'RestPat';
}

/**
 * `ref mut name @ sub`. A plain one-segment path is always an `IdentPat`, though it may name a
 * constant.
 */
export interface IdentPat extends NodeBase {
  readonly kind: 'IdentPat';
  readonly ref: boolean;
  readonly mut: boolean;
  readonly name: Name;
  readonly sub: AnyPat | undefined;
}

/** A literal, or `UnaryExpr` `-` of one. */
export interface LitPat extends NodeBase {
  readonly kind: 'LitPat';
  readonly expr: AnyExpr;
}

/** Bounds are literals (maybe negated), paths, const blocks or macro calls. */
export interface RangePat extends NodeBase {
  readonly kind: 'RangePat';
  readonly op: '..=' | '..' | '...';
  readonly lo: AnyExpr | undefined;
  readonly hi: AnyExpr | undefined;
}

export interface RefPat extends NodeBase {
  readonly kind: 'RefPat';
  readonly mut: boolean;
  readonly pat: AnyPat;
}

export interface TuplePat extends NodeBase {
  readonly kind: 'TuplePat';
  readonly pats: readonly AnyPat[];
}

export interface SlicePat extends NodeBase {
  readonly kind: 'SlicePat';
  readonly pats: readonly AnyPat[];
}

/** A path of more than one segment, or with a qualified self: a constant or a unit variant. */
export interface PathPat extends NodeBase {
  readonly kind: 'PathPat';
  readonly path: Path;
}

export interface TupleStructPat extends NodeBase {
  readonly kind: 'TupleStructPat';
  readonly path: Path;
  readonly pats: readonly AnyPat[];
}

export interface StructPat extends NodeBase {
  readonly kind: 'StructPat';
  readonly path: Path;
  readonly fields: readonly FieldPat[];
  /** Ends with `..`. */
  readonly rest: boolean;
}

/** `name: pat`, or the shorthand `ref mut name` whose `pat` is an `IdentPat` of the same name. */
export interface FieldPat extends NodeBase {
  readonly kind: 'FieldPat';
  readonly attrs: readonly Attr[];
  readonly name: Name;
  readonly shorthand: boolean;
  readonly pat: AnyPat;
}

export interface OrPat extends NodeBase {
  readonly kind: 'OrPat';
  readonly pats: readonly AnyPat[];
}

export interface ParenPat extends NodeBase {
  readonly kind: 'ParenPat';
  readonly pat: AnyPat;
}

/** `box pat`; `deref!(pat)` is a `MacroCall`. */
export interface BoxPat extends NodeBase {
  readonly kind: 'BoxPat';
  readonly pat: AnyPat;
}

/** `!`. */
export interface NeverPat extends NodeBase {
  readonly kind: 'NeverPat';
}

/** `const { .. }`. */
export interface ConstBlockPat extends NodeBase {
  readonly kind: 'ConstBlockPat';
  readonly block: Block;
}

/** `(pat if cond)`, nightly guard pattern. */
export interface GuardPat extends NodeBase {
  readonly kind: 'GuardPat';
  readonly pat: AnyPat;
  readonly cond: AnyExpr;
}

export interface BogusPat extends NodeBase {
  readonly kind: 'BogusPat';
}

// ------------------------------------------------------------------------------------- expressions

export type AnyExpr =
  | LitExpr
  | PathExpr
  | UnaryExpr
  | BinaryExpr
  | AssignExpr
  | CompoundAssignExpr
  | RangeExpr
  | CastExpr
  | RefExpr
  | CallExpr
  | MethodCallExpr
  | FieldExpr
  | IndexExpr
  | StructExpr
  | TupleExpr
  | ArrayExpr
  | RepeatExpr
  | ParenExpr
  | BlockExpr
  | IfExpr
  | LetExpr
  | MatchExpr
  | LoopExpr
  | WhileExpr
  | ForExpr
  | BreakExpr
  | ContinueExpr
  | ReturnExpr
  | YieldExpr
  | BecomeExpr
  | YeetExpr
  | ClosureExpr
  | TryExpr
  | AwaitExpr
  | UnderscoreExpr
  | BuiltinExpr
  | MacroCall
  | BogusExpr;

/**
 * Expressions may carry outer attributes (and blocks inner ones); the field is absent when there
 * are none.
 */
export interface ExprBase extends NodeBase {
  attrs?: readonly Attr[];
}

export type LitKind = 'int' | 'float' | 'bool' | 'char' | 'byte' | 'str' | 'byteStr' | 'cStr';

/** A literal as written, suffix included; `literalValue` gives its value. */
export interface LitExpr extends ExprBase {
  readonly kind: 'LitExpr';
  readonly lit: LitKind;
  readonly text: string;
}

export interface PathExpr extends ExprBase {
  readonly kind: 'PathExpr';
  readonly path: Path;
}

export type UnaryOp = '-' | '!' | '*';

export interface UnaryExpr extends ExprBase {
  readonly kind: 'UnaryExpr';
  readonly op: UnaryOp;
  readonly operand: AnyExpr;
}

export type ArithOp = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>';
export type BinaryOp = ArithOp | '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||';

export interface BinaryExpr extends ExprBase {
  readonly kind: 'BinaryExpr';
  readonly op: BinaryOp;
  readonly lhs: AnyExpr;
  readonly rhs: AnyExpr;
}

/** `lhs = rhs`; the left side may be a destructuring tuple, array, struct, call or `_`. */
export interface AssignExpr extends ExprBase {
  readonly kind: 'AssignExpr';
  readonly lhs: AnyExpr;
  readonly rhs: AnyExpr;
}

/** `lhs op= rhs`; `op` without the `=`. */
export interface CompoundAssignExpr extends ExprBase {
  readonly kind: 'CompoundAssignExpr';
  readonly op: ArithOp;
  readonly lhs: AnyExpr;
  readonly rhs: AnyExpr;
}

export interface RangeExpr extends ExprBase {
  readonly kind: 'RangeExpr';
  readonly inclusive: boolean;
  readonly lo: AnyExpr | undefined;
  readonly hi: AnyExpr | undefined;
}

export interface CastExpr extends ExprBase {
  readonly kind: 'CastExpr';
  readonly expr: AnyExpr;
  readonly type: AnyType;
}

/** `&e`, `&mut e`, `&raw const e`, `&raw mut e`; `pin` for the nightly `&pin mut e`. */
export interface RefExpr extends ExprBase {
  readonly kind: 'RefExpr';
  readonly mut: boolean;
  readonly raw: boolean;
  readonly pin: boolean;
  readonly expr: AnyExpr;
}

export interface CallExpr extends ExprBase {
  readonly kind: 'CallExpr';
  readonly callee: AnyExpr;
  readonly args: readonly AnyExpr[];
}

export interface MethodCallExpr extends ExprBase {
  readonly kind: 'MethodCallExpr';
  readonly receiver: AnyExpr;
  readonly name: Name;
  readonly generics: AnyGenericArgs | undefined;
  readonly args: readonly AnyExpr[];
}

/**
 * `base.name`, and `base.0` with the digits as the name's text. An unfinished `base.` has an empty
 * name.
 */
export interface FieldExpr extends ExprBase {
  readonly kind: 'FieldExpr';
  readonly base: AnyExpr;
  readonly name: Name;
}

export interface IndexExpr extends ExprBase {
  readonly kind: 'IndexExpr';
  readonly base: AnyExpr;
  readonly index: AnyExpr;
}

export interface StructExpr extends ExprBase {
  readonly kind: 'StructExpr';
  readonly path: Path;
  readonly fields: readonly StructExprField[];
  /** The expression of `..base`. */
  readonly base: AnyExpr | undefined;
  /** Ends with `..` (with or without a base). */
  readonly rest: boolean;
}

/** `name: value`; for the shorthand the value is a `PathExpr` of the same name. */
export interface StructExprField extends NodeBase {
  readonly kind: 'StructExprField';
  readonly attrs: readonly Attr[];
  readonly name: Name;
  readonly shorthand: boolean;
  readonly value: AnyExpr;
}

export interface TupleExpr extends ExprBase {
  readonly kind: 'TupleExpr';
  readonly elems: readonly AnyExpr[];
}

export interface ArrayExpr extends ExprBase {
  readonly kind: 'ArrayExpr';
  readonly elems: readonly AnyExpr[];
}

/** `[elem; len]`. */
export interface RepeatExpr extends ExprBase {
  readonly kind: 'RepeatExpr';
  readonly elem: AnyExpr;
  readonly len: AnyExpr;
}

export interface ParenExpr extends ExprBase {
  readonly kind: 'ParenExpr';
  readonly expr: AnyExpr;
}

export type BlockMode = 'plain' | 'unsafe' | 'const' | 'async' | 'gen' | 'async gen' | 'try';

/** A block as an expression. `tryType` is the type of the nightly `try bikeshed T { .. }`. */
export interface BlockExpr extends ExprBase {
  readonly kind: 'BlockExpr';
  readonly label: Lifetime | undefined;
  readonly mode: BlockMode;
  readonly move: boolean;
  readonly tryType: AnyType | undefined;
  readonly block: Block;
}

/** `{ inner attributes, statements, tail }`. */
export interface Block extends NodeBase {
  readonly kind: 'Block';
  /** Inner attributes. */
  readonly attrs: readonly Attr[];
  readonly stmts: readonly AnyStmt[];
  /** The last expression without `;`: the value of the block. */
  readonly tail: AnyExpr | undefined;
}

/** `cond` is any expression; `LetExpr` occurs at its top or under `&&` (let chains). */
export interface IfExpr extends ExprBase {
  readonly kind: 'IfExpr';
  readonly cond: AnyExpr;
  readonly then: Block;
  readonly else: IfExpr | BlockExpr | undefined;
}

/** `let pat = expr` in a condition or guard. */
export interface LetExpr extends ExprBase {
  readonly kind: 'LetExpr';
  readonly pat: AnyPat;
  readonly expr: AnyExpr;
}

export interface MatchExpr extends ExprBase {
  readonly kind: 'MatchExpr';
  readonly scrutinee: AnyExpr;
  readonly arms: readonly MatchArm[];
}

/** `body` is absent only in the arm of a never pattern (nightly). */
export interface MatchArm extends NodeBase {
  readonly kind: 'MatchArm';
  readonly attrs: readonly Attr[];
  readonly pat: AnyPat;
  readonly guard: AnyExpr | undefined;
  readonly body: AnyExpr | undefined;
}

export interface LoopExpr extends ExprBase {
  readonly kind: 'LoopExpr';
  readonly label: Lifetime | undefined;
  readonly body: Block;
}

export interface WhileExpr extends ExprBase {
  readonly kind: 'WhileExpr';
  readonly label: Lifetime | undefined;
  readonly cond: AnyExpr;
  readonly body: Block;
}

export interface ForExpr extends ExprBase {
  readonly kind: 'ForExpr';
  readonly label: Lifetime | undefined;
  /** `for await`. */
  readonly await: boolean;
  readonly pat: AnyPat;
  readonly iter: AnyExpr;
  readonly body: Block;
}

export interface BreakExpr extends ExprBase {
  readonly kind: 'BreakExpr';
  readonly label: Lifetime | undefined;
  readonly value: AnyExpr | undefined;
}

export interface ContinueExpr extends ExprBase {
  readonly kind: 'ContinueExpr';
  readonly label: Lifetime | undefined;
}

export interface ReturnExpr extends ExprBase {
  readonly kind: 'ReturnExpr';
  readonly value: AnyExpr | undefined;
}

/** `yield e`, and the nightly postfix `e.yield`. */
export interface YieldExpr extends ExprBase {
  readonly kind: 'YieldExpr';
  readonly value: AnyExpr | undefined;
}

export interface BecomeExpr extends ExprBase {
  readonly kind: 'BecomeExpr';
  readonly value: AnyExpr;
}

/** `do yeet e`. */
export interface YeetExpr extends ExprBase {
  readonly kind: 'YeetExpr';
  readonly value: AnyExpr | undefined;
}

export interface ClosureExpr extends ExprBase {
  readonly kind: 'ClosureExpr';
  readonly forParams: GenericParams | undefined;
  readonly const: boolean;
  readonly static: boolean;
  readonly async: Keyword | undefined;
  readonly gen: boolean;
  readonly move: boolean;
  readonly use: boolean;
  readonly params: readonly ClosureParam[];
  readonly ret: AnyType | undefined;
  readonly body: AnyExpr;
}

export interface ClosureParam extends NodeBase {
  readonly kind: 'ClosureParam';
  readonly attrs: readonly Attr[];
  readonly pat: AnyPat;
  readonly type: AnyType | undefined;
}

/** `expr?`. */
export interface TryExpr extends ExprBase {
  readonly kind: 'TryExpr';
  readonly expr: AnyExpr;
}

/** `expr.await`; `op` tells it from the nightly `expr.use`. */
export interface AwaitExpr extends ExprBase {
  readonly kind: 'AwaitExpr';
  readonly op: 'await' | 'use';
  readonly expr: AnyExpr;
}

/** `_` on the left side of an assignment. */
export interface UnderscoreExpr extends ExprBase {
  readonly kind: 'UnderscoreExpr';
}

/** `builtin # name(args)`, the compiler's own syntax. */
export interface BuiltinExpr extends ExprBase {
  readonly kind: 'BuiltinExpr';
  readonly name: Name;
  readonly body: TokenGroup;
}

export interface BogusExpr extends ExprBase {
  readonly kind: 'BogusExpr';
}

// -------------------------------------------------------------------------------------- statements

export type AnyStmt = LetStmt | ExprStmt | ItemStmt | EmptyStmt;

/** `let pat: type = init else { .. };` */
export interface LetStmt extends NodeBase {
  readonly kind: 'LetStmt';
  readonly attrs: readonly Attr[];
  /** The nightly `super let`. */
  readonly super: boolean;
  readonly pat: AnyPat;
  readonly type: AnyType | undefined;
  readonly init: AnyExpr | undefined;
  readonly else: Block | undefined;
}

/**
 * An expression statement; without `semi` only for block-like expressions and `mac!{..}` before the
 * block's end.
 */
export interface ExprStmt extends NodeBase {
  readonly kind: 'ExprStmt';
  readonly expr: AnyExpr;
  readonly semi: boolean;
}

export interface ItemStmt extends NodeBase {
  readonly kind: 'ItemStmt';
  readonly item: AnyItem;
}

/** A lone `;`. */
export interface EmptyStmt extends NodeBase {
  readonly kind: 'EmptyStmt';
}

// ------------------------------------------------------------------------------------------- items

export type AnyItem =
  | Fn
  | Struct
  | Enum
  | Union
  | Trait
  | TraitAlias
  | Impl
  | TypeAlias
  | Const
  | Static
  | Mod
  | Use
  | ExternCrate
  | ExternBlock
  | MacroRules
  | MacroDef
  | MacroCall
  | BogusItem;

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

/** `extern "C"`, or `extern` alone (then `name` is `C` and there is no literal). */
export interface Abi extends NodeBase {
  readonly kind: 'Abi';
  /** The ABI string without quotes. */
  readonly name: string;
  /** The string literal, quotes included. */
  readonly literal: LitExpr | undefined;
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

// --------------------------------------------------------------------------------------- all nodes

export type AnyNode =
  | Name
  | Lifetime
  | Keyword
  | Token
  | TokenGroup
  | Interpolated
  | Attr
  | Path
  | QSelf
  | PathSegment
  | AnyGenericArgs
  | AnyGenericArg
  | AnyBound
  | GenericParams
  | AnyGenericParam
  | WhereClause
  | AnyWherePred
  | AnyType
  | FnPtrParam
  | AnyPat
  | FieldPat
  | AnyExpr
  | StructExprField
  | Block
  | MatchArm
  | ClosureParam
  | AnyStmt
  | AnyItem
  | Visibility
  | Abi
  | ParamList
  | AnyParam
  | AnyFields
  | RecordField
  | TupleField
  | Variant
  | UseTree
  | SourceFile;

export type NodeKind = AnyNode['kind'];

/** The node interface of a kind. */
export type NodeOf<K extends NodeKind> = Extract<AnyNode, { readonly kind: K }>;

/** A syntax error: what is wrong, in words, at a place. */
export interface ParseError {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

export type Edition = 2015 | 2018 | 2021 | 2024;
