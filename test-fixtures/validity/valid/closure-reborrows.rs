//! Lifetimes that are not written, as `'_` or left out, and `&mut` that closures give on as `*const`.
#![no_std]
#![allow(warnings)]
#![feature(abi_gpu_kernel)]
struct C(u32);
fn w1(c: &'_ C) -> &'_ u32 { &c.0 }
fn w2(c: &C) -> &'_ u32 { &c.0 }
fn w3(c: &'_ C) -> &u32 { &c.0 }
impl C { fn w4(&'_ self, _: &u32) -> &u32 { &self.0 } fn w5(&self, _: &'_ u32) -> &'_ u32 { &self.0 } fn w6(&'_ mut self) -> &mut u32 { &mut self.0 } }
struct T<'a>(&'a mut i32, &'a mut [i32; 4]);
impl<'a> T<'a> {
  fn a(&self) -> bool { (move || core::ptr::eq(self.0, &self.1[2]))() }
  fn b(&self) -> *const u8 { (|| self.0 as *const i32)() as *const u8 }
  fn c(&self) -> *const [i32; 4] { (move || match 1 { 1 => self.1, _ => self.1 as *const _ })() }
  fn d(&mut self) -> i32 { let r = || { let p: *const i32 = self.0; unsafe { *p } }; r() + r() }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: *mut u32, y: *mut i32) { unsafe { let mut c = C(3); *c.w6() += 1; *x = *w1(&c) + *w2(&c) + *w3(&c) + *c.w4(&1) + *c.w5(&1);
  let mut v = [1, 2, 3, 4]; let mut q = 5; let mut t = T(&mut q, &mut v); *y = t.a() as i32 + t.d() + *(t.b() as *const i32) + (*t.c())[2]; } }
