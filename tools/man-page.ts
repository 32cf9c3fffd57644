/** The man page, on standard output; `tools/npm-package.mjs` bundles and runs this. */
import packageJson from '../package.json' with { type: 'json' };
import { manPage, processIo } from '../server/src/cli/index.ts';
import { createEngine } from '../server/src/workspace/index.ts';

const io = processIo({
  version: packageJson.version,
  // Tables are read, nothing is compiled: no file and no prelude is needed.
  createEngine: () => createEngine({ readFile: () => undefined, prelude: () => ({}) }),
  startServer: async () => undefined,
});
io.out(manPage(io));
