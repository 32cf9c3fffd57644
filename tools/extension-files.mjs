/**
 * What the extension is made of, from the repository's root: the files that `.vscodeignore` does
 * not leave out. What an older build has left behind does not ship.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** What lies elsewhere here: pages of its own, for users of the extension. */
const ELSEWHERE = {
  'README.md': 'client/README.md',
  'CHANGELOG.md': 'client/CHANGELOG.md',
};

/** It is made while packaging; see `tools/extension-manifest.ts`. */
const MANIFEST = 'package.json';

/**
 * Paths of all files in the extension but its manifest, in a fixed order; those of a build are
 * there after it.
 */
export function extensionFiles() {
  const kept = readFileSync(join(root, '.vscodeignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1).trim());
  return kept.flatMap((pattern) => (pattern === MANIFEST ? [] : matching(pattern)));
}

/** A path of which the last part may have `*` and `?`. */
function matching(pattern) {
  if (!/[*?]/.test(pattern)) return [pattern];
  const cut = pattern.lastIndexOf('/');
  const [folder, name] = [pattern.slice(0, cut), pattern.slice(cut + 1)];
  const source = name.replace(/[.*?]/g, (char) =>
    char === '.' ? '\\.' : char === '*' ? '.*' : '.',
  );
  const form = new RegExp(`^${source}$`);
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((one) => form.test(one))
    .sort()
    .map((one) => `${folder}/${one}`);
}

/** Where a file of the extension lies in the repository. */
export function sourceOf(path) {
  return ELSEWHERE[path] ?? path;
}
