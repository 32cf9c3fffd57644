/** The rule of every MIR op; TypeScript reports an op without one. */
import type { Inst, OpName } from '../../../mir/index.ts';
import { ATOMIC_RULES } from './atomics.ts';
import { CALL_RULES } from './calls.ts';
import { CAST_RULES } from './casts.ts';
import { CHECKED_RULES } from './checked.ts';
import { BOOL_RULES, COMPARE_RULES } from './compare.ts';
import { CONTROL_RULES } from './control.ts';
import { FLOAT_RULES } from './floats.ts';
import { GPU_RULES } from './gpu.ts';
import { INT_RULES } from './ints.ts';
import { MEMORY_RULES } from './memory.ts';
import type { Rule } from './rule.ts';
import { WIDE_RULES } from './wide.ts';

export { emitVector } from './memory.ts';

export const RULES: Readonly<Record<OpName, Rule>> = {
  ...INT_RULES,
  ...CHECKED_RULES,
  ...COMPARE_RULES,
  ...CAST_RULES,
  ...FLOAT_RULES,
  ...MEMORY_RULES,
  ...ATOMIC_RULES,
  ...CALL_RULES,
  ...CONTROL_RULES,
  ...GPU_RULES,
};

/** The rule of an instruction; integer arithmetic has own ones for `i1` and `i128`. */
export function ruleFor(inst: Inst): Rule {
  const type = inst.args[0]?.type;
  if (type === 'i1') return BOOL_RULES[inst.op] ?? RULES[inst.op];
  if (type === 'i128') return WIDE_RULES[inst.op] ?? RULES[inst.op];
  return RULES[inst.op];
}
