/** The levels that rules can be set to, as a schema has them: one property for each rule. */
import type { Rule } from '../server/src/rules/index.ts';

export const LEVEL_TEXTS = {
  error: 'Reported as an error.',
  warning: 'Reported as a warning.',
  info: 'Reported as information.',
  hint: 'Reported as a hint.',
  on: "Reported at the rule's own severity; for rules that are off unless configured.",
  off: 'Not reported.',
};

/** @param text what else a rule's property has */
export function levelProperties(rules: readonly Rule[], text: (rule: Rule) => object): object {
  const levels = { type: 'string', enum: Object.keys(LEVEL_TEXTS) };
  return Object.fromEntries(rules.map((rule) => [rule.name, { ...levels, ...text(rule) }]));
}
