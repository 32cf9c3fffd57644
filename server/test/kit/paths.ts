/**
 * Where things lie in the repository. Found from the current directory upwards and not from this
 * module's own place, because the tests also run as one bundle that lies elsewhere.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Absolute path of the repository's top folder. */
export const repoRoot: string = findRoot(process.cwd());

function findRoot(from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    const manifest = join(dir, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'warplens') {
      return dir;
    }
    if (dirname(dir) === dir) throw new Error(`no warplens repository above ${from}`);
  }
}

/** Absolute path of something inside the repository, given with forward slashes. */
export function repoPath(...parts: readonly string[]): string {
  return join(repoRoot, ...parts);
}

/** Path relative to the repository with forward slashes, for messages and keys. */
export function relPath(absolute: string): string {
  return relative(repoRoot, absolute).split(sep).join('/');
}

const IGNORED = new Set(['node_modules', 'dist', '.git', '.build']);

/**
 * Files below a repository folder (sorted, relative to the repository), optionally only those whose
 * name ends in one of `extensions` (with the dot). Dependencies and build results are never listed.
 */
export function listFiles(folder: string, extensions?: readonly string[]): string[] {
  const out: string[] = [];
  const visit = (dir: string): void => {
    if (!existsSync(dir)) return;
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (IGNORED.has(entry.name)) continue;
      const path = join(dir, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (!extensions || extensions.some((e) => entry.name.endsWith(e)))
        out.push(relPath(path));
    }
  };
  visit(repoPath(folder));
  return out.sort();
}

/** Text of a repository file, given relative to the repository. */
export function readRepo(path: string): string {
  return readFileSync(repoPath(path), 'utf8');
}
