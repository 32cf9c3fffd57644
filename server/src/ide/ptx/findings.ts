/** Mistakes in PTX files: what the parser could not read and what `ptxas` would refuse. */
import { checkPtx } from '../../asm/index.ts';
import type { AssemblyFinding } from '../assembly-types.ts';
import { ptxTree } from '../parsed-assembly.ts';

/** Findings in text order; behind a syntax error nothing else is certain, so then the errors stand alone. */
export function ptxFindings(text: string): readonly AssemblyFinding[] {
  const { module, errors } = ptxTree(text);
  if (errors.length > 0)
    return errors.map(({ start, end, message }) => ({ start, end, code: 'syntax', message }));
  return checkPtx(module).map(({ start, end, code, message }) => ({ start, end, code, message }));
}
