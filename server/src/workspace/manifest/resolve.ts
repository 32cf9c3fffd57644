/**
 * Which packages take part and which of their features are on: what Cargo's resolver decides, for
 * the GPU target only. Features of a package that several others use add up.
 */
import { memo } from '../../db/index.ts';
import { comesWithSources, deviceLibrary, nearLibrary } from './device-libraries.ts';
import type { FeatureChoice } from './features.ts';
import type { LockFile } from './lock-file.ts';
import {
  type Dependency,
  folderOf,
  type Package,
  type PackageReader,
  readSource,
} from './package.ts';
import type { Sources } from './sources.ts';
import type { Surroundings } from './surroundings.ts';
import { asTable, type MissingCrate, problemAt, type TomlFile } from './toml-file.ts';

/** A package of the graph. */
export interface PackageNode {
  readonly pkg: Package;
  /** On this machine only, not part of the user's own sources. */
  readonly foreign: boolean;
  readonly features: Set<string>;
  /** Dependencies that are used, in the order found. */
  readonly links: Map<Dependency, PackageNode>;
  /** Dependencies on device libraries, which come with us. */
  readonly provided: Set<Dependency>;
}

interface OpenNode extends PackageNode {
  readonly links: Map<Dependency, OpenNode>;
  /** Dependencies that are wanted, whether or not they were found. */
  readonly wanted: Set<Dependency>;
  /** Features asked of dependencies by key; they count once the dependency is used. */
  readonly forwarded: Map<string, Set<string>>;
}

/** A feature of a package that is to be enabled. */
interface Enabled {
  readonly node: OpenNode;
  readonly feature: string;
  /** Who asked for it by name. */
  readonly asker: Dependency | undefined;
}

export interface ResolveInput {
  readonly around: Surroundings;
  readonly reader: PackageReader;
  readonly sources: Sources;
  readonly lock: LockFile;
  /** Does a `[target]` key mean the target that is compiled for? */
  platform(key: string): boolean;
  /** Features of the first package. */
  readonly choice: FeatureChoice;
  /** Are dependencies for tests and examples wanted of the first package? */
  readonly dev: boolean;
  /** Is the first package's build script meant, with what it depends on? */
  readonly script?: boolean;
}

export interface Resolution {
  readonly root: PackageNode;
  /** What was not found: it matters only to code that needs it. */
  readonly missing: readonly MissingCrate[];
}

/** The graph of packages below one. */
export function resolvePackages(root: Package, input: ResolveInput): Resolution {
  const resolver = new Resolver(root, input);
  return { root: resolver.run(), missing: resolver.missing };
}

/** A package, and whether it is no part of the user's own sources. */
type Located = Pick<PackageNode, 'pkg' | 'foreign'>;

/** What stands in for a package. */
type Patch = Pick<Dependency, 'path' | 'git'>;

class Resolver {
  readonly missing: MissingCrate[] = [];
  private readonly toEnable: Enabled[] = [];
  private readonly input: ResolveInput;
  private readonly nodes = new Map<string, OpenNode>();
  private readonly root: Package;
  private readonly patches: ReadonlyMap<string, Patch>;

  constructor(root: Package, input: ResolveInput) {
    this.root = root;
    this.input = input;
    this.patches = readPatches(root.workspace ?? root.file);
  }

  run(): PackageNode {
    const node = this.node(this.root, false);
    const { features, noDefault } = this.input.choice;
    if (!noDefault && this.root.features.has('default')) this.enable(node, 'default');
    for (const feature of features) this.enable(node, feature);
    return node;
  }

  /** The node of a package; a new one takes its dependencies along. */
  private node(pkg: Package, foreign: boolean): OpenNode {
    const known = this.nodes.get(pkg.folder);
    if (known !== undefined) return known;
    const node: OpenNode = {
      pkg,
      foreign,
      features: new Set(),
      links: new Map(),
      provided: new Set(),
      wanted: new Set(),
      forwarded: new Map(),
    };
    this.nodes.set(pkg.folder, node);
    // Macros that are programs are never run: what they are made of matters to nothing.
    if (pkg.lib?.procMacro === true && pkg !== this.root) return node;
    for (const dependency of pkg.dependencies) {
      if (!dependency.optional && this.applies(node, dependency)) this.use(node, dependency);
    }
    return node;
  }

  private applies({ pkg }: OpenNode, { dev, build, platform }: Dependency): boolean {
    const { script = false } = this.input;
    if (build !== (script && pkg === this.root)) return false;
    if (dev && (pkg !== this.root || !this.input.dev)) return false;
    return platform === undefined || this.input.platform(platform);
  }

  /** A dependency is used from here on. */
  private use(node: OpenNode, dependency: Dependency): void {
    if (node.wanted.has(dependency)) return;
    node.wanted.add(dependency);
    if (deviceLibrary(dependency.package) !== undefined && !this.hasSources(node, dependency)) {
      node.provided.add(dependency);
      return;
    }
    const found = this.locate(node, dependency);
    if (found === undefined) return;
    const child = this.node(found.pkg, found.foreign);
    node.links.set(dependency, child);
    if (dependency.defaultFeatures && child.pkg.features.has('default'))
      this.enable(child, 'default');
    for (const feature of dependency.features) this.enable(child, feature, dependency);
    for (const feature of node.forwarded.get(dependency.key) ?? [])
      this.enable(child, feature, dependency);
  }

  /** Turns a feature on, and what it stands for. `asker`: the dependency that wants it. */
  private enable(node: OpenNode, feature: string, asker?: Dependency): void {
    this.toEnable.push({ node, feature, asker });
    // Who is at it already comes to this one: features may ask for each other in long chains.
    if (this.toEnable.length > 1) return;
    for (const next of this.toEnable) this.enableOne(next);
    this.toEnable.length = 0;
  }

  private enableOne({ node, feature, asker }: Enabled): void {
    if (node.features.has(feature)) return;
    const values = node.pkg.features.get(feature);
    if (values === undefined) {
      // An optional dependency is a feature of its own name, unless some feature calls it
      // `dep:name`.
      if (!isImplicit(node.pkg, feature)) {
        if (feature.includes('/')) this.enableValue(node, feature);
        else if (asker !== undefined) {
          const message = `package \`${node.pkg.name}\` has no feature \`${feature}\``;
          this.missing.push(missingAt(asker, message));
        }
        return;
      }
      node.features.add(feature);
      this.useOptional(node, feature);
      return;
    }
    node.features.add(feature);
    for (const value of values) this.enableValue(node, value);
  }

  /** One entry of a feature's list: `feature`, `dep:name`, `name/feature`, `name?/feature`. */
  private enableValue(node: OpenNode, value: string): void {
    if (value.startsWith('dep:')) {
      this.useOptional(node, value.slice('dep:'.length));
      return;
    }
    const slash = value.indexOf('/');
    if (slash < 0) {
      this.enable(node, value);
      return;
    }
    const weak = value[slash - 1] === '?';
    const key = value.slice(0, weak ? slash - 1 : slash);
    const feature = value.slice(slash + 1);
    if (!weak) {
      if (isImplicit(node.pkg, key)) this.enable(node, key);
      this.useOptional(node, key);
    }
    let asked = node.forwarded.get(key);
    if (asked === undefined) node.forwarded.set(key, (asked = new Set()));
    asked.add(feature);
    for (const [dependency, child] of node.links) {
      if (dependency.key === key) this.enable(child, feature, dependency);
    }
  }

  private useOptional(node: OpenNode, key: string): void {
    for (const dependency of node.pkg.dependencies) {
      if (dependency.key === key && dependency.optional && this.applies(node, dependency))
        this.use(node, dependency);
    }
  }

  /**
   * Is a device library on disk, with everything that it needs? Else ours stands in for it, as for
   * those that the dialect's compiler knows.
   */
  private hasSources(node: OpenNode, dependency: Dependency): boolean {
    if (this.input.script === true || !comesWithSources(dependency.package)) return false;
    const seen = new Set<string>();
    const isThere = (one: Dependency, of: Located): boolean => {
      if (one !== dependency && deviceLibrary(one.package) !== undefined) return true;
      const found = this.find(of, one);
      if (typeof found === 'string') return false;
      if (seen.has(found.pkg.folder)) return true;
      seen.add(found.pkg.folder);
      if (found.pkg.lib?.procMacro === true) return true;
      return found.pkg.dependencies.every(
        (next) =>
          next.optional ||
          next.dev ||
          next.build ||
          (next.platform !== undefined && !this.input.platform(next.platform)) ||
          isThere(next, found),
      );
    };
    return isThere(dependency, node);
  }

  /** The package behind a dependency, or a problem saying that it is not there. */
  private locate(node: OpenNode, dependency: Dependency): Located | undefined {
    const found = this.find(node, dependency);
    if (typeof found !== 'string') return found;
    this.missing.push(absentAt(dependency, found));
    return undefined;
  }

  /** The package behind a dependency, or why it is not there. */
  private find(node: Located, dependency: Dependency): Located | string {
    const { around, reader, sources, lock } = this.input;
    const { package: name, requirement } = dependency;
    const patch = dependency.path === undefined ? this.patches.get(name) : undefined;
    const path = dependency.path ?? patch?.path;
    if (path !== undefined) {
      if (around.holdsAll(around.real(path))) return `\`${path}\` is not the folder of a package`;
      const pkg = reader.read(around, path);
      const why =
        pkg === undefined
          ? `there is no \`Cargo.toml\` of a package in \`${path}\``
          : problemOf(pkg, name, around.mayRead(node.pkg.folder, path));
      if (pkg !== undefined && why === undefined) return { pkg, foreign: node.foreign };
      return why ?? '';
    }
    const locked = lock.find(node.pkg, name, requirement);
    const folder = sources.find({ name, requirement, git: patch?.git ?? dependency.git, locked });
    const pkg = folder === undefined ? undefined : reader.read(around, folder);
    if (pkg !== undefined) return { pkg, foreign: true };
    const version = locked?.version ?? (requirement === '*' ? 'of any version' : requirement);
    const from = dependency.git === undefined ? version : `from \`${dependency.git}\``;
    return `\`${name}\` ${from} is not on this machine`;
  }
}

/** A problem where a dependency is written. */
export function missingAt({ file, keys, key }: Dependency, message: string): MissingCrate {
  return { ...problemAt(file, keys, message), crate: key.replaceAll('-', '_') };
}

/** The problem of a dependency that is not there, with what brings it. */
function absentAt(dependency: Dependency, why: string): MissingCrate {
  const { key, package: name, path, git } = dependency;
  const near = path === undefined ? nearLibrary(name) : undefined;
  const isCertain = near?.bySeparator === true && git === undefined;
  const base = missingAt(dependency, `dependency \`${key}\`: ${why}`);
  if (near === undefined) return path === undefined ? { ...base, remedy: FETCH } : base;
  const { meant } = near;
  const message = isCertain
    ? `there is no package \`${name}\`: \`${meant}\` is meant`
    : `${base.message}; did you mean \`${meant}\`?`;
  const nameAt = nameIn(dependency, base);
  const remedy = isCertain ? undefined : FETCH;
  return {
    ...base,
    message,
    meant,
    isCertain,
    ...(nameAt && { nameAt }),
    ...(remedy !== undefined && { remedy }),
  };
}

const FETCH =
  '`cargo fetch` brings it; or vendor it (`cargo vendor`), or name a folder with `path`';

/** Where the name of a package is written in the line of its dependency. */
function nameIn(
  { package: name, file }: Dependency,
  { start, end }: { readonly start: number; readonly end: number },
): { start: number; end: number } | undefined {
  const at = file.text.slice(start, end).indexOf(name);
  return at < 0 ? undefined : { start: start + at, end: start + at + name.length };
}

/** Why a path dependency cannot be used. No name is quoted from outside of the workspace. */
function problemOf(pkg: Package, name: string, isInside: boolean): string | undefined {
  if (pkg.file.error) return pkg.file.error.message;
  if (pkg.name === name) return undefined;
  const found = isInside ? `\`${pkg.name}\`, not ` : 'not ';
  return `the package in \`${pkg.folder}\` is ${found}\`${name}\``;
}

const explicit = memo<Package, ReadonlySet<string>>('workspace.resolve.explicit');

/** Is a name the feature that an optional dependency gives by itself? */
function isImplicit(pkg: Package, name: string): boolean {
  if (pkg.features.has(name) || !pkg.dependencies.some((d) => d.optional && d.key === name))
    return false;
  let named = explicit.get(pkg);
  if (named === undefined) {
    const values = [...pkg.features.values()].flat();
    named = new Set(
      values.filter((value) => value.startsWith('dep:')).map((value) => value.slice('dep:'.length)),
    );
    explicit.set(pkg, named);
  }
  return !named.has(name);
}

/** `[patch]` entries by package. */
export function readPatches(file: TomlFile): ReadonlyMap<string, Patch> {
  const out = new Map<string, Patch>();
  for (const source of Object.values(asTable(file.table['patch']) ?? {})) {
    for (const [key, value] of Object.entries(asTable(source) ?? {})) {
      const read = readSource(key, value, folderOf(file));
      if (read !== undefined) out.set(read.package, read);
    }
  }
  return out;
}
