/**
 * Which crate a file belongs to: that of its package whose module tree holds it. Without a
 * manifest, the shape of the folders above the file tells.
 */
import type { Packages } from './manifest/index.ts';

const ROOT_NAMES = ['lib.rs', 'main.rs'];

/** Folders above a file that are looked at when there is no manifest. */
const MAX_DEPTH = 12;

/** Crates of a package whose module trees are looked at, those that lie nearest first. */
const MAX_CRATES = 16;

/**
 * The root of the crate whose module tree holds the file; `path` itself when there is none, because
 * a file on its own is a crate too (`rustc kernel.rs`).
 */
export function findRoot(
  path: string,
  packages: Packages,
  exists: (path: string) => boolean,
  modulesOf: (root: string) => readonly string[],
): string {
  const crates = packages.targetsAround(path);
  const outside = packages.outsideRoots();
  if (outside.has(path)) return path;
  for (const root of outside.keys())
    if (parent(root) !== undefined && path.startsWith(`${parent(root)}/`))
      if (modulesOf(root).includes(path)) return root;
  if (crates === undefined) return findWithoutManifest(path, exists, modulesOf);
  if (crates.some((crate) => crate.path === path)) return path;
  // A crate's files lie beside its root or below, unless `#[path]` says otherwise.
  const distance = (root: string): number => {
    const folder = parent(root) ?? '';
    return path.startsWith(`${folder}/`) ? path.length - folder.length : path.length;
  };
  const nearest = crates
    .map((crate) => ({ root: crate.path, distance: distance(crate.path) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_CRATES);
  return nearest.find(({ root }) => modulesOf(root).includes(path))?.root ?? path;
}

function findWithoutManifest(
  path: string,
  exists: (path: string) => boolean,
  modulesOf: (root: string) => readonly string[],
): string {
  let folder = parent(path);
  for (let depth = 0; depth < MAX_DEPTH && folder !== undefined; depth += 1) {
    for (const name of ROOT_NAMES) {
      const candidate = `${folder}/${name}`;
      if (candidate === path) return path;
      if (exists(candidate) && modulesOf(candidate).includes(path)) return candidate;
    }
    // A crate ends at its manifest; what lies above is another one's.
    if (exists(`${folder}/Cargo.toml`)) break;
    folder = parent(folder);
  }
  return path;
}

function parent(path: string): string | undefined {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? undefined : path.slice(0, slash);
}
