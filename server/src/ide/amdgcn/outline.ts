/**
 * Outline and folding of AMDGCN text: functions with their labels, from a function's label to the
 * next one's.
 */
import { amdgcnFunctions } from '../../asm/index.ts';
import type { AssemblyFold, AssemblySymbol } from '../assembly-types.ts';
import { demangledNote } from '../demangled.ts';
import { amdgcnTree } from '../parsed-assembly.ts';

/** Functions in text order, labels inside them. */
export function amdgcnOutline(text: string): readonly AssemblySymbol[] {
  const { module } = amdgcnTree(text);
  return amdgcnFunctions(module).map((fn) => {
    const own = module.statements.slice(fn.first, fn.end);
    const head = own[0]!;
    const labels = own.slice(1).flatMap((s): AssemblySymbol[] => {
      if (s.kind !== 'label') return [];
      const { name, start, end } = s;
      return [
        {
          name,
          detail: '',
          kind: 'label',
          start,
          end,
          nameStart: start,
          nameEnd: end,
          children: [],
        },
      ];
    });
    return {
      name: fn.name,
      detail: `${fn.kernel ? 'kernel' : 'device function'}${demangledNote(fn.name)}`,
      kind: 'function',
      start: head.start,
      end: own.at(-1)!.end,
      nameStart: head.start,
      nameEnd: head.end,
      children: labels,
    };
  });
}

/** Bodies of functions, with the label left visible. */
export function amdgcnFolds(text: string): readonly AssemblyFold[] {
  return amdgcnOutline(text).map(({ nameEnd, end }) => ({ start: nameEnd, end }));
}
