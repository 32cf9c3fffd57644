/** The spec beside a source is a launch for rules, where nothing else says how a kernel runs. */
import assert from 'node:assert/strict';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PATH = '/src/k.rs';
const SPEC = '/src/k.warplens.json';

const source = (above = '') => `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
${above}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32) {
    let p = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe { *p.add(20) = 1; *out = *p.add(20); }
}
`;

describe('specs as launches', () => {
  const disk = new Map<string, string>();
  let engine: Engine;
  beforeEach(() => {
    disk.clear();
    engine = createEngine({ readFile: (path) => disk.get(path), prelude: preludeTexts() });
    engine.setFile(PATH, source());
  });
  const codes = (): readonly string[] => engine.diagnostics(PATH).map(({ code }) => code);
  const write = (spec: unknown): void => {
    disk.set(SPEC, typeof spec === 'string' ? spec : JSON.stringify(spec));
    engine.removeFile(SPEC);
  };
  const OUT = 'workgroup-mem-out-of-bounds';

  it('gives the size of dynamic workgroup memory to rules', () => {
    assert.ok(!codes().includes(OUT));
    write({ kernel: 'k', block: 32, workgroup_mem: 64 });
    assert.ok(codes().includes(OUT), codes().join());
    assert.deepEqual(engine.launch(PATH, 'k')?.block, [32, 1, 1]);
    // Edits of the spec count.
    write({ kernel: 'k', block: 32, workgroup_mem: 96 });
    assert.ok(!codes().includes(OUT));
  });

  it('takes what launches agree on, and none that must have findings', () => {
    const small = { kernel: 'k', workgroup_mem: 64 };
    write({ launches: [small, { kernel: 'k', workgroup_mem: 128 }] });
    assert.ok(!codes().includes(OUT));
    write({ launches: [{ ...small, findings: ['out-of-bounds'] }] });
    assert.ok(!codes().includes(OUT));
    write({ launches: [small, { kernel: 'other', workgroup_mem: 128 }] });
    assert.ok(codes().includes(OUT));
  });

  it('believes a comment above a kernel first, and no spec with mistakes', () => {
    write({ kernel: 'k', workgroup_mem: 64, blok: 3 });
    assert.ok(!codes().includes(OUT));
    write('{');
    assert.ok(!codes().includes(OUT));
    write({ kernel: 'k', workgroup_mem: 64 });
    engine.setFile(PATH, source('// warplens: launch(workgroup_mem = 128)'));
    assert.ok(!codes().includes(OUT));
  });
});
