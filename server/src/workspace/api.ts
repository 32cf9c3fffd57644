/**
 * What `ide` and the shells (`lsp`, `cli`) ask of the compiler. Everything that crosses is plain
 * data with offsets; texts come in, nothing is read or written here. One engine serves many
 * questions: it remembers by content, and an answer never depends on what was asked before.
 */
import type { FileId, Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { SpareMemory } from '../execute/index.ts';
import type { DialectName } from '../hir/index.ts';
import type { LaunchKernel, LinkedHost } from '../host/index.ts';
import type { Module, SourceLoc } from '../mir/index.ts';
import type { MlirText } from '../mlir/index.ts';
import type { OffloadSite } from '../offload/index.ts';
import type { BufferLength, OptLevel } from '../passes/index.ts';
import type { KernelDecisions, Launch, PlacedMemoryMap, RuleLevels } from '../rules/index.ts';
import type { SpecKernel } from '../spec/index.ts';
import type { CodeFlags } from './build-flags.ts';
import type { FeatureChoice, FeatureEdit, ManifestProblem } from './manifest/index.ts';

export type { OptLevel } from '../passes/index.ts';

/** How far a piece of work is. */
export interface EngineStep {
  /** `reading cuda_device`. */
  readonly what: string;
  /** Files so far, and of how many; 0 when they are not counted. */
  readonly done: number;
  readonly of: number;
}

/**
 * How the engine gets at texts that no editor has given it. Paths are absolute, with forward
 * slashes.
 */
export interface EngineHost {
  readFile(path: string): string | undefined;
  /** A file for `include_bytes!`, which need be no text; the bytes of its text when absent. */
  readBytes?(path: string): Uint8Array | undefined;
  /** Names of the files and folders in a folder; undefined when there is no such folder. */
  listDir?(path: string): readonly string[] | undefined;
  /**
   * The path with all symbolic links followed, undefined where there is no such file. Absent where
   * there are no links.
   */
  realPath?(path: string): string | undefined;
  /**
   * Is a folder, without symbolic links, the home folder, one above it or the root of the file
   * system? Absent where there is no such folder.
   */
  holdsAll?(folder: string): boolean;
  /** A variable of the environment, such as `CARGO_HOME`. */
  env?(name: string): string | undefined;
  /** What was found out before, by a key of letters and digits; it may be forgotten at any time. */
  readonly store?: {
    read(key: string): string | undefined;
    write(key: string, text: string): void;
  };
  /** Told how far work is that may take long; at any time, and often. */
  readonly progress?: ((step: EngineStep) => void) | undefined;
  /** Texts stay as they are while the engine lives: what only edits need is not kept. */
  readonly still?: boolean;
  /** A function is asked when the first crate is looked at. */
  readonly prelude: PreludeTexts | (() => PreludeTexts);
  /**
   * Check each function behind each pass of the optimiser and throw where one broke it; for tests,
   * since it takes long.
   */
  readonly verifyPasses?: boolean;
  /**
   * Each kept value that is asked for is computed again; one that comes out different throws. For
   * tests: it takes long.
   */
  readonly paranoid?: boolean | undefined;
}

/**
 * The prelude's Rust files, name to text. There may be a table of the bodies in them, which makes
 * reading them faster: `waiting.json`, an object with what `findWaiting` gives for each name.
 */
export type PreludeTexts = Readonly<Record<string, string>>;

/** The targets that exist. A name on this list works; there is no other. */
export type TargetName = 'ptx' | 'amdgcn';

export interface EmitOptions {
  /**
   * `sm_80`; the target's default when absent. An unknown name is a problem of the result, never a
   * throw.
   */
  readonly cpu?: string;
  /**
   * Only this kernel (its source name or its symbol) and what it reaches; a generic one's name
   * stands for its instances.
   */
  readonly kernel?: string;
  readonly debugAssertions?: boolean;
  /** For `executable`: check values that their types do not have. */
  readonly exact?: boolean;
  /** With `exact`: messages of panics have no values, whose code is not compiled either. */
  readonly plainPanics?: boolean;
  /** `.loc` and `.file` lines, or metadata in LLVM IR. */
  readonly lineInfo?: boolean;
  /** Variables and types as well, for debuggers: rustc's `-C debuginfo=2`. */
  readonly debugInfo?: boolean;
  /**
   * LLVM IR for the processor instead of its assembly; or for the host, of what launches the
   * kernels of `core::offload`.
   */
  readonly form?: 'llvm-ir' | 'host-ir';
  /** Checks before accesses that are not certainly inside of their memory. */
  readonly checkBounds?: BoundsOptions;
  /** Device code to be put into the host's IR. */
  readonly image?: Uint8Array;
  /** Emit and run also what rustc refuses, as far as it has a meaning. */
  readonly allowInvalid?: boolean;
  /**
   * Errors in functions that no kernel reaches count, too, as in a build; an editor leaves them to
   * others while one function is being typed.
   */
  readonly allBodies?: boolean;
  /** How much the optimiser does; `O2` when absent. */
  readonly opt?: OptLevel;
  /** Flags of code generation that take precedence over those of the build. */
  readonly flags?: CodeFlags;
  /** Passes of the optimiser that do nothing, of `OPTIONAL_PASSES`. */
  readonly disablePasses?: readonly string[];
}

/** What the optimiser did at a place of the source, or why it did not. */
export interface CodeRemark {
  readonly span: Span;
  /** Name of the pass. */
  readonly pass: string;
  readonly done: boolean;
  readonly message: string;
}

/** What is known of lengths that the code itself does not tell. */
export interface BoundsOptions {
  /** Bytes of the memory that the launch sizes. */
  readonly launchBytes?: number;
  /** Lengths of what a kernel's parameters point to, by its symbol and the parameter's name. */
  readonly buffers?: ReadonlyMap<string, ReadonlyMap<string, BufferLength>>;
}

/** A kernel as it stands in the source. */
export interface KernelInfo {
  /**
   * Name of the function in the source, with its arguments for an instance of a generic one:
   * `scale::<f32>`.
   */
  readonly name: string;
  /** For an instance: the generic function's name. */
  readonly instanceOf?: string;
  /** For an instance: the generic function is in a crate that this one depends on. */
  readonly ofDependency?: true;
  /** It is generic, and no code uses it with types of its own: it has no code. */
  readonly withoutInstance?: true;
  /** Name in the module that the driver looks up. */
  readonly symbol: string;
  /** Was that name given? If not, each compiler makes one up. */
  readonly exported: boolean;
  /** The function's name. */
  readonly nameSpan: Span;
  /** The whole item. */
  readonly span: Span;
  /** Which family of kernels: `rustc`, `rust-cuda`, ... */
  readonly dialect: DialectName | 'mlir';
  /** The ABI string, such as `gpu-kernel`; of MLIR the operation that the kernel is. */
  readonly abi: string;
}

export type AbsentState =
  /** A feature or a `cfg` leaves it out. */
  | 'off'
  /** The attribute is a macro that we do not know. */
  | 'unknown-macro'
  /** It is written in a macro that no code calls. */
  | 'not-called'
  /** No crate has the file as a module. */
  | 'no-crate'
  /** Its crate cannot be read, or does not have it for a reason that is not known. */
  | 'not-compiled';

/** A kernel of the sources that no crate compiles. */
export interface AbsentKernel {
  readonly name: string;
  /** The function's name. */
  readonly nameSpan: Span;
  readonly state: AbsentState;
  /** Root of the crate whose module it is in; undefined for none. */
  readonly crate: string | undefined;
  /** The reason, after "is" or "is not compiled:": `behind feature `gpu` of `trainer``. */
  readonly why: string;
  /** Options of a command, or what else is to be done. */
  readonly remedy: string | undefined;
  /** Features that bring it in. */
  readonly features: FeatureChoice | undefined;
}

/** A file with launches that the build leaves out. */
export interface AbsentLaunches extends Pick<AbsentKernel, 'why' | 'remedy' | 'features'> {
  readonly path: string;
}

export interface Inventory {
  /** Roots of the crates that have something to do with GPUs. */
  readonly roots: readonly string[];
  /** Kernels that are compiled, with the roots of their crates. */
  readonly kernels: readonly { readonly root: string; readonly kernel: KernelInfo }[];
  readonly absent: readonly AbsentKernel[];
  readonly launches: readonly AbsentLaunches[];
}

/** How far the rules got with a kernel; there is nothing between these. */
export type AnalysisState =
  /** All its code was analysed. */
  | 'analysed'
  /** What cannot be compiled counts as unknown; what is certain around it was reported. */
  | 'partial'
  | 'not-analysed'
  /** It has no code to analyse: a generic kernel without instances. */
  | 'out-of-reach';

export interface KernelAnalysis {
  readonly kernel: KernelInfo;
  readonly state: AnalysisState;
  /**
   * Why it was not analysed in full, each at its place in the user's own source; at least one
   * unless `analysed`.
   */
  readonly reasons: readonly Diagnostic[];
}

/** What of a crate the rules analysed. */
export interface CrateAnalysis {
  readonly kernels: readonly KernelAnalysis[];
  /**
   * Items of the crate that are missing as a whole, and with them maybe kernels: a module without a
   * file, an unknown macro.
   */
  readonly missing: readonly Diagnostic[];
}

/** One row of a kernel's parameter table. */
export interface AbiParam {
  /** Name in the source; a pattern's text when it has no name. */
  readonly name: string;
  /** The type as Rust writes it. */
  readonly type: string;
  /** How the parameter is declared in the target's text, such as `.param .u64 .ptr`. */
  readonly declared: string;
  /** Bytes. */
  readonly size: number;
  readonly align: number;
  /** Byte offset in the buffer of parameters. */
  readonly offset: number;
}

/** A struct that crosses from the host by value. Sizes and offsets in bytes. */
export interface TypeLayout {
  /** As Rust writes it, with its arguments. */
  readonly type: string;
  readonly name: string;
  /** The name where it is defined. */
  readonly nameSpan: Span;
  readonly size: number;
  readonly align: number;
  /** In order of offset. */
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly offset: number;
    readonly size: number;
    readonly align: number;
  }[];
}

export interface KernelAbi {
  readonly kernel: KernelInfo;
  readonly params: readonly AbiParam[];
  /** Structs that the parameters pass by value, those inside them included. */
  readonly types: readonly TypeLayout[];
  /** Where compilers of another age pass the parameters in another way: which way this is. */
  readonly convention?: string | undefined;
}

/** What can be counted in a kernel's text without a vendor's tool. */
export interface KernelSummary {
  /** The kernel's symbol. */
  readonly kernel: string;
  readonly instructions: number;
  /** Virtual registers by class: `b32`, `b64`, `f32`, `pred`. They are not hardware registers. */
  readonly registers: Readonly<Record<string, number>>;
  /**
   * Most 32-bit registers alive at once: for AMD GPUs what the kernel gets, for PTX an estimate of
   * it.
   */
  readonly liveRegisters: number;
  /** Bytes of private memory (stack) of a thread. */
  readonly localBytes: number;
  /** Bytes of workgroup memory with a size known at compile time. */
  readonly workgroupBytes: number;
  /**
   * Offsets of static workgroup memory by symbol, where they are not left to the target's
   * assembler.
   */
  readonly workgroupOffsets?: Readonly<Record<string, number>>;
  /** True when the kernel uses launch-sized workgroup memory. */
  readonly launchSized: boolean;
}

/** Who compiled: we, or the nightly rustc of this machine. */
export type ProviderName = 'core' | 'rustc' | 'llvm';

/** Where a line of assembly comes from. */
export interface LineSource extends Span {
  /** Calls through which it came here when functions were inlined, the innermost first. */
  readonly callers?: readonly Span[];
}

/** An assembly text and what is known of it, whoever made it. */
export interface EmittedText {
  readonly target: TargetName;
  readonly cpu: string;
  /** Path of the project's file that names the CPU; absent where a request or nobody does. */
  readonly cpuFrom?: string;
  /** Where nobody names the CPU: the instruction that an older one does not have. */
  readonly cpuFor?: string;
  /** Flags of code generation that differ from the language's, in words. */
  readonly flags?: readonly string[];
  /** The oldest GPU that runs the text, where the named one does not. */
  readonly needs?: string;
  readonly provider: ProviderName;
  /** The other compiler as it names itself: `rustc 1.97.0-nightly`. */
  readonly providerVersion?: string;
  /** When another compiler made the text, in words: `14:03:05`, `12 minutes old`. */
  readonly made?: string;
  readonly text: string;
  /**
   * For each line of `text`, the place in the source it comes from; an empty last line may be left
   * out.
   */
  readonly lineMap: readonly (LineSource | undefined)[];
  readonly summary: readonly Omit<KernelSummary, 'liveRegisters'>[];
  /** Functions in the text that are no kernels and that a linker finds, where there are any. */
  readonly exported?: readonly string[];
  /**
   * Why kernels were not emitted, and nothing else: `unsupported` and errors, each with its
   * place.
   */
  readonly problems: readonly Diagnostic[];
  /**
   * What the reader should know of the code that was emitted: `cfg`s that a build script would
   * have set.
   */
  readonly notes?: readonly string[];
}

/** The code of the one problem of a text whose kernels are for another target alone. */
export const OTHER_TARGET = 'other-target';

/** What our own compiler makes. */
export interface Emitted extends EmittedText {
  readonly provider: 'core';
  readonly summary: readonly KernelSummary[];
}

/** How a crate is built outside of us. */
export interface CrateBuild {
  readonly edition: string;
  /**
   * Folder of the package, and how Cargo selects the crate in it; undefined for a file that belongs
   * to no package.
   */
  readonly cargo?: {
    readonly folder: string;
    readonly select: readonly string[];
    /** Settings of the project for Cargo, as `key=value`, none of which names a program. */
    readonly config: readonly string[];
    /** Names of those that are left out. */
    readonly ignored: readonly string[];
    /** Why it cannot be built without a program that the project names. */
    readonly refused: string | undefined;
  };
  /** Folder of the package whose build script compiles the crate with `cuda_builder`. */
  readonly builder?: string | undefined;
}

/** Code that can be executed, and where it comes from. */
export interface Executable {
  readonly module: Module;
  readonly target: { readonly name: TargetName; readonly cpu: string; readonly waveSize: number };
  /** Symbols of the kernels that are in it. */
  readonly kernels: readonly string[];
  /** Why others are not. */
  readonly problems: readonly Diagnostic[];
  /** A location in the current texts, with the calls that it was inlined through. */
  places(loc: SourceLoc): readonly { readonly fn: string; readonly span: Span }[];
}

/**
 * One program seen by the compiler. `root` is always the path of a crate's root file; `rootOf`
 * finds it for any file. No method throws on any text.
 */
/** Sizes of a launch as far as they are constants, and its place. */
export interface LaunchSizes {
  readonly at: Span;
  readonly grid: readonly number[] | undefined;
  readonly block: readonly number[] | undefined;
  /** Bytes of launch-sized workgroup memory. */
  readonly workgroupMem: number | undefined;
}

/** What a manifest says of a package itself. */
export interface PackageNames {
  readonly name: string;
  readonly version: string;
  readonly edition: string;
  /** Absolute. */
  readonly folder: string;
}

/** Registers of a kernel as an assembler counted them, or why it did not. */
export type CountedKernel =
  | {
      readonly registers: number;
      readonly spillBytes: number;
      readonly stackBytes: number;
      /** `ptxas 13.0`. */
      readonly source: string;
    }
  | { readonly why: string };

/** What a command says of how crates are built. */
export interface BuildChoices {
  /** GPU that code is checked for. */
  readonly cpu?: string;
  /** Absolute path of the file that counts as `warplens.toml` of all crates. */
  readonly configuration?: string;
  /** Cargo's profile that device code is built with; `release` when absent. */
  readonly profile?: string;
  /** The target that rules look at, in place of those of the project's build. */
  readonly target?: TargetName;
}

export interface Engine {
  /**
   * Gives (or replaces) the text of a file; it hides what `readFile` would say. Returns false when
   * nothing changed.
   */
  setFile(path: string, text: string): boolean;
  /** Forgets a given text, or that a file on disk was read. */
  removeFile(path: string): void;
  /**
   * Computes something with other texts in place of these files' own, by path. Afterwards all is as
   * before: what was read from the host is not read again.
   */
  during<T>(texts: ReadonlyMap<string, string>, compute: () => T): T;
  /** Paths of all files whose content the host was asked for and had. */
  filesRead(): readonly string[];
  /** Grows with every change of any file. */
  readonly revision: number;

  fileId(path: string): FileId;
  path(file: FileId): string;
  /** Current text of a file, given or read. */
  text(path: string): string | undefined;
  /** Which identifiers the text of a file may hold: to look for many names in many files. */
  names(path: string): { has(name: string): boolean };
  /** An `.mlir` text, read; undefined for all others. Holds until the text is another one. */
  mlirText(path: string): MlirText | undefined;

  /**
   * The crate root whose module tree holds the file; the file itself when no such crate is found.
   */
  rootOf(path: string): string;
  /**
   * Roots of the libraries and programs in a project's folder: of its package, of all packages of
   * its workspace, and of those below that are for GPUs without being members. Undefined when there
   * are none.
   */
  rootsIn(folder: string): readonly string[] | undefined;
  /**
   * Roots of the crates below a folder that have something to do with GPUs, in all packages there:
   * libraries, programs, examples, tests and benches. Undefined where there is no package.
   */
  cratesIn(folder: string): readonly string[] | undefined;
  /**
   * Files below a folder in which kernels are defined and that are crates by themselves: outside of
   * packages, or programs that no package has as a module.
   */
  filesAloneIn(folder: string): readonly string[];
  /** How many kernels the text of a file has as it is written: nothing is compiled for it. */
  kernelsWritten(path: string): number;
  /**
   * Which kernels a project has, compiled or not. Stops before each crate that is compiled, with
   * its root.
   */
  inventory(folder: string): Generator<string, Inventory>;
  /** Mistakes in the manifest of the package in a folder. */
  manifestProblems(folder: string): readonly ManifestProblem[];
  /** Kernels of a file that no crate of the package around it compiles. */
  absentIn(path: string): readonly AbsentKernel[];
  /**
   * The edit of the project's `warplens.toml`, which may not be there yet, that turns features of a
   * root's package on; undefined where an editor or a command has chosen features.
   */
  featureEdit(root: string, remedy: FeatureChoice): FeatureEdit | undefined;
  buildOf(root: string, target: TargetName): CrateBuild;
  /** Paths of the files in the root's module tree, root first. */
  modules(root: string): readonly string[];
  /**
   * Is the text somebody else's: the prelude's, that of a package that Cargo has brought, or a
   * build script's?
   */
  isForeign(file: FileId): boolean;

  /** Features of the user's packages; undefined: as the project says. */
  setFeatures(choice: FeatureChoice | undefined): void;
  /** What a command says of the build, in place of the project; before anything is asked. */
  setBuild(build: BuildChoices): void;
  /** The package that a root belongs to. */
  packageOf(root: string): PackageNames | undefined;
  /** Folders of projects: packages in them may have crates that lie elsewhere. */
  setFolders(folders: readonly string[]): void;
  /** Names of the features of a root's package; undefined outside packages. */
  featuresOf(root: string): readonly string[] | undefined;
  /**
   * Sets rule severities, by name: a severity, `off`, or `on` for those that wait to be asked.
   */
  setRules(levels: RuleLevels): void;
  /**
   * What the optimiser did of a root's kernels, and what it left, with the reason; in the order of
   * the source. Nothing of MLIR, which has no such names.
   */
  remarks(root: string, target: TargetName, options?: EmitOptions): readonly CodeRemark[];
  /** What an assembler has counted for a kernel of exactly this text; undefined before that. */
  counted(text: Pick<EmittedText, 'text' | 'cpu'>, symbol: string): CountedKernel | undefined;
  /** Notes what an assembler has counted. */
  setCounted(text: Pick<EmittedText, 'text' | 'cpu'>, symbol: string, counted: CountedKernel): void;
  /** Findings of all rules in all files of the crate, in order of file and place. */
  diagnostics(root: string): readonly Diagnostic[];
  /**
   * The same with a stop behind each kernel, for who must not keep others waiting. Not to be gone
   * on with once `revision` is another one; to begin anew costs only the kernels that have not been
   * looked at since.
   * @param first path of a file whose kernels are looked at before the others: what is found by
   * then comes with the stop behind them
   */
  diagnose(
    root: string,
    first?: string,
  ): Generator<readonly Diagnostic[] | undefined, readonly Diagnostic[]>;
  /** A crate's kernels, those of one target where one is named. */
  kernels(root: string, target?: TargetName): readonly KernelInfo[];
  /**
   * Does a kernel reach more code than is compiled where nobody asks for its assembly
   * (`LIMITS.unaskedCode`)?
   */
  isLarge(root: string, kernel: string): boolean;
  /**
   * What of the crate `diagnostics` is about; whatever is not `analysed` may have findings that
   * nobody reports.
   */
  analysed(root: string): CrateAnalysis;
  /** The same, of the kernels only those that were not analysed as a whole. */
  unanalysed(root: string): CrateAnalysis;
  /**
   * How each kernel divides its workgroup memory, and where the source names it. `at`: nobody asks
   * about memory that is not named there. `kernel`: of one alone.
   */
  workgroupMemory(root: string, at?: Span, kernel?: string): readonly PlacedMemoryMap[];
  /**
   * What is decided about kernels with workgroup memory or barriers: proven, wrong, or not decided
   * and why. `kernel`: of one alone.
   */
  decisions(root: string, kernel?: string): readonly KernelDecisions[];
  /**
   * The launches in a crate's host code and the names of kernels in it, with the kernels that they
   * mean.
   */
  host(root: string): LinkedHost;
  /** A crate's kernels as launches see them. */
  launchKernels(root: string): readonly LaunchKernel[];
  /** The sizes of each launch of a kernel in host code around it. */
  launchSizes(root: string, kernel: string): readonly LaunchSizes[];
  /** A crate's kernels as launch specs see them: parameters with types, and known launches. */
  specKernels(root: string, target: TargetName): readonly SpecKernel[];
  /** The kernels as MIR that has not been optimised, for the engine that executes it. */
  executable(root: string, target: TargetName, options?: EmitOptions): Executable;
  /** The kernels that methods of the value in front of an offset launch: of a typed module. */
  kernelsBehind(root: string, path: string, offset: number): readonly LaunchKernel[];
  /**
   * The Rust types of the operands of the `asm!` around an offset, in their order; empty where they
   * are not known.
   */
  asmTypes(root: string, target: TargetName, path: string, offset: number): readonly string[];
  /** How a kernel is launched, where the source says it. */
  launch(root: string, kernel: string): Launch | undefined;
  abi(root: string, target: TargetName, options?: EmitOptions): readonly KernelAbi[];
  /**
   * What Cargo's files name of what device code is built with: a toolchain with an age, the version
   * of a device library: `nightly-2026-05-19`, `cuda_std 0.2.2`.
   */
  versions(root: string): readonly string[];
  /**
   * Why kernels are not emitted: front end and lowering of all kernels, without optimising
   * or printing.
   */
  check(root: string, target: TargetName, options?: EmitOptions): readonly Diagnostic[];
  /** The target for which rules look at the crate. */
  ruleTarget(root: string): TargetName;
  /** The targets that Cargo's files name for the crate; empty when they name none. */
  namedTargets(root: string): readonly TargetName[];
  emit(root: string, target: TargetName, options?: EmitOptions): Emitted;
  /**
   * An object that stays the same as long as no code that a kernel reaches changes, under the same
   * flags; undefined where that is not known.
   */
  codeKey(root: string, target: TargetName, options: EmitOptions): object | undefined;
  /**
   * Errors of rules by which the dialect's compiler refuses what `emit` prints for the options, at
   * places in the kernels and in the functions that they reach.
   */
  refusals(root: string, target: TargetName, options?: EmitOptions): readonly Diagnostic[];
  /**
   * Functions of a crate without the standard library that a linker finds by name and that are no
   * kernels: how many have code on the target, and what is said of the others.
   */
  exported(
    root: string,
    target: TargetName,
    options?: EmitOptions,
  ): { readonly printed: number; readonly notes: readonly string[] };
  /** The launches of `core::offload` in the host code of the crate, with what each copies. */
  offloadSites(root: string): readonly OffloadSite[];
  /** A text form of what is made on the way: one of `PRINTABLE`. Empty where there is none. */
  print(root: string, target: TargetName, what: string, options?: EmitOptions): string;

  /**
   * For when idle: keystrokes in a text of our own, so that the user's first
   * ones find code that has run. Yields after each; no answer changes by it, nor `revision`.
   * Whoever stops early leaves nothing behind.
   */
  warmUp(): Generator<undefined, void>;

  /**
   * For when idle: lets go of what can be made again. What stays is what the
   * next edit of an open file needs to be answered soon.
   */
  rest(): void;
  /** Memory that runs use in turn, made by the first of them and let go of by `rest`. */
  readonly memoryOfRuns: { spare: SpareMemory | undefined };
  /**
   * Could host code in a file launch kernels of the crate with this root, as far as manifests tell?
   */
  mayLaunch(path: string, root: string): boolean;
  /** Takes note that somebody has a file open, so that its crate is not let go of before others. */
  keep(path: string): void;

  /** CPU names of a target, its default first. */
  cpus(target: TargetName): readonly string[];
  /** Why a target has no code for a CPU that LLVM lists; undefined for others. */
  whyNoCpu(target: TargetName, cpu: string): string | undefined;
  /**
   * The CPU that counts for a root where nobody names one: that of its `warplens.toml`, else the
   * target's default.
   */
  cpuOf(root: string, target: TargetName): string;
  /** The CPU that configuration or a build names for a root; undefined where nobody does. */
  chosenCpu(root: string, target: TargetName): string | undefined;
}
