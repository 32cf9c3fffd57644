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

/** Without slashes at its end. */
function withoutSlash(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** `path` seen from `folder`, with `.` and `..` worked out. */
export function joinPaths(folder: string, path: string): string {
  const plain = path.replaceAll('\\', '/');
  if (isAbsolute(plain)) return withoutSlash(plain);
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

/**
 * Does a path fit a pattern with `*`, `?` inside one name and `**` over any number of names? Takes
 * time in proportion to the product of both lengths at most.
 */
export function fitsGlob(path: string, pattern: string): boolean {
  const parts = withoutSlash(pattern).split('/');
  return fits(path.split('/'), parts, (part) => part === '**', fitsName);
}

/** `*` is any number of letters, `?` is one. */
function fitsName(name: string, pattern: string): boolean {
  return fits(
    name,
    pattern,
    (letter) => letter === '*',
    (a, b) => b === '?' || a === b,
  );
}

/**
 * Does a sequence fit one with parts that stand for any number of elements? Only the last such part
 * is ever given more: what fits behind an earlier one fits behind the later one as well.
 */
function fits(
  items: ArrayLike<string>,
  pattern: ArrayLike<string>,
  isMany: (part: string) => boolean,
  isOne: (item: string, part: string) => boolean,
): boolean {
  let part = 0;
  let retry = -1;
  let taken = 0;
  for (let at = 0; at < items.length; ) {
    const next = pattern[part];
    if (next !== undefined && isMany(next)) {
      retry = ++part;
      taken = at;
    } else if (next !== undefined && isOne(items[at]!, next)) {
      at++;
      part++;
    } else if (retry >= 0) {
      part = retry;
      at = ++taken;
    } else return false;
  }
  while (part < pattern.length && isMany(pattern[part]!)) part++;
  return part === pattern.length;
}
