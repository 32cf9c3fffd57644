/**
 * The command on a crate of several files with dependencies and features, through the real process.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repoPath } from '../kit/index.ts';

const FILES: Readonly<Record<string, string>> = {
  'app/Cargo.toml': `[package]
name = "app"
version = "0.1.0"
edition = "2024"
[features]
default = ["add"]
add = []
wide = []
[dependencies]
numbers = { path = "../numbers" }
`,
  'app/src/lib.rs': `#![no_std]
#![feature(abi_gpu_kernel)]
mod part;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn store(out: *mut u32) {
    unsafe { *out = part::value() }
}
#[cfg(feature = "wide")]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn store_wide(out: *mut u64) {
    unsafe { *out = numbers::BIG as u64 }
}
`,
  'app/src/part.rs': `pub fn value() -> u32 {
    numbers::BIG + if cfg!(feature = "add") { 1 } else { 0 }
}
`,
  'numbers/Cargo.toml': '[package]\nname = "numbers"\nversion = "0.1.0"\nedition = "2024"\n',
  'numbers/src/lib.rs': '#![no_std]\npub const BIG: u32 = 123400;\n',
};

describe('e2e: the command on a crate', () => {
  let folder: string;
  before(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-crate-')));
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const warplens = (...args: string[]) => {
    const command = [repoPath('server/dist/cli.js'), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: folder,
      encoding: 'utf8',
    });
    return { code: status, out: stdout, err: stderr };
  };

  it('compiles a folder: modules, a path dependency, default features', () => {
    const { code, out, err } = warplens('ptx', 'app');
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, /\.entry store\([\s\S]*\b123401\b/);
    assert.doesNotMatch(out, /store_wide/);
  });

  it('takes features as Cargo does', () => {
    const { code, out, err } = warplens(
      'ptx',
      'app',
      '--features',
      'wide',
      '--no-default-features',
    );
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, /\.entry store\([\s\S]*\b123400\b/);
    assert.match(out, /\.entry store_wide\(/);
    const listed = warplens('kernels', 'app', '--features', 'add,wide', '--json');
    const { kernels } = JSON.parse(listed.out) as { kernels: { name: string }[] };
    assert.deepEqual(
      kernels.map(({ name }) => name),
      ['store', 'store_wide'],
    );
  });

  it('refuses a feature that the package does not have', () => {
    const { code, out, err } = warplens('ptx', 'app', '--features', 'wild');
    assert.deepEqual([code, out], [2, '']);
    assert.equal(err, "no feature 'wild'; there are: add, default, wide\n");
  });
});
