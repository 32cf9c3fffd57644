/** The outcome of one test, as plain data: a worker sends it as a line of JSON. */

export interface TestResult {
  readonly name: string;
  readonly file: string;
  /** The GPU, where the spec names several. */
  readonly gpu?: string;
  /** `error`: it could not be run. */
  readonly state: 'passed' | 'failed' | 'error';
  /** Nothing was expected, so nothing was compared. */
  readonly isCompared: boolean;
  readonly milliseconds: number;
  readonly steps: number;
  /** Findings and differences as people read them; empty where there are none. */
  readonly text: string;
  /** Diagnostics with places that are shown, for SARIF, GitHub and JSON. */
  readonly diagnostics: readonly PlacedDiagnostic[];
}

/** A diagnostic that does not need the engine it came from. */
export interface PlacedDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}
