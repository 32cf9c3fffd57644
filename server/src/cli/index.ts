/** Public face of `cli`. */
export { debugHost } from './commands/dap.ts';
export { EXIT, type Io } from './io.ts';
export { runCli } from './main.ts';
export { manPage } from './man-page.ts';
export { type McpLibrary, serveMcp } from './mcp/serve.ts';
export type { McpHost } from './mcp/session.ts';
export { processIo } from './process-io.ts';
export { createTerminalProgress } from './terminal-progress.ts';
