/** `warplens run --compare`: exact Rust and the texts of both targets, and the first difference. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { compareRuns, isReport, type RunComparison, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine, type TargetName } from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PATH = '/src/lib.rs';

function compare(source: string, spec: string, target: TargetName): RunComparison {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  engine.setFile(PATH, source);
  const request = {
    root: PATH,
    target,
    spec: readSpec(spec),
    create: createExecution,
    readFile: () => undefined,
  };
  const report = runSpec(engine, request);
  assert.ok(isReport(report), JSON.stringify(report));
  return compareRuns(engine, request, report);
}

const TWO_VENDORS = `
#![no_std]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#[cfg(target_arch = "nvptx64")]
fn index() -> usize { unsafe { core::arch::nvptx::_thread_idx_x() as usize } }
#[cfg(target_arch = "amdgpu")]
fn index() -> usize { core::arch::amdgpu::workitem_id_x() as usize }
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
struct Padded { small: u8, large: u32 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(y: *mut u32, z: *mut Padded) {
    let i = index();
    unsafe {
        *y.add(i) = VALUE;
        *z.add(i) = Padded { small: i as u8, large: 7 };
    }
}
`;
const SPEC = JSON.stringify({ launches: [{ kernel: 'k', block: 32, args: { y: 32, z: 32 } }] });

describe('execute: comparison of engines', () => {
  for (const name of ['gemm_tiled', 'nbody', 'hash_u128', 'histogram']) {
    it(`${name}: all agree`, () => {
      const path = `test-fixtures/kernels/${name}`;
      const { base, runs, agrees } = compare(
        readRepo(`${path}.rs`),
        readRepo(`${path}.json`),
        'ptx',
      );
      assert.equal(base, 'mir');
      assert.deepEqual(
        runs.map(({ engine, reason, difference }) => ({ engine, reason, difference })),
        ['ptx', 'amdgcn'].map((engine) => ({ engine, reason: undefined, difference: undefined })),
      );
      assert.ok(agrees && runs.every(({ equal }) => equal > 100));
    });
  }

  it('the first value that differs is named', () => {
    const odd = 'if i >= 5 && cfg!(target_arch = "amdgpu") { 9 } else { i as u32 }';
    for (const [target, values] of [
      ['ptx', ['5', '9']],
      ['amdgcn', ['9', '5']],
    ] as const) {
      const { runs, agrees } = compare(TWO_VENDORS.replace('VALUE', odd), SPEC, target);
      assert.equal(agrees, false);
      const other = target === 'ptx' ? 'amdgcn' : 'ptx';
      assert.equal(runs.find(({ engine }) => engine === target)!.difference, undefined);
      assert.deepEqual(runs.find(({ engine }) => engine === other)!.difference, {
        launch: 0,
        kernel: 'k',
        buffer: 'y',
        index: 5,
        base: values[0],
        other: values[1],
      });
    }
  });

  it('a NaN is a NaN, and quotients of constants are exact', () => {
    const source = TWO_VENDORS.replace('y: *mut u32', 'x: *const f64, y: *mut f64')
      .replace('*y.add(i) = VALUE;', 'let (v, w) = (*x.add(i), *x.add(i) as f32); VALUE')
      .replace(
        'VALUE',
        [
          '1.0 / v',
          '-4.0 / v + 3.0 / v',
          'v / 2.5',
          '(1.0 / w) as f64',
          '(f32::from_bits(5) / w) as f64',
          '(0.5 / w + 7.0 / -w) as f64',
        ]
          .map((value, at) => `*y.add(6 * i + ${at}) = ${value};`)
          .join(' '),
      );
    const x = [1, 3, -7.5, 1e300, 1e-310, 0, 1e-38, 3e38];
    const spec = { launches: [{ kernel: 'k', block: 8, args: { x, y: 48, z: 8 } }] };
    for (const target of ['ptx', 'amdgcn'] as const) {
      const { runs, agrees } = compare(source, JSON.stringify(spec), target);
      assert.deepEqual(
        runs.map(({ difference }) => difference),
        [undefined, undefined],
      );
      assert.ok(agrees);
    }
  });

  it('padding is not compared', () => {
    assert.ok(compare(TWO_VENDORS.replace('VALUE', 'i as u32'), SPEC, 'ptx').agrees);
  });

  it('what is for one vendor is not compared with the other', () => {
    const source = TWO_VENDORS.replace('VALUE', '1').replace(
      '#[cfg(target_arch = "amdgpu")]\nfn',
      '#[cfg(any())]\nfn',
    );
    const { runs, agrees } = compare(source, SPEC, 'ptx');
    assert.ok(agrees);
    assert.match(runs.find(({ engine }) => engine === 'amdgcn')!.reason!, /index/);
  });
});
