/** `.mlir` texts as editors ask about them, in the shape that assembly texts have. */
import { type MlirFile, readMlir } from '../../mlir/index.ts';
import type { Engine } from '../../workspace/index.ts';
import type { AssemblyLanguage } from '../assembly.ts';
import { mlirCompletions } from './completion.ts';
import { mlirHover } from './hover.ts';
import { mlirNameAt, mlirRename } from './names.ts';
import { mlirFolds, mlirOutline } from './outline.ts';
import { mlirSemanticTokens } from './tokens.ts';

export { isLaunch, mayNameMemory } from './hover.ts';

/** The texts of a file, whose trees the engine has; others are read. */
export function mlirLanguage(engine: Engine, path: string): AssemblyLanguage {
  return language((text) => {
    const own = engine.mlirText(path)?.file;
    return own?.text === text ? own : readMlir(text).file;
  });
}

/** Findings are the rules', and the engine has more to say on hover. */
function language(fileOf: (text: string) => MlirFile): AssemblyLanguage {
  return {
    recognises: () => true,
    hover: (text, offset) => mlirHover(fileOf(text), offset),
    outline: (text) => mlirOutline(fileOf(text)),
    folds: (text) => mlirFolds(fileOf(text)),
    nameAt: (text, offset) => mlirNameAt(fileOf(text), offset),
    rename: (text, use, newName) => mlirRename(fileOf(text), use, newName),
    tokens: mlirSemanticTokens,
    findings: () => [],
    completions: (text, offset) => mlirCompletions(fileOf(text), offset),
  };
}

/** Texts of no file. */
export const MLIR: AssemblyLanguage = language((text) => readMlir(text).file);
