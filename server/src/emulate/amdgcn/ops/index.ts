/** All instructions of the simulator, by canonical name. */
import { atomicOps } from './atomic.ts';
import { carryOps } from './carry.ts';
import { compareOps } from './compare.ts';
import { controlOps } from './control.ts';
import { convertOps } from './convert.ts';
import { divideOps } from './divide.ts';
import { floatOps } from './float.ts';
import { groupMemoryOps } from './group-memory.ts';
import { integerOps } from './integer.ts';
import { laneOps } from './lanes.ts';
import { matrixOps } from './matrix.ts';
import { packedOps } from './packed.ts';
import { scalarOps } from './scalar.ts';
import { scalarMemoryOps } from './scalar-memory.ts';
import type { Builder } from './table.ts';
import { vectorMemoryOps } from './vector-memory.ts';

const TABLES = [
  scalarOps,
  scalarMemoryOps,
  controlOps,
  integerOps,
  carryOps,
  floatOps,
  divideOps,
  convertOps,
  compareOps,
  packedOps,
  matrixOps,
  laneOps,
  vectorMemoryOps,
  atomicOps,
  groupMemoryOps,
];

const byName = new Map<string, Builder>();
for (const table of TABLES)
  for (const [name, builder] of Object.entries(table)) byName.set(name, builder);

/** The builder of a canonical name. */
export function findOp(name: string): Builder | undefined {
  return byName.get(name);
}

export const opNames: readonly string[] = [...byName.keys()];
