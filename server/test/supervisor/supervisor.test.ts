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
import { BusyNote, type ServerThread, supervise } from '../../src/supervisor/index.ts';
import { RpcClient } from '../kit/rpc-client.ts';
import { until } from '../kit/until.ts';

const BAD = 'file:///w/bad%20one.rs';
const GOOD = 'file:///w/good.rs';
/** A server that has not answered by the first look is stuck. */
const LIMITS = { processor: 0, clock: 1e9, interval: 20 };

/** A server that says `null` to everything until a text holds the word `HANG`. */
class Toy implements ServerThread {
  readonly memory = new SharedArrayBuffer(1024);
  readonly received: Message[] = [];
  terminated = false;
  private hangs = false;
  private readonly listeners: ((message: Message) => void)[] = [];
  private end: ((code: number, failure: string | undefined) => void) | undefined;

  post(message: Message): void {
    setImmediate(() => this.take(message));
  }

  private take(message: Message): void {
    if (this.hangs) return;
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
  beforeEach(async () => {
    const up = new PassThrough();
    const down = new PassThrough();
    threads = [];
    exits = [];
    supervise({
      reader: new StreamMessageReader(up),
      writer: new StreamMessageWriter(down),
      start() {
        const thread = new Toy();
        threads.push(thread);
        return thread;
      },
      exit: (code) => void exits.push(code),
      limits: LIMITS,
    });
    client = new RpcClient(down, up);
    const capabilities = { textDocument: { diagnostic: {} } };
    await client.request('initialize', { processId: null, rootUri: null, capabilities });
    await client.notify('initialized', {});
    await client.open(GOOD, 'fn good() {}\n');
    await client.open(BAD, 'fn bad() {}\n');
  });
  afterEach(() => client.connection.dispose());

  const at = (character: number) => ({ line: 0, character });
  const hang = () => client.change(BAD, { start: at(0), end: at(0) }, 'HANG ');
  const said = (method: string) => client.received.filter((m) => m.method === method);
  const replaced = () =>
    until(
      () => said('window/showMessage').length > 0 && threads[1]!.heard.length > 3,
      () => 'no new server',
    );

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

  it('starts a new server, which knows what the old one knew', async () => {
    await hang();
    const hover = client.request('textDocument/hover', { textDocument: { uri: GOOD } });
    const pull = client.request('textDocument/diagnostic', { textDocument: { uri: GOOD } });
    await assert.rejects(hover, { code: -32801 });
    await assert.rejects(pull, { code: -32802 });
    await replaced();
    assert.ok(threads[0]!.terminated);
    assert.deepEqual(threads[1]!.heard, [
      'initialize',
      'initialized',
      `warplens/leaveAlone ${BAD}`,
      `textDocument/didOpen ${GOOD} fn good() {}\n`,
    ]);
    const [{ params }] = said('window/showMessage') as unknown as [{ params: { message: string } }];
    assert.match(params.message, /did not finish .*, at `bad one\.rs`; .* until its next edit/);
    // The client saw one answer to `initialize`, and hears of the new server only through its
    // answers.
    assert.equal(await client.request('textDocument/hover', { textDocument: { uri: GOOD } }), null);
    assert.equal(threads[1]!.heard.at(-1), `textDocument/hover ${GOOD}`);
  });

  it('leaves the file alone until its next edit', async () => {
    await hang();
    await replaced();
    const before = threads[1]!.heard.length;
    const report = await client.request<{ items: { message: string }[] }>(
      'textDocument/diagnostic',
      { textDocument: { uri: BAD } },
    );
    assert.match(report.items[0]!.message, /^not analysed: .* until its next edit$/);
    assert.equal(await client.request('textDocument/hover', { textDocument: { uri: BAD } }), null);
    await assert.rejects(
      client.request('workspace/executeCommand', { command: 'c', arguments: [BAD] }),
      /left alone/,
    );
    assert.equal(threads[1]!.heard.length, before);
    await client.change(BAD, { start: at(0), end: at(5) }, '');
    await client.request('textDocument/hover', { textDocument: { uri: BAD } });
    assert.deepEqual(threads[1]!.heard.slice(before), [
      'warplens/leaveAlone',
      `textDocument/didOpen ${BAD} fn bad() {}\n`,
      `textDocument/hover ${BAD}`,
    ]);
  });

  it('blames what the server says that it works on', async () => {
    const uri = 'file:///w/other.rs';
    new BusyNote(threads[0]!.memory).write(uri);
    await hang();
    await replaced();
    assert.equal(threads[1]!.heard[2], `warplens/leaveAlone ${uri}`);
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
    await replaced();
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
    await replaced();
    assert.deepEqual(exits, []);
    threads[1]!.die(undefined);
    assert.deepEqual(exits, [7]);
  });
});
