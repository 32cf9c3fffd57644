/** What the assembler takes and is wrong all the same: certain findings over whole kernels, silent elsewhere. */
import type { AmdgcnModule } from '../ast.ts';
import type { AmdgcnDiagnostic } from '../check/types.ts';
import type { AmdgcnLookup } from '../expressions.ts';
import type { AmdgcnGpu } from '../forms/index.ts';
import { type AmdgcnFunction, amdgcnFunctions } from '../walk.ts';
import { skippedBarriers, unrestoredMasks } from './exec.ts';
import { flowOf, type MatchedForms } from './flow.ts';
import { deadResults, unwrittenReads } from './registers.ts';
import { missingWaits } from './waits.ts';

/** Findings of all kernels that have a descriptor and no part that is hidden from the check. */
export function lintAmdgcn(
  module: AmdgcnModule,
  lookup: AmdgcnLookup,
  gpu: AmdgcnGpu,
  matched: MatchedForms,
  report: (d: AmdgcnDiagnostic) => void,
): void {
  const descriptors = new Map(module.descriptors.map((d) => [d.name, d]));
  for (const fn of wholeFunctions(module)) {
    const d = descriptors.get(fn.name);
    if (!d) continue;
    const flow = flowOf(module, fn, matched);
    if (!flow) continue;
    unwrittenReads(flow, d, lookup, gpu, report);
    deadResults(flow, report);
    missingWaits(flow, gpu, report);
    skippedBarriers(flow, report);
    unrestoredMasks(flow, report);
  }
}

/** Functions with all of their labels: what no directive calls a function is a label of the one above. */
function wholeFunctions(module: AmdgcnModule): AmdgcnFunction[] {
  const all = amdgcnFunctions(module);
  const out: AmdgcnFunction[] = [];
  for (const fn of all) {
    const last = out[out.length - 1];
    if (last && !fn.kernel && !module.functions.has(fn.name))
      out[out.length - 1] = { ...last, end: fn.end };
    else out.push(fn);
  }
  return out;
}
