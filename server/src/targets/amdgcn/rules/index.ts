/** The rule of every MIR op that legalisation leaves. */
import type { Inst, OpName } from '../../../mir/index.ts';
import { ASM_RULES } from './asm.ts';
import { ATOMIC_RULES } from './atomics.ts';
import { BOOL_RULES, COMPARE_RULES, extendBool } from './compare.ts';
import { DIVIDE_RULES } from './divide.ts';
import { FLOAT_RULES } from './floats.ts';
import { GPU_RULES } from './gpu.ts';
import { INTRINSIC_RULES } from './intrinsics.ts';
import { INT_RULES } from './ints.ts';
import { MEMORY_RULES } from './memory.ts';
import type { Rule, RuleRows } from './rule.ts';

/** Constants and addresses need no code; these operations are gone when selection begins. */
const ELSEWHERE: readonly OpName[] = [
  'const.int',
  'const.float',
  'const.null',
  'const.undef',
  'global.addr',
  'func.addr',
];

const RULES: RuleRows = {
  ...INT_RULES,
  ...COMPARE_RULES,
  ...DIVIDE_RULES,
  ...FLOAT_RULES,
  ...MEMORY_RULES,
  ...ATOMIC_RULES,
  ...GPU_RULES,
  ...ASM_RULES,
  ...INTRINSIC_RULES,
  ...Object.fromEntries(ELSEWHERE.map((op): [OpName, Rule] => [op, () => undefined])),
};

export function ruleFor(inst: Inst): Rule {
  if (inst.args[0]?.type === 'i1') {
    if (inst.op === 'int.zext' || inst.op === 'int.sext') return extendBool;
    const rule = BOOL_RULES[inst.op];
    if (rule !== undefined) return rule;
  }
  return (
    RULES[inst.op] ??
    ((s) =>
      s.unsupported(`${inst.op} of ${inst.args[0]?.type ?? inst.results[0]?.type ?? 'nothing'}`))
  );
}
