/**
 * Options of Cargo for the commands that take a whole package or workspace: which packages, which
 * features, which profile. `cargo warplens check` is `warplens check` with them.
 */
import { basename, dirname } from 'node:path';
import { type Command, Option } from 'commander';
import { isThere, kindOf, readTextFile } from '../disk/index.ts';
import type { Engine, TargetName } from '../workspace/index.ts';
import { absolute, currentPackage, notThere } from './files.ts';
import { CliError, type Io } from './io.ts';
import { meantOr } from './meant.ts';

/** As commander names them. */
export interface CargoFlags {
  readonly manifestPath?: string;
  readonly package?: readonly string[];
  readonly workspace?: true;
  readonly exclude?: readonly string[];
  readonly allFeatures?: true;
  readonly profile?: string;
  readonly release?: true;
  readonly target?: string;
}

/** Targets by cargo's names and by ours. */
const TARGETS: Readonly<Record<string, TargetName>> = {
  'nvptx64-nvidia-cuda': 'ptx',
  'amdgcn-amd-amdhsa': 'amdgcn',
  ptx: 'ptx',
  amdgcn: 'amdgcn',
};

/** What people type after `cargo check` and is so here anyway: nothing is fetched or built. */
const WITHOUT_EFFECT = [
  '--all-targets',
  '--frozen',
  '--keep-going',
  '--locked',
  '--offline',
] as const;

const listed = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...value.split(',').filter(Boolean),
];

/** Adds them to a command. */
export function cargoOptions(command: Command): Command {
  for (const flag of WITHOUT_EFFECT) command.addOption(new Option(flag).hideHelp());
  return command
    .option('--manifest-path <path>', 'the `Cargo.toml` of the package, as for cargo')
    .option('-p, --package <name>', 'only this package of the workspace', listed)
    .option('--workspace', 'all packages of the workspace')
    .option('--exclude <name>', 'with --workspace: without this package', listed)
    .option('--all-features', 'all features of the packages')
    .option('--profile <name>', "cargo's profile that device code is built with")
    .option('-r, --release', 'the same as --profile release')
    .addOption(
      new Option(
        '--target <triple>',
        'only for this target, in place of those of the build',
      ).choices(Object.keys(TARGETS)),
    );
}

/** The target that is asked for. */
export function targetOf({ target }: CargoFlags): TargetName | undefined {
  return target === undefined ? undefined : TARGETS[target];
}

/** The folder that the options mean; undefined where they name none. */
export function folderOfOptions(io: Io, flags: CargoFlags): string | undefined {
  const { manifestPath, workspace, exclude } = flags;
  if (exclude !== undefined && !workspace) throw new CliError('--exclude goes with --workspace');
  if (flags.release && flags.profile !== undefined && flags.profile !== 'release')
    throw new CliError('--release does not go with --profile');
  const wantsAll = workspace === true || flags.package !== undefined;
  if (manifestPath === undefined && !wantsAll) return undefined;
  if (manifestPath !== undefined) {
    if (basename(manifestPath) !== 'Cargo.toml')
      throw new CliError('--manifest-path must be a path to a `Cargo.toml`');
    if (kindOf(absolute(io, manifestPath)) !== 'file') throw notThere(manifestPath);
  }
  const folder =
    manifestPath === undefined
      ? absolute(io, currentPackage(io))
      : dirname(absolute(io, manifestPath));
  if (!isThere(`${folder}/Cargo.toml`))
    throw new CliError('no `Cargo.toml` in this folder or one above it');
  return wantsAll ? workspaceAround(folder) : folder;
}

/** Profiles that every package has. */
const PROFILES = new Set(['dev', 'release', 'test', 'bench']);

/**
 * The profile that is named.
 * @throws CliError for one that no manifest around the paths has
 */
export function profileOf(
  io: Io,
  paths: readonly string[],
  { profile, release }: CargoFlags,
): string | undefined {
  if (profile === undefined) return release ? 'release' : undefined;
  if (PROFILES.has(profile) || paths.some((path) => hasProfile(absolute(io, path), profile)))
    return profile;
  throw new CliError(
    `no profile '${profile}' in the manifests; cargo has ${[...PROFILES].join(', ')}`,
  );
}

function hasProfile(path: string, profile: string): boolean {
  const name = profile.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const table = new RegExp(`^\\s*\\[profile\\s*\\.\\s*["']?${name}["']?\\s*[.\\]]`, 'm');
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    const manifest = `${at}/Cargo.toml`;
    if (table.test(readTextFile(manifest) ?? '')) return true;
  }
  return false;
}

/** The nearest folder whose manifest has a workspace; the package's own where none has. */
function workspaceAround(folder: string): string {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const manifest = `${at}/Cargo.toml`;
    if (/^[ \t]*\[workspace\b/m.test(readTextFile(manifest) ?? '')) return at;
  }
  return folder;
}

/** Of the crates those whose packages are asked for; refuses names that no package has. */
export function selectPackages(
  engine: Engine,
  roots: readonly string[],
  flags: CargoFlags,
): readonly string[] {
  const named = [...(flags.package ?? []), ...(flags.exclude ?? [])];
  if (named.length === 0) return roots;
  const nameOf = (root: string): string | undefined => engine.packageOf(root)?.name;
  const known = [...new Set(roots.flatMap((root) => nameOf(root) ?? []))].sort();
  const strange = named.find((name) => !known.includes(name));
  if (strange !== undefined) {
    const there = known.length === 0 ? 'there are none' : `there are: ${known.join(', ')}`;
    const hint = meantOr(strange, known, there);
    throw new CliError(`no package with crates for GPUs is called '${strange}'; ${hint}`);
  }
  return roots.filter((root) => {
    const name = nameOf(root);
    if (name === undefined) return flags.package === undefined;
    return flags.package === undefined
      ? !flags.exclude?.includes(name)
      : flags.package.includes(name);
  });
}

/** Turns all features of the packages on. True: crates must be looked for anew. */
export function chooseAllFeatures(
  engine: Engine,
  roots: readonly string[],
  flags: CargoFlags,
): boolean {
  if (!flags.allFeatures) return false;
  const all = new Set(roots.flatMap((root) => engine.featuresOf(root) ?? []));
  engine.setFeatures({ features: [...all].sort(), noDefault: false });
  return true;
}
