/**
 * Where the sources of packages from registries and repositories lie on this machine: folders of
 * vendored sources that a Cargo configuration names, else what Cargo has unpacked in its home.
 * Nothing is ever fetched.
 */
import type { Configuration } from './configuration.ts';
import type { LockedPackage } from './lock-file.ts';
import type { PackageReader } from './package.ts';
import { nameOf } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import { asString, type Table } from './toml-file.ts';
import { highest, parseVersion } from './version.ts';

/** Longer chains of `replace-with` are circles. */
const MAX_REPLACEMENTS = 8;

/** Folders of a repository that are looked at for a package, and how deep they may lie. */
const MAX_FOLDERS = 400;
const MAX_DEPTH = 3;

/** A package that is wanted. */
export interface Wanted {
  readonly name: string;
  readonly requirement: string;
  readonly git: string | undefined;
  readonly locked: LockedPackage | undefined;
}

export class Sources {
  private readonly reader: PackageReader;
  private readonly around: Surroundings;
  private readonly home: string | undefined;
  private readonly replaced: ReadonlyMap<string, Table>;
  private readonly repositories = new Map<string, ReadonlyMap<string, string>>();

  constructor(reader: PackageReader, around: Surroundings, config: Configuration) {
    this.reader = reader;
    this.around = around;
    this.home = config.home;
    this.replaced = config.sources;
  }

  /** The folder of a package; undefined when it is not on this machine. */
  find(wanted: Wanted): string | undefined {
    const vendor = this.vendored(wanted.git);
    if (vendor !== undefined) return this.inVendor(vendor, wanted);
    if (this.home === undefined) return undefined;
    return wanted.git === undefined
      ? this.inRegistry(wanted)
      : this.inCheckouts(wanted, wanted.git);
  }

  /** The folder of vendored sources that stands in for the registry or for a repository. */
  private vendored(git: string | undefined): string | undefined {
    let name: string | undefined = 'crates-io';
    if (git !== undefined) {
      name = [...this.replaced].find(([, table]) => asString(table['git']) === git)?.[0];
    }
    for (let step = 0; step < MAX_REPLACEMENTS && name !== undefined; step++) {
      const table = this.replaced.get(name);
      const directory = asString(table?.['directory']);
      if (directory !== undefined)
        return this.around.holdsAll(this.around.real(directory)) ? undefined : directory;
      name = asString(table?.['replace-with']);
    }
    return undefined;
  }

  private inVendor(vendor: string, wanted: Wanted): string | undefined {
    const { name } = wanted;
    const named = this.around
      .list(vendor)
      .filter((entry) => entry === name || isVersionOf(entry, name));
    const version = wanted.locked?.version;
    // A folder that cannot be listed may still hold what is asked for by name.
    const guesses =
      named.length > 0 ? named : [name, ...(version === undefined ? [] : [`${name}-${version}`])];
    const among = (entries: readonly string[]): string | undefined => {
      const folders = entries.map((entry) => `${vendor}/${entry}`);
      return this.choose(folders, wanted, (folder) => {
        const found = this.reader.read(this.around, folder);
        return found?.name === name ? found.version : undefined;
      });
    };
    // Cargo does not look at what the folders are called.
    return among(guesses) ?? among(this.around.list(vendor));
  }

  private inRegistry(wanted: Wanted): string | undefined {
    const registries = `${this.home}/registry/src`;
    const folders = this.around.list(registries).flatMap((index) => {
      const registry = `${registries}/${index}`;
      if (wanted.locked !== undefined) {
        const folder = `${registry}/${wanted.name}-${wanted.locked.version}`;
        return this.around.exists(`${folder}/Cargo.toml`) ? [folder] : [];
      }
      const names = this.around.list(registry).filter((entry) => isVersionOf(entry, wanted.name));
      return names.map((entry) => `${registry}/${entry}`);
    });
    return this.choose(folders, wanted, (folder) => nameOf(folder).slice(wanted.name.length + 1));
  }

  /** The locked version, else the highest that fits. */
  private choose(
    folders: readonly string[],
    { locked, requirement }: Wanted,
    versionOf: (folder: string) => string | undefined,
  ): string | undefined {
    const asked = locked === undefined ? requirement : `=${locked.version.replace(/\+.*/, '')}`;
    return highest(folders, (folder) => parseVersion(versionOf(folder) ?? ''), asked);
  }

  /** `<home>/git/checkouts/<repository>-<hash>/<short revision>`. */
  private inCheckouts({ name, locked }: Wanted, git: string): string | undefined {
    const repository = nameOf(git.replace(/(?<!\/)\/+$/, ''))
      .replace(/\.git$/, '')
      .toLowerCase();
    const checkouts = `${this.home}/git/checkouts`;
    const revision = locked?.source?.split('#')[1];
    for (const entry of this.around.list(checkouts)) {
      if (!entry.toLowerCase().startsWith(`${repository}-`)) continue;
      for (const short of this.around.list(`${checkouts}/${entry}`)) {
        if (revision !== undefined && !revision.startsWith(short)) continue;
        const found = this.packagesIn(`${checkouts}/${entry}/${short}`).get(name);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** Packages of a repository by name. */
  private packagesIn(root: string): ReadonlyMap<string, string> {
    const known = this.repositories.get(root);
    if (known !== undefined) return known;
    const out = new Map<string, string>();
    let level = [root];
    let left = MAX_FOLDERS;
    for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth++) {
      const next: string[] = [];
      for (const folder of level) {
        if (left-- <= 0) break;
        const found = this.reader.read(this.around, folder);
        if (found !== undefined && !out.has(found.name)) out.set(found.name, folder);
        for (const entry of this.around.list(folder)) {
          if (!entry.startsWith('.') && !entry.includes('.')) next.push(`${folder}/${entry}`);
        }
      }
      level = next;
    }
    this.repositories.set(root, out);
    return out;
  }
}

/** `name-1.2.3`, but not `name-extra-1.2.3`. */
function isVersionOf(entry: string, name: string): boolean {
  return entry.startsWith(`${name}-`) && /^\d/.test(entry.slice(name.length + 1));
}
