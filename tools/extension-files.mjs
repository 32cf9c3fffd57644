/**
 * What the extension is made of, from the repository's root. What an older build has left behind
 * does not ship.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const FILES = [
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'client/dist/extension.cjs',
  'client/dist/client.cjs',
  'client/dist/extension-web.cjs',
  'client/dist/resource-page.js',
  'client/dist/resource-page.css',
  'client/dist/THIRD-PARTY-LICENSES.txt',
  'client/media/icon.png',
  'server/dist/server.js',
  'server/dist/server-rest.cjs',
  'server/dist/server-web.js',
  'server/dist/prelude.json',
];

/** What lies elsewhere here: pages of its own, for users of the extension. */
const ELSEWHERE = {
  'README.md': 'client/README.md',
  'CHANGELOG.md': 'client/CHANGELOG.md',
};

/** Folders of which all files of a form ship. */
const FOLDERS = [
  ['client/media', /\.md$/],
  // Those of the walkthrough.
  ['client/media/pictures', /^(?:panes|resources)\.png$/],
  ['client/snippets', /\.json$/],
  ['server/dist', /^server-[\w-]+-[A-Z0-9]{8}\.js$/],
  ['syntaxes', /\.json$/],
  ['schemas', /\.json$/],
];

/** Fields of package.json that are for the command's package or for working on it. */
const OTHER_FIELDS = ['bin', 'man', 'files', 'scripts', 'devDependencies'];

/**
 * Paths of all files in the extension, in a fixed order; those of a build are there after it.
 */
export function extensionFiles() {
  const inFolders = FOLDERS.flatMap(([folder, form]) =>
    readdirSync(join(root, folder))
      .filter((name) => form.test(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  return [...FILES, ...inFolders];
}

/** Where a file of the extension lies in the repository. */
export function sourceOf(path) {
  return ELSEWHERE[path] ?? path;
}

/** The manifest as the extension ships it. */
export function extensionManifest(manifest) {
  return Object.fromEntries(
    Object.entries(manifest).filter(([field]) => !OTHER_FIELDS.includes(field)),
  );
}
