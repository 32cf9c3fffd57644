/** Every processor of AMD that LLVM lists has code, or a reason why it has none. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { amdgcnTarget } from '../../../src/targets/index.ts';
import { testEngine } from '../../codegen/engine.ts';
import { requireTool } from '../../kit/index.ts';

describe('AMDGCN: processors', () => {
  it('are those of LLVM, or have a reason', function () {
    const llc = requireTool(this, 'llc');
    const args = ['-mtriple=amdgcn-amd-amdhsa', '-mcpu=help'];
    const { stderr } = spawnSync(llc, args, { input: '', encoding: 'utf8' });
    const names = [...stderr.matchAll(/^ {2}(\S+)\s+- Select the \1 processor/gm)].map(
      (m) => m[1]!,
    );
    assert.ok(names.length > 60, String(names.length));
    const known = new Set(amdgcnTarget.cpus.map(({ name }) => name));
    for (const name of names)
      assert.notEqual(known.has(name), amdgcnTarget.whyNoCpu!(name) !== undefined, name);
  });

  it('that are too old are refused with what they lack', () => {
    const engine = testEngine();
    engine.setFile(
      '/src/lib.rs',
      '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[unsafe(no_mangle)] pub extern "gpu-kernel" fn k(o: *mut u32) {}\n',
    );
    const said = (cpu: string): string =>
      engine
        .emit('/src/lib.rs', 'amdgcn', { cpu })
        .problems.map((one) => one.message)
        .join();
    assert.match(said('gfx803'), /^no code for CPU 'gfx803': GFX8 has no global and scratch/);
    assert.match(said('hawaii'), /^no code for CPU 'hawaii': it is gfx701; GFX7 has no global/);
    assert.match(said('gfx9999'), /^unknown CPU 'gfx9999' for amdgcn$/);
  });
});
