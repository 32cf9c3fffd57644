#![no_std]
#![feature(abi_gpu_kernel)]
fn inner(x: f32) -> f32 {
    x * 3.0
}
fn outer(x: f32) -> f32 {
    inner(x) + 1.0
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn chain(x: f32, out: *mut f32) {
    unsafe { *out = outer(x) }
}
