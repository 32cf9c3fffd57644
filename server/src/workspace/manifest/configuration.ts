/**
 * Cargo's configuration: the files `.cargo/config.toml` above a package and the one in Cargo's
 * home, the nearest first (The Cargo Book, "Configuration"). Of all that can stand there: replaced
 * sources, `--cfg` flags of the compiler, and variables for `env!`.
 */
import type { PackageReader } from './package.ts';
import { foldersAbove, joinPaths } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import { asString, asStrings, asTable, type Table } from './toml-file.ts';

export class Configuration {
  /** Cargo's home, where unpacked packages lie. */
  readonly home: string | undefined;
  /** `[source]` tables by name; folders in them are absolute. */
  readonly sources: ReadonlyMap<string, Table>;
  /** `[env]`: what the environment of the process does not take precedence over. */
  readonly env: ReadonlyMap<string, string>;
  private readonly tables: readonly Table[];

  /** `folder`: of the package that is compiled. */
  constructor(reader: PackageReader, around: Surroundings, folder: string) {
    this.home = cargoHome(around);
    const tables: Table[] = [];
    const sources = new Map<string, Table>();
    const env = new Map<string, string>();
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: `[env]` and `[source]` of one file, before those of folders further out
    const read = (config: string): void => {
      const file =
        reader.toml(around, `${config}/config.toml`) ?? reader.toml(around, `${config}/config`);
      if (file === undefined) return;
      tables.push(file.table);
      // Folders are relative to the one that holds `.cargo`.
      const absolute = (path: string): string => joinPaths(joinPaths(config, '..'), path);
      for (const [name, value] of Object.entries(asTable(file.table['env']) ?? {})) {
        const { text, force, relative } = variableOf(value);
        if (text === undefined || env.has(name)) continue;
        if (!force && around.env(name) !== undefined) continue;
        env.set(name, relative ? absolute(text) : text);
      }
      for (const [name, value] of Object.entries(asTable(file.table['source']) ?? {})) {
        const table = asTable(value);
        if (table === undefined || sources.has(name)) continue;
        const directory = asString(table['directory']);
        const place = directory === undefined ? {} : { directory: absolute(directory) };
        sources.set(name, { ...table, ...place });
      }
    };
    for (const above of foldersAbove(`${folder}/Cargo.toml`)) read(`${above}/.cargo`);
    if (this.home !== undefined) read(this.home);
    this.tables = tables;
    this.sources = sources;
    this.env = env;
  }

  /**
   * `cfg` entries that `rustflags` add: those of all `[target]` tables that apply, else those of
   * `[build]`. `platform` tells which tables apply.
   */
  cfg(platform: (key: string) => boolean): ReadonlySet<string> {
    const targets = this.tables.flatMap((table) =>
      Object.entries(asTable(table['target']) ?? {})
        .filter(([key]) => platform(key))
        .map(([, value]) => asTable(value)),
    );
    const flags = targets.flatMap((table) => flagsOf(table?.['rustflags']));
    return new Set(
      cfgFlags(
        flags.length > 0
          ? flags
          : this.tables.flatMap((t) => flagsOf(asTable(t['build'])?.['rustflags'])),
      ),
    );
  }
}

function flagsOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split(/\s+/) : asStrings(value);
}

/** `--cfg name`, `--cfg=name="value"`. */
function cfgFlags(flags: readonly string[]): string[] {
  return flags.flatMap((flag, i) => {
    if (flag === '--cfg') return flags[i + 1]?.replace(/(?<!\s)\s*=\s*/, '=') ?? [];
    return flag.startsWith('--cfg=') ? flag.slice('--cfg='.length) : [];
  });
}

/** Cargo's home: where the user's own configuration and unpacked packages are located. */
export function cargoHome(around: Surroundings): string | undefined {
  const given = around.env('CARGO_HOME');
  const clean = (path: string): string => path.replaceAll('\\', '/').replace(/(?<!\/)\/+$/, '');
  if (given) return clean(given);
  const user = around.env('HOME') || around.env('USERPROFILE');
  return user ? `${clean(user)}/.cargo` : undefined;
}

/** A variable of `[env]`: `NAME = "text"`, or a table with more. */
export function variableOf(value: unknown) {
  const table = asTable(value);
  return {
    text: asString(table === undefined ? value : table['value']),
    force: table?.['force'] === true,
    relative: table?.['relative'] === true,
  };
}
