/**
 * The whole way, with the real server in its own process: open a kernel, read its diagnostics,
 * apply a fix, preview its PTX, edit, go from a line of PTX to its Rust line. No toy here: what the
 * editor would see.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { uriOfPath } from '../../src/lsp/uris.ts';
import type { KernelRow, LineMap, PreviewResult } from '../../src/protocol/index.ts';
import { applyLspEdits, type RpcClient } from '../kit/rpc-client.ts';
import { ALL, at, CAPABILITIES, find, type Range, SAXPY, SAXPY_URI, Session } from './session.ts';

interface Action {
  readonly title: string;
  readonly edit: { readonly changes: Record<string, { range: Range; newText: string }[]> };
}

describe('e2e: the server over stdio', () => {
  let session: Session;
  let client: RpcClient;
  let folder: string;

  beforeEach(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-e2e-')));
    session = new Session();
    client = session.client;
    await client.initialize(CAPABILITIES, { initializationOptions: { trusted: false } });
  });

  afterEach(async () => {
    await session.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const put = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return uriOfPath(path);
  };
  const preview = (uri: string, kernel: string | null, options = {}): Promise<PreviewResult> =>
    client.execute('warplens.preview', uri, kernel, 'ptx', options);

  it('previews saxpy and links its lines both ways', async () => {
    await client.open(SAXPY_URI, SAXPY);
    assert.deepEqual(await session.pull(SAXPY_URI), []);
    const multiply = find(SAXPY, 'alpha * *x.add(k)');
    const options = { cpu: 'sm_80' };
    const shown = await client.execute<PreviewResult>(
      'warplens.preview',
      SAXPY_URI,
      multiply,
      'ptx',
      options,
    );
    assert.match(shown.uri, /^warplens-preview:\/ptx\/saxpy\.ptx\?/);
    assert.match(shown.text, /^\/\/ saxpy · PTX · sm_80 · compiler: Warplens · O2\n/);
    assert.match(shown.text, /\.target sm_80/);
    assert.match(shown.text, /\.visible \.entry saxpy\(/);
    assert.doesNotMatch(shown.text, /daxpy/);
    assert.equal(shown.kernel, 'saxpy');
    assert.equal(shown.summary[0]?.kernel, 'saxpy');
    assert.ok((shown.summary[0]?.instructions ?? 0) > 10);

    const store = find(shown.text, 'st.global');
    const location = await session.definition(shown.uri, store);
    assert.equal(location?.uri, SAXPY_URI);
    assert.equal(location.range.start.line, multiply.line);
    // A line that comes from nowhere leads nowhere, and Rust is left to its own server.
    assert.equal(await session.definition(shown.uri, at(2, 0)), null);
    assert.equal(await session.definition(SAXPY_URI, multiply), null);

    const map = await client.request<LineMap>('warplens/lineMap', { uri: shown.uri });
    assert.deepEqual(map, shown.lineMap);
    assert.equal(map.lines.length, shown.text.split('\n').length);
    assert.deepEqual(map.lines[store.line], [0, multiply.line]);
    assert.deepEqual(map.sources, [SAXPY_URI]);
  });

  it('refreshes the preview after an edit, and only then', async () => {
    await client.open(SAXPY_URI, SAXPY);
    const { uri, text } = await preview(SAXPY_URI, 'saxpy');
    const start = find(SAXPY, 'alpha * *x.add(k)');
    const end = at(start.line, start.character + 'alpha'.length);
    await client.change(SAXPY_URI, { start, end }, '3.0');
    await client.waitFor<{ uri: string }>(
      'workspace/textDocumentContent/refresh',
      (p) => p.uri === uri,
    );
    const fresh = await session.content(uri);
    assert.notEqual(fresh, text);
    assert.match(fresh, /0f40400000/);
    // An edit in the other kernel leaves this one's text as it is: no pane flickers.
    client.forget();
    const other = find(SAXPY, 'daxpy(');
    await client.change(
      SAXPY_URI,
      { start: at(other.line, 0), end: at(other.line, 0) },
      '// told\n',
    );
    assert.equal(await session.content(uri), fresh);
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.ok(!client.received.some((n) => n.method.endsWith('textDocumentContent/refresh')));
  });

  it('reports a mistake, and its fix makes the file clean', async () => {
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
    const [found] = await session.pull(uri);
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
    await client.change(uri, ALL, fixed);
    assert.deepEqual(await session.pull(uri), []);
  });

  it('a rule has the severity that the settings say', async () => {
    const uri = 'file:///nowhere/kernel.rs';
    const source =
      '#![no_std]\n#![feature(abi_gpu_kernel)]\npub extern "gpu-kernel" fn fill(out: *mut u32) {\n    unsafe { *out = 7 };\n}\n';
    await client.open(uri, source);
    const severity = async (level: string): Promise<number | undefined> => {
      const rules = { missing_gpu_kernel_export_name: level };
      await client.notify('workspace/didChangeConfiguration', {
        settings: { warplens: { rules } },
      });
      return (await session.pull(uri))[0]?.severity;
    };
    assert.equal(await severity('error'), 1);
    assert.equal(await severity('hint'), 4);
    assert.equal(await severity('off'), undefined);
    assert.equal(await severity('deafening'), 2);
  });

  it('counts columns in UTF-16 units', async () => {
    const uri = 'file:///nowhere/%C3%BC.rs';
    const source = [
      '#![no_std]',
      '#![feature(abi_gpu_kernel)]',
      '/* 🚀 größer */ #[unsafe(no_mangle)] pub extern "gpu-kernel" fn k(/* 日本 🧵 */ x: &u32, out: *mut u32) {',
      '    /* 🦀 */ unsafe { *out = *x };',
      '}',
      '',
    ].join('\n');
    await client.open(uri, source);
    const [found] = await session.pull(uri);
    assert.equal(found?.code, 'improper_gpu_kernel_arg');
    const type = find(source, '&u32');
    assert.deepEqual(found.range, { start: type, end: at(type.line, type.character + 4) });
    const name = find(source, 'k(/*');
    const hover = await session.hover(uri, name);
    assert.deepEqual(hover?.range, { start: name, end: at(name.line, name.character + 1) });
    const shown = await preview(uri, 'k');
    const store = find(shown.text, 'st.global');
    const store16 = find(source, '*out = *x');
    assert.deepEqual((await session.definition(shown.uri, store))?.range.start, store16);
    // An edit behind characters of two units.
    const end = at(type.line, type.character + 1);
    await client.change(uri, { start: type, end }, '*const ');
    assert.deepEqual(await session.pull(uri), []);
  });

  it('explains kernels and intrinsics in the source', async () => {
    const uri = SAXPY_URI;
    await client.open(uri, SAXPY);
    const kernels = await client.execute<KernelRow[]>('warplens.kernels', uri);
    assert.deepEqual(
      kernels.map((k) => k.name),
      ['saxpy', 'daxpy'],
    );
    const kernel = await session.hover(uri, kernels[0]!.position);
    assert.match(kernel!.contents.value, /24 bytes[\s\S]*\| `alpha` \| `f32` \| 4 \| 4 \| 4 \|/);
    const intrinsic = await session.hover(uri, find(SAXPY, '_thread_idx_x'));
    assert.match(
      intrinsic!.contents.value,
      /`mov\.u32 %r, %tid\.x` · CUDA, HIP `threadIdx\.x` · OpenCL `get_local_id\(0\)`/,
    );
    assert.equal(await session.hover(uri, find(SAXPY, 'alpha')), null);
    interface Lens {
      range: Range;
      command: { title: string; command: string; arguments: unknown[] };
    }
    const bare = await client.request<Lens[]>('textDocument/codeLens', { textDocument: { uri } });
    const lenses: Lens[] = [];
    for (const lens of bare) lenses.push(await client.request<Lens>('codeLens/resolve', lens));
    assert.deepEqual(
      lenses.map((l) => [l.command.title.replace(/~?\d+(?:–\d+)?/, 'n'), l.command.arguments]),
      ['saxpy', 'daxpy'].flatMap((kernel) => [
        ['Run', [uri, kernel]],
        ['Profile', [uri, kernel]],
        ['PTX · n registers', [uri, kernel, 'ptx']],
        ['AMDGCN · n VGPR', [uri, kernel, 'amdgcn']],
      ]),
    );
    assert.deepEqual(lenses[0]!.range.start, kernels[0]!.position);
  });

  it('explains the preview: instructions, registers, parameters, outline, folds', async () => {
    await client.open(SAXPY_URI, SAXPY);
    const { uri, text } = await preview(SAXPY_URI, 'saxpy');
    const ask = async (part: string, inside = 1): Promise<string> => {
      const { line, character } = find(text, part);
      return (await session.hover(uri, at(line, character + inside)))?.contents.value ?? '';
    };
    assert.match(
      await ask('mul.rn.f32'),
      /^\*\*`mul\.rn\.f32`\*\* · floating point\n\n`%r\d+ = %r\d+ \* %r\d+`/,
    );
    assert.match(await ask('mul.rn.f32'), /from saxpy\.rs:\d+:\d+ `.*alpha \* \*x\.add\(k\).*`$/);
    assert.match(await ask('%tid.x'), /special register[\s\S]*Index of the thread/);
    assert.match(
      await ask('[saxpy_param_1', 3),
      /parameter 1 of `saxpy`, `\.f32`\n\n`alpha: f32` in Rust, at offset 4, 4 bytes/,
    );
    const textDocument = { uri };
    const outline = await client.request<{ name: string; detail: string }[]>(
      'textDocument/documentSymbol',
      { textDocument },
    );
    assert.deepEqual(
      outline.map((s) => [s.name, s.detail]),
      [['saxpy', 'kernel']],
    );
    const folds = await client.request<{ startLine: number }[]>('textDocument/foldingRange', {
      textDocument,
    });
    assert.deepEqual(
      folds.map((f) => text.split('\n')[f.startLine]),
      ['{'],
    );
    assert.deepEqual(
      await client.request('textDocument/documentSymbol', { textDocument: { uri: SAXPY_URI } }),
      [],
    );
  });

  it('explains a .ptx file as well', async () => {
    const uri = 'file:///nowhere/some.ptx';
    await client.open(
      uri,
      '.version 7.0\n.target sm_70\n.entry k() {\n\tbar.sync 0;\n\tret;\n}\n',
      'ptx',
    );
    assert.match((await session.hover(uri, at(3, 2)))!.contents.value, /waits for the block/i);
    assert.deepEqual(await session.pull(uri), []);
    assert.deepEqual(await client.execute('warplens.kernels'), []);
  });

  it('keeps the last good text, marked stale, while the syntax is broken', async () => {
    await client.open(SAXPY_URI, SAXPY);
    const { uri, text } = await preview(SAXPY_URI, 'saxpy');
    assert.equal(await session.content(uri), text);
    const start = find(SAXPY, 'alpha * *x.add(k)');
    await client.change(SAXPY_URI, { start, end: start }, 'let = ) ');
    await client.waitFor('workspace/textDocumentContent/refresh');
    const stale = await session.content(uri);
    const [head, banner, ...below] = stale.split('\n');
    assert.match(head!, /^\/\/ saxpy · PTX/);
    const place = `· saxpy\\.rs:${start.line + 1}:\\d+: error: `;
    assert.match(banner!, new RegExp(`^// STALE: .* ${place}`));
    // Nothing has moved.
    assert.deepEqual(below, text.split('\n').slice(2));
    const map = await client.request<LineMap>('warplens/lineMap', { uri });
    assert.match(stale.split('\n')[map.staleFrom!]!, /^\/\/ STALE/);
    assert.deepEqual(map.lines[1], [0, start.line]);
    assert.ok(map.lines.slice(map.staleFrom! + 1).every((line) => line === null));
    await client.change(
      SAXPY_URI,
      { start, end: at(start.line, start.character + 'let = ) '.length) },
      '',
    );
    assert.equal(await session.content(uri), text);
  });

  it('a construct that is not there yet stands on top, with its place', async () => {
    const uri = 'file:///nowhere/wide.rs';
    const source = [
      '#![no_std]',
      '#![feature(abi_gpu_kernel, f128)]',
      'fn wide(x: f64) -> f64 { (x as f128) as f64 }',
      '#[unsafe(no_mangle)]',
      'pub unsafe extern "gpu-kernel" fn good(out: *mut f64) { unsafe { *out = 7.0 } }',
      '#[unsafe(no_mangle)]',
      'pub unsafe extern "gpu-kernel" fn lost(out: *mut f64) { unsafe { *out = wide(*out) } }',
      '',
    ].join('\n');
    await client.open(uri, source);
    const lost = await preview(uri, 'lost');
    const lines = lost.text.split('\n');
    assert.match(lines[1]!, /^\/\/ wide\.rs:3:\d+: error: unsupported: .*f128/);
    assert.deepEqual(lost.lineMap.lines[1], [0, 2]);
    assert.deepEqual((await session.definition(lost.uri, at(1, 5)))?.range.start.line, 2);
    assert.doesNotMatch(lost.text, /\.entry/);
    const good = await preview(uri, 'good');
    assert.match(good.text, /\.entry good/);
    assert.doesNotMatch(good.text, /unsupported/);
    const both = await preview(uri, null);
    assert.match(both.text, /unsupported[\s\S]*\.entry good/);
    assert.match((await preview(uri, 'none')).text, /no kernel `none` here; there are: good, lost/);
  });

  it('two documents of one crate: an edit in one is seen in the other', async () => {
    put('Cargo.toml', '[package]\nname = "two"\nedition = "2024"\n');
    const lib =
      '#![no_std]\n#![feature(abi_gpu_kernel)]\nmod num;\n#[unsafe(no_mangle)]\npub extern "gpu-kernel" fn k(out: *mut u32) { unsafe { *out = num::answer() } }\n';
    const libUri = put('src/lib.rs', lib);
    const num = 'pub fn answer() -> u32 { 41 }\n';
    const numUri = put('src/num.rs', num);
    await client.open(libUri, lib);
    const { uri, text } = await preview(libUri, 'k');
    assert.match(text, /st\.global\.b32 \t?\[%rd\d+\], 41;/);
    await client.open(numUri, num);
    const start = find(num, '41');
    await client.change(numUri, { start, end: at(0, start.character + 2) }, '42');
    await client.waitFor<{ uri: string }>(
      'workspace/textDocumentContent/refresh',
      (p) => p.uri === uri,
    );
    assert.match(await session.content(uri), /, 42;/);
    // Closed without saving: the disk counts again.
    client.forget();
    await client.notify('textDocument/didClose', { textDocument: { uri: numUri } });
    await client.waitFor<{ uri: string }>(
      'workspace/textDocumentContent/refresh',
      (p) => p.uri === uri,
    );
    assert.equal(await session.content(uri), text);
    // Saved by somebody else.
    client.forget();
    put('src/num.rs', 'pub fn answer() -> u32 { 43 }\n');
    await client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: numUri, type: 2 }] });
    await client.waitFor<{ uri: string }>(
      'workspace/textDocumentContent/refresh',
      (p) => p.uri === uri,
    );
    assert.match(await session.content(uri), /, 43;/);
    await client.open(numUri, num.replace('41', '44'));
    assert.match((await preview(libUri, 'k')).text, /, 44;/);
  });

  it('finds the kernels of all workspace folders, also of those that come and go', async () => {
    const kernel = (name: string): string =>
      `#![no_std]\n#![feature(abi_gpu_kernel)]\n#[unsafe(no_mangle)]\npub extern "gpu-kernel" fn ${name}() {}\n`;
    put('a/kernel.rs', kernel('first'));
    put('b/kernel.rs', kernel('second'));
    put('b/target/debug/kernel.rs', kernel('built'));
    const event = (added: string[], removed: string[]) => {
      const folders = (names: string[]) =>
        names.map((name) => ({ name, uri: uriOfPath(join(folder, name)) }));
      return client.notify('workspace/didChangeWorkspaceFolders', {
        event: { added: folders(added), removed: folders(removed) },
      });
    };
    const names = async (): Promise<string[]> =>
      (await client.execute<KernelRow[]>('warplens.kernels')).map((k) => k.name);
    assert.deepEqual(await names(), []);
    await event(['a', 'b'], []);
    assert.deepEqual(await names(), ['first', 'second']);
    await event([], ['a']);
    assert.deepEqual(await names(), ['second']);
  });

  it('survives half-typed and senseless text', async () => {
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
      await client.change(uri, ALL, text);
      await session.pull(uri);
      const { text: shown } = await preview(uri, null);
      assert.match(shown, /^\/\/ broken\.rs · PTX/);
    }
  });
});
