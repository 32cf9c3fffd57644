/** The crates with kernels that an argument names, and why there is none. */
import { statSync } from 'node:fs';
import { absentIn as absentInFile } from '../ide/index.ts';
import type { Engine } from '../workspace/index.ts';
import { absolute, rootsOf, shown } from './files.ts';
import { CliError, type Io } from './io.ts';
import { absentIn } from './unseen.ts';

/** The one root of a command that takes a single crate: of several the one with kernels. */
export async function oneRoot(io: Io, engine: Engine, argument: string): Promise<string> {
  const roots = await rootsWithKernels(io, engine, argument);
  if (roots.length === 1) return roots[0]!;
  const names = roots.slice(0, 5).map((root) => shown(io, root));
  const more = roots.length > names.length ? ', ...' : '';
  throw new CliError(`${argument}:1:1: several crates here, name one: ${names.join(', ')}${more}`);
}

/**
 * The crates with kernels among those that an argument names: at least one, which has none where no
 * crate has any.
 * @throws CliError where there is no crate
 */
export async function rootsWithKernels(
  io: Io,
  engine: Engine,
  argument: string,
): Promise<readonly string[]> {
  const roots = await rootsOf(io, engine, argument);
  if (roots.length === 1) return roots;
  const withKernels = owners(engine, roots);
  if (withKernels.length > 0) return withKernels;
  if (roots.length > 0) return roots;
  throw noKernels(io, engine, argument);
}

/** The crates with kernels: those with kernels of their own, where there are such. */
function owners(engine: Engine, roots: readonly string[]): readonly string[] {
  const withKernels = roots.filter((root) => engine.kernels(root).length > 0);
  const own = withKernels.filter((root) =>
    engine.kernels(root).some(({ ofDependency }) => ofDependency !== true),
  );
  return own.length > 0 ? own : withKernels;
}

/**
 * The error for an argument without kernels. Kernels that no crate compiles are named with the
 * reason and the remedy.
 * @param notes what else is to be said
 */
export function noKernels(
  io: Io,
  engine: Engine,
  argument: string,
  notes: readonly string[] = [],
): CliError {
  const path = absolute(io, argument);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const absent = isFolder ? absentIn(io, engine, argument) : absentInFile(engine, path);
  const causes = absent.map(({ message }) => message);
  const what = causes.length > 0 ? 'nothing is compiled' : 'no GPU kernels';
  const all = [`${what} in this ${isFolder ? 'folder' : 'file'}`, ...notes, ...causes];
  return new CliError(`${argument}:1:1: ${all.join('; ')}`);
}
