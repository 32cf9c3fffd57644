/**
 * `npm test`: installs, builds, bundles the tests and runs them all, as many at a time as there are
 * cores (test-pool.mjs).
 *
 *   npm test -- server/test/mir        only test files whose path holds this text
 *   npm test -- -g divergent           options go to mocha
 *   npm test -- --update               rewrite snapshots (npm run bless)
 *   npm test -- --quick                without the files that take long: under a minute
 *   npm test -- --nightly              every case of what is sampled otherwise
 *
 * The tests are bundled because that starts several times faster than loading each TypeScript file
 * through a hook.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ownUrlPlugin } from './own-url.mjs';
import { ensureInstalled, root } from './setup.mjs';
import { QUICK_SECONDS, secondsOf } from './test-times.mjs';

const args = process.argv.slice(2);
const update = args.includes('--update');
const quick = args.includes('--quick');
if (args.includes('--nightly')) process.env['WARPLENS_NIGHTLY'] = '1';
const MODES = ['--update', '--quick', '--nightly'];
const rest = args.filter((arg) => !MODES.includes(arg));
const option = rest.findIndex((arg) => arg.startsWith('-'));
const paths = option < 0 ? rest : rest.slice(0, option);
const mochaOptions = option < 0 ? [] : rest.slice(option);
const whole = rest.length === 0;
/** A part may be run while a whole run takes files from its own folder. */
const OUT = whole ? 'server/dist/test' : 'server/dist/test-part';

ensureInstalled();
await ensureBuilt();
const entries = readdirSync(join(root, 'server/test'), { recursive: true })
  .map((name) => `server/test/${String(name).split(sep).join('/')}`)
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => paths.length === 0 || paths.some((path) => name.includes(path)))
  .filter((name) => !quick || secondsOf(name) <= QUICK_SECONDS)
  .sort();
if (entries.length === 0) {
  process.stderr.write(`no test file matches ${paths.join(' ')}\n`);
  process.exit(2);
}
await bundle(entries);

if (whole) {
  const { runAll } = await import('./test-pool.mjs');
  const files = entries.map((name) =>
    join(root, OUT, name.slice('server/test/'.length).replace(/\.ts$/, '.js')),
  );
  process.exitCode = (await runAll(files, { update, quick })) ? 0 : 1;
} else {
  const mocha = join(root, 'node_modules/mocha/bin/mocha.js');
  const result = spawnSync(
    process.execPath,
    ['--enable-source-maps', mocha, '--exit', ...mochaOptions, `${OUT}/**/*.test.js`],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...(update ? { UPDATE: '1' } : {}) },
    },
  );
  process.exitCode = result.status ?? 1;
}

async function bundle(entryPoints) {
  const { build } = await import('esbuild');
  rmSync(join(root, OUT), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints,
    outbase: 'server/test',
    outdir: OUT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [ownUrlPlugin],
  });
}
