/**
 * Public face of `mlir`: from an `.mlir` text to its tree, what is wrong with it, its kernels, and
 * these as MIR.
 */
import { checkFile, type MlirProblem } from './check/index.ts';
import { FactTable } from './facts/index.ts';
import { kernelsOf, type MlirKernel } from './kernels.ts';
import { launchesIn, type MlirLaunchSite } from './launches.ts';
import { readersOf } from './ops/index.ts';
import { Parser } from './syntax/parser.ts';
import type { MlirFile } from './syntax/tree.ts';

export type { MlirProblem } from './check/index.ts';
export type { MlirKernel, MlirLaunch, MlirParam } from './kernels.ts';
export type { MlirLaunchSite, MlirSize } from './launches.ts';
export type { MlirTarget } from './lower/fn-cx.ts';
export {
  LAUNCH_SIZED,
  type LibraryFunction,
  type LoweredMlir,
  lowerKernel,
  paramsOf,
} from './lower/kernel.ts';
export type { KernelParam } from './lower/params.ts';
export { Unsupported } from './lower/unsupported.ts';
export { memoryWords } from './memory-words.ts';
export { knownOps } from './ops/index.ts';
export { libraryFunctions } from './ops/math.ts';
export { integersOf } from './syntax/attributes.ts';
export type { Block, MlirFile, Op, Region, Use, Value } from './syntax/tree.ts';
export { everyOp } from './syntax/tree.ts';
export { type Type, typeText } from './syntax/types.ts';
export { isTypeWord, type MlirToken, type MlirTokenKind, mlirTokens } from './syntax/words.ts';

/** A text that was read, with names resolved. */
export interface MlirText {
  readonly file: MlirFile;
  readonly problems: readonly MlirProblem[];
  readonly kernels: readonly MlirKernel[];
  readonly launches: readonly MlirLaunchSite[];
}

/** Reads a text. Never throws: what cannot be read is among the problems. */
export function readMlir(text: string): MlirText {
  const table = new FactTable();
  const file = new Parser(text, readersOf(table)).file();
  const problems = checkFile(file, table);
  const launches = launchesIn(file);
  return { file, problems, kernels: kernelsOf(file, launches), launches };
}
