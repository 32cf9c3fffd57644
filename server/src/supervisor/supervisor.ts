/**
 * The server runs in a thread of its own, and this stands between it and the client. A server from
 * which nothing comes any more, or whose memory is used up, is replaced: the new one is told what
 * the old one knew, and the file that the old one was busy with is left alone until its next edit.
 * The client keeps its connection and sees an answer to everything that it asked.
 */
import type {
  Message,
  MessageReader,
  MessageWriter,
  NotificationMessage,
  RequestMessage,
  ResponseMessage,
} from 'vscode-jsonrpc/node';
import { BusyNote } from './busy-note.ts';
import { documentOf, type LeaveAloneNotification } from './messages.ts';
import { ClientSession, paramsOf, REPLAYED_INITIALIZE } from './session.ts';
import { Watch, type WatchLimits } from './watch.ts';

/** The thread in which a server runs. */
export interface ServerThread {
  /** Where it notes what it works on: a `BusyNote`. */
  readonly memory: SharedArrayBuffer;
  post(message: Message): void;
  onMessage(listener: (message: Message) => void): void;
  /** `failure` says why it ended, where that was not its own wish. */
  onEnd(listener: (code: number, failure: string | undefined) => void): void;
  terminate(): void;
}

export interface SupervisorParts {
  readonly reader: MessageReader;
  readonly writer: MessageWriter;
  start(): ServerThread;
  /** Ends the process. */
  exit(code: number): void;
  readonly limits: WatchLimits;
}

const LEAVE_ALONE: LeaveAloneNotification = 'warplens/leaveAlone';

/** Of the protocol; its package would be most of what this process reads. */
const ERRORS = { ContentModified: -32801, ServerCancelled: -32802, RequestFailed: -32803 };
const ERROR_MESSAGE = 1;

/** Servers that end without any document to blame, one after the other, before this gives up. */
const MOST_FAILURES = 3;

interface Pending {
  readonly method: string;
  readonly uri: string | undefined;
}

export function supervise(parts: SupervisorParts): void {
  new Supervisor(parts).listen();
}

class Supervisor {
  private readonly parts: SupervisorParts;
  private readonly session = new ClientSession();
  private readonly watch: Watch;
  private thread: ServerThread;
  private generation = 0;
  /** What the client waits for, by its ids. */
  private readonly pending = new Map<number | string, Pending>();
  /** What the server has registered with the client: the method by id. */
  private readonly registered = new Map<string, string>();
  private readonly leftAlone = new Set<string>();
  private lastEdited: string | undefined;
  private failures = 0;
  private shutdown = false;

  constructor(parts: SupervisorParts) {
    this.parts = parts;
    this.watch = new Watch(parts.limits, {
      ask: (id) => this.post({ jsonrpc: '2.0', id, method: 'warplens/ping' } as RequestMessage),
      stuck: (seconds) => this.replace(`did not finish within ${seconds} s`),
      note: () => new BusyNote(this.thread.memory),
      isAwaited: () => this.isWaiting(),
    });
    this.thread = this.startThread();
  }

  listen(): void {
    const { reader } = this.parts;
    reader.onClose(() => this.leave(this.shutdown ? 0 : 1));
    reader.onError((error) => process.stderr.write(`warplens: ${error.message}\n`));
    reader.listen((message) => this.fromClient(message));
  }

  private leave(code: number): void {
    this.watch.stop();
    this.thread.terminate();
    this.parts.exit(code);
  }

  private startThread(): ServerThread {
    const thread = this.parts.start();
    thread.onMessage((message) => {
      if (thread === this.thread) this.fromServer(message);
    });
    thread.onEnd((code, failure) => {
      if (thread !== this.thread) return;
      if (failure === undefined) this.leave(code);
      else this.replace(failure);
    });
    return thread;
  }

  private post(message: Message): void {
    this.thread.post(message);
  }

  private say(message: Message): void {
    this.parts.writer.write(message).catch(() => undefined);
  }

  // ------------------------------------------------------------------------------- from the client

  private fromClient(message: Message): void {
    if (isRequest(message)) this.requested(message);
    else if (isNotification(message)) this.told(message);
    else this.answered(message as ResponseMessage);
    if (this.session.documents.size > 0) this.watch.sent(uriOf(message));
  }

  private requested(message: RequestMessage): void {
    const uri = uriOf(message);
    this.session.request(message);
    if (uri !== undefined && this.leftAlone.has(uri)) {
      this.say(answerFor(message, uri));
      return;
    }
    if (message.id !== null) this.pending.set(message.id, { method: message.method, uri });
    this.post(message);
  }

  private told(message: NotificationMessage): void {
    const uri = uriOf(message);
    this.session.notify(message);
    const { method } = message;
    if (method === 'textDocument/didOpen' || method === 'textDocument/didChange')
      this.lastEdited = uri;
    if (uri === undefined || !this.leftAlone.has(uri)) {
      this.post(message);
      return;
    }
    // The server has not heard of this document since it was started.
    if (method === 'textDocument/didChange' || method === 'textDocument/didOpen') {
      this.leftAlone.delete(uri);
      this.tellLeftAlone();
      this.post(this.session.opened(uri));
    } else if (method === 'textDocument/didClose' && !this.session.pulls) {
      this.say(published(uri, []));
    }
  }

  /** Answers to a server that is no more are for nobody. */
  private answered(message: ResponseMessage): void {
    const [generation, kind, id] = String(message.id).split(':');
    if (Number(generation) !== this.generation || id === undefined) return;
    this.post({ ...message, id: kind === 'n' ? Number(id) : id } as Message);
  }

  // ------------------------------------------------------------------------------- from the server

  private fromServer(message: Message): void {
    if (isRequest(message)) {
      this.noteRegistrations(message);
      const kind = typeof message.id === 'number' ? 'n' : 's';
      this.say({ ...message, id: `${this.generation}:${kind}:${message.id}` } as RequestMessage);
    } else if (isNotification(message)) this.say(message);
    else {
      const { id } = message as ResponseMessage;
      if (id === REPLAYED_INITIALIZE) return;
      if (this.watch.answered(id)) {
        this.failures = 0;
        return;
      }
      if (id !== null) {
        const asked = this.pending.get(id);
        // One that is refused, before `initialize`, is none.
        if (asked?.method === 'shutdown' && !('error' in message)) this.shutdown = true;
        this.pending.delete(id);
      }
      this.say(message);
    }
  }

  /** Does the client wait for an answer that does not wait for a change itself? */
  private isWaiting(): boolean {
    return [...this.pending.values()].some(({ method }) => method !== 'workspace/diagnostic');
  }

  private noteRegistrations(message: RequestMessage): void {
    type Rows = readonly { readonly id: string; readonly method: string }[];
    if (message.method === 'client/registerCapability') {
      const { registrations } = paramsOf<{ registrations: Rows }>(message);
      for (const { id, method } of registrations) this.registered.set(id, method);
    } else if (message.method === 'client/unregisterCapability') {
      const { unregisterations } = paramsOf<{ unregisterations: Rows }>(message);
      for (const { id } of unregisterations) this.registered.delete(id);
    }
  }

  // ---------------------------------------------------------------------------------- a new server

  private replace(why: string): void {
    const blamed = this.watch.busy(this.lastEdited) ?? this.lastEdited;
    const named = blamed ?? 'the server';
    this.watch.stop();
    const old = this.thread;
    this.generation++;
    this.failures++;
    if (blamed !== undefined && !this.leftAlone.has(blamed)) this.leftAlone.add(blamed);
    else if (this.failures > MOST_FAILURES) {
      process.stderr.write(`warplens: ${why}\n`);
      this.leave(1);
      return;
    }
    for (const [id, { method }] of this.pending) this.say(refused(id, method));
    this.pending.clear();
    this.unregister();
    this.thread = this.startThread();
    old.terminate();
    for (const message of this.session.introduction()) this.post(message);
    this.tellLeftAlone();
    for (const uri of this.session.documents.keys())
      if (!this.leftAlone.has(uri)) this.post(this.session.opened(uri));
    const file = decodeURIComponent(named.split('/').at(-1) ?? named);
    this.show(
      `warplens ${why}, at \`${file}\`; it was started anew and leaves that file alone until its next edit`,
    );
    if (blamed !== undefined && !this.session.pulls) this.say(published(blamed, [note()]));
  }

  /** What the old server registered would answer beside the new one. */
  private unregister(): void {
    if (this.registered.size === 0) return;
    const unregisterations = [...this.registered].map(([id, method]) => ({ id, method }));
    this.registered.clear();
    const id = `${this.generation}:unregister`;
    const method = 'client/unregisterCapability';
    this.say({ jsonrpc: '2.0', id, method, params: { unregisterations } } as RequestMessage);
  }

  private tellLeftAlone(): void {
    const params = { uris: [...this.leftAlone] };
    this.post({ jsonrpc: '2.0', method: LEAVE_ALONE, params } as NotificationMessage);
  }

  private show(message: string): void {
    const params = { type: ERROR_MESSAGE, message };
    for (const method of ['window/showMessage', 'window/logMessage'])
      this.say({ jsonrpc: '2.0', method, params } as NotificationMessage);
  }
}

// -------------------------------------------------------------------------------------- messages

function isRequest(message: Message): message is RequestMessage {
  return 'method' in message && 'id' in message;
}

function isNotification(message: Message): message is NotificationMessage {
  return 'method' in message && !('id' in message);
}

function uriOf(message: Message): string | undefined {
  return documentOf((message as { params?: unknown }).params);
}

/** What stands in a file that is left alone. */
export function note(): object {
  return {
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    severity: 2,
    source: 'warplens',
    code: 'not-analysed',
    message:
      'not analysed: the compiler did not finish this file; it is left alone until its next edit',
  };
}

function published(uri: string, diagnostics: readonly object[]): NotificationMessage {
  const params = { uri, diagnostics } as object;
  return { jsonrpc: '2.0', method: 'textDocument/publishDiagnostics', params };
}

/** The answer to a request about a document that is left alone. */
function answerFor({ id, method }: RequestMessage, uri: string): ResponseMessage {
  if (method === 'textDocument/diagnostic')
    return { jsonrpc: '2.0', id, result: { kind: 'full', items: [note()] } as object };
  if (method.startsWith('textDocument/')) return { jsonrpc: '2.0', id, result: null };
  const message = `${uri} is left alone until its next edit`;
  return { jsonrpc: '2.0', id, error: { code: ERRORS.RequestFailed, message } };
}

/** The answer to what a server that is no more was asked: ask again. */
function refused(id: number | string, method: string): ResponseMessage {
  const message = 'the server was started anew';
  const error = method.endsWith('iagnostic')
    ? { code: ERRORS.ServerCancelled, message, data: { retriggerRequest: true } }
    : { code: ERRORS.ContentModified, message };
  return { jsonrpc: '2.0', id, error };
}
