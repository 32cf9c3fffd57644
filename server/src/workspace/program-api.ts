/** What a crate of Rust and an MLIR text answer alike. */
import type { Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { LaunchKernel, LinkedHost } from '../host/index.ts';
import type { OffloadSite } from '../offload/index.ts';
import type { KernelDecisions, Launch, PlacedMemoryMap, Stop } from '../rules/index.ts';
import type { SpecKernel } from '../spec/index.ts';
import type {
  CodeRemark,
  CrateAnalysis,
  EmitOptions,
  Emitted,
  Executable,
  KernelAbi,
  KernelInfo,
  LaunchSizes,
  TargetName,
} from './api.ts';
import type { ExportedFunctions } from './exported.ts';

/** Answers about one crate. Each is computed when first asked for. */
export interface Program {
  /** Paths of the files in the module tree, root first. */
  readonly modules: readonly string[];
  diagnostics(): readonly Diagnostic[];
  /** The same, with a stop behind each kernel. */
  diagnose(first?: string): Generator<Stop, readonly Diagnostic[]>;
  kernels(target?: TargetName): readonly KernelInfo[];
  /** Does a kernel reach more code than is compiled where nobody asks for its assembly? */
  isLarge(kernel: string): boolean;
  /** The macro that marks the function with its name at a place, where it is not known. */
  unknownMacro(name: Span): string | undefined;
  /** Why the crate cannot be compiled at all. */
  unread(): string | undefined;
  /** What a linker gets of a GPU crate beside kernels. */
  exported(target: TargetName, options?: EmitOptions): ExportedFunctions | undefined;
  /** What of the crate the rules analysed. */
  analysed(): CrateAnalysis;
  /** The same, of the kernels only those that were not analysed as a whole. */
  unanalysed(): CrateAnalysis;
  /** The target for which rules look at it. */
  ruleTarget(): TargetName;
  /** At least the maps with a site at a place, or of a kernel, where one is given. */
  workgroupMemory(at?: Span, kernel?: string): readonly PlacedMemoryMap[];
  decisions(kernel?: string): readonly KernelDecisions[];
  launch(kernel: string): Launch | undefined;
  launchSizes(kernel: string): readonly LaunchSizes[];
  /** Its kernels as launch specs see them. */
  specKernels(target: TargetName): readonly SpecKernel[];
  executable(target: TargetName, options: EmitOptions): Executable;
  /** The launches of `core::offload` in its host code. */
  offloadSites(): readonly OffloadSite[];
  /** The kernels that methods of the value in front of an offset launch. */
  kernelsBehind(path: string, offset: number): readonly LaunchKernel[];
  asmTypes(target: TargetName, path: string, offset: number): readonly string[];
  /** Its kernels as launches see them, and those that its host code launches. */
  launchKernels(): readonly LaunchKernel[];
  host(): LinkedHost;
  abi(target: TargetName, options: EmitOptions): readonly KernelAbi[];
  check(target: TargetName, options: EmitOptions): readonly Diagnostic[];
  emit(target: TargetName, options: EmitOptions): Emitted;
  /** The same object while no code that a kernel reaches has changed; undefined of MLIR. */
  codeKey(target: TargetName, options: EmitOptions): object | undefined;
  /** Errors by which the compiler refuses what the options ask for, as rules find them. */
  refusals(target: TargetName, options: EmitOptions): readonly Diagnostic[];
  print(target: TargetName, what: string, options: EmitOptions): string;
  /** What the optimiser did, and what it left. */
  remarks(target: TargetName, options: EmitOptions): readonly CodeRemark[];
  /** Lets go of what can be made again. */
  rest(): void;
  /** Nobody will ask any more. */
  end(): void;
}
