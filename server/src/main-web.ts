/**
 * Entry of the language server in a browser's worker. It reads no files: the client sends the
 * workspace's texts, and what an engine would read from a disk comes from there.
 */
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
} from 'vscode-languageserver/browser';
import { startServer } from './lsp/index.ts';

/** What a worker's global scope has of a port. */
type Port = ConstructorParameters<typeof BrowserMessageReader>[0];

const port = globalThis as unknown as Port;
void startServer({
  version: WARPLENS_VERSION,
  connect: (options) =>
    createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port), options),
  load: async () => (await import('./main-web-host.ts')).loadRest(),
});
