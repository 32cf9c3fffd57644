/** The operands of the PTX instruction that is being written, from the table of forms. */

import { type PtxForm, ptxForms, readPtxName } from '../../asm/index.ts';
import type { AssemblySignature } from '../assembly-types.ts';
import { lineBefore } from '../line-before.ts';
import { formOperands } from './form-text.ts';

const STATEMENT = /^\s*(?:[$\w%]+:\s*)?(?:@!?[%\w$]+\s+)?([a-z]\w*)((?:\.[\w:]+)*)\s+(.*)$/s;

/**
 * The form of the instruction at an offset and which operand is being written; undefined outside of
 * operands.
 */
export function ptxSignature(text: string, offset: number): AssemblySignature | undefined {
  const line = lineBefore(text, offset);
  if (line.includes('//')) return undefined;
  const at = Math.max(line.lastIndexOf(';'), /^\s*\{/.test(line) ? line.indexOf('{') : -1);
  const match = STATEMENT.exec(line.slice(at + 1));
  if (!match) return undefined;
  const [, opcode = '', words = '', operands = ''] = match;
  const modifiers = words === '' ? [] : words.slice(1).split('.');
  const forms = readPtxName(opcode, modifiers).matches.map(({ form }) => form);
  const active = commas(operands);
  const form = bestForm(forms.length > 0 ? forms : ptxForms(opcode), active);
  if (!form) return undefined;
  const name = [opcode, ...modifiers].join('.');
  return label(name, formOperands(form, modifiers), active);
}

/** The first form that has an operand where the cursor is. */
function bestForm(forms: readonly PtxForm[], active: number): PtxForm | undefined {
  return forms.find(({ operands }) => operands.length > active) ?? forms[0];
}

/** Commas outside of brackets and braces. */
function commas(operands: string): number {
  let depth = 0;
  let n = 0;
  for (const c of operands) {
    if ('{[('.includes(c)) depth += 1;
    else if ('}])'.includes(c)) depth -= 1;
    else if (c === ',' && depth === 0) n += 1;
  }
  return n;
}

function label(name: string, operands: readonly string[], active: number): AssemblySignature {
  let text = `${name} `;
  const parameters: [number, number][] = [];
  for (const [i, operand] of operands.entries()) {
    if (i > 0) text += ', ';
    parameters.push([text.length, text.length + operand.length]);
    text += operand;
  }
  return { label: text, documentation: '', parameters, active };
}
