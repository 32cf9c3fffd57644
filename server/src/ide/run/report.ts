/** What a run gives, as plain data: results, findings, output, and what was checked. */
import type { Span } from '../../base/index.ts';
import type { Diagnostic, Fix } from '../../diag/index.ts';
import type { BranchWay } from '../../execute/index.ts';
import type { BufferSummary, Comparison, SpecProblem, ValueType } from '../../spec/index.ts';
import type { TargetName } from '../../workspace/index.ts';

/** x, y, z. */
export type Dim3 = readonly [number, number, number];

/** A function between an instruction and the kernel. */
export interface RunFrame {
  readonly fn: string;
  /** The instruction, or the call; undefined where it is not known. */
  readonly span: Span | undefined;
  /** In one of the crate's own files. */
  readonly isOwn: boolean;
}

export interface RunFinding {
  /** A word, such as `out-of-bounds`. */
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** Index of the launch, and its kernel. */
  readonly launch: number;
  readonly kernel: string;
  /** Of the first thread in which it happened. */
  readonly block?: Dim3;
  readonly thread?: Dim3;
  /** How often it happened, and in how many threads. */
  readonly count: number;
  readonly threads: number;
  /** The innermost place in the crate's own files. */
  readonly span?: Span;
  /** From the instruction to the kernel. */
  readonly frames: readonly RunFrame[];
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly related: readonly {
    readonly message: string;
    readonly span: Span | undefined;
    /** From the instruction to the kernel, where it is known. */
    readonly frames?: readonly RunFrame[];
  }[];
  /** Zero-based line of the assembly text that ran. */
  readonly textLine?: number;
  /** More about it, for people. */
  readonly note?: string;
  /** Text of a replay file, when it was found in another order than the usual one. */
  readonly replay?: string;
  /** Edits after which the same run does not find it any more, nor anything new. */
  readonly fixes?: readonly Fix[];
}

export interface RunBuffer {
  readonly name: string;
  readonly type: ValueType;
  readonly role: 'in' | 'out' | 'inout' | 'scratch';
  readonly shape?: readonly number[];
  readonly summary: BufferSummary;
  readonly comparison: Comparison;
  readonly bytes: Uint8Array;
  /** The kernel changed it. */
  readonly isChanged: boolean;
  /** Has the kernel stored anything in it? Undefined where that is not known. */
  readonly isWritten: boolean | undefined;
}

/** Text that a thread printed. */
export interface RunOutput {
  readonly text: string;
  readonly block?: Dim3;
  readonly thread?: Dim3;
}

export interface RunLaunch {
  readonly index: number;
  readonly label: string;
  /** The kernel's symbol. */
  readonly kernel: string;
  readonly grid: Dim3;
  readonly block: Dim3;
  readonly dynamicBytes: number;
  /** `stopped`: a fault, a limit or the user ended it. */
  readonly state: 'completed' | 'stopped' | 'not run';
  /** Instructions of all threads together. */
  readonly steps: number;
  readonly milliseconds: number;
  /** Numbers that were passed. */
  readonly scalars: readonly {
    readonly name: string;
    readonly value: string;
    /** Who says it, where the spec does not. */
    readonly origin?: 'host' | 'assumed';
  }[];
  /** What was taken because nothing said it. */
  readonly assumed: readonly string[];
  /** What host code says, and where: `src/main.rs:12`. */
  readonly host: readonly string[];
  readonly from: string | undefined;
  readonly buffers: readonly RunBuffer[];
  readonly output: readonly RunOutput[];
  /** Codes of findings that the spec wants and that were not found. */
  readonly missing: readonly string[];
  /** Where the spec says what a buffer must hold, by its name. */
  readonly expected: ReadonlyMap<string, { readonly start: number; readonly end: number }>;
}

/** Executions by place, in the crate's own files. */
export interface RunCoverage {
  readonly places: readonly { readonly span: Span; readonly hits: number }[];
  readonly branches: readonly { readonly span: Span; readonly ways: readonly BranchWay[] }[];
}

export interface RunReport {
  /** What executed the kernels: MIR, or the interpreter of a target's text. */
  readonly engine: 'mir' | 'ptx' | 'amdgcn';
  readonly target: TargetName;
  readonly cpu: string;
  /** Compiled as a debug build; undefined for a text that was given. */
  readonly isDebug: boolean | undefined;
  /**
   * `passed`: every launch completed, nothing but infos was found, nothing differs, and what is
   * expected was compared.
   */
  readonly ok: boolean;
  readonly launches: readonly RunLaunch[];
  readonly findings: readonly RunFinding[];
  readonly steps: number;
  readonly milliseconds: number;
  /** What the run can vouch for and what it cannot, each as a phrase. */
  readonly checked: readonly string[];
  readonly notChecked: readonly string[];
  readonly coverage?: RunCoverage;
  /** The text that ran, of the interpreters. */
  readonly text?: string;
}

/** Why nothing ran. */
export interface RunRefusal {
  /** In the spec's text. */
  readonly problems: readonly SpecProblem[];
  /** In the source: why kernels were not compiled. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface RunLimits {
  /** Instructions of all threads of one launch. */
  readonly steps: number;
  /** Bytes of output that are kept. */
  readonly outputBytes: number;
  /** Bytes of private memory of a thread. */
  readonly stackBytes?: number;
}

export const DEFAULT_LIMITS: RunLimits = { steps: 2 ** 31, outputBytes: 2 ** 20 };

/** The interpreters of texts take ten times as long for a step. */
export const TEXT_STEPS = 2 ** 28;

/**
 * Of a profile: counts of a part of a launch mislead, so it may take longer than the run of a text.
 * Each instruction of a warp counts as one of all its lanes.
 */
export const PROFILED_STEPS = 2 ** 29;
