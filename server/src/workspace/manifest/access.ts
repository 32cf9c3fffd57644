/**
 * What a crate may read. Its texts, and what they and its manifest name, must be located in its
 * workspace or in its package, by real path: a repository that somebody else wrote can name any
 * file of this machine, or hold a symbolic link to it.
 */
import type { PackageReader } from './package.ts';
import { foldersAbove } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import { asTable } from './toml-file.ts';

/** Files by which the root of a repository is known. */
const REPOSITORY = ['.git/HEAD', '.git', '.hg/requires', '.jj/working_copy/type'];

/** Folders of a package that count when it is located in the home folder itself. */
const PACKAGE_FOLDERS = ['src', 'tests', 'examples', 'benches'];

/**
 * The folders that what belongs to a folder may be read from: its workspace, which is the nearest
 * repository, else the nearest Cargo workspace, and the package itself. Where there is no
 * repository, the project's folder that the user has opened or named counts too; a file without any
 * of them has its own folder.
 *
 * @param folder of a package, or of a file without a package
 */
export function readRoots(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): readonly string[] {
  const { holdsAll } = around;
  if (holdsAll(around.real(folder)))
    return around.exists(`${folder}/Cargo.toml`)
      ? PACKAGE_FOLDERS.map((name) => `${folder}/${name}`)
      : [];
  let repository: string | undefined;
  let workspace: string | undefined;
  let nearestPackage: string | undefined;
  for (const at of foldersAbove(`${folder}/file`)) {
    if (holdsAll(around.real(at))) break;
    const manifest = reader.toml(around, `${at}/Cargo.toml`);
    if (manifest !== undefined) {
      nearestPackage ??= at;
      if (asTable(manifest.table['workspace']) !== undefined) workspace ??= at;
    }
    if (REPOSITORY.some((name) => around.exists(`${at}/${name}`))) {
      repository = at;
      break;
    }
  }
  const opened =
    repository !== undefined
      ? []
      : around.folders().filter((one) => isInside(folder, one) && !holdsAll(around.real(one)));
  const whole = [repository, workspace, nearestPackage ?? folder];
  return [...new Set([...whole.filter((one) => one !== undefined), ...opened])];
}

/** Is a path located in one of these folders, once all symbolic links are followed? */
export function isReadable(
  around: Surroundings,
  folder: string,
  roots: readonly string[],
  path: string,
): boolean {
  const real = around.real(path);
  if (roots.some((root) => isInside(real, around.real(root)))) return true;
  // A file by itself in the home folder may have modules beside it.
  if (roots.length > 0 || !real.endsWith('.rs')) return false;
  return real === `${around.real(folder)}/${path.slice(path.lastIndexOf('/') + 1)}`;
}

/** Is a path a folder or located below it? */
function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
