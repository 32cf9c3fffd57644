/**
 * The files that a crate's `mod`s name, whether or not a `cfg` leaves them out, with what must hold
 * for each. Read from outlines: no macro is expanded and no name resolved, so that a repository of
 * many crates is known before one of them is compiled.
 */
import type { Condition } from './conditions.ts';
import type { ModuleLink, Outline } from './outline.ts';

/** What is asked of the workspace. */
export interface FilesInput {
  outline(path: string): Outline | undefined;
  exists(path: string): boolean;
  joinPaths(folder: string, path: string): string;
}

export interface CrateFiles {
  /** By path: the conditions of each way by which the crate has the file. */
  readonly files: ReadonlyMap<string, readonly (readonly Condition[])[]>;
  /** A macro declares modules that are not among them. */
  readonly isOpen: boolean;
}

/** Ways to one file that are told apart. */
const MAX_WAYS = 4;

/** Files of one crate. */
const MAX_FILES = 20_000;

interface Waiting {
  readonly path: string;
  /** Folder of the files of its children. */
  readonly folder: string;
  readonly conditions: readonly Condition[];
}

/** The files of the crate with this root. */
export function crateFiles(root: string, input: FilesInput): CrateFiles {
  const files = new Map<string, (readonly Condition[])[]>();
  let isOpen = false;
  const queue: Waiting[] = [{ path: root, folder: folderOf(root), conditions: [] }];
  for (const { path, folder, conditions } of queue) {
    const ways = files.get(path) ?? [];
    if (ways.length >= MAX_WAYS || files.size > MAX_FILES) continue;
    const outline = input.outline(path);
    if (outline === undefined) continue;
    const all = [...conditions, ...outline.conditions];
    if (ways.some((way) => sameConditions(way, all))) continue;
    ways.push(all);
    files.set(path, ways);
    isOpen ||= outline.isOpen;
    for (const link of outline.links)
      for (const child of childrenOf(link, path, folder, input))
        queue.push({ ...child, conditions: [...all, ...link.conditions] });
  }
  return { files, isOpen };
}

/** The files that a link may mean, and where their children lie. */
function childrenOf(
  { name, paths, inside }: ModuleLink,
  from: string,
  folder: string,
  { exists, joinPaths }: FilesInput,
): readonly Pick<Waiting, 'path' | 'folder'>[] {
  if (name === undefined) {
    const path = joinPaths(folderOf(from), paths[0]!);
    // What is included belongs to the module that includes it.
    return exists(path) ? [{ path, folder }] : [];
  }
  const base = inside.length === 0 ? folderOf(from) : inside.reduce(joinPaths, folder);
  const named = paths
    .map((path) => joinPaths(base, path))
    .filter(exists)
    .map((path) => ({ path, folder: folderOf(path) }));
  const own = inside.reduce(joinPaths, folder);
  const usual = [`${own}/${name}.rs`, `${own}/${name}/mod.rs`].find(exists);
  return usual === undefined ? named : [...named, { path: usual, folder: `${own}/${name}` }];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function sameConditions(a: readonly Condition[], b: readonly Condition[]): boolean {
  return a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
}
