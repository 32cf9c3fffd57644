/**
 * Quick fixes in the TOML files that rules speak of, over stdio, with edits that are made when one
 * is chosen.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { uriOfPath } from '../../src/lsp/uris.ts';
import { applyLspEdits } from '../kit/rpc-client.ts';
import { CAPABILITIES, type Range, Session } from './session.ts';

interface Found {
  readonly code: string;
  readonly range: Range;
  readonly data?: object;
}

interface Action {
  readonly title: string;
  readonly isPreferred?: boolean;
  readonly data?: object;
  readonly edit?: {
    readonly changes: Readonly<Record<string, { range: Range; newText: string }[]>>;
  };
}

const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]

#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn fill(out: *mut u32) {}
`;

const LAZY = {
  ...CAPABILITIES,
  textDocument: {
    ...CAPABILITIES.textDocument,
    codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } },
    publishDiagnostics: { dataSupport: true },
  },
};

describe('e2e: files of the set-up', () => {
  let session: Session;
  let folder: string;
  beforeEach(async () => {
    session = new Session();
    folder = mkdtempSync(join(tmpdir(), 'warplens-setup-'));
    put('Cargo.toml', '[package]\nname = "kernels"\nedition = "2024"\n');
    await session.client.initialize(LAZY);
  });
  afterEach(() => {
    session.process.kill();
    rmSync(folder, { recursive: true });
  });

  function put(name: string, text: string): string {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return uriOfPath(path);
  }

  const pushed = async (uri: string, test: (found: readonly Found[]) => boolean) => {
    const { diagnostics } = await session.client.waitFor<{ uri: string; diagnostics: Found[] }>(
      'textDocument/publishDiagnostics',
      (p) => p.uri === uri && test(p.diagnostics),
    );
    return diagnostics;
  };

  const actionsAt = (uri: string, range: Range, diagnostics: readonly Found[] = []) =>
    session.client.request<Action[]>('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics },
    });

  it('a CPU is added to .cargo/config.toml, which no editor has opened', async () => {
    const text = '[unstable]\nbuild-std = ["core"]\n\n[build]\ntarget = "amdgcn-amd-amdhsa"\n';
    const config = put('.cargo/config.toml', text);
    await session.client.open(put('src/lib.rs', KERNEL), KERNEL);
    const [found] = await pushed(config, (list) => list.length > 0);
    assert.equal(found!.code, 'target-cpu-missing');
    const [action] = await actionsAt(config, found!.range);
    assert.equal(action!.edit, undefined);
    const { edit } = await session.client.request<Action>('codeAction/resolve', action!);
    const fixed = applyLspEdits(text, edit!.changes[config]!);
    assert.match(fixed, /\[target\.amdgcn-amd-amdhsa\]\nrustflags = \["-Ctarget-cpu=gfx\w+"\]/);
    session.client.forget();
    put('.cargo/config.toml', fixed);
    await session.client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: config, type: 2 }],
    });
    await pushed(config, (list) => list.length === 0);
  });

  it('what is typed in warplens.toml counts, and its findings have fixes', async () => {
    await session.client.open(put('src/lib.rs', KERNEL), KERNEL);
    const text = '[rules]\n"workgroup-rase" = "error"\n';
    const uri = put('warplens.toml', '');
    await session.client.open(uri, text);
    const [found] = await pushed(uri, (list) => list.length > 0);
    const [action] = await actionsAt(uri, found!.range);
    const { edit } = await session.client.request<Action>('codeAction/resolve', action!);
    const fixed = applyLspEdits(text, edit!.changes[uri]!);
    assert.equal(fixed, '[rules]\n"workgroup-race" = "error"\n');
    session.client.forget();
    await session.client.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: fixed }],
    });
    await pushed(uri, (list) => list.length === 0);
  });

  it('a finding says by its data which one it is, wherever the cursor stands', async () => {
    const source = KERNEL.replace('#[unsafe(no_mangle)]\n', '');
    const uri = put('src/lib.rs', source);
    await session.client.open(uri, source);
    const [found] = (await session.pull(uri)) as readonly Found[];
    const data = found!.data as { readonly code: string; readonly start: number };
    assert.equal(data.code, 'missing_gpu_kernel_export_name');
    assert.equal(source.slice(data.start).startsWith('pub extern'), true);
    const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    assert.deepEqual(await actionsAt(uri, top), []);
    const [action] = await actionsAt(uri, top, [found!]);
    assert.equal(action!.title, 'Add #[unsafe(no_mangle)]');
    // Somebody else's data means nothing.
    assert.deepEqual(await actionsAt(uri, top, [{ ...found!, data: { code: 'x' } }]), []);
  });
});
