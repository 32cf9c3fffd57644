/** Code of old toolchains: one finding where a name is gone, and its meaning all the same. */
import assert from 'node:assert/strict';
import { engine, exampleFixture, findingsIn } from './check.ts';

describe('rules: code of old toolchains', () => {
  it('asks for no feature that the old name of it brought', () => {
    const code = `#![no_std]
#![feature(abi_ptx, stdsimd)]
use core::arch::nvptx::_syncthreads;
#[no_mangle]
pub unsafe extern "ptx-kernel" fn wait() {
    _syncthreads()
}
`;
    const found = findingsIn(exampleFixture({ edition: 2021 }, code));
    assert.deepEqual(
      found.map(({ code }) => code),
      ['gpu-name-renamed'],
    );
  });

  it('knows the functions of `platform-intrinsic` blocks', () => {
    const code = `#![no_std]
#![feature(abi_ptx)]
extern "platform-intrinsic" {
    fn nvptx_block_dim_x() -> i32;
    fn nvptx_thread_idx_y() -> i32;
    fn nvptx_syncthreads();
}
#[no_mangle]
pub unsafe extern "ptx-kernel" fn k(out: *mut i32) {
    nvptx_syncthreads();
    *out = nvptx_block_dim_x() + nvptx_thread_idx_y();
}
`;
    assert.deepEqual(findingsIn(exampleFixture({ edition: 2021 }, code)), []);
    const { text } = engine.emit('/src/lib.rs', 'ptx');
    assert.match(text, /bar\.sync[\s\S]*%ntid\.x[\s\S]*%tid\.y/);
    assert.doesNotMatch(text, /call/);
  });
});
