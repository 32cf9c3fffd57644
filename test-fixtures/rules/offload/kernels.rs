//! Marks and signatures of offload kernels.
#![no_std]
#![feature(abi_gpu_kernel, gpu_offload, rustc_attrs)]

use core::offload::{LaunchError, PartitioningStrategy, Region, offload_kernel};

pub struct Each;

unsafe impl PartitioningStrategy for Each {
    type View<'a, T: 'a> = &'a T;
    type ViewMut<'a, T: 'a> = &'a mut T;

    fn index() -> usize {
        0
    }
    unsafe fn get<'a, T>(ptr: core::ptr::NonNull<T>, len: usize) -> Option<&'a T> {
        if Self::index() < len { Some(unsafe { &*ptr.as_ptr().add(Self::index()) }) } else { None }
    }
    unsafe fn get_mut<'a, T>(ptr: core::ptr::NonNull<T>, len: usize) -> Option<&'a mut T> {
        if Self::index() < len { Some(unsafe { &mut *ptr.as_ptr().add(Self::index()) }) } else { None }
    }
    fn check_launch(len: usize, grid: [u32; 3], block: [u32; 3]) -> Result<(), LaunchError> {
        Ok(())
    }
}

#[offload_kernel]
fn regions(mut out: Region<'_, f32, Each>, input: Region<'_, f32, Each>) {
    if let (Some(o), Some(i)) = (out.get_mut(), input.get()) {
        *o = *i;
    }
}

#[offload_kernel]
fn region_behind(out: &mut Region<'_, f32, Each>) {}
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^ error[offload-kernel-signature]: `&mut Region

type Op = fn(f32) -> f32;

#[offload_kernel]
fn pointer(op: Op, out: &mut f32) {}
             //^^ error[offload-kernel-signature]: `fn(f32) -> f32` cannot be offloaded

#[offload_kernel]
fn returns(out: &mut f32) -> u32 {
                           //^^^ error[gpu-kernel-return]: kernel 'returns' has a return type
    1
}

#[offload_kernel]
async fn later(out: &mut f32) {} //~ error[gpu-kernel-async]

#[no_mangle] //~ info[offload-kernel-signature]: `no_mangle` has no effect
#[offload_kernel]
fn named(out: &mut f32) {}

mod volumes {
    // Its name is another one, as that of a function is.
    #[core::offload::offload_kernel]
    fn named(out: &mut f32) {}
}

// rustc's lints are about what is written so.
#[rustc_offload_kernel]
pub unsafe extern "gpu-kernel" fn mangled(values: &[f32]) {} //~ warning[missing_gpu_kernel_export_name]
                                                //^^^^^^ warning[improper_gpu_kernel_arg]

#[rustc_offload_kernel(1)] //~ error[offload-kernel-attribute]: `rustc_offload_kernel` takes no arguments
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn with_arguments(out: *mut f32) {}

#[rustc_offload_kernel] //~ error[offload-kernel-attribute]: `rustc_offload_kernel` only applies to functions
pub struct Image;

impl Image {
    #[rustc_offload_kernel]
  //^^^^^^^^^^^^^^^^^^^^^^^ error[offload-kernel-attribute]
    pub fn method(&self) {}
}

pub trait Filter {
    #[rustc_offload_kernel]
  //^^^^^^^^^^^^^^^^^^^^^^^ error[offload-kernel-attribute]
    fn run(&self);
}

unsafe extern "C" {
    #[rustc_offload_kernel]
  //^^^^^^^^^^^^^^^^^^^^^^^ error[offload-kernel-attribute]
    fn foreign();
}

pub fn around() {
    #[offload_kernel]
    fn inner(out: &mut f32) {}

    #[rustc_offload_kernel]
  //^^^^^^^^^^^^^^^^^^^^^^^ error[offload-kernel-attribute]
    let x = 5;
    let f = #[rustc_offload_kernel]
          //^^^^^^^^^^^^^^^^^^^^^^^ error[offload-kernel-attribute]
          //^^^^^^^^^^^^^^^^^^^^^^^ error[feature-gate-missing]
        || x;
}

#[rustc_offload_kernel] //~ error[offload-kernel-attribute]
const SIZE: usize = 4;

mod strangers {
    macro_rules! offload_kernel {
        () => {};
    }
    #[cfg(any())]
    #[offload_kernel(1, 2)]
    struct Nothing;
}
