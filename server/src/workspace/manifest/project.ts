/**
 * The packages of a project: those below its folder, whether a workspace has them as members or
 * not. Device code mostly lies in a crate of its own, which a build script, a command line or a
 * `.cargo/config.toml` builds for the GPU.
 */
import { LIMITS } from '../../base/index.ts';
import { mayHoldKernels } from '../../rules/index.ts';
import { isGpuLibrary } from './device-libraries.ts';
import type { Package, PackageReader } from './package.ts';
import type { Surroundings } from './surroundings.ts';
import { targetsOf } from './targets.ts';

/** Folders that are looked into, in one project. */
const MAX_FOLDERS = LIMITS.projectFolders.limit;

/** Levels below a project's folder that packages and sources lie in. */
const MAX_DEPTH = LIMITS.projectDepth.limit;

/** Rust files of a package that are read in search of kernels. */
const MAX_FILES = 200;

/** What others have made; names that begin with a dot are passed over as well. */
const SKIPPED = new Set(['target', 'node_modules', 'vendor', 'third_party']);

/** Names that are surely files: an extension of letters. */
const FILE = /\.[A-Za-z]\w{0,9}$/;

/** What Cargo leaves in packages that it has unpacked or vendored. */
const UNPACKED = new Set(['.cargo-checksum.json', '.cargo-ok']);

/** May a name in a folder be one of a folder? Links are not followed: they may go in circles. */
function isFolder(around: Surroundings, at: string, name: string): boolean {
  return !FILE.test(name) && !isLink(around, at, name);
}

function isLink(around: Surroundings, at: string, name: string): boolean {
  return around.real(`${at}/${name}`) !== `${around.real(at)}/${name}`;
}

/** The folders of a project from its own on, nearest first, with the names in each. */
function* foldersBelow(
  around: Surroundings,
  folder: string,
): Generator<{ readonly folder: string; readonly names: readonly string[] }> {
  let level = [folder];
  let looked = 0;
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth++) {
    const next: string[] = [];
    for (const at of level) {
      if (looked++ >= MAX_FOLDERS) return;
      const names = around.list(at);
      if (names.some((name) => UNPACKED.has(name))) continue;
      yield { folder: at, names };
      for (const name of names)
        if (!name.startsWith('.') && !SKIPPED.has(name) && isFolder(around, at, name))
          next.push(`${at}/${name}`);
    }
    level = next;
  }
}

/** Folders with a manifest below a folder, its own among them, nearest first. */
export function manifestsBelow(around: Surroundings, folder: string): readonly string[] {
  return [...foldersBelow(around, folder)].flatMap(({ folder: at, names }) =>
    names.includes('Cargo.toml') ? [at] : [],
  );
}

/** Packages below a folder, the folder's own among them, nearest first. */
export function packagesBelow(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): readonly Package[] {
  return manifestsBelow(around, folder).flatMap((at) => reader.read(around, at) ?? []);
}

/** A `path` of a table, or in one that is written inline for a target, that leads elsewhere. */
const OUTSIDE =
  /^[ \t\w."'-]*\bpath["']?\s*=\s*["'](?:["']|\/|\\|[A-Za-z]:|[^\n]*\.\.)|^[ \t]*["']?(?:lib|bin|example|test|bench)["']?\s*=/m;

/** Could a manifest place the root of a crate outside of its folder? */
export function mayHaveOutsideTargets(manifest: string): boolean {
  return OUTSIDE.test(manifest);
}

/** Rust files below a folder, without links and what others have made. */
export function sourcesBelow(around: Surroundings, folder: string): readonly string[] {
  const out: string[] = [];
  for (const { folder: at, names } of foldersBelow(around, folder))
    for (const name of names)
      if (name.endsWith('.rs') && !isLink(around, at, name)) out.push(`${at}/${name}`);
  return out;
}

/** Words of configuration files and build scripts that are about GPUs. */
const GPU = /nvptx|amdgcn|amdgpu/;

/**
 * Is a package built for a GPU, as far as its manifest, its configuration and the words of its
 * files tell?
 */
export function isDevicePackage(pkg: Package, around: Surroundings): boolean {
  if (pkg.dependencies.some((dependency) => isGpuLibrary(dependency.package))) return true;
  const configs = ['config.toml', 'config'].map((name) => `${pkg.folder}/.cargo/${name}`);
  if (configs.some((path) => GPU.test(around.text(path) ?? ''))) return true;
  for (const { path, kind } of targetsOf(pkg, around))
    if ((kind === 'lib' || kind === 'bin') && mayHoldKernels(around.text(path) ?? '')) return true;
  return holdsKernels(`${pkg.folder}/src`, around);
}

/** What brings texts from other folders into a crate. */
const BROUGHT = /#\s*!?\[\s*(?:path|cfg_attr\b[^\]#]*\bpath)\s*=|\binclude\s*!/;

/** Could a crate whose root lies in a folder hold kernels? */
export function mayHoldKernelsIn(
  folder: string,
  around: Surroundings,
  usesLibrary: boolean,
): boolean {
  let files = 0;
  const queue = [folder];
  for (const at of queue) {
    for (const name of around.list(at)) {
      const path = `${at}/${name}`;
      if (name.endsWith('.rs')) {
        const text = around.text(path) ?? '';
        if (files++ >= MAX_FILES || mayHoldKernels(text, usesLibrary) || BROUGHT.test(text))
          return true;
      } else if (isFolder(around, at, name)) queue.push(path);
    }
    if (queue.length > MAX_FILES) return true;
  }
  return false;
}

function holdsKernels(folder: string, around: Surroundings): boolean {
  let files = 0;
  const queue = [folder];
  for (const at of queue) {
    for (const name of around.list(at)) {
      const path = `${at}/${name}`;
      if (name.endsWith('.rs')) {
        if (files++ >= MAX_FILES) return false;
        if (mayHoldKernels(around.text(path) ?? '')) return true;
      } else if (!name.startsWith('.') && queue.length < MAX_FILES && isFolder(around, at, name))
        queue.push(path);
    }
  }
  return false;
}
