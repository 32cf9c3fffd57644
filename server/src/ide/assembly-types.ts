/** What an editor is told about assembly text: plain data with offsets in the text itself. */

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

/** Markdown on a kernel's parameter as the Rust source has it, by the kernel's symbol and the parameter's place. */
export type ParamSource = (kernel: string, index: number) => string | undefined;
