/**
 * `npm run fuzz:programs`: bundles `server/test/fuzz/main.ts` and runs it with the arguments given.
 * A TypeScript hook gives a name to each closure whenever it is made; without that, programs take a
 * tenth less time.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ownUrlPlugin } from './own-url.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const { build } = await import('esbuild');
const outfile = join(root, 'server/dist/fuzz/programs.js');
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
  plugins: [ownUrlPlugin],
});
const args = ['--enable-source-maps', '--max-semi-space-size=64', outfile];
const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
