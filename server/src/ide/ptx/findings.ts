/** Mistakes in PTX files: what the parser could not read and what `ptxas` would refuse. */
import { checkPtx } from '../../asm/index.ts';
import type { AssemblyFinding, AssemblyGpu } from '../assembly-types.ts';
import { ptxTree } from '../parsed-assembly.ts';

/** Findings in text order; behind a syntax error nothing else is certain, so then the errors stand alone. */
export function ptxFindings(text: string): readonly AssemblyFinding[] {
  const { module, errors } = ptxTree(text);
  if (errors.length > 0)
    return errors.map(({ start, end, message }) => ({ start, end, code: 'syntax', message }));
  return checkPtx(module).map(({ start, end, code, message }) => ({ start, end, code, message }));
}

/** PTX begins with its version and its target, behind comments; compilers put the two lines together. */
export function isPtx(text: string): boolean {
  return /^[ \t]*\.version[ \t]+\d+\.\d+/m.test(text) && /^[ \t]*\.target\b/m.test(text);
}

/** The GPU after `.target`, which every PTX text names. */
export function ptxGpu(text: string): AssemblyGpu | undefined {
  const cpu = /^[ \t]*\.target[ \t]+((?:sm|compute)_\w+)/m.exec(text)?.[1];
  return cpu === undefined ? undefined : { cpu, from: 'directive' };
}
