//! A `&mut` that is given on as a `&` or `*const` is only read through.
#![no_std]
#![allow(warnings)]
#![feature(abi_gpu_kernel)]
trait Tr { fn a(&self) -> u32; }
impl Tr for i32 { fn a(&self) -> u32 { 1 } }
struct Y<'a>(&'a mut i32, &'a mut [i32; 4]);
impl<'a> Y<'a> {
    fn foo(&self) -> &dyn Tr { self.0 }
    fn foo1(&self) -> *const dyn Tr { self.0 }
    fn foo2(&self) -> &[i32] { self.1 }
    fn foo3(&self) -> *const [i32] { self.1 }
    fn foo4(&self) -> &i32 { self.0 }
    fn foo5(&self) -> *const i32 { self.1.as_ptr() }
    fn foo6(&self) -> usize { core::mem::size_of_val(self.1) }
    fn foo7(&self) -> *const i32 { core::ptr::from_ref(self.0) }
    fn foo8(&self, b: bool) -> *const i32 { if b { self.0 } else { self.0 as *const i32 } }
    fn foo9(&self) -> *const [i32; 4] { match 1 { 1 => self.1, _ => self.1 as *const _ } }
    fn foo10(&self) -> [*const i32; 2] { [self.0, &self.1[0]] }
    fn foo11(&self) -> bool { core::ptr::eq(self.0, &self.1[2]) }
    fn foo12(&self) -> bool { self.0 as *const i32 == &self.1[2] }
    fn foo13(&self) -> core::ptr::NonNull<i32> { core::ptr::NonNull::from(&*self.0) }
    fn foo14(&self) -> *const u8 { self.0 as *const i32 as *const u8 }
    fn foo15(&self) -> *const u8 { self.0 as *const _ as *const u8 }
    fn foo16(&self) -> usize { self.0 as *const i32 as usize }
}
fn g(x: &&mut i32) -> *const i32 { *x }
fn h(x: &&mut i32) -> *const i32 { *x as *const i32 }
fn i(x: &mut &mut i32) -> *mut i32 { *x }
fn j(x: &mut i32) -> (*const i32, *const i32) { (x, x) }
fn m(x: &mut i32) { let y: *const i32 = x; let z = &*x; unsafe { *y }; let _ = *z; *x = 1; unsafe { *y }; }
fn l(x: &mut i32) -> (*const i32, i32, *const i32) { let p: *const i32 = x; let q = &*x; let r: *const i32 = x; (p, *q, r) }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut i32, a: &mut [i32; 4]) {
    unsafe {
        let y = Y(&mut *out, a);
        let n = y.foo().a() as usize + unsafe { (*y.foo1()).a() } as usize + y.foo2().len() + y.foo3().len();
        let p = y.foo5() as usize + y.foo6() + y.foo7() as usize + y.foo8(n > 1) as usize + y.foo9() as usize;
        let q = y.foo10()[0] as usize + y.foo11() as usize + y.foo12() as usize + y.foo14() as usize + y.foo15() as usize;
        let r = g(&y.0) as usize + h(&y.0) as usize;
        *out = (n + p + q + r + y.foo16()) as i32;
    }
}
