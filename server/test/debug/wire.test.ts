/** `warplens dap` as other editors start it: over stdin and stdout, and on a port. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { repoPath } from '../kit/index.ts';

const PROGRAM = repoPath('test-fixtures/debug/waves.rs');

// biome-ignore lint/suspicious/noExplicitAny: what comes over the wire
type Message = Record<string, any>;

/** Messages in the framing of the protocol. */
class Wire {
  private readonly out: Writable;
  private held = Buffer.alloc(0);
  private readonly seen: Message[] = [];
  private look: () => void = () => undefined;
  private seq = 0;

  constructor(from: Readable, out: Writable) {
    this.out = out;
    from.on('data', (data: Buffer) => {
      this.held = Buffer.concat([this.held, data]);
      this.read();
    });
  }

  private read(): void {
    for (;;) {
      const end = this.held.indexOf('\r\n\r\n');
      if (end < 0) break;
      const length = Number(/Content-Length: (\d+)/.exec(this.held.toString('utf8', 0, end))![1]);
      if (this.held.length < end + 4 + length) break;
      this.seen.push(JSON.parse(this.held.toString('utf8', end + 4, end + 4 + length)));
      this.held = this.held.subarray(end + 4 + length);
    }
    this.look();
  }

  async ask(command: string, args: object = {}): Promise<Message> {
    const text = JSON.stringify({ seq: ++this.seq, type: 'request', command, arguments: args });
    this.out.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    const { seq } = this;
    return this.find((one) => one.type === 'response' && one.request_seq === seq);
  }

  async find(test: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const at = this.seen.findIndex(test);
      if (at >= 0) return this.seen.splice(at, 1)[0]!;
      await new Promise<void>((resolve) => {
        this.look = resolve;
      });
    }
  }

  event(name: string): Promise<Message> {
    return this.find(({ type, event }) => type === 'event' && event === name);
  }
}

/** A session from its beginning to its end, with a stop, a step and a step back. */
async function story(wire: Wire): Promise<void> {
  const { body } = await wire.ask('initialize', { adapterID: 'warplens' });
  assert.equal(body.supportsStepBack, true);
  assert.equal((await wire.ask('launch', { program: PROGRAM })).success, true);
  await wire.event('initialized');
  const breakpoints = [{ line: 22, condition: 'i == 40' }];
  await wire.ask('setBreakpoints', { source: { path: PROGRAM }, breakpoints });
  await wire.ask('configurationDone');
  const line = async (): Promise<number> => {
    const { threadId } = (await wire.event('stopped')).body;
    const { stackFrames } = (await wire.ask('stackTrace', { threadId })).body;
    return stackFrames[0].line;
  };
  assert.equal(await line(), 22);
  await wire.ask('next', { threadId: 2 });
  assert.equal(await line(), 23);
  await wire.ask('stepBack', { threadId: 2 });
  assert.equal(await line(), 22);
  await wire.ask('continue', { threadId: 2 });
  await wire.event('terminated');
}

describe('debug: the command', function () {
  this.timeout(60_000);
  let child: ChildProcess;
  const start = (...args: readonly string[]): ChildProcess =>
    spawn(process.execPath, [repoPath('server/dist/cli.js'), 'dap', ...args]);

  afterEach(() => child.kill());

  it('speaks over stdin and stdout, and ends with its input', async () => {
    child = start();
    await story(new Wire(child.stdout!, child.stdin!));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdin!.end();
    assert.equal(await ended, 0);
  });

  it('ends behind the answer to `disconnect`, also while a kernel runs', async () => {
    const hang = repoPath('test-fixtures/debug/hang.rs');
    for (const isRunning of [false, true]) {
      child = start();
      const wire = new Wire(child.stdout!, child.stdin!);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await wire.ask('initialize', {});
      if (isRunning) {
        assert.equal((await wire.ask('launch', { program: hang })).success, true);
        await wire.ask('configurationDone');
      }
      assert.equal((await wire.ask('disconnect')).success, true);
      assert.equal(await ended, 0);
    }
  });

  it('ends when its client has gone while a kernel runs', async () => {
    child = start();
    const wire = new Wire(child.stdout!, child.stdin!);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await wire.ask('initialize', {});
    await wire.ask('launch', { program: repoPath('test-fixtures/debug/hang.rs') });
    await wire.ask('configurationDone');
    child.stdin!.end();
    assert.equal(await ended, 0);
  });

  it('serves one client after the other on a port', async () => {
    child = start('--port', '0');
    const said = await new Promise<string>((resolve) =>
      child.stderr!.once('data', (data: Buffer) => resolve(data.toString())),
    );
    const port = Number(/^listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1]);
    for (let i = 0; i < 2; i++) {
      const socket = connect(port, '127.0.0.1');
      const wire = new Wire(socket, socket);
      await story(wire);
      const closed = new Promise((resolve) => socket.once('end', () => resolve('closed')));
      assert.equal((await wire.ask('disconnect')).success, true);
      assert.equal(await closed, 'closed');
      socket.destroy();
    }
  });

  it('refuses what it cannot open, by name', async () => {
    child = start();
    const wire = new Wire(child.stdout!, child.stdin!);
    await wire.ask('initialize', {});
    const cases: readonly (readonly [object, RegExp])[] = [
      [{}, /names no `program`/],
      [{ program: '/nowhere/x.rs' }, /no such file/],
      [{ program: PROGRAM, target: 'cuda' }, /there is no target 'cuda'/],
      [{ program: PROGRAM, kernel: 'nothing' }, /launches no kernel `nothing`/],
      [
        { program: PROGRAM, replay: '/nowhere/x.replay' },
        /cannot read .*x.replay|x.replay: no such file/,
      ],
      [{ program: PROGRAM, replay: PROGRAM }, /the first line is not `warplens replay 1`/],
    ];
    for (const [args, message] of cases) {
      const response = await wire.ask('launch', args);
      assert.equal(response.success, false);
      assert.match(response.message, message);
    }
  });
});
