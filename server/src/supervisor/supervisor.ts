/**
 * The server runs in a thread of its own, and this is between it and the client. A server from
 * which nothing comes any more, or whose memory is used up, is replaced: the new one is told what
 * the old one knew and asked what the old one had not answered yet. The request that the old one
 * was busy with is stopped: its answer says so. A file is left alone until its next edit when it
 * was what two such requests in a row were about. The client keeps its connection and sees an
 * answer to everything that it asked.
 */
import type {
  Message,
  MessageReader,
  MessageWriter,
  NotificationMessage,
  RequestMessage,
  ResponseMessage,
} from 'vscode-jsonrpc/node';
import { Activity, workText } from './activity.ts';
import { BusyNote, type Work } from './busy-note.ts';
import {
  documentOf,
  type LeaveAloneNotification,
  type LeaveAloneParams,
  notAnalysed,
} from './messages.ts';
import { ClientSession, paramsOf, REPLAYED_INITIALIZE } from './session.ts';
import { askAgain, leftAloneAnswer, stoppedAnswer, TRY_AGAIN } from './stopped.ts';
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
const WARNING_MESSAGE = 2;

/** A file that was stopped so often, as what a request was about, is left alone. */
const MOST_STOPS = 2;

/** So often a request is asked of another server. */
const MOST_TRIES = 3;

/** Servers that end without any document to blame, one after the other, before this gives up. */
const MOST_FAILURES = 3;

interface Pending {
  readonly message: RequestMessage;
  readonly uri: string | undefined;
  /** Servers that were asked. */
  tries: number;
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
  /** Files that are left alone, and why. */
  private readonly leftAlone = new Map<string, string>();
  /** Files that work on the whole workspace passes over. */
  private readonly passedOver = new Set<string>();
  /** How often a request about a file was stopped since its last edit. */
  private readonly stops = new Map<string, number>();
  private readonly activity: Activity;
  private lastEdited: string | undefined;
  private failures = 0;
  private shutdown = false;

  constructor(parts: SupervisorParts) {
    this.parts = parts;
    this.activity = new Activity(
      (message) => this.say(message),
      () => this.session.shows,
    );
    this.watch = new Watch(parts.limits, {
      ask: (id) => this.post({ jsonrpc: '2.0', id, method: 'warplens/ping' } as RequestMessage),
      waits: () => {
        const note = new BusyNote(this.thread.memory);
        this.activity.working(note.read(), note.readStep());
      },
      answers: () => this.activity.ended(),
      stuck: (seconds) => this.replace(`stopped after ${seconds} s`),
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
    if (commandOf(message) === TRY_AGAIN) {
      this.tryAgain(message, uri);
      return;
    }
    const why = uri === undefined ? undefined : this.leftAlone.get(uri);
    if (uri !== undefined && why !== undefined) {
      this.say(leftAloneAnswer(message, uri, why));
      return;
    }
    if (message.id !== null) this.pending.set(message.id, { message, uri, tries: 1 });
    this.post(message);
  }

  private told(message: NotificationMessage): void {
    const uri = uriOf(message);
    this.session.notify(message);
    const { method } = message;
    if (method === 'textDocument/didOpen' || method === 'textDocument/didChange') {
      this.lastEdited = uri;
      if (uri !== undefined) this.edited(uri);
    }
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

  /** What was stopped with a text is tried again with another one. */
  private edited(uri: string): void {
    this.stops.delete(uri);
    if (this.passedOver.delete(uri)) this.tellLeftAlone();
  }

  /** The user wants what was stopped after all. */
  private tryAgain({ id }: RequestMessage, uri: string | undefined): void {
    if (uri !== undefined) {
      this.edited(uri);
      if (this.leftAlone.delete(uri)) {
        this.tellLeftAlone();
        if (this.session.documents.has(uri)) this.post(this.session.opened(uri));
      }
    }
    this.say({ jsonrpc: '2.0', id, result: null } as Message);
    for (const method of this.session.refreshes)
      this.say({ jsonrpc: '2.0', id: `${this.generation}:again`, method } as RequestMessage);
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
      if (id === REPLAYED_INITIALIZE) {
        this.introduced(message);
        return;
      }
      if (this.watch.answered(id)) {
        this.failures = 0;
        return;
      }
      if (id !== null) {
        const asked = this.pending.get(id);
        // One that is refused, before `initialize`, is none.
        if (asked?.message.method === 'shutdown' && !('error' in message)) this.shutdown = true;
        this.pending.delete(id);
      }
      this.say(message);
    }
  }

  /** A new server has answered the introduction, which the client may still wait for. */
  private introduced(message: Message): void {
    for (const [id, asked] of this.pending) {
      if (asked.message.method !== 'initialize') continue;
      this.pending.delete(id);
      this.say({ ...message, id } as Message);
    }
  }

  /** Does the client wait for an answer that does not wait for a change itself? */
  private isWaiting(): boolean {
    return [...this.pending.values()].some(
      ({ message: { method } }) => method !== 'workspace/diagnostic',
    );
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

  /** @param why `stopped after 20 s` */
  private replace(why: string): void {
    const work = this.workAtEnd();
    this.watch.stop();
    const old = this.thread;
    this.generation++;
    this.failures++;
    if (this.failures > MOST_FAILURES) {
      process.stderr.write(`warplens: ${why}\n`);
      this.leave(1);
      return;
    }
    const newlyAlone = work === undefined ? undefined : this.blame(work, why);
    this.answerStopped(work, why);
    this.unregister();
    this.thread = this.startThread();
    old.terminate();
    for (const message of this.session.introduction()) this.post(message);
    this.tellLeftAlone();
    for (const uri of this.session.documents.keys()) {
      if (this.leftAlone.has(uri)) continue;
      this.post(this.session.opened(uri));
      this.watch.sent(uri);
    }
    for (const { message } of this.pending.values())
      if (message.method !== 'initialize') this.post(message);
    // Somebody waits for what was asked again.
    this.watch.sent(undefined);
    const on = work === undefined ? '' : ` ${workText(work)}`;
    const alone = newlyAlone === undefined ? '' : '; that file is left alone until its next edit';
    const text = `the server${on} ${why} and was started again${alone}`;
    this.activity.ended({ state: 'starting', text });
    this.show(`Warplens: ${text}`);
    if (newlyAlone !== undefined && !this.session.pulls)
      this.say(
        published(newlyAlone, [notAnalysed(`${why}; it is tried again after the next edit`)]),
      );
  }

  /** What the server is busy with as it ends; where it has noted nothing, taking in a text. */
  private workAtEnd(): Work | undefined {
    const noted = new BusyNote(this.thread.memory).read();
    if (noted !== undefined) return noted;
    const uri = this.watch.suspected(this.lastEdited);
    return uri === undefined
      ? undefined
      : { request: 'textDocument/didChange', uri, scope: 'file' };
  }

  /** Takes note of what was stopped; a file that is to be left alone from now on. */
  private blame({ uri, scope }: Work, why: string): string | undefined {
    if (uri === undefined) return undefined;
    if (scope === 'workspace') {
      this.passedOver.add(uri);
      this.failures = 0;
      return undefined;
    }
    const stops = (this.stops.get(uri) ?? 0) + 1;
    this.stops.set(uri, stops);
    if (stops < MOST_STOPS) return undefined;
    this.leftAlone.set(uri, why);
    this.failures = 0;
    return uri;
  }

  /**
   * Answers what was stopped, what is about files that are left alone, and what was asked of too
   * many servers. All other requests stay open: the next server is asked.
   */
  private answerStopped(work: Work | undefined, why: string): void {
    let isFound = false;
    for (const [id, asked] of this.pending) {
      const { message, uri } = asked;
      const isStopped = !isFound && work?.scope === 'file' && isFor(message, uri, work);
      const alone = uri === undefined ? undefined : this.leftAlone.get(uri);
      if (isStopped) {
        isFound = true;
        this.say(stoppedAnswer(message, work.uri, why));
      } else if (uri !== undefined && alone !== undefined) {
        this.say(leftAloneAnswer(message, uri, alone));
      } else if (asked.tries >= MOST_TRIES) {
        this.say(askAgain(id, message.method));
      } else {
        asked.tries++;
        continue;
      }
      this.pending.delete(id);
    }
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
    const params: LeaveAloneParams = {
      uris: [...this.leftAlone.keys()],
      passOver: [...this.passedOver],
    };
    this.post({ jsonrpc: '2.0', method: LEAVE_ALONE, params } as object as NotificationMessage);
  }

  private show(message: string): void {
    const params = { type: WARNING_MESSAGE, message };
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

function commandOf({ method, params }: RequestMessage): unknown {
  return method === 'workspace/executeCommand'
    ? (params as { readonly command?: unknown } | undefined)?.command
    : undefined;
}

/** Is a request the one that a piece of work was done for? */
function isFor(
  { method }: RequestMessage,
  about: string | undefined,
  { request, uri }: Work,
): boolean {
  const isMethod = method === request || method.startsWith(`${request}/`);
  return isMethod && (about === undefined || uri === undefined || about === uri);
}

function published(uri: string, diagnostics: readonly object[]): NotificationMessage {
  const params = { uri, diagnostics } as object;
  return { jsonrpc: '2.0', method: 'textDocument/publishDiagnostics', params };
}
