#![no_std]
#![feature(abi_gpu_kernel, stdarch_amdgpu)]
#![allow(internal_features)]
use core::arch::amdgpu::*;
#[panic_handler] fn p(_: &core::panic::PanicInfo) -> ! { endpgm() }
fn id() -> usize { (workgroup_id_x() * 64 + workitem_id_x()) as usize }
#[inline(never)] fn ack(m: u32, n: u32) -> u32 { if m == 0 { n + 1 } else if n == 0 { ack(m - 1, 1) } else { ack(m - 1, ack(m, n - 1)) } }
#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn recursion(o: *mut u32, a: *const u32) { unsafe { let i = id(); *o.add(i) = ack(2, *a.add(i) % 6); } }
trait Shape { fn area(&self, k: i32) -> i32; }
struct Sq(i32); struct Rc(i32, i32);
impl Shape for Sq { #[inline(never)] fn area(&self, k: i32) -> i32 { self.0 * self.0 + k } }
impl Shape for Rc { #[inline(never)] fn area(&self, k: i32) -> i32 { self.0 * self.1 - k } }
static TABLE: [&(dyn Shape + Sync); 4] = [&Sq(3), &Rc(4, 5), &Sq(-7), &Rc(2, 100)];
#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn dynamic(o: *mut i32, a: *const u32) { unsafe { let i = id(); *o.add(i) = TABLE[(*a.add(i) & 3) as usize].area(i as i32); } }
static FNS: [fn(i32) -> i32; 3] = [|x| x + 1, |x| x * x, |x| -x];
#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn pointers(o: *mut i32, a: *const i32) { unsafe { let i = id(); let mut v = *a.add(i); for k in 0..5 { v = FNS[((v ^ k) as u32 % 3) as usize](v); } *o.add(i) = v; } }
#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn wide(o: *mut u128, a: *const u128, b: *const u128) { unsafe { let i = id(); let (x, y) = (*a.add(i), *b.add(i)); *o.add(3 * i) = x.wrapping_mul(y); *o.add(3 * i + 1) = x / y; *o.add(3 * i + 2) = x.rotate_left(i as u32) ^ (x >> (y as u32 & 127)); } }
#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn votes(o: *mut u64, a: *const u32) { unsafe { let i = id(); let x = *a.add(i); let b = ballot(x & 1 == 1); *o.add(4 * i) = b; *o.add(4 * i + 1) = wave_reduce_add::<0>(x) as u64; *o.add(4 * i + 2) = if x & 2 == 2 { wave_reduce_umax::<0>(x) as u64 } else { 0 }; *o.add(4 * i + 3) = readfirstlane_u64(x as u64 * 5); } }
#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn slices(o: &mut [i16], a: &[i16], t: (u32, u64)) { let i = id(); let n = a.len(); if i < o.len() { let mut s = t.1 as i16; for k in 0..t.0 as usize { s = s.wrapping_add(a[(i + k) % n]); } o[i] = s; } }
