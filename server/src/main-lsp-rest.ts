/**
 * Loads all of the server that is not needed to answer `initialize`, `main-lsp-host.ts`, with what
 * was compiled of it before. The protocol's library is the one that has made the connection.
 */
import { fileURLToPath } from 'node:url';
import * as library from 'vscode-languageserver/node';
import { loadKept } from './disk/index.ts';
import type { ServerRest } from './lsp/index.ts';

/** Runs kernels for the server, in a thread of its own. */
export function answerRuns(): void {
  load().exports.answerRunsHere();
}

export function loadRest(): Promise<ServerRest> {
  const { exports, keep } = load();
  return exports.loadRest(keep);
}

function load() {
  const path = fileURLToPath(new URL('./server-rest.cjs', import.meta.url));
  return loadKept<typeof import('./main-lsp-host.ts')>(path, WARPLENS_VERSION, {
    'vscode-languageserver': library,
  });
}
