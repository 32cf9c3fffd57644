/**
 * The launches in a crate's host code, linked with the kernels of all crates that it may launch,
 * from revision to revision.
 */

import type { FileId, Span } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import {
  HostProgram,
  type HostSource,
  isPiece,
  type LaunchKernel,
  type LinkedHost,
  moduleOf,
  NO_HOST,
  nameOf,
  placedHost,
} from '../host/index.ts';
import type { Files } from './files.ts';
import type { FrontEnd } from './front-end.ts';
import { World } from './host-world.ts';
import type { CrateGraph } from './manifest/index.ts';
import { isLibraryUnit } from './manifest/index.ts';
import type { SeenTree } from './patch/index.ts';

/** Another crate, as host code needs it. */
export interface OtherCrate {
  readonly modules: readonly string[];
  /** Its kernels, with places in its own texts. */
  rawKernels(): readonly LaunchKernel[];
  /** The tree of one of its files. */
  tree(path: string): SeenTree | undefined;
  /** Where a place in its texts is now; undefined for one that is not its own. */
  placeOf(span: Span): Span | undefined;
}

export interface HostCodeInput {
  readonly root: string;
  readonly files: Files;
  readonly frontEnd: FrontEnd;
  readonly paranoid: boolean | undefined;
  /** The crate with this root; the own one too. */
  readonly crate: (root: string) => OtherCrate;
}

/** Host code of one crate. */
export class HostCode {
  private readonly input: HostCodeInput;
  private program: HostProgram;
  private readonly sources = new Map<string, TreeSource>();
  private world: World | undefined;
  /** Files of the other crates. */
  private foreign: ReadonlySet<FileId> = new Set();

  constructor(input: HostCodeInput) {
    this.input = input;
    this.program = new HostProgram(input.paranoid);
  }

  /** Characters of the texts that are held. */
  get weight(): number {
    let sum = 0;
    for (const { text } of this.sources.values()) sum += text.length;
    return sum;
  }

  /** Lets go of all that was made of the texts: pieces of them are others when made again. */
  release(): void {
    this.sources.clear();
    this.program = new HostProgram(this.input.paranoid);
    this.world = undefined;
  }

  get db(): Database {
    return this.program.db;
  }

  /**
   * The launches at this revision, with places in pieces. Crates of others, and those without
   * launches, have none.
   */
  update(): LinkedHost {
    const { root, files, frontEnd, crate } = this.input;
    if (frontEnd.isForeign(files.id(root))) return NO_HOST;
    const sources = this.sourcesOf(root, crate(root), []);
    // A file that had launches is looked at again, piece by piece; others are searched for words.
    const mayHave = (source: HostSource): boolean =>
      this.program.hasApis(source.file) || frontEnd.words.of(files.path(source.file)).launches;
    if (!sources.some(mayHave)) return NO_HOST;
    const textOf = (path: string): string | undefined => files.text(files.id(path));
    const target = { arch: 'nvptx64', cfg: new Set<string>() } as const;
    const graph = frontEnd.graph(root, {
      ...target,
      debugAssertions: false,
      overflowChecks: false,
    });
    // A device library has no kernels, and what does not see one has none of its dialect.
    const local = new Map(
      graph.others
        .filter((unit) => !unit.foreign && !isLibraryUnit(unit))
        .map((unit) => [unit.root, [...unit.deps.values()].some(isLibraryUnit)] as const),
    );
    const made = new World({
      root,
      folder: graph.root.env.get('CARGO_MANIFEST_DIR'),
      dependencies: [...local.keys()],
      text: textOf,
      fileId: (path) => files.id(path),
      version: (path) => files.version(files.id(path)),
      modules: (one) => crate(one).modules,
      mayHoldKernels: (one) => frontEnd.mayHoldKernels(one, local.get(one)),
      kernels: (one) => crate(one).rawKernels(),
      mayRead: (path) => frontEnd.mayRead(root, path),
      libraryIn: (folder) => frontEnd.libraryIn(folder),
    });
    const world = this.world?.isSame(made) ? this.world : made;
    this.world = world;
    const others = world.others.flatMap((one) =>
      this.sourcesOf(one, crate(one), [crateNameOf(graph, one)]),
    );
    this.foreign = new Set(others.map(({ file }) => file));
    return this.program.update({ root, world, files: sources, others }) ?? NO_HOST;
  }

  /** The kernels that methods of the value in front of an offset launch. */
  kernelsBehind(path: string, offset: number): readonly LaunchKernel[] {
    const { world } = this;
    const value = this.program.receiverAt(this.input.files.id(path), offset);
    if (world === undefined || value === undefined || nameOf(value.type) !== 'LoadedModule')
      return [];
    return world
      .module(value.module ?? moduleOf(value))
      .kernels.filter(({ dialect }) => dialect === 'cuda-oxide');
  }

  /** What follows depends on all texts that its places may stand in. */
  readTexts(): void {
    const { root, files, crate } = this.input;
    for (const one of [root, ...(this.world?.others ?? [])])
      for (const path of crate(one).modules) files.version(files.id(path));
  }

  /** Host code with its places in the current texts. */
  placed(host: LinkedHost): LinkedHost {
    return host === NO_HOST ? host : placedHost(host, (span) => this.place(span));
  }

  /** Is a place one of host code, or in another crate that has kernels? */
  holds({ file }: Span): boolean {
    if (isPiece(file)) return true;
    const { world, foreign } = this;
    return world !== undefined && foreign.size > 0 && foreign.has(this.input.files.base(file));
  }

  /** Where a place in host code, or in a kernel that it launches, is now. */
  place(span: Span): Span {
    if (isPiece(span.file)) return this.program.place(span);
    const { root, files, crate } = this.input;
    for (const one of [root, ...(this.world?.others ?? [])]) {
      const found = crate(one).placeOf(span);
      if (found !== undefined) return found;
    }
    return { file: files.base(span.file), start: span.start, end: span.end };
  }

  /** The text that a place counts in, of a piece. */
  text(file: FileId): string | undefined {
    return isPiece(file) ? this.program.text(file) : undefined;
  }

  /** The files of a crate as host code sees them. */
  private sourcesOf(root: string, crate: OtherCrate, first: readonly string[]): TreeSource[] {
    const { files } = this.input;
    const base = root.slice(0, root.lastIndexOf('/') + 1);
    return crate.modules.flatMap((path) => {
      const tree = crate.tree(path);
      if (tree === undefined) return [];
      const known = this.sources.get(path);
      if (known?.tree === tree) return [known];
      const names =
        path === root || !path.startsWith(base)
          ? []
          : path
              .slice(base.length)
              .replace(/\.rs$/, '')
              .replace(/\/mod$/, '')
              .split('/');
      const made = new TreeSource(files.id(path), tree, [...first, ...names]);
      this.sources.set(path, made);
      return [made];
    });
  }
}

/** A file of a crate at a version. */
class TreeSource implements HostSource {
  readonly file: FileId;
  readonly tree: SeenTree;
  readonly modules: readonly string[];

  constructor(file: FileId, tree: SeenTree, modules: readonly string[]) {
    this.file = file;
    this.tree = tree;
    this.modules = modules;
  }

  get text(): string {
    return this.tree.text;
  }

  get items(): HostSource['items'] {
    return this.tree.items;
  }

  readonly nodeOf: HostSource['nodeOf'] = (item) => this.tree.nodeOf(item);
  readonly startOf: HostSource['startOf'] = (item) => this.tree.startOf(item);
}

/**
 * The name by which a crate of a graph is known; that of its folder for one that is no part of it.
 */
function crateNameOf({ others }: CrateGraph, root: string): string {
  const unit = others.find((one) => one.root === root);
  return unit?.name ?? (root.split('/').at(-3) ?? '').replaceAll('-', '_');
}
