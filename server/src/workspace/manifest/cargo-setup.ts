/**
 * Reads what Cargo's configuration says about device code: the flags of each GPU target with their
 * places (The Cargo Book, "Configuration": flags of `[target]` tables take the place of those of
 * `[build]`, and the environment's that of both).
 */
import { append, type Span } from '../../base/index.ts';
import type { CargoSetup, CpuFlag, DeviceTriple, TargetSetup } from '../../rules/index.ts';
import { lintLevels } from './lints.ts';
import { LockFile } from './lock-file.ts';
import { folderOf, type PackageReader } from './package.ts';
import { foldersAbove } from './paths.ts';
import { configMistakes, featureMistakes, hasPrograms, linkMistake } from './setup-mistakes.ts';
import type { Surroundings } from './surroundings.ts';
import {
  asString,
  asStrings,
  asTable,
  placeOfKey,
  readToml,
  type Table,
  type TomlFile,
} from './toml-file.ts';

/** A path and offsets; the engine makes a span of it. */
type Place = (file: TomlFile, start: number, end: number) => Span;

/** What decides whether a key `cfg(..)` of `[target]` holds for a triple. */
export type Platform = (key: string, triple: DeviceTriple) => boolean;

const TRIPLES: readonly DeviceTriple[] = ['nvptx64-nvidia-cuda', 'amdgcn-amd-amdhsa'];

/** Texts beside a manifest that builds are started from. */
const SCRIPTS =
  /^(?:GNUmakefile|[Mm]akefile(?:\.toml)?|[Jj]ustfile|\.justfile|Taskfile\.ya?ml|flake\.nix|\.envrc|build\.rs|.*\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|py|nix))$/;
/** Further texts in the folders that scripts are kept in. */
const TEXTS = /^[^.]+$|\.(?:ya?ml|rs|js|mjs|ts|rb|pl)$/;
const SCRIPT_FOLDERS = ['.github/workflows', 'scripts', 'ci', '.ci', 'xtask/src'];
/** Variables of the environment whose flags Cargo passes on. */
const FLAG_VARIABLES = ['RUSTFLAGS', 'CARGO_ENCODED_RUSTFLAGS', 'CARGO_BUILD_RUSTFLAGS'];

/** What scripts that link say. */
const LINKS =
  /rustc-link|link-args?\b|nvlink|nvJitLink|cuLinkAdd|llvm-link|lld\b|amdgpu_device_libs_build/;

/** One list of flags in a file. */
interface FlagList {
  readonly file: TomlFile;
  /** Names of the tables around it, and its own. */
  readonly keys: readonly string[];
  readonly flags: readonly string[];
}

/** Kinds of crates that a linker makes (The rustc book, "Linkage"). */
const LINKED_TYPES = ['bin', 'cdylib', 'dylib', 'staticlib'];

/** Reads the setup of the crate `root` of the package in `folder`. */
export function readCargoSetup(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
  root: string,
  platform: Platform,
  place: Place,
): CargoSetup {
  const files = configFiles(reader, around, folder);
  const listsOf = (table: Table | undefined, file: TomlFile, keys: string[]): FlagList[] => {
    const flags = flagsOf(table?.['rustflags']);
    return flags.length === 0 ? [] : [{ file, keys: [...keys, 'rustflags'], flags }];
  };
  const build = files.flatMap((file) => listsOf(asTable(file.table['build']), file, ['build']));
  const profiles = profileFlags(reader, around, folder);

  const built = files.map(builtBy).findLast((list) => list.length > 0) ?? [];

  const mistakes = configMistakes(files, place);
  const target = (triple: DeviceTriple): TargetSetup => {
    const tables = files.flatMap((file) =>
      Object.entries(asTable(file.table['target']) ?? {})
        .filter(([key]) => platform(key, triple))
        .flatMap(([key, value]) =>
          listsOf(asTable(value), file, ['target', key]).map((list) => ({ ...list, key })),
        ),
    );
    const shared = [...(tables.length > 0 ? [] : build), ...profiles];
    const [cpu] = [...tables, ...shared].flatMap((list) => cpuFlags(list, place)).reverse();
    // Lists that other targets get too may be meant for those.
    const only = built.length === 1 && built[0] === triple;
    const own = tables.filter(({ key }) => TRIPLES.every((t) => t === triple || !platform(key, t)));
    const lists = [...own, ...(only ? shared : [])];
    const cpus = lists.flatMap((list) => cpuFlags(list, place));
    if (triple === 'nvptx64-nvidia-cuda')
      append(mistakes, featureMistakes(lists, cpu?.name, place));
    const naming = whereNamed(files, triple);
    const named = naming && place(naming.file, naming.start, naming.end);
    const addFlag = (flag: string) =>
      naming === undefined ? undefined : edit(naming.file, triple, flag, place);
    return { named, built: built.includes(triple), cpu, cpus, addFlag };
  };

  const pkg = reader.read(around, folder);
  const isAlone =
    built.length === 1 &&
    built[0] === 'nvptx64-nvidia-cuda' &&
    pkg?.lib?.path === root &&
    asTable(pkg.workspace?.table['workspace'])?.['members'] === undefined &&
    !hasPrograms(pkg) &&
    !around.exists(`${folder}/src/main.rs`) &&
    !mentioned(around, folder, files, /crate-type|emit|build-std-features|cargo rustc/);
  const texts = [...build, ...profiles].flatMap(({ flags }) => flags);
  for (const file of files) {
    for (const table of Object.values(asTable(file.table['target']) ?? {}))
      append(texts, flagsOf(asTable(table)?.['rustflags']));
  }
  const targets = {
    'nvptx64-nvidia-cuda': target('nvptx64-nvidia-cuda'),
    'amdgcn-amd-amdhsa': target('amdgcn-amd-amdhsa'),
  };
  const unlinked = isAlone && pkg !== undefined ? linkMistake(pkg, place) : undefined;
  return {
    targets,
    mistakes: unlinked === undefined ? mistakes : [...mistakes, unlinked],
    host: hostOf(reader, around, folder, files, place),
    buildStd:
      files.some((file) => asTable(file.table['unstable'])?.['build-std'] !== undefined) ||
      mentioned(around, folder, files, /build-std|BUILD_STD/i),
    addBuildStd: addBuildStd(whereNamed(files, 'amdgcn-amd-amdhsa')?.file, place),
    features: new Set(texts.flatMap(featuresIn)),
    mayGiveFlags: mayGiveFlags(around, folder, files),
    linksMore:
      texts.some((flag) => /link-args?\b|^-l/.test(flag)) ||
      mentioned(around, folder, files, LINKS),
    isOnlyUsed:
      isPlainLibrary(reader, around, folder, root) &&
      !mentioned(around, folder, files, /crate-type/),
    registry: registryVersions(reader, around, folder),
    lints: lintLevels(
      reader.toml(around, `${folder}/Cargo.toml`)?.table,
      reader.read(around, folder)?.workspace?.table,
    ),
    toolchain: toolchain(around, folder),
  };
}

function isPlainLibrary(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
  root: string,
): boolean {
  const lib = reader.read(around, folder)?.lib;
  return lib?.path === root && !lib.types.some((type) => LINKED_TYPES.includes(type));
}

/** The versions of a package's dependencies that come from the registry, by name. */
function registryVersions(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): ReadonlyMap<string, string> {
  const pkg = reader.read(around, folder);
  const out = new Map<string, string>();
  if (pkg === undefined) return out;
  const root = pkg.workspace === undefined ? folder : folderOf(pkg.workspace);
  const lock = new LockFile(reader.toml(around, `${root}/Cargo.lock`));
  for (const { package: name, path, git, requirement } of pkg.dependencies) {
    if (path !== undefined || git !== undefined) continue;
    out.set(name, lock.find(pkg, name, requirement)?.version ?? requirement);
  }
  return out;
}

/**
 * Families of targets that are surely no GPUs; `host-tuple` is Cargo's word for the machine that it
 * runs on.
 */
const HOSTS =
  /^(?:x86_64|i[3-6]86|aarch64|arm|thumb|riscv|powerpc|s390x|loongarch)[\w.]*-|^host-tuple$/;

/**
 * A package's own configuration that builds it for a host, when nothing around speaks of a GPU's
 * target.
 */
function hostOf(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
  files: readonly TomlFile[],
  place: Place,
): CargoSetup['host'] {
  const file = files.at(-1);
  const [name, ...more] = file === undefined ? [] : builtBy(file);
  if (file === undefined || name === undefined || more.length > 0 || !HOSTS.test(name))
    return undefined;
  const names = ['config.toml', 'config'].map((one) => `${folder}/.cargo/${one}`);
  const own = names.map((path) => reader.toml(around, path)).find((one) => one !== undefined);
  if (own !== file || files.some(({ text }) => GPU_TARGETS.test(text))) return undefined;
  if (mentioned(around, folder, files, GPU_TARGETS)) return undefined;
  const at = placeOfText(file, ['build', 'target'], name);
  return { name, span: place(file, at.start, at.end) };
}

const GPU_TARGETS = /nvptx|amdgcn|amdgpu|CudaBuilder|spirv/i;

/**
 * The configuration files above a folder, nearest last, as later flags win; then nothing of Cargo's
 * home, which is not the project's.
 */
function configFiles(reader: PackageReader, around: Surroundings, folder: string): TomlFile[] {
  const files: TomlFile[] = [];
  for (const above of foldersAbove(`${folder}/Cargo.toml`)) {
    const file =
      reader.toml(around, `${above}/.cargo/config.toml`) ??
      reader.toml(around, `${above}/.cargo/config`);
    if (file !== undefined) files.unshift(file);
  }
  return files;
}

/** Triples of GPUs that the configuration above a folder speaks of: what `targets` has `named`. */
export function triplesNamed(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): readonly DeviceTriple[] {
  const files = configFiles(reader, around, folder);
  return TRIPLES.filter((triple) => whereNamed(files, triple) !== undefined);
}

/** Flags of profiles in the manifests above, which nightly Cargo adds for every target. */
function profileFlags(reader: PackageReader, around: Surroundings, folder: string): FlagList[] {
  const lists: FlagList[] = [];
  for (const above of foldersAbove(`${folder}/Cargo.toml`)) {
    const file = reader.toml(around, `${above}/Cargo.toml`);
    for (const [name, value] of Object.entries(asTable(file?.table['profile']) ?? {})) {
      const flags = flagsOf(asTable(value)?.['rustflags']);
      if (flags.length > 0)
        lists.push({ file: file!, keys: ['profile', name, 'rustflags'], flags });
    }
  }
  return lists;
}

function flagsOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : asStrings(value);
}

/** `-Ctarget-cpu=X`, `-C target-cpu=X`, `--codegen=target-cpu=X`. */
function cpuFlags(list: FlagList, place: Place): CpuFlag[] {
  const { flags, file } = list;
  return flags.flatMap((flag, i) => {
    const before = flags[i - 1];
    const joined = /^(?:-C\s*|--codegen[= ])target-cpu=(.*)$/.exec(flag);
    const apart =
      before === '-C' || before === '--codegen' ? /^target-cpu=(.*)$/.exec(flag) : undefined;
    const name = (joined ?? apart)?.[1];
    return name === undefined ? [] : [{ name, ...placeOfCpu(file, list.keys, name, place) }];
  });
}

function placeOfCpu(
  file: TomlFile,
  keys: readonly string[],
  name: string,
  place: Place,
): Pick<CpuFlag, 'span' | 'exact'> {
  const line = placeOfKey(file, keys);
  const flag = `target-cpu=${name}`;
  const at = file.text.indexOf(flag, line.start);
  const next = file.text.slice(line.end).search(/^[ \t]*\[[^\]"'=]*\S\]\s*$/m);
  const limit = next < 0 ? file.text.length : line.end + next;
  if (at < 0 || at > limit || name === '')
    return { span: place(file, line.start, line.end), exact: false };
  const start = at + flag.length - name.length;
  return { span: place(file, start, start + name.length), exact: true };
}

/** Features in `-Zcrate-attr=feature(a, b)`. */
function featuresIn(flag: string): string[] {
  const list = /crate-attr=\s*feature\(([^)]*)\)/.exec(flag)?.[1];
  return list === undefined ? [] : list.split(',').map((name) => name.trim());
}

/**
 * The place where the nearest file speaks of a target: as the one that is built, else by a table of
 * its own.
 */
function whereNamed(files: readonly TomlFile[], triple: DeviceTriple) {
  for (const file of [...files].reverse()) {
    if (builtBy(file).includes(triple))
      return { file, ...placeOfText(file, ['build', 'target'], triple) };
    if (asTable(asTable(file.table['target'])?.[triple]) !== undefined) {
      return { file, ...placeOfText(file, ['target', triple], triple) };
    }
  }
  return undefined;
}

/** The targets that a file says are built. */
function builtBy(file: TomlFile): readonly string[] {
  const built = asTable(file.table['build'])?.['target'];
  return typeof built === 'string' ? [built] : asStrings(built);
}

/** The text behind a key if it is found on the key's line or below, else the key's line. */
function placeOfText(file: TomlFile, keys: readonly string[], text: string) {
  const line = placeOfKey(file, keys);
  const start = file.text.indexOf(text, line.start);
  return start < 0 ? line : { start, end: start + text.length };
}

/** Adds a flag to the list of a target's own table, which comes into being if need be. */
function edit(file: TomlFile, triple: DeviceTriple, flag: string, place: Place) {
  const { text } = file;
  const table = asTable(asTable(file.table['target'])?.[triple]);
  const value = table?.['rustflags'];
  const line = placeOfKey(file, ['target', triple, 'rustflags']);
  if (value !== undefined) {
    const open = /^[^=]*=\s*(\[\s*|")/.exec(text.slice(line.start));
    if (open === null) return undefined;
    const at = line.start + open[0].length;
    const last = Array.isArray(value) && value.length === 0;
    const quoted = open[1] === '"' ? `${flag} ` : `"${flag}"${last ? '' : ', '}`;
    return { span: place(file, at, at), newText: quoted };
  }
  if (table !== undefined) {
    const head = placeOfKey(file, ['target', triple]);
    if (!text.startsWith('[', head.start)) return undefined;
    return { span: place(file, head.end, head.end), newText: `\nrustflags = ["${flag}"]` };
  }
  const newText = appended(text, `[target.${triple}]\nrustflags = ["${flag}"]`);
  return { span: place(file, text.length, text.length), newText };
}

/** What to add at the end of a text for one more table; the text ends as it did. */
function appended(text: string, table: string): string {
  if (text === '') return `${table}\n`;
  return text.endsWith('\n') ? `\n${table}\n` : `\n\n${table}`;
}

/** `build-std` below `[unstable]`, which comes into being if need be. */
function addBuildStd(file: TomlFile | undefined, place: Place) {
  if (file === undefined) return undefined;
  const { text } = file;
  const line = 'build-std = ["core"]';
  if (asTable(file.table['unstable']) !== undefined) {
    const head = placeOfKey(file, ['unstable']);
    if (!text.startsWith('[', head.start)) return undefined;
    return { span: place(file, head.end, head.end), newText: `\n${line}` };
  }
  const newText = appended(text, `[unstable]\n${line}`);
  return { span: place(file, text.length, text.length), newText };
}

/** Can flags reach the compiler that stand in none of the files that were read? */
function mayGiveFlags(around: Surroundings, folder: string, files: readonly TomlFile[]): boolean {
  if (FLAG_VARIABLES.some((name) => around.env(name) !== undefined)) return true;
  return (
    mentioned(around, folder, files, /target-cpu|rustflags|CudaBuilder/i) ||
    toldToGiveFlags(around, folder)
  );
}

/** How many folders from the package up may hold the text that says how to build it. */
const README_FOLDERS = 3;

/**
 * Names of that text. They are asked for one by one: folders above a project change all the time,
 * and who lists them would have to look again each time.
 */
export const READMES = ['README.md', 'Readme.md', 'readme.md', 'README', 'README.txt'];

/** Does the project's text for people have them set the flags, `RUSTFLAGS=-Ctarget-cpu=gfx900`? */
function toldToGiveFlags(around: Surroundings, folder: string): boolean {
  return [...foldersAbove(`${folder}/Cargo.toml`)]
    .slice(0, README_FOLDERS)
    .some((above) =>
      READMES.some((name) =>
        /RUSTFLAGS\s*=.*target-cpu/.test(around.text(`${above}/${name}`) ?? ''),
      ),
    );
}

/** Does something that builds are started from speak of what a pattern means? */
function mentioned(
  around: Surroundings,
  folder: string,
  files: readonly TomlFile[],
  pattern: RegExp,
): boolean {
  for (const { table, error } of files) {
    if (error !== undefined || table['include'] !== undefined) return true;
    // An alias or a profile in the configuration may bring its own flags.
    const rest = [table['alias'], table['profile'], table['env'], table['host']];
    if (pattern.test(JSON.stringify(rest))) return true;
    const build = asTable(table['build']);
    if (build?.['rustc-wrapper'] !== undefined || build?.['rustc'] !== undefined) return true;
  }
  const last = lastManifest(around, folder);
  for (const above of foldersAbove(`${folder}/Cargo.toml`)) {
    if (inScripts(around, above, pattern)) return true;
    // Here the workspace ends.
    if (around.exists(`${above}/Cargo.lock`) || above === last) break;
  }
  return false;
}

/** The outermost folder above with a manifest. */
function lastManifest(around: Surroundings, folder: string): string | undefined {
  const above = [...foldersAbove(`${folder}/Cargo.toml`)];
  return above.findLast((at) => around.exists(`${at}/Cargo.toml`));
}

/** Does a script in a folder, or in one that scripts are kept in, hold the pattern? */
function inScripts(around: Surroundings, folder: string, pattern: RegExp): boolean {
  for (const [, text] of scriptTexts(around, folder)) if (pattern.test(text)) return true;
  return false;
}

/** The scripts in a folder and in those that scripts are kept in, each under its path. */
export function* scriptTexts(
  around: Surroundings,
  folder: string,
): Generator<readonly [path: string, text: string]> {
  const names = around.list(folder);
  // Most folders have none of those, and each that is asked for is a look at the disk.
  const subs = SCRIPT_FOLDERS.filter((sub) => names.includes(sub.split('/')[0]!));
  for (const at of [folder, ...subs.map((sub) => `${folder}/${sub}`)])
    for (const name of at === folder ? names : around.list(at))
      if (SCRIPTS.test(name) || (at !== folder && TEXTS.test(name)))
        yield [`${at}/${name}`, around.text(`${at}/${name}`) ?? ''];
}

/** The channel that the project asks for. */
function toolchain(around: Surroundings, folder: string): string | undefined {
  for (const above of foldersAbove(`${folder}/Cargo.toml`)) {
    for (const name of ['rust-toolchain.toml', 'rust-toolchain']) {
      const text = around.text(`${above}/${name}`);
      if (text === undefined) continue;
      const file = readToml(name, text);
      const channel = asString(asTable(file.table['toolchain'])?.['channel']);
      return channel ?? (file.error ? text.trim().split('\n')[0]?.trim() : undefined);
    }
  }
  return undefined;
}
