/**
 * Assembly texts in an editor: previews and files. One row for each target says how its language is read; offsets count in
 * the text itself.
 */
import type { TargetName } from '../workspace/index.ts';
import { ptxHover } from './ptx/hover.ts';
import { ptxFolds, ptxOutline } from './ptx/outline.ts';

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

export interface AssemblyLanguage {
  hover(text: string, offset: number, param?: ParamSource): AssemblyHover | undefined;
  outline(text: string): readonly AssemblySymbol[];
  folds(text: string): readonly AssemblyFold[];
}

export const ASSEMBLY: Readonly<Record<TargetName, AssemblyLanguage>> = {
  ptx: { hover: ptxHover, outline: ptxOutline, folds: ptxFolds },
};
