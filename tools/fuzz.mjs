/**
 * `npm run fuzz:programs`, `fuzz:schedules`, `fuzz:coverage`: bundles one of the fuzzers below
 * `server/test/fuzz` and runs it with the arguments given. A TypeScript hook gives a name to each
 * closure whenever it is made, and compiles all sources at each start.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { COUNTED_BANNER, countBlocksPlugin } from './count-blocks.mjs';
import { ownUrlPlugin } from './own-url.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const { build } = await import('esbuild');
const ENTRIES = {
  programs: 'server/test/fuzz/main.ts',
  schedules: 'server/test/fuzz/schedules/main.ts',
  coverage: 'server/test/fuzz/coverage/main.ts',
};
/** Our sources, and the only parser of others. */
const COUNTED = /[\\/](?:server[\\/]src|node_modules[\\/]vscode-jsonrpc)[\\/].*\.[jt]s$/;
const [name, ...given] = process.argv.slice(2);
const outfile = join(root, `server/dist/fuzz/${name}.js`);
await build({
  absWorkingDir: root,
  entryPoints: [ENTRIES[name]],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
  ...(name === 'coverage'
    ? {
        banner: { js: COUNTED_BANNER },
        plugins: [ownUrlPlugin, countBlocksPlugin(COUNTED)],
        alias: {
          'vscode-jsonrpc/node': join(root, 'node_modules/vscode-jsonrpc/lib/node/main.js'),
        },
        external: ['node:*'],
      }
    : { packages: 'external', plugins: [ownUrlPlugin] }),
});
const args = ['--enable-source-maps', '--max-semi-space-size=64', outfile];
const { status } = spawnSync(process.execPath, [...args, ...given], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
