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

describe('specs as launches: lengths and numbers', () => {
  const kernel = (guard: string): string => `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scale(x: *const f32, y: *mut f32, n: u32, m: &[u64]) {
    let i = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() };
    if i < ${guard} {
        unsafe { *y.add(i as usize) = *x.add(i as usize) };
    }
}
`;
  const found = (guard: string, spec: unknown): readonly string[] => {
    const disk = new Map([[SPEC, JSON.stringify(spec)]]);
    const engine = createEngine({ readFile: (path) => disk.get(path), prelude: preludeTexts() });
    engine.setFile(PATH, kernel(guard));
    const text = kernel(guard);
    return engine
      .diagnostics(PATH)
      .filter(({ code }) => code === 'launch-buffer-too-short')
      .map(({ message, span }) => `${text.slice(span.start, span.end)}: ${message}`);
  };
  const args = { x: '[i; n * 2]', y: { length: 128, init: 'zeros' }, n: 64, m: '[0; 4]' };
  const launch = { kernel: 'scale', grid: 2, block: 64, args };

  it('an access that a launch surely makes outside of a buffer is at its place', () => {
    assert.deepEqual(found('n', launch), []);
    assert.deepEqual(found('128', launch), []);
    assert.deepEqual(found('n', { ...launch, args: { ...args, n: 128, x: '[0; 128]' } }), []);
    const short = { ...launch, args: { ...args, x: '[0; 128]', n: 128, y: '[0; 120]' } };
    assert.deepEqual(found('n', short), [
      '*y.add(i as usize) = *x.add(i as usize): this write of 4 bytes at byte 508 of kernel `scale` goes past the 480 bytes of `y`, in thread 63 of workgroup 1',
    ]);
    const listed = { ...launch, grid: 1, block: 4, args: [[1, 2, 3], '[0; 4]', 9, []] };
    assert.match(found('n', listed).join(), /goes past the 12 bytes of `x`, in thread 3 of/);
  });

  it('what is not written, and launches that must have findings, say nothing', () => {
    const short = { ...args, y: '[0; 100]', n: 128, x: '[0; 128]' };
    assert.deepEqual(found('n', { ...launch, args: short, findings: ['out-of-bounds'] }), []);
    assert.deepEqual(found('n', { kernel: 'scale', grid: 2, args: short }), []);
    assert.deepEqual(found('n', { ...launch, args: { ...short, y: 'x.npy' } }), []);
    assert.deepEqual(found('m[0] as u32', { ...launch, args: short }), []);
    assert.deepEqual(found('n', { ...launch, args: { ...short, n: undefined } }), []);
  });
});
