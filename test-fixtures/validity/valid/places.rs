//! Blocks as conditions and bounds of ranges, and assignments to fields of temporaries.
#![no_std]
#![allow(warnings)]
#![feature(abi_gpu_kernel)]
#[derive(Clone, Copy)] struct P { a: u32 }
fn f() -> u32 { let mut v = 0; for i in { let it = 0; it }..3 { v += i; } for j in { 0..3 } { v += j } if { true } { v += 1 } while { false } { v += 1 } match { 1 } { 1 => 2, _ => 3 }; if { 1 } == 1 { v = 2; }
  let z = (1, 2u32); { const {} z }.0 = 2; (v, 0).0 += 1; P { a: 3 }.a = 4; (if v > 1 { P { a: 1 } } else { P { a: 2 } }).a += 4; (match v { _ => (1, 2) }).1 *= 2; [1, 2][0] = 4; (*&mut v, 3).0 <<= 1; { z }.1 += { v += 1; 1 }; v }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: *mut u32) { unsafe { *x = f() } }
