/**
 * `fold`: evaluates operations whose operands are constants, and gathers constants in the entry
 * block.
 */
import { definePass } from '../define-pass.ts';
import { Combiner } from './engine.ts';
import { RuleSet } from './rule-set.ts';
import { LOAD_RULES } from './rules/loads.ts';

const NO_SET = new RuleSet([], []);

export const fold = definePass({
  name: 'fold',
  doc: 'Evaluates operations on constants.',
  run: (fn) => new Combiner(fn, NO_SET).run(),
});

const TABLE_SET = new RuleSet([], LOAD_RULES);

/**
 * What lies in tables at known places, functions among it, so that calls through pointers become
 * calls by name.
 */
export const foldTables = definePass({
  name: 'fold-tables',
  doc: 'Evaluates operations on constants and loads from constant tables, and calls known functions by name.',
  run: (fn, ctx) => new Combiner(fn, TABLE_SET, ctx.module).run(),
});
