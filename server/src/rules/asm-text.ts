/** Inline assembly as it is handed to who can read it, and what comes back. */

/** A text of inline assembly with the register types of its operands: `b32`, `b64`, `pred`. */
export interface AsmText {
  readonly text: string;
  readonly types: readonly string[];
  /** For AMD GPUs: the operands, as `asmOperandsText` writes them. */
  readonly registers?: string;
}

/** What the assembler would say of it. */
export interface AsmProblem {
  readonly message: string;
  /** Where in the text. */
  readonly start: number;
  /** What stands there. */
  readonly word: string;
  /** The processor or the version of PTX does not have it. */
  readonly unavailable: boolean;
}
