/** One row of the tables of errors of other programs. */

/** Who says it. */
export type ErrorSource = 'ptxas' | 'rustc' | 'LLVM' | 'linker' | 'CUDA driver' | 'HIP';

export interface ErrorRow {
  readonly source: ErrorSource;
  /** Named groups are quoted in the texts as `{name}`: `symbol`, `cpu`, `bytes`, `most`. */
  readonly pattern: RegExp;
  readonly cause: string;
  readonly remedy: string;
  /** Rules of ours that report the same before the program does. */
  readonly rules?: readonly string[];
  /** The mistake shows when kernels run: `run` finds the thread and the value. */
  readonly atRunTime?: true;
}

/** `'name'` or `name`, as the programs quote. */
export const NAME = String.raw`['"\x60]?(?<symbol>[\w.$<>:]+)['"\x60]?`;

/** Makes a row; patterns do not tell capitals apart. */
export const row = (
  source: ErrorSource,
  pattern: string,
  cause: string,
  remedy: string,
  more: Pick<ErrorRow, 'rules' | 'atRunTime'> = {},
): ErrorRow => ({ source, pattern: new RegExp(pattern, 'i'), cause, remedy, ...more });
