/**
 * The data of MIR: modules, functions, basic blocks with parameters (SSA without phi nodes), instructions, values.
 *
 * A value is defined once: by an instruction (`results`) or as a block parameter; the entry block's parameters are the
 * function's. There are no persistent use lists: passes compute what they need and rewrite in one sweep.
 * MIR knows neither Rust nor any target.
 */
import type { Span } from '../base/index.ts';
import type { MirType, AddressSpace } from './types.ts';
import type { OpName } from './ops.ts';

/** Where an instruction comes from; `inlinedAt` is the call through which it was inlined, innermost first. */
export interface SourceLoc {
  readonly span: Span;
  /** Display name of the function that holds `span`. */
  readonly fn: string;
  readonly inlinedAt?: SourceLoc;
}

export interface Value {
  /** Unique inside the function, dense from 0. */
  readonly id: number;
  type: MirType;
  /** Name hint for the text form, such as a local variable's name. */
  name?: string;
  /** The defining instruction, or the block that has it as a parameter. */
  def: Inst | Block;
}

/** A control-flow edge with the arguments of the target's block parameters. */
export interface Edge {
  block: Block;
  args: Value[];
}

/** Immediates of an instruction. Which ones an op has is declared in its row of the op table. */
export interface Attrs {
  /** `const.int`: the value, canonical as unsigned of the type's width. `const.float`: the IEEE bit pattern. */
  bits?: bigint;
  /** Comparison predicate. */
  pred?: IntPred | FloatPred;
  /** Alignment in bytes guaranteed for an access, or asked of an `alloca`. Power of two. */
  align?: number;
  /** Bytes of an `alloca`. */
  size?: number;
  volatile?: boolean;
  /** The memory read is never written while the kernel runs (a `&T` without interior mutability). */
  readonly?: boolean;
  /** Symbol of `global.addr`, `func.addr`, `call`; name of a target intrinsic for `gpu.intrinsic`. */
  symbol?: string;
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
  /** Constant operands of a target intrinsic; template and constraints of inline assembly. */
  imm?: readonly (number | bigint | string | boolean)[];
  /** `ptr.add`: the result stays inside the same allocation. Always true for Rust's `add`/`offset`/field access. */
  inbounds?: boolean;
  /** `int.*`: the result is known not to wrap (unsigned / signed), from Rust's `unchecked_*` or proven. */
  nuw?: boolean;
  nsw?: boolean;
}

export type IntPred = 'eq' | 'ne' | 'slt' | 'sle' | 'sgt' | 'sge' | 'ult' | 'ule' | 'ugt' | 'uge';
/** `o..` are false, `u..` true when an operand is NaN. */
export type FloatPred =
  | 'oeq' | 'one' | 'olt' | 'ole' | 'ogt' | 'oge' | 'ord'
  | 'ueq' | 'une' | 'ult' | 'ule' | 'ugt' | 'uge' | 'uno';
export type Ordering = 'relaxed' | 'acquire' | 'release' | 'acqrel' | 'seqcst';
export type Scope = 'system' | 'device' | 'workgroup' | 'wave';
export type RmwKind =
  | 'xchg' | 'add' | 'sub' | 'and' | 'nand' | 'or' | 'xor'
  | 'smax' | 'smin' | 'umax' | 'umin' | 'fadd' | 'fmax' | 'fmin';

export interface Inst {
  op: OpName;
  args: Value[];
  results: Value[];
  attrs: Attrs;
  /** Successors, for terminators only. */
  targets?: Edge[];
  loc: SourceLoc | undefined;
  /** The block that holds it; kept right by the builder and by `moveInst`. */
  block: Block;
}

export interface Block {
  /** Unique inside the function; not necessarily dense after passes. */
  readonly id: number;
  name?: string;
  params: Value[];
  /** The last one is the terminator. */
  insts: Inst[];
}

/** How one kernel parameter arrives; computed by `layout/abi` for a target. */
export interface ParamDecl {
  /** Source name, for comments, metadata and hovers. */
  readonly name: string;
  /**
   * `scalar`: the block parameter is the value itself.
   * `blob`: the bytes lie in kernarg memory; the block parameter is a `ptr.kernarg` to them.
   * `by-pointer`: the kernarg holds the address of a host-prepared copy; the block parameter is a `ptr.global`.
   */
  readonly pass: 'scalar' | 'blob' | 'by-pointer';
  readonly type: MirType;
  /** Bytes and alignment of the parameter's slot. */
  readonly size: number;
  readonly align: number;
  /** For pointers: guaranteed alignment of the pointee (references), else 1. */
  readonly pointeeAlign?: number;
  /** The Rust type as the user wrote it, for tables and hovers. */
  readonly display?: string;
}

export interface Func {
  /** Link symbol. */
  name: string;
  /** Demangled path, for people. */
  display: string;
  kind: 'kernel' | 'device' | 'extern';
  /** One entry per parameter of a kernel; empty for others. */
  paramDecls: ParamDecl[];
  /** Parameter types; equal to the types of the entry block's parameters when there is a body. */
  params: MirType[];
  /** 0, 1 or 2 results (a pair is returned as two values). */
  results: MirType[];
  /** `blocks[0]` is the entry and has no predecessors. Empty for `extern`. */
  blocks: Block[];
  span: Span | undefined;
  /** Next free value and block ids. */
  nextValue: number;
  nextBlock: number;
  /** Never returns (`-> !`). */
  noreturn?: boolean;
  /** `#[inline(always)]` / `#[inline(never)]`. */
  inline?: 'always' | 'never' | 'hint';
  /** Launch bounds, when the dialect declares them. */
  launchBounds?: { readonly maxThreads?: number; readonly minBlocks?: number };
}

/** Place in a global's bytes that holds an address. */
export interface Reloc {
  readonly offset: number;
  readonly symbol: string;
  readonly addend: bigint;
}

export interface Global {
  name: string;
  space: AddressSpace;
  /** Bytes; 0 together with `launchSized` for memory whose size the launch decides. */
  size: number;
  align: number;
  /** Initial bytes (`undefined` = uninitialised). Shorter than `size` means zero filled. */
  init?: Uint8Array;
  relocs: Reloc[];
  mutable: boolean;
  /** `gpu_launch_sized_workgroup_mem`: one region per workgroup, sized by the launch. */
  launchSized?: boolean;
  /** Part of the module's interface (`#[no_mangle] static`). */
  exported?: boolean;
  /** Declared only: defined elsewhere. */
  external?: boolean;
  span?: Span;
}

export interface Module {
  name: string;
  funcs: Map<string, Func>;
  globals: Map<string, Global>;
}
