/** Public face of `workspace`: the engine and the plain data it answers with. */

export type { AssumedFact, DecidedRule, KernelDecisions, PlacedDecision } from '../rules/index.ts';
export type {
  AbiParam,
  AbsentKernel,
  AbsentLaunches,
  AnalysisState,
  BoundsOptions,
  BuildChoices,
  CodeRemark,
  CountedKernel,
  CrateAnalysis,
  CrateBuild,
  EmitOptions,
  Emitted,
  EmittedText,
  Engine,
  EngineHost,
  EngineStep,
  Executable,
  Inventory,
  KernelAbi,
  KernelAnalysis,
  KernelInfo,
  KernelSummary,
  LaunchSizes,
  LineSource,
  OptLevel,
  PackageNames,
  TargetName,
  TypeLayout,
} from './api.ts';
export { OTHER_TARGET } from './api.ts';
export { type CodeFlags, FLAG_NAMES, FLAGS, type FlagName } from './build-flags.ts';
export { createEngine } from './engine.ts';
export type { FeatureChoice } from './manifest/index.ts';
export { namesGpuOps } from './mlir-program.ts';
export { isGenerated, PRELUDE_FOLDER } from './prelude-files.ts';
export { PRINTABLE } from './print.ts';
export { OPTIONAL_PASSES } from './remarks.ts';
