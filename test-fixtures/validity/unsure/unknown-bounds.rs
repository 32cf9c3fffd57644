//! Bounds by traits of crates that are not there: what they promise of a parameter is not known.
#![no_std]
#![feature(abi_gpu_kernel)]
use num::Float;
#[derive(Clone, Copy)]
struct Complex<T> { re: T, im: T }
impl<T: Float> Complex<T> {
    fn norm(self) -> T { self.re }
    fn arg(self) -> T { self.im }
    fn polar(self) -> (T, T) { (self.norm(), self.arg()) }
    fn behind(&self) -> T { self.norm() }
}
trait Mine: num::Num { fn mine(self) -> Self; }
impl Mine for f32 { fn mine(self) -> Self { self } }
fn twice<T: Mine>(t: T) -> (T, T) { (t, t) }
fn in_where<T>(t: T) -> (T, T) where T: Float { (t, t) }
fn in_argument(t: impl Float) -> (u32, u32) { let a = t; let b = t; (1, 2) }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(o: *mut u32) {
    let c = Complex { re: 1.0f32, im: 2.0 };
    unsafe { *o = (c.polar().0 + c.behind() + twice(1.0f32).0 + in_where(1.0f32).0) as u32 + in_argument(1).0 }
}
