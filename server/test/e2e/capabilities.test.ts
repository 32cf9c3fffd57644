/**
 * Every ability that the server announces, over stdio, with each unit of positions: right answers,
 * wrong shapes, documents that are not there, requests that are cancelled. A new ability without a
 * row here fails the first test.
 */
import assert from 'node:assert/strict';
import { at, CAPABILITIES, type Range, Session } from './session.ts';

type Encoding = 'utf-8' | 'utf-16' | 'utf-32';

const RUST_URI = 'file:///nowhere/k.rs';
const PTX_URI = 'file:///nowhere/k.ptx';

/** Signs of one to four bytes stand before what is asked about. */
const RUST = `#![no_std]
#![feature(abi_gpu_kernel)]
/* é 🦀 */ #[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn scale(é: f32, out: *mut f32) {
    /* 🦀🦀 */ unsafe { *out = é * core::arch::nvptx::_thread_idx_x() as f32 }
}
/* 🦀 */ pub unsafe extern "gpu-kernel" fn unnamed(out: *mut u32) { unsafe { *out = 1 } }
fn host() { /* 🦀 */ get_function("scale"); ds_bpermute(1, 2); }
fn lanes(n: &mut u32) { unsafe { core::arch::asm!("/* é🦀 */ mov.u32 {}, %laneid;", out(reg32) *n) } }
`;

const PTX = `.version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 k_param_0)
{
.reg .b32 %r<3>;
/* é🦀 */ mov.u32 %r1, %tid.x;
/* 🦀 */ add.s32 %r2, %r1, 1;
/* 🦀 */ bra $L_end;
$L_end:
ret;
}
`;

/** Units that a text takes. */
function units(text: string, encoding: Encoding): number {
  if (encoding === 'utf-8') return Buffer.byteLength(text, 'utf8');
  return encoding === 'utf-16' ? text.length : [...text].length;
}

/** Where a part of a text begins. */
function place(text: string, part: string, encoding: Encoding, shift = 0) {
  const offset = text.indexOf(part);
  assert.ok(offset >= 0, `no ${part} in the text`);
  const lines = text.slice(0, offset + shift).split('\n');
  return at(lines.length - 1, units(lines.at(-1)!, encoding));
}

const rangeOf = (text: string, part: string, encoding: Encoding): Range => ({
  start: place(text, part, encoding),
  end: place(text, part, encoding, part.length),
});

const rust = { textDocument: { uri: RUST_URI } };
const ptx = { textDocument: { uri: PTX_URI } };
const WHOLE: Range = { start: at(0, 0), end: at(999, 0) };

interface Asked {
  readonly method: string;
  params(encoding: Encoding): unknown;
  check(answer: never, encoding: Encoding): void;
}

interface Located {
  readonly uri: string;
  readonly range: Range;
}

/** By announced ability: what is asked, and what must come back. */
const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  hoverProvider: [
    {
      method: 'textDocument/hover',
      params: (e) => ({ ...rust, position: place(RUST, '_thread_idx_x', e, 3) }),
      check(answer: { contents: { value: string }; range: Range }, e) {
        assert.match(answer.contents.value, /threadIdx\.x/);
        assert.deepEqual(answer.range, rangeOf(RUST, '_thread_idx_x', e));
      },
    },
    {
      method: 'textDocument/hover',
      params: (e) => ({ ...rust, position: place(RUST, '%laneid', e, 3) }),
      check(answer: { contents: { value: string }; range: Range }, e) {
        assert.match(answer.contents.value, /special register/);
        assert.deepEqual(answer.range, rangeOf(RUST, '%laneid', e));
      },
    },
    {
      method: 'textDocument/hover',
      params: (e) => ({ ...ptx, position: place(PTX, '%tid.x', e, 1) }),
      check(answer: { contents: { value: string } }) {
        assert.match(answer.contents.value, /special register/);
      },
    },
  ],
  definitionProvider: [
    {
      method: 'textDocument/definition',
      params: (e) => ({ ...ptx, position: place(PTX, 'bra $L_end', e, 6) }),
      check: (answer: Located) => assert.equal(answer.range.start.line, 9),
    },
    {
      method: 'textDocument/definition',
      params: (e) => ({ ...rust, position: place(RUST, '"scale"', e, 2) }),
      check: (answer: Located[], e) =>
        assert.deepEqual(answer[0]?.range, rangeOf(RUST, 'scale', e)),
    },
  ],
  referencesProvider: [
    {
      method: 'textDocument/references',
      params: (e) => ({
        ...ptx,
        position: place(PTX, '%r1, 1', e),
        context: { includeDeclaration: false },
      }),
      check: (answer: Located[], e) =>
        assert.deepEqual(answer[0]?.range, {
          start: place(PTX, '%r1, %tid', e),
          end: place(PTX, '%r1, %tid', e, 3),
        }),
    },
  ],
  documentHighlightProvider: [
    {
      method: 'textDocument/documentHighlight',
      params: (e) => ({ ...ptx, position: place(PTX, '%r1, 1', e) }),
      check: (answer: { kind: number }[]) =>
        assert.deepEqual(
          answer.map(({ kind }) => kind),
          [1, 3, 2],
        ),
    },
  ],
  completionProvider: [
    {
      method: 'textDocument/completion',
      params: (e) => ({ ...rust, position: place(RUST, '"gpu-kernel" fn scale', e, 4) }),
      check(answer: { items: { label: string; textEdit: { range: Range } }[] }, e) {
        const item = answer.items.find(({ label }) => label === 'gpu-kernel');
        assert.deepEqual(item?.textEdit.range.start, place(RUST, 'gpu-kernel" fn scale', e));
      },
    },
    {
      method: 'textDocument/completion',
      params: (e) => ({ ...rust, position: place(RUST, '%laneid', e, 3) }),
      check(answer: { items: { label: string; textEdit: { range: Range } }[] }, e) {
        const item = answer.items.find(({ label }) => label === '%lanemask_lt');
        assert.deepEqual(item?.textEdit.range, {
          start: place(RUST, '%laneid', e),
          end: place(RUST, '%laneid', e, 3),
        });
      },
    },
    {
      method: 'textDocument/completion',
      params: (e) => ({ ...ptx, position: place(PTX, '%tid', e, 1) }),
      check: (answer: { items: { label: string }[] }) =>
        assert.ok(answer.items.some(({ label }) => label === '%ctaid.y')),
    },
  ],
  signatureHelpProvider: [
    {
      method: 'textDocument/signatureHelp',
      params: (e) => ({ ...rust, position: place(RUST, 'ds_bpermute(1, 2)', e, 15) }),
      check: (answer: { activeParameter: number }) => assert.equal(answer.activeParameter, 1),
    },
  ],
  codeActionProvider: [
    {
      method: 'textDocument/codeAction',
      params: (e) => ({
        ...rust,
        range: rangeOf(RUST, 'unnamed', e),
        context: { diagnostics: [] },
      }),
      check: (answer: { title: string }[]) => assert.ok(answer.length > 0),
    },
  ],
  codeLensProvider: [
    {
      method: 'textDocument/codeLens',
      params: () => rust,
      check: (answer: { range: Range }[], e) =>
        assert.deepEqual(answer[0]?.range, rangeOf(RUST, 'scale', e)),
    },
    {
      method: 'codeLens/resolve',
      params: () => ({ range: WHOLE, data: [RUST_URI, 'scale', 'ptx'] }),
      check: (answer: { command: { title: string } }) =>
        assert.match(answer.command.title, /^PTX · \d+(?:–\d+)? registers$/),
    },
  ],
  diagnosticProvider: [
    {
      method: 'textDocument/diagnostic',
      params: () => rust,
      check(answer: { items: { code: string; range: Range }[] }, e) {
        const found = answer.items.find(({ code }) => code === 'missing_gpu_kernel_export_name');
        assert.deepEqual(
          found?.range.start,
          place(RUST, 'pub unsafe extern "gpu-kernel" fn unnamed', e),
        );
      },
    },
    {
      method: 'workspace/diagnostic',
      params: () => ({ previousResultIds: [] }),
      check: (answer: { items: { uri: string }[] }) =>
        assert.deepEqual(
          answer.items.map(({ uri }) => uri),
          [RUST_URI],
        ),
    },
  ],
  documentSymbolProvider: [
    {
      method: 'textDocument/documentSymbol',
      params: () => ptx,
      check: (answer: { name: string }[]) => assert.equal(answer[0]?.name, 'k'),
    },
  ],
  foldingRangeProvider: [
    {
      method: 'textDocument/foldingRange',
      params: () => ptx,
      check: (answer: unknown[]) => assert.equal(answer.length, 1),
    },
  ],
  semanticTokensProvider: [
    {
      method: 'textDocument/semanticTokens/full',
      params: () => ptx,
      check(answer: { data: number[] }, e) {
        // The comment of line 6 ends where its units say.
        const tokens: number[][] = [];
        let [line, character] = [0, 0];
        for (let i = 0; i < answer.data.length; i += 5) {
          const [down = 0, right = 0, length = 0, type = 0] = answer.data.slice(i, i + 4);
          character = down === 0 ? character + right : right;
          line += down;
          tokens.push([line, character, length, type]);
        }
        assert.deepEqual(tokens.filter(([l]) => l === 6).slice(0, 2), [
          [6, 0, units('/* é🦀 */', e), 0],
          [6, units('/* é🦀 */ ', e), 3, 3],
        ]);
      },
    },
    {
      method: 'textDocument/semanticTokens/range',
      params: () => ({ ...ptx, range: { start: at(0, 0), end: at(1, 0) } }),
      check: (answer: { data: number[] }) => assert.ok(answer.data.length < 20),
    },
  ],
  inlayHintProvider: [
    {
      method: 'textDocument/inlayHint',
      params: () => ({ ...rust, range: WHOLE }),
      check: (answer: { position: unknown; label: string }[], e) =>
        assert.deepEqual(answer[0]?.position, place(RUST, 'out: *mut f32', e, 3)),
    },
  ],
  workspaceSymbolProvider: [
    {
      method: 'workspace/symbol',
      params: () => ({ query: 'scl' }),
      check: (answer: { name: string; location: Located }[], e) => {
        assert.deepEqual(
          answer.map(({ name }) => name),
          ['scale'],
        );
        assert.deepEqual(answer[0]?.location.range, rangeOf(RUST, 'scale', e));
      },
    },
  ],
  executeCommandProvider: [
    {
      method: 'workspace/executeCommand',
      params: (e) => ({
        command: 'warplens.preview',
        arguments: [RUST_URI, place(RUST, '_thread_idx_x', e), 'ptx'],
      }),
      check: (answer: { kernel: string }) => assert.equal(answer.kernel, 'scale'),
    },
  ],
  workspace: [
    {
      method: 'workspace/textDocumentContent',
      params: () => ({
        uri: `warplens-preview:/ptx/scale.ptx?kernel=scale&provider=core&source=${encodeURIComponent(RUST_URI)}`,
      }),
      check: (answer: { text: string }) => assert.match(answer.text, /\.entry scale/),
    },
  ],
};

/** Announced without a request of its own. */
const NO_REQUEST = new Set(['positionEncoding', 'textDocumentSync']);

const EXPECTED_ERRORS = new Set([-32602, -32603, -32803]);
const REQUEST_CANCELLED = -32800;

describe('e2e: every announced ability', () => {
  let session: Session;
  let announced: Record<string, unknown>;

  // A test that fails ends its server too.
  afterEach(() => {
    session.process.kill();
  });

  const start = async (encoding: Encoding): Promise<void> => {
    session = new Session();
    announced = await session.client.initialize(
      { ...CAPABILITIES, general: { positionEncodings: [encoding] } },
      { initializationOptions: { inlayHints: { enabled: true } } },
    );
    await session.client.open(RUST_URI, RUST);
    await session.client.open(PTX_URI, PTX, 'ptx');
  };

  for (const encoding of ['utf-8', 'utf-16', 'utf-32'] as const) {
    it(`is there and right in ${encoding}`, async () => {
      await start(encoding);
      assert.equal(announced['positionEncoding'], encoding);
      const abilities = Object.keys(announced).filter((name) => !NO_REQUEST.has(name));
      assert.deepEqual(abilities.sort(), Object.keys(ASKED).sort());
      for (const asked of Object.values(ASKED).flat()) {
        const answer = await session.client.request<never>(asked.method, asked.params(encoding));
        try {
          asked.check(answer, encoding);
        } catch (error) {
          throw new Error(`${asked.method}: ${JSON.stringify(answer)}`, { cause: error });
        }
      }
      await session.end();
    });

    it(`follows edits that count in ${encoding}`, async () => {
      await start(encoding);
      const { client } = session;
      await client.change(RUST_URI, rangeOf(RUST, 'unnamed', encoding), 'renamed');
      await client.change(RUST_URI, rangeOf(RUST, 'fn host', encoding), 'fn 🦀');
      const symbols = await client.request<{ name: string }[]>('workspace/symbol', {
        query: 'ren',
      });
      assert.deepEqual(
        symbols.map(({ name }) => name),
        ['renamed'],
      );
      await session.end();
    });
  }

  it('takes the first known unit of the client, and UTF-16 where it names none', async () => {
    for (const [offered, chosen] of [
      [['utf-7', 'utf-32', 'utf-8'], 'utf-32'],
      [[], 'utf-16'],
      [undefined, 'utf-16'],
    ] as const) {
      session = new Session();
      const general = offered === undefined ? {} : { positionEncodings: offered };
      const answer = await session.client.initialize({ ...CAPABILITIES, general });
      assert.equal(answer['positionEncoding'], chosen);
      await session.end();
    }
  });

  it('wrong shapes are answered, and nothing breaks', async () => {
    await start('utf-8');
    const wrong: readonly unknown[] = [
      {},
      { textDocument: null },
      { textDocument: { uri: 7 }, position: at(0, 0) },
      { textDocument: { uri: RUST_URI }, position: { line: 'x', character: null }, range: 3 },
      { textDocument: { uri: PTX_URI }, position: at(-5, 1e9), range: { start: at(9, 9) } },
      { textDocument: { uri: 'untitled:none' }, position: at(0, 0), range: WHOLE, query: {} },
    ];
    for (const { method } of Object.values(ASKED).flat()) {
      if (method === 'workspace/diagnostic') continue;
      for (const params of wrong) {
        await session.client.request(method, params).catch((error: { code: number }) => {
          assert.ok(EXPECTED_ERRORS.has(error.code), `${method}: ${String(error)}`);
        });
      }
    }
    const [asked] = ASKED['hoverProvider']!;
    const answer = await session.client.request<never>(asked!.method, asked!.params('utf-8'));
    asked!.check(answer, 'utf-8');
    await session.end();
  });

  it('documents that were never opened, or are closed, have no answers and no errors', async () => {
    await start('utf-16');
    const { client } = session;
    await client.notify('textDocument/didClose', ptx);
    for (const [method, params] of [
      ['textDocument/references', { position: at(6, 12), context: { includeDeclaration: true } }],
      ['textDocument/documentHighlight', { position: at(6, 12) }],
      ['textDocument/definition', { position: at(6, 12) }],
      ['textDocument/completion', { position: at(6, 12) }],
      ['textDocument/hover', { position: at(6, 12) }],
    ] as const)
      assert.equal(await client.request(method, { ...ptx, ...params }), null, method);
    assert.deepEqual(await client.request('textDocument/documentSymbol', ptx), []);
    await session.end();
  });

  it('each request can be cancelled, and the next one is answered', async () => {
    await start('utf-16');
    const { client } = session;
    for (const { method, params } of Object.values(ASKED).flat()) {
      const code = await client.requestCancelled(method, params('utf-16')).then(
        () => 'an answer',
        (error: { code: number }) => error.code,
      );
      assert.equal(code, REQUEST_CANCELLED, method);
    }
    assert.ok(await client.request('textDocument/codeLens', rust));
    await session.end();
  });
});
