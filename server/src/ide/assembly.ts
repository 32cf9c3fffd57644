/**
 * Assembly texts in an editor: previews and files. One row for each target says how its language is read; offsets count in
 * the text itself.
 */
import type { TargetName } from '../workspace/index.ts';
import { amdgcnHover } from './amdgcn/hover.ts';
import { amdgcnFolds, amdgcnOutline } from './amdgcn/outline.ts';
import type { AssemblyFold, AssemblyHover, AssemblySymbol, ParamSource } from './assembly-types.ts';
import { ptxHover } from './ptx/hover.ts';
import { ptxFolds, ptxOutline } from './ptx/outline.ts';

export interface AssemblyLanguage {
  hover(text: string, offset: number, param?: ParamSource): AssemblyHover | undefined;
  outline(text: string): readonly AssemblySymbol[];
  folds(text: string): readonly AssemblyFold[];
}

export const ASSEMBLY: Readonly<Record<TargetName, AssemblyLanguage>> = {
  ptx: { hover: ptxHover, outline: ptxOutline, folds: ptxFolds },
  amdgcn: { hover: amdgcnHover, outline: amdgcnOutline, folds: amdgcnFolds },
};

export type { AssemblyFold, AssemblyHover, AssemblySymbol, ParamSource } from './assembly-types.ts';
