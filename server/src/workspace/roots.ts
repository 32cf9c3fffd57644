/** Which crate a file belongs to, found from the shape of the folders above it and the module trees of the candidates. */

import type { Edition } from '../syntax/index.ts';

const ROOT_NAMES = ['lib.rs', 'main.rs'];

/** Folders above a file that are looked at. */
const MAX_DEPTH = 12;

/**
 * The root of the nearest crate above `path` whose module tree holds it; `path` itself when there is none, because a file
 * on its own is a crate too (`rustc kernel.rs`).
 */
export function findRoot(
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

const EDITIONS: Readonly<Record<string, Edition>> = {
  '2015': 2015,
  '2018': 2018,
  '2021': 2021,
  '2024': 2024,
};

/** Edition of a file that belongs to no package. */
const LONE_EDITION: Edition = 2024;

/** The edition that the manifest above a crate's root gives it. */
export function editionOf(root: string, text: (path: string) => string | undefined): Edition {
  let folder = parent(root);
  for (let depth = 0; depth < MAX_DEPTH && folder !== undefined; depth += 1) {
    const manifest = text(`${folder}/Cargo.toml`);
    const written = manifest && /^\s*edition\s*=\s*["'](\d+)["']/m.exec(manifest)?.[1];
    if (written !== undefined && written in EDITIONS) return EDITIONS[written]!;
    // A member of a workspace may take it over from there; any other package without one is of the first.
    if (manifest !== undefined && !/^\s*edition\s*[.=]/m.test(manifest)) return 2015;
    folder = parent(folder);
  }
  return LONE_EDITION;
}
