/** Hover in AMDGCN text: an instruction with its operands, what it does and where it exists. Knows the tables of `asm` only. */
import { type AmdgcnInstruction, findAmdgcnInstruction, parseAmdgcn } from '../../asm/index.ts';
import type { AssemblyHover } from '../assembly-types.ts';

/** What to say at an offset of an AMDGCN text; undefined where there is nothing to say. */
export function amdgcnHover(text: string, offset: number): AssemblyHover | undefined {
  for (const statement of parseAmdgcn(text).module.statements) {
    if (statement.kind !== 'instr') continue;
    for (
      let half: AmdgcnInstruction | undefined = statement;
      half !== undefined;
      half = half.dual
    ) {
      const { start, end } = half.nameSpan;
      if (start <= offset && offset <= end) return instructionHover(half, start, end);
    }
  }
  return undefined;
}

function instructionHover(
  instruction: AmdgcnInstruction,
  start: number,
  end: number,
): AssemblyHover | undefined {
  const row = findAmdgcnInstruction(instruction.mnemonic);
  if (row === undefined) return undefined;
  const form = row.operands === '' ? row.name : `${row.name} ${row.operands}`;
  return {
    start,
    end,
    markdown: `\`${form}\`\n\n${row.doc}\n\n*${row.family}, GFX ${row.generations}*`,
  };
}
