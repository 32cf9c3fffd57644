/** `core::arch::amdgpu`, one row each. */
import type { RuleRows } from './rule.ts';

export const INTRINSIC_RULES: RuleRows = {};
