/**
 * The workspace that a file on disk lies in: the folders around it whose files belong together. A
 * repository or a manifest in the home folder, in a folder above it or at the file system's root is
 * none, because everything that a user has would be part of it.
 */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';

/** A manifest of a Cargo workspace; quick, as the whole text may be no TOML. */
const WORKSPACE = /^[ \t]*\[\s*workspace\s*[.\]]/m;

/** Folders by which the root of a repository is known. */
const REPOSITORY = ['.git', '.hg', '.jj'];

/**
 * The folder of the workspace around a file: the nearest repository, else the nearest Cargo
 * workspace, else the nearest package. Undefined where there is none; then a file belongs with its
 * own folder alone.
 *
 * @param path absolute, without symbolic links
 */
export function workspaceRootOf(path: string): string | undefined {
  let workspace: string | undefined;
  let nearestPackage: string | undefined;
  for (const folder of foldersAbove(path)) {
    if (isEverything(folder)) break;
    if (REPOSITORY.some((name) => isThere(join(folder, name)))) return folder;
    const manifest = join(folder, 'Cargo.toml');
    if (workspace !== undefined || !isThere(manifest)) continue;
    nearestPackage ??= folder;
    if (isWorkspace(manifest)) workspace = folder;
  }
  return workspace ?? nearestPackage;
}

/**
 * The workspaces that some files or folders belong to, else the folders themselves; none for the
 * home folder and those above it.
 */
export function workspacesOf(paths: readonly string[]): readonly string[] {
  const out = paths.flatMap((path) => {
    const real = realOf(resolve(path));
    const folder = isFolder(real) ? real : dirname(real);
    return workspaceRootOf(join(folder, 'file')) ?? (isEverything(folder) ? [] : folder);
  });
  return [...new Set(out)];
}

/** What Node's permission model hides is not there. */
function isThere(path: string): boolean {
  try {
    return existsSync(path);
  } catch {
    return false;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Is the folder the home folder, one above it, or the root of the file system? */
export function isEverything(folder: string): boolean {
  if (folder === dirname(folder)) return true;
  return homes().some((home) => home === folder || home.startsWith(`${folder}${sep}`));
}

/** Does a folder hold what the user has set up: the home folder, or a hidden one in it? */
export function isOfUser(folder: string): boolean {
  return isEverything(folder) || homes().some((home) => folder.startsWith(`${home}${sep}.`));
}

/** The home folder as it is called and as it is. */
function homes(): readonly string[] {
  const home = resolve(homedir());
  return [home, realOf(home)];
}

function realOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** The folders above a path, the nearest first. */
function foldersAbove(path: string): string[] {
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
