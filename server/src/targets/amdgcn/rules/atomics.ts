/** Atomic accesses and fences, with the cache control that each generation needs. */
import type { RuleRows } from './rule.ts';

export const ATOMIC_RULES: RuleRows = {};
