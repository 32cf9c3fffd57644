/** Outline and folding of LLVM IR: functions with their blocks, and globals. */
import { bareName } from '../../asm/index.ts';
import type { AssemblyFold, AssemblySymbol } from '../assembly-types.ts';
import { demangledNote } from '../demangled.ts';
import { llvmTree } from '../parsed-assembly.ts';

/** Defined functions with their blocks, and global variables, in text order. */
export function llvmOutline(text: string): readonly AssemblySymbol[] {
  const { functions, lines } = llvmTree(text);
  const globals = lines.flatMap(({ inFunction, result, start, end }): AssemblySymbol[] => {
    if (inFunction !== undefined || result?.text.startsWith('@') !== true) return [];
    const { start: nameStart, end: nameEnd } = result;
    const name = bareName(result.text);
    return [{ name, detail: '', kind: 'variable', start, end, nameStart, nameEnd, children: [] }];
  });
  const defined = functions.filter(({ isDefined }) => isDefined);
  const symbols = defined.map((fn): AssemblySymbol => {
    const own = lines.slice(fn.firstLine, fn.lastLine + 1);
    const blocks = own.filter(({ label }) => label !== undefined);
    const children = blocks.map(({ label }, at): AssemblySymbol => {
      const { start, end } = label!;
      const until = blocks[at + 1]?.start ?? own.at(-1)!.start;
      const name = bareName(label!.text);
      return {
        name,
        detail: '',
        kind: 'label',
        start,
        end: until - 1,
        nameStart: start,
        nameEnd: end,
        children: [],
      };
    });
    const count = own.filter(({ opcode }) => opcode !== undefined).length;
    const { name, start, end, nameStart, nameEnd } = fn;
    const detail = `${count} instructions${demangledNote(name)}`;
    return { name, detail, kind: 'function', start, end, nameStart, nameEnd, children };
  });
  return [...globals, ...symbols].sort((a, b) => a.start - b.start);
}

/** Bodies of functions, with the head left visible. */
export function llvmFolds(text: string): readonly AssemblyFold[] {
  const { functions, lines } = llvmTree(text);
  return functions
    .filter(({ isDefined }) => isDefined)
    .map(({ firstLine, end }) => ({ start: lines[firstLine]!.end, end }));
}
