/**
 * Public face of `mlir`: from an `.mlir` text to its tree, what is wrong with it, its kernels, and
 * these as MIR.
 */
import { type Before, type CheckedFunctions, checkFile, type MlirProblem } from './check/index.ts';
import { constraintWords } from './facts/constraints.ts';
import { FactTable, type ValueFact } from './facts/index.ts';
import { kernelsOf, type MlirKernel } from './kernels.ts';
import { launchesIn, type MlirLaunchSite } from './launches.ts';
import { readersOf, rowOf } from './ops/index.ts';
import { editFile } from './syntax/edit.ts';
import { Parser } from './syntax/parser.ts';
import type { MlirFile, Op } from './syntax/tree.ts';

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
  passedNumbers,
  soundKernel,
} from './lower/kernel.ts';
export type { KernelParam } from './lower/params.ts';
export { Unsupported } from './lower/unsupported.ts';
export { mayHaveWorkgroupMemory, memoryWords } from './memory-words.ts';
export { knownOps } from './ops/index.ts';
export { libraryFunctions } from './ops/math.ts';
export { type Attribute, integersOf } from './syntax/attributes.ts';
export type { Block, MlirFile, Op, Region, Use, Value } from './syntax/tree.ts';
export { everyOp } from './syntax/tree.ts';
export { type Type, typeText } from './syntax/types.ts';
export { isTypeWord, type MlirToken, type MlirTokenKind, mlirTokens } from './syntax/words.ts';

export interface OpDescription {
  readonly operands: readonly ValueFact[];
  readonly results: readonly ValueFact[];
  readonly attributes: readonly {
    readonly name: string;
    readonly optional: boolean;
    /** Those that it may be, where it is one of some words. */
    readonly words: string | undefined;
  }[];
  /** May kernels have it? */
  readonly inKernels: boolean;
}

/** What an operation takes and gives, in MLIR's words; undefined for one that is not known. */
export function describeFacts(name: string): OpDescription | undefined {
  const table = new FactTable();
  const facts = table.get(name);
  if (facts === undefined) return undefined;
  const spelled = (values: readonly ValueFact[]): ValueFact[] =>
    values.map((value) => ({ ...value, type: constraintWords(value.type) }));
  const row = rowOf(name);
  return {
    operands: spelled(facts.operands),
    results: spelled(facts.results),
    attributes: facts.attributes.map(({ name: own, optional, kind }) => {
      const family = kind === 'fastmath' ? kind : /^enum:(.*)$/.exec(kind)?.[1];
      const words = family === undefined ? [] : table.words(family);
      const spelledOut = words.map((word) => `\`${word}\``).join(', ');
      return { name: own, optional, words: words.length === 0 ? undefined : spelledOut };
    }),
    inKernels: row?.lower !== undefined || row?.terminator === true,
  };
}

/** Names of all operations of a dialect, without its name; those of all dialects with theirs. */
export function operationNames(dialect: string): readonly string[] {
  return [...(new FactTable().names(dialect) ?? [])];
}

export function dialectNames(): readonly string[] {
  return new FactTable().dialects();
}

/** A text that was read, with names resolved. */
export interface MlirText {
  /** What keeps being right through edits. */
  readonly functions: CheckedFunctions;
  readonly table: FactTable;
  readonly file: MlirFile;
  readonly problems: readonly MlirProblem[];
  readonly kernels: readonly MlirKernel[];
  readonly launches: readonly MlirLaunchSite[];
}

/** Reads a text. Never throws: what cannot be read is among the problems. */
export function readMlir(text: string): MlirText {
  const table = new FactTable();
  return checked(new Parser(text, readersOf(table)).file(), table);
}

/**
 * Reads a text that is an older one after an edit. The result is the same as that of `readMlir`;
 * the older one is used up: its tree becomes part of the new one.
 */
export function editMlir(old: MlirText, text: string): MlirText {
  if (old.file.text === text) return old;
  const { table } = old;
  const edited = editFile(old.file, text, readersOf(table));
  if (edited === undefined) return readMlir(text);
  return checked(edited.file, table, {
    functions: old.functions,
    edited: new Set(edited.around),
  });
}

function checked(file: MlirFile, table: FactTable, before?: Before): MlirText {
  const { problems, functions } = checkFile(file, table, before);
  const hasLaunch = (op: Op): boolean => functions.get(op)?.hasLaunch !== false;
  const launches = launchesIn(file, hasLaunch);
  return {
    file,
    problems,
    kernels: kernelsOf(file, launches, hasLaunch),
    launches,
    functions,
    table,
  };
}
