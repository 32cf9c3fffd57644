/**
 * Are all accesses to workgroup memory inside their regions? Proven where no values of threads,
 * rounds and launch meet the guards of an access and lie outside; what has no linear form is
 * undecided, with the reason.
 */
import type { Func } from '../mir/index.ts';
import { and, atMost, type Formula, Linear, or, satisfy } from '../presburger/index.ts';
import { type Gap, phasesOf } from './barrier-phases.ts';
import { planLockstep } from './simt-interpreter.ts';
import { homeOf } from './symbolic.ts';
import { type BlockShape, SymbolicValues } from './symbolic-values.ts';

const WORK = 100_000;
const WORK_PER_ACCESS = 8_000;

/** Nothing where all accesses are proven to be inside. */
export function undecidedBounds(
  fn: Func,
  block: BlockShape | undefined,
  dimensions: number,
  sizes: ReadonlyMap<string, number>,
): readonly Gap[] {
  const values = new SymbolicValues(block, dimensions, fn.launchBounds?.maxThreads);
  const { phases, gaps } = phasesOf(planLockstep(fn), values, 'workgroup');
  const out: Gap[] = gaps.filter(({ reason }) => !reason.startsWith('a barrier'));
  const budget = { left: WORK };
  const done = new Set<string>();
  const definition = (id: number): Formula | undefined => {
    const { low, high, definition: defined } = values.variables[id]!;
    const self = Linear.variable(id);
    const parts: Formula[] = defined === undefined ? [] : [defined];
    if (Number.isFinite(low)) parts.push(atMost(Linear.of(low), self));
    if (Number.isFinite(high)) parts.push(atMost(self, Linear.of(high)));
    return and(...parts);
  };
  for (const { occurrences } of phases) {
    for (const { access, region, offset, when } of occurrences) {
      const { inst, size } = access;
      const limit = sizes.get(homeOf(region));
      const tell = (reason: string): void => {
        if (!done.has(`${reason} ${inst.loc?.span.start}`)) out.push({ reason, inst });
        done.add(`${reason} ${inst.loc?.span.start}`);
      };
      if (size === undefined || access.upTo === true) tell('the size of an access is not known');
      else if (limit === undefined) tell('the launch gives the size of the memory');
      else {
        const outside = or(
          atMost(offset, Linear.of(-1)),
          atMost(Linear.of(limit - size + 1), offset),
        );
        const left = { left: Math.min(WORK_PER_ACCESS, budget.left) };
        const before = left.left;
        const found = satisfy(and(when, outside), definition, left);
        budget.left -= before - left.left;
        if (found !== 'none') tell('an index may be outside, for all that is known');
      }
    }
  }
  return out;
}
