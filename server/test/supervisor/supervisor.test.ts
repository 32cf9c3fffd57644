/**
 * A server that hangs is replaced: what the client sees of it, and what the new
 * server is told.
 */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import {
  type Message,
  type NotificationMessage,
  type RequestMessage,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { BusyNote, type ServerThread, supervise, type Work } from '../../src/supervisor/index.ts';
import { RpcClient } from '../kit/rpc-client.ts';
import { until } from '../kit/until.ts';

const BAD = 'file:///w/bad%20one.rs';
const GOOD = 'file:///w/good.rs';
/** A server that has not answered by the first look is stuck. */
const LIMITS = { processor: 0, clock: 1e9, interval: 20 };

/** A client that shows what a server works on. */
const SHOWING = {
  window: { workDoneProgress: true },
  experimental: { warplensStatus: true },
};

/** A server that says `null` to everything until a text holds the word `HANG`. */
class Toy implements ServerThread {
  readonly memory = new SharedArrayBuffer(1024);
  readonly received: Message[] = [];
  terminated = false;
  private hangs = false;
  private readonly waiting: Message[] = [];
  private readonly listeners: ((message: Message) => void)[] = [];
  private end: ((code: number, failure: string | undefined) => void) | undefined;

  post(message: Message): void {
    setImmediate(() => this.take(message));
  }

  private take(message: Message): void {
    if (this.hangs) {
      this.waiting.push(message);
      return;
    }
    this.received.push(message);
    if (JSON.stringify(message).includes('HANG')) this.hangs = true;
    else if ('id' in message && 'method' in message)
      this.say({ jsonrpc: '2.0', id: message.id, result: null } as Message);
  }

  say(message: Message): void {
    if (!this.hangs) for (const listener of this.listeners) listener(message);
  }

  onMessage(listener: (message: Message) => void): void {
    this.listeners.push(listener);
  }

  onEnd(listener: (code: number, failure: string | undefined) => void): void {
    this.end = listener;
  }

  terminate(): void {
    this.terminated = true;
  }

  /** Answers nothing until it goes on. */
  stick(): void {
    this.hangs = true;
  }

  goOn(): void {
    this.hangs = false;
    for (const message of this.waiting.splice(0)) this.take(message);
  }

  die(failure: string | undefined): void {
    this.end?.(7, failure);
  }

  /** Methods that it was told or asked, without those of the watch, each with the document. */
  get heard(): string[] {
    return (this.received as (RequestMessage & NotificationMessage)[])
      .filter(({ method }) => method !== undefined && method !== 'warplens/ping')
      .map(({ method, params }) => {
        const { textDocument, uris } = (params ?? {}) as {
          textDocument?: { uri: string; text?: string };
          uris?: string[];
        };
        return [method, textDocument?.uri, textDocument?.text, ...(uris ?? [])]
          .filter((part) => part !== undefined)
          .join(' ');
      });
  }
}

describe('supervisor', () => {
  let client: RpcClient;
  let threads: Toy[];
  let exits: number[];
  const start = async (limits = LIMITS, more: object = {}): Promise<void> => {
    const up = new PassThrough();
    const down = new PassThrough();
    const own: Toy[] = [];
    threads = own;
    exits = [];
    supervise({
      reader: new StreamMessageReader(up),
      writer: new StreamMessageWriter(down),
      start() {
        const thread = new Toy();
        own.push(thread);
        return thread;
      },
      exit: (code) => void exits.push(code),
      limits,
    });
    client = new RpcClient(down, up);
    const capabilities = { textDocument: { diagnostic: {} }, ...more };
    await client.request('initialize', { processId: null, rootUri: null, capabilities });
    await client.notify('initialized', {});
    await client.open(GOOD, 'fn good() {}\n');
    await client.open(BAD, 'fn bad() {}\n');
  };
  beforeEach(() => start());
  afterEach(() => client.connection.dispose());

  const at = (character: number) => ({ line: 0, character });
  const hang = () => client.change(BAD, { start: at(0), end: at(0) }, 'HANG ');
  const said = (method: string) => client.received.filter((m) => m.method === method);
  const messages = () =>
    said('window/showMessage').map(({ params }) => (params as { message: string }).message);
  /** The text of the file stops each server that reads it: the second time it is left alone. */
  const replaced = (times: number) =>
    until(
      () => messages().length >= times && threads[times]!.heard.length > 3,
      () => `${messages().length} new servers`,
    );
  const note = (thread: Toy, work: Work): void => new BusyNote(thread.memory).write(work);

  it('passes everything on while the server answers', async () => {
    assert.equal(await client.request('textDocument/hover', { textDocument: { uri: GOOD } }), null);
    threads[0]!.say({ jsonrpc: '2.0', method: 'window/logMessage', params: { x: 1 } } as Message);
    await until(
      () => said('window/logMessage').length === 1,
      () => 'no message',
    );
    await new Promise((resolve) => setTimeout(resolve, 5 * LIMITS.interval));
    assert.equal(threads.length, 1);
  });

  it('starts a new server, which knows what the old one knew and is asked what it was asked', async () => {
    await hang();
    const hover = client.request('textDocument/hover', { textDocument: { uri: GOOD } });
    const pull = client.request('textDocument/diagnostic', { textDocument: { uri: GOOD } });
    assert.deepEqual(await Promise.all([hover, pull]), [null, null]);
    assert.ok(threads[0]!.terminated);
    assert.deepEqual(threads[1]!.heard, [
      'initialize',
      'initialized',
      'warplens/leaveAlone',
      `textDocument/didOpen ${GOOD} fn good() {}\n`,
      `textDocument/didOpen ${BAD} HANG fn bad() {}\n`,
    ]);
    assert.deepEqual(threads[2]!.heard.slice(0, 6), [
      'initialize',
      'initialized',
      `warplens/leaveAlone ${BAD}`,
      `textDocument/didOpen ${GOOD} fn good() {}\n`,
      `textDocument/hover ${GOOD}`,
      `textDocument/diagnostic ${GOOD}`,
    ]);
    const [first, second] = messages();
    assert.match(first!, /`textDocument\/didChange` of `bad one\.rs` stopped after .*again$/);
    assert.match(second!, /that file is left alone until its next edit$/);
  });

  it('leaves a file alone that stopped two servers, until its next edit', async () => {
    await hang();
    await replaced(2);
    const thread = threads[2]!;
    const before = thread.heard.length;
    const report = await client.request<{ items: { message: string }[] }>(
      'textDocument/diagnostic',
      { textDocument: { uri: BAD } },
    );
    assert.match(report.items[0]!.message, /^not analysed: stopped after .* after the next edit$/);
    assert.equal(await client.request('textDocument/hover', { textDocument: { uri: BAD } }), null);
    const [lens] = await client.request<{ command: { title: string; arguments: unknown } }[]>(
      'textDocument/codeLens',
      { textDocument: { uri: BAD } },
    );
    assert.match(lens!.command.title, /^Warplens: stopped after .*: try again$/);
    assert.deepEqual(lens!.command.arguments, [BAD]);
    await assert.rejects(
      client.request('workspace/executeCommand', { command: 'c', arguments: [BAD] }),
      /stopped after/,
    );
    assert.equal(thread.heard.length, before);
    await client.change(BAD, { start: at(0), end: at(5) }, '');
    await client.request('textDocument/hover', { textDocument: { uri: BAD } });
    assert.deepEqual(thread.heard.slice(before), [
      'warplens/leaveAlone',
      `textDocument/didOpen ${BAD} fn bad() {}\n`,
      `textDocument/hover ${BAD}`,
    ]);
  });

  it('tries again when the user asks for it', async () => {
    await hang();
    await replaced(2);
    const command = { command: 'warplens.tryAgain', arguments: [BAD] };
    assert.equal(await client.request('workspace/executeCommand', command), null);
    await until(
      () => threads[2]!.heard.at(-1) === `textDocument/didOpen ${BAD} HANG fn bad() {}\n`,
      () => threads[2]!.heard.join('; '),
    );
  });

  it('stops the request that the server works on, and no other', async () => {
    note(threads[0]!, { request: 'textDocument/codeLens', uri: GOOD, scope: 'file' });
    threads[0]!.stick();
    const textDocument = { uri: GOOD };
    const lens = client.request<{ command: { title: string } }[]>('textDocument/codeLens', {
      textDocument,
    });
    const hover = client.request('textDocument/hover', { textDocument });
    assert.equal(await hover, null);
    assert.match((await lens)[0]!.command.title, /try again$/);
    assert.deepEqual(threads[1]!.heard.slice(2), [
      'warplens/leaveAlone',
      `textDocument/didOpen ${GOOD} fn good() {}\n`,
      `textDocument/didOpen ${BAD} fn bad() {}\n`,
      `textDocument/hover ${GOOD}`,
    ]);
    assert.match(messages()[0]!, /`textDocument\/codeLens` of `good\.rs` stopped after/);
  });

  it('passes over the file at which work on the workspace was stopped', async () => {
    const uri = 'file:///w/other.rs';
    note(threads[0]!, { request: 'workspace/diagnostic', uri, scope: 'workspace' });
    threads[0]!.stick();
    const pull = client.request('workspace/diagnostic', { previousResultIds: [] });
    const hover = client.request('textDocument/hover', { textDocument: { uri } });
    assert.deepEqual(await Promise.all([pull, hover]), [null, null]);
    const told = threads[1]!.received.find(
      (m) => (m as NotificationMessage).method === 'warplens/leaveAlone',
    ) as NotificationMessage;
    assert.deepEqual(told.params, { uris: [], passOver: [uri] });
  });

  it('says what it works on while it does not answer', async () => {
    client.connection.dispose();
    await start({ ...LIMITS, processor: 1e9 }, SHOWING);
    const progress: { kind: string; percentage: number }[] = [];
    client.connection.onUnhandledProgress(({ value }) => void progress.push(value as never));
    const thread = threads.at(-1)!;
    note(thread, { request: 'textDocument/codeLens', uri: GOOD, scope: 'file' });
    new BusyNote(thread.memory).progress({ what: 'reading cuda_device', done: 12, of: 40 });
    thread.stick();
    await client.notify('textDocument/didSave', { textDocument: { uri: GOOD } });
    const status = await client.waitFor<{ state: string; text: string }>('warplens/status');
    assert.deepEqual(status, {
      state: 'working',
      text: 'reading cuda_device, 12 of 40 files (for `textDocument/codeLens` of `good.rs`)',
    });
    await until(
      () => progress.length > 0,
      () => 'no progress',
    );
    assert.deepEqual([progress[0]!.kind, progress[0]!.percentage], ['begin', 30]);
    thread.goOn();
    await client.waitFor<{ state: string }>('warplens/status', ({ state }) => state === 'ready');
    await until(
      () => progress.at(-1)!.kind === 'end',
      () => JSON.stringify(progress),
    );
  });

  it('takes back what the old server registered, and drops answers that were for it', async () => {
    const registrations = [{ id: 'r1', method: 'textDocument/codeLens' }];
    const request = { jsonrpc: '2.0', id: 0, method: 'client/registerCapability' };
    threads[0]!.say({ ...request, params: { registrations } } as Message);
    await until(
      () => threads[0]!.received.some((m) => 'id' in m && m.id === 0 && 'result' in m),
      () => 'no answer',
    );
    await hang();
    await replaced(2);
    await until(
      () => said('client/unregisterCapability').length === 1,
      () => 'nothing taken back',
    );
    assert.deepEqual(said('client/unregisterCapability')[0]!.params, {
      unregisterations: registrations,
    });
    assert.ok(threads[1]!.received.every((m) => 'method' in m || 'id' in m === false));
  });

  it('replaces a server that ended, and ends with one that wished to', async () => {
    threads[0]!.die('used up its memory');
    await replaced(1);
    assert.deepEqual(exits, []);
    threads[1]!.die(undefined);
    assert.deepEqual(exits, [7]);
  });
});
