/** Loads that come early, what fills their time, and what they do not pass. */
import assert from 'node:assert/strict';
import { createEngine } from '../../../src/workspace/index.ts';
import { preludeTexts } from '../../kit/prelude.ts';

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_amdgpu, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
use core::arch::amdgpu::*;
fn lds() -> *mut f32 { core::intrinsics::gpu::gpu_launch_sized_workgroup_mem() }
`;
const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });

/** The names of a kernel's instructions on a GPU, waits with what they wait for. */
function instructions(kernel: string, cpu = 'gfx90a'): string[] {
  engine.setFile('/k.rs', `${HEAD}#[unsafe(no_mangle)]\n${kernel}`);
  const { text, problems } = engine.emit('/k.rs', 'amdgcn', { cpu });
  assert.deepEqual(problems, []);
  return text
    .slice(text.indexOf('\nk:'), text.indexOf('s_endpgm'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[a-z]+_/.test(line))
    .map((line) => (/^s_wait/.test(line) ? line : line.split(' ')[0]!));
}

const count = (list: readonly string[], part: string): number =>
  list.filter((name) => name.startsWith(part)).length;
const last = (list: readonly string[], part: string): number =>
  list.findLastIndex((name) => name.startsWith(part));
const first = (list: readonly string[], part: string): number =>
  list.findIndex((name) => name.startsWith(part));

const DOT = `pub unsafe extern "gpu-kernel" fn k(y: *mut f32) {
    let (m, t) = (lds(), unsafe { workitem_id_x() } as usize);
    let mut s = 0.0f32;
    for i in 0..16 { s += unsafe { *m.add(t * 16 + i) } * (i as f32); }
    unsafe { *y.add(t) = s };
}`;

describe('AMDGCN: the order of loads', () => {
  it('pairs reads of workgroup memory and makes them before the first is waited for', () => {
    for (const [cpu, name] of [
      ['gfx90a', 'ds_read2_b32'],
      ['gfx1100', 'ds_load_2addr_b32'],
    ] as const) {
      const found = instructions(DOT, cpu);
      assert.equal(count(found, name), 8);
      const waits = found.findIndex((line) => line.startsWith('s_wait') && line.includes('lgkm'));
      assert.ok(last(found, name) < waits, found.join('\n'));
    }
  });

  it('pairs writes at a distance', () => {
    const found = instructions(`pub unsafe extern "gpu-kernel" fn k(y: *mut f32) {
    let (m, t) = (lds(), unsafe { workitem_id_x() } as usize);
    unsafe { *m.add(t) = 1.0; *m.add(t + 64) = 2.0; *m.add(t + 4096) = 3.0; *m.add(t + 8192) = 4.0 };
    s_barrier();
    unsafe { *y.add(t) = *m.add(2 * t) };
}`);
    assert.equal(count(found, 'ds_write2'), 2, found.join('\n'));
    assert.equal(count(found, 'ds_write_b32'), 0);
  });

  it('leaves a load behind a store that may be to the same bytes', () => {
    const found = instructions(`pub unsafe extern "gpu-kernel" fn k(a: *mut f32, b: *mut f32) {
    let t = unsafe { workitem_id_x() } as usize;
    unsafe { *a.add(t) = 1.0; *b.add(t) = *a.add(t + 1) + 1.0; *a.add(t + 7) = *b.add(t + 3) };
}`);
    const order = found.filter((name) => name.startsWith('global_'));
    assert.deepEqual(
      order.map((name) => name.replace(/_dword$/, '')),
      ['global_store', 'global_load', 'global_store', 'global_load', 'global_store'],
    );
  });

  it('moves no load over a barrier of the scheduler', () => {
    const kernel = (between: string): string => `pub unsafe extern "gpu-kernel" fn k(y: *mut f32) {
    let t = unsafe { workitem_id_x() } as usize;
    let a = unsafe { *y.add(t) };
    let b = a * a + 1.0;
    ${between}
    let c = unsafe { *y.add(t + 100_000) };
    unsafe { *y.add(t) = b + c };
}`;
    const order = (list: string[]): boolean => last(list, 'global_load') < first(list, 'v_mul_f32');
    assert.ok(order(instructions(kernel(''))));
    assert.ok(!order(instructions(kernel('unsafe { sched_barrier::<0>() };'))));
  });
});
