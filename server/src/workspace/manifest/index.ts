/**
 * Public face of `manifest`: packages and the crates in them. Answers are kept until one of the
 * files or folders that they were made from changes.
 */
import { type FileId, LIMITS, sameData } from '../../base/index.ts';
import { derived } from '../../db/index.ts';
import type { TargetCfg } from '../../hir/index.ts';
import type { CargoSetup, Configuration, TargetSetup } from '../../rules/index.ts';
import type { BuildDialect } from '../build-flags.ts';
import { isReadable, readRoots } from './access.ts';
import { type CargoArguments, cargoArguments } from './cargo-arguments.ts';
import { readCargoSetup, triplesNamed } from './cargo-setup.ts';
import {
  agreedCpu,
  builderChoices,
  builderOf,
  type CpuChoice,
  nearestChoice,
  profileChoices,
} from './cpu-choice.ts';
import { type CrateGraph, crateGraph, platformOf } from './crates.ts';
import { builtFolders, dependentsOf, pathDependencies } from './dependents.ts';
import { isGpuLibrary } from './device-libraries.ts';
import { dialectOf } from './dialect.ts';
import { type FeatureEdit, featureEdit } from './feature-edit.ts';
import { choiceKey, type FeatureChoice, projectChoice } from './features.ts';
import { type BuildChoice, oxideChoices } from './oxide-commands.ts';
import { type Package, PackageReader } from './package.ts';
import { fitsGlob, foldersAbove, joinPaths, parentOf } from './paths.ts';
import {
  isDevicePackage,
  manifestsBelow,
  mayHaveOutsideTargets,
  mayHoldKernelsIn,
  packagesBelow,
  sourcesBelow,
} from './project.ts';
import type { Surroundings } from './surroundings.ts';
import { type CrateTarget, targetsOf } from './targets.ts';
import { asStrings, asTable, type ManifestProblem } from './toml-file.ts';
import { readConfiguration } from './warplens-toml.ts';

export { askedCfgs } from './build-script.ts';
export type { CpuChoice } from './cpu-choice.ts';
export type { CrateUnit, PackageScript } from './crate-unit.ts';
export type { CrateGraph } from './crates.ts';
export { isGpuLibrary, isLibraryUnit, namedLibraries, withItsOwn } from './device-libraries.ts';
export type { FeatureEdit } from './feature-edit.ts';
export type { FeatureChoice } from './features.ts';
export { joinPaths } from './paths.ts';
export type { Surroundings } from './surroundings.ts';
export type { CrateTarget } from './targets.ts';
export type { ManifestProblem, MissingCrate } from './toml-file.ts';

/** A crate with its package. */
export interface PackageCrate extends CrateTarget {
  /** Name of its package. */
  readonly package: string;
  /** Folder of its package. */
  readonly folder: string;
  /** Does the package name a device library among its dependencies? */
  readonly usesDeviceLibrary: boolean;
}

/** What Cargo leaves in the folders of packages that it has unpacked or vendored. */
const UNPACKED = ['.cargo-checksum.json', '.cargo-ok'];

/** Libraries that launch kernels, as manifests name them. */
const LAUNCHING =
  /\b(?:cust|cudarc|rustacuda|cuda[-_](?:host|core|driver)(?:[-_]sys)?|cuda[-_]?driver[-_]sys|hip[-_]\w+|\w+[-_]hip[-_]\w+)\b/;

/** Crates beside a kernel's own in which launches are looked for. */
const MAX_HOSTS = 24;

/** The target that `cargo oxide` builds for. */
const NVIDIA = 'nvptx64-nvidia-cuda';

/** Folders that a member's pattern may stand for. */
const MAX_MEMBERS = LIMITS.members.limit;

export class Packages {
  private readonly around: Surroundings;
  private readonly reader = new PackageReader();
  /** How the answer to a key is made. */
  private readonly makers = new Map<string, (around: Surroundings) => unknown>();
  private readonly answers = derived<string, unknown>('manifests', {
    compute: (_, key) => {
      // Where a file's package is depends on the roots outside of packages.
      this.outsideRoots();
      return this.makers.get(key)!(this.around);
    },
    print: null,
  });
  private readonly homes = derived<'', ReadonlyMap<string, string>>('roots outside packages', {
    compute: () => this.findOutsideRoots(),
    equal: sameData,
  });

  /** Folders of the projects' manifests. */
  private readonly manifests = derived<'', readonly string[]>('manifests of projects', {
    compute: () => {
      this.around.readSettings();
      return this.folders.flatMap((folder) => manifestsBelow(this.around, folder));
    },
    equal: sameData,
  });

  private readonly readable = derived<string, readonly string[]>('folders to read from', {
    compute: (_, folder) => readRoots(this.reader, this.around, folder),
    equal: sameData,
  });

  constructor(around: Omit<Surroundings, 'folders' | 'mayRead'>) {
    this.around = {
      ...around,
      folders: () => {
        around.readSettings();
        return this.folders;
      },
      mayRead: (folder, path) =>
        isReadable(this.around, folder, around.db.get(this.readable, folder), path),
    };
  }

  private folders: readonly string[] = [];

  /** May the crate of a root file read a path? */
  mayRead(root: string, path: string): boolean {
    const folder = this.keep(`home ${root}`, (around) => this.reader.folderAround(around, root));
    return this.around.mayRead(folder ?? parentOf(root) ?? '', path);
  }

  /** What a command says in place of the project, before anything is asked. */
  build: {
    readonly cpu?: string;
    readonly configuration?: string;
    readonly profile?: string;
    readonly target?: 'ptx' | 'amdgcn';
  } = {};

  /** The package that a root belongs to. */
  packageOf(root: string):
    | {
        readonly name: string;
        readonly version: string;
        readonly edition: string;
        readonly folder: string;
      }
    | undefined {
    return this.keep(`package ${root}`, (around) => {
      const folder = this.reader.folderAround(around, root);
      const pkg = folder === undefined ? undefined : this.reader.read(around, folder);
      if (pkg === undefined) return undefined;
      const { name, version, edition } = pkg;
      return { name, version, edition: String(edition), folder: pkg.folder };
    });
  }

  /** What goes before the project's own choice of features. */
  choice: FeatureChoice | undefined;

  /** The crates behind a root file; the same object until something about it changes. */
  graph(root: string, target: TargetCfg): CrateGraph {
    this.around.readSettings();
    const { choice } = this;
    const chosen = choice === undefined ? '' : choiceKey(choice);
    const key = `graph ${target.arch} ${[...target.cfg].join()} ${target.debugAssertions} ${chosen} ${root}`;
    return this.keep(key, (around) =>
      crateGraph(
        this.reader,
        around,
        root,
        target,
        choice ?? projectChoice(this.reader, around, root, this.build.configuration),
        (pkg) => this.targets(pkg),
      ),
    );
  }

  /**
   * Names of the features of a root's package, those of optional dependencies too; undefined
   * outside packages.
   */
  featuresOf(root: string): readonly string[] | undefined {
    return this.keep(`features ${root}`, (around) => {
      const folder = this.reader.folderAround(around, root);
      const pkg = folder === undefined ? undefined : this.reader.read(around, folder);
      if (pkg === undefined) return undefined;
      const optional = pkg.dependencies.filter((dependency) => dependency.optional);
      return [...new Set([...pkg.features.keys(), ...optional.map(({ key }) => key)])].sort();
    });
  }

  /**
   * The edit of `warplens.toml` that turns features of a root's package on; undefined where an
   * editor or a command has chosen, which takes precedence.
   */
  featureEdit(root: string, remedy: FeatureChoice): FeatureEdit | undefined {
    this.around.readSettings();
    if (this.choice !== undefined) return undefined;
    const key = JSON.stringify(remedy);
    return this.keep(`edit ${key} ${root}`, (around) =>
      featureEdit(this.reader, around, root, remedy),
    );
  }

  /** The crates of the package around a file, with its name. */
  cratesAround(path: string): readonly PackageCrate[] {
    return this.keep(`crates around ${path}`, (around) => {
      const folder = this.reader.folderAround(around, path);
      const pkg = folder === undefined ? undefined : this.reader.read(around, folder);
      return pkg === undefined || pkg.file.error ? [] : this.cratesOf(around, pkg);
    });
  }

  /** What Cargo's files say about the build of a root's device code; undefined outside packages. */
  cargoSetup(root: string, id: (path: string) => FileId): CargoSetup | undefined {
    return this.keep(`setup ${root}`, (around) => {
      const folder = this.reader.folderAround(around, root);
      if (folder === undefined) return undefined;
      return readCargoSetup(this.reader, around, folder, root, platformOf, (file, start, end) => ({
        file: id(file.path),
        start,
        end,
      }));
    });
  }

  /** What a Cargo must be told that builds a package from another folder. */
  cargoArguments(folder: string): CargoArguments {
    return this.keep(`arguments ${folder}`, (around) =>
      cargoArguments(this.reader, around, folder),
    );
  }

  /** Folder of the package whose build script compiles a package with `cuda_builder`. */
  builderOf(folder: string): string | undefined {
    return this.keep(`builder ${folder}`, (around) => builderOf(this.reader, around, folder));
  }

  /** The `warplens.toml` that counts for a root; undefined when there is none. */
  configuration(root: string, id: (path: string) => FileId): Configuration | undefined {
    return this.keep(`configuration ${root}`, (around) =>
      readConfiguration(
        this.reader,
        around,
        root,
        (path, start, end) => ({ file: id(path), start, end }),
        this.build.configuration,
      ),
    );
  }

  /** Triples of GPUs that Cargo's files speak of, as what is built or by a table of their own. */
  namedTriples(root: string): readonly string[] {
    return this.keep(`triples ${root}`, (around) => {
      const folder = this.reader.folderAround(around, root);
      return folder === undefined ? [] : triplesNamed(this.reader, around, folder);
    });
  }

  /** Whose compiler builds a root's crate: that of the device library that it uses. */
  dialect(root: string): BuildDialect {
    return this.keep(`dialect ${root}`, (around) => dialectOf(this.reader, around, root));
  }

  /** The GPU that the project builds a root's crate for, and the file that names it. */
  cpuChoice(
    root: string,
    triple: string,
    files: { id(path: string): FileId; path(file: FileId): string },
    isKnown: (cpu: string) => boolean,
  ): CpuChoice | undefined {
    const own = this.build.cpu;
    if (own !== undefined && isKnown(own)) return { cpu: own, path: '' };
    const id = (path: string): FileId => files.id(path);
    const configured = this.configuration(root, id);
    const targets: Readonly<Record<string, TargetSetup>> = this.cargoSetup(root, id)?.targets ?? {};
    const flag = targets[triple]?.cpu;
    const { builders, commands } = this.buildChoices(root);
    const named = nearestChoice(
      [
        configured?.previewCpu && { cpu: configured.previewCpu, path: configured.path },
        flag && { cpu: flag.name, path: files.path(flag.span.file) },
        agreedCpu(builders),
      ].filter((one) => typeof one === 'object' && isKnown(one.cpu)) as CpuChoice[],
    );
    if (named !== undefined || triple !== NVIDIA) return named;
    const choice = commands.find(({ cpu }) => cpu !== undefined && isKnown(cpu));
    return choice?.cpu === undefined ? undefined : { cpu: choice.cpu, path: choice.path };
  }

  /** What build scripts, and commands of `cargo oxide`, say of the build of a root's crate. */
  buildChoices(root: string): {
    readonly builders: readonly BuildChoice[];
    readonly commands: readonly BuildChoice[];
  } {
    return this.keep(`builds ${root}`, (around) => {
      const folder = this.reader.folderAround(around, root);
      if (folder === undefined) return { builders: [], commands: [] };
      const isOxide = dialectOf(this.reader, around, root) === 'cuda-oxide';
      return {
        builders: [
          ...builderChoices(this.reader, around, folder),
          ...profileChoices(this.reader, around, folder, this.build.profile),
        ],
        commands: isOxide ? oxideChoices(this.reader, around, folder) : [],
      };
    });
  }

  /** The crates of a package. */
  private targets({ folder }: Package): readonly CrateTarget[] {
    return this.keep(`of ${folder}`, (around) => {
      const pkg = this.reader.read(around, folder);
      return pkg === undefined ? [] : targetsOf(pkg, around);
    });
  }

  /**
   * The crates of the package around a file; undefined when there is no such package, or its
   * manifest cannot be read.
   */
  targetsAround(path: string): readonly CrateTarget[] | undefined {
    return this.keep(`around ${path}`, (around) => {
      const folder = this.reader.folderAround(around, path);
      const pkg = folder === undefined ? undefined : this.reader.read(around, folder);
      return pkg === undefined || pkg.file.error ? undefined : this.targets(pkg);
    });
  }

  /**
   * The crates of a project's folder: of its package, of the packages of its workspace, and of
   * those below that are for GPUs without being members. Undefined when there are none.
   */
  targetsIn(folder: string): readonly CrateTarget[] | undefined {
    return this.keep(`in ${folder}`, (around) => {
      const file = this.reader.toml(around, `${folder}/Cargo.toml`);
      const pkg = this.reader.read(around, folder);
      const members = file === undefined ? [] : this.members(around, folder);
      const declared = [...(pkg === undefined ? [] : [pkg]), ...members];
      const known = new Set(declared.map((one) => one.folder));
      const others = packagesBelow(this.reader, around, folder).filter(
        (one) => !known.has(one.folder) && isDevicePackage(one, around),
      );
      if (file === undefined && others.length === 0) return undefined;
      const unique = new Map([...declared, ...others].map((one) => [one.folder, one]));
      return [...unique.values()].flatMap((one) => this.targets(one));
    });
  }

  /** Mistakes in the manifest of a folder's package. */
  problemsIn(folder: string): readonly ManifestProblem[] {
    return this.keep(`problems ${folder}`, (around) => {
      return this.reader.read(around, folder)?.problems ?? [];
    });
  }

  /**
   * All crates below a folder: those of the packages there, members of a workspace or not, and of
   * its own; with the names of their packages. Undefined when there is no package.
   */
  cratesBelow(folder: string): readonly PackageCrate[] | undefined {
    return this.keep(`below ${folder}`, (around) => {
      const packages = [
        ...packagesBelow(this.reader, around, folder),
        ...this.members(around, folder),
      ];
      const unique = new Map(packages.map((one) => [one.folder, one]));
      if (unique.size === 0) return this.cratesInside(around, folder);
      return [...unique.values()].flatMap((one) => this.cratesOf(around, one));
    });
  }

  private cratesOf(around: Surroundings, pkg: Package): readonly PackageCrate[] {
    const usesDeviceLibrary = pkg.dependencies.some((one) => isGpuLibrary(one.package));
    const { name, folder } = pkg;
    return targetsOf(pkg, around).map((crate) => ({
      ...crate,
      package: name,
      folder,
      usesDeviceLibrary,
    }));
  }

  /** The crates of the package around a folder whose root files are below it. */
  private cratesInside(around: Surroundings, folder: string): readonly PackageCrate[] | undefined {
    const own = this.reader.folderAround(around, `${folder}/lib.rs`);
    const pkg = own === undefined ? undefined : this.reader.read(around, own);
    if (pkg === undefined || pkg.file.error !== undefined) return undefined;
    const inside = this.cratesOf(around, pkg).filter(({ path }) => path.startsWith(`${folder}/`));
    return inside.length === 0 ? undefined : inside;
  }

  /** Rust files below a folder. */
  sourcesBelow(folder: string): readonly string[] {
    return this.keep(`sources ${folder}`, (around) => sourcesBelow(around, folder));
  }

  /**
   * Roots of libraries and programs around a root whose packages name a library that launches
   * kernels and reach the root's: of the package itself, of those in whose folders it lies, and of
   * its workspace.
   */
  hostsAround(root: string): readonly string[] {
    return this.keep(`hosts ${root}`, (around) => {
      const own = this.reader.folderAround(around, root);
      if (own === undefined) return [];
      const above = [...foldersAbove(`${own}/Cargo.toml`)].filter(
        (folder) =>
          around.exists(`${folder}/Cargo.toml`) && around.mayRead(own, `${folder}/Cargo.toml`),
      );
      const packages = above.flatMap((folder) => [
        ...[this.reader.read(around, folder) ?? []].flat(),
        ...this.members(around, folder),
      ]);
      const unique = new Map(packages.map((one) => [one.folder, one]));
      return [...unique.values()]
        .filter(({ folder }) => LAUNCHING.test(around.text(`${folder}/Cargo.toml`) ?? ''))
        .filter((one) => this.reaches(around, one, own, root))
        .flatMap((one) => this.targets(one))
        .flatMap(({ path }) => (path === root ? [] : [path]))
        .slice(0, MAX_HOSTS);
    });
  }

  /**
   * Could a root's crate hold kernels, as far as the words of the texts in its folder tell? Never
   * wrongly false: a crate that takes in texts from elsewhere may. `usesLibrary`: may it name the
   * device library of a dialect?
   */
  mayHoldKernels(root: string, usesLibrary = true): boolean {
    const folder = root.slice(0, root.lastIndexOf('/'));
    return this.keep(`kernels ${folder} ${usesLibrary}`, (around) =>
      mayHoldKernelsIn(folder, around, usesLibrary),
    );
  }

  /**
   * Could host code in a file launch the kernels of a root? Its package is the same, depends on the
   * root's, or compiles it in its build script.
   */
  mayLaunch(path: string, root: string): boolean {
    const from = this.home(path);
    const own = this.home(root);
    if (from === undefined || own === undefined || from === own) return from === own;
    return this.keep(`launch ${from} ${root}`, (around) => {
      const dependents = this.dependents(own);
      if (!around.db.get(this.manifests, '').includes(from)) {
        const pkg = this.reader.read(around, from);
        return pkg === undefined || this.reaches(around, pkg, own, root);
      }
      return dependents.has(from) || this.compiles(around, from, root);
    });
  }

  /** The folders of the projects' packages that depend on the one in `own`, itself among them. */
  private dependents(own: string): ReadonlySet<string> {
    return this.keep(`dependents of ${own}`, (around) =>
      dependentsOf(this.reader, around, around.db.get(this.manifests, ''), own),
    );
  }

  /** The folder of the package around a file. */
  private home(path: string): string | undefined {
    const outside = this.outsideRoots().get(path);
    if (outside !== undefined) return outside;
    const folder = parentOf(path) ?? '';
    return this.keep(`home of ${folder}`, (around) =>
      this.reader.folderAround(around, `${folder}/.`),
    );
  }

  /**
   * Can host code of a package launch the kernels of a root in the package `own`? It is the same
   * package, depends on it, or compiles the root in its build script.
   */
  private reaches(around: Surroundings, pkg: Package, own: string, root: string): boolean {
    const seen = new Set([pkg.folder]);
    for (const folder of seen) {
      if (folder === own) return true;
      const one = this.reader.read(around, folder);
      if (one !== undefined) for (const path of pathDependencies(one)) seen.add(path);
    }
    return this.compiles(around, pkg.folder, root);
  }

  /** Does the build script of a folder's package compile a root for a GPU? */
  private compiles(around: Surroundings, folder: string, root: string): boolean {
    return builtFolders(around, folder).some(
      (built) => this.targetsIn(built)?.find(({ kind }) => kind === 'lib')?.path === root,
    );
  }

  /** Folders of projects, in which packages are looked for whose crates lie outside of them. */
  setFolders(folders: readonly string[]): boolean {
    if (folders.join('\n') === this.folders.join('\n')) return false;
    this.folders = [...folders];
    return true;
  }

  /** Roots of crates outside their packages' folders (`[lib] path = "../.."`), to these folders. */
  outsideRoots(): ReadonlyMap<string, string> {
    const homes = this.around.db.get(this.homes, '');
    this.reader.homes = homes;
    return homes;
  }

  private findOutsideRoots(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const folder of this.around.db.get(this.manifests, '')) {
      if (!mayHaveOutsideTargets(this.around.text(`${folder}/Cargo.toml`) ?? '')) continue;
      const pkg = this.reader.read(this.around, folder);
      if (pkg === undefined) continue;
      for (const { path } of targetsOf(pkg, this.around))
        if (!path.startsWith(`${pkg.folder}/`)) found.set(path, pkg.folder);
    }
    return found;
  }

  /** Does the file belong to a package that Cargo has brought here? */
  isForeign(path: string): boolean {
    return this.keep(`foreign ${path}`, (around) => {
      const folder = this.reader.folderAround(around, path);
      return folder !== undefined && UNPACKED.some((name) => around.exists(`${folder}/${name}`));
    });
  }

  /** The packages that a workspace's patterns name. */
  private members(around: Surroundings, folder: string): readonly Package[] {
    const workspace = asTable(this.reader.toml(around, `${folder}/Cargo.toml`)?.table['workspace']);
    const excluded = asStrings(workspace?.['exclude']);
    const folders = asStrings(workspace?.['members']).flatMap((pattern) =>
      expand(around, folder, pattern),
    );
    return [...new Set(folders)]
      .filter((member) => !excluded.some((path) => fitsGlob(member, joinPaths(folder, path))))
      .filter((member) => around.mayRead(folder, member))
      .flatMap((member) => this.reader.read(around, member) ?? []);
  }

  /** The answer to a key, which says all that `make` depends on beside what it asks. */
  private keep<T>(key: string, make: (around: Surroundings) => T): T {
    this.makers.set(key, make);
    return this.around.db.get(this.answers, key) as T;
  }
}

/** The folders that a pattern such as `crates/*` names. */
function expand(around: Surroundings, folder: string, pattern: string): readonly string[] {
  let level = [folder];
  for (const part of pattern.split('/')) {
    if (part === '' || part === '.') continue;
    if (!/[*?]/.test(part)) level = level.map((at) => joinPaths(at, part));
    else {
      level = level.flatMap((at) => {
        const names = around.list(at).filter((name) => fitsGlob(name, part === '**' ? '*' : part));
        return names.filter((name) => !name.startsWith('.')).map((name) => `${at}/${name}`);
      });
    }
    if (level.length > MAX_MEMBERS) level.length = MAX_MEMBERS;
  }
  return level;
}
