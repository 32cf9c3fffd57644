/**
 * The immediates of instructions: what one carries besides its operands.
 * Imports nothing, so that the op table and the instruction data can both name them.
 */

/** Immediates of an instruction. Which ones an op has is declared in its row of the op table. */
export interface Attrs {
  /** `dbg.value`: which of the function's variables (`Func.vars`). */
  variable?: number;
  /** `dbg.value`: what the operand is. */
  kind?: DebugKind;
  /** `dbg.value`: offset and size of the bytes that the operand is, where it is not all of them. */
  fragment?: readonly [number, number];
  /**
   * `const.int`: the value, canonical as unsigned of the type's width. `const.float`: the IEEE bit
   * pattern.
   */
  bits?: bigint;
  /** Comparison predicate. */
  pred?: IntPred | FloatPred;
  /** Alignment in bytes guaranteed for an access, or asked of an `alloca`. Power of two. */
  align?: number;
  /** Bytes of an `alloca`. */
  size?: number;
  volatile?: boolean;
  /**
   * The memory read is never written while the kernel runs (a `&T` without interior mutability).
   */
  readonly?: boolean;
  /** What is read must have been written, as LLVM's `!noundef`; only in code that is executed. */
  noundef?: boolean;
  /** The pointer read is not null, as LLVM's `!nonnull`: of a type that has no such value. */
  nonnull?: boolean;
  /**
   * Symbol of `global.addr`, `func.addr`, `call`; name of a target intrinsic for `gpu.intrinsic`.
   */
  symbol?: string;
  /** `const.int`: 1 where the code goes to another compiler, 0 where it is our own. */
  feedsCompiler?: boolean;
  ordering?: Ordering;
  /** Failure ordering of a compare-exchange. */
  failure?: Ordering;
  scope?: Scope;
  rmw?: RmwKind;
  dim?: 'x' | 'y' | 'z';
  /** Case values of a `switch`, parallel to `targets[1..]`; `targets[0]` is the default. */
  cases?: bigint[];
  /** Text of a panic or trap, kept as a comment in the output. */
  message?: string;
  /** What a target intrinsic is as a call of LLVM's: see `namedCallText`. */
  llvm?: string;
  /** Constant operands of a target intrinsic; template and constraints of inline assembly. */
  imm?: readonly (number | bigint | string | boolean)[];
  /**
   * `ptr.add`: the result stays inside the same allocation. Always true for Rust's
   * `add`/`offset`/field access.
   */
  inbounds?: boolean;
  /**
   * `int.*`: the result is known not to wrap (unsigned / signed), from Rust's `unchecked_*` or
   * proven.
   */
  nuw?: boolean;
  nsw?: boolean;
  /** Divisions and right shifts: known to leave no remainder, and to shift out no bit. */
  exact?: boolean;
  /**
   * `float.*`: may be fused with another operation that has it, a product with a sum, and rounded
   * once.
   */
  contract?: boolean;
  /** `br.if` at the end of a loop: no tool behind us should unroll it once more. */
  nounroll?: boolean;
}

/** How the operand of `dbg.value` and the variable belong together. */
export type DebugKind =
  /** The operand is the value, or the part of it that `fragment` names. */
  | 'value'
  /** The variable lies at this address. */
  | 'address'
  /** At this address lies the address of the variable. */
  | 'indirect';

export type IntPred = 'eq' | 'ne' | 'slt' | 'sle' | 'sgt' | 'sge' | 'ult' | 'ule' | 'ugt' | 'uge';
/** `o..` are false, `u..` true when an operand is NaN. */
export type FloatPred =
  | 'oeq'
  | 'one'
  | 'olt'
  | 'ole'
  | 'ogt'
  | 'oge'
  | 'ord'
  | 'ueq'
  | 'une'
  | 'ult'
  | 'ule'
  | 'ugt'
  | 'uge'
  | 'uno';
export type Ordering = 'relaxed' | 'acquire' | 'release' | 'acqrel' | 'seqcst';
export type Scope = 'system' | 'device' | 'cluster' | 'workgroup' | 'wave';
export type RmwKind =
  | 'xchg'
  | 'add'
  | 'sub'
  | 'and'
  | 'nand'
  | 'or'
  | 'xor'
  | 'smax'
  | 'smin'
  | 'umax'
  | 'umin'
  | 'fadd'
  | 'fmax'
  | 'fmin';
