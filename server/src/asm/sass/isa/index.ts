/** The table of instructions. */
import { ARITHMETIC } from './arithmetic.ts';
import { CONTROL } from './control.ts';
import { MEMORY } from './memory.ts';
import { MOVEMENT } from './movement.ts';
import type { SassRow } from './row.ts';

export const sassInstructions: readonly SassRow[] = [
  ...ARITHMETIC,
  ...MOVEMENT,
  ...MEMORY,
  ...CONTROL,
];

const BY_NAME: ReadonlyMap<string, SassRow> = new Map(
  sassInstructions.map((row) => [row.name, row]),
);

/** The row of an opcode, without modifiers. */
export function findSassInstruction(opcode: string): SassRow | undefined {
  return BY_NAME.get(opcode);
}
