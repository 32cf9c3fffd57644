/**
 * What clients are told of and when: Rust only once GPU code is there; a workspace's findings in
 * parts, and no work at rest.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uriOfPath } from '../../src/lsp/uris.ts';
import { Session } from './session.ts';

const DYNAMIC = Object.fromEntries(
  [
    'hover',
    'definition',
    'completion',
    'signatureHelp',
    'inlayHint',
    'codeAction',
    'codeLens',
    'diagnostic',
    'documentSymbol',
    'foldingRange',
    'references',
    'documentHighlight',
    'semanticTokens',
    'rename',
  ].map((name) => [name, { dynamicRegistration: true }]),
);

const KERNEL =
  '#![no_std]\n#![feature(abi_gpu_kernel)]\npub unsafe extern "gpu-kernel" fn k(o: *mut u32) { unsafe { *o = 1 } }\n';

interface Registered {
  readonly registrations: readonly {
    readonly id: string;
    readonly method: string;
    readonly registerOptions: { readonly documentSelector?: readonly object[] };
  }[];
}

interface Unregistered {
  readonly unregisterations: readonly { readonly id: string; readonly method: string }[];
}

interface Report {
  readonly items: readonly { readonly uri: string; readonly kind: string; resultId?: string }[];
}

describe('e2e: registration', () => {
  let session: Session;
  let folder: string;
  beforeEach(() => {
    session = new Session();
    folder = mkdtempSync(join(tmpdir(), 'warplens-registration-'));
  });
  afterEach(() => {
    session.process.kill();
    rmSync(folder, { recursive: true });
  });

  const registered = (kind: string): string[] =>
    session.client.received
      .filter(({ method }) => method === 'client/registerCapability')
      .flatMap(({ params }) => (params as Registered).registrations)
      .filter(({ id }) => id.startsWith(`warplens-${kind}-`))
      .map(({ method }) => method)
      .sort();

  it('assembly at the start, Rust with the first text that holds GPU code, once', async () => {
    const { client } = session;
    const announced = await client.initialize({ textDocument: DYNAMIC });
    for (const name of Object.keys(announced))
      assert.ok(
        ['positionEncoding', 'textDocumentSync', 'workspaceSymbolProvider'].includes(name) ||
          ['executeCommandProvider', 'workspace'].includes(name),
        `${name} is announced for all documents`,
      );
    await client.waitFor<Registered>('client/registerCapability');
    assert.ok(registered('assembly').includes('textDocument/rename'));
    assert.ok(registered('assembly').includes('textDocument/semanticTokens'));
    await client.open('file:///host.rs', 'fn main() { println!("no kernel"); }\n');
    await client.request('workspace/symbol', { query: '' });
    assert.deepEqual(registered('rust'), []);
    await client.open('file:///k.rs', KERNEL);
    await client.waitFor<Registered>('client/registerCapability', ({ registrations }) =>
      registrations.some(({ id }) => id.startsWith('warplens-rust-')),
    );
    const rust = registered('rust');
    for (const method of ['textDocument/hover', 'textDocument/codeLens'])
      assert.ok(rust.includes(method), method);
    // These belong to Rust's own server.
    for (const method of ['textDocument/rename', 'textDocument/documentSymbol'])
      assert.ok(!rust.includes(method), method);
    await client.open('file:///l.rs', KERNEL);
    await client.request('workspace/symbol', { query: '' });
    assert.deepEqual(registered('rust'), rust);
    await session.end();
  });

  it('findings through one registration, which grows: through two, each is counted twice', async () => {
    const { client } = session;
    const live = new Map<string, readonly object[]>();
    await client.initialize({ textDocument: DYNAMIC });
    await client.open('file:///k.rs', KERNEL);
    await client.waitFor<Registered>('client/registerCapability', ({ registrations }) =>
      registrations.some(
        ({ id, registerOptions }) =>
          id.startsWith('warplens-all-') && JSON.stringify(registerOptions).includes('"rust"'),
      ),
    );
    for (const { method, params } of client.received) {
      if (method === 'client/unregisterCapability')
        for (const { id } of (params as Unregistered).unregisterations)
          assert.ok(live.delete(id), `${id} was registered`);
      if (method !== 'client/registerCapability') continue;
      for (const { id, method, registerOptions } of (params as Registered).registrations)
        if (method === 'textDocument/diagnostic') {
          assert.ok(!live.has(id), `${id} is not registered twice`);
          live.set(id, registerOptions.documentSelector ?? []);
        }
    }
    assert.equal(live.size, 1);
    const selector = JSON.stringify([...live.values()]);
    for (const kind of ['"rust"', '"ptx"', '**/*.mlir']) assert.ok(selector.includes(kind), kind);
    await session.end();
  });

  it('renames of kernels, with clients that ask the next server where there is none', async () => {
    const { client } = session;
    const rename = { dynamicRegistration: true, prepareSupport: true };
    await client.initialize({ textDocument: { ...DYNAMIC, rename } });
    await client.open('file:///k.rs', KERNEL);
    await client.waitFor<Registered>('client/registerCapability', ({ registrations }) =>
      registrations.some(({ id }) => id.startsWith('warplens-rust-')),
    );
    assert.ok(registered('rust').includes('textDocument/rename'));
    const textDocument = { uri: 'file:///k.rs' };
    const elsewhere = { textDocument, position: { line: 2, character: 40 } };
    assert.equal(await client.request('textDocument/prepareRename', elsewhere), null);
    await session.end();
  });

  it('registers only what the client can register, and asks nothing before its answer', async () => {
    const { client } = session;
    const params = {
      processId: null,
      rootUri: null,
      capabilities: {
        workspace: { configuration: true, workspaceFolders: true, didChangeWatchedFiles: {} },
        textDocument: { hover: {} },
      },
    };
    await client.request('initialize', params);
    assert.deepEqual(client.received, []);
    await client.notify('initialized', {});
    await client.waitFor('workspace/configuration');
    await client.request('workspace/symbol', { query: '' });
    assert.deepEqual(
      client.received.filter(({ method }) => method === 'client/registerCapability'),
      [],
    );
    await session.end();
  });

  it('a file without GPU code of a crate that has some', async () => {
    mkdirSync(join(folder, 'src'));
    writeFileSync(
      join(folder, 'Cargo.toml'),
      '[package]\nname = "c"\nversion = "0.1.0"\nedition = "2021"\n',
    );
    writeFileSync(join(folder, 'src', 'lib.rs'), `${KERNEL}mod helper;\n`);
    writeFileSync(join(folder, 'src', 'helper.rs'), 'pub fn one() -> u32 { 1 }\n');
    const { client } = session;
    await client.initialize({ textDocument: DYNAMIC });
    await client.open(uriOfPath(join(folder, 'src', 'helper.rs')), 'pub fn one() -> u32 { 2 }\n');
    await client.waitFor<Registered>('client/registerCapability', ({ registrations }) =>
      registrations.some(({ id }) => id.startsWith('warplens-rust-')),
    );
    await session.end();
  });

  it('findings of the workspace come in parts; with nothing new the answer waits', async () => {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src', 'a.rs'), KERNEL);
    writeFileSync(join(folder, 'src', 'b.rs'), KERNEL.replace('fn k', 'fn l'));
    writeFileSync(join(folder, 'src', 'host.rs'), 'fn main() {}\n');
    const { client } = session;
    await client.initialize(
      { textDocument: { diagnostic: {} }, window: { workDoneProgress: true } },
      { workspaceFolders: [{ uri: uriOfPath(folder), name: 'w' }] },
    );
    const parts: Report['items'][number][] = [];
    const progress: string[] = [];
    client.connection.onNotification('$/progress', ({ token, value }) => {
      if (token === 'parts') parts.push(...(value as Report).items);
      else progress.push((value as { kind: string }).kind);
    });
    const first = await client.request<Report>('workspace/diagnostic', {
      previousResultIds: [],
      partialResultToken: 'parts',
      workDoneToken: 'work',
    });
    assert.deepEqual(first.items, []);
    const names = parts.map(({ uri }) => uri.split('/').at(-1)).sort();
    assert.deepEqual(names, ['a.rs', 'b.rs']);
    assert.equal(progress[0], 'begin');
    assert.equal(progress.at(-1), 'end');

    const previousResultIds = parts.map(({ uri, resultId }) => ({ uri, value: resultId }));
    let answered = false;
    const second = client.request<Report>('workspace/diagnostic', { previousResultIds });
    void second.then(() => {
      answered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal(answered, false, 'nothing has changed');
    await client.open(
      uriOfPath(join(folder, 'src', 'a.rs')),
      KERNEL.replace('pub', '#[unsafe(no_mangle)] pub'),
    );
    const changed = (await second).items.filter(({ kind }) => kind === 'full');
    assert.deepEqual(
      changed.map(({ uri }) => uri.split('/').at(-1)),
      ['a.rs'],
    );
    await session.end();
  });

  it('the same state of a document is not sent again', async () => {
    const { client } = session;
    await client.initialize({ textDocument: { diagnostic: {} } });
    await client.open('file:///k.rs', KERNEL);
    const textDocument = { uri: 'file:///k.rs' };
    const ask = (previousResultId?: string) =>
      client.request<{ kind: string; resultId: string }>('textDocument/diagnostic', {
        textDocument,
        ...(previousResultId === undefined ? {} : { previousResultId }),
      });
    const { kind, resultId } = await ask();
    assert.equal(kind, 'full');
    assert.equal((await ask(resultId)).kind, 'unchanged');
    await client.change(
      'file:///k.rs',
      { start: { line: 2, character: 0 }, end: { line: 2, character: 0 } },
      '#[unsafe(no_mangle)] ',
    );
    assert.equal((await ask(resultId)).kind, 'full');
    await session.end();
  });

  it('findings in assembly files are told, those of other assemblers are none of ours', async () => {
    const { client } = session;
    await client.initialize({ textDocument: { diagnostic: {} } });
    const items = async (uri: string, text: string): Promise<string[]> => {
      await client.open(uri, text, 'asm');
      const report = await client.request<{ items: { code: string }[] }>(
        'textDocument/diagnostic',
        {
          textDocument: { uri },
        },
      );
      return report.items.map(({ code }) => code);
    };
    const ptx = '.version 7.0\n.target sm_70\n.address_size 64\n.entry k()\n{\nbra L;\n}\n';
    assert.deepEqual(await items('file:///k.ptx', ptx), ['ptx-unknown-label']);
    assert.deepEqual(await items('file:///x86.s', '\t.text\nmain:\n\tpushq %rbp\n\tjmp .L9\n'), []);
    const many = ptx.replace('bra L;', 'bra L;\n'.repeat(5000));
    assert.equal((await items('file:///many.ptx', many)).length, 1000);
    const amd = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\nk:\n\ts_branch .L9\n';
    assert.deepEqual(await items('file:///k.s', amd), ['amdgcn-missing-label']);
    await session.end();
  });

  it('of an assembly file that is not read whole, one message says so, and hover still works', async () => {
    const { client } = session;
    await client.initialize({ textDocument: { diagnostic: {} } });
    const textDocument = { uri: 'file:///huge.s' };
    const head = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\nk:\n\ts_branch .L9\n';
    const text = head + '\tv_add_f32_e32 v0, v1, v2\n'.repeat(320_000);
    await client.open(textDocument.uri, text, 'asm');
    const { items } = await client.request<{
      items: { code: string; severity: number; message: string }[];
    }>('textDocument/diagnostic', { textDocument });
    assert.deepEqual(
      items.map(({ code, severity, message }) => [code, severity, message.split(':')[0]]),
      [
        [
          'large-text',
          3,
          'this text of 8.3 million characters is not read whole (the most is 8 million)',
        ],
      ],
    );
    const position = { line: 200_000, character: 3 };
    const hover = await client.request<{ contents: { value: string }; range: unknown }>(
      'textDocument/hover',
      { textDocument, position },
    );
    assert.match(hover.contents.value, /v_add_f32/);
    assert.deepEqual(hover.range, {
      start: { line: 200_000, character: 1 },
      end: { line: 200_000, character: 14 },
    });
    assert.deepEqual(await client.request('textDocument/documentSymbol', { textDocument }), []);
    await session.end();
  });
});
