/** `fold`: evaluates operations whose operands are constants, and gathers constants in the entry block. */
import { definePass } from '../define-pass.ts';
import { Combiner, ruleTable } from './engine.ts';

const NO_RULES = ruleTable();

export const fold = definePass({
  name: 'fold',
  doc: 'Evaluates operations on constants.',
  run: (fn) => new Combiner(fn, NO_RULES).run(),
});
