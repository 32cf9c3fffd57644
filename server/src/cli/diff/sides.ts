/**
 * The two states of a repository that are compared, as files an engine can read: a commit, read
 * from git's objects, or the work tree. Files outside of the repository, such as packages in
 * Cargo's home, are the same for both.
 */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { machine } from '../../disk/index.ts';
import type { GitRepository, GitTree } from '../../toolchain/index.ts';

/** One state. */
export interface Side {
  /** As the user called it: `main`, `work tree`. */
  readonly name: string;
  readFile(path: string): string | undefined;
  readBytes(path: string): Uint8Array | undefined;
  listDir(path: string): readonly string[] | undefined;
  /** A path with its links followed. */
  realPath(path: string): string | undefined;
  /** Is a file of the repository the same as that of a commit with this object name? */
  has(path: string, oid: string): boolean;
}

/** Larger files are no sources. */
const MOST_FILE = 8 << 20;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOf(bytes: Uint8Array | undefined): string | undefined {
  try {
    return bytes === undefined ? undefined : decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The work tree as it is on the disk. */
export function workTree(): Side {
  return {
    name: 'work tree',
    readFile: machine.readFile,
    readBytes: machine.readBytes,
    listDir: machine.listDir,
    realPath: machine.realPath,
    has(path, oid) {
      const bytes = machine.readBytes(path);
      return bytes !== undefined && oidOf(bytes, oid.length) === oid;
    },
  };
}

/** The name that git gives a content: SHA-1, or SHA-256 in repositories of that format. */
function oidOf(bytes: Uint8Array, length: number): string {
  const hash = createHash(length === 40 ? 'sha1' : 'sha256');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A commit: its files below the top of the repository, all else from the disk. */
export async function commitSide(
  repository: GitRepository,
  tree: GitTree,
  name: string,
  known: Map<string, Uint8Array>,
): Promise<Side> {
  const { top } = repository;
  const missing = [...tree.values()]
    .filter(({ oid, size }) => size <= MOST_FILE && !known.has(oid))
    .map(({ oid }) => oid);
  for (const [oid, bytes] of await repository.contents([...new Set(missing)]))
    known.set(oid, bytes);
  const folders = foldersOf(tree);
  const inside = (path: string): string | undefined => {
    if (path === top) return '';
    return path.startsWith(`${top}/`) ? path.slice(top.length + 1) : undefined;
  };
  /** A path in the tree after links, at most some dozen of them. */
  const follow = (path: string): string | undefined => {
    let at = path;
    for (let depth = 0; depth < 40; depth++) {
      if (tree.get(at)?.isLink === false || folders.has(at)) return at;
      const link = linkIn(at);
      if (link === undefined) return undefined;
      at = link;
    }
    return undefined;
  };
  /** The path after the first link on the way. */
  const linkIn = (path: string): string | undefined => {
    const parts = path.split('/');
    for (let end = 1; end <= parts.length; end++) {
      const head = parts.slice(0, end).join('/');
      const file = tree.get(head);
      if (file?.isLink !== true) continue;
      const target = textOf(known.get(file.oid));
      if (target === undefined || target.startsWith('/')) return undefined;
      const next = posix.join(posix.dirname(head), target, ...parts.slice(end));
      return next.startsWith('..') ? undefined : next.replace(/\/$/, '');
    }
    return undefined;
  };
  const bytesAt = (path: string): Uint8Array | undefined => {
    const own = inside(path);
    if (own === undefined) return machine.readBytes(path);
    const file = tree.get(follow(own) ?? '');
    return file && known.get(file.oid);
  };
  return {
    name,
    readFile: (path) =>
      inside(path) === undefined ? machine.readFile(path) : textOf(bytesAt(path)),
    readBytes: bytesAt,
    listDir(path) {
      const own = inside(path);
      if (own === undefined) return machine.listDir(path);
      const names = folders.get(follow(own) ?? own);
      // What says that this is a repository is no file of the tree.
      return names && [...names, ...(own === '' ? ['.git'] : [])];
    },
    realPath(path) {
      const own = inside(path);
      if (own === undefined) return machine.realPath(path);
      const real = follow(own);
      return real === undefined ? undefined : real === '' ? top : `${top}/${real}`;
    },
    has: (path, oid) => tree.get(inside(path) ?? '')?.oid === oid,
  };
}

/** Names in each folder of a tree. */
function foldersOf(tree: GitTree): ReadonlyMap<string, ReadonlySet<string>> {
  const out = new Map<string, Set<string>>([['', new Set()]]);
  for (const path of tree.keys()) {
    for (let at = path; at !== ''; ) {
      const slash = at.lastIndexOf('/');
      const folder = slash < 0 ? '' : at.slice(0, slash);
      let names = out.get(folder);
      if (names === undefined) out.set(folder, (names = new Set()));
      if (names.has(at.slice(slash + 1))) break;
      names.add(at.slice(slash + 1));
      at = folder;
    }
  }
  return out;
}
