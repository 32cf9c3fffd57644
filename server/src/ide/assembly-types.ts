/** What an editor is told about assembly text: plain data with offsets in the text itself. */
import type { AsmCost, AsmName, AsmOccurrence } from '../asm/index.ts';
import type { Severity } from '../diag/index.ts';

export interface AssemblyHover {
  readonly start: number;
  readonly end: number;
  readonly markdown: string;
}

export interface AssemblySymbol {
  readonly name: string;
  readonly detail: string;
  readonly kind: 'function' | 'variable' | 'label';
  readonly start: number;
  readonly end: number;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly children: readonly AssemblySymbol[];
}

export interface AssemblyFold {
  readonly start: number;
  readonly end: number;
}

/** A name and that of its places which was asked about. */
export interface AssemblyNameUse {
  readonly name: AsmName;
  readonly occurrence: AsmOccurrence;
}

/** A change of the text that removes the cause of a finding: `did you mean`. */
export interface AssemblyFix {
  readonly title: string;
  readonly edits: readonly AssemblyEdit[];
}

export interface AssemblyFinding {
  readonly start: number;
  readonly end: number;
  readonly code: string;
  readonly message: string;
  /** An error, which the assembler refuses as well, when absent. */
  readonly severity?: Severity;
  readonly fixes?: readonly AssemblyFix[];
  /** Code without effect, which editors draw faintly. */
  readonly unnecessary?: boolean;
}

export interface AssemblyEdit {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/** Classes of tokens, by the names LSP has for them. */
export type AssemblyTokenType =
  | 'comment'
  | 'string'
  | 'number'
  | 'keyword'
  | 'type'
  | 'variable'
  | 'parameter'
  | 'label'
  | 'function'
  | 'macro';

/**
 * What an operand is for: `modification` a result, `address` and `data` of a memory access,
 * `predicate` a condition or lane mask, `readonly` a special register; a source has none.
 */
export type AssemblyTokenModifier =
  | 'declaration'
  | 'modification'
  | 'readonly'
  | 'address'
  | 'data'
  | 'predicate';

export interface AssemblyToken {
  readonly start: number;
  readonly end: number;
  readonly type: AssemblyTokenType;
  readonly modifiers: readonly AssemblyTokenModifier[];
}

export interface AssemblyCompletion {
  readonly label: string;
  readonly kind: 'instruction' | 'modifier' | 'directive' | 'register' | 'label';
  /** A few words beside the label. */
  readonly detail: string;
  readonly documentation: string;
  /**
   * What is inserted with places for operands, in the syntax of LSP's snippets; the label when
   * absent.
   */
  readonly snippet?: string;
}

/** Completions and what of the text they replace. */
export interface AssemblyCompletions {
  readonly start: number;
  readonly end: number;
  readonly items: readonly AssemblyCompletion[];
}

/**
 * Markdown on a kernel's parameter as the Rust source has it, by the kernel's symbol and the
 * parameter's place: which one it is, or a byte of it in the buffer of parameters.
 */
export type ParamSource = (
  kernel: string,
  at: number,
  unit?: 'parameter' | 'byte',
) => string | undefined;

/** The operands of the instruction that is being written. */
export interface AssemblySignature {
  /** The form: `fma.rn.f32 d, a, b, c`. */
  readonly label: string;
  readonly documentation: string;
  /** Start and end of each operand in the label. */
  readonly parameters: readonly (readonly [number, number])[];
  /** The operand that the cursor is in. */
  readonly active: number;
}

/**
 * How much of a text is looked at: what its assembler would refuse, or also what goes wrong when it
 * runs, which takes as long again.
 */
export type AssemblyDepth = 'assembler' | 'whole';

/** The GPU that a text is read for, and what says so. */
export interface AssemblyGpu {
  readonly cpu: string;
  readonly from: 'directive' | 'comment' | 'setting' | 'warplens.toml' | 'default';
}

/** A note that an editor draws between the characters of a text. */
export interface AssemblyInlay {
  readonly offset: number;
  readonly label: string;
  readonly tooltip: string;
}

/** A call of a function by name, at the place of the call. */
export interface AssemblyCall {
  readonly caller: string;
  readonly callee: string;
  readonly start: number;
  readonly end: number;
}

/**
 * How the texts of a language are read. `gpu` is what counts where the text itself names no GPU.
 */
export interface AssemblyLanguage {
  /** False for a text that only has a file extension which this language shares with others. */
  recognises(text: string): boolean;
  /** The GPU that the text names; undefined when it names none. */
  gpu?(text: string): AssemblyGpu | undefined;
  hover(
    text: string,
    offset: number,
    param?: ParamSource,
    gpu?: AssemblyGpu,
  ): AssemblyHover | undefined;
  outline(text: string): readonly AssemblySymbol[];
  folds(text: string): readonly AssemblyFold[];
  nameAt(text: string, offset: number): AssemblyNameUse | undefined;
  /** Edits of a rename, or why there can be none. */
  rename(text: string, use: AssemblyNameUse, newName: string): readonly AssemblyEdit[] | string;
  tokens(text: string): readonly AssemblyToken[];
  /** `read` gives the text of an included file, by its name as written. */
  findings(
    text: string,
    gpu?: AssemblyGpu,
    read?: (name: string) => string | undefined,
    depth?: AssemblyDepth,
  ): readonly AssemblyFinding[];
  completions(text: string, offset: number, gpu?: AssemblyGpu): AssemblyCompletions | undefined;
  /** Absent: the language has no signature help. */
  signature?(text: string, offset: number, gpu?: AssemblyGpu): AssemblySignature | undefined;
  /**
   * Edits that lay the text out; absent: the language has no formatter. Undefined for a text that
   * cannot be read.
   */
  format?(text: string): readonly AssemblyEdit[] | undefined;
  /** Live registers at labels; absent: the language has no such notes. */
  inlays?(text: string, gpu?: AssemblyGpu): readonly AssemblyInlay[];
  /** What single lines cost. */
  costs?(text: string, gpu?: AssemblyGpu): readonly AsmCost[];
  /** Calls whose callee the text tells; absent: nobody looks. */
  calls?(text: string): readonly AssemblyCall[];
}
