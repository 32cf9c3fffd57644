/**
 * `combine`: local algebra. The patterns are rows of the rule lists in `rules`, one identity per
 * row.
 */
import { parseRule, rootOf, ruleTexts } from '../../mir/index.ts';
import { definePass } from '../define-pass.ts';
import { Combiner } from './engine.ts';
import { RuleSet, type RuleSource } from './rule-set.ts';
import { CAST_RULES } from './rules/casts.ts';
import { COMPARE_RULES } from './rules/compares.ts';
import { FLOAT_RULES } from './rules/floats.ts';
import { EXPAND_RULES, INT_RULES } from './rules/ints.ts';
import { KNOWN_BITS_RULES } from './rules/known-bits.ts';
import { LOAD_RULES } from './rules/loads.ts';
import { MAGIC_DIVISION_RULES } from './rules/magic-division.ts';
import { SELECT_RULES } from './rules/selects.ts';

/** The texts of rules by what they are about, with the prefix of their operations. */
export const RULE_TEXTS = [
  { about: 'Integers', family: 'int', text: INT_RULES },
  { about: 'Conversions and addresses', family: 'int', text: CAST_RULES },
  { about: 'Comparisons', family: 'int', text: COMPARE_RULES },
  { about: 'Choices', family: 'int', text: SELECT_RULES },
  { about: 'Floats', family: 'float', text: FLOAT_RULES },
] as const;

export const EXPAND_RULE_TEXTS = [
  { about: 'Division by constants', family: 'int', text: EXPAND_RULES },
] as const;

type RuleText = (typeof RULE_TEXTS | typeof EXPAND_RULE_TEXTS)[number];

/** The rules of texts, which are read when they are asked for. */
export function sourcesOf(texts: readonly RuleText[]): RuleSource[] {
  return texts.flatMap(({ text, family }) =>
    ruleTexts(text).map((rule) => ({
      op: rootOf(rule, family),
      read: () => parseRule(rule, family),
    })),
  );
}

const COMBINE_SET = new RuleSet(sourcesOf(RULE_TEXTS), [...LOAD_RULES, ...KNOWN_BITS_RULES]);
const EXPAND_SET = new RuleSet(sourcesOf(EXPAND_RULE_TEXTS), MAGIC_DIVISION_RULES, COMBINE_SET);

const INT_SET = new RuleSet(
  sourcesOf(RULE_TEXTS.filter(({ about }) => about === 'Integers' || about === 'Comparisons')),
  [...LOAD_RULES, ...KNOWN_BITS_RULES],
);

export const combine = definePass({
  name: 'combine',
  doc: 'Replaces operations by cheaper ones with the same result.',
  run: (fn, ctx) => new Combiner(fn, COMBINE_SET, ctx.module).run(),
});

/** For code that goes to another compiler: see `PIPELINES_FOR_COMPILER`. */
export const combineInts = definePass({
  name: 'combine-ints',
  doc: 'Like `combine`, for integers, comparisons and loads from tables only.',
  run: (fn, ctx) => new Combiner(fn, INT_SET, ctx.module).run(),
});

/** Late, since a quotient or remainder tells more about its range than what it becomes. */
export const expandDivision = definePass({
  name: 'expand-division',
  doc: 'Like `combine`, and divides by constants without a division.',
  run: (fn, ctx) => new Combiner(fn, EXPAND_SET, ctx.module).run(),
});
