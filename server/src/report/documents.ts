/**
 * The forms of results for programs: what commands print as JSON, what the library returns. Types
 * only, and nothing is imported: the library's declarations are this file. Lines and columns count
 * from one, offsets are UTF-16 units from zero. New fields may come; `schemaVersion` grows when a
 * field changes its meaning or goes away.
 */

/** How much a finding weighs. */
export type DocumentSeverity = 'error' | 'warning' | 'info' | 'hint';

/** A position in a file. */
export interface PointDocument {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** A place in a file. */
export interface PlaceDocument {
  /** Relative to the current folder when it lies there, with forward slashes. */
  readonly file: string;
  /** The end is behind the last character. */
  readonly range: { readonly start: PointDocument; readonly end: PointDocument };
}

/** A change of the source that removes the cause of a finding. */
export interface FixDocument {
  readonly title: string;
  /** One that is `safe` may be applied without review. */
  readonly safety: 'safe' | 'suggestion';
  readonly edits: readonly (PlaceDocument & { readonly newText: string })[];
}

/** Something that is reported, with its place. */
export interface DiagnosticDocument extends PlaceDocument {
  /** Name of the rule; of reasons their kind, such as `unresolved`. */
  readonly code: string;
  readonly severity: DocumentSeverity;
  readonly message: string;
  /** Why it matters on a GPU. */
  readonly why?: string;
  /** What to do about it. */
  readonly help?: string;
  readonly tags?: readonly string[];
  /** The place of the finding that this follows from. */
  readonly causedBy?: PlaceDocument;
  readonly related: readonly (PlaceDocument & { readonly message: string })[];
  readonly fixes: readonly FixDocument[];
}

/** A finding of a rule. */
export interface FindingDocument extends DiagnosticDocument {
  /** The same as long as rule and line of source are; unique in the file. */
  readonly fingerprint: string;
  /** Page of the rule. */
  readonly url?: string;
}

/** What is decided about one kernel by one rule. */
export interface DecisionDocument extends PlaceDocument {
  readonly kernel: string;
  readonly rule: 'races' | 'bounds' | 'barriers' | 'initialisation' | 'alignment';
  /** `undecided`: there may be a mistake that nobody reports; `reason` says why. */
  readonly state: 'proven' | 'finding' | 'undecided';
  /** Of proofs: for which launches. */
  readonly launches?:
    | 'every'
    | { readonly upTo: number }
    | { readonly block: readonly [number, number, number] };
  readonly reason?: string;
  readonly at?: PlaceDocument;
  /** The same in words. */
  readonly message: string;
}

/** How far one launch in host code was compared with its kernel. */
export interface LaunchRowDocument extends PlaceDocument {
  /** The kernel's name as the launch has it. */
  readonly kernel?: string;
  readonly state: 'compared' | 'partial' | 'not-compared';
  /** Why not all of it was. */
  readonly reason?: string;
}

/** What `check` reports; `schemas/check.schema.json` describes it. */
export interface CheckDocument {
  readonly schemaVersion: 1;
  /** Version of Warplens. */
  readonly version: string;
  /** How many findings there are of each severity. */
  readonly summary: Readonly<Record<DocumentSeverity, number>>;
  readonly diagnostics: readonly FindingDocument[];
  /** What kept files from being analysed, such as syntax errors. */
  readonly unread: readonly DiagnosticDocument[];
  /** How many kernels there are, and how far the rules got with them. */
  readonly coverage: {
    readonly kernels: number;
    readonly analysed: number;
    readonly partial: number;
    readonly notAnalysed: number;
    readonly outOfReach: number;
    /** What is decided about each kernel with workgroup memory or barriers. */
    readonly decisions: readonly DecisionDocument[];
    /** How far each launch in host code was compared with its kernel. */
    readonly launches: readonly LaunchRowDocument[];
  };
  /** Kernels that were not analysed in full, with the reasons. */
  readonly notAnalysed: readonly (PlaceDocument & {
    readonly kernel: string;
    readonly state: 'analysed' | 'partial' | 'not-analysed' | 'out-of-reach';
    readonly reasons: readonly DiagnosticDocument[];
  })[];
  /** Items that were not found, and with them maybe kernels. */
  readonly missing: readonly DiagnosticDocument[];
  /** With a baseline: how many findings are in it, and how many of it are gone. */
  readonly baseline?: { readonly known: number; readonly gone: number };
}

/** What can be counted in a kernel's text without a vendor's tool. */
export interface KernelTextDocument {
  /** The kernel's symbol. */
  readonly kernel: string;
  readonly instructions: number;
  /** Virtual registers by class. They are not hardware registers. */
  readonly registers: Readonly<Record<string, number>>;
  /** Most 32-bit registers alive at once. */
  readonly liveRegisters?: number;
  /** Bytes of private memory (stack) of a thread. */
  readonly localBytes: number;
  /** Bytes of workgroup memory with a size known at compile time. */
  readonly workgroupBytes: number;
  /** Offsets of static workgroup memory by symbol, where they are not left to the assembler. */
  readonly workgroupOffsets?: Readonly<Record<string, number>>;
  /** True when the kernel uses workgroup memory whose size the launch gives. */
  readonly launchSized: boolean;
}

/** A compiled text, as `ptx`, `amdgcn`, `sass` and `llvm` print it. */
export interface CompiledDocument {
  readonly target: 'ptx' | 'amdgcn' | 'sass';
  /** GPU that it was compiled for. */
  readonly cpu: string;
  /** Path of the project's file that names the GPU. */
  readonly cpuFrom?: string;
  /** Where nobody names the GPU: the instruction that an older one does not have. */
  readonly cpuFor?: string;
  /** The oldest GPU that runs the text, where the named one does not. */
  readonly needs?: string;
  /** Who compiled: Warplens (`core`), the nightly rustc, or LLVM. */
  readonly provider: 'core' | 'rustc' | 'llvm';
  readonly providerVersion?: string;
  readonly kernels: readonly KernelTextDocument[];
  readonly text: string;
  /** For each line of the text: index into `sources` and line there, or null. */
  readonly lineMap: {
    readonly sources: readonly string[];
    readonly lines: readonly (readonly [source: number, line: number] | null)[];
  };
  /** Of machine code: for each line the line of the PTX, from zero. */
  readonly ptxLines?: readonly (number | null)[];
  /** Why kernels were not emitted. */
  readonly problems: readonly DiagnosticDocument[];
  readonly notes?: readonly string[];
}

/** `schemas/emit.schema.json` describes it. */
export interface CompileDocument extends CompiledDocument {
  readonly schemaVersion: 1;
}

/** A kernel that is compiled. */
export interface KernelDocument {
  /** Name of the function in the source. */
  readonly name: string;
  /** Name in the module that the driver looks up. */
  readonly symbol: string;
  /** Which family of kernels. */
  readonly dialect: string;
  readonly abi: string;
  /** Root of its crate. */
  readonly crate: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Why no code is emitted for it. */
  readonly why?: string;
}

/** A kernel of the sources that no crate compiles. */
export interface AbsentKernelDocument {
  readonly name: string;
  readonly state: string;
  readonly crate?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly why: string;
  readonly remedy?: string;
  readonly features?: readonly string[];
  readonly noDefault?: boolean;
}

/** What `kernels` lists; `schemas/kernels.schema.json` describes it. */
export interface KernelsDocument {
  readonly schemaVersion: 1;
  readonly kernels: readonly KernelDocument[];
  readonly notCompiled: readonly AbsentKernelDocument[];
}

/** A size in three dimensions. */
export type SizeDocument = readonly [x: number, y: number, z: number];

/** A buffer of a launch behind the run. */
export interface BufferDocument {
  /** Type of an element. */
  readonly type: string;
  readonly role: 'in' | 'out' | 'inout' | 'scratch';
  readonly length: number;
  readonly shape?: readonly number[];
  /** Did the kernel change it? */
  readonly changed: boolean;
  readonly verdict: string;
  readonly compared: number;
  readonly differing: number;
  readonly crc32: number;
  /** All values, where they were requested. */
  readonly values?: readonly unknown[];
  /** The bytes in base64, where they were requested. */
  readonly b64?: string;
  /** First and last values, least, greatest, counts: as the schema has them. */
  readonly [more: string]: unknown;
}

/** A launch of a run. */
export interface LaunchDocument {
  readonly index: number;
  readonly name: string;
  /** The kernel's symbol. */
  readonly kernel: string;
  readonly grid: SizeDocument;
  readonly block: SizeDocument;
  /** Bytes of workgroup memory whose size the launch gives. */
  readonly workgroupMem: number;
  readonly state: 'completed' | 'stopped' | 'not run';
  /** Instructions of all threads. */
  readonly steps: number;
  readonly scalars: Readonly<Record<string, unknown>>;
  readonly assumed: readonly unknown[];
  readonly buffers: Readonly<Record<string, BufferDocument>>;
  /** What threads printed. */
  readonly output: readonly {
    readonly text: string;
    readonly block?: SizeDocument;
    readonly thread?: SizeDocument;
  }[];
  readonly missingFindings: readonly unknown[];
}

/** What a run found. */
export interface RunFindingDocument {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly launch: number;
  readonly kernel: string;
  readonly block?: SizeDocument;
  readonly thread?: SizeDocument;
  readonly count: number;
  readonly threads: number;
  readonly source: PlaceDocument | null;
  readonly frames: readonly {
    readonly function: string;
    readonly own: boolean;
    readonly source: PlaceDocument | null;
  }[];
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly related: readonly { readonly message: string; readonly source: PlaceDocument | null }[];
  readonly textLine?: number;
  readonly note?: string;
  /** Text of a replay file, when it was found in another order than the usual one. */
  readonly replay?: string;
  /** Edits after which the same run does not find it any more, nor anything new. */
  readonly fixes?: readonly FixDocument[];
}

/** What the model of a GPU makes of counts: no measurement. */
export interface EstimateDocument {
  /** The product that the model has numbers of. */
  readonly product: string;
  readonly microseconds: number;
  /** What keeps the launch from ending sooner: the largest of `parts`. */
  readonly bound: string;
  /** Cycles of each resource. */
  readonly parts: Readonly<Record<string, number>>;
  /** Floating-point operations, which are counted. */
  readonly flops: number;
  /** Bytes between GPU and memory when each sector goes there once. */
  readonly memoryBytes: number;
  /** A second, of the GPU. */
  readonly peakFlops: number;
  readonly peakBytes: number;
}

/** Counts of one kind of memory, by name. */
export type SpaceDocument = Readonly<Record<string, number>>;

export interface CountsDocument {
  readonly executed: number;
  readonly threads: number;
  readonly predicated: number;
  readonly branches: number;
  readonly divergent: number;
  readonly barriers: number;
  readonly barrierWaits: number;
  readonly spaces: Readonly<Record<string, SpaceDocument>>;
}

export interface ProfileInstructionDocument extends CountsDocument {
  /** One-based line of the text that ran. */
  readonly line: number;
  /** Its number in its function, of PTX; in the text, of AMDGCN: of several in one line. */
  readonly index: number;
  readonly text: string;
  /** `path:line` of the source. */
  readonly source?: string;
  readonly cycles: number;
}

export interface ProfileLineDocument extends CountsDocument {
  readonly path: string | null;
  /** One-based; null for instructions that come from no line. */
  readonly line: number | null;
  readonly source: string;
  readonly cycles: number;
  /** One-based lines of the text that ran. */
  readonly textLines: readonly number[];
}

export interface ProfileLaunchDocument {
  readonly index: number;
  readonly name: string;
  readonly kernel: string;
  readonly grid: readonly number[];
  readonly block: readonly number[];
  readonly complete: boolean;
  readonly lanes: number;
  readonly blocks: number;
  readonly warps: number;
  readonly threads: number;
  readonly sectorBytes: number;
  readonly lineBytes: number;
  readonly banks: number;
  readonly sectorsRead: number;
  readonly sectorsWritten: number;
  readonly total: CountsDocument;
  readonly lines: readonly ProfileLineDocument[];
  readonly instructions: readonly ProfileInstructionDocument[];
  /** Of a model, not measured. */
  readonly estimate?: EstimateDocument;
}

/** What `run --profile` counts; `schemas/profile.schema.json` describes it. */
export interface ProfileDocument {
  readonly schemaVersion: 1;
  readonly target: string;
  readonly cpu: string;
  readonly problems: readonly string[];
  readonly launches: readonly ProfileLaunchDocument[];
}

/** What `run` reports; `schemas/run.schema.json` describes it. */
export interface RunDocument {
  readonly schemaVersion: 2;
  readonly file: string;
  /** The launch spec; null where there is none. */
  readonly spec: string | null;
  /** What executed the kernels: exact Rust (`mir`), or the text of a target. */
  readonly engine: 'mir' | 'ptx' | 'amdgcn';
  readonly target: 'ptx' | 'amdgcn';
  readonly cpu: string;
  /** Every launch completed, nothing was found, and nothing differs from what is expected. */
  readonly ok: boolean;
  readonly steps: number;
  readonly milliseconds: number;
  readonly launches: readonly LaunchDocument[];
  readonly findings: readonly RunFindingDocument[];
  /** What the run can vouch for and what it cannot, each as a phrase. */
  readonly checked: readonly string[];
  readonly notChecked: readonly string[];
  /** Runs of the texts of targets, where they were requested. */
  readonly comparison?: readonly unknown[];
  /** What the text of the target executed, where that was requested. */
  readonly profile?: ProfileDocument;
  /** The same launches on a GPU. */
  readonly gpu?: unknown;
  /** Counts that differ from those of an earlier profile. */
  readonly profileComparison?: readonly unknown[];
}
