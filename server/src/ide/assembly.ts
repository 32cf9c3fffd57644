/**
 * Assembly texts in an editor: previews and files. One row for each target says how its language is
 * read; offsets count in the text itself.
 */

import { isSass, llvmTriple, sassCosts, sassGpu } from '../asm/index.ts';
import { amdgcnCompletions } from './amdgcn/completion.ts';
import { amdgcnFindings, amdgcnGpuOf, isAmdgcn } from './amdgcn/findings.ts';
import { formatAmdgcn } from './amdgcn/format.ts';
import { amdgcnSignature } from './amdgcn/forms.ts';
import { amdgcnHover } from './amdgcn/hover.ts';
import { amdgcnInlays, amdgcnTextCalls, amdgcnTextCosts } from './amdgcn/live.ts';
import { amdgcnNameUse, amdgcnRename } from './amdgcn/names.ts';
import { amdgcnFolds, amdgcnOutline } from './amdgcn/outline.ts';
import { amdgcnTokens } from './amdgcn/tokens.ts';
import { assemblyExtension } from './assembly-files.ts';
import type { AssemblyLanguage } from './assembly-types.ts';
import { aroundPlaces, leftOut } from './large-assembly.ts';
import { llvmCompletions } from './llvm/completion.ts';
import { llvmHover } from './llvm/hover.ts';
import { llvmNameUse, llvmRename } from './llvm/names.ts';
import { llvmFolds, llvmOutline } from './llvm/outline.ts';
import { llvmTokens } from './llvm/tokens.ts';
import type { PaneName } from './panes.ts';
import { sassTree } from './parsed-assembly.ts';
import { ptxCompletions } from './ptx/completion.ts';
import { isPtx, ptxFindings, ptxGpu } from './ptx/findings.ts';
import { ptxFormat } from './ptx/format.ts';
import { ptxHover } from './ptx/hover.ts';
import { ptxCalls, ptxInlays, ptxTextCosts } from './ptx/live.ts';
import { ptxNameAt, ptxRename } from './ptx/names.ts';
import { ptxFolds, ptxOutline } from './ptx/outline.ts';
import { ptxSignature } from './ptx/signature.ts';
import { ptxTokens } from './ptx/tokens.ts';
import { sassHover } from './sass/hover.ts';
import { sassNameUse, sassRename } from './sass/names.ts';
import { sassFolds, sassOutline } from './sass/outline.ts';
import { sassTokens } from './sass/tokens.ts';

export const ASSEMBLY: Readonly<Record<PaneName, AssemblyLanguage>> = {
  ptx: {
    recognises: isPtx,
    gpu: ptxGpu,
    hover: ptxHover,
    outline: ptxOutline,
    folds: ptxFolds,
    nameAt: ptxNameAt,
    rename: ptxRename,
    tokens: ptxTokens,
    findings: ptxFindings,
    completions: ptxCompletions,
    signature: ptxSignature,
    format: ptxFormat,
    inlays: ptxInlays,
    costs: ptxTextCosts,
    calls: ptxCalls,
  },
  amdgcn: {
    recognises: isAmdgcn,
    gpu: amdgcnGpuOf,
    hover: amdgcnHover,
    outline: amdgcnOutline,
    folds: amdgcnFolds,
    nameAt: amdgcnNameUse,
    rename: amdgcnRename,
    tokens: amdgcnTokens,
    findings: amdgcnFindings,
    completions: amdgcnCompletions,
    signature: amdgcnSignature,
    format: formatAmdgcn,
    inlays: amdgcnInlays,
    costs: amdgcnTextCosts,
    calls: amdgcnTextCalls,
  },
  // What a disassembler prints: nothing of it is wrong, and nobody writes it.
  sass: {
    recognises: isSass,
    gpu(text) {
      const cpu = sassGpu(text);
      return cpu === undefined ? undefined : { cpu, from: 'directive' };
    },
    hover: sassHover,
    outline: sassOutline,
    folds: sassFolds,
    nameAt: sassNameUse,
    rename: sassRename,
    tokens: sassTokens,
    findings: () => [],
    completions: () => undefined,
    costs: (text) => sassCosts(sassTree(text)),
  },
  // What a compiler passes on; LLVM itself says what is wrong with it.
  llvm: {
    recognises: (text) => llvmTriple(text) !== undefined,
    hover: llvmHover,
    outline: llvmOutline,
    folds: llvmFolds,
    nameAt: llvmNameUse,
    rename: llvmRename,
    tokens: llvmTokens,
    findings: () => [],
    completions: llvmCompletions,
  },
};

/** A text in an assembly language. */
export interface RecognisedAssembly {
  readonly name: PaneName;
  readonly language: AssemblyLanguage;
}

/**
 * The assembly language of a text, by the name of its file, by what the editor calls its language
 * (`ptx`, `amdgcn`), and where neither is certain by the text itself. Undefined for everything
 * else, such as assembly of the host.
 */
export function recogniseAssembly(
  path: string,
  text: string,
  languageId = '',
): RecognisedAssembly | undefined {
  const chosen = paneNamed(languageId);
  const extension = assemblyExtension(path);
  if (chosen === undefined && extension === undefined) return undefined;
  const certain = chosen ?? (extension === 'shared' ? undefined : extension);
  const names = certain === undefined ? ORDER : [certain];
  for (const name of names) {
    const language = languageFor(name, text);
    if (certain !== undefined || language.recognises(text)) return { name, language };
  }
  return undefined;
}

/**
 * PTX is recognised by its first directives; the other language's test is the more generous one.
 */
const ORDER: readonly PaneName[] = ['ptx', 'amdgcn', 'sass', 'llvm'];

function paneNamed(languageId: string): PaneName | undefined {
  return ORDER.find((name) => name === languageId);
}

/** How texts of a pane's language are read, of any length. */
function languageFor(name: PaneName, text: string): AssemblyLanguage {
  const whole = ASSEMBLY[name];
  return leftOut(text.length) === undefined ? whole : aroundPlaces(whole);
}

export { ASSEMBLY_EXTENSIONS, assemblyExtension } from './assembly-files.ts';
export { definitionsOf, referencesOf } from './assembly-names.ts';
export type {
  AssemblyCall,
  AssemblyCompletion,
  AssemblyCompletions,
  AssemblyDepth,
  AssemblyEdit,
  AssemblyFinding,
  AssemblyFix,
  AssemblyFold,
  AssemblyGpu,
  AssemblyHover,
  AssemblyInlay,
  AssemblyLanguage,
  AssemblyNameUse,
  AssemblySignature,
  AssemblySymbol,
  AssemblyToken,
  AssemblyTokenModifier,
  AssemblyTokenType,
  ParamSource,
} from './assembly-types.ts';
