/**
 * One package as its `Cargo.toml` describes it, what it takes over from its workspace included (The
 * Cargo Book, "The Manifest Format"). Nothing is looked for here but the package's own files.
 */
import { Fuel, LIMITS } from '../../base/index.ts';
import { memo } from '../../db/index.ts';
import type { Edition } from '../../syntax/index.ts';
import { type BuildScript, scriptCfgs } from './build-script.ts';
import { fitsGlob, foldersAbove, joinPaths } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import {
  asBool,
  asString,
  asStrings,
  asTable,
  type ManifestProblem,
  problemAt,
  readToml,
  type Table,
  type TomlFile,
} from './toml-file.ts';

/** A dependency as written. */
export interface Dependency {
  /** Its name in the manifest: what features speak of. */
  readonly key: string;
  /** Name of the package that it means. */
  readonly package: string;
  /** Absolute folder of a path dependency. */
  readonly path: string | undefined;
  readonly git: string | undefined;
  /** Version requirement; `*` when none is given. */
  readonly requirement: string;
  readonly optional: boolean;
  readonly defaultFeatures: boolean;
  readonly features: readonly string[];
  /** A target's name or `cfg(..)`; undefined: wanted everywhere. */
  readonly platform: string | undefined;
  /** Only for tests, examples and benchmarks. */
  readonly dev: boolean;
  /** Only for the build script. */
  readonly build: boolean;
  /** Where it is written. */
  readonly file: TomlFile;
  readonly keys: readonly string[];
}

export interface LibTarget {
  /** With underscores. */
  readonly name: string;
  readonly path: string;
  readonly procMacro: boolean;
  /** As `crate-type` names them; empty when it does not say. */
  readonly types: readonly string[];
}

export interface Package {
  readonly file: TomlFile;
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly authors: readonly string[];
  /** Those of `PACKAGE_TEXTS` that are given. */
  readonly texts: ReadonlyMap<string, string>;
  readonly edition: Edition;
  readonly lib: LibTarget | undefined;
  readonly features: ReadonlyMap<string, readonly string[]>;
  readonly dependencies: readonly Dependency[];
  readonly buildScript: BuildScript | undefined;
  /**
   * The manifest with the `[workspace]` that it belongs to; its own when it is the root, or alone.
   */
  readonly workspace: TomlFile | undefined;
  /** Mistakes in the manifest, and in the workspace's as far as it was read. */
  readonly problems: readonly ManifestProblem[];
}

const EDITIONS: Readonly<Record<string, Edition>> = {
  '2015': 2015,
  '2018': 2018,
  '2021': 2021,
  '2024': 2024,
};

/** Keys of `[package]` whose text is a variable; empty where the manifest does not give it. */
export const PACKAGE_TEXTS = [
  'description',
  'homepage',
  'repository',
  'license',
  'license-file',
  'rust-version',
] as const;

/** Packages by folder. Texts are parsed once for each version. */
export class PackageReader {
  private readonly tomls = new Map<string, { readonly version: number; readonly file: TomlFile }>();

  /** Roots of crates that lie outside their packages' folders, to these. */
  homes: ReadonlyMap<string, string> = new Map();

  /** The TOML file at a path. */
  toml(around: Surroundings, path: string): TomlFile | undefined {
    const text = around.text(path);
    if (text === undefined) return undefined;
    const version = around.version(path);
    let known = this.tomls.get(path);
    if (known?.version !== version) {
      known = { version, file: readToml(path, text) };
      this.tomls.set(path, known);
    }
    return known.file;
  }

  /**
   * The package of a folder's manifest; undefined when there is none, or one with a workspace only.
   */
  read(around: Surroundings, folder: string): Package | undefined {
    const file = this.toml(around, `${folder}/Cargo.toml`);
    if (file === undefined) return undefined;
    const table = asTable(file.table['package']) ?? asTable(file.table['project']);
    if (table === undefined && file.error === undefined) return undefined;
    return new Reading(this, around, folder, file, table ?? {}).package();
  }

  /** The nearest folder around a path whose manifest describes a package, or cannot be read. */
  folderAround(around: Surroundings, path: string): string | undefined {
    const home = this.homes.get(path);
    if (home !== undefined) return home;
    for (const folder of foldersAbove(path)) {
      const file = this.toml(around, `${folder}/Cargo.toml`);
      if (file === undefined) continue;
      const { table } = file;
      if (
        file.error !== undefined ||
        table['package'] !== undefined ||
        table['project'] !== undefined
      )
        return folder;
    }
    return undefined;
  }
}

/** Reads one package. */
class Reading {
  private readonly reader: PackageReader;
  private readonly around: Surroundings;
  private readonly folder: string;
  private readonly file: TomlFile;
  private readonly table: Table;
  private readonly problems: ManifestProblem[] = [];
  private workspaceFile: { readonly file: TomlFile | undefined } | undefined;

  constructor(
    reader: PackageReader,
    around: Surroundings,
    folder: string,
    file: TomlFile,
    table: Table,
  ) {
    this.reader = reader;
    this.around = around;
    this.folder = folder;
    this.file = file;
    this.table = table;
  }

  package(): Package {
    const { file, folder } = this;
    if (file.error) this.problems.push(file.error);
    const name = asString(this.table['name']);
    if (name === undefined && !file.error)
      this.problem(['package', 'name'], 'the package has no name');
    const dependencies = this.dependencies();
    const workspace = this.workspace();
    if (workspace?.error && workspace !== file) this.problems.push(workspace.error);
    return {
      file,
      folder,
      name: name ?? '',
      version: asString(this.inherited('version')) ?? '0.0.0',
      authors: asStrings(this.inherited('authors')),
      texts: this.texts(),
      edition: this.edition(),
      lib: this.lib(name ?? ''),
      features: this.features(),
      dependencies,
      buildScript: this.buildScript(),
      workspace,
      problems: this.problems,
    };
  }

  private texts(): ReadonlyMap<string, string> {
    const out = new Map<string, string>();
    for (const key of PACKAGE_TEXTS) {
      const text = asString(this.inherited(key));
      if (text !== undefined) out.set(key, text);
    }
    return out;
  }

  private buildScript(): BuildScript | undefined {
    const { build } = this.table;
    const given = build === undefined || build === true ? undefined : asString(build);
    if (build === false) return undefined;
    const file = given ?? 'build.rs';
    const path = joinPaths(this.folder, file);
    if (!this.around.mayRead(this.folder, path)) {
      if (given !== undefined) this.problem(['package', 'build'], outside(given));
      return undefined;
    }
    const text = this.around.text(path);
    if (given === undefined && text === undefined) return undefined;
    return { file, cfgs: scriptCfgs(text ?? '', this.checkedCfgs()) };
  }

  /** What `[lints.rust]` says of the `cfg`s that there are. */
  private checkedCfgs(): readonly string[] {
    const { lints } = this.file.table;
    const inherits = asTable(lints)?.['workspace'] === true;
    const table = inherits ? asTable(this.workspace()?.table['workspace'])?.['lints'] : lints;
    const lint = asTable(asTable(asTable(table)?.['rust'])?.['unexpected_cfgs']);
    return asStrings(lint?.['check-cfg']);
  }

  private problem(keys: readonly string[], message: string): void {
    this.problems.push(problemAt(this.file, keys, message));
  }

  /** The manifest with the workspace around the package. Looked for when first asked. */
  private workspace(): TomlFile | undefined {
    this.workspaceFile ??= { file: this.findWorkspace() };
    return this.workspaceFile.file;
  }

  private findWorkspace(): TomlFile | undefined {
    const { folder, reader, around } = this;
    if (asTable(this.file.table['workspace'])) return this.file;
    const named = asString(this.table['workspace']);
    if (named !== undefined) {
      const path = `${joinPaths(folder, named)}/Cargo.toml`;
      if (around.mayRead(folder, path)) return reader.toml(around, path);
      this.problem(['package', 'workspace'], outside(named));
      return undefined;
    }
    for (const above of foldersAbove(folder)) {
      if (around.holdsAll(around.real(above))) return undefined;
      const file = reader.toml(around, `${above}/Cargo.toml`);
      const workspace = asTable(file?.table['workspace']);
      if (file?.error) return file;
      if (file === undefined || workspace === undefined) continue;
      const inside = folder.slice(above.length + 1);
      const excluded = asStrings(workspace['exclude']).some(
        (path) => inside === path || inside.startsWith(`${path}/`),
      );
      const members = asStrings(workspace['members']);
      return excluded && !members.some((member) => fitsGlob(inside, member)) ? undefined : file;
    }
    return undefined;
  }

  /** A key of `[package]` that may say `workspace = true`. */
  private inherited(key: string): unknown {
    const value = this.table[key];
    if (asTable(value)?.['workspace'] !== true) return value;
    const workspace = this.workspace();
    const shared = asTable(asTable(workspace?.table['workspace'])?.['package'])?.[key];
    if (shared === undefined && !workspace?.error) {
      const why = workspace
        ? `the workspace does not give it`
        : 'there is no workspace around this package';
      this.problem(['package', key], `\`${key}.workspace = true\`, but ${why}`);
    }
    return shared;
  }

  private edition(): Edition {
    const value = this.inherited('edition');
    if (value === undefined) return 2015;
    // A table or a list has no text of its own.
    const given = typeof value === 'object' ? undefined : String(value);
    const edition = given === undefined ? undefined : EDITIONS[given];
    if (edition === undefined) {
      const what = given === undefined ? 'the edition is no text' : `unknown edition \`${given}\``;
      this.problem(['package', 'edition'], what);
    }
    return edition ?? 2024;
  }

  private lib(packageName: string): LibTarget | undefined {
    const table = asTable(this.file.table['lib']);
    const given = asString(table?.['path']);
    const path = joinPaths(this.folder, given ?? 'src/lib.rs');
    if (table === undefined && asBool(this.table['autolib']) === false) return undefined;
    if (given !== undefined && !this.around.mayRead(this.folder, path)) {
      this.problem(['lib', 'path'], outside(given));
      return undefined;
    }
    if (!this.around.exists(path)) {
      if (given !== undefined) this.problem(['lib', 'path'], `there is no file \`${given}\``);
      return undefined;
    }
    const name = asString(table?.['name']) ?? packageName;
    const procMacro = asBool(table?.['proc-macro']) ?? asBool(table?.['proc_macro']);
    const types = asStrings(table?.['crate-type']);
    return {
      name: name.replaceAll('-', '_'),
      path,
      procMacro: procMacro ?? types.includes('proc-macro'),
      types,
    };
  }

  private features(): ReadonlyMap<string, readonly string[]> {
    const out = new Map<string, readonly string[]>();
    for (const [name, value] of Object.entries(asTable(this.file.table['features']) ?? {})) {
      if (!Array.isArray(value))
        this.problem(['features', name], `feature \`${name}\` must be a list of strings`);
      out.set(name, asStrings(value));
    }
    return out;
  }

  private dependencies(): Dependency[] {
    const { table } = this.file;
    const out: Dependency[] = [];
    const fuel = new Fuel(LIMITS.dependencies);
    const add = (from: Table, keys: readonly string[], platform: string | undefined): void => {
      const kinds = [
        ['dependencies', false, false],
        ['dev-dependencies', true, false],
        ['dev_dependencies', true, false],
        ['build-dependencies', false, true],
        ['build_dependencies', false, true],
      ] as const;
      for (const [kind, dev, build] of kinds) {
        for (const [key, value] of Object.entries(asTable(from[kind]) ?? {})) {
          const wasSpent = fuel.isSpent;
          if (!fuel.spend()) {
            const what = `a manifest of more than ${LIMITS.dependencies.limit} dependencies`;
            if (!wasSpent) this.problem([...keys, kind, key], what);
            return;
          }
          const dependency = this.dependency(key, value, [...keys, kind, key], {
            platform,
            dev,
            build,
          });
          if (dependency !== undefined) out.push(dependency);
        }
      }
    };
    add(table, [], undefined);
    for (const [platform, value] of Object.entries(asTable(table['target']) ?? {})) {
      add(asTable(value) ?? {}, ['target', platform], platform);
    }
    return out;
  }

  private dependency(
    key: string,
    value: unknown,
    keys: readonly string[],
    use: Pick<Dependency, 'platform' | 'dev' | 'build'>,
  ): Dependency | undefined {
    const own = asTable(value);
    const optional = asBool(own?.['optional']) ?? false;
    if (own?.['workspace'] !== true) {
      const source = readSource(key, value, this.folder);
      if (source === undefined)
        this.problem(keys, `dependency \`${key}\` must be a version or a table`);
      return source && this.withSource(key, keys, use, { ...source, optional });
    }
    const workspace = this.workspace();
    const source = workspace && sharedSource(workspace, key);
    if (source === undefined) {
      const why = workspace
        ? 'the workspace has no such dependency'
        : 'there is no workspace around this package';
      if (!workspace?.error) this.problem(keys, `\`${key}.workspace = true\`, but ${why}`);
      return undefined;
    }
    // What the workspace leaves out, a member may turn on; what the workspace has on stays on.
    const wanted =
      asBool(own['default-features']) ?? asBool(own['default_features']) ?? source.defaultFeatures;
    const more = asStrings(own['features']);
    return this.withSource(key, keys, use, {
      ...source,
      optional,
      features: more.length === 0 ? source.features : [...source.features, ...more],
      defaultFeatures: source.defaultFeatures || wanted,
    });
  }

  /** Written out: spreading gives each of thousands of dependencies a dictionary of its own. */
  private withSource(
    key: string,
    keys: readonly string[],
    { platform, dev, build }: Pick<Dependency, 'platform' | 'dev' | 'build'>,
    from: Source & { readonly optional: boolean },
  ): Dependency {
    return {
      key,
      package: from.package,
      path: from.path,
      git: from.git,
      requirement: from.requirement,
      optional: from.optional,
      defaultFeatures: from.defaultFeatures,
      features: from.features,
      platform,
      dev,
      build,
      file: this.file,
      keys,
    };
  }
}

type Source = Pick<
  Dependency,
  'package' | 'path' | 'git' | 'requirement' | 'defaultFeatures' | 'features'
>;

const sharedSources = memo<TomlFile, Map<string, Source | undefined>>('shared dependencies');

/** A dependency that a workspace declares for its members, which all have the same one. */
function sharedSource(workspace: TomlFile, key: string): Source | undefined {
  let sources = sharedSources.get(workspace);
  if (sources === undefined) sharedSources.set(workspace, (sources = new Map()));
  if (!sources.has(key)) {
    const declared = asTable(asTable(workspace.table['workspace'])?.['dependencies'])?.[key];
    sources.set(key, readSource(key, declared, folderOf(workspace)));
  }
  return sources.get(key);
}

/** Where a dependency comes from. Paths are relative to `folder`. */
export function readSource(key: string, value: unknown, folder: string): Source | undefined {
  const requirement = asString(value);
  if (requirement !== undefined) {
    return {
      package: key,
      path: undefined,
      git: undefined,
      requirement,
      defaultFeatures: true,
      features: [],
    };
  }
  const table = asTable(value);
  if (table === undefined) return undefined;
  const path = asString(table['path']);
  return {
    package: asString(table['package']) ?? key,
    path: path === undefined ? undefined : joinPaths(folder, path),
    git: asString(table['git']),
    requirement: asString(table['version']) ?? '*',
    defaultFeatures: asBool(table['default-features']) ?? asBool(table['default_features']) ?? true,
    features: asStrings(table['features']),
  };
}

function outside(path: string): string {
  return `\`${path}\` is outside of the package and of its workspace`;
}

export function folderOf(file: TomlFile): string {
  return file.path.slice(0, file.path.lastIndexOf('/'));
}
