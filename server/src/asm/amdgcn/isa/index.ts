/** The instruction table: every row, and the search by any spelling. */
import { controlRows } from './control.ts';
import { coversCpu, ownGenerations } from './generations.ts';
import { graphicsRows } from './graphics.ts';
import { handWrittenRows } from './hand-written.ts';
import { matrixRows } from './matrix.ts';
import { floatExchangeRows, groupMemoryRows, vectorMemoryRows } from './memory.ts';
import { otherGenerationRows } from './other-generations.ts';
import { packedRows } from './packed.ts';
import { canonicalAmdgcnName } from './renames.ts';
import type { AmdgcnInstructionRow } from './row.ts';
import { scalarMemoryRows, scalarRows } from './scalar.ts';
import { scalarAtomicRows } from './scalar-atomics.ts';
import { vectorRows } from './vector.ts';

export const amdgcnInstructions: readonly AmdgcnInstructionRow[] = [
  ...scalarRows,
  ...scalarMemoryRows,
  ...controlRows,
  ...vectorRows,
  ...packedRows,
  ...matrixRows,
  ...vectorMemoryRows,
  ...groupMemoryRows,
  ...floatExchangeRows,
  ...otherGenerationRows,
  ...graphicsRows,
  ...scalarAtomicRows,
  ...handWrittenRows,
].map((row) => ({ ...row, generations: ownGenerations(row.name) ?? row.generations }));

const byName = new Map(amdgcnInstructions.map((row) => [row.name, row]));

/** The row of an instruction by any of its names, with or without encoding suffix. */
export function findAmdgcnInstruction(mnemonic: string): AmdgcnInstructionRow | undefined {
  const name = mnemonic.toLowerCase();
  const direct = byName.get(canonicalAmdgcnName(name));
  if (direct) return direct;
  const bare = name.replace(/_(e64_dpp8|e64_dpp|e32|e64|dpp8|dpp|sdwa)$/, '');
  return bare === name ? undefined : byName.get(canonicalAmdgcnName(bare));
}

/** True when the processor has the instruction, as far as the table knows generations. */
export function amdgcnExistsOn(row: AmdgcnInstructionRow, cpu: string): boolean {
  // The one generic target that lacks what all of its processors have.
  if (cpu === 'gfx9-4-generic' && /_(?:fp8|bf8)(?:_|$)/.test(row.name)) return false;
  return coversCpu(row.generations, cpu);
}
