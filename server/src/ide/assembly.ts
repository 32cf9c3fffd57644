/**
 * Assembly texts in an editor: previews and files. One row for each target says how its language is read; offsets count in
 * the text itself.
 */
/**
 * Assembly texts in an editor: previews and files. One row for each target says how its language is read; offsets count in
 * the text itself.
 */
import type { TargetName } from '../workspace/index.ts';
import { amdgcnCompletions } from './amdgcn/completion.ts';
import { amdgcnFindings, isAmdgcn } from './amdgcn/findings.ts';
import { amdgcnHover } from './amdgcn/hover.ts';
import { amdgcnNameUse, amdgcnRename } from './amdgcn/names.ts';
import { amdgcnFolds, amdgcnOutline } from './amdgcn/outline.ts';
import { amdgcnTokens } from './amdgcn/tokens.ts';
import type {
  AssemblyCompletions,
  AssemblyEdit,
  AssemblyFinding,
  AssemblyFold,
  AssemblyHover,
  AssemblyNameUse,
  AssemblySymbol,
  AssemblyToken,
  ParamSource,
} from './assembly-types.ts';
import { ptxCompletions } from './ptx/completion.ts';
import { ptxFindings } from './ptx/findings.ts';
import { ptxHover } from './ptx/hover.ts';
import { ptxNameAt, ptxRename } from './ptx/names.ts';
import { ptxFolds, ptxOutline } from './ptx/outline.ts';
import { ptxTokens } from './ptx/tokens.ts';

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

export const ASSEMBLY: Readonly<Record<TargetName, AssemblyLanguage>> = {
  ptx: {
    recognises: () => true,
    hover: ptxHover,
    outline: ptxOutline,
    folds: ptxFolds,
    nameAt: ptxNameAt,
    rename: ptxRename,
    tokens: ptxTokens,
    findings: ptxFindings,
    completions: ptxCompletions,
  },
  amdgcn: {
    recognises: isAmdgcn,
    hover: amdgcnHover,
    outline: amdgcnOutline,
    folds: amdgcnFolds,
    nameAt: amdgcnNameUse,
    rename: amdgcnRename,
    tokens: amdgcnTokens,
    findings: amdgcnFindings,
    completions: amdgcnCompletions,
  },
};

export { definitionsOf, referencesOf } from './assembly-names.ts';
export {
  type AssemblyCompletion,
  type AssemblyCompletions,
  type AssemblyEdit,
  type AssemblyFinding,
  type AssemblyFold,
  type AssemblyHover,
  type AssemblyNameUse,
  type AssemblySymbol,
  type AssemblyToken,
  type ParamSource,
  TOKEN_MODIFIERS,
  TOKEN_TYPES,
} from './assembly-types.ts';
