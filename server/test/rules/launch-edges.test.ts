/**
 * Guards that a parameter decides, where host code tells all launches: whole workgroups and warps
 * are no mistake, and those that are cut stay one.
 */
import assert from 'node:assert/strict';
import { exampleFixture, findingsIn } from './check.ts';

const program = (body: string, launches: string): string => `#![no_std]
#![feature(abi_gpu_kernel, link_llvm_intrinsics)]
unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
    fn shuffle_down(mask: u32, value: u32, by: u32, clamp: u32) -> u32;
}
use cuda_std::prelude::*;
use cust::prelude::*;

const N: usize = 1024;

#[kernel]
pub unsafe fn fill(x: *mut f32, n: usize) {
    let t = thread::thread_idx_x() as usize;
    let i = thread::index_1d() as usize;
    ${body}
}

pub fn run(module: &Module, stream: &Stream, other: usize) -> CudaResult<()> {
    let x = DeviceBuffer::<f32>::zeroed(1 << 20)?;
    let blocks = (N / 256) as u32;
    ${launches}
}
`;

const launch = (sizes: string, n: string): string =>
  `unsafe { launch!(module.fill<<<${sizes}, 0, stream>>>(x.as_device_ptr(), ${n})) }?;`;

const WAIT =
  'if i < n { *x.add(i) = 1.0; thread::sync_threads(); *x.add(i) += 1.0; } *x.add(i) *= 2.0;';
const ELSE = 'if i >= n { *x.add(i) = 0.0; } else { thread::sync_threads(); } *x.add(i) *= 2.0;';
const SUM = `if i >= n { return; }
    let mut v = *x.add(i);
    v += shuffle_down(0xffff_ffff, v as u32, 16, 31) as f32;
    *x.add(i) = v;`;
const REPEAT = 'let b = thread::block_idx_x() as usize; *x.add(t) = *x.add(n + b);';

/** The body, the launches, the rule, and whether it finds something. */
const CASES: readonly (readonly [string, string, string, boolean])[] = [
  [WAIT, '', 'divergent-barrier', true],
  [WAIT, launch('4, 256', '1024usize'), 'divergent-barrier', false],
  [WAIT, launch('blocks, 256', 'N'), 'divergent-barrier', false],
  [WAIT, launch('blocks, 256', 'x.len()'), 'divergent-barrier', false],
  [WAIT, launch('4, 256', '768usize'), 'divergent-barrier', false],
  [WAIT, launch('4, 256', '1000usize'), 'divergent-barrier', true],
  [WAIT, launch('4096, 256', '1048576usize'), 'divergent-barrier', false],
  [WAIT, launch('4096, 256', '1048575usize'), 'divergent-barrier', true],
  [WAIT, launch('4, 256', 'other'), 'divergent-barrier', true],
  [WAIT, launch('4, 256', '1024usize') + launch('1, 64', '64usize'), 'divergent-barrier', false],
  [WAIT, launch('4, 256', '1024usize') + launch('1, 64', '65usize'), 'divergent-barrier', false],
  [WAIT, launch('4, 256', '1024usize') + launch('1, 64', '63usize'), 'divergent-barrier', true],
  [WAIT, launch('4, 256', '1024usize') + launch('1, 64', 'other'), 'divergent-barrier', true],
  [WAIT, launch('2, (16, 16)', '32usize'), 'divergent-barrier', false],
  [ELSE, launch('4, 256', '1024usize'), 'divergent-barrier', false],
  [ELSE, launch('4, 256', '1023usize'), 'divergent-barrier', true],
  [SUM, '', 'warp-sync-mask', true],
  [SUM, launch('4, 256', '1024usize'), 'warp-sync-mask', false],
  [SUM, launch('4, 256', '992usize'), 'warp-sync-mask', false],
  [SUM, launch('4, 256', '1000usize'), 'warp-sync-mask', true],
  [SUM, launch('4, 256', 'other'), 'warp-sync-mask', true],
  [REPEAT, launch('1, 256', '0usize'), 'global-race', false],
  [REPEAT, launch('2, 256', '0usize'), 'global-race', true],
  [REPEAT, launch('other as u32, 256', '0usize'), 'global-race', true],
];

describe('rules: launches that end in the middle of a workgroup', () => {
  for (const [body, launches, rule, isFound] of CASES) {
    it(`${rule} ${body.slice(0, 14)} ${launches}`, () => {
      const fixture = exampleFixture({ edition: 2024 }, program(body, launches));
      const found = findingsIn(fixture);
      assert.deepEqual(
        found.filter(({ severity, code }) => severity === 'error' && code !== rule),
        [],
      );
      assert.equal(
        found.some(({ code }) => code === rule),
        isFound,
        JSON.stringify(found.map(({ code, message }) => [code, message])),
      );
    });
  }
});
