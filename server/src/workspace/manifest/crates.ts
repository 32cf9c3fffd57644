/**
 * From packages to crates: which crates have to be collected for one root file, in which order,
 * with which edition and features, and under which names they see each other.
 */
import { type CfgOptions, cfgOptions, evalCfg, type TargetCfg } from '../../hir/index.ts';
import type { DeviceTriple } from '../../rules/index.ts';
import { type Edition, tokenTrees } from '../../syntax/index.ts';
import { Configuration } from './configuration.ts';
import type { CrateUnit, PackageScript, ScriptGraph } from './crate-unit.ts';
import {
  behindSources,
  deviceLibrary,
  GIVEN_AGAIN,
  givesAgain,
  overOwnCrate,
  withItsOwn,
} from './device-libraries.ts';
import { environment, scriptEnvironment } from './environment.ts';
import type { FeatureChoice } from './features.ts';
import { LockFile } from './lock-file.ts';
import { type Dependency, folderOf, type Package, type PackageReader } from './package.ts';
import { joinPaths, nameOf, parentOf } from './paths.ts';
import { missingAt, type PackageNode, type ResolveInput, resolvePackages } from './resolve.ts';
import { scriptStd } from './script-std.ts';
import { Sources } from './sources.ts';
import type { Surroundings } from './surroundings.ts';
import type { CrateTarget } from './targets.ts';
import type { ManifestProblem, MissingCrate } from './toml-file.ts';

export interface CrateGraph {
  readonly root: CrateUnit;
  /** A file that belongs to no package. */
  readonly lone?: true;
  /** A file in a package that is the root of none of its crates, such as a test of a compiler. */
  readonly stray?: true;
  /** All others, those that are needed first. */
  readonly others: readonly CrateUnit[];
  /** Mistakes in the manifests of the crate and its workspace: nothing can be compiled. */
  readonly problems: readonly ManifestProblem[];
  /** Dependencies that are not there: nothing that needs them can be compiled. */
  readonly missing: readonly MissingCrate[];
}

/** Edition of a file that belongs to no package. */
const LONE_EDITION: Edition = 2024;

const TRIPLES: Readonly<Record<TargetCfg['arch'], DeviceTriple>> = {
  nvptx64: 'nvptx64-nvidia-cuda',
  amdgpu: 'amdgcn-amd-amdhsa',
};

/** Does a key of `[target]`, a triple or `cfg(..)`, mean this target? */
function applies(key: string, triple: string, options: CfgOptions): boolean {
  const cfg = /^\s*cfg\s*\((.*)\)\s*$/s.exec(key);
  return cfg ? evalCfg(tokenTrees(cfg[1]!), options) : key === triple;
}

/** The same for a target as it is built by default. */
export function platformOf(key: string, triple: DeviceTriple): boolean {
  const arch = triple === TRIPLES.nvptx64 ? 'nvptx64' : 'amdgpu';
  const target = { arch, cfg: new Set<string>(), debugAssertions: false, overflowChecks: false };
  return applies(key, triple, cfgOptions(target as TargetCfg));
}

/** The crates behind a root file. */
export function crateGraph(
  reader: PackageReader,
  around: Surroundings,
  root: string,
  target: TargetCfg,
  choice: FeatureChoice,
  targets: (pkg: Package) => readonly CrateTarget[],
): CrateGraph {
  const folder = reader.folderAround(around, root);
  const pkg = folder === undefined ? undefined : reader.read(around, folder);
  if (pkg === undefined) {
    return {
      root: loneUnit(root, LONE_EDITION),
      lone: true,
      others: [],
      problems: [],
      missing: [],
    };
  }
  const crate = targets(pkg).find(({ path }) => path === root);
  const kind = crate?.kind ?? 'test';
  const options = cfgOptions(target);
  const config = new Configuration(reader, around, pkg.folder);
  const platform = (key: string): boolean => applies(key, TRIPLES[target.arch], options);
  const input: ResolveInput = {
    around,
    reader,
    sources: new Sources(reader, around, config),
    lock: new LockFile(
      reader.toml(around, `${pkg.workspace ? folderOf(pkg.workspace) : pkg.folder}/Cargo.lock`),
    ),
    platform,
    choice,
    dev: kind === 'example' || kind === 'test' || kind === 'bench',
  };
  const resolved = resolvePackages(pkg, input);
  const cfg = config.cfg(platform);
  const script = (of: PackageNode): PackageScript | undefined =>
    scriptOf(of, input, { triple: TRIPLES[target.arch], options, cfg, env: config.env });
  return new GraphBuilder(pkg, resolved, crate, root, {
    cfg,
    env: config.env,
    script,
  }).build();
}

/** What a script is told of the build. */
interface ScriptBuild {
  readonly triple: DeviceTriple;
  readonly options: CfgOptions;
  readonly cfg: ReadonlySet<string>;
  readonly env: ReadonlyMap<string, string>;
}

/** Where scripts run, whoever evaluates them: they shall make the same everywhere. */
const SCRIPT_TRIPLE = 'x86_64-unknown-linux-gnu';
const SCRIPT_TARGET: TargetCfg = {
  arch: 'nvptx64',
  cfg: new Set(),
  overflowChecks: false,
  debugAssertions: false,
};

/** The build script of a package with the features that it has in a graph. */
function scriptOf(
  node: PackageNode,
  input: ResolveInput,
  build: ScriptBuild,
): PackageScript | undefined {
  const { pkg, features, foreign } = node;
  const { buildScript } = pkg;
  if (buildScript === undefined) return undefined;
  const graph = (): ScriptGraph => {
    const host = cfgOptions(SCRIPT_TARGET, [], [], true);
    const choice = { features: [...features], noDefault: true };
    const platform = (key: string): boolean => applies(key, SCRIPT_TRIPLE, host);
    const found = resolvePackages(pkg, { ...input, platform, choice, dev: false, script: true });
    const path = joinPaths(pkg.folder, buildScript.file);
    const crate = { name: 'build_script_build', path, kind: 'bin' } as const;
    const none = new Set<string>();
    const builder = new GraphBuilder(pkg, found, crate, path, {
      cfg: none,
      env: build.env,
    });
    const { root, others } = builder.buildScript(foreign);
    return { root, others, missing: builder.missing };
  };
  return {
    package: pkg.name,
    folder: pkg.folder,
    ...buildScript,
    env: scriptEnvironment(pkg, features, {
      ...build,
      options: new Set([...build.options, ...build.cfg]),
      host: SCRIPT_TRIPLE,
    }),
    graph,
  };
}

function loneUnit(root: string, edition: Edition): CrateUnit {
  return {
    name: lone(root),
    root,
    edition,
    features: new Set(),
    cfg: new Set(),
    env: new Map(),
    deps: new Map(),
    procMacro: false,
    foreign: false,
  };
}

/** `lib.rs` is named after its folder, any other file after itself. */
function lone(root: string): string {
  const last = nameOf(root).replace(/\.rs$/, '');
  const folder = parentOf(root)?.replace(/\/src$/, '');
  const name = last === 'lib' || last === 'main' ? nameOf(folder ?? '') || last : last;
  return name.replace(/\W/g, '_') || 'main';
}

/** What Cargo's configuration and the packages' scripts say. */
interface BuildSetup {
  readonly cfg: ReadonlySet<string>;
  /** Variables that Cargo's configuration gives. */
  readonly env: ReadonlyMap<string, string>;
  /** The build script of a package, if it counts. */
  readonly script?: (of: PackageNode) => PackageScript | undefined;
}

class GraphBuilder {
  private readonly pkg: Package;
  private readonly node: PackageNode;
  private readonly crate: CrateTarget | undefined;
  private readonly path: string;
  readonly missing: MissingCrate[];
  private readonly others: CrateUnit[] = [];
  private readonly units = new Map<PackageNode, CrateUnit>();
  private readonly libraries = new Map<CrateUnit, CrateUnit>();
  /** Packages whose libraries are being looked at, against circles. */
  private readonly open: PackageNode[] = [];
  private readonly names = new Set<string>();
  private readonly cfg: BuildSetup['cfg'];
  private readonly env: BuildSetup['env'];
  private readonly script: NonNullable<BuildSetup['script']>;
  /** Is this about a build script? */
  private isScript = false;

  constructor(
    pkg: Package,
    { root, missing }: ReturnType<typeof resolvePackages>,
    crate: CrateTarget | undefined,
    path: string,
    { cfg, env, script = () => undefined }: BuildSetup,
  ) {
    this.script = script;
    this.cfg = cfg;
    this.env = env;
    this.pkg = pkg;
    this.node = root;
    this.crate = crate;
    this.path = path;
    this.missing = [...missing];
  }

  build(): CrateGraph {
    const { pkg, node, crate } = this;
    const name = crate?.name ?? lone(this.path);
    this.names.add(name);
    const isLib = crate?.kind === 'lib';
    const isDev = !isLib && crate?.kind !== 'bin';
    if (isLib) this.open.push(node);
    const deps = this.deps(node, isDev);
    // A package's other crates see its library.
    if (!isLib && pkg.lib !== undefined && !deps.has(pkg.lib.name)) {
      const library = deviceLibrary(pkg.name);
      if (library !== undefined) this.need(library);
      const own = library ?? this.unit(node);
      if (own !== undefined) deps.set(pkg.lib.name, own);
    }
    const root: CrateUnit = {
      name,
      root: this.path,
      edition: pkg.edition,
      features: node.features,
      cfg: this.cfg,
      env: environment(pkg, name, this.env),
      deps,
      procMacro: isLib && pkg.lib?.procMacro === true,
      ...(isLib && this.behind(pkg, deps)),
      ...this.scripted(node),
      foreign: node.foreign,
    };
    const { others, missing } = this;
    const stray = crate === undefined ? ({ stray: true } as const) : {};
    return { root, ...stray, others, problems: pkg.problems, missing };
  }

  /** The crates of the package's build script. */
  buildScript(foreign: boolean): Omit<ScriptGraph, 'missing'> {
    this.isScript = true;
    const { pkg, node, crate } = this;
    const std = scriptStd();
    this.others.push(std);
    this.names.add(std.name);
    this.open.push(node);
    const deps = this.deps(node, false);
    const root: CrateUnit = {
      name: crate!.name,
      root: this.path,
      edition: pkg.edition,
      features: node.features,
      cfg: this.cfg,
      env: environment(pkg, crate!.name, this.env),
      deps: deps.set('std', std),
      procMacro: false,
      isScript: true,
      foreign,
    };
    return { root, others: this.others };
  }

  private scripted(node: PackageNode): Pick<CrateUnit, 'buildScript'> {
    const buildScript = this.script(node);
    return buildScript === undefined ? {} : { buildScript };
  }

  /** Puts a device library behind what it is made with. */
  private need(library: CrateUnit): void {
    for (const unit of withItsOwn(library)) if (!this.others.includes(unit)) this.others.push(unit);
  }

  private deps(node: PackageNode, dev: boolean): Map<string, CrateUnit> {
    const out = new Map<string, CrateUnit>();
    for (const dependency of node.provided) {
      const unit = this.library(dependency);
      if (unit === undefined || (dependency.dev && !dev)) continue;
      out.set(dependency.key.replaceAll('-', '_'), unit);
      this.need(unit);
    }
    for (const [dependency, child] of node.links) {
      if (dependency.dev && !dev) continue;
      const { lib } = child.pkg;
      if (lib === undefined) continue;
      if (this.open.includes(child)) {
        const cycle = this.open.slice(this.open.indexOf(child)).map(({ pkg }) => `\`${pkg.name}\``);
        const message = `packages need each other in a circle: ${[...cycle, `\`${child.pkg.name}\``].join(' -> ')}`;
        this.missing.push(missingAt(dependency, message));
        continue;
      }
      const unit = this.unit(child);
      const renamed = dependency.key !== dependency.package;
      if (unit !== undefined)
        out.set(renamed ? dependency.key.replaceAll('-', '_') : lib.name, unit);
    }
    return out;
  }

  /** A device library; what it gives again of other packages is what the project has of them. */
  private library({ package: name }: Dependency): CrateUnit | undefined {
    const unit = deviceLibrary(name);
    if (unit === undefined || this.isScript) return unit;
    let library = this.libraries.get(unit);
    if (library === undefined) {
      const node = givesAgain(unit) ? nodeOf(GIVEN_AGAIN, this.node) : undefined;
      const own = node === undefined || this.open.includes(node) ? undefined : this.unit(node);
      library = own === undefined ? unit : overOwnCrate(unit, own);
      this.libraries.set(unit, library);
    }
    return library;
  }

  /** Puts our stand-in behind a device library, where its compiler replaces some of it. */
  private behind(pkg: Package, deps: Map<string, CrateUnit>): Pick<CrateUnit, 'modules'> {
    const behind = behindSources(pkg.name);
    if (behind === undefined) return {};
    this.need(behind.standIn);
    deps.set(behind.standIn.name, behind.standIn);
    return { modules: behind.modules };
  }

  /** The library of a package. */
  private unit(node: PackageNode): CrateUnit | undefined {
    const known = this.units.get(node);
    if (known !== undefined) return known;
    const { pkg, features, foreign } = node;
    const { lib } = pkg;
    if (lib === undefined) return undefined;
    this.open.push(node);
    const deps = lib.procMacro ? new Map<string, CrateUnit>() : this.deps(node, false);
    this.open.pop();
    if (this.isScript) deps.set('std', scriptStd());
    const behind = this.isScript ? {} : this.behind(pkg, deps);
    const unit: CrateUnit = {
      deps,
      ...behind,
      name: this.unique(lib.name, pkg.version),
      root: lib.path,
      edition: pkg.edition,
      features,
      cfg: this.cfg,
      env: environment(pkg, lib.name, this.env),
      procMacro: lib.procMacro,
      ...(lib.procMacro ? {} : this.scripted(node)),
      ...(this.isScript && { isScript: true }),
      foreign,
    };
    this.units.set(node, unit);
    this.others.push(unit);
    return unit;
  }

  /** Symbols are made of names: a second crate of the same name gets its version, then a number. */
  private unique(name: string, version: string): string {
    let out = name;
    for (let n = 1; this.names.has(out); n++) {
      out = `${name}_${version.replace(/\W/g, '_')}${n === 1 ? '' : `_${n}`}`;
    }
    this.names.add(out);
    return out;
  }
}

/** The package of a name that something below another package uses. */
function nodeOf(name: string, top: PackageNode): PackageNode | undefined {
  const seen = new Set<PackageNode>([top]);
  for (const node of seen) {
    if (node.pkg.name === name && node !== top) return node;
    for (const child of node.links.values()) seen.add(child);
  }
  return undefined;
}
