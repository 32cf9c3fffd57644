/** `warplens check --rustc-errors`: errors of all functions, and what is not looked at. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Io, runCli } from '../../src/cli/index.ts';
import { machine } from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) {
    unsafe { *out = 1 };
}
fn unused(a: u32) -> u32 {
    a == 3
}
`;
const prelude = preludeTexts();

describe('check --rustc-errors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-errors-'));
  const file = join(folder, 'k.rs');
  before(() => writeFileSync(file, KERNEL));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const check = async (...options: string[]): Promise<{ code: number; text: string }> => {
    let text = '';
    const io: Io = {
      cwd: folder,
      env: {},
      version: '1.2.3',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: (part) => {
        text += part;
      },
      err: (part) => {
        text += part;
      },
      readStdin: async () => '',
      createEngine: () => createEngine({ ...machine, env: () => undefined, prelude }),
      startServer: async () => undefined,
      interrupted: async () => undefined,
    };
    const code = await runCli(['check', ...options, file], io);
    return { code, text };
  };

  it('reports an error in a function that no kernel reaches, and names what is not checked', async () => {
    const { text, code } = await check('--rustc-errors');
    assert.match(text, /E0308: mismatched types/);
    assert.match(text, /k\.rs:8:5/);
    assert.match(text, /note: not checked: borrows whose flow is not certain/);
    assert.equal(code, 1);
  });

  it('says nothing of it without the option', async () => {
    const { text } = await check();
    assert.doesNotMatch(text, /E0308|not checked: borrows/);
  });
});
