/**
 * The formula of an instruction's table row with the operands of one line put in: `%r8 = %r6 * %r4
 * + %r7`. Formulas are written for people, so where one reads like a sentence nothing is put in: no
 * formula is better than a wrong one.
 */
import type { PtxInstruction, PtxInstructionRow, PtxOperand } from '../../asm/index.ts';
import { truthTableFormula } from '../truth-table.ts';

/** Modifiers that change what a row's formula says, by opcode and modifier. */
const VARIANTS: Readonly<Record<string, string>> = {
  'mul.hi': 'd = upper half of a * b',
  'mad.hi': 'd = (upper half of a * b) + c',
  'cvta.to': 'd = a as an address of that space',
};

/** What `op` stands for, by modifier: comparisons, then operations of atomics. */
const OPERATORS: Readonly<Record<string, string>> = {
  eq: '==',
  ne: '!=',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
  lo: '<',
  ls: '<=',
  hi: '>',
  hs: '>=',
  equ: '== (or NaN)',
  neu: '!= (or NaN)',
  ltu: '< (or NaN)',
  leu: '<= (or NaN)',
  gtu: '> (or NaN)',
  geu: '>= (or NaN)',
  add: '+',
  and: '&',
  or: '|',
  xor: '^',
  min: 'min',
  max: 'max',
};

/** Letters of sources in the order of operands. */
const SOURCES = ['a', 'b', 'c', 'e', 'f'];

/** What this line computes, or undefined when its row does not say it by letters. */
export function lineFormula(
  text: string,
  instruction: PtxInstruction,
  row: PtxInstructionRow,
): string | undefined {
  const { opcode, modifiers } = instruction;
  const variant = modifiers.map((m) => VARIANTS[`${opcode}.${m}`]).find((v) => v !== undefined);
  const formula = variant ?? tableFormula(instruction) ?? row.formula;
  if (formula === 'goto label') {
    const target = instruction.operands[0];
    return target && `goto ${text.slice(target.start, target.end)}`;
  }
  if (
    !/^(?:[dp]|\[a\]) = /.test(formula) ||
    /\ba [a-z]{3,}/.test(formula.replace(/\ba as\b/, 'a'))
  ) {
    return undefined;
  }
  const letters = lettersOf(text, instruction, row, formula);
  const operator = modifiers.map((m) => OPERATORS[m]).find((o) => o !== undefined);
  let complete = true;
  const filled = formula.replace(/\[a\]|\bop\b|\b[abcdefpq]\b/g, (word) => {
    if (word === 'op') return operator ?? word;
    const operand = letters.get(word === '[a]' ? 'a' : word);
    if (operand === undefined) {
      complete = word === 'q' && complete;
      return word;
    }
    return word === '[a]' && !operand.startsWith('[') ? `[${operand}]` : operand;
  });
  // A comparison with one destination has no second result to tell of.
  return complete ? filled.replace(/, q = .*/, '') : undefined;
}

/** `lop3` with its truth table written out. */
function tableFormula({ opcode, modifiers, operands }: PtxInstruction): string | undefined {
  const table = operands[4];
  if (opcode !== 'lop3' || modifiers.length > 1 || table?.kind !== 'int') return undefined;
  const formula = truthTableFormula(Number(table.value));
  return formula === undefined || formula.startsWith('majority') ? undefined : `d = ${formula}`;
}

/** Operands of the line by the letters the formula uses for them. */
function lettersOf(
  text: string,
  instruction: PtxInstruction,
  row: PtxInstructionRow,
  formula: string,
): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const put = (letter: string, operand: PtxOperand): void => {
    letters.set(letter, text.slice(operand.start, operand.end));
  };
  const kinds = row.operands.split(' ');
  let source = 0;
  for (const [i, operand] of instruction.operands.entries()) {
    const predicate = kinds[i] === 'p' || kinds[i] === 'p?';
    if (i === 0 && !formula.startsWith('[')) {
      const first = formula[0]!;
      if (operand.kind === 'pair') {
        put(first, operand.first);
        put('q', operand.second);
      } else put(first, operand);
    } else if (predicate && !letters.has('p')) put('p', operand);
    else {
      const letter = SOURCES[source++];
      if (letter !== undefined) put(letter, operand);
    }
  }
  return letters;
}
