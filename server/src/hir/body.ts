/**
 * Typed bodies: what inference makes of a function's, constant's or static's expression. Everything
 * implicit is explicit here: auto-deref and auto-ref, coercions, overloaded operators as calls,
 * `for` and `?` written out, default binding modes, captures. Types may still contain generic
 * parameters of the owner, never inference variables.
 *
 * Places (`local`, `upvar`, `static`, `deref`, `field`, `index`) and values are told apart by how
 * they are used.
 */
import type { AnyNode } from '../syntax/index.ts';
import type {
  BodyOwner,
  ConstDef,
  FnDef,
  HirProblem,
  StaticDef,
  StructDef,
  VariantDef,
} from './defs.ts';
import type { AnonConst, ClosureDef, Const, GenericArg, Ty } from './ty.ts';

export type LocalId = number;

export interface Local {
  readonly id: LocalId;
  readonly name: string;
  ty: Ty;
  readonly mut: boolean;
  readonly node: AnyNode;
}

/** The body of a fn (`params` filled), const, static, discriminant or anonymous constant. */
export interface Body {
  readonly owner: BodyOwner | AnonConst;
  readonly locals: readonly Local[];
  readonly params: readonly { readonly pat: TPat; readonly ty: Ty }[];
  readonly ret: Ty;
  readonly value: TExpr;
  /** Reads of mutable references that move them; the others reborrow. */
  readonly movedRefs: ReadonlySet<TExpr>;
  /** Errors and unsupported constructs. A body with any is not lowered. */
  readonly problems: readonly HirProblem[];
}

interface ExprBase {
  readonly ty: Ty;
  /** The syntax it comes from; its offsets give the span. */
  readonly node: AnyNode;
}

export type IntBinOp = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>';
export type CmpOp = '==' | '!=' | '<' | '<=' | '>' | '>=';

export type CastKind =
  /** Between integers, `bool`, `char`, `u8 as char`. Sign of the source decides the extension. */
  | 'int-int'
  | 'int-float'
  | 'float-int'
  | 'float-float'
  /** Discriminant of a fieldless enum. */
  | 'enum-int'
  /**
   * Between thin pointers, or fat ones of the same metadata; fat to thin drops it. Also `&T` to
   * `*const T`.
   */
  | 'ptr-ptr'
  | 'ptr-int'
  | 'int-ptr'
  | 'fn-ptr-int'
  | 'fn-ptr-ptr'
  /** `fn-def` value to `fn-ptr`. */
  | 'reify'
  /** Non-capturing closure to `fn-ptr`. */
  | 'closure-fn-ptr'
  /**
   * `&[T; N]` to `&[T]`, `&T` to `&dyn Trait`, struct tails likewise, for references and raw
   * pointers.
   */
  | 'unsize'
  /** `!` to any type. */
  | 'never';

export type TExpr = ExprBase &
  /** `bits` for int, bool, char (unsigned, canonical) and floats (IEEE pattern of the type). */
  (
    | { readonly kind: 'lit'; readonly bits: bigint }
    /**
     * A string, byte string or C string literal as `&'static str`, `&'static [u8; N]`, `&'static
     * CStr`.
     */
    | { readonly kind: 'lit-bytes'; readonly bytes: Uint8Array }
    | { readonly kind: 'local'; readonly local: LocalId }
    /** A captured variable inside a closure body, as the place of the original variable. */
    | {
        readonly kind: 'upvar';
        readonly closure: ClosureDef;
        readonly index: number;
        readonly byRef: boolean;
      }
    /**
     * A function item or tuple constructor as a zero-sized value. Trait methods have the trait's fn
     * and Self first.
     */
    | {
        readonly kind: 'fn-ref';
        readonly def: FnDef | StructDef | VariantDef;
        readonly args: readonly GenericArg[];
      }
    /**
     * A (possibly associated) constant. For trait consts `def` is the trait's and `args[0]` is
     * Self.
     */
    | { readonly kind: 'const'; readonly def: ConstDef; readonly args: readonly GenericArg[] }
    /**
     * `const { .. }` block, evaluated per instantiation; `value` was typed with the body around it.
     */
    | { readonly kind: 'const-block'; readonly body: AnonConst; readonly value: TExpr }
    | { readonly kind: 'const-param'; readonly value: Const }
    | { readonly kind: 'static'; readonly def: StaticDef }
    | {
        readonly kind: 'call';
        readonly callee: TExpr;
        readonly args: readonly TExpr[];
        /** Where callees with `#[track_caller]` see the call, when that is not `node`. */
        readonly site?: AnyNode;
      }
    /**
     * Builtin operator on scalars of one type (shifts: the right side may have another integer
     * type).
     */
    | {
        readonly kind: 'binary';
        readonly op: IntBinOp | CmpOp;
        readonly lhs: TExpr;
        readonly rhs: TExpr;
      }
    | {
        readonly kind: 'logical';
        readonly op: '&&' | '||';
        readonly lhs: TExpr;
        readonly rhs: TExpr;
      }
    | { readonly kind: 'unary'; readonly op: '-' | '!'; readonly operand: TExpr }
    | { readonly kind: 'cast'; readonly cast: CastKind; readonly operand: TExpr }
    /** Builtin dereference of a reference, raw pointer (a place). */
    | { readonly kind: 'deref'; readonly operand: TExpr }
    | { readonly kind: 'borrow'; readonly mut: boolean; readonly place: TExpr }
    | { readonly kind: 'raw-borrow'; readonly mut: boolean; readonly place: TExpr }
    /**
     * In a closure: a place from outside of which only parts are captured. Nothing but patterns
     * look at it, and at no more than these parts.
     */
    | { readonly kind: 'parts'; readonly parts: readonly CapturedPart[] }
    /**
     * Field of a struct, union or tuple, by declaration index; of the enum's only `variant` where
     * closures capture it.
     */
    | {
        readonly kind: 'field';
        readonly base: TExpr;
        readonly index: number;
        readonly variant?: VariantDef;
      }
    /** Builtin indexing of an array or slice place by `usize`. */
    | { readonly kind: 'index'; readonly base: TExpr; readonly index: TExpr }
    | { readonly kind: 'assign'; readonly place: TExpr; readonly value: TExpr }
    /** Builtin compound assignment on scalars. */
    | {
        readonly kind: 'assign-op';
        readonly op: IntBinOp;
        readonly place: TExpr;
        readonly value: TExpr;
      }
    | { readonly kind: 'tuple'; readonly elems: readonly TExpr[] }
    | { readonly kind: 'array'; readonly elems: readonly TExpr[] }
    | { readonly kind: 'repeat'; readonly elem: TExpr; readonly len: Const }
    /** Struct, union or variant value; `ty` is the adt. `base` is the `..base` place. */
    | {
        readonly kind: 'adt';
        readonly variant: VariantDef | undefined;
        readonly fields: readonly { readonly index: number; readonly value: TExpr }[];
        readonly base: TExpr | undefined;
      }
    /** `captures[i]` is the value stored: a `borrow` of the variable, or the variable itself. */
    | {
        readonly kind: 'closure';
        readonly def: ClosureDef;
        readonly captures: readonly TExpr[];
        readonly params: readonly { readonly pat: TPat; readonly ty: Ty }[];
        readonly body: TExpr;
      }
    | {
        readonly kind: 'block';
        readonly stmts: readonly TStmt[];
        readonly tail: TExpr | undefined;
        readonly label: LabelId | undefined;
      }
    | {
        readonly kind: 'if';
        readonly cond: TExpr;
        readonly then: TExpr;
        readonly else: TExpr | undefined;
      }
    /**
     * `let pat = expr` as a condition: only in `if`, `while` (as `if`) and guards, under `&&`.
     * Bindings scope over what follows.
     */
    | { readonly kind: 'let'; readonly pat: TPat; readonly value: TExpr }
    | {
        readonly kind: 'match';
        readonly scrutinee: TExpr;
        readonly arms: readonly TArm[];
        readonly source: 'match' | 'for' | 'try' | 'await';
      }
    /** Endless loop; `while` and `for` are written with it. `break` gives the value. */
    | { readonly kind: 'loop'; readonly label: LabelId; readonly body: TExpr }
    | { readonly kind: 'break'; readonly label: LabelId; readonly value: TExpr | undefined }
    | { readonly kind: 'continue'; readonly label: LabelId }
    | { readonly kind: 'return'; readonly value: TExpr | undefined }
    | {
        readonly kind: 'offset-of';
        readonly container: Ty;
        readonly path: readonly {
          readonly variant: VariantDef | undefined;
          readonly index: number;
        }[];
      }
    | {
        readonly kind: 'asm';
        readonly template: string;
        readonly operands: readonly AsmOperand[];
        readonly options: readonly string[];
      }
    /**
     * In a coroutine: leaves it until it is asked to go on; of `gen` with a value, of a future
     * without one, as nothing is there yet.
     */
    | { readonly kind: 'yield'; readonly value: TExpr | undefined }
    /** In a future: the `&mut Context` that it was asked with last. */
    | { readonly kind: 'task-context' }
    /** `panic!`, `assert!`, `unreachable!` and friends after expansion: never returns. */
    | {
        readonly kind: 'panic';
        /** Its format string. */
        readonly message: string;
        /** The call that prints the message with its values; in code that is executed. */
        readonly detail?: TExpr;
      }
    /** Broken or unsupported; `problems` of the body says why. */
    | { readonly kind: 'bogus' }
  );

export type TExprOf<K extends TExpr['kind']> = Extract<TExpr, { readonly kind: K }>;

export type LabelId = number;

/**
 * What lies inside a place: the steps that lead there, each a field or a deref, and the captured
 * place.
 */
export interface CapturedPart {
  readonly steps: readonly TExpr[];
  readonly place: TExpr;
}

/** `const bytes`: a reference to constant bytes that become text; only macros of ours write it. */
export interface AsmOperand {
  readonly kind: 'in' | 'out' | 'inout' | 'lateout' | 'inlateout' | 'const' | 'const bytes' | 'sym';
  readonly reg: string;
  readonly name: string | undefined;
  readonly in: TExpr | undefined;
  readonly out: TExpr | undefined;
}

export interface TArm {
  readonly pat: TPat;
  readonly guard: TExpr | undefined;
  readonly body: TExpr;
}

export type TStmt =
  | { readonly kind: 'expr'; readonly expr: TExpr; readonly node: AnyNode }
  | {
      readonly kind: 'let';
      readonly pat: TPat;
      readonly ty: Ty;
      readonly init: TExpr | undefined;
      readonly else: TExpr | undefined;
      readonly node: AnyNode;
    };

/**
 * A pattern against a place of type `ty`. Default binding modes are resolved: derefs are explicit.
 */
export type TPat = { readonly ty: Ty; readonly node: AnyNode } & (
  | { readonly kind: 'wild' }
  | { readonly kind: 'never' }
  | {
      readonly kind: 'binding';
      readonly local: LocalId;
      readonly mode: 'move' | 'ref' | 'ref-mut';
      readonly sub: TPat | undefined;
    }
  /** Equal to a value: a literal, a constant (compared structurally), a byte string. */
  | { readonly kind: 'value'; readonly value: TExpr }
  | {
      readonly kind: 'range';
      readonly lo: TExpr | undefined;
      readonly hi: TExpr | undefined;
      readonly inclusive: boolean;
    }
  /** Struct, tuple, union: always matches its shape. */
  | {
      readonly kind: 'fields';
      readonly fields: readonly { readonly index: number; readonly pat: TPat }[];
    }
  | {
      readonly kind: 'variant';
      readonly variant: VariantDef;
      readonly fields: readonly { readonly index: number; readonly pat: TPat }[];
    }
  | { readonly kind: 'deref'; readonly pat: TPat }
  | {
      readonly kind: 'slice';
      readonly prefix: readonly TPat[];
      readonly rest: TPat | undefined;
      readonly hasRest: boolean;
      readonly suffix: readonly TPat[];
    }
  | { readonly kind: 'or'; readonly pats: readonly TPat[] }
);
