/**
 * Outline and folding of PTX text: functions with their labels, variables, and the bodies that can
 * be folded.
 */
import { eachStatement, type PtxFunction } from '../../asm/index.ts';
import type { AssemblyFold, AssemblySymbol } from '../assembly-types.ts';
import { demangledNote } from '../demangled.ts';
import { ptxTree } from '../parsed-assembly.ts';

/** Functions and module variables in text order; labels inside their function. */
export function ptxOutline(text: string): readonly AssemblySymbol[] {
  const { module } = ptxTree(text);
  const functions = module.functions.filter((fn) => fn.name !== '').map(functionSymbol);
  const variables = module.variables
    .filter((v) => v.name !== '')
    .map(
      (v): AssemblySymbol => ({
        name: v.name,
        detail: `.${v.space} .${v.type}`,
        kind: 'variable',
        start: v.start,
        end: v.end,
        nameStart: v.nameSpan.start,
        nameEnd: v.nameSpan.end,
        children: [],
      }),
    );
  return [...functions, ...variables].sort((a, b) => a.start - b.start);
}

function functionSymbol(fn: PtxFunction): AssemblySymbol {
  const labels: AssemblySymbol[] = [];
  eachStatement(fn.body?.body ?? [], (s) => {
    if (s.kind !== 'label') return;
    const { name, start, end } = s;
    labels.push({
      name,
      detail: '',
      kind: 'label',
      start,
      end,
      nameStart: start,
      nameEnd: end,
      children: [],
    });
  });
  return {
    name: fn.name,
    detail: `${fn.entry ? 'kernel' : 'device function'}${demangledNote(fn.name)}`,
    kind: 'function',
    start: fn.start,
    end: fn.end,
    nameStart: fn.nameSpan.start,
    nameEnd: fn.nameSpan.end,
    children: labels,
  };
}

/** Bodies of functions, with the heads left visible, and the scopes in them. */
export function ptxFolds(text: string): readonly AssemblyFold[] {
  const { module } = ptxTree(text);
  return module.functions.flatMap((fn) => {
    if (!fn.body) return [];
    const folds: AssemblyFold[] = [{ start: fn.body.start, end: fn.body.end - 1 }];
    eachStatement(fn.body.body, (s) => {
      if (s.kind === 'block') folds.push({ start: s.start, end: s.end - 1 });
    });
    return folds;
  });
}
