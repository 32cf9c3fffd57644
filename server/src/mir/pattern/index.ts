/** Rewrite rules as text, for whoever rewrites MIR. */
export { CONDITIONS, type ConditionRow } from './conditions.ts';
export { formsOf, inOrder, isInstance, overlaps } from './forms.ts';
export { type Family, parseRule, rootOf, ruleTexts } from './parse.ts';
export { PREDICATE_FUNCTIONS, type Predicate, predOf } from './pred.ts';
export * from './rule.ts';
export { isOfKind, kindOfRow, variableOf } from './typing.ts';
