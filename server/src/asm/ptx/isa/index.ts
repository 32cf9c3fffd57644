/**
 * The instruction table: all headings of PTX ISA 9.0, and the search for the row an instruction
 * belongs to.
 */
import { asyncCopyRows } from './async-copy.ts';
import { controlRows, miscRows, stackRows } from './control.ts';
import { floatingRows, halfRows, mixedRows } from './floating.ts';
import { extendedRows, integerRows } from './integer.ts';
import { comparisonRows, halfComparisonRows, logicRows } from './logic.ts';
import { matrixRows, tcgenRows, warpgroupRows } from './matrix.ts';
import { movementRows } from './movement.ts';
import type { PtxInstructionRow } from './row.ts';
import { mbarrierRows, syncRows, warpRows } from './sync.ts';
import { surfaceRows, textureRows } from './texture.ts';
import { simdVideoRows, videoRows } from './video.ts';

export const ptxInstructions: readonly PtxInstructionRow[] = [
  ...integerRows,
  ...extendedRows,
  ...floatingRows,
  ...halfRows,
  ...mixedRows,
  ...comparisonRows,
  ...halfComparisonRows,
  ...logicRows,
  ...movementRows,
  ...asyncCopyRows,
  ...textureRows,
  ...surfaceRows,
  ...controlRows,
  ...syncRows,
  ...warpRows,
  ...mbarrierRows,
  ...matrixRows,
  ...warpgroupRows,
  ...tcgenRows,
  ...stackRows,
  ...videoRows,
  ...simdVideoRows,
  ...miscRows,
];

interface IndexedRow {
  readonly row: PtxInstructionRow;
  /** Modifiers that the heading's name demands. */
  readonly needs: readonly string[];
}

const byOpcode = new Map<string, IndexedRow[]>();
for (const row of ptxInstructions) {
  const [opcode = '', ...needs] = row.name.split('.');
  const list = byOpcode.get(opcode);
  if (list) list.push({ row, needs });
  else byOpcode.set(opcode, [{ row, needs }]);
}

/**
 * The row of an instruction: the heading with the most of its words among the modifiers, and among
 * those the one whose types include the instruction's last one. Undefined when no heading fits.
 */
export function findPtxInstruction(
  opcode: string,
  modifiers: readonly string[],
): PtxInstructionRow | undefined {
  const rows = byOpcode.get(opcode);
  if (!rows) return undefined;
  let best: PtxInstructionRow | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const { row, needs } of rows) {
    if (!needs.every((word) => modifiers.some((m) => is(m, word)))) continue;
    const typed = row.types.length === 0 || row.types.some((type) => modifiers.includes(type));
    // Words that stand early name the heading: `arrive` in `mbarrier.arrive.expect_tx`.
    const late = needs.reduce((sum, word) => sum + modifiers.findIndex((m) => is(m, word)), 0);
    // A type the heading does not know counts for less than a shorter heading that knows it.
    const value = needs.length * 100 - late + (typed ? 100000 : 0);
    if (value > bestScore) {
      best = row;
      bestScore = value;
    }
  }
  return best;
}

/** `wait` is there also as `wait::ld`. */
function is(modifier: string, word: string): boolean {
  return modifier === word || modifier.startsWith(`${word}::`);
}

export type { PtxFamily, PtxInstructionRow } from './row.ts';
