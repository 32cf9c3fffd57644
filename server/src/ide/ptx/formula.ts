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

/** How `setp` combines a comparison with a third predicate. */
const COMBINED: Readonly<Record<string, string>> = { and: '&', or: '|', xor: '^' };

/** What `testp` tests for, by modifier. */
const PROPERTIES: Readonly<Record<string, string>> = {
  finite: 'finite',
  infinite: 'infinite',
  number: 'no NaN',
  notanumber: 'NaN',
  normal: 'normal',
  subnormal: 'subnormal',
};

/** Formulas of instructions whose modifiers decide what is computed. */
function modifiedFormula({ opcode, modifiers, operands }: PtxInstruction): string | undefined {
  const has = (word: string): boolean => modifiers.includes(word);
  if (opcode === 'setp' && operands.length === 4) {
    const sign = modifiers.map((word) => COMBINED[word]).find((one) => one !== undefined);
    return sign && `p = (a op b) ${sign} c, q = !(a op b) ${sign} c`;
  }
  if ((opcode === 'max' || opcode === 'min') && has('xorsign')) {
    const which = opcode === 'max' ? 'larger' : 'smaller';
    return `d = ${which} of |a|, |b| with the sign sign(a) ^ sign(b)`;
  }
  if (opcode === 'shf') {
    const count = has('wrap') ? '(c & 31)' : 'min(c, 32)';
    return has('l')
      ? `d = upper 32 bits of b:a << ${count}`
      : `d = lower 32 bits of b:a >> ${count}`;
  }
  if (opcode === 'testp') {
    const property = modifiers.map((word) => PROPERTIES[word]).find((one) => one !== undefined);
    return property && `p = a is ${property}`;
  }
  return undefined;
}

/** What `.sat` does to a result; empty without it. */
function saturation({ modifiers }: PtxInstruction): string {
  if (!modifiers.includes('sat')) return '';
  const integer = modifiers.find((word) => /^[su](?:16|32|64)$/.test(word));
  return integer === undefined ? ', clamped to 0 .. 1' : `, clamped to the range of ${integer}`;
}

/** The value of a float that is written as bits. */
export function floatText(bits: bigint, width: 32 | 64): string {
  const view = new DataView(new ArrayBuffer(8));
  if (width === 64) {
    view.setBigUint64(0, bits);
    return String(view.getFloat64(0));
  }
  view.setUint32(0, Number(bits));
  const value = view.getFloat32(0);
  // The shortest decimal that means the same `f32`.
  for (let digits = 1; digits < 10; digits += 1) {
    const text = value.toPrecision(digits);
    if (Math.fround(Number(text)) === value) return String(Number(text));
  }
  return String(value);
}

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
  const formula =
    variant ?? modifiedFormula(instruction) ?? tableFormula(instruction) ?? row.formula;
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
  if (!complete) return undefined;
  return `${letters.has('q') ? filled : filled.replace(/, q = .*/, '')}${saturation(instruction)}`;
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
    const shown =
      operand.kind === 'float'
        ? floatText(operand.bits, operand.width)
        : text.slice(operand.start, operand.end);
    letters.set(letter, shown);
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
