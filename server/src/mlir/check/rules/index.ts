/** Rules over single operations, beyond what their facts say. */
import { ARITH_RULES } from './arith.ts';
import { CONTROL_RULES } from './control.ts';
import { GPU_RULES } from './gpu.ts';
import { MEMREF_RULES } from './memref.ts';
import type { Rule, Rules } from './rule.ts';
import { VECTOR_RULES } from './vector.ts';

export type { Around } from './rule.ts';

const RULES: Rules = {
  ...ARITH_RULES,
  ...CONTROL_RULES,
  ...GPU_RULES,
  ...MEMREF_RULES,
  ...VECTOR_RULES,
};

export function ruleOf(name: string): Rule | undefined {
  return Object.hasOwn(RULES, name) ? RULES[name] : undefined;
}
