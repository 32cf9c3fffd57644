/** Live registers, costs and calls of AMDGCN text: notes between lines and the call hierarchy. */
import { type AsmCost, amdgcnCalls, amdgcnCosts, amdgcnLive } from '../../asm/index.ts';
import type { AssemblyCall, AssemblyGpu, AssemblyInlay } from '../assembly-types.ts';
import { amdgcnTree } from '../parsed-assembly.ts';
import { amdgcnGpuOf } from './findings.ts';

/** At each label the registers that hold a value there; at a function the most that do at once. */
export function amdgcnInlays(text: string, gpu?: AssemblyGpu): readonly AssemblyInlay[] {
  const { module } = amdgcnTree(text);
  const cpu = amdgcnGpuOf(text)?.cpu ?? gpu?.cpu ?? '';
  return amdgcnLive(module, cpu).map(({ offset, most, vector, accumulator, scalar }) => {
    const parts = [`${vector} VGPR`, `${scalar} SGPR`];
    if (accumulator > 0) parts.splice(1, 0, `${accumulator} AGPR`);
    const where = most ? 'at the busiest instruction of this function' : 'at this label';
    return {
      offset,
      label: `${most ? 'at most ' : ''}${parts.join(', ')} live`,
      tooltip: `registers that hold a value which is read later, ${where}`,
    };
  });
}

/** What single lines cost, on the GPU that the text names or the one that is given. */
export function amdgcnTextCosts(text: string, gpu?: AssemblyGpu): readonly AsmCost[] {
  const cpu = amdgcnGpuOf(text)?.cpu ?? gpu?.cpu ?? '';
  return amdgcnCosts(amdgcnTree(text).module, cpu);
}

/** Calls in text order. */
export function amdgcnTextCalls(text: string): readonly AssemblyCall[] {
  return amdgcnCalls(amdgcnTree(text).module);
}
