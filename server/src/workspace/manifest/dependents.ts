/**
 * Which packages reach another one by paths, as the host code that launches kernels reaches the
 * package that they are in. Among hundreds of packages, the manifests that name none of those that
 * are known to reach it are not parsed.
 */
import { deviceBuilds } from '../device-builds.ts';
import { deviceLibrary } from './device-libraries.ts';
import type { Package, PackageReader } from './package.ts';
import { joinPaths } from './paths.ts';
import { readPatches } from './resolve.ts';
import type { Surroundings } from './surroundings.ts';
import { asTable } from './toml-file.ts';

/** The folders of the packages that a package depends on by a path, device libraries left out. */
export function pathDependencies(pkg: Package): readonly string[] {
  const patches = readPatches(pkg.workspace ?? pkg.file);
  return pkg.dependencies.flatMap((dependency) => {
    const path = dependency.path ?? patches.get(dependency.package)?.path;
    return path !== undefined && deviceLibrary(dependency.package) === undefined ? [path] : [];
  });
}

/** Folders of packages that the build script of a package compiles for a GPU. */
export function builtFolders(around: Surroundings, folder: string): readonly string[] {
  return deviceBuilds(around.text(`${folder}/build.rs`) ?? '').flatMap((build) => {
    const built = joinPaths(folder, build.folder);
    return around.mayRead(folder, built) ? [built] : [];
  });
}

/** Of the packages in these folders, those that depend on the one in `own`, itself among them. */
export function dependentsOf(
  reader: PackageReader,
  around: Surroundings,
  folders: readonly string[],
  own: string,
): ReadonlySet<string> {
  const texts = folders.map(
    (folder) => [folder, around.text(`${folder}/Cargo.toml`) ?? ''] as const,
  );
  const out = new Set([own]);
  const names = new Set([reader.read(around, own)?.name ?? '']);
  for (const name of names) {
    for (const [folder, text] of texts) {
      if (!text.includes(name)) continue;
      for (const key of renamed(reader, around, folder, name)) names.add(key);
      const pkg = out.has(folder) ? undefined : reader.read(around, folder);
      if (pkg === undefined || !pathDependencies(pkg).some((path) => out.has(path))) continue;
      out.add(folder);
      names.add(pkg.name);
    }
  }
  return out;
}

/** Keys under which members of a workspace inherit a package with another name. */
function renamed(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
  name: string,
): readonly string[] {
  const table = reader.toml(around, `${folder}/Cargo.toml`)?.table;
  const shared = asTable(asTable(table?.['workspace'])?.['dependencies']) ?? {};
  return Object.entries(shared).flatMap(([key, value]) =>
    asTable(value)?.['package'] === name ? [key] : [],
  );
}
