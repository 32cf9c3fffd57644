/**
 * The forms of an instruction for people: what signature help, completion and hover say of
 * operands.
 */

import {
  type AmdgcnForm,
  type AmdgcnGpu,
  amdgcnGpu,
  describeToken,
  findAmdgcnInstruction,
  formOperands,
  formsOn,
  modifierNames,
} from '../../asm/index.ts';
import type { AssemblyGpu, AssemblySignature } from '../assembly-types.ts';
import { lineBefore } from '../line-before.ts';
import { amdgcnGpuOf } from './findings.ts';

/** The table's row for the GPU a text is for. */
export function tableGpu(text: string, gpu?: AssemblyGpu): AmdgcnGpu | undefined {
  return amdgcnGpu(amdgcnGpuOf(text)?.cpu ?? gpu?.cpu ?? '');
}

/** Forms of a mnemonic that differ for the reader: by operands, not by encodings. */
function shownForms(
  mnemonic: string,
  gpu: AmdgcnGpu,
): { readonly name: string; readonly forms: readonly AmdgcnForm[] } {
  const { name, forms } = formsOn(mnemonic, gpu);
  const seen = new Set<string>();
  const out: AmdgcnForm[] = [];
  for (const form of forms) {
    const key = formOperands(name, form)
      .map((o) => o.role)
      .join();
    if (!seen.has(key)) out.push(form);
    seen.add(key);
  }
  return { name, forms: out };
}

/** `global_load_dword vdst, vaddr, saddr offset glc slc`, with the places of its operands. */
export function formLabel(
  mnemonic: string,
  name: string,
  form: AmdgcnForm,
  gpu: AmdgcnGpu,
): { readonly label: string; readonly parameters: readonly (readonly [number, number])[] } {
  let label = mnemonic;
  const parameters: [number, number][] = [];
  for (const [i, o] of formOperands(name, form).entries()) {
    label += i === 0 ? ' ' : ', ';
    const start = label.length;
    label += o.token === '+off' ? 'off' : o.role === '' ? o.token : o.role;
    parameters.push([start, label.length]);
  }
  const modifiers = modifierNames(form.tokens, gpu).filter((one) => one !== 'off');
  if (modifiers.length > 0) label += ` [${modifiers.join('] [')}]`;
  return { label, parameters };
}

/** The operands of the instruction around an offset, for the form with as many as are there. */
export function amdgcnSignature(
  text: string,
  offset: number,
  setting?: AssemblyGpu,
): AssemblySignature | undefined {
  const gpu = tableGpu(text, setting);
  const line = lineBefore(text, offset);
  const match = /^\s*(?:[\w.$]+:\s*)?([a-z]\w+)\s+([^;]*)$/.exec(line);
  if (!gpu || !match || line.includes('//')) return undefined;
  const mnemonic = match[1]!;
  const { name, forms } = shownForms(mnemonic, gpu);
  if (forms.length === 0) return undefined;
  const given = match[2]!.replace(/\[[^\]]*\]?|\([^)]*\)?/g, '');
  const active = given.split(',').length - 1;
  const form = forms.find((one) => formOperands(name, one).length > active) ?? forms[0]!;
  const { label, parameters } = formLabel(mnemonic, name, form, gpu);
  const operand = formOperands(name, form)[active];
  const doc = findAmdgcnInstruction(mnemonic)?.doc ?? '';
  const about = operand
    ? `\`${operand.role || operand.token}\`: ${describeToken(operand.token, gpu)}`
    : '';
  return {
    label,
    documentation: [about, doc].filter((part) => part !== '').join('\n\n'),
    parameters,
    active,
  };
}

/** An instruction with places for its operands, in the syntax of snippets. */
export function formSnippet(name: string, form: AmdgcnForm): string {
  const operands = formOperands(name, form).map(({ token, role }, i) =>
    token === '+off' ? 'off' : `\${${i + 1}:${role || token}}`,
  );
  return operands.length === 0 ? name : `${name} ${operands.join(', ')}`;
}
