/**
 * Addresses of buffers in fields of structures, and slices, in one launch spec for the code of both
 * vendors: dialects and targets pass a slice as one parameter or as two.
 */
import assert from 'node:assert/strict';
import { type LaunchSpec, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import { openText } from '../workspace/packages.ts';

const HOST_ABI = `
#![no_std]
#![feature(abi_gpu_kernel)]
#[repr(C)]
pub struct Job { pub factor: u32, pub out: *mut u32, pub count: u64 }

#[no_mangle]
pub unsafe extern "gpu-kernel" fn scale(job: Job, input: &[u32]) {
    let mut i = 0;
    while i < job.count as usize && i < input.len() {
        *job.out.add(i) = input[i] * job.factor;
        i += 1;
    }
}
`;

const RUST_CUDA = HOST_ABI.replace(
  '#![feature(abi_gpu_kernel)]',
  'use cuda_std::prelude::*;',
).replace('#[no_mangle]\npub unsafe extern "gpu-kernel" fn', '#[kernel]\npub unsafe fn');

const field = (name: string, type: string, offset: number, rest: object) => {
  return { name, type, offset, ...rest };
};
const job = (address: string, type = 'u64') => ({
  name: 'job',
  struct: 'Job',
  size: 24,
  fields: [
    field('factor', 'u32', 0, { value: 3 }),
    field('out', type, 8, { address }),
    field('count', 'u64', 16, { value: 3 }),
  ],
});
const OUT = { name: 'out', buffer: 'u32', length: 4, role: 'out', init: { gen: 'zeros' } };
const INPUT = {
  name: 'input',
  slice: 'u32',
  length: 3,
  role: 'in',
  init: { gen: 'values', values: [5, 6, 7] },
};

const launches = (args: readonly object[], memory: readonly object[] = [OUT]): LaunchSpec =>
  ({
    launches: [{ kernel: 'scale', grid: [1], block: [1], args, memory, expected: EXPECTED }],
  }) as unknown as LaunchSpec;
const EXPECTED = {
  out: { b64: Buffer.from(Uint32Array.of(15, 18, 21, 0).buffer).toString('base64') },
};

function textOf(source: string, target: 'ptx' | 'amdgcn', cpu: string): string {
  const manifest = `[package]\nname = "app"\nedition = "2021"\n[dependencies]\n${source.includes('cuda_std') ? 'cuda_std = "0.3"\n' : ''}`;
  const { engine } = openText(`//- /app/Cargo.toml\n${manifest}//- /app/src/lib.rs\n${source}`);
  const emitted = engine.emit('/app/src/lib.rs', target, { cpu });
  assert.deepEqual(emitted.problems, []);
  return emitted.text;
}

describe('launch specs with addresses', () => {
  const cases = [
    ['ptx', 'sm_70', HOST_ABI, 'gpu-kernel'],
    ['ptx', 'sm_70', RUST_CUDA, 'rust-cuda'],
    ['amdgcn', 'gfx1100', HOST_ABI, 'gpu-kernel'],
    ['amdgcn', 'gfx90a', HOST_ABI, 'gpu-kernel'],
  ] as const;
  for (const [target, cpu, source, dialect] of cases) {
    it(`run ${dialect} code for ${cpu}`, () => {
      const text = textOf(source, target, cpu);
      const spec = launches([job('out'), INPUT]);
      const result = target === 'ptx' ? runPtx(text, spec) : runAmdgcn(text, spec);
      assert.deepEqual(result.diagnostics, []);
      assert.deepEqual(result.mismatches, []);
      assert.deepEqual([...result.buffers[0]!.keys()].sort(), ['input', 'out']);
      const other = launches([job('input'), INPUT]);
      const wrong = target === 'ptx' ? runPtx(text, other) : runAmdgcn(text, other);
      assert.deepEqual(wrong.mismatches.map(({ buffer }) => buffer).sort(), ['input', 'out']);
    });
  }

  it('name what is wrong with an address', () => {
    const message = (spec: LaunchSpec) =>
      runPtx(textOf(HOST_ABI, 'ptx', 'sm_70'), spec).diagnostics[0]?.message;
    assert.equal(
      message(launches([job('nothing'), INPUT])),
      'launch 0, argument `job`: there is no buffer `nothing`',
    );
    assert.equal(
      message(launches([job('out'), INPUT], [OUT, OUT])),
      'launch 0, argument `job`: there are several buffers `out`',
    );
    assert.equal(
      message(launches([job('out', 'u32'), INPUT])),
      'launch 0, argument `job`: field `out` is too small for an address',
    );
  });
});
