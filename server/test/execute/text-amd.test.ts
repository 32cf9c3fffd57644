/**
 * Races in texts of AMDGCN with atomic operations, fences and bits of caches: the litmus tests of
 * LLVM's model, as the text of each generation has them. A text finds no race that exact code does
 * not have; what it does not say, or what the machine orders by waits that are there for another
 * reason, it leaves out.
 */
import assert from 'node:assert/strict';
import { canCheckText, createExecution } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { isSampled, readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { breaksOf, broken } from '../rules/broken.ts';

const PATH = '/src/amdgpu.mlir';

/** By processor: how many of the tests, the working one among them, must be told alike. */
const LEAST: Readonly<Record<string, number>> = {
  // Every access of global memory says its scope.
  gfx942: 29,
  gfx1201: 28,
  // Stores look the same whether they are atomic or not, and waits order as much as fences.
  gfx90a: 21,
  gfx1030: 18,
  gfx1100: 16,
};

/** Two waves count in one word. */
const COUNT = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_amdgpu, core_intrinsics)]
#![feature(gpu_launch_sized_workgroup_mem, gpu_intrinsics)]
#![allow(internal_features)]
use core::arch::amdgpu::{s_barrier, workitem_id_x};
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering::Relaxed};
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn count(y: *mut u32) {
    unsafe {
        let total = &*gpu_launch_sized_workgroup_mem::<AtomicU32>();
        if workitem_id_x() == 0 {
            total.store(0, Relaxed);
        }
        s_barrier();
        total.fetch_add(1, Relaxed);
        s_barrier();
        if workitem_id_x() == 64 {
            *y = total.load(Relaxed);
        }
    }
}
`;

describe('execute: races in texts of AMDGCN', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const text = readRepo('test-fixtures/execute/litmus/amdgpu.mlir');
  const specs = [...text.matchAll(/\/\/ spec (.*)$/gm)].map(([, spec]) => spec!);
  const texts = [text, ...breaksOf(text).map((change) => broken(text, change))];

  function found(of: string, cpu: string, isExact: boolean): string[] {
    engine.setFile(PATH, of);
    const out = new Set<string>();
    for (const spec of specs) {
      const report = runSpec(engine, {
        root: PATH,
        target: 'amdgcn',
        cpu,
        spec: readSpec(spec),
        schedules: 1,
        create: isExact ? createExecution : undefined,
        readFile: () => undefined,
      });
      assert.ok(isReport(report), JSON.stringify(report));
      if (!isExact) assert.ok(report.checked.includes('races between threads'));
      for (const { code, span } of report.findings)
        out.add(`${code}@${span && of.slice(0, span.start).split('\n').length}`);
    }
    return [...out].sort();
  }

  for (const [at, [cpu, least]] of Object.entries(LEAST).entries()) {
    // Two of the generations by day.
    if (at > 0 && !isSampled(at - 1, 4)) continue;
    it(cpu, () => {
      let same = 0;
      for (const one of texts) {
        const exact = found(one, cpu, true);
        const own = found(one, cpu, false);
        const more = own.filter((line) => !exact.includes(line));
        assert.deepEqual(more, [], one);
        if (`${own}` === `${exact}`) same++;
      }
      assert.ok(same >= least, `${same} of ${texts.length} are told alike, not ${least}`);
    });
  }

  it('atomic operations of workgroup memory have no scope to miss', () => {
    engine.setFile('/src/count.rs', COUNT);
    for (const cpu of ['gfx90a', 'gfx942', 'gfx1100', 'gfx1201']) {
      const report = runSpec(engine, {
        root: '/src/count.rs',
        target: 'amdgcn',
        cpu,
        spec: readSpec('{"kernel":"count","block":128,"args":{"y":"[0; 4]"}}'),
        create: undefined,
        readFile: () => undefined,
      });
      assert.ok(isReport(report), JSON.stringify(report));
      assert.deepEqual(report.findings, []);
    }
  });

  it('a store beside atomic operations of workgroup memory may be one, and the report says so', () => {
    const isSaid = (text: string, cpu: string): boolean => {
      engine.setFile('/src/count.rs', text);
      const report = runSpec(engine, {
        root: '/src/count.rs',
        target: 'amdgcn',
        cpu,
        spec: readSpec('{"kernel":"count","block":128,"args":{"y":"[0; 4]"}}'),
        create: undefined,
        readFile: () => undefined,
      });
      assert.ok(isReport(report), JSON.stringify(report));
      assert.deepEqual(report.findings, []);
      return report.notChecked.some((one) => one.includes('which the text does not say'));
    };
    for (const cpu of ['gfx90a', 'gfx1100', 'gfx1201']) {
      assert.ok(!isSaid(COUNT, cpu));
      assert.ok(isSaid(COUNT.replace('s_barrier();\n        total.fetch', 'total.fetch'), cpu));
    }
  });

  it('what another kernel of the text orders leaves a kernel as it is', () => {
    const mirror = `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mirror(y: *mut u32) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<u32>();
        let i = workitem_id_x() as usize;
        *tile.add(i) = i as u32;
        *y.add(i) = *tile.add(127 - i);
    }
}
`;
    engine.setFile('/src/two.rs', COUNT + mirror);
    for (const cpu of ['gfx90a', 'gfx942', 'gfx1100', 'gfx1201']) {
      const report = runSpec(engine, {
        root: '/src/two.rs',
        target: 'amdgcn',
        cpu,
        spec: readSpec(`{"launches":[
          {"kernel":"count","block":128,"workgroup_mem":4,"args":{"y":"[0; 4]"}},
          {"kernel":"mirror","block":128,"workgroup_mem":512,"args":{"y":"[0; 128]"}}]}`),
        create: undefined,
        readFile: () => undefined,
      });
      assert.ok(isReport(report), JSON.stringify(report));
      // Elements that are read too early race with their writes.
      const found = report.findings.map(({ launch, code }) => `${code} in launch ${launch}`);
      assert.deepEqual(found, ['workgroup-race in launch 1'], cpu);
    }
  });

  it('follows what it knows', () => {
    assert.ok(canCheckText('amdgcn', '\tglobal_atomic_add v1, v2, v3, s[0:1]'));
    assert.ok(canCheckText('amdgcn', '\tglobal_load_dword v1, v2, s[0:1] glc'));
    assert.ok(canCheckText('amdgcn', '\ts_barrier_signal -1\n\ts_barrier_wait -1'));
    assert.ok(!canCheckText('amdgcn', '\ts_barrier_signal 1\n\ts_barrier_wait 1'));
    assert.ok(!canCheckText('amdgcn', '\tglobal_load_lds_dword v[0:1], off'));
    assert.ok(!canCheckText('amdgcn', '\tds_append v0'));
  });
});
