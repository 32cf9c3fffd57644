/**
 * Loads all of the server that is not needed to answer `initialize`, `main-lsp-host.ts`, with what
 * was compiled of it before. The protocol's library is the one that has made the connection.
 */
import { fileURLToPath } from 'node:url';
import * as library from 'vscode-languageserver/node';
import { loadKept } from './disk/index.ts';
import type { ServerRest } from './lsp/index.ts';

export function loadRest(): Promise<ServerRest> {
  const path = fileURLToPath(new URL('./server-rest.cjs', import.meta.url));
  const { exports, keep } = loadKept<typeof import('./main-lsp-host.ts')>(path, WARPLENS_VERSION, {
    'vscode-languageserver': library,
  });
  return exports.loadRest(keep);
}
