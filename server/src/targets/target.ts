/**
 * What a target is: one object with its tables and one function that turns optimised MIR into
 * assembly text. Knows no concrete target; those register themselves in `targets/index.ts`.
 */
import type { FileId, Span, TooMuchWork } from '../base/index.ts';
import type { Module, SourceLoc } from '../mir/index.ts';
import type { OccupancyModel } from './occupancy.ts';

export type TargetName = 'ptx' | 'amdgcn';

/** One processor a target can compile for. Targets add columns of their own. */
export interface Cpu {
  /** As in `-C target-cpu`. */
  readonly name: string;
  /** What people call it, for lists and hovers. */
  readonly title: string;
  /** Code for it runs on nothing else: nobody gets it without asking. */
  readonly alone?: boolean;
}

/** What one workgroup or thread may use on a processor. Sizes in bytes. */
export interface Limits {
  readonly maxThreadsPerGroup: number;
  readonly maxRegistersPerThread: number;
  readonly registersPerGroup: number;
  /** Workgroup memory that may be declared statically. */
  readonly staticWorkgroupBytes: number;
  /** Workgroup memory that a launch can ask for at most. */
  readonly maxWorkgroupBytes: number;
  readonly kernelParamBytes: number;
  readonly waveSize: number;
}

/** Facts that layout and analyses need; sizes in bytes. */
export interface DataLayout {
  readonly pointerSize: number;
  readonly i128Align: number;
  readonly maxAtomicBytes: number;
  /** The whole layout string, as rustc and LLVM spell it. */
  readonly llvm: string;
}

/** A source text that line information refers to. */
export interface SourceFile {
  readonly path: string;
  /** Zero-based line and column of an offset. */
  lineCol(offset: number): { readonly line: number; readonly col: number };
}

/** How single precision is computed where it need not be as IEEE 754 has it. */
export interface FloatModes {
  /** Denormal operands and results become zero. */
  readonly flushes?: boolean;
  /** Quotients and square roots within some units of the last place. */
  readonly approximateQuotients?: boolean;
  readonly approximateRoots?: boolean;
}

export interface EmitOptions {
  /** Name from the CPU table; the target's default when absent. */
  readonly cpu?: string;
  /** Emit only these kernels (link names) and what they reach. */
  readonly kernels?: readonly string[];
  /** Print `.file`/`.loc` directives; needs `source`. */
  readonly lineInfo?: boolean;
  /** Variables, types and inlined functions as well. */
  readonly debugInfo?: boolean;
  readonly source?: (file: FileId) => SourceFile | undefined;
  /**
   * Where a trap comes from (`kernel.rs:12:5`), for the comment behind it; undefined when that is
   * not known.
   */
  readonly place?: (loc: SourceLoc) => string | undefined;
  /** Comments in the text: source names, panic messages. On unless false. */
  readonly comments?: boolean;
  /** A version of the language, times ten, that the text needs at least: 87 is PTX 8.7. */
  readonly languageVersion?: number;
  /** Of targets that have such instructions. */
  readonly floats?: FloatModes;
  /** An instruction that needs a newer version of the language raises the text's, as nvcc does. */
  readonly raisesVersion?: boolean;
}

/** Something the target could not compile. The kernels that reach it are left out. */
export interface EmitProblem {
  /** `invalid`: rustc or LLVM would refuse it too. */
  readonly kind: 'unsupported' | 'limit' | 'invalid';
  readonly message: string;
  readonly span: Span | undefined;
  /** Link name of the function it is in; empty for module-wide ones. */
  readonly func: string;
  /** The oldest processor that has what this one lacks; empty where it is not known which. */
  readonly needs?: string;
}

/** Numbers about one emitted function. All are counts of our text: `source` says so. */
export interface FuncSummary {
  readonly name: string;
  readonly kind: 'kernel' | 'device';
  readonly source: 'estimate';
  readonly instructions: number;
  /** Instructions by family: `load`, `store`, `int`, `float`, `branch`, `barrier`, ... */
  readonly byKind: Readonly<Record<string, number>>;
  /** Registers per class, in the target's names. */
  readonly registers: Readonly<Record<string, number>>;
  /** Most 32-bit registers alive at once. */
  readonly liveRegisters: number;
  /** Static workgroup memory and stack of the function, in bytes. */
  readonly workgroupBytes: number;
  /** Offsets of static workgroup memory by symbol, where they are not left to the assembler. */
  readonly workgroupOffsets?: Readonly<Record<string, number>>;
  readonly localBytes: number;
  readonly usesLaunchSizedMemory: boolean;
  /** Index of the function's first line in the text, and the number of lines. */
  readonly firstLine: number;
  readonly lineCount: number;
}

export interface EmitResult {
  readonly text: string;
  /** One entry per line of `text`: where the line comes from. */
  readonly lineMap: readonly (SourceLoc | undefined)[];
  readonly summary: readonly FuncSummary[];
  readonly problems: readonly EmitProblem[];
}

export interface Target {
  readonly name: TargetName;
  readonly title: string;
  /** Rust's name for it. */
  readonly triple: string;
  /** Extension of its assembly files, with the dot. */
  readonly fileExtension: string;
  readonly cpus: readonly Cpu[];
  readonly defaultCpu: string;
  /** Why there is no code for a CPU that LLVM lists; undefined for names that it does not. */
  whyNoCpu?(name: string): string | undefined;
  readonly dataLayout: DataLayout;
  /** How far LLVM unrolls loops for it that it does not write out, at `-O3`. */
  readonly unrolling: { readonly limit: number; readonly runtime: boolean };
  /** LLVM's `addBypassSlowDiv(64, 32)`: it tries 32 bits first where 64 are divided. */
  readonly shortDivision: boolean;
  /** Throws when the CPU is unknown. */
  limits(cpu: string): Limits;
  /** How workgroups fill a compute unit; undefined when the processor's numbers are not known. */
  occupancy(cpu: string): OccupancyModel | undefined;
  /** The version of the language, times ten, that texts for a processor are written for. */
  languageVersion?(cpu: string): number | undefined;
  emitModule(module: Module, options: EmitOptions): EmitResult;
}

/** The problem of a function whose text takes more than `LIMITS.emitWork`. */
export function tooMuch({ limit }: TooMuchWork): string {
  return `the text takes more than ${limit} steps with this function`;
}
