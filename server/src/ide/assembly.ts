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
import type { AssemblyLanguage } from './assembly-types.ts';
import { aroundPlaces, leftOut } from './large-assembly.ts';
import { ptxCompletions } from './ptx/completion.ts';
import { ptxFindings } from './ptx/findings.ts';
import { ptxHover } from './ptx/hover.ts';
import { ptxNameAt, ptxRename } from './ptx/names.ts';
import { ptxFolds, ptxOutline } from './ptx/outline.ts';
import { ptxTokens } from './ptx/tokens.ts';

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

/** How a text is read that is in a target's language, or undefined where it is not. */
export function assemblyLanguage(name: TargetName, text: string): AssemblyLanguage | undefined {
  const whole = ASSEMBLY[name];
  const language = leftOut(text.length) === undefined ? whole : aroundPlaces(whole);
  return language.recognises(text) ? language : undefined;
}

export { definitionsOf, referencesOf } from './assembly-names.ts';
export type {
  AssemblyCompletion,
  AssemblyCompletions,
  AssemblyEdit,
  AssemblyFinding,
  AssemblyFold,
  AssemblyHover,
  AssemblyLanguage,
  AssemblyNameUse,
  AssemblySymbol,
  AssemblyToken,
  AssemblyTokenModifier,
  AssemblyTokenType,
  ParamSource,
} from './assembly-types.ts';
