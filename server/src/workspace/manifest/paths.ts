/** Paths as texts: absolute, with forward slashes. */

export function parentOf(path: string): string | undefined {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? undefined : path.slice(0, slash);
}

/** The last name of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function isAbsolute(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:\//.test(path);
}

/** `path` seen from `folder`, with `.` and `..` worked out. */
export function joinPaths(folder: string, path: string): string {
  const plain = path.replaceAll('\\', '/');
  if (isAbsolute(plain)) return plain.replace(/\/+$/, '');
  const parts = folder.split('/');
  for (const part of plain.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 1) parts.pop();
    else if (part !== '..') parts.push(part);
  }
  return parts.join('/');
}

/** The folders around a path, nearest first. */
export function* foldersAbove(path: string): Generator<string> {
  for (let folder = parentOf(path); folder !== undefined; folder = parentOf(folder)) yield folder;
}

/** Does a path fit a pattern with `*`, `?` inside one name and `**` over any number of names? */
export function fitsGlob(path: string, pattern: string): boolean {
  const source = pattern
    .replace(/\/+$/, '')
    .split('/')
    .map((part) =>
      part === '**'
        ? '.*'
        : part
            .replace(/[.+^${}()|[\]\\]/g, '\\$&')
            .replaceAll('*', '[^/]*')
            .replaceAll('?', '[^/]'),
    )
    .join('/');
  return new RegExp(`^${source}$`).test(path);
}
