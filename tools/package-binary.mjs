/**
 * `npm run package:binary`: the command as one executable for people without Node:
 * `dist-binary/warplens`, for the system and processor that this runs on. It is Node itself with
 * the bundle inside, as Node's single executable applications are made.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryOptions } from './build.mjs';
import { licenseText } from './licenses.mjs';
import { ensureInstalled, root, say } from './setup.mjs';

const OUT = 'dist-binary';
/** Where Node looks for what was put into it; the value is Node's. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

ensureInstalled();
const folder = join(root, OUT);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const script = join(folder, 'warplens.cjs');
const esbuild = await import('esbuild');
const { metafile } = await esbuild.build({ ...binaryOptions(), outfile: script });
const blob = join(folder, 'warplens.blob');
const config = join(folder, 'sea.json');
writeFileSync(
  config,
  JSON.stringify({ main: script, output: blob, disableExperimentalSEAWarning: true }),
);
run(process.execPath, ['--experimental-sea-config', config]);
const executable = join(folder, process.platform === 'win32' ? 'warplens.exe' : 'warplens');
copyFileSync(process.execPath, executable);
chmodSync(executable, 0o755);
// A signature would no longer fit what it signs.
if (process.platform === 'darwin') run('codesign', ['--remove-signature', executable]);
const { inject } = await import('postject');
await inject(executable, 'NODE_SEA_BLOB', readFileSync(blob), {
  sentinelFuse: FUSE,
  ...(process.platform === 'darwin' ? { machoSegmentName: 'NODE_SEA' } : {}),
});
if (process.platform === 'darwin') run('codesign', ['--sign', '-', executable]);
writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licenseText([metafile]));
for (const file of [script, blob, config]) rmSync(file);
console.log(executable);

function run(program, args) {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  say(`${program} failed${error ? `: ${error.message}` : '; its messages are above'}.`);
  process.exit(1);
}
