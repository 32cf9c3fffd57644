/**
 * Data that launch specs name. A spec comes with a project that somebody else may have written, so
 * it reads files of its own project only, by real path.
 */
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { realPath } from './links.ts';
import { isEverything, workspaceRootOf } from './workspace-root.ts';

/** Data are larger than sources; larger ones than this are refused. */
const MOST_BYTES = 2 ** 28;

/**
 * Is a file, which need not be there, in the project that a spec is located in? A spec outside of
 * workspaces has its own folder, and in the home folder the visible files beside it.
 *
 * @param folder of the spec
 */
export function isInProject(path: string, folder: string): boolean {
  // The folder of a text that is not saved may not be there.
  const own = realPath(folder) ?? resolve(folder);
  const real = realPath(path) ?? resolve(path);
  const project = workspaceRootOf(`${own}${sep}spec`) ?? own;
  if (isEverything(project)) return dirname(real) === own && !basename(real).startsWith('.');
  return real.startsWith(`${project}${sep}`);
}

/** Reads what a spec in a folder names; undefined for what it may not read or is no file. */
export function readSpecData(path: string, folder: string): Uint8Array | undefined {
  const file = resolve(folder, path);
  try {
    const stat = statSync(file);
    if (!stat.isFile() || stat.size > MOST_BYTES || !isInProject(file, folder)) return undefined;
    return new Uint8Array(readFileSync(file));
  } catch {
    return undefined;
  }
}
