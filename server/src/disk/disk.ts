/** Files of this machine, read whole; a file that cannot be read is undefined, never a throw. */
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '../base/index.ts';
import { leadsOutside, realPath } from './links.ts';
import { isLogged, noted } from './read-log.ts';
import { stampOf } from './stamps.ts';
import { isEverything } from './workspace-root.ts';

/** Larger files are not Rust that a person wrote. */
export const MAX_FILE_BYTES = LIMITS.fileBytes.limit;

/** A workspace's list of kernels looks at no more files than this. */
const MAX_LISTED_FILES = LIMITS.listedFiles.limit;

/** What others have made; folders that begin with a dot are passed over as well. */
const SKIPPED_FOLDERS = new Set(['target', 'node_modules']);

/** Strict: a file that is no UTF-8 is no source. A byte order mark stays, as offsets count it. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Text of a file on disk, or undefined when it cannot be read as text. */
export function readTextFile(path: string): string | undefined {
  const bytes = readBytes(path);
  try {
    return bytes === undefined ? undefined : decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** A file on disk as it is, or undefined when it cannot be read. */
export function readBytes(path: string): Uint8Array | undefined {
  // Before it is read: a change in between gives it another one.
  const stamp = isLogged() ? stampOf(path) : undefined;
  return noted('bytes', path, bytesOf(path), stamp);
}

function bytesOf(path: string): Uint8Array | undefined {
  try {
    const stat = statSync(path);
    if (!stat.isFile() || stat.size > MAX_FILE_BYTES || leadsOutside(path)) return undefined;
    // Files that the system makes up while they are read say that they have no bytes, and may have
    // no end.
    return stat.size === 0 ? new Uint8Array(0) : readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Names in a folder, or undefined when it cannot be listed. */
function listFolder(path: string): readonly string[] | undefined {
  return noted('names', path, namesIn(path));
}

function namesIn(path: string): readonly string[] | undefined {
  try {
    return leadsOutside(path) ? undefined : readdirSync(path);
  } catch {
    return undefined;
  }
}

/** What is at a path, links followed; undefined where there is nothing that can be seen. */
export function kindOf(path: string): 'file' | 'folder' | 'other' | undefined {
  return noted('kind', path, kindAt(path));
}

function kindAt(path: string): 'file' | 'folder' | 'other' | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return undefined;
    return stat.isDirectory() ? 'folder' : stat.isFile() ? 'file' : 'other';
  } catch {
    return undefined;
  }
}

/** Is there anything at a path? */
export function isThere(path: string): boolean {
  return kindOf(path) !== undefined;
}

/** Is there a folder at a path? */
export function isFolder(path: string): boolean {
  return kindOf(path) === 'folder';
}

/** What an engine needs of this machine besides the prelude. */
export const machine = {
  readFile: readTextFile,
  readBytes,
  listDir: listFolder,
  realPath: (path: string): string | undefined => {
    const real = realPath(path);
    return noted('real', path, real === undefined ? undefined : slashes(real));
  },
  holdsAll: (folder: string): boolean => noted('all', folder, isEverything(folder)),
  env: (name: string): string | undefined => noted('variable', name, process.env[name]),
} as const;

/** The Rust files below a folder, as `listFiles` finds them. */
export function listRustFiles(folder: string): string[] {
  return listFiles(folder, '.rs');
}

/**
 * Files with this extension below a folder, build results left out, sorted.
 *
 * @param entriesOf what is in a folder; throws where it cannot be listed
 */
export function listFiles(
  folder: string,
  extension: string,
  entriesOf = (path: string): Dirent[] => readdirSync(path, { withFileTypes: true }),
): string[] {
  const out: string[] = [];
  const visit = (dir: string): void => {
    let entries: Dirent[];
    try {
      entries = entriesOf(dir);
    } catch {
      return;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (out.length >= MAX_LISTED_FILES) return;
      const skipped = SKIPPED_FOLDERS.has(entry.name) || entry.name.startsWith('.');
      if (entry.isDirectory() && !skipped) visit(join(dir, entry.name));
      else if (entry.isFile() && entry.name.endsWith(extension))
        out.push(slashes(join(dir, entry.name)));
    }
  };
  visit(folder);
  return noted('below', `${extension} ${folder}`, out);
}

/** Paths inside Warplens have forward slashes on every system. */
export function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}
