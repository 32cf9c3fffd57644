/** Public face of `lsp`: the server, to be given a connection and a host, and the host that Node makes. */
export type { ServerHost } from './context.ts';
export { nodeHost } from './node-host.ts';
export type { DoctorRow } from './protocol.ts';
export { startServer } from './server.ts';
