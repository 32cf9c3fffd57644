/** Lanes that execute an operation of their warp, against its mask and what it reads. */
import assert from 'node:assert/strict';
import { exampleFixture, findingsIn } from './check.ts';

const FULL = '0xffff_ffff';

/** Threads of the block, 0 for unknown ones; the body; is there a finding? */
const CASES: readonly (readonly [string, number, string, boolean])[] = [
  ['half a warp', 0, `if t % 32 < 16 { v += warp::shuffle_xor_sync(${FULL}, v, 1); }`, true],
  ['its mask', 0, 'if t % 32 < 16 { v += warp::shuffle_xor_sync(0xffff, v, 1); }', false],
  ['upper half', 0, 'if t % 32 >= 16 { v += warp::shuffle_xor_sync(0xffff_0000, v, 1); }', false],
  ['one whole warp', 0, `if t / 32 == 1 { v += warp::shuffle_xor_sync(${FULL}, v, 1); }`, false],
  ['a parameter', 0, `if t < n { v += warp::shuffle_xor_sync(${FULL}, v, 1); }`, false],
  ['data', 0, `if v > 3 { v += warp::shuffle_xor_sync(${FULL}, v, 1); }`, false],
  [
    'data, even lanes',
    0,
    `if v > 3 && t % 2 == 0 { v += warp::shuffle_xor_sync(${FULL}, v, 2); }`,
    true,
  ],
  ['first lane', 0, `if warp::lane_id() == 0 { v = warp::ballot_sync(${FULL}, true); }`, true],
  [
    'tree',
    0,
    'if t < 8 { let mut o = 4; while o > 0 { v += warp::shuffle_down_sync(0xff, v, o); o /= 2; } }',
    false,
  ],
  [
    'loop with a rest',
    64,
    `let mut i = t; while i < 100 { v += warp::shuffle_xor_sync(${FULL}, v, 1); i += 64; }`,
    true,
  ],
  [
    'loop without',
    64,
    `let mut i = t; while i < 128 { v += warp::shuffle_xor_sync(${FULL}, v, 1); i += 64; }`,
    false,
  ],
  [
    'loop to n',
    64,
    `let mut i = t; while i < n { v += warp::shuffle_xor_sync(${FULL}, v, 1); i += 64; }`,
    false,
  ],
  [
    'both arms',
    0,
    `if t % 32 < 16 { v += warp::shuffle_xor_sync(${FULL}, v, 1); } else { v *= warp::shuffle_xor_sync(${FULL}, v, 1); }`,
    false,
  ],
  ['lane 12 of 8', 0, 'if t % 32 < 8 { v = warp::shuffle_sync(0xff, v, 12); }', true],
  ['lane 3 of 8', 0, 'if t % 32 < 8 { v = warp::shuffle_sync(0xff, v, 3); }', false],
  [
    'behind a return',
    32,
    `if t >= 20 { return; } v = warp::shuffle_down_sync(${FULL}, v, 4);`,
    true,
  ],
  [
    'vote behind a return',
    32,
    `if t >= 20 { return; } v = warp::ballot_sync(${FULL}, v > 2);`,
    false,
  ],
  ['last lane of 48 threads', 48, `v += warp::shuffle_sync(${FULL}, v, 31);`, true],
  [
    'behind the end of the data',
    0,
    `if t >= n { return; } v += warp::shuffle_down_sync(${FULL}, v, 4);`,
    true,
  ],
  [
    'behind the end of the data, in pairs',
    64,
    `if t >= n { return; } v += warp::shuffle_xor_sync(${FULL}, v, 1);`,
    true,
  ],
  [
    'behind the end of whole warps',
    64,
    `if t / 32 >= n { return; } v += warp::shuffle_down_sync(${FULL}, v, 4);`,
    false,
  ],
  [
    'behind the end of the data, from lanes before',
    64,
    `if t >= n { return; } v += warp::shuffle_up_sync(${FULL}, v, 1);`,
    false,
  ],
  [
    'behind the end of the data, with a guard of its own',
    64,
    `if t >= n { return; } let w = warp::shuffle_down_sync(${FULL}, v, 1); if t + 1 < n { v += w; }`,
    false,
  ],
  [
    'behind the end of the data, chosen',
    64,
    `if t >= n { return; } let w = warp::shuffle_down_sync(${FULL}, v, 1); v += if t + 1 < n { w } else { 0 };`,
    false,
  ],
  [
    'behind the end of the data, the first of all',
    64,
    `if t >= n { return; } v = warp::shuffle_sync(${FULL}, v, 0);`,
    false,
  ],
  ['uniform branch', 0, `if n > 3 { v += warp::shuffle_xor_sync(${FULL}, v, 1); }`, false],
  [
    'in some rounds',
    0,
    `for i in 0..5u32 { if t % 2 == i % 2 { v += warp::shuffle_xor_sync(${FULL}, v, 1); } }`,
    true,
  ],
];

describe('rules: lanes of warp operations', () => {
  for (const [name, threads, body, isWrong] of CASES) {
    it(`${name} ${threads}`, () => {
      const launch = threads > 0 ? `// warplens: launch(block = [${threads}, 1, 1])\n` : '';
      const code = `use cuda_device::{kernel, thread, warp, DisjointSlice};
${launch}#[kernel]
pub fn k(x: &[u32], mut out: DisjointSlice<u32>, n: u32) {
    let t = thread::threadIdx_x();
    let mut v = x[t as usize];
    ${body}
    if let Some(o) = out.get_mut(thread::index_1d()) { *o = v; }
}
`;
      const found = findingsIn(exampleFixture({ edition: 2024 }, code));
      const masks = found.filter((one) => one.code === 'warp-sync-mask');
      assert.equal(masks.length, isWrong ? 1 : 0, masks.map((one) => one.message).join('\n'));
    });
  }

  it('a barrier for more threads than the warps that come', () => {
    const kernel = (warps: number) => `#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, stdarch_nvptx)]
use core::arch::{asm, nvptx::_thread_idx_x};
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn consumers(data: *mut f32) {
    let t = _thread_idx_x() as usize;
    if t / 32 < ${warps} { asm!("bar.sync 1, 64;"); }
    *data.add(t) += 1.0;
}
`;
    const codes = [1, 2].map((warps) =>
      findingsIn(exampleFixture({ edition: 2024 }, kernel(warps))).map((one) => one.message),
    );
    assert.match(codes[0]!.join('\n'), /barrier for 64 threads, to which warps of 32 threads come/);
    assert.deepEqual(codes[1], []);
  });
});
