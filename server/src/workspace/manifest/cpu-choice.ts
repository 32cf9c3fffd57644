/**
 * The GPU that a project builds a crate for, and the file that says so: `cpu` of `warplens.toml`,
 * `-Ctarget-cpu` of Cargo's configuration, or `.arch(..)` of the build script that compiles the
 * crate with `cuda_builder`. The file in the nearest folder counts, as Cargo has it for its own.
 */
import { type DeviceBuild, deviceBuilds } from '../device-builds.ts';
import type { BuildChoice } from './oxide-commands.ts';
import type { PackageReader } from './package.ts';
import { foldersAbove, joinPaths, parentOf } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import { asTable } from './toml-file.ts';

export interface CpuChoice {
  /** `sm_90`, `gfx90a`. */
  readonly cpu: string;
  /** Path of the file that names it. */
  readonly path: string;
}

/** The choice of the nearest file: the deepest folder; of two in one folder the first given. */
export function nearestChoice(choices: readonly CpuChoice[]): CpuChoice | undefined {
  let best: CpuChoice | undefined;
  for (const choice of choices)
    if (best === undefined || depthOf(choice) > depthOf(best)) best = choice;
  return best;
}

/** A configuration lies in the folder that holds `.cargo`. */
function depthOf({ path }: CpuChoice): number {
  return path.replace(/\/\.cargo\//, '/').split('/').length;
}

/** What build scripts beside or above the package in `folder` say of its build; those nearest. */
export function builderChoices(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): readonly BuildChoice[] {
  return builds(reader, around, folder, ({ cpu, flags }) => {
    return cpu !== undefined || Object.keys(flags).length > 0;
  });
}

/** Folder of the nearest package whose build script compiles the package in `folder`. */
export function builderOf(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): string | undefined {
  const [first] = builds(reader, around, folder, () => true);
  return first && parentOf(first.path);
}

function builds(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
  counts: (build: DeviceBuild) => boolean,
): readonly BuildChoice[] {
  for (const above of foldersAbove(`${folder}/Cargo.toml`)) {
    if (above !== folder && reader.read(around, above) === undefined && !isWorkspace(above)) break;
    const found = [above, ...around.list(above).map((name) => `${above}/${name}`)].flatMap((home) =>
      choicesIn(home),
    );
    if (found.length > 0) return found;
  }
  return [];

  function isWorkspace(at: string): boolean {
    return reader.toml(around, `${at}/Cargo.toml`) !== undefined;
  }

  function choicesIn(home: string): readonly BuildChoice[] {
    const path = `${home}/build.rs`;
    const script = around.list(home).includes('build.rs') ? around.text(path) : undefined;
    if (script === undefined) return [];
    return deviceBuilds(script).flatMap((build): BuildChoice[] => {
      const { cpu, flags } = build;
      return counts(build) && compiles(build, home) ? [{ cpu, flags, path }] : [];
    });
  }

  /** Folders are written relative to the package, some scripts' to the folder above it. */
  function compiles(build: DeviceBuild, home: string): boolean {
    return [home, parentOf(home)].some(
      (from) => from !== undefined && joinPaths(from, build.folder) === folder,
    );
  }
}

/** Flags that profiles set and that change code. */
const PROFILE_FLAGS = ['debug-assertions', 'overflow-checks'] as const;

/** What Cargo has in its own profiles (The Cargo Book, "Default profiles"). */
const DEFAULTS: Readonly<Record<string, boolean>> = {
  dev: true,
  test: true,
  release: false,
  bench: false,
};

/** Profiles that are another one where they do not say otherwise. */
const PARENTS: Readonly<Record<string, string>> = { test: 'dev', bench: 'release' };

/**
 * What the profile of the outermost manifest says. Device code is built in release where no profile
 * is named; of a named one Cargo's own values count too.
 */
export function profileChoices(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
  named?: string,
): readonly BuildChoice[] {
  const files = [...foldersAbove(`${folder}/Cargo.toml`)].flatMap(
    (above) => reader.toml(around, `${above}/Cargo.toml`) ?? [],
  );
  const file = files.at(-1);
  const profiles = asTable(file?.table['profile']) ?? {};
  // A profile may inherit from one that inherits; a ring of them ends where it began.
  const chain: string[] = [];
  for (let name: string | undefined = named ?? 'release'; name !== undefined; ) {
    if (chain.includes(name)) break;
    chain.push(name);
    const parent: unknown = asTable(profiles[name])?.['inherits'];
    name = typeof parent === 'string' ? parent : PARENTS[name];
  }
  const own = named === undefined ? undefined : chain.map((one) => DEFAULTS[one]).find(isSaid);
  const flags = Object.fromEntries(
    PROFILE_FLAGS.flatMap((flag) => {
      const said = chain.map((name) => asTable(profiles[name])?.[flag]).find(isSaid);
      const value = said ?? own;
      return value === undefined ? [] : [[flag, value] as const];
    }),
  );
  return file === undefined || Object.keys(flags).length === 0
    ? []
    : [{ path: file.path, cpu: undefined, flags }];
}

function isSaid(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** The GPU of choices that agree; undefined where none names one, or where several differ. */
export function agreedCpu(choices: readonly BuildChoice[]): CpuChoice | undefined {
  const named = choices.flatMap(({ cpu, path }) => (cpu === undefined ? [] : [{ cpu, path }]));
  const [first] = named;
  return named.every(({ cpu }) => cpu === first?.cpu) ? first : undefined;
}
