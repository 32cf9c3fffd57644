/**
 * `combine`: local algebra. The patterns are rows of the rule lists beside this file, one identity
 * per row.
 */
import { definePass } from '../define-pass.ts';
import { CAST_RULES } from './cast-rules.ts';
import { CMP_RULES } from './cmp-rules.ts';
import { DIV_RULES, EXPAND_DIV_RULES } from './div-rules.ts';
import { Combiner, ruleTable } from './engine.ts';
import { FLOAT_RULES } from './float-rules.ts';
import { INT_RULES } from './int-rules.ts';
import { LOAD_RULES } from './load-rules.ts';
import { SELECT_RULES } from './select-rules.ts';

const RULES = [
  INT_RULES,
  CAST_RULES,
  CMP_RULES,
  SELECT_RULES,
  FLOAT_RULES,
  DIV_RULES,
  LOAD_RULES,
] as const;

const COMBINE_RULES = ruleTable(...RULES);

const EXPAND_RULES = ruleTable(...RULES, EXPAND_DIV_RULES);

export const combine = definePass({
  name: 'combine',
  doc: 'Replaces operations by cheaper ones with the same result.',
  run: (fn, ctx) => new Combiner(fn, COMBINE_RULES, ctx.module).run(),
});

/** Late, since a quotient or remainder tells more about its range than what it becomes. */
export const expandDivision = definePass({
  name: 'expand-division',
  doc: 'Like `combine`, and divides by constants without a division.',
  run: (fn, ctx) => new Combiner(fn, EXPAND_RULES, ctx.module).run(),
});
