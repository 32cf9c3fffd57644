/**
 * What of a project may hold kernels or launches and is not compiled, with the reason and what
 * brings it in: what is not known is never called empty.
 */
import type { Diagnostic } from '../diag/index.ts';
import { isFolder } from '../disk/index.ts';
import { absentNotes } from '../ide/index.ts';
import type { Engine, Inventory } from '../workspace/index.ts';
import { absolute } from './files.ts';
import type { Io } from './io.ts';

/** The inventory of a folder among the arguments; undefined for files and standard input. */
export function inventoryOf(io: Io, engine: Engine, argument: string): Inventory | undefined {
  if (argument === '-') return undefined;
  const folder = absolute(io, argument);
  if (!isFolder(folder)) return undefined;
  const steps = engine.inventory(folder);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Kernels and launches below a folder that no crate compiles: a note for each cause. */
export function absentIn(io: Io, engine: Engine, argument: string): readonly Diagnostic[] {
  const inventory = inventoryOf(io, engine, argument);
  return inventory === undefined ? [] : absentNotes(engine, inventory);
}
