/** Public face of `lsp`: the server, to be given a connection and a host, and the host that a browser's worker makes. */
export type { ServerHost } from './context.ts';
export type { DoctorRow, FilesNotification, FilesParams } from './protocol.ts';
export { startServer } from './server.ts';
export { type WebHost, webHost } from './web-host.ts';
