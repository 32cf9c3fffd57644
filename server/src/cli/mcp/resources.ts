/** Documentation as resources: the pages of `docs`, and one for each rule. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { RULES, rulePage } from '../../rules/index.ts';

/** Registers a resource for each page. */
export function registerPages(server: McpServer, docs: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(docs)) {
    const title = /^# (.+)$/m.exec(text)?.[1] ?? path;
    register(server, `docs/${path}`, title, () => text);
  }
  for (const rule of RULES)
    register(server, `rules/${rule.name}.md`, `${rule.name}: ${rule.title}`, () => rulePage(rule));
}

function register(server: McpServer, path: string, title: string, read: () => string): void {
  const uri = `warplens://${path}`;
  server.registerResource(path, uri, { title, mimeType: 'text/markdown' }, () => ({
    contents: [{ uri, mimeType: 'text/markdown', text: read() }],
  }));
}
