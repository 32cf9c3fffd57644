/** Packs the extension that runs rust-analyzer, and tells whether there is one to run. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { kit } from './kit.mjs';

const FOLDER = 'client/test/vscode/neighbour';

/** The program; undefined without one. */
export function rustAnalyzer() {
  const places = [process.env['RUST_ANALYZER'], '/usr/bin/rust-analyzer', 'rust-analyzer'];
  return places.find(
    (path) =>
      path !== undefined && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
  );
}

/** The packed extension, in a folder of its own. */
export async function packNeighbour() {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-neighbour-'));
  copyFileSync(join(FOLDER, 'package.json'), join(folder, 'package.json'));
  await build({
    entryPoints: [join(FOLDER, 'extension.mjs')],
    outfile: join(folder, 'extension.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['vscode'],
    logLevel: 'error',
  });
  const file = join(folder, 'neighbour.vsix');
  const args = ['package', '--no-dependencies', '--allow-missing-repository', '--skip-license'];
  const { status, stdout, stderr } = spawnSync(kit.node, [kit.vsce, ...args, '-o', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return file;
}
