/** Which operand of a form each operand of an instruction is. */
import type { PtxForm, PtxOperandForm } from './notation.ts';

/**
 * Operands that a form has at least and at most; `hint` says whether the instruction names a cache
 * policy.
 */
export function operandRange(form: PtxForm, hint: boolean): [number, number] {
  let least = 0;
  let most = 0;
  for (const { optional, kind } of form.operands) {
    if (kind === 'rest') return [least, Number.POSITIVE_INFINITY];
    if (kind === 'hint') {
      if (!hint) continue;
      least += 1;
      most += 1;
      continue;
    }
    most += 1;
    if (!optional) least += 1;
  }
  return [least, most];
}

/**
 * Which form each of so many operands has: optional ones are there from the left as long as there
 * are enough.
 */
export function assignOperands(
  forms: readonly PtxOperandForm[],
  count: number,
  hint: boolean,
): PtxOperandForm[] {
  const wanted = forms.filter(({ kind }) => kind !== 'hint' || hint);
  let spare = count - wanted.filter((f) => !f.optional || f.kind === 'hint').length;
  const out: PtxOperandForm[] = [];
  for (const form of wanted) {
    if (form.kind === 'rest') break;
    if (form.optional && form.kind !== 'hint') {
      if (spare <= 0) continue;
      spare -= 1;
    }
    if (out.length === count) break;
    out.push(form);
  }
  return out;
}
