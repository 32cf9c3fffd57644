/**
 * The server's start: `initialize` is answered before the compiler is there, and what is asked
 * meanwhile is answered after.
 */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import {
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { type ServerRest, startServer } from '../../src/lsp/index.ts';
import { serve } from '../../src/lsp/serve.ts';
import type { KernelRow } from '../../src/protocol/index.ts';
import { RpcClient } from '../kit/rpc-client.ts';
import { createToyEngine } from '../kit/toy-engine.ts';

const URI = 'file:///code.rs';
const REQUEST_CANCELLED = -32800;
const NOT_INITIALIZED = -32002;
const METHOD_NOT_FOUND = -32601;

const coded = (code: number) => (error: unknown) => (error as { code?: unknown }).code === code;

describe('lsp: start', () => {
  let client: RpcClient;
  let loads: number;
  /** Brings the compiler. */
  let load: () => void;
  let fail: (error: Error) => void;
  let ended: Promise<void>;
  beforeEach(() => {
    const up = new PassThrough();
    const down = new PassThrough();
    loads = 0;
    const loaded = new Promise<ServerRest>((resolve, reject) => {
      const host = { createEngine: () => createToyEngine(() => undefined) };
      load = () => resolve({ serve, host });
      fail = reject;
    });
    loaded.catch(() => undefined);
    ended = startServer({
      version: '1.2.3',
      connect: (options) =>
        createConnection(new StreamMessageReader(up), new StreamMessageWriter(down), options),
      load() {
        loads += 1;
        return loaded;
      },
    });
    client = new RpcClient(down, up);
  });
  afterEach(() => client.connection.dispose());

  it('answers `initialize` before the compiler is there', async () => {
    const offers = await client.initialize({});
    assert.equal(offers['hoverProvider'], true);
    assert.deepEqual(
      (offers['executeCommandProvider'] as { commands: string[] }).commands.includes(
        'warplens.kernels',
      ),
      true,
    );
    load();
    await ended;
    assert.equal(loads, 1);
  });

  it('what came meanwhile is answered in its order', async () => {
    await client.initialize({});
    await client.open(URI, 'kernel one\n  fine\n');
    const before = client.execute<KernelRow[]>('warplens.kernels', URI);
    const cancelled = client.requestCancelled('warplens/lineMap', { uri: URI });
    const unknown = client.request('textDocument/frobnicate', {});
    const at = { line: 0, character: 0 };
    await client.change(URI, { start: at, end: at }, 'kernel zero\n  fine\n');
    const after = client.execute<KernelRow[]>('warplens.kernels', URI);
    load();
    const order: string[] = [];
    const seen = async <T>(name: string, answer: Promise<T>): Promise<T> => {
      const value = await answer;
      order.push(name);
      return value;
    };
    await Promise.all([
      seen('before', before),
      seen('after', after).then((rows) => {
        assert.deepEqual(
          rows.map(({ name }) => name),
          ['zero', 'one'],
        );
      }),
      assert.rejects(cancelled, coded(REQUEST_CANCELLED)),
      assert.rejects(unknown, coded(METHOD_NOT_FOUND)),
    ]);
    assert.deepEqual(order, ['before', 'after']);
    // The first text may have been looked at before the change had its turn.
    await client.waitFor<{ version?: number }>(
      'textDocument/publishDiagnostics',
      ({ version }) => version === 2,
    );
  });

  it('loads nothing for a client that has not introduced itself', async () => {
    await assert.rejects(client.execute('warplens.kernels'), coded(NOT_INITIALIZED));
    assert.equal(loads, 0);
    await assert.rejects(client.request('initialize', 7));
    load();
    await client.initialize({});
    await ended;
    assert.deepEqual(await client.execute('warplens.kernels', URI), []);
    await assert.rejects(client.initialize({}), /already initialized/);
    assert.equal(loads, 1);
  });

  it('tells the entry that a part is missing', async () => {
    await client.initialize({});
    fail(new Error('no such file'));
    await assert.rejects(ended, /no such file/);
  });
});
