/**
 * `renumber`: makes value and block ids dense again. Inlining and copying leave most ids unused,
 * and every analysis keeps arrays indexed by id.
 */
import type { Func } from '../mir/index.ts';
import { definePass } from './define-pass.ts';

export const renumber = definePass({
  name: 'renumber',
  doc: 'Makes the ids of values and blocks dense.',
  run(fn: Func) {
    let value = 0;
    let block = 0;
    const before = fn.nextValue;
    for (const b of fn.blocks) {
      setId(b, block++);
      for (const p of b.params) setId(p, value++);
      for (const inst of b.insts) for (const r of inst.results) setId(r, value++);
    }
    fn.nextValue = value;
    fn.nextBlock = block;
    return value !== before;
  },
});

/** Ids are fixed for everybody else. */
function setId(of: { readonly id: number }, id: number): void {
  (of as { id: number }).id = id;
}
