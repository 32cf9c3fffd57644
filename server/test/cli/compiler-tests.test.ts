/** Kernels in tests of a compiler, which no manifest names: each file is a crate by itself. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCli } from '../../src/cli/index.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const FILES: Readonly<Record<string, string>> = {
  'Cargo.toml': '[package]\nname = "runner"\nversion = "0.1.0"\nedition = "2024"\n',
  'src/main.rs': 'fn main() {}\n',
  // What a build script gives to rustc; its attributes stand in one line with the function.
  'gpu/alone.rs':
    '#![no_std]\n#![feature(abi_ptx)]\n#[no_mangle] pub unsafe extern "ptx-kernel" fn alone(p: *mut u32) { *p = 1 }\n',
  'ui/pass.rs':
    '// build-pass\nuse cuda_std::kernel;\n#[kernel]\npub unsafe fn pass(p: *mut u32) { unsafe { *p = 1 } }\n',
  'ui/fail.rs':
    'use cuda_device::kernel;\n#[kernel]\npub fn fail(p: *mut u32) { unsafe { *p = nothing() } }\nfn main() {}\n',
  'ui/shared.rs': 'use cuda_std::kernel;\n#[kernel]\npub unsafe fn shared() {}\n',
};

describe('tests of a compiler', () => {
  let folder: string;
  before(() => {
    folder = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-tests-'))));
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const run = async (...args: readonly string[]) => {
    let out = '';
    let err = '';
    await runCli([...args], {
      cwd: folder,
      env: {},
      version: '1.2.3',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: (said) => {
        out += said;
      },
      err: (said) => {
        err += said;
      },
      readStdin: async () => '',
      createEngine: () =>
        createEngine({ ...machine, env: () => undefined, prelude: preludeTexts() }),
      startServer: async () => undefined,
      interrupted: async () => undefined,
    });
    return { out, err };
  };

  it('are listed as crates, and a module that nobody declares is named', async () => {
    const { out } = await run('kernels', '.');
    assert.deepEqual(
      out
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/)[0]),
      ['alone', 'fail', 'pass', 'shared'],
    );
    assert.match(out, /shared +ui\/shared\.rs:3:\S+ +not compiled: in a file that no crate has/);
  });

  it('are checked with the device library that they name', async () => {
    const { err } = await run('check', '.');
    assert.match(err, /1 of 3 kernels /);
    assert.match(err, /name `nothing`/);
  });
});
