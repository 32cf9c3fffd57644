#![no_std]
#![feature(abi_gpu_kernel)]
#![allow(internal_features, improper_gpu_kernel_arg)]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! { loop {} }

use core::cell::Cell;
use core::marker::PhantomPinned;

pub struct Pair { a: u32, b: u32 }
pub struct Wide { a: u64, b: u64, c: u64 }
pub struct Fixed { a: u64, b: u64, c: u64, pin: PhantomPinned }
#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Kind { A, B, C }

#[inline(never)] fn shared(p: &Wide) -> u64 { p.a }
#[inline(never)] fn unique(p: &mut Wide) { p.b = 1 }
#[inline(never)] fn pinned(p: &mut Fixed) { p.b = 1 }
#[inline(never)] fn cell(p: &Cell<u32>) -> u32 { p.get() }
#[inline(never)] fn slice(p: &[u32]) -> u32 { p[0] }
#[inline(never)] fn slice_mut(p: &mut [u64]) { p[0] = 1 }
#[inline(never)] fn string(p: &str) -> u8 { p.as_bytes()[0] }
#[inline(never)] fn option(p: Option<&u32>) -> u32 { match p { Some(x) => *x, None => 0 } }
#[inline(never)] unsafe fn raw(p: *const u32) -> u32 { unsafe { *p } }
#[inline(never)] fn flag(p: bool) -> bool { !p }
#[inline(never)] fn kind(p: Kind) -> Kind { match p { Kind::A => Kind::B, Kind::B => Kind::C, Kind::C => Kind::A } }
#[inline(never)] fn letter(p: char) -> u32 { p as u32 }
#[inline(never)] fn by_value(p: Wide) -> u64 { p.a + p.c }
#[inline(never)] fn make(x: u64) -> Wide { Wide { a: x, b: x + 1, c: x + 2 } }
#[inline(never)] fn part(p: &mut Wide) -> &mut u64 { &mut p.c }
#[inline(never)] fn two(p: Pair) -> u32 { p.a + p.b }

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn facts(out: *mut u64, words: &[u32; 4], n: u32) {
    let mut w = make(n as u64);
    unique(&mut w);
    let mut f = Fixed { a: 1, b: n as u64, c: 2, pin: PhantomPinned };
    pinned(&mut f);
    let c = Cell::new(n);
    let mut many = [n as u64; 4];
    slice_mut(&mut many);
    *part(&mut w) += 1;
    let k = kind(if n == 1 { Kind::A } else { Kind::C });
    let mut sum = shared(&w) + cell(&c) as u64 + slice(words) as u64 + string("abc") as u64;
    sum += option(words.first()) as u64 + unsafe { raw(words.as_ptr()) } as u64;
    sum += flag(n == 2) as u64 + k as u64 + letter('x') as u64 + many[0] + f.a + f.b + f.c;
    sum += two(Pair { a: n, b: 1 }) as u64;
    unsafe { *out = sum + by_value(w) }
}
