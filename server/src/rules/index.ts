/** Public face of `rules`: the table of rules, how they run, and who is a kernel. */

export type { AsmProblem, AsmText } from './asm-text.ts';
export { assumedFacts, withFacts } from './assume-comment.ts';
export {
  BUDGET_DOCS,
  BUDGET_FIGURES,
  BUDGET_TARGETS,
  type Budget,
  type BudgetFigure,
  type BudgetTarget,
  budgetsAbove,
  budgetsOn,
  figureOf,
  hasFigure,
  mayHaveBudgets,
  type OverBudget,
  type OverFigure,
} from './budgets.ts';
export type {
  CargoSetup,
  CpuFlag,
  DeviceLimits,
  DeviceTriple,
  LintLevel,
  SetupMistake,
  TargetSetup,
} from './cargo-setup.ts';
export {
  badLevel,
  type Configuration,
  type ConfigurationProblem,
  type ConfiguredRule,
  levelsOf,
  RULE_LEVELS,
  type RuleLevel,
  type RuleLevels,
  readLevel,
  readRuleSettings,
} from './configuration.ts';
export type { Example, Rule } from './define-rule.ts';
export type { DeviceCode } from './device-code.ts';
export { findRule, rulePage, ruleUrl } from './explain.ts';
export { Subjects } from './finding-queries.ts';
export {
  anyKernelOf,
  exportedName,
  isDeclaration,
  isExported,
  type Kernel,
  kernelOf,
  mayHoldKernels,
} from './kernels.ts';
export {
  type AssumedFact,
  type Launch,
  launchComment,
  launchCommentAbove,
} from './launch-comment.ts';
export { launchInContract } from './launch-contract.ts';
export { comparisonOf, type LaunchComparison } from './launches/compared.ts';
export { indexUse } from './launches/device-facts.ts';
export {
  type HostLaunches,
  launchesInHost,
  NO_LAUNCHES,
  type SpecLaunch,
  type SpecPassed,
  sizedInSpec,
  sizesOf,
} from './launches/host-launch.ts';
export { RULES } from './lints/index.ts';
export {
  type DecidedRule,
  type Decision,
  decisionsOf,
  type KernelDecisions,
  type PlacedDecision,
} from './memory/decisions.ts';
export {
  type MemoryMapRow,
  memoryMaps,
  type PlacedMemoryMap,
} from './memory/memory-map.ts';
export { isInteresting, type RuleInput, runRules, type Stop } from './run.ts';
export { type MlirRuleInput, runMlirRules } from './run-mlir.ts';
export { ALL_CODE, SHAPE } from './subject-inputs.ts';
export {
  AGGREGATES_BY_ADDRESS_UNTIL,
  hasDate,
  isOlderThan,
  SIGNED_INDICES_UNTIL,
} from './toolchain.ts';
