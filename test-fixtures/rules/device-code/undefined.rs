#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics)]

use core::intrinsics::{cosf32, expf32};
use core::sync::atomic::{compiler_fence, fence, Ordering};

unsafe extern "C" {
    fn printf(format: *const u8, value: u32) -> i32;
    fn vprintf(format: *const u8, values: *const u8) -> i32;
    fn malloc(bytes: usize) -> *mut u8;
    fn from_another_object(x: u32) -> u32;
    fn sinf(x: f32) -> f32;
    fn qsort(x: *mut u32);
}

#[link(name = "ours")]
unsafe extern "C" {
    fn from_a_library(x: u32) -> u32;
}

#[unsafe(no_mangle)]
extern "C" fn own_qsort(x: *mut u32) {}

#[inline(never)]
fn wide(x: i128) -> f32 {
    x as f32
  //^^^^^^^^ error[device-undefined-function]: rustc has no code for conversions between floats and 128-bit
}

fn widened(x: u64) -> f32 {
    x as i128 as f32
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn conversions(out: *mut f32, n: *const i128, m: u64) {
    *out = wide(*n) + widened(m) + (3i128 as f32);
    let t = *out as i128;
          //^^^^^^^^^^^^ error[device-undefined-function]
    *out.add(1) = (t as i32) as f32;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn math(out: *mut f32) {
    *out = cosf32(*out);
         //^^^^^^^^^^^^ error[device-undefined-function]: rustc has no code for `cosf32` on nvptx64
    *out += core::intrinsics::exp2f32(*out) + core::intrinsics::sqrtf32(*out);
    *out += core::intrinsics::floorf32(*out);
    if false {
        *out = cosf32(*out + 4.0);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn more_math(out: *mut f32) {
    *out = expf32(*out);
         //^^^^^^ error[device-undefined-function]: rustc has no code for `expf32` on nvptx64
    *out = core::intrinsics::powf32(*out, 2.0);
         //^^^^^^^^^^^^^^^^^^^^^^^^ error[device-undefined-function]: rustc has no code for `powf32` on nvptx64
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn fences(out: *mut f32) {
    compiler_fence(Ordering::SeqCst);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[device-undefined-function]: rustc has no code for `compiler_fence`
    fence(Ordering::SeqCst);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn externs(out: *mut f32) {
    printf(b"%d\0".as_ptr(), 1);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[device-undefined-function]: nothing defines `printf` on the GPU
    vprintf(b"x\0".as_ptr(), core::ptr::null());
    let p = malloc(4);
    *out = from_another_object(2) as f32;
         //^^^^^^^^^^^^^^^^^^^^^^ error[device-undefined-function]: nothing defines `from_another_object` on the GPU
    *out += from_a_library(2) as f32;
}
