/**
 * Clients that misbehave: wrong order, wrong shapes, cancelled requests, bytes that are no
 * messages.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { KernelRow } from '../../src/protocol/index.ts';
import { ALL, at, CAPABILITIES, SAXPY, SAXPY_URI, Session } from './session.ts';

const NOT_INITIALIZED = -32002;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const REQUEST_CANCELLED = -32800;
const REQUEST_FAILED = -32803;

const coded = (code: number) => (error: unknown) => (error as { code?: unknown }).code === code;

describe('e2e: clients that misbehave', () => {
  let session: Session;
  beforeEach(() => {
    session = new Session();
  });

  const alive = async (): Promise<void> => {
    await session.client.open(SAXPY_URI, SAXPY);
    assert.equal(
      (await session.client.execute<KernelRow[]>('warplens.kernels', SAXPY_URI)).length,
      2,
    );
  };

  it('refuses requests before initialize and after shutdown', async () => {
    const { client } = session;
    const params = { textDocument: { uri: SAXPY_URI } };
    await assert.rejects(client.request('textDocument/codeLens', params), coded(NOT_INITIALIZED));
    await assert.rejects(client.execute('warplens.kernels'), coded(NOT_INITIALIZED));
    await client.initialize(CAPABILITIES);
    await alive();
    await client.request('shutdown', null);
    await assert.rejects(client.request('textDocument/codeLens', params), coded(INVALID_REQUEST));
    const ended = once(session.process, 'exit');
    await client.notify('exit', null);
    assert.deepEqual((await ended)[0], 0);
    client.connection.dispose();
  });

  it('exit without shutdown is exit code 1', async () => {
    await session.client.initialize(CAPABILITIES);
    const ended = once(session.process, 'exit');
    await session.client.notify('exit', null);
    assert.deepEqual((await ended)[0], 1);
    session.client.connection.dispose();
  });

  it('answers wrong shapes with errors and goes on', async () => {
    const { client } = session;
    await client.initialize(CAPABILITIES);
    const uri = SAXPY_URI;
    await assert.rejects(client.request('textDocument/frobnicate', {}), coded(METHOD_NOT_FOUND));
    const wrong: readonly (readonly [string, unknown])[] = [
      ['textDocument/hover', {}],
      ['textDocument/hover', { textDocument: { uri }, position: null }],
      [
        'textDocument/hover',
        { textDocument: { uri: 'warplens-preview:/ptx/x.ptx?source=%' }, position: at(0, 0) },
      ],
      [
        'textDocument/definition',
        { textDocument: { uri: 'warplens-preview:/nope' }, position: at(0, 0) },
      ],
      ['textDocument/codeAction', { textDocument: { uri }, context: { diagnostics: [] } }],
      ['workspace/textDocumentContent', { uri: 'file:///nowhere' }],
      ['workspace/textDocumentContent', {}],
      ['warplens/lineMap', { uri: 7 }],
      ['workspace/executeCommand', { command: 'warplens.preview', arguments: [{}] }],
      [
        'workspace/executeCommand',
        { command: 'warplens.preview', arguments: [uri, 'saxpy', 'fpga'] },
      ],
      ['workspace/executeCommand', { command: 'rm' }],
    ];
    for (const [method, params] of wrong) {
      const answer = await client.request(method, params).then(
        (value) => value,
        (error: unknown) => {
          assert.ok(
            [REQUEST_FAILED, -32602, -32603].includes((error as { code: number }).code),
            `${method}: ${String(error)}`,
          );
          return 'refused';
        },
      );
      assert.ok(answer === 'refused' || answer === null, `${method}: ${JSON.stringify(answer)}`);
    }
    // Positions outside the text mean its end.
    await client.open(uri, SAXPY);
    for (const position of [at(1e6, 0), at(0, 1e6), at(-1, -1)])
      assert.equal(await session.hover(uri, position), null);
    await session.end();
  });

  it('overlooks notifications about what it does not know', async () => {
    const { client } = session;
    await client.initialize(CAPABILITIES);
    await client.notify('textDocument/didChange', {
      textDocument: { uri: 'file:///a.rs', version: 3 },
      contentChanges: [{ text: 'x' }],
    });
    await client.notify('textDocument/didClose', { textDocument: { uri: 'file:///a.rs' } });
    await client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: 'file:///gone.rs', type: 3 }],
    });
    await client.notify('workspace/didChangeConfiguration', { settings: 'nonsense' });
    await client.notify('$/frobnicate', {});
    await client.notify('$/setTrace', { value: 'off' });
    await alive();
    await client.open(SAXPY_URI, '// opened twice\n');
    await client.change(SAXPY_URI, { start: at(500, 3), end: at(2, 1) }, 'x');
    assert.deepEqual(await session.pull(SAXPY_URI), []);
    await session.end();
  });

  it('an edit with senseless shapes costs nothing but itself', async () => {
    const { client } = session;
    await client.initialize(CAPABILITIES);
    await alive();
    const textDocument = { uri: SAXPY_URI, version: 9 };
    await client.notify('textDocument/didChange', { textDocument, contentChanges: null });
    await client.notify('textDocument/didOpen', { textDocument: null });
    await client.notify('textDocument/didChange', null);
    await client.change(SAXPY_URI, ALL, SAXPY);
    assert.equal((await client.execute<KernelRow[]>('warplens.kernels', SAXPY_URI)).length, 2);
    await session.client.shutdown();
  });

  it('a cancelled request is answered as cancelled, and the others as ever', async () => {
    const { client } = session;
    await client.initialize(CAPABILITIES);
    await alive();
    const params = { command: 'warplens.preview', arguments: [SAXPY_URI, 'saxpy'] };
    const cancelled = client.requestCancelled('workspace/executeCommand', params);
    const kept = client.request<{ text: string }>('workspace/executeCommand', params);
    await assert.rejects(cancelled, coded(REQUEST_CANCELLED));
    assert.match((await kept).text, /\.entry saxpy/);
    await session.end();
  });

  it('many edits in a row: the last one counts', async () => {
    const { client } = session;
    await client.initialize(CAPABILITIES);
    const uri = 'file:///nowhere/fast.rs';
    const text = (n: number): string =>
      `#![no_std]\n#![feature(abi_gpu_kernel)]\n#[unsafe(no_mangle)]\npub extern "gpu-kernel" fn k(out: *mut u32) { unsafe { *out = ${n} } }\n`;
    await client.open(uri, text(0));
    const pulls: Promise<unknown>[] = [];
    for (let n = 1; n <= 50; n += 1) {
      await client.change(uri, ALL, text(n));
      pulls.push(session.pull(uri));
    }
    await Promise.all(pulls);
    const { text: shown } = await client.execute<{ text: string }>('warplens.preview', uri, 'k');
    assert.match(shown, /, 50;/);
    await session.end();
  });

  it('bytes that are no message do not end it', async () => {
    const { client } = session;
    await client.initialize(CAPABILITIES);
    const body = '{"jsonrpc":"2.0","id":77,"method":';
    session.process.stdin!.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
    const senseless = '[1, "two", null]';
    session.process.stdin!.write(`Content-Length: ${senseless.length}\r\n\r\n${senseless}`);
    await alive();
    await session.client.shutdown();
  });
});
