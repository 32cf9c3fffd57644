/** Patterns that always match: `let` without `else`, parameters. */
import type { TExpr, TPat } from '../../hir/index.ts';
import type { Block } from '../../mir/index.ts';
import { hasRef } from '../body-facts.ts';
import type { FnCx } from '../fn-cx.ts';
import { lowerScrutinee } from './bind.ts';
import { matchRows } from './match.ts';
import type { Occurrence } from './occurrence.ts';
import { rowsOf } from './tests.ts';

/** The variables of a `let`, in scope `depth`. */
export function bindIrrefutable(cx: FnCx, pat: TPat, init: TExpr, depth: number): void {
  // What the pattern refers to lives as long as its variables.
  const keep = hasRef(pat);
  const occ = lowerScrutinee(cx, init, [pat], keep ? depth : cx.tempScope, depth);
  bindOccurrence(cx, pat, occ, depth);
}

/** Binds the variables of a pattern to what was matched, in scope `depth`. */
export function bindOccurrence(cx: FnCx, pat: TPat, occ: Occurrence, depth: number): void {
  if (cx.dead) return;
  const rows = rowsOf(cx, occ, pat, 0, undefined);
  // Tests that always hold, such as `0..=255`, are still tests: what follows stands where they end.
  let after: Block | undefined;
  matchRows(cx, rows, {
    depth: () => depth,
    arm: (_, bind) => {
      bind(depth);
      after = cx.b.block;
    },
    fail: () => cx.b.emit('unreachable', [], []),
  });
  if (after !== undefined) cx.enter(after);
}
