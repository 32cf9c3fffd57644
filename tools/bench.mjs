/**
 * `npm run bench [NAME...]`: bundles `bench/*.bench.ts` and runs them one after the other, each in
 * a process of its own. They print tables; nothing fails on a time.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, say } from './setup.mjs';

const OUT = 'server/dist/bench';

ensureInstalled();
const wanted = process.argv.slice(2);
const names = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .sort();
if (names.length === 0) {
  say(`no bench matches ${wanted.join(' ')}`);
  process.exit(2);
}
const { build } = await import('esbuild');
const { ownUrlPlugin } = await import('./own-url.mjs');
const { ensureBuilt, preludePlugin } = await import('./build.mjs');
// Some benches start the server.
await ensureBuilt();
rmSync(join(root, OUT), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: names.map((name) => `bench/${name}`),
  outdir: OUT,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
  inject: [join(root, 'bench/as-server.ts')],
  plugins: [ownUrlPlugin, preludePlugin],
});
for (const name of names) {
  say(`\n${name}`);
  const file = join(root, OUT, name.replace(/\.ts$/, '.js'));
  const { status } = spawnSync(process.execPath, ['--expose-gc', file], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
