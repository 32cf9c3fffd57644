/** Which processors take an instruction as it is written, in one of its forms. */
import type { AmdgcnInstruction } from '../ast.ts';
import { judgeInstruction } from './check-instruction.ts';
import type { MatchContext } from './context.ts';
import { amdgcnGpu, COLUMNS, gpuNames } from './gpus.ts';

/**
 * Names of the processors, `gfx900 to gfx90a, gfx1100`; empty where none takes it. Symbols may have
 * any value.
 */
export function acceptedOn(i: AmdgcnInstruction): string {
  let set = 0;
  for (const column of COLUMNS) {
    const gpu = amdgcnGpu(`gfx${column}`);
    if (!gpu) continue;
    const cx: MatchContext = {
      gpu,
      wave: 0,
      evaluate: () => undefined,
      mayBeKnown: () => true,
    };
    const judged = judgeInstruction(i, cx);
    if (judged === undefined || !('code' in judged)) set |= gpu.bit;
  }
  return gpuNames(set);
}
