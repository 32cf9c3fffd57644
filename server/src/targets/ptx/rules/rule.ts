/**
 * The type of a lowering rule: appends the code of one MIR instruction and records where its
 * results lie.
 */
import type { Inst, OpName } from '../../../mir/index.ts';
import type { Selector } from '../select.ts';

export type Rule = (s: Selector, inst: Inst) => void;

/** Some rows of the table; the families together must cover every op. */
export type RuleRows = Partial<Record<OpName, Rule>>;
