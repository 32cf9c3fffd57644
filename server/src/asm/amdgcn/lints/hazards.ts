/** Instructions that come too early after others, where the hardware does not wait by itself. */
import type { AmdgcnGpu } from '../forms/index.ts';
import { certainHazards, hazardProcessor } from '../hazards/index.ts';
import type { Report } from './finding.ts';
import type { Flow } from './flow.ts';

/** Hazards of a kernel, each with the instruction that is missing. */
export function manualHazards(flow: Flow, { cpu }: AmdgcnGpu, report: Report): void {
  const { steps, blocks } = flow;
  const processor = hazardProcessor(cpu);
  const all = steps.map(({ hazard }) => hazard);
  const preds = new Map<number, number[]>(blocks.map(({ first }) => [first, []]));
  for (const { end, next } of blocks)
    for (const b of next) preds.get(blocks[b]!.first)!.push(end - 1);
  const code = {
    facts: all.map(({ facts }) => facts),
    preds: (at: number) => preds.get(at) ?? [at - 1],
    // Waits alone look forwards.
    succs: () => [],
    falls: (at: number) => {
      const own = preds.get(at);
      return own === undefined || (own.length === 1 && own[0] === at - 1);
    },
    isKernel: true,
  };
  const rules = all.map((one) => one.rules);
  for (const { at, by, what, needed, found, fix } of certainHazards(code, processor, rules)) {
    const states = /^s_nop|^v_nop/.test(fix)
      ? `, which takes ${needed} wait state${needed === 1 ? '' : 's'} between them, and there ${found === 1 ? 'is 1' : `are ${found}`}`
      : '';
    report({
      code: 'hazard',
      step: at,
      other: by,
      severity: 'warning',
      lineBefore: fix.startsWith('v_mov') ? undefined : fix,
      message: `too early after line {line}: ${what}${states}`,
    });
  }
}
