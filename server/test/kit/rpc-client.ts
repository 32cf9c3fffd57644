/** A language client for tests: requests, notifications, what the server said, and waiting for it with a limit. */

import type { MessageConnection } from 'vscode-jsonrpc/node';
import { applyEdits, fileId, LineIndex } from '../../src/base/index.ts';

export interface Notified {
  readonly method: string;
  readonly params: unknown;
}

interface LspRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

export class RpcClient {
  readonly connection: MessageConnection;
  readonly received: Notified[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly versions = new Map<string, number>();

  constructor(connection: MessageConnection) {
    this.connection = connection;
    connection.onNotification((method, params) => this.note(method, params));
    // Requests of the server to the client: registrations, configuration, refreshes.
    connection.onRequest((method, params) => {
      this.note(method, params);
      return method === 'workspace/configuration' ? [null] : null;
    });
    connection.listen();
  }

  private note(method: string, params: unknown): void {
    this.received.push({ method, params });
    for (const wake of this.waiting.splice(0)) wake();
  }

  async initialize(capabilities: object, more: object = {}): Promise<Record<string, unknown>> {
    const params = { processId: null, rootUri: null, capabilities, ...more };
    const { capabilities: answer } = await this.request<{ capabilities: Record<string, unknown> }>(
      'initialize',
      params,
    );
    await this.notify('initialized', {});
    return answer;
  }

  request<T>(method: string, params: unknown): Promise<T> {
    return this.connection.sendRequest<T>(method, params);
  }

  notify(method: string, params: unknown): Promise<void> {
    return this.connection.sendNotification(method, params);
  }

  execute<T>(command: string, ...args: unknown[]): Promise<T> {
    return this.request<T>('workspace/executeCommand', { command, arguments: args });
  }

  open(uri: string, text: string, languageId = 'rust'): Promise<void> {
    this.versions.set(uri, 1);
    const textDocument = { uri, languageId, version: 1, text };
    return this.notify('textDocument/didOpen', { textDocument });
  }

  /** One incremental edit. */
  change(uri: string, range: LspRange, text: string): Promise<void> {
    const version = (this.versions.get(uri) ?? 1) + 1;
    this.versions.set(uri, version);
    const textDocument = { uri, version };
    return this.notify('textDocument/didChange', {
      textDocument,
      contentChanges: [{ range, text }],
    });
  }

  /** The first message of a method for which `test` holds, also one that came already. */
  async waitFor<T>(
    method: string,
    test: (params: T) => boolean = () => true,
    limit = 5000,
  ): Promise<T> {
    const end = Date.now() + limit;
    for (;;) {
      const found = this.received.find((n) => n.method === method && test(n.params as T));
      if (found) return found.params as T;
      const left = end - Date.now();
      if (left <= 0) throw new Error(`no ${method} within ${limit} ms`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Forgets what was received, so that `waitFor` sees only what comes next. */
  forget(): void {
    this.received.length = 0;
  }

  async shutdown(): Promise<void> {
    await this.request('shutdown', null);
    await this.notify('exit', null);
    this.connection.dispose();
  }
}

/** Applies LSP text edits to a text. */
export function applyLspEdits(
  text: string,
  edits: readonly { range: LspRange; newText: string }[],
): string {
  const index = new LineIndex(text);
  const offset = (p: LspRange['start']): number => index.offset({ line: p.line, col: p.character });
  const file = fileId(0);
  return applyEdits(
    text,
    edits.map(({ range, newText }) => ({
      span: { file, start: offset(range.start), end: offset(range.end) },
      newText,
    })),
  );
}
