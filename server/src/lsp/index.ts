/**
 * Public face of `lsp`: the server, to be given a connection and a host. What is imported from here
 * is read before `initialize` is answered.
 */

export { pathOfUri } from '../base/index.ts';
export type { DoctorRow, FilesNotification, FilesParams } from '../protocol/index.ts';
export type { ServerHost } from './context.ts';
export { loadServe } from './load-serve.ts';
export { type ServerRest, startServer } from './server.ts';
