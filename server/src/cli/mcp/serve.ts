/**
 * The Model Context Protocol server: the tools of the table and the documentation, over a transport
 * that is given. It reads the workspace and writes nothing.
 */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { visible } from '../../report/index.ts';
import { CliError } from '../io.ts';
import { Stopped, ToolError } from './errors.ts';
import type { Tool, ToolCall, Zod } from './kit.ts';
import { registerPages } from './resources.ts';
import { type McpHost, McpSession } from './session.ts';
import { check } from './tools/check.ts';
import { diff } from './tools/diff.ts';
import { explain } from './tools/explain.ts';
import { listKernels } from './tools/list-kernels.ts';
import { preview } from './tools/preview.ts';
import { resources } from './tools/resources.ts';
import { run, test } from './tools/run.ts';

/** A new tool is a file and a line here. */
const TOOLS: readonly ((z: Zod) => Tool)[] = [
  listKernels,
  check,
  preview,
  explain,
  resources,
  diff,
  run,
  test,
];

/** The protocol's library, which is a bundle of its own. */
export interface McpLibrary {
  readonly z: Zod;
  readonly McpServer: typeof McpServer;
}

/** Most values in the arguments of a call. */
const MOST_ELEMENTS = 10_000;

const INSTRUCTIONS =
  'Warplens compiles and checks GPU kernels in Rust and MLIR without a GPU. Start with `list_kernels`; after each edit call `check`, which reads the files anew. Paths are those of the workspace.';

/** Serves a client until the transport is closed. */
export async function serveMcp(
  { z, McpServer: Server }: McpLibrary,
  host: McpHost,
  transport: Transport,
): Promise<void> {
  const server = new Server(
    { name: 'warplens', title: 'Warplens', version: host.version },
    { instructions: INSTRUCTIONS, maxToolInputElements: MOST_ELEMENTS },
  );
  const session = new McpSession(host);
  for (const make of TOOLS) registerTool(server, session, make(z));
  registerPages(server, host.docs());
  // What is no message of the protocol is passed over.
  server.server.onerror = () => undefined;
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
  });
  await server.connect(transport);
  await closed;
}

function registerTool(server: McpServer, session: McpSession, tool: Tool): void {
  const { name, title, description, input, output } = tool;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: input,
      outputSchema: output,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (args, extra) => {
      const token = extra._meta?.progressToken;
      let last = 0;
      const call: ToolCall = {
        signal: extra.signal,
        progress(done, of, message) {
          const now = Date.now();
          if (token === undefined || now - last < 100) return;
          last = now;
          const params = {
            progressToken: token,
            progress: done,
            ...(of !== undefined && { total: of }),
            message: visible(message),
          };
          // The client may be gone.
          extra
            .sendNotification({ method: 'notifications/progress', params })
            .catch(() => undefined);
        },
        async pause() {
          await new Promise<void>((resolve) => setImmediate(resolve));
          if (extra.signal.aborted) throw new Stopped();
        },
      };
      try {
        const answer = await session.alone(() => tool.run(session, args, call));
        return {
          content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
          structuredContent: answer as Record<string, unknown>,
        };
      } catch (error) {
        return {
          isError: true,
          content: [{ type: 'text' as const, text: messageOf(session, error) }],
        };
      }
    },
  );
}

/** What a call is told that failed; a bug of ours does not end the server. */
function messageOf({ folders }: McpSession, error: unknown): string {
  if (error instanceof ToolError || error instanceof Stopped) return visible(error.message);
  if (error instanceof CliError) {
    const text = folders.reduce((all, one) => all.replaceAll(`${one}/`, ''), error.message);
    return visible(text.replace(/:1:1: /, ': '));
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return visible(`internal error, please report it: ${text}`);
}
