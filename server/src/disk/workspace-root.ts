/**
 * The workspace that a file on disk lies in: the folders around it whose files belong together. A
 * repository or a manifest in the home folder, in a folder above it or at the file system's root is
 * none, because everything that a user has would be part of it.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, resolve, sep } from 'node:path';

/** A manifest of a Cargo workspace; quick, as the whole text may be no TOML. */
const WORKSPACE = /^\s*\[\s*workspace\s*[.\]]/m;

/**
 * The folder of the workspace around a file: the nearest repository or the nearest Cargo workspace
 * (the nearest package where there is no workspace), whichever holds the other. Undefined where
 * there is none; then a file belongs with its own folder alone.
 *
 * @param path absolute, without symbolic links
 */
export function workspaceRootOf(path: string): string | undefined {
  let repository: string | undefined;
  let workspace: string | undefined;
  let nearestPackage: string | undefined;
  for (const folder of foldersAbove(path)) {
    if (isEverything(folder)) break;
    if (repository === undefined && existsSync(`${folder}${sep}.git`)) repository = folder;
    if (workspace !== undefined) continue;
    const manifest = `${folder}${sep}Cargo.toml`;
    if (!existsSync(manifest)) continue;
    nearestPackage ??= folder;
    if (isWorkspace(manifest)) workspace = folder;
  }
  return outermost([repository, workspace ?? nearestPackage]);
}

/** Is the folder the home folder, one above it, or the root of the file system? */
export function isEverything(folder: string): boolean {
  if (folder === dirname(folder)) return true;
  return homes().some((home) => home === folder || home.startsWith(`${folder}${sep}`));
}

/** The home folder as it is called and as it is. */
function homes(): readonly string[] {
  const home = resolve(homedir());
  try {
    return [home, realpathSync.native(home)];
  } catch {
    return [home];
  }
}

/** The folders above a path, the nearest first. */
export function foldersAbove(path: string): string[] {
  const out: string[] = [];
  for (let at = dirname(path); ; at = dirname(at)) {
    out.push(at);
    if (at === dirname(at)) return out;
  }
}

function isWorkspace(manifest: string): boolean {
  try {
    return WORKSPACE.test(readFileSync(manifest, 'utf8'));
  } catch {
    return false;
  }
}

/** Of folders around one path, the one that holds the others. */
function outermost(folders: readonly (string | undefined)[]): string | undefined {
  return folders
    .filter((folder) => folder !== undefined)
    .reduce<string | undefined>(
      (best, folder) => (best === undefined || folder.length < best.length ? folder : best),
      undefined,
    );
}
