/**
 * All forms of all instructions by opcode: what an instruction's name may be and what its operands
 * are.
 */
import { ARITHMETIC, VIDEO } from './arithmetic.ts';
import { MATRIX } from './matrix.ts';
import { MEMORY, TEXTURE } from './memory.ts';
import { type PtxForm, parseForms } from './notation.ts';
import { CONTROL, COPY, MBARRIER } from './sync.ts';

let byOpcode: ReadonlyMap<string, readonly PtxForm[]> | undefined;

/** Forms by opcode; read when they are first asked for. */
function table(): ReadonlyMap<string, readonly PtxForm[]> {
  if (byOpcode) return byOpcode;
  const made = new Map<string, PtxForm[]>();
  for (const section of [ARITHMETIC, VIDEO, MEMORY, TEXTURE, CONTROL, MBARRIER, COPY, MATRIX]) {
    for (const form of parseForms(section)) {
      const list = made.get(form.opcode);
      if (list) list.push(form);
      else made.set(form.opcode, [form]);
    }
  }
  byOpcode = made;
  return made;
}

/** The forms of an opcode; none for a word that is no instruction. */
export function ptxForms(opcode: string): readonly PtxForm[] {
  return table().get(opcode) ?? [];
}

/** All opcodes that have forms. */
export function ptxFormOpcodes(): readonly string[] {
  return [...table().keys()];
}

export type { PtxForm, PtxGroup, PtxOperandForm, PtxSince, PtxWord } from './notation.ts';
