/** `warplens dap` as other editors start it: over stdin and stdout, and on a port. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** A package with a kernel, and one beside it that the kernel calls. */
const PACKAGES: Readonly<Record<string, string>> = {
  'kernels/Cargo.toml':
    '[package]\nname = "kernels"\nversion = "0.1.0"\nedition = "2024"\n[dependencies]\nmath = { path = "../math" }\n',
  'kernels/src/lib.rs': `#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn squares(out: *mut u32) {
    let i = unsafe { _thread_idx_x() };
    let square = math::square(i);
    unsafe { *out.add(i as usize) = square };
}
`,
  'kernels/src/lib.warplens.json': '{ "grid": 1, "block": 4, "args": { "out": "[0; 4]" } }',
  'math/Cargo.toml': '[package]\nname = "math"\nversion = "0.1.0"\nedition = "2024"\n',
  'math/src/lib.rs': `#![no_std]
pub fn square(x: u32) -> u32 {
    let twice = x * 2;
    x * twice / 2
}
`,
};

const TWICE = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn twice(y: *mut u32) {
    let twice: u32 = unsafe { _thread_idx_x() } as u32 * FACTOR;
    unsafe { *y.add(_thread_idx_x() as usize) = twice };
}
`;
const TWICE_SPEC = '{ "grid": 1, "block": 8, "args": { "y": "[0; 8]" } }';

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

  /** What a step into the call of the other package, and a breakpoint there, come to. */
  async function intoMath(folder: string): Promise<readonly (readonly [string, number])[]> {
    child = start();
    const wire = new Wire(child.stdout!, child.stdin!);
    await wire.ask('initialize', {});
    await wire.ask('launch', { program: join(folder, 'kernels') });
    const lines = { 'kernels/src/lib.rs': 8, 'math/src/lib.rs': 4 };
    for (const [path, line] of Object.entries(lines))
      await wire.ask('setBreakpoints', {
        source: { path: join(folder, path) },
        breakpoints: [{ line, condition: 'thread == 2' }],
      });
    const stops: (readonly [string, number])[] = [];
    const note = async (): Promise<void> => {
      const { threadId } = (await wire.event('stopped')).body;
      const [frame] = (await wire.ask('stackTrace', { threadId })).body.stackFrames;
      stops.push([frame.name, frame.line]);
    };
    await wire.ask('configurationDone');
    await note();
    await wire.ask('stepIn', { threadId: 1 });
    await note();
    await wire.ask('disconnect');
    return stops;
  }

  it('steps into packages beside the kernel, and over those that Cargo has brought', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'warplens-dap-'));
    try {
      for (const [path, text] of Object.entries(PACKAGES)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      const first = ['kernels::squares', 8] as const;
      assert.deepEqual(await intoMath(folder), [first, ['math::square', 3]]);
      writeFileSync(join(folder, 'math/.cargo-ok'), '');
      assert.deepEqual(await intoMath(folder), [first, ['kernels::squares', 9]]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('starts again with the file as it is on the disk, and keeps breakpoints', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'warplens-dap-'));
    const path = join(folder, 'twice.rs');
    const write = (factor: string): void => writeFileSync(path, TWICE.replace('FACTOR', factor));
    try {
      write('2');
      writeFileSync(join(folder, 'twice.warplens.json'), TWICE_SPEC);
      child = start();
      const wire = new Wire(child.stdout!, child.stdin!);
      const { body } = await wire.ask('initialize', {});
      assert.equal(body.supportsRestartRequest, true);
      await wire.ask('launch', { program: path });
      const breakpoints = [{ line: 8, condition: 'thread == 3' }];
      await wire.ask('setBreakpoints', { source: { path }, breakpoints });
      await wire.ask('configurationDone');
      const value = async (): Promise<string> => {
        await wire.event('stopped');
        return (await wire.ask('evaluate', { expression: 'twice' })).body.result;
      };
      assert.equal(await value(), '6');
      write('4');
      assert.equal((await wire.ask('restart')).success, true);
      const changed = await wire.event('breakpoint');
      assert.deepEqual([changed.body.breakpoint.verified, changed.body.breakpoint.line], [true, 8]);
      assert.equal(await value(), '12');
      write('true');
      const refused = await wire.ask('restart');
      assert.equal(refused.success, false);
      assert.match(refused.message, /twice\.rs:7:\d+: .*u32/);
      // The session goes on where it was.
      assert.equal((await wire.ask('evaluate', { expression: 'twice' })).body.result, '12');
      write('5');
      const other = { program: path, focus: { thread: [2] }, stopOnEntry: true };
      await wire.ask('restart', { arguments: other });
      await wire.event('stopped');
      assert.equal((await wire.ask('evaluate', { expression: 'thread' })).body.result, '(2, 0, 0)');
    } finally {
      rmSync(folder, { recursive: true, force: true });
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
