/**
 * The whole way, with the real server in its own process: open a kernel, read its diagnostics, apply a fix, preview its PTX,
 * edit, go from a line of PTX to its Rust line. No toy here: what the editor would see.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import type { KernelRow, LineMap, PreviewResult } from '../../src/lsp/protocol.ts';
import { uriOfPath } from '../../src/lsp/uris.ts';
import { readRepo, repoPath } from '../kit/index.ts';
import { applyLspEdits, RpcClient } from '../kit/rpc-client.ts';

const CAPABILITIES = {
  textDocument: { diagnostic: {} },
  workspace: { textDocumentContent: {}, codeLens: { refreshSupport: true } },
};

const PATH = repoPath('test-fixtures/kernels/saxpy.rs');
const URI = uriOfPath(PATH);

interface Diagnostic {
  code: string;
  source: string;
  range: never;
  codeDescription?: { href: string };
}

interface Action {
  title: string;
  edit: { changes: Record<string, { range: never; newText: string }[]> };
}

describe('e2e: the server over stdio', () => {
  let server: ChildProcess;
  let client: RpcClient;
  let errors = '';

  beforeEach(() => {
    errors = '';
    server = spawn(process.execPath, [repoPath('server/dist/server.js'), '--stdio'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    server.stderr!.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    client = new RpcClient(
      createMessageConnection(
        new StreamMessageReader(server.stdout!),
        new StreamMessageWriter(server.stdin!),
      ),
    );
  });

  afterEach(async () => {
    const ended = once(server, 'exit');
    await client.shutdown();
    const [code] = await ended;
    assert.equal(code, 0, errors);
    assert.equal(errors, '', 'nothing on stderr');
  });

  const pull = async (uri: string): Promise<Diagnostic[]> => {
    const params = { textDocument: { uri } };
    return (await client.request<{ items: Diagnostic[] }>('textDocument/diagnostic', params)).items;
  };
  const at = (line: number, character: number) => ({ line, character });
  const lineOf = (text: string, part: string): number =>
    text.split('\n').findIndex((line) => line.includes(part));

  it('previews saxpy and links its lines both ways', async () => {
    await client.initialize(CAPABILITIES);
    const source = readRepo('test-fixtures/kernels/saxpy.rs');
    await client.open(URI, source);
    assert.deepEqual(await pull(URI), []);

    const multiply = lineOf(source, 'alpha * *x.add(k)');
    const preview = await client.execute<PreviewResult>(
      'warplens.preview',
      URI,
      at(multiply, 12),
      'ptx',
      {
        cpu: 'sm_80',
      },
    );
    assert.match(preview.uri, /^warplens-preview:\/ptx\/saxpy\.ptx\?/);
    assert.match(preview.text, /\.target sm_80/);
    assert.match(preview.text, /\.visible \.entry saxpy\(/);
    assert.doesNotMatch(preview.text, /daxpy/);
    assert.equal(preview.summary[0]?.kernel, 'saxpy');

    const lines = preview.text.split('\n');
    const store = lines.findIndex((line) => /st\.global[.\w]*\.[bf]32/.test(line));
    assert.ok(store >= 0, preview.text);
    const location = await client.request<{ uri: string; range: { start: { line: number } } }>(
      'textDocument/definition',
      { textDocument: { uri: preview.uri }, position: at(store, 8) },
    );
    assert.equal(location.uri, URI);
    assert.equal(location.range.start.line, multiply);

    const map = await client.request<LineMap>('warplens/lineMap', { uri: preview.uri });
    assert.ok(map.lines.some((entry) => entry !== null && entry[1] === multiply));
  });

  it('refreshes the preview after an edit', async () => {
    await client.initialize(CAPABILITIES);
    const source = readRepo('test-fixtures/kernels/saxpy.rs');
    await client.open(URI, source);
    const { uri, text } = await client.execute<PreviewResult>('warplens.preview', URI, 'saxpy');
    const line = lineOf(source, 'alpha * *x.add(k)');
    const column = source.split('\n')[line]!.indexOf('alpha *');
    await client.change(URI, { start: at(line, column), end: at(line, column + 5) }, '3.0');
    await client.waitFor<{ uri: string }>(
      'workspace/textDocumentContent/refresh',
      (p) => p.uri === uri,
    );
    const fresh = await client.request<{ text: string }>('workspace/textDocumentContent', { uri });
    assert.notEqual(fresh.text, text);
    assert.match(fresh.text, /0f40400000/);
  });

  it('reports a mistake, and its fix makes the file clean', async () => {
    await client.initialize(CAPABILITIES);
    const uri = 'file:///nowhere/kernel.rs';
    const source = [
      '#![no_std]',
      '#![feature(abi_gpu_kernel)]',
      'pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) {',
      '    unsafe { *out = 7 };',
      '}',
      '',
    ].join('\n');
    await client.open(uri, source);
    const [found] = await pull(uri);
    assert.equal(found?.code, 'missing_gpu_kernel_export_name');
    assert.equal(found.source, 'warplens');
    assert.match(found.codeDescription?.href ?? '', /missing_gpu_kernel_export_name/);
    const actions = await client.request<Action[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: found.range,
      context: { diagnostics: [found] },
    });
    const fixed = applyLspEdits(source, actions[0]!.edit.changes[uri]!);
    assert.match(fixed, /no_mangle/);
    await client.change(uri, { start: at(0, 0), end: at(99, 0) }, fixed);
    assert.deepEqual(await pull(uri), []);
  });

  it('lists kernels, shows a parameter table and lenses', async () => {
    await client.initialize(CAPABILITIES);
    const source = readRepo('test-fixtures/kernels/saxpy.rs');
    await client.open(URI, source);
    const kernels = await client.execute<KernelRow[]>('warplens.kernels', URI);
    assert.deepEqual(
      kernels.map((k) => k.name),
      ['saxpy', 'daxpy'],
    );
    const hover = await client.request<{ contents: { value: string } }>('textDocument/hover', {
      textDocument: { uri: URI },
      position: kernels[0]!.position,
    });
    assert.match(hover.contents.value, /alpha.*f32.*4/);
    const lenses = await client.request<unknown[]>('textDocument/codeLens', {
      textDocument: { uri: URI },
    });
    assert.equal(lenses.length, 2);
  });

  it('survives half-typed and senseless text', async () => {
    await client.initialize(CAPABILITIES);
    const uri = 'file:///nowhere/broken.rs';
    await client.open(uri, '');
    const texts = [
      'extern "gpu-kernel" fn',
      'pub extern "gpu-kernel" fn f(x: ',
      'pub extern "gpu-kernel" fn f(x: u32) { let y = ',
      '}}}}))) "',
      '\u0000\ud800 r#"',
      'mod a; use a::*; mod a { mod a; }',
    ];
    for (const text of texts) {
      await client.change(uri, { start: at(0, 0), end: at(99, 0) }, text);
      await pull(uri);
      const { text: shown } = await client.execute<PreviewResult>('warplens.preview', uri, null);
      assert.match(shown, /^\/\/ broken\.rs · PTX/);
    }
  });
});
