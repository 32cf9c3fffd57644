/** The table of operations. Adding one is one row in the file of its dialect. */
import type { OpReaders } from '../syntax/parser.ts';
import { ARITH } from './arith.ts';
import { CONTROL } from './control.ts';
import { GPU } from './gpu.ts';
import { MACHINE } from './machine.ts';
import { MATH } from './math.ts';
import { MEMREF } from './memref.ts';
import type { OpRow } from './row.ts';
import { VECTOR } from './vector.ts';

const ROWS: ReadonlyMap<string, OpRow> = new Map(
  [ARITH, CONTROL, GPU, MACHINE, MATH, MEMREF, VECTOR].flatMap((table) => Object.entries(table)),
);

/** The row of an operation, when there is one. */
export function rowOf(name: string): OpRow | undefined {
  return ROWS.get(name);
}

/** Names of all operations with a row, and whether kernels may have them. */
export function knownOps(): readonly { readonly name: string; readonly inKernels: boolean }[] {
  return [...ROWS].map(([name, row]) => ({
    name,
    inKernels: row.lower !== undefined || row.terminator === true,
  }));
}

export const READERS: OpReaders = { get: (name) => ROWS.get(name)?.read };
