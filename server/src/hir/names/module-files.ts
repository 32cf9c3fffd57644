/**
 * Which file `mod name;` means, by rustc's rules. Paths are texts with forward slashes; nothing is
 * read here.
 */

/** Folder of a path, without the slash; empty when it has none. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : slash === 0 ? '/' : path.slice(0, slash);
}

/** Joins a folder and a relative path and takes `.` and `..` out. Absolute paths stay. */
export function joinPath(folder: string, path: string): string {
  const plain = path.replaceAll('\\', '/');
  if (plain.startsWith('/')) return plain;
  const absolute = folder.startsWith('/');
  const parts = folder.split('/').filter((p) => p !== '');
  for (const part of plain.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return (absolute ? '/' : '') + parts.join('/');
}

/** A file to try, and the folder its own children lie in. */
export interface ModuleFile {
  readonly path: string;
  readonly folder: string;
}

/**
 * Candidates for `mod name;`, best first. `folder` is where children of the declaring module lie,
 * `pathFolder` what its `#[path]` attributes are relative to, `path` the value of such an
 * attribute.
 */
export function moduleFiles(
  name: string,
  folder: string,
  pathFolder: string,
  path: string | undefined,
): readonly ModuleFile[] {
  if (path !== undefined) {
    const file = joinPath(pathFolder, path);
    return [{ path: file, folder: folderOf(file) }];
  }
  const own = joinPath(folder, name);
  return [
    { path: `${own}.rs`, folder: own },
    { path: `${own}/mod.rs`, folder: own },
  ];
}
