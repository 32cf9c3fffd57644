/**
 * The rows of all operations. The type of `RULES` fails to check when an operation of MIR has none.
 */
import type { Inst, OpName } from '../../../mir/index.ts';
import type { Rule, Rules } from '../func-printer.ts';
import { operandOf } from '../operands.ts';
import { ATOMIC_RULES } from './atomics.ts';
import { CONTROL_RULES } from './control.ts';
import { FLOAT_RULES } from './floats.ts';
import { GPU_RULES } from './gpu.ts';
import { INT_RULES } from './ints.ts';
import { MEMORY_RULES } from './memory.ts';
import { VALUE_RULES } from './pointers.ts';

const RULES: Readonly<Record<OpName, Rule>> = {
  ...INT_RULES,
  ...FLOAT_RULES,
  ...VALUE_RULES,
  ...MEMORY_RULES,
  ...ATOMIC_RULES,
  ...CONTROL_RULES,
  ...GPU_RULES,
};

export const rules: Rules = { ruleFor: (inst: Inst) => RULES[inst.op], operandOf };
