/**
 * Files that change on the disk under a client that does not watch them: the server looks itself,
 * before it answers.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { uriOfPath } from '../../src/lsp/uris.ts';
import { ALL, Session } from './session.ts';

const LIB = `#![no_std]
#![feature(abi_gpu_kernel)]
mod parts;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) {
    unsafe { *out = parts::value() };
}
`;

describe('e2e: files that nobody watches', () => {
  let session: Session;
  let folder: string;
  beforeEach(async () => {
    session = new Session();
    folder = mkdtempSync(join(tmpdir(), 'warplens-unwatched-'));
    put('Cargo.toml', '[package]\nname = "kernels"\nedition = "2024"\n');
    put('src/parts.rs', 'pub fn value() -> u32 { 17 }\n');
    await session.client.initialize({ textDocument: { diagnostic: {} } });
    await session.client.open(put('src/lib.rs', LIB), LIB);
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

  /** Asks until the answer is what it must become. */
  async function becomes(wanted: RegExp): Promise<void> {
    const preview = {
      command: 'warplens.preview',
      arguments: [uriOfPath(join(folder, 'src/lib.rs'))],
    };
    for (;;) {
      const { text } = await session.client.request<{ text: string }>(
        'workspace/executeCommand',
        preview,
      );
      if (wanted.test(text)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('a module is written, taken away, and comes back in another place', async () => {
    await becomes(/\b17;/);
    put('src/parts.rs', 'pub fn value() -> u32 { 23 }\n');
    await becomes(/\b23;/);
    rmSync(join(folder, 'src/parts.rs'));
    await becomes(/parts::value/);
    put('src/parts/mod.rs', 'pub fn value() -> u32 { 29 }\n');
    await becomes(/\b29;/);
    await session.end();
  });

  it('a rule is turned off in a file that nobody has opened', async () => {
    const uri = uriOfPath(join(folder, 'src/lib.rs'));
    const found = async (): Promise<number> => (await session.pull(uri)).length;
    await session.client.change(uri, ALL, LIB.replace('#[unsafe(no_mangle)]', ''));
    assert.equal(await found(), 1);
    put('warplens.toml', '[rules]\nmissing_gpu_kernel_export_name = "off"\n');
    while ((await found()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await session.end();
  });
});
