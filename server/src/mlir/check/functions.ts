/**
 * What was found out about one function: it stays right through edits elsewhere, while the symbols
 * that it asked for are the ones that they were.
 */
import type { Op } from '../syntax/tree.ts';
import type { MlirProblem } from './problem.ts';

/** What a symbol is; `unknown` where something could not be read that may define it. */
export type Found = Op | 'unknown' | undefined;

/** What of some operations matters for launches. */
export interface LaunchFacts {
  /** Something in them could not be read. */
  readonly isTorn: boolean;
  /** Operations that define symbols, without those in modules of kernels. */
  readonly symbols: readonly Op[];
  /** With the module around each; undefined where that is not among the operations. */
  readonly launches: readonly { readonly op: Op; readonly around: Op | undefined }[];
}

/** What of a function says whether the host or the GPU runs it, and what only the GPU can. */
export interface DeviceFacts {
  /** Operations of a GPU's thread outside of every `gpu.launch`. */
  readonly operations: readonly Op[];
  /** Symbols that it names outside of every `gpu.launch`, and those named inside. */
  readonly calls: readonly string[];
  readonly launched: readonly string[];
}

export interface CheckedFunction {
  readonly op: Op;
  /** Where it began when it was looked at: problems count from there. */
  readonly at: number;
  readonly problems: readonly MlirProblem[];
  /** Symbols that rules asked for, with the answers. */
  readonly asked: ReadonlyMap<string, Found>;
  readonly facts: LaunchFacts;
  readonly device: DeviceFacts;
  /** Is there a launch in it? */
  readonly hasLaunch: boolean;
  /** Does it name another function, or a global? */
  readonly namesOthers: boolean;
  /**
   * Operations that are fine whatever is around them, while their operands and what is in them stay
   * what they are.
   */
  readonly settled: ReadonlySet<Op>;
}

export type CheckedFunctions = ReadonlyMap<Op, CheckedFunction>;

export function isValid({ asked }: CheckedFunction, symbol: (name: string) => Found): boolean {
  for (const [name, found] of asked) if (symbol(name) !== found) return false;
  return true;
}

/** With their places in the text as it is now. */
export function problemsOf({ op, at, problems }: CheckedFunction): readonly MlirProblem[] {
  const delta = op.start - at;
  return delta === 0 ? problems : problems.map((problem) => moved(problem, delta));
}

function moved(problem: MlirProblem, delta: number): MlirProblem {
  const move = <T extends { readonly start: number; readonly end: number }>(one: T): T => ({
    ...one,
    start: one.start + delta,
    end: one.end + delta,
  });
  const { misspelt, repair, related } = problem;
  return {
    ...move(problem),
    ...(misspelt && { misspelt: move(misspelt) }),
    ...(repair && { repair: move(repair) }),
    ...(related && { related: related.map(move) }),
  };
}
