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

/** What serves clients of the Model Context Protocol. Nothing is written to the disk for it. */
export async function loadMcp(): Promise<typeof import('./main-lsp-host.ts').serveMcpHere> {
  return load().exports.serveMcpHere;
}

/** What makes sessions for debuggers. */
export function loadDebug(): typeof import('./main-lsp-host.ts').debugHere {
  return load().exports.debugHere;
}

function load() {
  const path = fileURLToPath(new URL('./server-rest.cjs', import.meta.url));
  return loadKept<typeof import('./main-lsp-host.ts')>(path, WARPLENS_VERSION, {
    'vscode-languageserver': library,
  });
}
