/** Expressions, blocks and statements. */
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
import type { AnyGenericArgs, GenericParams, Path } from './types.ts';

declare module './node.ts' {
  interface ExprNodes {
    LitExpr: LitExpr;
    PathExpr: PathExpr;
    UnaryExpr: UnaryExpr;
    BinaryExpr: BinaryExpr;
    AssignExpr: AssignExpr;
    CompoundAssignExpr: CompoundAssignExpr;
    RangeExpr: RangeExpr;
    CastExpr: CastExpr;
    RefExpr: RefExpr;
    CallExpr: CallExpr;
    MethodCallExpr: MethodCallExpr;
    FieldExpr: FieldExpr;
    IndexExpr: IndexExpr;
    StructExpr: StructExpr;
    TupleExpr: TupleExpr;
    ArrayExpr: ArrayExpr;
    RepeatExpr: RepeatExpr;
    ParenExpr: ParenExpr;
    BlockExpr: BlockExpr;
    IfExpr: IfExpr;
    LetExpr: LetExpr;
    MatchExpr: MatchExpr;
    LoopExpr: LoopExpr;
    WhileExpr: WhileExpr;
    ForExpr: ForExpr;
    BreakExpr: BreakExpr;
    ContinueExpr: ContinueExpr;
    ReturnExpr: ReturnExpr;
    YieldExpr: YieldExpr;
    BecomeExpr: BecomeExpr;
    YeetExpr: YeetExpr;
    ClosureExpr: ClosureExpr;
    TryExpr: TryExpr;
    AwaitExpr: AwaitExpr;
    UnderscoreExpr: UnderscoreExpr;
    BuiltinExpr: BuiltinExpr;
    BogusExpr: BogusExpr;
  }
  interface OtherNodes {
    StructExprField: StructExprField;
    Block: Block;
    MatchArm: MatchArm;
    ClosureParam: ClosureParam;
    LetStmt: LetStmt;
    ExprStmt: ExprStmt;
    ItemStmt: ItemStmt;
    EmptyStmt: EmptyStmt;
  }
}

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
