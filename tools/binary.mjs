/**
 * The command as one executable: Node itself with the bundle inside, as Node's single executable
 * applications are made. The bundle fits the same version of Node for any system and processor.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryOptions } from './build.mjs';
import { licenseText } from './licenses.mjs';
import { say } from './setup.mjs';

/** Where Node looks for what was put into it; the value is Node's. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/**
 * Makes an executable of each `{ node, file, system }` in a folder, `node` being Node's program for
 * that `system`, and the file of licences beside them.
 */
export async function makeBinaries(folder, programs) {
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
  start(process.execPath, ['--experimental-sea-config', config]);
  const { inject } = await import('postject');
  for (const { node, file, system } of programs) {
    const executable = join(folder, file);
    copyFileSync(node, executable);
    chmodSync(executable, 0o755);
    // A signature would no longer fit what it signs.
    if (system === 'darwin') start('codesign', ['--remove-signature', executable]);
    await inject(executable, 'NODE_SEA_BLOB', readFileSync(blob), {
      sentinelFuse: FUSE,
      ...(system === 'darwin' ? { machoSegmentName: 'NODE_SEA' } : {}),
    });
    if (system === 'darwin') start('codesign', ['--sign', '-', executable]);
  }
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licenseText([metafile]));
  for (const file of [script, blob, config]) rmSync(file);
}

function start(program, args) {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  say(`${program} failed${error ? `: ${error.message}` : '; its messages are above'}.`);
  process.exit(1);
}
