/**
 * What a project has, as far as its texts tell before anything is compiled: which files belong to
 * which crates, which crates have something to do with GPUs, and which kernels there are.
 */
import { type FileId, type Span, sameData } from '../../base/index.ts';
import { derived } from '../../db/index.ts';
import { cfgOptions, HOST_VIEW } from '../../hir/index.ts';
import type { AbsentKernel, Inventory, KernelInfo, TargetName } from '../api.ts';
import type { Files } from '../files.ts';
import {
  type CrateGraph,
  type CrateUnit,
  isLibraryUnit,
  joinPaths,
  type PackageCrate,
  type Packages,
} from '../manifest/index.ts';
import { targetCfg } from '../target-cfg.ts';
import type { TextWords } from '../text-words.ts';
import { type CrateFiles, crateFiles } from './crate-files.ts';
import { absentInFile, type InventoryInput, inventoryOf } from './inventory.ts';
import { type Outline, outlineOf } from './outline.ts';
import type { Build } from './why-absent.ts';

const TARGETS: readonly TargetName[] = ['ptx', 'amdgcn'];

const NOTHING: Outline = { conditions: [], links: [], kernels: [], isOpen: false };

/**
 * Crates by themselves that no manifest names, such as the tests of a compiler or what a build
 * script gives to rustc: programs and files with attributes of a crate.
 */
const PROGRAM =
  /^[ \t]*(?:pub\s+)?fn main\b|^#!\[(?:no_main|no_std|no_core|crate_type|feature)\b|^\/\/(?:@ ?| )(?:(?:build|check|run)-(?:pass|fail)|compile-flags)\b/m;

/** What a test of a compiler says that compiles. */
const PASSES = /^\/\/(?:@ ?| )?(?:build|check|run)-pass\b/m;

export interface DiscoveryInput {
  readonly files: Files;
  readonly packages: Packages;
  readonly words: TextWords;
  /** The crates behind a root file, with what build scripts say. */
  graph(root: string, target: TargetName): CrateGraph;
}

/** What the crates themselves say, once they are compiled. */
export interface CompiledCrates {
  kernels(root: string): readonly KernelInfo[];
  unknownMacro(root: string, name: Span): string | undefined;
  unread(root: string): string | undefined;
}

export class Discovery {
  private readonly input: DiscoveryInput;
  private readonly outlines = derived<FileId, Outline>('outline of a text', {
    compute: (_, file) => {
      const text = this.input.files.text(file);
      return text === undefined ? NOTHING : outlineOf(text);
    },
    equal: sameData,
  });
  private readonly crates = derived<string, CrateFiles>('files of a crate, built or not', {
    compute: (_, root) => {
      // A path may lead out of the workspace: such a file is not even looked for.
      const exists = (path: string): boolean =>
        (path === root || this.input.packages.mayRead(root, path)) && this.exists(path);
      return crateFiles(root, {
        outline: (path) => (exists(path) ? this.outline(path) : undefined),
        exists,
        joinPaths,
      });
    },
    equal: sameData,
  });
  private readonly builds = derived<string, Build>('features and cfgs of a crate', {
    compute: (_, root) => this.buildOf(root),
    equal: sameData,
  });

  private readonly hostOnly = derived<string, boolean>('is a crate for the host only', {
    compute: (_, root) => {
      const { root: own, others } = this.input.packages.graph(root, targetCfg('ptx', {}));
      const isHost = ({ root: path, foreign }: CrateUnit): boolean => {
        if (foreign && path !== root) return true;
        for (const file of this.possibleFiles(path)) {
          const { rules, kernels } = this.input.words.of(file);
          if (rules || kernels) return false;
        }
        return true;
      };
      return !others.some(isLibraryUnit) && [own, ...others].every(isHost);
    },
  });

  constructor(input: DiscoveryInput) {
    this.input = input;
  }

  private exists(path: string): boolean {
    return this.input.files.exists(this.input.files.id(path));
  }

  outline(path: string): Outline {
    return this.input.files.db.get(this.outlines, this.input.files.id(path));
  }

  /** The files of a crate whether or not a `cfg` leaves them out. */
  filesOf(root: string): CrateFiles {
    return this.input.files.db.get(this.crates, root);
  }

  /**
   * The files that a crate may have as modules: where macros declare some, all in its folder.
   */
  private possibleFiles(root: string): readonly string[] {
    const { files, isOpen } = this.filesOf(root);
    if (!isOpen) return [...files.keys()];
    const folder = root.slice(0, root.lastIndexOf('/'));
    return [...new Set([...files.keys(), ...this.input.packages.sourcesBelow(folder)])];
  }

  /**
   * Could rules have anything to say about a crate? Never wrongly false. Words of launches alone
   * say little in a crate that can have no kernels: then one of its files names a library that
   * launches.
   */
  isConcerned(root: string): boolean {
    const all = this.possibleFiles(root).map((path) => this.input.words.of(path));
    if (all.some(({ rules }) => rules)) return true;
    if (!all.some(({ launches }) => launches)) return false;
    return all.some(({ launchMarks }) => launchMarks) || !this.isHostOnly(root);
  }

  /**
   * Can a crate have no kernels, whatever its macros write? Neither its own texts nor those of the
   * local crates that it depends on have a word of one.
   */
  isHostOnly(root: string): boolean {
    return this.input.files.db.get(this.hostOnly, root);
  }

  /** Crates below a folder that have something to do with GPUs; undefined without a package. */
  concernedIn(folder: string): readonly PackageCrate[] | undefined {
    return this.input.packages.cratesBelow(folder)?.filter((crate) => this.isForGpu(crate));
  }

  private isForGpu({ path, usesDeviceLibrary, kind }: PackageCrate): boolean {
    const { packages, words } = this.input;
    if (usesDeviceLibrary && (kind === 'lib' || kind === 'bin')) return true;
    if (this.isConcerned(path)) return true;
    for (const file of this.filesOf(path).files.keys()) if (words.of(file).kernels) return true;
    return packages.namedTriples(path).length > 0;
  }

  /**
   * Files below a folder in which kernels are defined, that no crate has as a module, and that are
   * crates by themselves: outside of packages, or programs beside a package's own.
   */
  aloneIn(folder: string): readonly string[] {
    const { packages, files } = this.input;
    const sources = packages
      .sourcesBelow(folder)
      .filter((path) => this.outline(path).kernels.length > 0);
    if (sources.length === 0) return [];
    const known = new Set<string>();
    for (const { path } of packages.cratesBelow(folder) ?? [])
      for (const file of this.filesOf(path).files.keys()) known.add(file);
    const left = sources.filter((path) => !known.has(path));
    const children = new Set(
      left.flatMap((path) => [...this.filesOf(path).files.keys()].filter((file) => file !== path)),
    );
    return left.filter((path) => {
      if (children.has(path) || this.mustFail(path)) return false;
      const isInPackage = packages.targetsAround(path) !== undefined;
      return !isInPackage || PROGRAM.test(files.text(files.id(path)) ?? '');
    });
  }

  /** Is a file a test that the compiler must refuse, with its errors beside it? */
  private mustFail(path: string): boolean {
    if (!this.exists(path.replace(/\.rs$/, '.stderr'))) return false;
    const { files } = this.input;
    // Others have there what the compiler prints of what it accepts.
    return !PASSES.test(files.text(files.id(path)) ?? '');
  }

  /** Stops before each crate that is compiled, with its root. */
  inventory(folder: string, compiled: CompiledCrates): Generator<string, Inventory> {
    const { packages } = this.input;
    return inventoryOf({
      ...this.asked(compiled),
      crates: packages.cratesBelow(folder) ?? [],
      concerned: new Set((this.concernedIn(folder) ?? []).map(({ path }) => path)),
      files: packages.sourcesBelow(folder),
      alone: this.aloneIn(folder),
    });
  }

  /** Kernels of a file that no crate of the package around it compiles. */
  absentIn(path: string, compiled: CompiledCrates): readonly AbsentKernel[] {
    if (this.outline(path).kernels.length === 0) return [];
    const crates = this.input.packages.cratesAround(path);
    const none = { crates, concerned: new Set<string>(), files: [path], alone: [] };
    return absentInFile(path, crates, { ...this.asked(compiled), ...none });
  }

  /** What an inventory asks, whatever it is of. */
  private asked(
    compiled: CompiledCrates,
  ): Omit<InventoryInput, 'crates' | 'concerned' | 'files' | 'alone'> {
    const { files, words } = this.input;
    return {
      id: (path) => files.id(path),
      path: (file) => files.path(file),
      outline: (path) => this.outline(path),
      filesOf: (root) => this.filesOf(root),
      mayLaunch: (path) => words.of(path).launches,
      mustFail: (path) => this.mustFail(path),
      build: ({ path }) => files.db.get(this.builds, path),
      ...compiled,
    };
  }

  private buildOf(root: string): Build {
    const { packages, graph } = this.input;
    const options = TARGETS.map((target) => {
      const { root: unit } = graph(root, target);
      return cfgOptions(targetCfg(target, {}), unit.features, unit.cfg);
    });
    const { root: unit } = graph(root, 'ptx');
    const ptx = targetCfg('ptx', {});
    const host = { ...ptx, cfg: new Set([...ptx.cfg, HOST_VIEW]) };
    return {
      package: unit.env.get('CARGO_PKG_NAME'),
      features: packages.featuresOf(root) ?? [],
      options,
      host: cfgOptions(host, unit.features, unit.cfg),
    };
  }
}
