/**
 * `npm run test:vscode`: packages the extension and drives it in real VS Code, in a headless browser. Skips by name what is
 * missing; `.ci/install-vscode` brings it. Not part of `npm test`, because it takes about a minute.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { missingTools } from '../client/test/vscode/kit.mjs';
import { packageExtension } from './package.mjs';
import { root, say } from './setup.mjs';

process.chdir(root);
const missing = missingTools();
if (missing.length > 0) {
  say(`VS Code tests skipped, missing: ${missing.join(', ')}`);
} else {
  const vsix = await packageExtension();
  const mocha = join(root, 'node_modules/mocha/bin/mocha.js');
  const args = [
    mocha,
    '--no-config',
    '--bail',
    '--exit',
    ...process.argv.slice(2),
    'client/test/vscode/vscode.test.mjs',
    'client/test/vscode/web.test.mjs',
  ];
  const env = { ...process.env, WARPLENS_VSIX: vsix };
  process.exitCode =
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
