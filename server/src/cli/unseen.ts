/**
 * What of a project may hold kernels and was not seen, with the reason: what is not known is never
 * called empty.
 */
import { statSync } from 'node:fs';
import type { Diagnostic } from '../diag/index.ts';
import { listRustFiles } from '../disk/index.ts';
import { definesKernels } from '../ide/index.ts';
import type { Engine } from '../workspace/index.ts';
import { absolute, isForeign } from './files.ts';
import type { Io } from './io.ts';

/** Files without a crate that are named one by one. */
const MAX_STRAYS = 5;

/** Items that are missing from the crates, and files with kernels that belong to none. */
export function unseenIn(
  io: Io,
  engine: Engine,
  argument: string,
  roots: readonly string[],
): readonly Diagnostic[] {
  const missing = roots
    .filter((root) => !root.endsWith('.mlir'))
    .flatMap((root) => engine.analysed(root).missing);
  return [...missing, ...straysIn(io, engine, argument, roots)];
}

/**
 * Rust files below a folder in which kernels are defined and that no crate among the roots has as a
 * module.
 */
export function straysIn(
  io: Io,
  engine: Engine,
  argument: string,
  roots: readonly string[],
): readonly Diagnostic[] {
  if (argument === '-') return [];
  const folder = absolute(io, argument);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  const files = listRustFiles(folder).filter((file) => definesKernels(engine.text(file) ?? ''));
  if (files.length === 0) return [];
  const known = new Set(roots.flatMap((root) => engine.modules(root)));
  const strays = files.filter((file) => !known.has(file) && !isForeign(file, folder));
  return strays.slice(0, MAX_STRAYS).map((file, at): Diagnostic => {
    const more = strays.length - MAX_STRAYS;
    const rest = at === MAX_STRAYS - 1 && more > 0 ? `; so have ${more} more files` : '';
    return {
      code: 'no-crate',
      severity: 'info',
      span: { file: engine.fileId(file), start: 0, end: 0 },
      message: `it has kernels, and no crate here has it as a module${rest}`,
    };
  });
}
