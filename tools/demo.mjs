/**
 * `npm run demo`: from a fresh clone to the PTX of a real kernel, with a word about what to try
 * next.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './setup.mjs';

const KERNEL = 'test-fixtures/kernels/saxpy.rs';

ensureInstalled();
await ensureBuilt();
const cli = join(root, 'server/dist/cli.js');
const args = [cli, 'ptx', KERNEL, '--kernel', 'saxpy'];
const result = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
if (result.status === 0) {
  process.stderr.write(`
That was the PTX of the kernel \`saxpy\` in ${KERNEL}, made by Warplens alone.
Where to go next:
  node server/dist/cli.js ptx YOUR_FILE.rs      the same for a file of yours; \`amdgcn\` for AMD
  node server/dist/cli.js check YOUR_FILE.rs    GPU diagnostics
  node server/dist/cli.js run ${KERNEL} --launch ${KERNEL.replace(/rs$/, 'json')}
                                                runs it in the simulator
  node server/dist/cli.js --help                everything else
  README.md                                     VS Code and other editors
`);
}
process.exitCode = result.status ?? 1;
