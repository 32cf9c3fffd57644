/**
 * Public face of `ide`: answers for editors as plain data in offsets, without any editor's types.
 */

export type { Counts } from '../emulate/index.ts';
export { absentIn, absentNotes, absentText, LEFT_OUT } from './absent-kernels.ts';
export { gapText, isRustcCode } from './analysis-gaps.ts';
export { asmCompletions, asmHover } from './asm-text/index.ts';
export {
  ASSEMBLY,
  ASSEMBLY_EXTENSIONS,
  type AssemblyCall,
  type AssemblyCompletion,
  type AssemblyCompletions,
  type AssemblyDepth,
  type AssemblyGpu,
  type AssemblyHover,
  type AssemblyLanguage,
  type AssemblyNameUse,
  type AssemblySymbol,
  type AssemblyTokenModifier,
  type AssemblyTokenType,
  assemblyExtension,
  definitionsOf,
  type ParamSource,
  type RecognisedAssembly,
  recogniseAssembly,
  referencesOf,
} from './assembly.ts';
export {
  assemblyDiagnostics,
  fallbackGpu,
  gpuOfAssembly,
  includedFrom,
} from './assembly-report.ts';
export { type Comparison, compareAssembly } from './compare.ts';
export { figureDeltas } from './compare-figures.ts';
export { type CountedEdit, countedEdits } from './cost-edits.ts';
export { decisionText } from './decisions.ts';
export { FILTERS, type FilterName, filtersOf } from './filters.ts';
export { compatible, FixCheck, type Mended, textsAfter } from './fix-check.ts';
export { fixesOf, type OfferedFix, touches, withShared } from './fixes.ts';
export { gpuWordsOf, hasGpuCode } from './gpu-code.ts';
export {
  type HostLink,
  hostLinkAt,
  type LaunchCaller,
  launchCallers,
  launchesInFunction,
  linkMarkdown,
  namesOfKernel,
  pathsNaming,
  readHosts,
  renameKernel,
  safetyComment,
} from './host-links.ts';
export { type HoverInfo, hover } from './hover.ts';
export { type InlayInfo, inlayHints } from './inlay.ts';
export { instructionDoc } from './instruction-doc.ts';
export { intrinsicPtx } from './intrinsics.ts';
export { dialectRows } from './intrinsics-dialects.ts';
export { kernelsNamed, namedBy, stringAt } from './kernel-strings.ts';
export { kernelAt, kernelsIn, kernelsOfFiles, launchedAs } from './kernels.ts';
export { type KindDifference, kindDifferences } from './kind-differences.ts';
export { leftOut } from './large-assembly.ts';
export { crateName, type FoundLaunch, launchesOf, packageFolder } from './launches.ts';
export {
  type KernelLens,
  kernelLenses,
  type LensRequest,
  lensTitle,
  type RegisterCount,
} from './lenses.ts';
export { COST_KINDS, COST_ROWS, type CostKind, lineCosts, textCosts } from './line-costs.ts';
export {
  type Disassembler,
  type MachineCode,
  type MachineCodeText,
  machineCodeRequest,
  machineCodeText,
} from './machine-code.ts';
export { MLIR, mlirLanguage } from './mlir/index.ts';
export {
  emitOutside,
  type OutsideAnswer,
  type OutsideAssembly,
  type OutsideCompiler,
  type OutsideRequest,
  outsideEmitted,
  outsideRequest,
  projectRequest,
  refusedOutside,
} from './outside.ts';
export {
  type ErrorPlace,
  type ExplainedError,
  explainErrors,
  isKnownError,
} from './outside-errors/index.ts';
export { emitWithLlvm, type LlvmCompiler, llvmRequest } from './outside-llvm.ts';
export { findPane, type PaneInfo, type PaneName, paneInfos } from './panes.ts';
export { diagnosticsIn, diagnosticsInToml, markedSpan, placeOf, renderPlace } from './places.ts';
export {
  keepsOld,
  type Preview,
  type PreviewRequest,
  preview,
  previewOf,
  stalePreview,
} from './preview.ts';
export {
  isPreviewUri,
  type PreviewAddress,
  paneOfPreview,
  parsePreviewUri,
  previewUri,
  readFilters,
  readOptLevel,
  readProvider,
  targetOfCpu,
} from './preview-address.ts';
export { type Advice, adviceOn } from './profile/advice.ts';
export { isProfile, profileSpec } from './profile/collect.ts';
export type { Bound, Estimate } from './profile/estimate.ts';
export type {
  Profile,
  ProfileInstruction,
  ProfileLaunch,
  ProfileLine,
  ProfilePlace,
} from './profile/model.ts';
export { withRefusals } from './refusals.ts';
export {
  type CountedRegisters,
  type MeasuredRegisters,
  type NotMeasured,
  type ResourceReport,
  type ResourceRequest,
  resources,
  summaryOccupancy,
} from './resources.ts';
export { compareRuns, type RunComparison, type RunDifference } from './run/compare.ts';
export { defaultSpec, SCHEMA_URL } from './run/default-spec.ts';
export {
  differenceLines,
  differenceText,
  dims,
  runDiagnostics,
  whoText,
} from './run/diagnostics.ts';
export {
  type EditorJob,
  type EditorPlace,
  type EditorRun,
  requestOfJob,
  runForEditor,
} from './run/editor-run.ts';
export { runWithFixes } from './run/fixes/prove.ts';
export {
  type GpuDevice,
  type GpuLaunch,
  type GpuReport,
  runOnGpu,
} from './run/on-gpu.ts';
export {
  DEFAULT_LIMITS,
  type RunBuffer,
  type RunFinding,
  type RunLaunch,
  type RunLimits,
  type RunRefusal,
  type RunReport,
} from './run/report.ts';
export { type GivenText, isReport, type RunRequest, runSpec } from './run/run.ts';
export { specSkeleton } from './run/skeleton.ts';
export {
  isSpecArgument,
  isSpecName,
  looksLikeSpec,
  SPEC_EXTENSION,
  sourcesOfSpec,
  specsBeside,
} from './run/spec-names.ts';
export { checkedLine, duration, resultsText } from './run/text.ts';
export { type RustCompletion, type RustCompletions, rustCompletions } from './rust-completion.ts';
export { type SignatureInfo, signatureAt } from './signature.ts';
export { sourceOfLine } from './source-of-line.ts';
export { cpuTitles, findTarget, type TargetInfo, targetInfos } from './targets.ts';
export { offloadSiteAt, transferLines, transferMarkdown } from './transfers.ts';
export { groupWord, inWordsOf } from './vendor-words.ts';
