/**
 * Entry of the language server: `server.js --stdio` (also Node's IPC, as an editor starts it). Whatever goes wrong outside a
 * request is written to stderr, and the server goes on.
 */
import { createConnection } from 'vscode-languageserver/node';
import { limitHeap, optimizeLess, reuseCompiledCode } from './disk/index.ts';
import { startServer } from './lsp/index.ts';

// Before the compiler is read, which would make the heap grow.
limitHeap();
optimizeLess();
reuseCompiledCode();

const report = (error: unknown): void => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`warplens: ${text}\n`);
};
process.on('uncaughtException', report);
process.on('unhandledRejection', report);

// An editor that names no transport means stdio.
const named = process.argv.some((arg) => /^--(stdio|node-ipc|socket|pipe)\b/.test(arg));
startServer({
  version: WARPLENS_VERSION,
  connect: (options) =>
    named ? createConnection(options) : createConnection(process.stdin, process.stdout, options),
  loadHost: async () => (await import('./main-lsp-host.ts')).processHost(),
}).catch((error: unknown) => {
  // A part of the installation is missing: nothing would ever be answered.
  report(error);
  process.exit(1);
});
