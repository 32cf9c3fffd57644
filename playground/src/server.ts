/**
 * The language server in a worker, as VS Code for the Web has it, and this page as its client. The
 * worker is made from a script in memory because such a worker has the page's content security
 * policy: it can reach nothing, as the page.
 */
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  type CancellationToken,
  createProtocolConnection,
  type InitializeParams,
  type InitializeResult,
  type ProtocolConnection,
  type ServerCapabilities,
} from 'vscode-languageserver-protocol/browser';
import type { DebugNotification, DebugParams } from '../../server/src/protocol/index.ts';

const DEBUG: DebugNotification = 'warplens/debug';

/** A text that the server is told about. */
export interface OpenText {
  readonly uri: string;
  readonly languageId: string;
  version(): number;
  text(): string;
}

export type ServerState = 'starting' | 'running' | 'failed';

/** Milliseconds until an answer that has not come will not come. */
const PATIENCE = 30_000;

const INITIALIZE: InitializeParams = {
  processId: null,
  clientInfo: { name: 'Warplens playground' },
  rootUri: null,
  capabilities: {
    experimental: { warplensDebug: true },
    general: { positionEncodings: ['utf-16'] },
    textDocument: {
      diagnostic: {},
      hover: { contentFormat: ['markdown'] },
      definition: {},
      completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
      codeLens: {},
      inlayHint: {},
      codeAction: {
        dataSupport: true,
        resolveSupport: { properties: ['edit'] },
        codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } },
      },
      semanticTokens: {
        requests: { full: true },
        tokenTypes: [],
        tokenModifiers: [],
        formats: ['relative'],
      },
    },
  },
};

export class Server {
  state: ServerState = 'starting';
  /** Why the server is not there, when it has failed. */
  failure = '';
  capabilities: ServerCapabilities = {};
  /** Called at each change of the state. */
  readonly onState: (() => void)[] = [];
  /** Called with each message of a debug session. */
  readonly onDebug = new Set<(params: DebugParams) => void>();
  private readonly script: string;
  private readonly texts = new Map<string, OpenText>();
  private worker: Worker | undefined;
  private connection: ProtocolConnection | undefined;
  private running: Promise<ProtocolConnection>;

  /** `script`: address of the server's script. */
  constructor(script: string) {
    this.script = script;
    this.running = this.start();
  }

  /** A new worker, which is told about all open texts. */
  restart(): void {
    this.stop();
    this.running = this.start();
    this.enter('starting');
  }

  /** Opens a text, with this server and with later ones. */
  async open(text: OpenText): Promise<void> {
    this.texts.set(text.uri, text);
    if (this.state === 'running') await this.tellOf(await this.running, text);
  }

  /** From now on a text that the server knows already is told to later servers as this one. */
  follow(text: OpenText): void {
    this.texts.set(text.uri, text);
  }

  /** Tells of something, unless there is nobody to tell: a server that comes is told all texts. */
  notify(method: string, params: unknown): void {
    if (this.state !== 'running') return;
    this.connection?.sendNotification(method, params).catch(() => undefined);
  }

  /** Asks; rejects when there is no answer, and takes the server for stuck when none comes. */
  async request<R>(method: string, params: unknown, token?: CancellationToken): Promise<R> {
    const connection = await this.running;
    const timer = setTimeout(() => {
      if (connection === this.connection) this.fail('it does not answer');
    }, PATIENCE);
    try {
      return await (token
        ? connection.sendRequest<R>(method, params, token)
        : connection.sendRequest<R>(method, params));
    } finally {
      clearTimeout(timer);
    }
  }

  /** `workspace/executeCommand`. */
  command<R>(command: string, args: readonly unknown[]): Promise<R> {
    return this.request<R>('workspace/executeCommand', { command, arguments: args });
  }

  private start(): Promise<ProtocolConnection> {
    const source = `importScripts(${JSON.stringify(this.script)})`;
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const worker = new Worker(address);
    this.worker = worker;
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker === this.worker) this.fail(event.message || 'its script could not be loaded');
    });
    const connection = createProtocolConnection(
      new BrowserMessageReader(worker),
      new BrowserMessageWriter(worker),
    );
    this.connection = connection;
    connection.onNotification(DEBUG, (params: DebugParams) => {
      for (const told of this.onDebug) told(params);
    });
    connection.listen();
    const running = this.initialize(connection);
    running.catch(() => {
      if (connection === this.connection) this.fail('it did not start');
    });
    return running;
  }

  private async initialize(connection: ProtocolConnection): Promise<ProtocolConnection> {
    const result = await connection.sendRequest<InitializeResult>('initialize', INITIALIZE);
    this.capabilities = result.capabilities;
    await connection.sendNotification('initialized', {});
    for (const text of this.texts.values()) await this.tellOf(connection, text);
    this.enter('running');
    return connection;
  }

  private async tellOf(connection: ProtocolConnection, text: OpenText): Promise<void> {
    const { uri, languageId } = text;
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: text.version(), text: text.text() },
    });
  }

  private fail(why: string): void {
    if (this.state === 'failed') return;
    this.failure = why;
    this.stop();
    this.enter('failed');
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    // Requests that are open are rejected.
    this.connection?.dispose();
    this.connection = undefined;
  }

  private enter(state: ServerState): void {
    this.state = state;
    for (const told of this.onState) told();
  }
}
