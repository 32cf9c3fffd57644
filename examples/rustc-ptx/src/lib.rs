//! One element for each thread. Change a line and watch the code beside it change.

#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, stdarch_amdgpu)]

/// Threads of a workgroup; the launch says the same.
const BLOCK: u32 = 256;

/// y = alpha * x + y, one element for each thread.
// warplens: launch(block = 256)
// warplens: budget(registers <= 32, spills = 0, stack = 0)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn saxpy(n: u32, alpha: f32, x: *const f32, y: *mut f32) {
    let i = thread();
    if i < n {
        let k = i as usize;
        unsafe { *y.add(k) = alpha * *x.add(k) + *y.add(k) };
    }
}

/// Index of the thread in the grid.
fn thread() -> u32 {
    #[cfg(target_arch = "amdgpu")]
    use core::arch::amdgpu::{workgroup_id_x as group, workitem_id_x as item};
    #[cfg(target_arch = "nvptx64")]
    use core::arch::nvptx::{_block_idx_x as group, _thread_idx_x as item};
    unsafe { group() as u32 * BLOCK + item() as u32 }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
