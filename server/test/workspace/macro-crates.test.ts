/**
 * What crates of others give to kernels without being there: `seq!`, `paste!`, functions of `std`
 * for floats in cuda-oxide, `shared_array!` of cuda_std 0.2, indices of old and new toolchains.
 */
import assert from 'node:assert/strict';
import { openText, problemsOf, runCrate } from './packages.ts';

const ROOT = '/app/src/lib.rs';

const app = (dependencies: string, code: string, more = ''): string => `//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
${dependencies}
${more}//- ${ROOT}
${code}
`;

const MACROS = `#![no_std]
#![feature(abi_ptx)]
use paste::paste;
use seq_macro::seq;
macro_rules! getters {
    ($($n:ident)*) => { paste! { $( fn [<get_ $n:lower>](x: u64) -> u64 { x + [<$n _LEN>] } )* } };
}
const A_LEN: u64 = 3;
const B_LEN: u64 = 40;
getters! { A B }
macro_rules! typed {
    ($t:ty, $e:expr) => { paste! { fn [<as_ $t>](x: u64) -> $t { (x + $e) as $t } } };
}
typed!(u8, 1);
seq!(N in 0..=2 { fn f~N(x: u64) -> u64 { x * N } });
#[no_mangle]
pub unsafe extern "ptx-kernel" fn k(out: *mut u64) {
    let mut s = 0;
    seq!(I in 0x08..0x0b { s += I; });
    *out = s;
    *out.add(1) = get_a(s) + get_b(s) + as_u8(s) as u64 - (s + 1);
    let t = seq!(I in 0..3 { [ #( f~I(s), )* ] });
    *out.add(2) = t[2];
}`;

const TOOLCHAIN = (channel: string): string => `//- /app/rust-toolchain.toml
[toolchain]
channel = "${channel}"
`;

describe('crates that stand in', () => {
  const problems = (text: string): readonly string[] => {
    const { engine } = openText(text);
    return problemsOf(engine, engine.emit(ROOT, 'ptx'));
  };

  it('seq! and paste! give what their crates do', () => {
    const { engine } = openText(app('seq-macro = "0.3"\npaste = "1"', MACROS));
    assert.deepEqual(runCrate(engine, ROOT, 3), [27n, 97n, 54n]);
  });

  it('cuda_printf! calls vprintf with its values in a struct', () => {
    const code = (call: string): string => `#![no_std]
#![feature(abi_ptx)]
use ptx_support_macros::cuda_printf;
#[no_mangle]
pub unsafe extern "ptx-kernel" fn k(n: u64, x: f64, p: *mut u32) { ${call} }`;
    const library = 'ptx-support-macros = "0.1"';
    const { engine } = openText(
      app(library, code('cuda_printf!("100%% %s %lu %d %.2f %p\\n", "a\\0", n, -1, x, p);')),
    );
    const { text, problems: found } = engine.emit(ROOT, 'ptx');
    assert.deepEqual(found, []);
    assert.match(text, /vprintf/);
    // Five values: a pointer, 64 bits, 32 bits and what aligns the next one, a double, a pointer.
    assert.match(text, /\.local \.align 8 \.b8\s+\S+\[40\]/);
    assert.match(
      problems(app(library, code('cuda_printf!("%d %d", 1);'))).join(),
      /expected 2, got 1/,
    );
    assert.match(problems(app(library, code('cuda_printf!("%lf", x);'))).join(), /near `%lf`/);
  });

  it('cuda-oxide has the functions of std for floats, in crates that link it', () => {
    const code = (attrs: string): string => `${attrs}
use cuda_device::{kernel, thread, DisjointSlice};
#[kernel]
pub fn k(a: &[f32], mut c: DisjointSlice<f32>) {
    let idx = thread::index_1d();
    let x = a[idx.get()];
    if let Some(e) = c.get_mut(idx) { *e = x.sin() + x.ln() + x.powi(3) + x.sqrt() + f32::cos(x); }
}`;
    assert.deepEqual(problems(app('cuda-device = "0.1"', code(''))), []);
    assert.match(problems(app('cuda-device = "0.1"', code('#![no_std]'))).join(), /method `sin`/);
  });

  it('cuda_std 0.2 has shared_array!, and its indices go with every toolchain', () => {
    const code = `#![cfg_attr(target_os = "cuda", no_std)]
use cuda_std::{kernel, shared_array, thread};
#[kernel]
pub unsafe fn k(out: *mut u32) {
    let tile = shared_array![u32; 64];
    let t = thread::thread_idx_x() as usize;
    *tile.add(t) = thread::index_1d();
    thread::sync_threads();
    *out.add(t) = *tile.add(63 - t);
}`;
    for (const channel of ['nightly-2021-12-04', 'nightly-2026-03-01', 'nightly'])
      assert.deepEqual(problems(app('cuda_std = "0.2.2"', code, TOOLCHAIN(channel))), [], channel);
  });

  it('indices are of the type that the code takes them for, where no toolchain is named', () => {
    const code = (type: string): string => `#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;
#[no_mangle]
pub unsafe extern "ptx-kernel" fn k(out: *mut f32, n: ${type}) {
    let i = _block_idx_x() * _block_dim_x() + _thread_idx_x();
    if i < n { *out.add(i as usize) = 1.0; }
}`;
    for (const type of ['i32', 'u32']) assert.deepEqual(problems(app('', code(type))), [], type);
    assert.match(problems(app('', code('u64'))).join(), /expected `u64`, found `u32`/);
    const old = TOOLCHAIN('nightly-2024-06-01');
    assert.deepEqual(problems(app('', code('i32'), old)), []);
    assert.match(problems(app('', code('u32'), old)).join(), /mismatched types/);
  });
});
