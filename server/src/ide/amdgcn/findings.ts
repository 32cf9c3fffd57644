/**
 * Mistakes in AMDGCN files. The table holds the instructions of compute kernels, not every one there is: an unknown name is
 * no mistake, and neither is an operand the parser cannot read.
 */
import { checkAmdgcn } from '../../asm/index.ts';
import type { AssemblyFinding } from '../assembly-types.ts';
import { amdgcnTree } from '../parsed-assembly.ts';

/** Findings in text order. */
export function amdgcnFindings(text: string): readonly AssemblyFinding[] {
  return checkAmdgcn(amdgcnTree(text).module)
    .filter(({ code }) => code !== 'unknown-instruction')
    .map(({ start, end, code, message }) => ({ start, end, code, message }));
}

/** Other assemblers use the same extension: this one's texts name their target or hold a kernel. */
export function isAmdgcn(text: string): boolean {
  return /\.amdgcn_target|\.amdhsa_|\bamdgcn-amd-|^\s*s_endpgm\b/m.test(text);
}
