/** The server's features over a real connection in this process, with a toy engine behind them. */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import {
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import type { Diagnostic } from '../../src/diag/index.ts';
import { targetInfos } from '../../src/ide/index.ts';
import { startServer } from '../../src/lsp/index.ts';
import { serve } from '../../src/lsp/serve.ts';
import type { KernelRow, LineMap, PreviewResult } from '../../src/protocol/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { applyLspEdits, RpcClient } from '../kit/rpc-client.ts';
import { createToyEngine } from '../kit/toy-engine.ts';

const URI = 'file:///home%20of/code.rs';
const SOURCE = 'kernel one\n  bad\n  odd\nkernel two\n  fine\n';

const PUSHING = {};
const PULLING = {
  textDocument: { diagnostic: {} },
  workspace: { textDocumentContent: {}, diagnostics: { refreshSupport: true } },
};

interface Pushed {
  uri: string;
  version?: number;
  diagnostics: {
    code: string;
    range: unknown;
    codeDescription: { href: string };
    message: string;
  }[];
}

type Found = (engine: Engine, path: string) => readonly Diagnostic[];

/** Another way to go through the kernels of a crate. */
type Steps = (engine: Engine, path: string) => ReturnType<Engine['diagnose']>;

function* slow(engine: Engine, path: string): ReturnType<Engine['diagnose']> {
  const { revision } = engine;
  for (let step = 0; step < 500 && engine.revision === revision; step++) {
    const start = performance.now();
    while (performance.now() - start < 50);
    yield;
  }
  return engine.diagnostics(path);
}

function connect(
  files: Readonly<Record<string, string>> = {},
  found?: Found,
  steps?: Steps,
  disk?: Readonly<Record<string, string>>,
): RpcClient {
  const up = new PassThrough();
  const down = new PassThrough();
  const createEngine = (): Engine => {
    const engine = createToyEngine((path) => files[path]);
    if (steps !== undefined) {
      const changed: Engine = Object.create(engine);
      changed.diagnose = (path) => steps(engine, path);
      return changed;
    }
    return found === undefined ? engine : { ...engine, diagnostics: (path) => found(engine, path) };
  };
  void startServer({
    version: '1.2.3',
    connect: (options) =>
      createConnection(new StreamMessageReader(up), new StreamMessageWriter(down), options),
    load: async () => ({
      serve,
      host: { createEngine, ...(disk && { readFile: (path) => disk[path] }) },
    }),
  });
  return new RpcClient(down, up);
}

describe('lsp: server', () => {
  let client: RpcClient;
  beforeEach(() => {
    client = connect();
  });
  afterEach(() => client.connection.dispose());

  const at = (line: number, character: number) => ({ line, character });
  const range = (line: number, from: number, to: number) => ({
    start: at(line, from),
    end: at(line, to),
  });

  it("pushes what is found in Cargo's files to every client, and takes it back", async () => {
    const config = '/home of/.cargo/config.toml';
    const texts: Record<string, string> = { [config]: 'one\nbad\n' };
    client.connection.dispose();
    client = connect(texts, (engine, path) => [
      ...engine.diagnostics(path),
      ...engine.diagnostics(config),
    ]);
    await client.initialize(PULLING);
    await client.open(URI, SOURCE);
    const { uri, diagnostics } = await client.waitFor<Pushed>('textDocument/publishDiagnostics');
    assert.equal(uri, 'file:///home%20of/.cargo/config.toml');
    assert.deepEqual(
      diagnostics.map((d) => [d.code, d.range]),
      [['toy-bad', range(1, 0, 3)]],
    );
    client.forget();
    await client.notify('textDocument/didClose', { textDocument: { uri: URI } });
    const gone = await client.waitFor<Pushed>('textDocument/publishDiagnostics');
    assert.deepEqual([gone.uri, gone.diagnostics], [uri, []]);
  });

  it('pushes diagnostics to a client that cannot pull, and takes them back on close', async () => {
    const capabilities = await client.initialize(PUSHING);
    assert.equal(capabilities['diagnosticProvider'], undefined);
    await client.open(URI, SOURCE);
    const { diagnostics } = await client.waitFor<Pushed>('textDocument/publishDiagnostics');
    assert.deepEqual(
      diagnostics.map((d) => d.code),
      ['toy-bad', 'toy-odd'],
    );
    assert.deepEqual(diagnostics[0]!.range, range(1, 2, 5));
    assert.match(diagnostics[0]!.message, /^bad word\nwords should be good\nhelp: write good$/);
    assert.match(diagnostics[0]!.codeDescription.href, /toy-bad/);
    client.forget();
    await client.notify('textDocument/didClose', { textDocument: { uri: URI } });
    await client.waitFor<Pushed>(
      'textDocument/publishDiagnostics',
      (p) => p.diagnostics.length === 0,
    );
  });

  // An assembler's error in the first kernel, and a result that is written over in the second.
  const LONG_ASM = `.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
a:
\tv_nonsense v0
\ts_endpgm
\t.amdhsa_kernel a
\t.amdhsa_next_free_vgpr 2
\t.amdhsa_next_free_sgpr 8
\t.amdhsa_accum_offset 4
\t.end_amdhsa_kernel
b:
\tv_mov_b32_e32 v1, 1
\tv_mov_b32_e32 v1, 2
${'\tv_add_u32_e32 v0, v1, v0\n'.repeat(10_000)}\ts_endpgm
\t.amdhsa_kernel b
\t.amdhsa_next_free_vgpr 2
\t.amdhsa_next_free_sgpr 8
\t.amdhsa_accum_offset 4
\t.end_amdhsa_kernel
`;
  const CODES = ['amdgcn-unknown-instruction', 'amdgcn-dead-result'];

  it('pushes what an assembler refuses in a long file first', async () => {
    await client.initialize(PUSHING);
    const uri = 'file:///asm/long.s';
    await client.open(uri, LONG_ASM, 'amdgcn');
    const whole = (p: Pushed): boolean => p.diagnostics.length === CODES.length;
    await client.waitFor<Pushed>('textDocument/publishDiagnostics', whole);
    const seen = client.received
      .filter((n) => n.method === 'textDocument/publishDiagnostics')
      .map((n) => (n.params as Pushed).diagnostics.map((d) => d.code));
    assert.deepEqual(seen, [CODES.slice(0, 1), CODES]);
  });

  it('answers with what an assembler refuses in a long file first, and is asked again', async () => {
    await client.initialize(PULLING);
    const uri = 'file:///asm/long.s';
    await client.open(uri, LONG_ASM, 'amdgcn');
    const pull = async (): Promise<unknown[]> => {
      const report = await client.request<{ items: { code: string }[] }>(
        'textDocument/diagnostic',
        { textDocument: { uri } },
      );
      return report.items.map((d) => d.code);
    };
    assert.deepEqual(await pull(), CODES.slice(0, 1));
    await client.waitFor('workspace/diagnostic/refresh');
    assert.deepEqual(await pull(), CODES);
  });

  it('gives titles of fixes first to clients that ask again, then the edits', async () => {
    const codeAction = { dataSupport: true, resolveSupport: { properties: ['edit'] } };
    const offered = await client.initialize({ textDocument: { codeAction } });
    assert.deepEqual(offered['codeActionProvider'], {
      codeActionKinds: ['quickfix', 'refactor'],
      resolveProvider: true,
    });
    await client.open(URI, SOURCE);
    const [action] = await client.request<{ title: string; edit?: unknown; data: object }[]>(
      'textDocument/codeAction',
      { textDocument: { uri: URI }, range: range(1, 3, 3), context: { diagnostics: [] } },
    );
    assert.deepEqual([action!.title, action!.edit], ['Write good', undefined]);
    const resolved = await client.request<{ edit: { changes: object } }>(
      'codeAction/resolve',
      action,
    );
    assert.deepEqual(resolved.edit.changes, {
      [URI]: [{ range: range(1, 2, 5), newText: 'good' }],
    });
    await client.change(URI, range(0, 0, 0), '\n');
    await assert.rejects(client.request('codeAction/resolve', action), /has changed/);
    const odd = { ...action, data: { uri: 3 } };
    assert.equal(
      (await client.request<{ edit?: unknown }>('codeAction/resolve', odd)).edit,
      undefined,
    );
  });

  it('edits name the version of an open document, and are for what a closed one has on disk', async () => {
    const config = '/home of/.cargo/config.toml';
    const disk: Record<string, string> = { [config]: 'one\nbad\n' };
    client.connection.dispose();
    client = connect(
      { ...disk },
      (engine, path) => [
        ...engine.diagnostics(path),
        ...engine
          .diagnostics(config)
          .map((one) => ({ ...one, span: engine.diagnostics(path)[0]!.span })),
      ],
      undefined,
      disk,
    );
    await client.initialize({ workspace: { workspaceEdit: { documentChanges: true } } });
    await client.open(URI, SOURCE);
    interface Action {
      edit: { documentChanges: { textDocument: { uri: string; version: number | null } }[] };
    }
    const ask = (): Promise<Action[]> =>
      client.request<Action[]>('textDocument/codeAction', {
        textDocument: { uri: URI },
        range: range(1, 3, 3),
        context: { diagnostics: [] },
      });
    const documents = (actions: readonly Action[]) =>
      actions.flatMap(({ edit }) => edit.documentChanges.map(({ textDocument }) => textDocument));
    assert.deepEqual(documents(await ask()), [
      { uri: URI, version: 1 },
      { uri: 'file:///home%20of/.cargo/config.toml', version: null },
    ]);
    await client.change(URI, range(4, 2, 6), 'well');
    assert.equal(documents(await ask())[0]!.version, 2);
    disk[config] = 'another\nbad\n';
    await assert.rejects(ask(), /`\/home of\/.cargo\/config.toml` has changed on disk/);
  });

  it('starts no program unless the client says that the workspace is trusted', async () => {
    const started: string[] = [];
    const host = {
      createEngine: () => createToyEngine(),
      doctor: async () => {
        started.push('doctor');
        return [];
      },
      compile: async () => {
        started.push('compile');
        return { kind: 'missing', message: 'none' } as const;
      },
      compileIr: async () => {
        started.push('compileIr');
        return { kind: 'missing', message: 'none' } as const;
      },
      assemble: async () => {
        started.push('assemble');
        return { why: 'none' };
      },
      disassemble: async () => {
        started.push('disassemble');
        return { why: 'none' };
      },
    };
    const askAll = async (initializationOptions: object | undefined): Promise<RpcClient> => {
      const up = new PassThrough();
      const down = new PassThrough();
      void startServer({
        version: '1.2.3',
        connect: (options) =>
          createConnection(new StreamMessageReader(up), new StreamMessageWriter(down), options),
        load: async () => ({ serve, host }),
      });
      const one = new RpcClient(down, up);
      const params = { processId: null, rootUri: null, capabilities: PULLING };
      await one.request('initialize', { ...params, initializationOptions });
      await one.notify('initialized', {});
      await one.open(URI, SOURCE);
      for (const provider of ['rustc', 'llvm'])
        await one.execute('warplens.preview', URI, 'two', 'ptx', { provider });
      await one.execute('warplens.preview', URI, 'two', 'sass', {}).catch(() => undefined);
      await one.execute('warplens.resources', URI, 'two', 'ptx', true).catch(() => undefined);
      await one.execute('warplens.doctor').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return one;
    };
    for (const options of [undefined, {}, { trusted: false }, { trusted: 'yes' }, { trusted: 1 }]) {
      const one = await askAll(options);
      assert.deepEqual(started, [], JSON.stringify(options));
      await assert.rejects(one.execute('warplens.doctor'), /not trusted/);
      one.connection.dispose();
    }
    const trusted = await askAll({ trusted: true });
    assert.ok(started.includes('doctor') && started.includes('compile'), started.join());
    trusted.connection.dispose();
  });

  it('tells of costs that nobody knows', async () => {
    const initializationOptions = { lineCosts: { show: ['f64', 'bankz'] } };
    await client.initialize(PUSHING, { initializationOptions });
    const { message } = await client.waitFor<{ message: string }>('window/showMessage');
    assert.match(
      message,
      /^warplens\.lineCosts\.show: no cost is called 'bankz'; there are: registers, check, /,
    );
  });

  it('tells of settings that mean nothing, once', async () => {
    await client.initialize(PUSHING, { initializationOptions: { rules: { 'no-such': 'off' } } });
    const { message } = await client.waitFor<{ message: string }>('window/showMessage');
    assert.equal(message, "warplens.rules: no rule is called 'no-such'");
    const settings = { warplens: { rules: { 'no-such': 'off' } } };
    await client.notify('workspace/didChangeConfiguration', { settings });
    await client.open(URI, SOURCE);
    await client.waitFor('textDocument/publishDiagnostics');
    assert.equal(client.received.filter((n) => n.method === 'window/showMessage').length, 1);
  });

  it('pushes for a file that is opened as it is on disk', async () => {
    const other = connect({ '/home of/code.rs': SOURCE });
    await other.initialize(PUSHING);
    await other.open(URI, SOURCE);
    const { diagnostics } = await other.waitFor<Pushed>('textDocument/publishDiagnostics');
    assert.equal(diagnostics.length, 2);
    other.connection.dispose();
  });

  it('follows incremental edits', async () => {
    await client.initialize(PUSHING);
    await client.open(URI, SOURCE);
    await client.waitFor('textDocument/publishDiagnostics');
    client.forget();
    await client.change(URI, range(1, 2, 5), 'good');
    const { diagnostics } = await client.waitFor<Pushed>(
      'textDocument/publishDiagnostics',
      (p) => p.version === 2,
    );
    assert.deepEqual(
      diagnostics.map((d) => d.code),
      ['toy-odd'],
    );
  });

  it('answers a client that pulls, and never pushes to it', async () => {
    const capabilities = await client.initialize(PULLING);
    assert.ok(capabilities['diagnosticProvider']);
    await client.open(URI, SOURCE);
    const report = await client.request<{ items: unknown[] }>('textDocument/diagnostic', {
      textDocument: { uri: URI },
    });
    assert.equal(report.items.length, 2);
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.ok(!client.received.some((n) => n.method === 'textDocument/publishDiagnostics'));
  });

  it('offers the fix, and the fix leads to clean code', async () => {
    await client.initialize(PUSHING);
    await client.open(URI, SOURCE);
    interface Action {
      title: string;
      isPreferred: boolean;
      edit: { changes: Record<string, { range: never; newText: string }[]> };
    }
    const ask = (only?: string[]): Promise<Action[]> =>
      client.request<Action[]>('textDocument/codeAction', {
        textDocument: { uri: URI },
        range: range(1, 3, 3),
        context: { diagnostics: [], ...(only ? { only } : {}) },
      });
    const [action] = await ask();
    assert.equal(action?.title, 'Write good');
    assert.equal(action.isPreferred, true);
    assert.equal(applyLspEdits(SOURCE, action.edit.changes[URI]!), SOURCE.replace('bad', 'good'));
    assert.deepEqual(await ask(['refactor']), []);
    assert.equal((await ask(['quickfix'])).length, 1);
  });

  it('shows the parameter table on a kernel’s name and nothing elsewhere', async () => {
    await client.initialize(PUSHING);
    await client.open(URI, SOURCE);
    const hover = (line: number, character: number) =>
      client.request<{ contents: { value: string }; range: unknown } | null>('textDocument/hover', {
        textDocument: { uri: URI },
        position: at(line, character),
      });
    const found = await hover(0, 8);
    assert.match(
      found!.contents.value,
      /\| `x` \| `\*const f32` \| 8 \| 8 \| 8 \| `\.param \.u64 \.ptr` \|/,
    );
    assert.deepEqual(found!.range, range(0, 7, 10));
    assert.equal(await hover(1, 3), null);
  });

  it('puts a lens on each kernel that leads to its preview', async () => {
    await client.initialize(PUSHING);
    await client.open(URI, SOURCE);
    interface Lens {
      command: { title: string; command: string; arguments: unknown[] };
    }
    const all = await client.request<Lens[]>('textDocument/codeLens', {
      textDocument: { uri: URI },
    });
    const bare = all.filter((lens) => lens.command === undefined);
    assert.deepEqual(
      all.flatMap(({ command }) => (command ? [[command.title, command.arguments]] : [])),
      ['one', 'two'].flatMap((kernel) => [
        ['Run', [URI, kernel]],
        ['Profile', [URI, kernel]],
      ]),
    );
    const lenses = await Promise.all(bare.map((l) => client.request<Lens>('codeLens/resolve', l)));
    assert.match(lenses[0]!.command.title, /^PTX · ~?\d+(?:–\d+)? registers?$/);
    assert.deepEqual(
      lenses.map((l) => l.command.arguments),
      ['one', 'two'].flatMap((kernel) => targetInfos.map((target) => [URI, kernel, target.name])),
    );
    const { command, arguments: args } = lenses.at(-1)!.command;
    const result = await client.execute<PreviewResult>(command, ...args);
    assert.match(result.text, /\.visible \.entry _two/);
  });

  it('puts a lens to debug beside the others for clients that can', async () => {
    const experimental = { warplensDebug: true };
    await client.initialize({ ...PUSHING, experimental });
    await client.open(URI, SOURCE);
    interface Lens {
      readonly command?: { readonly title: string; readonly arguments: unknown[] };
    }
    const textDocument = { uri: URI };
    const all = await client.request<Lens[]>('textDocument/codeLens', { textDocument });
    const known = all.flatMap(({ command }) => command ?? []);
    assert.deepEqual(
      known.map(({ title }) => title),
      ['Run', 'Profile', 'Debug', 'Run', 'Profile', 'Debug'],
    );
    assert.deepEqual(known[5]!.arguments, [{ uri: URI, kernel: 'two' }]);
  });

  it('previews the kernel at a position, with a line map and a way back', async () => {
    await client.initialize(PULLING);
    await client.open(URI, SOURCE);
    const result = await client.execute<PreviewResult>('warplens.preview', URI, at(4, 3), 'ptx', {
      cpu: 'sm_80',
    });
    assert.match(result.uri, /^warplens-preview:\/ptx\/two\.ptx\?/);
    assert.equal(result.title, 'two · PTX · sm_80');
    const lines = result.text.split('\n');
    assert.match(lines[0]!, /^\/\/ two · PTX · sm_80 · compiler: Warplens/);
    assert.equal(result.lineMap.lines.length, lines.length);
    const code = lines.indexOf('  do fine;');
    assert.deepEqual(result.lineMap.lines[code], [0, 4]);
    assert.deepEqual(result.lineMap.sources, [URI]);
    const map = await client.request<LineMap>('warplens/lineMap', { uri: result.uri });
    assert.deepEqual(map, result.lineMap);
    const location = await client.request('textDocument/definition', {
      textDocument: { uri: result.uri },
      position: at(code, 4),
    });
    assert.deepEqual(location, { uri: URI, range: range(4, 0, 4) });
  });

  it('serves preview documents and tells of new text exactly when there is some', async () => {
    const capabilities = await client.initialize(PULLING);
    const { textDocumentContent } = capabilities['workspace'] as Record<string, unknown>;
    assert.deepEqual(textDocumentContent, { schemes: ['warplens-preview'] });
    await client.open(URI, SOURCE);
    const { uri } = await client.execute<PreviewResult>('warplens.preview', URI, 'two');
    const content = () =>
      client.request<{ text: string }>('workspace/textDocumentContent', { uri });
    assert.match((await content()).text, /do fine/);
    client.forget();
    await client.change(URI, range(1, 2, 5), 'worse');
    await new Promise((resolve) => setTimeout(resolve, 60));
    assert.ok(!client.received.some((n) => n.method.endsWith('textDocumentContent/refresh')));
    await client.change(URI, range(4, 2, 6), 'great');
    const params = await client.waitFor<{ uri: string }>('workspace/textDocumentContent/refresh');
    assert.equal(params.uri, uri);
    assert.match((await content()).text, /do great/);
  });

  it('lets a pane that is older than the server follow edits', async () => {
    await client.initialize(PULLING);
    await client.open(URI, SOURCE);
    const { uri, text } = await client.execute<PreviewResult>('warplens.preview', URI, 'two');
    const restarted = connect();
    await restarted.initialize(PULLING);
    await restarted.open(URI, SOURCE);
    await restarted.open(uri, text);
    await new Promise((resolve) => setTimeout(resolve, 60));
    assert.ok(!restarted.received.some((n) => n.method.endsWith('textDocumentContent/refresh')));
    await restarted.change(URI, range(4, 2, 6), 'great');
    const params = await restarted.waitFor<{ uri: string }>(
      'workspace/textDocumentContent/refresh',
    );
    assert.equal(params.uri, uri);
    restarted.connection.dispose();
  });

  it('keeps the last good text while the source does not compile', async () => {
    await client.initialize(PULLING);
    await client.open(URI, SOURCE);
    const { uri } = await client.execute<PreviewResult>('warplens.preview', URI, 'two');
    const content = async () =>
      (await client.request<{ text: string }>('workspace/textDocumentContent', { uri })).text;
    await content();
    await client.change(URI, range(4, 2, 6), 'new');
    const broken = await content();
    assert.match(broken, /code\.rs:5:3: error: unsupported: new/);
    assert.match(broken, /last version that compiled[\s\S]*do fine/);
    await client.change(URI, range(4, 2, 5), 'fresh');
    assert.doesNotMatch(await content(), /last version|do fine/);
  });

  it('lists kernels, restarts, and answers for the doctor', async () => {
    await client.initialize(PUSHING);
    await client.open(URI, SOURCE);
    const rows = await client.execute<KernelRow[]>('warplens.kernels');
    assert.deepEqual(
      rows.map((r) => [r.name, r.uri, r.position]),
      [
        ['one', URI, at(0, 7)],
        ['two', URI, at(3, 7)],
      ],
    );
    assert.equal(await client.execute('warplens.restart'), null);
    assert.equal((await client.execute<KernelRow[]>('warplens.kernels', URI)).length, 2);
    assert.deepEqual(await client.execute('warplens.doctor'), []);
  });

  it('says which GPU an assembly file is read for, and where that comes from', async () => {
    await client.initialize(PUSHING);
    const gpu = async (name: string, text: string, language: string): Promise<unknown> => {
      await client.open(`file:///asm/${name}`, text, language);
      return client.execute('warplens.assemblyGpu', `file:///asm/${name}`);
    };
    const target = '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\ns_endpgm\n';
    assert.deepEqual(await gpu('a.s', target, 'plaintext'), { cpu: 'gfx942', from: 'directive' });
    assert.deepEqual(await gpu('b.s', '; for gfx1100\ns_endpgm\n', 'plaintext'), {
      cpu: 'gfx1100',
      from: 'comment',
    });
    const plain = await gpu('c.amdgcn', 's_endpgm\n', 'amdgcn');
    assert.equal((plain as { from: string }).from, 'default');
    assert.equal(await gpu('d.s', 'movq %rax, %rbx\n', 'plaintext'), null);
  });

  it('lets others in while it looks at a large crate, and begins anew after an edit', async () => {
    client.connection.dispose();
    let begun = 0;
    client = connect({}, undefined, (engine, path) => {
      begun += 1;
      // Hundreds of kernels, until an edit: each takes longer than anyone should have to wait.
      return engine.text(path)!.includes('good') ? engine.diagnose(path) : slow(engine, path);
    });
    await client.initialize(PULLING);
    await client.open(URI, SOURCE);
    const params = { textDocument: { uri: URI } };
    const report = client.request<{ items: unknown[] }>('textDocument/diagnostic', params);
    assert.equal((await client.execute<KernelRow[]>('warplens.kernels', URI)).length, 2);
    assert.equal(begun, 1);
    await client.change(URI, range(1, 2, 5), 'good');
    assert.equal((await report).items.length, 1);
    assert.equal(begun, 2);
  });

  it('a crash is an error answer and the server lives on', async () => {
    await client.initialize(PUSHING);
    await client.open(URI, 'kernel one\n panic!\n');
    await assert.rejects(client.execute('warplens.preview', URI, 'one'), /executeCommand failed/);
    await assert.rejects(client.execute('warplens.preview', 7), /not a URI/);
    await assert.rejects(
      client.execute('warplens.preview', URI, 'one', 'abacus'),
      /no target abacus/,
    );
    await assert.rejects(client.execute('warplens.nothing'), /unknown command/);
    await assert.rejects(
      client.request('warplens/lineMap', { uri: 'warplens-preview:/ptx/x' }),
      /failed/,
    );
    await client.change(URI, range(1, 1, 7), 'fine');
    assert.equal((await client.execute<KernelRow[]>('warplens.kernels', URI)).length, 1);
  });

  it('a cancelled request is answered as cancelled', async () => {
    await client.initialize(PUSHING);
    await client.open(URI, SOURCE);
    const params = { textDocument: { uri: URI } };
    await assert.rejects(client.requestCancelled('textDocument/codeLens', params), /cancelled/i);
  });
});
