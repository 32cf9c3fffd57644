/**
 * Warplens's own requests and the commands' arguments and results: what a client may rely on beside
 * LSP itself. Types only, and nothing imported: `ide` computes what they describe, `lsp` sends it,
 * and the extension uses this file with `import type`.
 * Lines and characters are zero-based.
 */

/** Method names, as types, so that client and server cannot disagree. */
export type LineMapMethod = 'warplens/lineMap';
export type SourceOfLineMethod = 'warplens/sourceOfLine';
export type PreviewCommand = 'warplens.preview';
export type KernelsCommand = 'warplens.kernels';
export type KernelFilesCommand = 'warplens.kernelFiles';
export type TargetsCommand = 'warplens.targets';
export type CompareCommand = 'warplens.compareTexts';
export type RestartCommand = 'warplens.restart';
export type TryAgainCommand = 'warplens.tryAgain';
export type StatusMethod = 'warplens/status';
export type DoctorCommand = 'warplens.doctor';
export type ResourcesCommand = 'warplens.resources';
export type AssemblyGpuCommand = 'warplens.assemblyGpu';

export interface ProtocolPosition {
  readonly line: number;
  readonly character: number;
}

/** Options of a preview; all have defaults. */
export interface PreviewOptions {
  readonly cpu?: string;
  /**
   * The provider: `build`, which is what counts when left out, is the compiler of the project's own
   * build, and Warplens until that has answered, where it is not there, and in a workspace that is
   * not trusted.
   */
  readonly provider?: 'build' | 'core' | 'rustc' | 'llvm';
  readonly debugAssertions?: boolean;
  readonly lineInfo?: boolean;
  /** Checks before accesses that are not proven inside of their memory; `rustc` adds none. */
  readonly checkBounds?: boolean;
  /** How much the optimiser does; `O2` when left out. */
  readonly opt?: 'O0' | 'O1' | 'O2';
  /** Kinds of lines to leave out, by the names that `warplens.targets` gives. */
  readonly hide?: readonly string[];
  /** Of the target `llvm`: the host's code, which launches the kernels of `core::offload`. */
  readonly side?: 'host';
}

/** Arguments of `warplens.preview`, in this order; the last two may be left out. */
export type PreviewArguments = readonly [
  sourceUri: string,
  /** A position inside a kernel, or the kernel's name; null for the whole file. */
  at: ProtocolPosition | string | null,
  /** Name of a target, such as `ptx`, the default. */
  target?: string,
  options?: PreviewOptions,
];

/** What counts of a kernel's text. Registers are virtual ones, by class. */
export interface PreviewSummary {
  readonly kernel: string;
  readonly instructions: number;
  readonly registers: Readonly<Record<string, number>>;
  readonly workgroupBytes: number;
  readonly launchSized: boolean;
  /**
   * How the usual sizes of workgroup fill a compute unit, without what the launch asks for; from an
   * estimate of the registers on PTX. Empty for texts of other compilers and for CPUs whose numbers
   * are not published.
   */
  readonly occupancy: readonly ResourceOccupancyRow[];
}

/** For each line of a preview, where it comes from. */
export interface LineMap {
  /** The preview document. */
  readonly uri: string;
  /** Source documents. */
  readonly sources: readonly string[];
  /** For each line of the preview: index into `sources` and line there, or null. */
  readonly lines: readonly (readonly [source: number, line: number] | null)[];
  /**
   * For lines that were inlined: the calls they came through, the innermost first, by the preview's
   * line.
   */
  readonly callers?: Readonly<Record<number, readonly (readonly [source: number, line: number])[]>>;
  /**
   * First line of text that an older version of the source gave, because this one does not compile.
   */
  readonly staleFrom?: number;
  /**
   * Of machine code: the preview that it was assembled from, and for each line the line of that.
   */
  readonly assembledFrom?: {
    readonly uri: string;
    readonly lines: readonly (number | null)[];
  };
}

export interface PreviewResult {
  readonly uri: string;
  /** Source name of the kernel shown; absent when it is the whole file. */
  readonly kernel?: string;
  readonly title: string;
  /** The GPU it was compiled for. */
  readonly cpu: string;
  readonly text: string;
  readonly lineMap: LineMap;
  readonly summary: readonly PreviewSummary[];
}

/** Answers `LaunchSite`s. */
export type LaunchesCommand = 'warplens.launches';

/** Arguments of `warplens.launches`; the last one may be left out. */
export type LaunchesArguments = readonly [
  /** Of the kernel's file. */
  sourceUri: string,
  kernel: string,
  options?: {
    /** False: no client is shown a launch. */
    readonly show?: boolean;
  },
];

/**
 * Of the notification `warplens/status`, which clients get that have `warplensStatus` among their
 * experimental abilities: what the server does when it has not answered for a second or more.
 */
export interface ServerStatus {
  /** `starting`: it was stopped, and is being started again. */
  readonly state: 'ready' | 'working' | 'starting';
  /** For people: what is being worked on, or what was stopped. */
  readonly text?: string;
}

/**
 * The document of an edit, for clients that have `warplensTextHashes` among their experimental
 * abilities: one that is not open has no version, so the text that the edit is for is named by its
 * hash.
 */
export interface TextHashed {
  readonly uri: string;
  readonly version: number | null;
  readonly textHash?: string;
}

/**
 * Arguments of `warplens.kernels`; both may be left out. With a `partialResultToken` in the
 * request, rows are also sent crate by crate as they become known; the answer has all of them.
 */
export type KernelsArguments = readonly [
  /** URI of a source, or of several; null for the whole workspace. */
  sources?: string | readonly string[] | null,
  options?: {
    /** False: rows come without their launches, which read the host code around them. */
    readonly launches?: boolean;
    /** True: also kernels that no crate compiles, each with the reason. */
    readonly absent?: boolean;
  },
];

/**
 * One row of `warplens.kernelFiles`: a package, or a file outside of packages, in whose texts
 * kernels are written. Known from the texts alone: nothing is compiled.
 */
export interface KernelFilesRow {
  /** The package or, without one, the file. */
  readonly crate: string;
  /** URI of its folder. */
  readonly folder: string;
  /** URIs of its files with kernels, sorted. */
  readonly files: readonly string[];
  /** How many kernels are written in them; what macros make is not counted. */
  readonly written: number;
}

export type CommandName =
  | RunCommand
  | ProfileCommand
  | BothSidesCommand
  | TestsCommand
  | SpecCommand
  | PreviewCommand
  | KernelsCommand
  | KernelFilesCommand
  | LaunchesCommand
  | TargetsCommand
  | CompareCommand
  | ResourcesCommand
  | AssemblyGpuCommand
  | RestartCommand
  | TryAgainCommand
  | DoctorCommand;

/**
 * Answers the GPU that an assembly file is read for, and what says so; null for other files. Its
 * argument is the URI of the file.
 */
export interface AssemblyGpuResult {
  readonly cpu: string;
  readonly from: 'directive' | 'comment' | 'setting' | 'warplens.toml' | 'default';
}

/**
 * The workspace is trusted now, which it was not without `trusted: true` in
 * `initializationOptions`: programs of this machine may be started.
 */
export type TrustedNotification = 'warplens/trusted';

/** Files of the workspace, for a server that reads none by itself: one in a browser's worker. */
export type FilesNotification = 'warplens/files';

export interface FilesParams {
  /** Texts; null for a file that is gone. */
  readonly files: readonly { readonly uri: string; readonly text: string | null }[];
}

/**
 * A message of the Debug Adapter Protocol, to a session in the server and from it: for clients that
 * cannot start `warplens dap`, such as a browser's.
 */
export type DebugNotification = 'warplens/debug';

export interface DebugParams {
  /** The number of the session, which the client chooses. */
  readonly session: number;
  /** Absent: the session is over. */
  readonly message?: object;
}

export interface LineMapParams {
  /** A preview document. */
  readonly uri: string;
}

/** The place in the source that a line of a preview belongs to; null where there is no kernel. */
export interface SourceOfLineParams {
  /** A preview document. */
  readonly uri: string;
  /** Zero-based. */
  readonly line: number;
}

/** One row of `warplens.kernels`. Its only, optional argument is the URI of a file to look at. */
export interface KernelRow {
  readonly name: string;
  readonly symbol: string;
  readonly dialect: string;
  /** The package or, without one, the file it belongs to. */
  readonly crate: string;
  readonly uri: string;
  readonly position: ProtocolPosition;
  /** Where the workspace seems to launch it. */
  readonly launches: readonly LaunchSite[];
  /** Why no crate compiles it, of a kernel that is only written. */
  readonly absent?: {
    /** After "is" or "is not compiled:". */
    readonly why: string;
    /** What brings it in. */
    readonly remedy?: string;
    /** Features that do. */
    readonly features?: readonly string[];
  };
}

/** A line of host code that names a kernel as a launch does. */
export interface LaunchSite {
  readonly uri: string;
  readonly position: ProtocolPosition;
  /** The line, without the space around it. */
  readonly text: string;
}

/** One row of `warplens.targets`: what can be chosen for a preview. */
export interface TargetRow {
  readonly name: string;
  /** Short name in titles: `PTX`. */
  readonly label: string;
  /** Extension of its files, with the dot. */
  readonly fileExtension: string;
  /**
   * The target whose text programs of this machine assemble to what the pane shows; absent for
   * targets. Such a pane starts them: not in untrusted folders.
   */
  readonly assembledFrom?: string;
  /** GPUs, the default first. */
  readonly cpus: readonly string[];
  /** What people call them, by name: `Ampere (A100)`. */
  readonly cpuTitles: Readonly<Record<string, string>>;
  /** Kinds of lines that can be left out. */
  readonly filters: readonly string[];
  /** The default first. */
  readonly optLevels: readonly ('O0' | 'O1' | 'O2')[];
  readonly providers: readonly string[];
}

/** Arguments of `warplens.compareTexts`. */
export type CompareArguments = readonly [target: string, left: string, right: string];

/**
 * The right text with the registers and labels of the left one, where they stand for the same, and
 * a count of lines.
 */
export interface CompareResult {
  readonly right: string;
  readonly same: number;
  readonly onlyLeft: number;
  readonly onlyRight: number;
  /** What both take of a GPU: instructions, registers, memory. */
  readonly figures: readonly FigureDelta[];
}

/** One figure of two texts. */
export interface FigureDelta {
  /** As users of the target say it: `registers`, `VGPRs`. */
  readonly label: string;
  readonly unit: 'bytes' | '';
  readonly before: number;
  readonly after: number;
  readonly estimate: boolean;
}

/** One line of `warplens.doctor`. */
export interface DoctorRow {
  readonly name: string;
  readonly state: 'found' | 'missing';
  readonly detail: string;
}

/** Options of `warplens.resources`; all have defaults. */
export interface ResourcesOptions {
  readonly cpu?: string;
  /**
   * Bytes of workgroup memory the launch asks for; what a launch comment says, or 0, when left out.
   */
  readonly launchBytes?: number;
  /**
   * Let `ptxas` of this machine count the registers, where there is one. Starts a process: not in
   * untrusted folders.
   */
  readonly assemble?: boolean;
  /** Who makes the assembly: `core`, or `llvm` of this machine, which starts processes. */
  readonly provider?: 'core' | 'llvm';
}

/** Arguments of `warplens.resources`, in this order; the last two may be left out. */
export type ResourcesArguments = readonly [
  sourceUri: string,
  /** A position inside a kernel, or the kernel's name or symbol. */
  at: ProtocolPosition | string,
  target?: string,
  options?: ResourcesOptions,
];

/** A kernel parameter in the buffer of parameters; sizes in bytes. */
export interface ResourceParameter {
  readonly name: string;
  readonly type: string;
  /** As the target's text declares it. */
  readonly declared: string;
  readonly offset: number;
  readonly size: number;
  readonly align: number;
}

/** One number of the resource strip. */
export interface ResourceFigure {
  /**
   * `registers`, `scalar-registers`, `virtual-registers`, `spilled-registers`, `stack`,
   * `workgroup-memory`, `parameters`, `instructions`, `barriers`; more may come.
   */
  readonly name: string;
  /** As users of the target say it: `VGPRs`. */
  readonly label: string;
  readonly value: number;
  readonly unit: 'bytes' | '';
  /** Where the number comes from, to be shown beside it. */
  readonly source: string;
  readonly estimate: boolean;
  /** Of an estimate: the least and the most that it is likely to be; `value` is the likeliest. */
  readonly range?: readonly [low: number, high: number];
}

/** A piece of workgroup memory. */
export interface ResourceRegion {
  readonly name: string;
  readonly kind: 'static' | 'launch-sized';
  /** Bytes; absent for what the launch decides. */
  readonly size?: number;
  readonly align: number;
  readonly source: string;
  /** Bytes from the start of the kernel's workgroup memory. */
  readonly offset: number;
  /** False where the target's assembler decides: then the offset is that of the declared order. */
  readonly placed: boolean;
  /** How the code divides it. */
  readonly parts: readonly ResourceRegionPart[];
}

/** Accesses of a region of workgroup memory that begin at one place. */
export interface ResourceRegionPart {
  /** Bytes from the region's start; absent where the code does not write it down. */
  readonly offset?: number;
  /** A multiple of so many bytes is added, which depends on the thread or a loop. */
  readonly step?: number;
  /** What is read or written: `f32`, `4-byte integer`. */
  readonly element: string;
  /** Bytes of one access. */
  readonly size?: number;
  readonly reads: boolean;
  readonly writes: boolean;
  readonly atomic: boolean;
}

/** How one size of workgroup fills a compute unit. */
export interface ResourceOccupancyRow {
  /** Threads of a workgroup. */
  readonly block: number;
  /** Workgroups and waves on one compute unit at once; 0 when the launch would fail. */
  readonly groups: number;
  readonly waves: number;
  /** Of the waves a unit can hold. */
  readonly percent: number;
  /** The percentages for the ends of a range of registers, the lower one first. */
  readonly range?: readonly [least: number, most: number];
  /**
   * Resources that keep the next workgroup out: `threads`, `workgroups`, `registers`, `scalar
   * registers`, `workgroup memory`.
   */
  readonly limitedBy: readonly string[];
  /** Workgroups that would fit as far as each single resource is concerned. */
  readonly limits: readonly { readonly resource: string; readonly groups: number }[];
  /** With at most so much of a resource more would fit. */
  readonly better?: {
    readonly resource: 'registers' | 'workgroup memory';
    readonly atMost: number;
    readonly percent: number;
  };
}

export interface ResourceOccupancy {
  /** What is filled: `SM`, `CU`, `WGP`. */
  readonly unit: string;
  readonly waveSize: number;
  /** Waves a unit can hold. */
  readonly maxWaves: number;
  /**
   * What the rows were computed with: registers of a thread, bytes of workgroup memory with the
   * launch's.
   */
  readonly registers: number;
  readonly workgroupBytes: number;
  /** Numbers and steps of the hardware behind the rows. */
  readonly facts: readonly { readonly name: string; readonly value: number }[];
  readonly source: string;
  /** True when the register count is an estimate: then so is every row. */
  readonly estimate: boolean;
  /** For each multiple of `waveSize` up to 1024 threads. */
  readonly rows: readonly ResourceOccupancyRow[];
}

/** The answer of `warplens.resources`. */
export interface ResourcesResult {
  readonly kernel: string;
  readonly symbol: string;
  readonly uri: string;
  /** The kernel's name in the source. */
  readonly position: ProtocolPosition;
  readonly target: string;
  readonly cpu: string;
  /** What people call the CPU. */
  readonly cpuTitle: string;
  readonly parameters: readonly ResourceParameter[];
  /** Bytes of parameters that a kernel may have. */
  readonly parameterLimit: number;
  readonly figures: readonly ResourceFigure[];
  readonly memory: readonly ResourceRegion[];
  /** Bytes of workgroup memory that the launch is taken to ask for. */
  readonly launchBytes: number;
  /** Most threads of a workgroup, when source or attributes say it. */
  readonly maxThreads?: number;
  /** Absent when the kernel does not compile, or the CPU's numbers are not published. */
  readonly occupancy?: ResourceOccupancy;
  /** Why the kernel was not emitted. */
  readonly problems: readonly string[];
  /** Who made the assembly, when not Warplens: `LLVM 22.1.4`. */
  readonly maker?: string;
  /** Why `ptxas` did not count the registers though it was asked to. */
  readonly notMeasured?: string;
}

/**
 * Runs kernels of a file without a GPU and answers a `RunResult`. Its arguments are the URI of the
 * file, the name of a kernel or null for all, and options.
 */
export type RunCommand = 'warplens.run';

/** The same with a profile of the target's text in the result: `RunOptions` with `profile`. */
export type ProfileCommand = 'warplens.profile';

/**
 * Debugs a kernel. It is a command of the client, not of the server, and its lens is there for
 * clients whose experimental abilities have `warplensDebug`.
 */
export type DebugCommand = 'warplens.debug';

/** The argument of that command. */
export interface DebugArgument {
  readonly uri: string;
  readonly kernel: string;
}

/**
 * Shows the two accesses of a race; the extension opens them side by side. Its arguments are two
 * locations.
 */
export type BothSidesCommand = 'warplens.bothSides';

/** The tests of a file or of the workspace: `TestRow`s. Its argument is a URI or null. */
export type TestsCommand = 'warplens.tests';

/** The skeleton of a launch spec as text. Its arguments are a file's URI and a kernel's name. */
export type SpecCommand = 'warplens.spec';

export interface RunOptions {
  /** URI of a launch spec; the one beside the file when left out, and made-up arguments without. */
  readonly spec?: string;
  /** The number of a test comment in the file, from `warplens.tests`. */
  readonly comment?: number;
  readonly cpu?: string;
  readonly maxSteps?: number;
  /** Count executions by line and branch. */
  readonly coverage?: boolean;
  /** Count what the text of the target executes. */
  readonly profile?: boolean;
  /** Show a message about the result; true when left out. */
  readonly show?: boolean;
}

export type RunArguments = readonly [uri: string, kernel: string | null, options?: RunOptions];

export interface ProtocolRange {
  readonly start: ProtocolPosition;
  readonly end: ProtocolPosition;
}

export interface ProtocolLocation {
  readonly uri: string;
  readonly range: ProtocolRange;
}

/**
 * What was found, at its place in source or spec. Places are LSP's in answers to clients; a thread
 * that runs kernels has offsets.
 */
export interface RunFindingRow<Place = ProtocolLocation> {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info' | 'hint';
  readonly message: string;
  readonly location: Place;
  readonly related: readonly { readonly message: string; readonly location: Place }[];
  /** Edits after which the same run does not find it any more, nor anything new. */
  readonly fixes?: readonly {
    readonly title: string;
    readonly edits: readonly { readonly location: Place; readonly newText: string }[];
  }[];
}

/** A number or buffer after the run, and the parameter that it was passed for. */
export interface RunValue<Place = ProtocolLocation> {
  readonly name: string;
  /** `f32[250]`; empty for numbers. */
  readonly type: string;
  /** `[1, 3, 5, 7 … 499]`, or a number. */
  readonly text: string;
  readonly verdict: 'as expected' | 'differs' | 'not compared' | '';
  /** The parameter with its type; absent where it is not found in the source. */
  readonly location?: Place;
}

export interface RunLaunchRow<Place = ProtocolLocation> {
  readonly kernel: string;
  readonly state: 'completed' | 'stopped' | 'not run';
  readonly steps: number;
  readonly milliseconds: number;
  /** Values that were chosen because neither spec nor host code gives them. */
  readonly assumed: readonly string[];
  readonly values: readonly RunValue<Place>[];
}

/** Everything of a result but coverage. */
export interface RunRows<Place> {
  readonly ok: boolean;
  /** The report as people read it. */
  readonly text: string;
  readonly launches: readonly RunLaunchRow<Place>[];
  /** Findings, differences, and mistakes of the spec. */
  readonly findings: readonly RunFindingRow<Place>[];
  /** What kernels printed. */
  readonly output: string;
  /** Where it was requested. */
  readonly profile?: ProfileRows<Place>;
}

/** Counts of a line or a launch; docs/profiling.md defines them. */
export interface ProfileCounts {
  readonly executed: number;
  readonly threads: number;
  readonly divergent: number;
  readonly barrierWaits: number;
  /** Of global memory. */
  readonly requests: number;
  readonly sectors: number;
  readonly idealSectors: number;
  readonly bytes: number;
  /** Of workgroup memory. */
  readonly sharedRequests: number;
  readonly passes: number;
  readonly idealPasses: number;
  readonly localRequests: number;
  readonly contention: number;
}

/** A line of the source, over all launches. */
export interface ProfileRow<Place = ProtocolLocation> {
  /** From its begin to its end. */
  readonly location: Place;
  /** Of the cycles of the model, of all lines; and of the hottest line. */
  readonly share: number;
  readonly heat: number;
  /** For the end of the line. */
  readonly label: string;
  /** Markdown: every count, what is worse than it could be, and what helps. */
  readonly details: string;
}

/** What the model of a GPU makes of a launch: no measurement. */
export interface ProfileEstimate {
  readonly product: string;
  readonly microseconds: number;
  readonly bound: string;
  /** Cycles of each resource. */
  readonly parts: Readonly<Record<string, number>>;
  readonly flops: number;
  readonly memoryBytes: number;
  readonly peakFlops: number;
  readonly peakBytes: number;
}

export interface ProfileLaunchRow<Place = ProtocolLocation> {
  readonly name: string;
  /** Lanes of a warp. */
  readonly lanes: number;
  readonly warps: number;
  readonly total: ProfileCounts;
  /** Absent for GPUs that the model has no numbers of. */
  readonly estimate?: ProfileEstimate;
  readonly lines: readonly {
    readonly location?: Place;
    readonly source: string;
    readonly cycles: number;
    readonly counts: ProfileCounts;
  }[];
  /** Those of the text that ran, in its order; what a pane shows of it has them in the same one. */
  readonly instructions: readonly {
    readonly text: string;
    readonly label: string;
    readonly details: string;
  }[];
}

export interface ProfileRows<Place = ProtocolLocation> {
  readonly target: string;
  readonly cpu: string;
  /** Faults that ended launches early. */
  readonly problems: readonly string[];
  readonly lines: readonly ProfileRow<Place>[];
  readonly launches: readonly ProfileLaunchRow<Place>[];
}

/** Counts are of threads, each time that one executes it. */
export interface CoverageRow {
  readonly uri: string;
  /** Zero-based lines with code. */
  readonly lines: readonly (readonly [line: number, hits: number])[];
  readonly branches: readonly {
    readonly range: ProtocolRange;
    /** The ways that control can take, without those to a panic. */
    readonly ways: readonly CoverageWay[];
  }[];
}

export interface CoverageWay {
  /** `true`, `false`, the number of a case, `otherwise`; of loops `continues` and `ends`. */
  readonly label: string;
  readonly taken: number;
}

export interface RunResult extends RunRows<ProtocolLocation> {
  /** URI of the spec that was run; absent where arguments were made up. */
  readonly spec?: string;
  /** Where it was requested. */
  readonly coverage?: readonly CoverageRow[];
}

/** A test: a spec, or a comment above a kernel. */
export interface TestRow {
  readonly name: string;
  readonly location: ProtocolLocation;
  /** What `warplens.run` takes for it. */
  readonly uri: string;
  readonly kernel: string | null;
  readonly options: RunOptions;
}
