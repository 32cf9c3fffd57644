/** What is wrong with an `.mlir` text, at its place. */

export interface MlirProblem {
  /**
   * `syntax`: cannot be read; `invalid`: MLIR's verifier refuses it; `device-operation`: the host
   * cannot do what only a GPU can.
   */
  readonly kind: 'syntax' | 'invalid' | 'device-operation';
  readonly message: string;
  readonly start: number;
  readonly end: number;
  /** A name that is not there: those of which one may be meant, and where the name is written. */
  readonly misspelt?: Misspelt | undefined;
  /** What makes it right. */
  readonly repair?: Repair | undefined;
  readonly related?: readonly {
    readonly message: string;
    readonly start: number;
    readonly end: number;
  }[];
}

export interface Misspelt {
  readonly name: string;
  readonly among: readonly string[];
  readonly start: number;
  readonly end: number;
}

export interface Repair {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}
