/**
 * The first answers of a server to a client that behaves as VS Code does: it registers watchers,
 * answers for settings, opens a file and asks for everything at once, with the workspace's
 * diagnostics beside it, while watchers report files. Each is answered at the first try.
 * `WARPLENS_STARTS` is the number of starts of each of the five crates; `npm run test:nightly`
 * makes ten, fifty in all.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { uriOfPath } from '../../src/lsp/uris.ts';
import { isNightly } from '../kit/sample.ts';
import { ALL, at, Session } from './session.ts';

const STARTS = Number(process.env['WARPLENS_STARTS'] ?? (isNightly() ? 10 : 2));

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel, abi_ptx)]\n';
const kernel = (name: string, body = '*p = n as f32;'): string =>
  `/// # Safety\n/// None.\n#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn ${name}(p: *mut f32, n: u32) { unsafe { ${body} } }\n`;
const manifest = (name: string, more = ''): string =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2024"\n${more}`;
const many = (count: number): string =>
  Array.from({ length: count }, (_, n) =>
    kernel(`k${n}`, `let mut s = 0.0; for j in 0..n { s += *p.add(j as usize) * ${n}.5; } *p = s;`),
  ).join('');

/** Crates by name: their files, the opened one first. */
const CRATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'many kernels, a build script': {
    'src/lib.rs': `${HEAD}${many(60)}`,
    'build.rs': 'fn main() { println!("cargo:rustc-cfg=fast"); }\n',
    'Cargo.toml': manifest('pull'),
  },
  'a host beside the kernels': {
    'src/main.rs': `mod host;\nfn main() {\n    let f = module.get_function("one").unwrap();\n    launch!(f<<<1, 32, 0, s>>>(p, 4)).unwrap();\n}\n`,
    'src/host.rs': 'pub fn nothing() {}\n',
    'src/lib.rs': `${HEAD}${kernel('one')}${kernel('two')}`,
    'Cargo.toml': manifest('beside'),
  },
  'modules and a path dependency': {
    'kernels/src/deep/mod.rs': `pub mod deeper;\n${kernel('deep', '*p = deeper::half(n) + tools::twice(n);').replace(/^/, 'use tools;\n')}`,
    'kernels/src/deep/deeper.rs': 'pub fn half(n: u32) -> f32 { n as f32 * 0.5 }\n',
    'kernels/src/lib.rs': `${HEAD}pub mod deep;\n`,
    'kernels/Cargo.toml': manifest('kernels', '[dependencies]\ntools = { path = "../tools" }\n'),
    'tools/src/lib.rs': '#![no_std]\npub fn twice(n: u32) -> f32 { n as f32 * 2.0 }\n',
    'tools/Cargo.toml': manifest('tools'),
    'Cargo.toml': '[workspace]\nmembers = ["kernels", "tools"]\nresolver = "3"\n',
  },
  'cuda-oxide': {
    'src/main.rs':
      'use cuda_device::{DisjointSlice, cuda_module, kernel, thread};\n#[cuda_module]\nmod kernels {\n    use super::*;\n    #[kernel]\n    pub fn grow(mut out: DisjointSlice<f32>) {\n        let i = thread::index_1d();\n        if let Some(x) = out.get_mut(i) { *x += 1.0; }\n    }\n}\nfn main() {}\n',
    'Cargo.toml': manifest('oxide', '[dependencies]\ncuda-device = "0.1"\n'),
  },
  'a text that does not compile': {
    'src/lib.rs': `${HEAD}mod missing;\n${kernel('half', '*p = n as f32')}${kernel('rest', '*p = nothing(;')}`,
    'Cargo.toml': manifest('broken'),
  },
};

const DYNAMIC = { dynamicRegistration: true };
const REFRESH = { refreshSupport: true };
const VSCODE = {
  textDocument: {
    diagnostic: DYNAMIC,
    codeLens: DYNAMIC,
    hover: DYNAMIC,
    inlayHint: DYNAMIC,
    synchronization: { dynamicRegistration: true, didSave: true },
  },
  workspace: {
    configuration: true,
    didChangeConfiguration: DYNAMIC,
    workspaceFolders: true,
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    diagnostics: REFRESH,
    codeLens: REFRESH,
    inlayHint: REFRESH,
    textDocumentContent: DYNAMIC,
  },
  window: { workDoneProgress: true },
};

describe('e2e: first answers', () => {
  let session: Session;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'warplens-first-'));
    session = new Session();
  });
  afterEach(() => {
    session.process.kill();
    rmSync(folder, { recursive: true });
  });

  for (const [name, files] of Object.entries(CRATES))
    for (let start = 1; start <= STARTS; start++)
      it(`${name}: every question is answered at the first try${STARTS > 1 ? `, start ${start}` : ''}`, async () => {
        for (const [path, text] of Object.entries(files)) {
          mkdirSync(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), text);
        }
        const { client } = session;
        const rootUri = uriOfPath(folder);
        const [[opened, text]] = Object.entries(files) as [[string, string]];
        const uri = uriOfPath(join(folder, opened));
        const textDocument = { uri };
        client.connection.onRequest(
          'workspace/configuration',
          ({ items }: { items: readonly unknown[] }) => items.map(() => null),
        );
        await client.initialize(VSCODE, {
          rootUri,
          workspaceFolders: [{ uri: rootUri, name: 'w' }],
        });
        void client.notify('workspace/didChangeConfiguration', { settings: null });
        const refused: string[] = [];
        const ask = async (method: string, params: unknown): Promise<unknown> => {
          try {
            return await client.request(method, params);
          } catch (error) {
            refused.push(`${method}: ${(error as { code?: number }).code} ${String(error)}`);
            return undefined;
          }
        };
        await client.open(uri, text);
        const workspace = ask('workspace/diagnostic', { previousResultIds: [] });
        const answers = [
          ask('textDocument/diagnostic', { textDocument }),
          ask('textDocument/codeLens', { textDocument }),
          ask('textDocument/inlayHint', { textDocument, range: ALL }),
          ask('textDocument/hover', { textDocument, position: at(6, 10) }),
          ask('workspace/executeCommand', { command: 'warplens.kernels', arguments: [] }),
        ];
        // Cargo and other extensions write while the server starts.
        writeFileSync(join(folder, 'Cargo.lock'), 'version = 4\n');
        void client.notify('workspace/didChangeWatchedFiles', {
          changes: [
            { uri: uriOfPath(join(folder, 'Cargo.lock')), type: 1 },
            { uri: uriOfPath(join(folder, 'Cargo.toml')), type: 2 },
          ],
        });
        answers.push(ask('textDocument/diagnostic', { textDocument }));
        const [first] = await Promise.all(answers);
        assert.deepEqual(refused, []);
        assert.ok(Array.isArray((first as { items?: unknown }).items));
        await Promise.race([workspace, new Promise((resolve) => setTimeout(resolve, 50))]);
        assert.deepEqual(refused, []);
      });
});
