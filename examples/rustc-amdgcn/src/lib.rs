//! Squares each element: one thread an element.
#![no_std]
#![feature(abi_gpu_kernel, stdarch_amdgpu)]
use core::arch::amdgpu::{workgroup_id_x, workitem_id_x};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

/// Threads of a workgroup.
const BLOCK: u32 = 256;

/// # Safety
/// `x` has `n` elements, and no two threads have the same index.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn square(x: *mut f32, n: u32) {
    let i = workgroup_id_x() * BLOCK + workitem_id_x();
    if i < n {
        unsafe {
            let at = x.add(i as usize);
            *at *= *at;
        }
    }
}
