/**
 * `npm run fuzz:programs`: bundles `server/test/fuzz/main.ts` and runs it with the arguments given.
 * The bundle has loops over arrays written by index, as the product has, and none of the names that
 * a TypeScript hook gives to each closure: programs take a fifth less time.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openIndexLoops } from './index-loops.mjs';
import { ownUrlPlugin } from './own-url.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const { build } = await import('esbuild');
const outfile = join(root, 'server/dist/fuzz/programs.js');
const loops = openIndexLoops(join(root, 'tsconfig.json'));
await build({
  absWorkingDir: root,
  entryPoints: ['server/test/fuzz/main.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [ownUrlPlugin, loops.plugin],
});
loops.close();
const args = ['--enable-source-maps', '--max-semi-space-size=64', outfile];
const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
