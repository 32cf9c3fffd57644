/** Entry of the library in Node. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadPrelude } from 'warplens:prelude';
import { listFiles, machine, readSpecData, slashes } from './disk/index.ts';
import { createLibrary } from './library/index.ts';
import { createEngine } from './workspace/index.ts';

export { WarplensError } from './library/index.ts';

export const version = WARPLENS_VERSION;

export const { check, compile, kernels, run } = createLibrary({
  version,
  createEngine: async (host) => createEngine({ ...host, prelude: loadPrelude }),
  files: {
    cwd: () => slashes(process.cwd()),
    absolute: (path) => slashes(resolve(path)),
    exists: existsSync,
    isFolder: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true,
    list: listFiles,
    readData: readSpecData,
    host: machine,
  },
});
