/**
 * Symbolic links among sources. A repository that somebody else wrote may hold a link to any file
 * of this machine, so links are followed only as far as sources go.
 */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** What the folder of a workspace holds. */
const OF_WORKSPACES = ['Cargo.toml', '.git'];

/**
 * Does the file lie elsewhere than its path says, neither in the same workspace nor in a package?
 * Throws when there is no such file.
 */
export function leadsOutside(path: string): boolean {
  const named = resolve(path);
  const real = realpathSync.native(named);
  if (real === named) return false;
  const workspace = foldersAbove(named).findLast((folder) => holds(folder, OF_WORKSPACES));
  if (workspace === undefined) return false;
  if (real.startsWith(`${realpathSync.native(workspace)}${sep}`)) return false;
  return !foldersAbove(real).some((folder) => holds(folder, ['Cargo.toml']));
}

/** The nearest first. */
function foldersAbove(path: string): string[] {
  const out: string[] = [];
  for (let at = dirname(path); ; at = dirname(at)) {
    out.push(at);
    if (at === dirname(at)) return out;
  }
}

function holds(folder: string, names: readonly string[]): boolean {
  return names.some((name) => existsSync(join(folder, name)));
}
