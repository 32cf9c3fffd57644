/** Live registers, costs and calls of PTX text: notes between the lines and the call hierarchy. */
import { type AsmCost, eachInstruction, ptxCosts, ptxLive } from '../../asm/index.ts';
import type { AssemblyCall, AssemblyInlay } from '../assembly-types.ts';
import { ptxTree } from '../parsed-assembly.ts';

/**
 * At each label the virtual registers that hold a value there; at a function the most that do at
 * once.
 */
export function ptxInlays(text: string): readonly AssemblyInlay[] {
  return ptxLive(ptxTree(text).module).map(({ offset, most, words, predicates }) => {
    const tests = predicates === 0 ? '' : `, ${predicates} predicate${predicates === 1 ? '' : 's'}`;
    const where = most ? 'at the busiest instruction of this function' : 'at this label';
    return {
      offset,
      label: `${most ? 'at most ' : ''}${words} x 32 bits${tests} live`,
      tooltip: `virtual registers that hold a value which is read later, ${where}; the assembler may need more or fewer`,
    };
  });
}

/** What single lines cost. */
export function ptxTextCosts(text: string): readonly AsmCost[] {
  return ptxCosts(ptxTree(text));
}

/** Calls of functions by name, in text order. */
export function ptxCalls(text: string): readonly AssemblyCall[] {
  const { functions } = ptxTree(text).module;
  const names = new Set(functions.map(({ name }) => name));
  return functions.flatMap((fn) => {
    const out: AssemblyCall[] = [];
    eachInstruction(fn, ({ call }) => {
      const target = call?.target;
      if (target?.kind !== 'sym' || !names.has(target.name)) return;
      out.push({ caller: fn.name, callee: target.name, start: target.start, end: target.end });
    });
    return out;
  });
}
