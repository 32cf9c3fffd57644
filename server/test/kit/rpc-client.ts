/**
 * A language client for tests: requests, notifications, what the server said, and waiting for it
 * with a limit.
 */
import type { Readable, Writable } from 'node:stream';
import {
  AbstractMessageWriter,
  CancellationTokenSource,
  createMessageConnection,
  type Message,
  type MessageConnection,
  type MessageWriter,
  StreamMessageReader,
} from 'vscode-jsonrpc/node';
import { applyEdits, fileId, LineIndex } from '../../src/base/index.ts';
import { PATIENCE } from './until.ts';

export interface Notified {
  readonly method: string;
  readonly params: unknown;
}

interface LspRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/**
 * Writes each message as one chunk, and several as one where the other end must see them together.
 */
class ChunkWriter extends AbstractMessageWriter implements MessageWriter {
  private readonly stream: Writable;
  private held: string[] | undefined;

  constructor(stream: Writable) {
    super();
    this.stream = stream;
    stream.on('error', (error) => this.fireError(error));
    stream.on('close', () => this.fireClose());
  }

  write(message: Message): Promise<void> {
    const body = JSON.stringify(message);
    const text = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    if (this.held === undefined) this.stream.write(text);
    else this.held.push(text);
    return Promise.resolve();
  }

  together<T>(send: () => T): T {
    const held: string[] = [];
    this.held = held;
    try {
      return send();
    } finally {
      this.held = undefined;
      this.stream.write(held.join(''));
    }
  }

  end(): void {
    this.stream.end();
  }
}

export class RpcClient {
  readonly connection: MessageConnection;
  private readonly writer: ChunkWriter;
  readonly received: Notified[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly versions = new Map<string, number>();

  /** Speaks over two streams: what the server writes, and what it reads. */
  constructor(from: Readable, to: Writable) {
    this.writer = new ChunkWriter(to);
    const connection = createMessageConnection(new StreamMessageReader(from), this.writer);
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

  async initialize(
    capabilities: object,
    more: {
      readonly initializationOptions?: object | undefined;
      readonly [key: string]: unknown;
    } = {},
  ): Promise<Record<string, unknown>> {
    const params = {
      processId: null,
      rootUri: null,
      capabilities,
      // As a client whose user trusts the workspace; a test may say otherwise.
      ...more,
      initializationOptions: { trusted: true, ...more.initializationOptions },
    };
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

  /**
   * Sends messages as one chunk: the server reads them together, before it can have begun with any.
   */
  together<T>(send: () => T): T {
    return this.writer.together(send);
  }

  /** Sends a request and takes it back at once, in one chunk. */
  requestCancelled<T>(method: string, params: unknown): Promise<T> {
    return this.writer.together(() => {
      const source = new CancellationTokenSource();
      const answer = this.connection.sendRequest<T>(method, params, source.token);
      source.cancel();
      return answer;
    });
  }

  execute<T>(command: string, ...args: unknown[]): Promise<T> {
    return this.request<T>('workspace/executeCommand', { command, arguments: args });
  }

  open(uri: string, text: string, languageId = 'rust'): Promise<void> {
    this.versions.set(uri, 1);
    const textDocument = { uri, languageId, version: 1, text };
    return this.notify('textDocument/didOpen', { textDocument });
  }

  /** One incremental edit; without a range the whole text. */
  change(uri: string, range: LspRange | undefined, text: string): Promise<void> {
    const version = (this.versions.get(uri) ?? 1) + 1;
    this.versions.set(uri, version);
    const textDocument = { uri, version };
    return this.notify('textDocument/didChange', {
      textDocument,
      contentChanges: [range === undefined ? { text } : { range, text }],
    });
  }

  /** The first message of a method for which `test` holds, also one that came already. */
  async waitFor<T>(
    method: string,
    test: (params: T) => boolean = () => true,
    limit = PATIENCE,
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

/**
 * Does a server that answered `initialize` so take edits? Others want the whole text, and take the
 * text of an edit for it.
 */
export function takesRanges({ textDocumentSync }: Record<string, unknown>): boolean {
  const change =
    typeof textDocumentSync === 'object' && textDocumentSync !== null
      ? (textDocumentSync as { readonly change?: unknown }).change
      : textDocumentSync;
  return change === 2;
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
