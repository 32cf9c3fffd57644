//! Two kernels that need no `core`, so that any nightly rustc compiles them for a GPU.
#![feature(no_core, lang_items, abi_gpu_kernel)]
#![no_core]
#![allow(internal_features)]

#[lang = "pointee_sized"]
pub trait PointeeSized {}
#[lang = "meta_sized"]
pub trait MetaSized: PointeeSized {}
#[lang = "sized"]
pub trait Sized: MetaSized {}
#[lang = "copy"]
pub trait Copy {}
impl Copy for u32 {}
impl<T: PointeeSized> Copy for *mut T {}
#[lang = "add"]
pub trait Add<R = Self> {
    type Output;
    fn add(self, r: R) -> Self::Output;
}
impl Add for u32 {
    type Output = u32;
    fn add(self, r: u32) -> u32 {
        self + r
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bump(p: *mut u32, by: u32) {
    *p = *p + by;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn clear(p: *mut u32) {
    *p = 0;
}
