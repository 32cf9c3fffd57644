/**
 * The type of a selection rule: appends the code of one MIR instruction and records where its
 * results lie.
 */
import type { Inst, OpName } from '../../../mir/index.ts';
import type { Selector } from '../select.ts';

export type Rule = (s: Selector, inst: Inst) => void;

/** Some rows of the table; the families together cover every op that legalisation leaves. */
export type RuleRows = Partial<Record<OpName, Rule>>;
