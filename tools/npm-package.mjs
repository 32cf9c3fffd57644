/**
 * The package for npm. `prepare`, which npm runs where it installs the package from a repository,
 * as the framework pre-commit has it do, makes the bundles as they ship, the declarations of the
 * library, the licences and the man page. `prepack` does the same before `npm pack` and `npm
 * publish` and puts a manifest without what is for working on it in the place of package.json,
 * `postpack` puts that back. What goes into the package is the list `files` of package.json.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { licenseText } from './licenses.mjs';
import { runBundled } from './run-bundled.mjs';
import { ensureInstalled, KEPT_MANIFEST, restoreManifest, root } from './setup.mjs';

/** Where `man` of package.json says the page is. */
const MAN_PAGE = 'server/dist/warplens.1';

/** Fields of package.json that are for working on it. */
const OTHER_FIELDS = ['scripts', 'devDependencies'];

/** What `run --on gpu` takes where it is installed; npm does not install it by itself. */
const OPTIONAL = {
  peerDependencies: { koffi: '>=2' },
  peerDependenciesMeta: { koffi: { optional: true } },
};

/** The manifest that ships, from the text of package.json. */
export function npmManifest(text) {
  const fields = Object.entries(JSON.parse(text));
  const kept = fields.filter(([field]) => !OTHER_FIELDS.includes(field));
  return `${JSON.stringify({ ...Object.fromEntries(kept), ...OPTIONAL }, undefined, 2)}\n`;
}

/** Puts the manifest that ships in the place of the one in a folder. */
export function stageManifest(folder) {
  const manifest = join(folder, 'package.json');
  const kept = join(folder, KEPT_MANIFEST);
  if (existsSync(kept)) return;
  mkdirSync(dirname(kept), { recursive: true });
  const text = readFileSync(manifest, 'utf8');
  // Whole, or not at all: from then on the other one can be put back.
  writeFileSync(`${kept}.part`, text);
  renameSync(`${kept}.part`, kept);
  writeFileSync(manifest, npmManifest(text));
}

/** The man page, in the language of `man`. */
export function manPage() {
  return runBundled('tools/man-page.ts');
}

async function prepare() {
  ensureInstalled();
  const { command, server, library } = await build({ minify: true });
  writeFileSync(
    join(root, 'server/dist/THIRD-PARTY-LICENSES.txt'),
    licenseText([...command, ...server, ...library]),
  );
  rmSync(join(root, MAN_PAGE), { force: true });
  writeFileSync(join(root, MAN_PAGE), await manPage());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--restore')) restoreManifest(root);
  else {
    await prepare();
    if (process.argv.includes('--stage')) stageManifest(root);
  }
}
