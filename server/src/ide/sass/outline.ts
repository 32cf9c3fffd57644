/** Outline and folding of listings: functions with their labels. */
import { sassFunctions } from '../../asm/index.ts';
import type { AssemblyFold, AssemblySymbol } from '../assembly-types.ts';
import { demangledNote } from '../demangled.ts';
import { sassTree } from '../parsed-assembly.ts';

/** Functions in text order, labels inside them. */
export function sassOutline(text: string): readonly AssemblySymbol[] {
  return sassFunctions(sassTree(text)).map(({ name, head, labels, instructions, end }) => ({
    name,
    detail: `${instructions.length} instructions${demangledNote(name)}`,
    kind: 'function',
    start: head.start,
    end,
    nameStart: head.nameStart,
    nameEnd: head.nameStart + name.length,
    children: labels.map((label) => ({
      name: label.name,
      detail: '',
      kind: 'label',
      start: label.start,
      end: label.end,
      nameStart: label.nameStart,
      nameEnd: label.nameStart + label.name.length,
      children: [],
    })),
  }));
}

/** Bodies of functions, with the label left visible. */
export function sassFolds(text: string): readonly AssemblyFold[] {
  return sassOutline(text).map(({ nameEnd, end }) => ({ start: nameEnd, end }));
}
