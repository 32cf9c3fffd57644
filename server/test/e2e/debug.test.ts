/** Debug sessions in the server, as a browser has them: `warplens/debug` over stdio. */
import assert from 'node:assert/strict';
import type { DebugParams } from '../../src/protocol/index.ts';
import { CAPABILITIES, Session } from './session.ts';

const URI = 'memory:/kernels/lib.rs';
const TEXT = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn steps(x: *const u32, y: *mut u32) {
    let i = unsafe { _thread_idx_x() } as usize;
    let value = unsafe { *x.add(i) };
    let twice = value * 2;
    unsafe { *y.add(i) = twice };
}
`;
const SPEC = '{ "grid": 1, "block": 32, "args": { "x": "[i + 20; 32]", "y": "[0; 32]" } }';

// biome-ignore lint/suspicious/noExplicitAny: what comes over the wire
type Message = any;

describe('e2e: debug', function () {
  this.timeout(120_000);
  let session: Session;
  const seen: { session: number; message: Message }[] = [];
  let seq = 0;

  beforeEach(async () => {
    session = new Session();
    await session.client.initialize(CAPABILITIES);
    session.client.connection.onNotification('warplens/debug', (params: Message) => {
      seen.push(params);
    });
    session.client.open(URI, TEXT);
    session.client.open('memory:/kernels/lib.warplens.json', SPEC, 'json');
  });
  afterEach(() => session.end());

  const find = async (of: number, test: (message: Message) => boolean): Promise<Message> => {
    for (let i = 0; i < 6000; i++) {
      const at = seen.findIndex((one) => one.session === of && test(one.message));
      if (at >= 0) return seen.splice(at, 1)[0]!.message;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`waited in vain; there are ${JSON.stringify(seen)}`);
  };
  const ask = async (of: number, command: string, args: object = {}): Promise<Message> => {
    const message = { seq: ++seq, type: 'request', command, arguments: args };
    const params: DebugParams = { session: of, message };
    await session.client.connection.sendNotification('warplens/debug', params);
    const number = seq;
    return find(of, (one) => one.type === 'response' && one.request_seq === number);
  };
  const line = async (of: number): Promise<number> => {
    const stop = await find(of, ({ event }) => event === 'stopped');
    const { body } = await ask(of, 'stackTrace', { threadId: stop.body.threadId });
    return body.stackFrames[0].line;
  };

  it('two sessions step through the texts of the editor', async () => {
    for (const of of [1, 2]) {
      await ask(of, 'initialize', { adapterID: 'warplens' });
      const launched = await ask(of, 'launch', { program: URI, kernel: 'steps' });
      assert.equal(launched.success, true, launched.message);
      await find(of, ({ event }) => event === 'initialized');
      await ask(of, 'setBreakpoints', { source: { path: URI }, breakpoints: [{ line: 9 }] });
      await ask(of, 'configurationDone');
      assert.equal(await line(of), 9);
    }
    await ask(1, 'next', { threadId: 1 });
    assert.equal(await line(1), 10);
    const { body } = await ask(1, 'evaluate', { expression: 'twice' });
    assert.equal(body.result, '40');
    await ask(2, 'stepBack', { threadId: 1 });
    assert.equal(await line(2), 8);
    await ask(1, 'stepBack', { threadId: 1 });
    assert.equal(await line(1), 9);
  });

  it('starts again with the text as it is in the editor', async () => {
    await ask(4, 'initialize', { adapterID: 'warplens' });
    await ask(4, 'launch', { program: URI, kernel: 'steps' });
    await find(4, ({ event }) => event === 'initialized');
    await ask(4, 'setBreakpoints', { source: { path: URI }, breakpoints: [{ line: 10 }] });
    await ask(4, 'configurationDone');
    assert.equal(await line(4), 10);
    await session.client.change(URI, undefined, TEXT.replace('value * 2', 'value * 3'));
    const { success, message } = await ask(4, 'restart');
    assert.equal(success, true, message);
    assert.equal(await line(4), 10);
    const { body } = await ask(4, 'evaluate', { expression: 'twice' });
    assert.equal(body.result, '60');
  });

  it('says why nothing can be debugged', async () => {
    await ask(3, 'initialize', { adapterID: 'warplens' });
    const cases: readonly (readonly [object, RegExp])[] = [
      [{}, /names no `program`/],
      [{ program: URI, kernel: 'nothing' }, /there is no kernel/],
      [{ program: URI, replay: 'memory:/kernels/x.replay' }, /cannot read memory:/],
    ];
    for (const [args, message] of cases) {
      const response = await ask(3, 'launch', args);
      assert.equal(response.success, false);
      assert.match(response.message, message);
    }
  });
});
