/**
 * Entry of the language server in a browser's worker. It reads no files: the client sends the workspace's texts, and what an
 * engine would read from a disk comes from there.
 */
import { loadPrelude } from 'warplens:prelude';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
} from 'vscode-languageserver/browser';
import { type FilesNotification, type FilesParams, startServer, webHost } from './lsp/index.ts';

/** What a worker's global scope has of a port. */
type Port = ConstructorParameters<typeof BrowserMessageReader>[0];

const FILES: FilesNotification = 'warplens/files';
const port = globalThis as unknown as Port;
const connection = createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port));
const host = webHost(loadPrelude, WARPLENS_VERSION);
const server = startServer(connection, host);
connection.onNotification(FILES, ({ files }: FilesParams) => {
  server.filesChanged(host.receive(files));
});
