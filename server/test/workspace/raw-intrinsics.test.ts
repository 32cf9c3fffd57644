/**
 * Functions of `cuda_intrinsics`, whose sources have nothing to run: what their number stands for
 * is emitted, and one without a row is named.
 */
import assert from 'node:assert/strict';
import { openText, problemsOf } from './packages.ts';

const ROOT = '/p/src/lib.rs';

/** A kernel that calls a raw function, with the library beside it. */
const files = (call: string): string => `//- /p/Cargo.toml
[package]
name = "p"
version = "0.1.0"
edition = "2024"
[dependencies]
cuda-device = "0.1"
cuda-intrinsics = { path = "../raw" }
//- ${ROOT}
#![no_std]
use cuda_device::kernel;
#[kernel]
pub unsafe fn k(p: *mut u32) { unsafe { *p = ${call} } }
//- /raw/Cargo.toml
[package]
name = "cuda-intrinsics"
version = "0.1.0"
edition = "2024"
//- /raw/src/lib.rs
#![no_std]
#[path = "abi_v1.rs"]
pub mod __cuda_oxide_intrinsic_abi_v1;
pub mod sreg { pub use crate::__cuda_oxide_intrinsic_abi_v1::i0005 as thread_idx_y; }
pub mod warp {
    pub use crate::__cuda_oxide_intrinsic_abi_v1::i0043 as uni_sync;
    pub use crate::__cuda_oxide_intrinsic_abi_v1::i9999 as later;
}
pub mod matrix { pub use crate::__cuda_oxide_intrinsic_abi_v1::i0013 as load; }
//- /raw/src/abi_v1.rs
#[inline(never)]
pub fn i0005() -> u32 { unreachable!("executed outside device compilation") }
#[inline(never)]
pub unsafe fn i0013(_arg0: *const u32) -> [u32; 4] { unreachable!("executed outside device compilation") }
#[inline(never)]
pub unsafe fn i0043(_arg0: u32, _arg1: bool) -> bool { unreachable!("executed outside device compilation") }
#[inline(never)]
pub unsafe fn i9999() -> u32 { unreachable!("executed outside device compilation") }
`;

describe('raw intrinsics', () => {
  const emitted = (call: string): { text: string; problems: readonly string[] } => {
    const { engine } = openText(files(call));
    const result = engine.emit(ROOT, 'ptx');
    return { text: result.text, problems: problemsOf(engine, result) };
  };

  for (const [call, instruction] of [
    ['cuda_intrinsics::sreg::thread_idx_y()', /mov\.u32\s+%r\d+, %tid\.y;/],
    ['cuda_intrinsics::warp::uni_sync(!0, *p == 1) as u32', /vote\.sync\.uni\.pred/],
    ['cuda_intrinsics::matrix::load(p)[3]', /ldmatrix\.sync\.aligned\.m8n8\.x4\.shared\.b16/],
  ] as const)
    it(`${call} is an instruction`, () => {
      const { text, problems } = emitted(call);
      assert.deepEqual(problems, []);
      assert.match(text, instruction);
      assert.doesNotMatch(text, /\bcall\b/);
    });

  it('without a row are named', () => {
    const { text, problems } = emitted('cuda_intrinsics::warp::later()');
    assert.equal(problems.length, 1);
    assert.match(problems[0]!, /`cuda_intrinsics::__\w+_v1::i9999`, which its compiler replaces/);
    assert.doesNotMatch(text, /\.entry/);
  });
});
