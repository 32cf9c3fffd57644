/**
 * Entry of the language server: `server.js --stdio` (also Node's IPC, as an editor starts it). Whatever goes wrong outside a
 * request is written to stderr, and the server goes on.
 */
import { loadPrelude } from 'warplens:prelude';
import { createConnection } from 'vscode-languageserver/node';
import { collectGarbage, limitHeap, listRustFiles, rememberSeen } from './disk/index.ts';
import { startServer } from './lsp/index.ts';
import { assemblePtx, compileWithRustc, doctor } from './toolchain/index.ts';
import { createEngine } from './workspace/index.ts';

const report = (error: unknown): void => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`warplens: ${text}\n`);
};
process.on('uncaughtException', report);
process.on('unhandledRejection', report);

limitHeap();
// An editor that names no transport means stdio.
const named = process.argv.some((arg) => /^--(stdio|node-ipc|socket|pipe)\b/.test(arg));
const connection = named ? createConnection() : createConnection(process.stdin, process.stdout);
const machine = rememberSeen();
startServer(connection, {
  version: WARPLENS_VERSION,
  createEngine: () => createEngine({ ...machine, prelude: loadPrelude }),
  listRustFiles,
  changedFiles: machine.changed,
  collectGarbage,
  doctor,
  assemble: assemblePtx,
  compile: compileWithRustc,
});
