/** Resources of kernels: every number has a source, and the AMD ones are those of the text. */
import assert from 'node:assert/strict';
import { hover, resources } from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo } from '../kit/index.ts';

const PATH = '/src/gemm.rs';

/** Two statics and what the launch sizes. */
const STATICS = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, stdarch_amdgpu, gpu_launch_sized_workgroup_mem)]
#[cfg(target_arch = "amdgpu")]
use core::arch::amdgpu::workitem_id_x as item;
#[cfg(target_arch = "nvptx64")]
use core::arch::nvptx::_thread_idx_x as item;
#[address_space(shared)]
static mut flags: [u8; 16] = [0; 16];
#[address_space(shared)]
static mut wide: [f32; 64] = [0.0; 64];
// warplens: launch(workgroup_mem = 512)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(out: *mut f32) {
    let i = item() as usize;
    let more: *mut u32 = core::intrinsics::gpu::gpu_launch_sized_workgroup_mem();
    wide[i] = 1.0;
    flags[i] = 1;
    *more.add(i) = 1;
    *out = wide[0] + flags[1] as f32 + *more.add(2) as f32;
}
`;

function report(target: 'ptx' | 'amdgcn', more: object = {}) {
  const engine = testEngine();
  engine.setFile(PATH, readRepo('test-fixtures/kernels/gemm_tiled.rs'));
  const found = resources(engine, { path: PATH, kernel: 'gemm', target, ...more });
  assert.ok(found);
  return found;
}

const figure = ({ figures }: ReturnType<typeof report>, name: string) => {
  const found = figures.find((f) => f.name === name);
  assert.ok(found, `no figure ${name}`);
  return found;
};

describe('ide: resources', () => {
  it('PTX: registers are an estimate until an assembler counts them', () => {
    const guess = report('ptx', { cpu: 'sm_80' });
    assert.equal(figure(guess, 'registers').estimate, true);
    assert.match(figure(guess, 'registers').source, /estimate/);
    assert.ok(figure(guess, 'virtual-registers').value > figure(guess, 'registers').value);
    assert.equal(guess.occupancy?.estimate, true);
    const measured = { registers: 65, spillBytes: 8, stackBytes: 16, source: 'ptxas 1.2' };
    const counted = report('ptx', { cpu: 'sm_80', measured });
    assert.deepEqual(figure(counted, 'registers'), {
      name: 'registers',
      label: 'registers',
      value: 65,
      unit: '',
      source: 'ptxas 1.2',
      estimate: false,
    });
    assert.equal(figure(counted, 'spilled-registers').value, 8);
    const row = counted.occupancy?.rows.find((r) => r.block === 256);
    assert.deepEqual(
      [row?.groups, row?.waves, row?.percent, row?.limitedBy, row?.better],
      [3, 24, 38, ['registers'], { resource: 'registers', atMost: 64, percent: 50 }],
    );
  });

  it('parameters have their places, and their sum', () => {
    const { params, paramLimit, ...rest } = report('ptx');
    assert.deepEqual(
      params.map(({ name, offset, size }) => [name, offset, size]),
      [
        ['a', 0, 8],
        ['b', 8, 8],
        ['c', 16, 8],
        ['m', 24, 4],
        ['n', 28, 4],
        ['k', 32, 4],
        ['alpha', 36, 4],
        ['beta', 40, 4],
      ],
    );
    assert.ok(paramLimit >= 4352);
    assert.equal(figure({ params, paramLimit, ...rest }, 'parameters').value, 44);
  });

  it('AMD: the descriptor tells, and waves have 64 lanes', () => {
    const found = report('amdgcn', { cpu: 'gfx90a' });
    assert.equal(figure(found, 'registers').label, 'VGPRs');
    assert.match(figure(found, 'registers').source, /descriptor/);
    assert.ok(figure(found, 'scalar-registers').value > 0);
    assert.deepEqual(found.occupancy?.rows.map((r) => r.block).slice(0, 3), [64, 128, 192]);
    assert.equal(found.occupancy?.rows.at(-1)?.block, 1024);
    assert.ok(found.occupancy?.rows.every((r) => r.limitedBy.length > 0));
  });

  it('workgroup memory of the launch counts where it is given', () => {
    const plain = report('ptx', { cpu: 'sm_80' });
    assert.deepEqual(
      plain.memory.map(({ kind, size }) => [kind, size]),
      [['launch-sized', undefined]],
    );
    const full = report('ptx', { cpu: 'sm_80', launchBytes: 100 * 1024 });
    const row = full.occupancy?.rows.find((r) => r.block === 256);
    assert.deepEqual([row?.groups, row?.limitedBy], [1, ['workgroup memory']]);
    assert.equal(row?.better?.resource, 'workgroup memory');
    // Two blocks and the KiB the system keeps of each share 164 KiB.
    assert.equal(row?.better?.atMost, 81 * 1024);
  });

  it('what cuda-oxide’s contract says of the launch counts, and the hover names it', () => {
    const engine = testEngine();
    engine.setFile(
      PATH,
      `use cuda_device::{cuda_module, kernel, launch_contract, thread, DynamicSharedArray};
#[cuda_module]
mod m {
    use super::*;
    #[kernel]
    #[launch_contract(domain = 1, block = (96, 1, 1), dynamic_shared = 32 * 1024)]
    pub fn turn(mut to: *mut f32) {
        let tile = DynamicSharedArray::<f32>::get();
        let t = thread::threadIdx_x() as usize;
        unsafe {
            *tile.add(t) = t as f32;
            thread::sync_threads();
            *to.add(t) = *tile.add(95 - t);
        }
    }
}
`,
    );
    const text = engine.text(PATH)!;
    const found = resources(engine, { path: PATH, kernel: 'turn', target: 'ptx', cpu: 'sm_80' });
    assert.deepEqual(
      [found?.launchBytes, found?.block, found?.maxThreads, found?.params[0]?.name],
      [32 * 1024, 96, 96, 'to'],
    );
    const shown = hover(engine, PATH, text.indexOf('turn('), 'sm_80')?.markdown ?? '';
    // Four blocks of 33 KiB in 164 KiB, three waves each, of 64.
    assert.match(
      shown,
      /, 1 barrier,.* block 96: 19 % of the waves of an SM, limited by workgroup memory/,
    );
    assert.match(shown, /\| `to` \|.*\| `\.param \.u64 \.ptr \.align 1` \|/);
    const map = hover(engine, PATH, text.indexOf('get()'))?.markdown ?? '';
    assert.match(map, /launch-sized workgroup memory, 32768 bytes/);
  });

  it('says where regions begin, and how the code divides them', () => {
    for (const target of ['ptx', 'amdgcn'] as const) {
      const [region, ...others] = report(target).memory;
      assert.deepEqual(others, []);
      assert.deepEqual([region?.offset, region?.placed, region?.size], [0, true, undefined]);
      assert.deepEqual(
        region?.parts.map(({ offset, step, element }) => [offset, step, element]),
        [
          [0, 4, 'f32'],
          [1024, 4, 'f32'],
        ],
      );
    }
  });

  it('statics have the offsets of the AMDGCN text, and in PTX those of their order', () => {
    const of = (target: 'ptx' | 'amdgcn') => {
      const engine = testEngine();
      engine.setFile(PATH, STATICS);
      const found = resources(engine, { path: PATH, kernel: 'fill', target });
      assert.deepEqual(found?.problems, []);
      return {
        launchBytes: found?.launchBytes,
        regions: found?.memory.map(({ name, offset, size, placed, parts }) => [
          name,
          offset,
          size,
          placed,
          parts.length,
        ]),
      };
    };
    const sized = (name: string): unknown[] => [name, 272, undefined, true, 2];
    assert.deepEqual(of('amdgcn'), {
      launchBytes: 512,
      regions: [['wide', 0, 256, true, 2], ['flags', 256, 16, true, 2], sized('launch-sized')],
    });
    const { regions, launchBytes } = of('ptx');
    assert.equal(launchBytes, 512);
    const statics = regions?.filter(([name]) => name === 'wide' || name === 'flags') ?? [];
    // Their order is up to ptxas.
    assert.deepEqual(
      statics.map(([, , , placed]) => placed),
      [false, false],
    );
    assert.deepEqual(regions?.at(-1), sized('gpu_launch_sized_workgroup_mem'));
  });

  it('an unknown CPU is a problem by name, and what is unknown stays out', () => {
    const found = report('ptx', { cpu: 'sm_1' });
    assert.deepEqual(found.problems, ["unknown CPU 'sm_1' for ptx"]);
    assert.equal(found.occupancy, undefined);
    const engine = testEngine();
    engine.setFile(PATH, 'fn f() {}');
    assert.equal(resources(engine, { path: PATH, kernel: 'f', target: 'ptx' }), undefined);
  });
});
