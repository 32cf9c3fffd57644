/**
 * Symbolic links among sources. A repository that somebody else wrote may hold a link to any file
 * of this machine, so a link in a workspace is followed only within it, and to packages.
 */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { isEverything, isOfUser, workspaceRootOf } from './workspace-root.ts';

/**
 * Does a link on the way to a file lead out of the workspace that holds the link, and not to a
 * package? Where there is no workspace, links to folders are the user's own, and those to files and
 * settings must stay in their folder. Throws when there is no such file.
 */
export function leadsOutside(path: string): boolean {
  const named = resolve(path);
  if (realpathSync.native(named) === named) return false;
  // The folder so far, without links.
  let real = named.slice(0, named.indexOf(sep) + 1);
  const names = named.slice(real.length).split(sep);
  for (const [depth, name] of names.entries()) {
    const at = join(real, name);
    if (!lstatSync(at).isSymbolicLink()) {
      real = at;
      continue;
    }
    const isFile = depth === names.length - 1 || name.startsWith('.');
    const workspace = workspaceRootOf(at) ?? (isFile && !isOfUser(real) ? real : undefined);
    real = realpathSync.native(at);
    if (workspace !== undefined && !isInside(real, workspace) && !isPackage(real)) return true;
  }
  return false;
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`);
}

/** The folder of a package. */
function isPackage(path: string): boolean {
  return existsSync(join(path, 'Cargo.toml')) && !isEverything(path);
}

/** The path with all links followed, undefined where there is no such file. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
