/** `.mlir` texts as editors ask about them, in the shape that assembly texts have. */
import type { AssemblyLanguage } from '../assembly.ts';
import { mlirCompletions } from './completion.ts';
import { mlirHover } from './hover.ts';
import { mlirNameAt, mlirRename } from './names.ts';
import { mlirFolds, mlirOutline } from './outline.ts';
import { mlirSemanticTokens } from './tokens.ts';

/** Findings are the rules', and the engine has more to say on hover. */
export const MLIR: AssemblyLanguage = {
  recognises: () => true,
  hover: mlirHover,
  outline: mlirOutline,
  folds: mlirFolds,
  nameAt: mlirNameAt,
  rename: mlirRename,
  tokens: mlirSemanticTokens,
  findings: () => [],
  completions: mlirCompletions,
};
