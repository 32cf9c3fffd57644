/** `file:` URIs to absolute paths with forward slashes and back, without Node. */

/** Absolute path of a `file:` URI; any other URI stands for itself. */
export function pathOfUri(uri: string): string {
  if (!uri.startsWith('file://')) return uri;
  const slash = uri.indexOf('/', 'file://'.length);
  const host = uri.slice('file://'.length, slash);
  const path = decode(uri.slice(slash));
  if (host !== '') return `//${host}${path}`;
  // A drive letter: `/c:/x` is `C:/x` on disk.
  return /^\/[A-Za-z]:\//.test(path) ? path[1]!.toUpperCase() + path.slice(2) : path;
}

export function uriOfPath(path: string): string {
  if (/^[a-z][\w+.-]+:/i.test(path) && !/^[A-Za-z]:\//.test(path)) return path;
  if (path.startsWith('//')) return `file:${encode(path, '/')}`;
  const rooted = path.startsWith('/') ? path : `/${path[0]!.toLowerCase()}${path.slice(1)}`;
  return `file://${encode(rooted, '/')}`;
}

/** Percent-encodes all but RFC 3986's unreserved characters and `keep`. */
export function encode(text: string, keep = ''): string {
  return Array.from(text, (c) =>
    /[\w.~-]/.test(c) || keep.includes(c)
      ? c
      : encodeURIComponent(c).replace(
          /[!'()*]/g,
          (x) => `%${x.charCodeAt(0).toString(16).toUpperCase()}`,
        ),
  ).join('');
}

/** What was percent-encoded; anything else stands for itself. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign in a path that was never encoded.
    return text;
  }
}
