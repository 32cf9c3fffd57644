/** What an editor is told about assembly text: plain data with offsets in the text itself. */
import type { AsmName, AsmOccurrence } from '../asm/index.ts';

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

export interface AssemblyFinding {
  readonly start: number;
  readonly end: number;
  readonly code: string;
  readonly message: string;
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

export type AssemblyTokenModifier = 'declaration' | 'modification' | 'readonly';

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
}

/** Completions and what of the text they replace. */
export interface AssemblyCompletions {
  readonly start: number;
  readonly end: number;
  readonly items: readonly AssemblyCompletion[];
}

/** Markdown on a kernel's parameter as the Rust source has it, by the kernel's symbol and the parameter's place. */
export type ParamSource = (kernel: string, index: number) => string | undefined;

/** How the texts of a language are read. */
export interface AssemblyLanguage {
  /** False for a text that only has the file extension of this language. */
  recognises(text: string): boolean;
  hover(text: string, offset: number, param?: ParamSource): AssemblyHover | undefined;
  outline(text: string): readonly AssemblySymbol[];
  folds(text: string): readonly AssemblyFold[];
  nameAt(text: string, offset: number): AssemblyNameUse | undefined;
  /** Edits of a rename, or why there can be none. */
  rename(text: string, use: AssemblyNameUse, newName: string): readonly AssemblyEdit[] | string;
  tokens(text: string): readonly AssemblyToken[];
  findings(text: string): readonly AssemblyFinding[];
  completions(text: string, offset: number): AssemblyCompletions | undefined;
}
