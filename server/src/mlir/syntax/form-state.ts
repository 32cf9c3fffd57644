/** An operation in the course of being read by its form. */
import type { FactTable, OpFacts } from '../facts/index.ts';
import type { Op, Use } from './tree.ts';
import type { Type } from './types.ts';

/** What has been read of an operation, by the names of its row. */
export class FormState {
  readonly op: Op;
  readonly facts: OpFacts;
  readonly table: FactTable;
  readonly operands = new Map<string, Use[]>();
  /** Types of operands and of results. */
  readonly types = new Map<string, Type[]>();

  constructor(op: Op, facts: OpFacts, table: FactTable) {
    this.op = op;
    this.facts = facts;
    this.table = table;
  }

  isOperand(name: string): boolean {
    return this.facts.operands.some((one) => one.name === name);
  }

  /** Whether it stands for any number of values. */
  isMany(name: string): boolean {
    const fact = [...this.facts.operands, ...this.facts.results].find((one) => one.name === name);
    return fact?.count === '*' || fact?.count === '**' || name === 'operands' || name === 'results';
  }
}
