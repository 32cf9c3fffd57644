/**
 * Cargo's configuration of a project as arguments for a Cargo that is started elsewhere. A project
 * that somebody else wrote may configure programs: compilers, wrappers, linkers, runners, back
 * ends, providers of credentials. Only what cannot name one is passed on, by the keys listed here.
 */
import { cargoHome, variableOf } from './configuration.ts';
import { folderOf, type PackageReader } from './package.ts';
import { foldersAbove, joinPaths } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import { asTable, type Table } from './toml-file.ts';

export interface CargoArguments {
  /** `key=value`, for `--config`. */
  readonly config: readonly string[];
  /** Keys of settings that are left out because they could name a program. */
  readonly ignored: readonly string[];
  /** Why the package cannot be built without a program that its manifest names. */
  readonly refused: string | undefined;
}

/** Keys of profiles that say how code is generated (The Cargo Book, "Profiles"). */
const PROFILE =
  /^(?:opt-level|debug|debug-assertions|overflow-checks|lto|panic|codegen-units|incremental|strip|split-debuginfo)$/;

/** Keys of sources (The Cargo Book, "Source Replacement"); folders in them are absolute here. */
const SOURCE = /^(?:replace-with|registry|git|branch|tag|rev|directory|local-registry)$/;
const FOLDERS = new Set(['directory', 'local-registry']);

/** Flags of rustc that name no program and load no library. */
const CODEGEN =
  /^(?:target-cpu|target-feature|opt-level|panic|overflow-checks|debug-assertions|debuginfo|lto|codegen-units|code-model|relocation-model|inline-threshold)(?:=|$)/;

/** Settings that have nothing to do with what is built, or that we give ourselves. */
const WITHOUT_EFFECT = new Set([
  'alias',
  'build.incremental',
  'build.jobs',
  'build.target',
  'build.target-dir',
  'cache',
  'cargo-new',
  'doc',
  'future-incompat-report',
  'http',
  'install',
  'net',
  'term',
]);

/** Variables of `[env]` by which a program or library would be loaded into Cargo or rustc. */
const LOADS = /^(?:LD_|DYLD_|RUST|CARGO|PATH$)/;

/** What a Cargo is given that builds the package of a folder from another folder. */
export function cargoArguments(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): CargoArguments {
  const gathered = new Gathered();
  const home = cargoHome(around);
  for (const above of foldersAbove(`${folder}/Cargo.toml`)) {
    const config = `${above}/.cargo`;
    // Cargo reads the user's own itself.
    if (config === home) continue;
    const file =
      reader.toml(around, `${config}/config.toml`) ?? reader.toml(around, `${config}/config`);
    if (file === undefined) continue;
    const { env, ...table } = file.table;
    gathered.addVariables(asTable(env) ?? {}, above);
    gathered.addSettings(table, above);
  }
  return {
    config: [...gathered.values.values()],
    ignored: [...gathered.ignored].sort(),
    refused: programInProfile(reader, around, folder),
  };
}

/** Settings of files, the nearest first. */
class Gathered {
  readonly values = new Map<string, string>();
  readonly ignored = new Set<string>();

  /** `[env]` of the configuration in a folder. */
  addVariables(env: Table, folder: string): void {
    for (const [name, value] of Object.entries(env)) {
      const { text, force, relative } = variableOf(value);
      const key = `"env".${JSON.stringify(name)}`;
      if (text === undefined || LOADS.test(name)) this.ignored.add(`env.${name}`);
      else if (!this.values.has(key)) {
        const given = JSON.stringify(relative ? joinPaths(folder, text) : text);
        this.values.set(key, `${key}."value"=${given}`);
        if (force) this.values.set(`${key} force`, `${key}."force"=true`);
      }
    }
  }

  addSettings(table: Table, folder: string): void {
    for (const [path, value] of leaves(table)) {
      const key = path.map((name) => JSON.stringify(name)).join('.');
      const shown = path.join('.');
      if (WITHOUT_EFFECT.has(path[0]!) || WITHOUT_EFFECT.has(shown)) continue;
      const kept = keep(path, value, (relative) => joinPaths(folder, relative));
      const isWhole = path.at(-1) !== 'rustflags' || isSame(kept, value);
      if (kept === undefined || !isWhole) this.ignored.add(shown);
      if (kept !== undefined && !this.values.has(key))
        this.values.set(key, `${key}=${JSON.stringify(kept)}`);
    }
  }
}

/** The value that is passed on for a key; undefined for none. */
function keep(
  path: readonly string[],
  value: unknown,
  absolute: (path: string) => string,
): unknown {
  const [first, , third] = path;
  if (!isPlain(value)) return undefined;
  if (first === 'source' && path.length === 3 && SOURCE.test(third!))
    return FOLDERS.has(third!) ? absolute(String(value)) : value;
  if (first === 'unstable') return value;
  if (first === 'registries' && path.length === 3 && third === 'index') return value;
  if (first === 'profile' && PROFILE.test(path.at(-1)!)) return value;
  if (path.at(-1) === 'rustflags' && (first === 'build' || first === 'target'))
    return harmless(typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value);
  return undefined;
}

/** Of flags those that name no program. */
function harmless(flags: unknown): readonly string[] {
  const all = Array.isArray(flags) ? flags.map(String) : [];
  const out: string[] = [];
  for (let at = 0; at < all.length; at++) {
    const flag = all[at]!;
    const next = all[at + 1];
    if ((flag === '--cfg' || flag === '--check-cfg') && next !== undefined)
      out.push(flag, all[++at]!);
    else if (/^--(?:check-)?cfg=/.test(flag)) out.push(flag);
    else if (flag === '-C' && next !== undefined) {
      at += 1;
      if (CODEGEN.test(next)) out.push(flag, next);
    } else if (flag.startsWith('-C') && CODEGEN.test(flag.slice(2))) out.push(flag);
  }
  return out;
}

/** A text, number or truth, or a list of them. */
function isPlain(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((one) => isPlain(one) && !Array.isArray(one))
    : ['string', 'number', 'boolean'].includes(typeof value);
}

function isSame(kept: unknown, value: unknown): boolean {
  const words = typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value;
  return JSON.stringify(kept) === JSON.stringify(words);
}

/** All values of a table with the keys that lead to them. */
function* leaves(table: Table, path: readonly string[] = []): Generator<[string[], unknown]> {
  for (const [key, value] of Object.entries(table)) {
    const inner = asTable(value);
    if (inner !== undefined && !(value instanceof Date)) yield* leaves(inner, [...path, key]);
    else yield [[...path, key], value];
  }
}

/** Flags and back ends of profiles, which Cargo takes from manifests only, cannot be left out. */
function programInProfile(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): string | undefined {
  const workspace = reader.read(around, folder)?.workspace;
  const root = workspace === undefined ? folder : folderOf(workspace);
  const manifest = reader.toml(around, `${root}/Cargo.toml`);
  for (const [path] of leaves(asTable(manifest?.table['profile']) ?? {}, ['profile'])) {
    const last = path.at(-1);
    if (last === 'rustflags' || last === 'codegen-backend')
      return `\`${path.join('.')}\` in \`${root}/Cargo.toml\` may name a program, and is not passed to rustc: build it yourself, or remove the key`;
  }
  return undefined;
}
