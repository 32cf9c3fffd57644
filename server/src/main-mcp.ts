/**
 * Entry of the Model Context Protocol server, `mcp.js`: the protocol's library and the transport.
 * The compiler is the language server's, loaded from the same bundle.
 */
import { fileURLToPath } from 'node:url';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  array,
  boolean,
  enum as enumOf,
  int,
  literal,
  number,
  object,
  record,
  strictObject,
  string,
  unknown,
} from 'zod';

/** Serves the client on stdin and stdout until it has gone. */
export async function serve(folders: readonly string[]): Promise<void> {
  const { loadMcp } = await import('./main-lsp-rest.ts');
  const z = {
    array,
    boolean,
    enum: enumOf,
    int,
    literal,
    number,
    object,
    record,
    strictObject,
    string,
    unknown,
  };
  const transport = new StdioServerTransport();
  // The library notices a closed input only when it writes.
  process.stdin.once('end', () => void transport.close());
  process.stdout.on('error', () => process.exit(0));
  const serveHere = await loadMcp();
  await serveHere({ z, McpServer }, folders.length === 0 ? [process.cwd()] : folders, transport);
  // Threads of runs may be there.
  process.exit(0);
}

// As editors start it, without the command; the single-file executable has no address.
const own: string | undefined = import.meta.url;
if (own !== undefined && process.argv[1] === fileURLToPath(own)) void serve(process.argv.slice(2));
