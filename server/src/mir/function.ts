/**
 * The data of MIR: modules, functions, basic blocks with parameters (SSA without phi nodes),
 * instructions, values.
 *
 * A value is defined once: by an instruction (`results`) or as a block parameter; the entry block's
 * parameters are the function's. There are no persistent use lists: passes compute what they need
 * and rewrite in one sweep. MIR knows neither Rust nor any target.
 */
import type { Span } from '../base/index.ts';
import type { TypeTable } from '../views/index.ts';
import type { Attrs, DebugKind } from './attrs.ts';
import type { OpName } from './ops.ts';
import type { AddressSpace, MirType } from './types.ts';
import type { ValueFacts } from './value-facts.ts';

export type * from './attrs.ts';

/**
 * Where an instruction comes from; `inlinedAt` is the call through which it was inlined, innermost
 * first.
 */
export interface SourceLoc {
  readonly span: Span;
  /** Display name of the function that holds `span`. */
  readonly fn: string;
  readonly inlinedAt?: SourceLoc;
  /** Which variables can be named here; only in code for a debugger. */
  readonly scope?: DebugScope;
}

/** Part of the source in which the same variables can be named, as LLVM's lexical block. */
export interface DebugScope {
  /** Where the scope begins: a function's body, a block, or the variable that opens it. */
  readonly span: Span;
  readonly parent: DebugScope | undefined;
}

/** A variable of the source, once for each call that its function was inlined through. */
export interface DebugVar {
  readonly name: string;
  /** Key of its type in `Module.types`. */
  readonly type: string;
  /**
   * The declaration: its place, the function that holds it, the scope in which it can be named, and
   * the calls it was inlined through. Absent in text without locations: it is in scope everywhere.
   */
  readonly loc: SourceLoc | undefined;
  /** Which parameter of its function it is, from 0. */
  readonly arg: number | undefined;
}

/**
 * That a variable has a value from an instruction on: what `dbg.value` says, beside the code, so
 * that code is the same with and without.
 */
export interface DebugRecord {
  /** Number of the variable in `Func.vars`. */
  readonly variable: number;
  readonly kind: DebugKind;
  /** Offset and size in bytes, when it is not all of the variable. */
  readonly fragment: readonly [offset: number, size: number] | undefined;
  /** Undefined: nothing is known from here on. */
  value: Value | undefined;
}

/** Records by the instruction that they stand before, in order. */
export type DebugRecords = Map<Inst, DebugRecord[]>;

export interface Value {
  /** Unique inside the function, dense from 0. */
  readonly id: number;
  type: MirType;
  /** Name hint for the text form, such as a local variable's name. */
  name: string | undefined;
  /** The defining instruction, or the block that has it as a parameter. */
  def: Inst | Block;
}

/** A control-flow edge with the arguments of the target's block parameters. */
export interface Edge {
  block: Block;
  args: Value[];
}

/**
 * Operands or results of an instruction: as many as the row of its operation says (`OPS`), which
 * the verifier holds. So the first ones are there for whoever knows the operation.
 */
export type Operands = Value[] & { 0: Value; 1: Value; 2: Value };

/** A list that will have what the operation asks for. */
export function operandList(list: Value[] = []): Operands {
  return list as Operands;
}

export interface Inst {
  op: OpName;
  get args(): Operands;
  set args(list: Value[]);
  get results(): Operands;
  set results(list: Value[]);
  attrs: Attrs;
  /** Successors, for terminators only. */
  targets: Edge[] | undefined;
  loc: SourceLoc | undefined;
  /** The block that holds it; kept right by the builder and by `moveInst`. */
  block: Block;
}

export interface Block {
  /** Unique inside the function; not necessarily dense after passes. */
  readonly id: number;
  name: string | undefined;
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
   * `by-pointer`: the kernarg holds the address of a host-prepared copy; the block parameter is a
   * `ptr.global`.
   */
  readonly pass: 'scalar' | 'blob' | 'by-pointer';
  readonly type: MirType;
  /** Bytes and alignment of the parameter's slot. */
  readonly size: number;
  readonly align: number;
  /** For pointers: guaranteed alignment of the pointee (references), else 1. */
  readonly pointeeAlign?: number | undefined;
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
  /** What the convention promises of each parameter; undefined where nothing is. */
  paramFacts: readonly ValueFacts[] | undefined;
  /** Of the result, when it is one value. */
  resultFacts: ValueFacts | undefined;
  /** 0, 1 or 2 results (a pair is returned as two values). */
  results: MirType[];
  /** `blocks[0]` is the entry and has no predecessors. Empty for `extern`. */
  blocks: Block[];
  /** What variables hold from where on, in code that is optimised for a debugger. */
  records: DebugRecords | undefined;
  /** Variables of the source, by the number that `dbg.value` names; empty where nobody debugs. */
  vars: DebugVar[];
  /** What can be named at the closing brace of the body; undefined where nobody debugs. */
  endScope: DebugScope | undefined;
  span: Span | undefined;
  /** Next free value and block ids. */
  nextValue: number;
  nextBlock: number;
  /** Never returns (`-> !`). */
  noreturn: boolean;
  /**
   * Of an exported function whose result is an integer below 32 bits: how it fills the 32 bits that
   * C's convention has for it.
   */
  resultExtension: 'signed' | 'unsigned' | undefined;
  /** Of a library of mathematics, whose roundings are those that it is written with. */
  exactFloats: boolean;
  /** `#[inline(always)]` / `#[inline(never)]`. */
  inline: 'always' | 'never' | 'hint' | undefined;
  /** Launch bounds, when the dialect declares them. */
  launchBounds:
    | {
        readonly maxThreads?: number;
        readonly minBlocks?: number;
        /** Every launch has workgroups of this shape. */
        readonly block?: readonly [number, number, number];
        /** Every launch has clusters of so many workgroups. */
        readonly cluster?: readonly [number, number, number];
      }
    | undefined;
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
  /**
   * Constant data that the source places nowhere: a target puts it where its compilers put such
   * data, which need not be constant memory.
   */
  unplaced?: boolean;
  /** `gpu_launch_sized_workgroup_mem`: one region per workgroup, sized by the launch. */
  launchSized?: boolean;
  /** Part of the module's interface (`#[no_mangle] static`). */
  exported?: boolean;
  /** Declared only: defined elsewhere. */
  external?: boolean;
  span?: Span;
  /** Of a static, in code for a debugger: its path, and the key of its type in `Module.types`. */
  display?: string;
  type?: string;
}

/** Text for the assembler that belongs to no function: LLVM's `module asm`. */
export interface ModuleAsm {
  readonly text: string;
  readonly span?: Span;
}

export interface Module {
  name: string;
  /** In the order in which it is printed, before everything else. */
  asm: readonly ModuleAsm[];
  funcs: Map<string, Func>;
  globals: Map<string, Global>;
  /** How the bytes of variables are read, by the keys of `DebugVar.type`. */
  types?: TypeTable | undefined;
}
