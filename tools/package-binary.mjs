/**
 * `npm run package:binary`: the command as one executable for people without Node:
 * `dist-binary/warplens`, for the system and processor that this runs on.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeBinaries } from './binary.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const folder = join(root, 'dist-binary');
const file = process.platform === 'win32' ? 'warplens.exe' : 'warplens';
rmSync(folder, { recursive: true, force: true });
await makeBinaries(folder, [{ node: process.execPath, file, system: process.platform }]);
console.log(join(folder, file));
