/**
 * All pairs of requests at once, on a crate that nobody has looked at, from a client that behaves
 * as VS Code does: whatever the two do to each other's work, both are answered, and as if they had
 * been asked alone.
 */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import {
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { startServer } from '../../src/lsp/index.ts';
import { serve } from '../../src/lsp/serve.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { RpcClient } from '../kit/rpc-client.ts';
import { isSampled } from '../kit/sample.ts';

const FOLDER = '/home of/crate';
const URI = 'file:///home%20of/crate/src/lib.rs';
const HOST_URI = 'file:///home%20of/crate/src/main.rs';

const KERNELS = Array.from(
  { length: 6 },
  (_, i) => `
/// # Safety
/// \`p\` holds \`n\` elements.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k${i}(p: *mut f32, n: u32) {
    let mut sum = 0.0;
    for j in 0..n { sum += *p.add(j as usize) * ${i}.5; }
    *p = sum;
}
`,
).join('');

const FILES: Readonly<Record<string, string>> = {
  [`${FOLDER}/Cargo.toml`]: '[package]\nname = "pairs"\nversion = "0.1.0"\nedition = "2021"\n',
  [`${FOLDER}/build.rs`]: 'fn main() { println!("cargo:rustc-cfg=fast"); }\n',
  [`${FOLDER}/src/lib.rs`]: `#![no_std]\n#![feature(abi_gpu_kernel)]\n${KERNELS}`,
  [`${FOLDER}/src/main.rs`]:
    'fn main() {\n    let f = module.get_function("k1").unwrap();\n    launch!(f<<<1, 2048, 0, s>>>(p, 4)).unwrap();\n}\n',
};

const DYNAMIC = { dynamicRegistration: true };
const VSCODE = {
  textDocument: { diagnostic: DYNAMIC, codeLens: DYNAMIC, hover: DYNAMIC, rename: DYNAMIC },
  workspace: {
    configuration: true,
    workspaceFolders: true,
    didChangeWatchedFiles: DYNAMIC,
    didChangeConfiguration: DYNAMIC,
    diagnostics: { refreshSupport: true },
    codeLens: { refreshSupport: true },
    textDocumentContent: DYNAMIC,
  },
};

const textDocument = { uri: URI };
const inHost = { textDocument: { uri: HOST_URI }, position: { line: 1, character: 32 } };
/** In the name of the first kernel. */
const position = { line: 6, character: 35 };
const command = (name: string, ...given: readonly unknown[]): readonly [string, unknown] => [
  'workspace/executeCommand',
  { command: name, arguments: given },
];

/** What an editor asks of a file that has just been opened, and what its user asks next. */
const REQUESTS: Readonly<Record<string, readonly [method: string, params: unknown]>> = {
  lenses: ['textDocument/codeLens', { textDocument }],
  diagnostics: ['textDocument/diagnostic', { textDocument }],
  'host diagnostics': ['textDocument/diagnostic', { textDocument: { uri: HOST_URI } }],
  'workspace diagnostics': ['workspace/diagnostic', { previousResultIds: [] }],
  hover: ['textDocument/hover', { textDocument, position }],
  definition: ['textDocument/definition', inHost],
  references: [
    'textDocument/references',
    { textDocument, position, context: { includeDeclaration: true } },
  ],
  'prepare rename': ['textDocument/prepareRename', { textDocument, position }],
  rename: ['textDocument/rename', { textDocument, position, newName: 'other' }],
  symbols: ['workspace/symbol', { query: 'k' }],
  hints: [
    'textDocument/inlayHint',
    { textDocument, range: { start: { line: 0, character: 0 }, end: { line: 40, character: 0 } } },
  ],
  actions: [
    'textDocument/codeAction',
    { textDocument, range: { start: position, end: position }, context: { diagnostics: [] } },
  ],
  completion: ['textDocument/completion', inHost],
  signature: ['textDocument/signatureHelp', inHost],
  calls: ['textDocument/prepareCallHierarchy', { textDocument, position }],
  kernels: command('warplens.kernels'),
  'kernel files': command('warplens.kernelFiles'),
  launches: command('warplens.launches', URI, 'k1', { show: false }),
  preview: command('warplens.preview', URI, 'k0', 'ptx'),
  resources: command('warplens.resources', URI, 'k0', 'amdgcn'),
};

/** So long takes a step that ends a slice, in milliseconds. */
const LONG = 45;
/** Steps that take so long. */
const LONG_STEPS = 3;

/** A crate of some kernels is looked at in several slices, as a large one is. */
function* slowly(steps: ReturnType<Engine['diagnose']>): ReturnType<Engine['diagnose']> {
  for (let left = LONG_STEPS; ; left--) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const begin = performance.now();
    while (left > 0 && performance.now() - begin < LONG);
    yield step.value;
  }
}

async function connected(): Promise<RpcClient> {
  const up = new PassThrough();
  const down = new PassThrough();
  const listRustFiles = (): string[] => Object.keys(FILES).filter((path) => path.endsWith('.rs'));
  const host = {
    listRustFiles,
    createEngine: () => {
      const engine = createEngine({
        readFile: (path) => FILES[path],
        listDir: (folder) => {
          const below = Object.keys(FILES).filter((path) => path.startsWith(`${folder}/`));
          const names = below.map((path) => path.slice(folder.length + 1).split('/')[0]!);
          return names.length === 0 ? undefined : [...new Set(names)];
        },
        prelude: preludeTexts,
      });
      const slow: Engine = Object.create(engine);
      slow.diagnose = (root, first) => slowly(engine.diagnose(root, first));
      return slow;
    },
  };
  void startServer({
    version: '1.2.3',
    connect: (options) =>
      createConnection(new StreamMessageReader(up), new StreamMessageWriter(down), options),
    load: async () => ({ serve, host }),
  });
  const client = new RpcClient(down, up);
  // Settings that come while the first answers are made.
  client.connection.onRequest('workspace/configuration', () => [
    { rules: { 'launch-bounds-exceeded': 'info' } },
  ]);
  const rootUri = 'file:///home%20of/crate';
  await client.initialize(VSCODE, { rootUri, workspaceFolders: [{ uri: rootUri, name: 'crate' }] });
  return client;
}

/** What these requests are answered, sent together with the text on a fresh server. */
async function answers(names: readonly string[]): Promise<unknown[]> {
  const client = await connected();
  try {
    return await client.together(() => {
      void client.open(URI, FILES[`${FOLDER}/src/lib.rs`]!);
      void client.open(HOST_URI, FILES[`${FOLDER}/src/main.rs`]!);
      return Promise.all(
        names.map((name) =>
          client.request(...REQUESTS[name]!).catch((error: unknown) => {
            throw new Error(`${name} beside ${names.join(', ')}: ${String(error)}`);
          }),
        ),
      );
    });
  } finally {
    client.connection.dispose();
  }
}

/** Every n-th pair in `npm test`; the number has no divisor in common with that of the requests. */
const EVERY = 79;

describe('lsp: pairs of requests on a cold crate', () => {
  const names = Object.keys(REQUESTS);
  const alone = new Map<string, Promise<unknown[]>>();
  const known = (name: string): Promise<unknown[]> => {
    if (!alone.has(name)) alone.set(name, answers([name]));
    return alone.get(name)!;
  };

  let number = 0;
  for (const one of names) {
    for (const other of names) {
      if (!isSampled(number++, EVERY)) continue;
      it(`${one} and ${other}`, async () => {
        const [first, second] = await answers([one, other]);
        assert.deepEqual(first, (await known(one))[0]);
        assert.deepEqual(second, (await known(other))[0]);
      });
    }
  }
});
