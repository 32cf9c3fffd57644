//! Dot product: partial sums of threads, added up as a tree in workgroup memory.

#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, stdarch_amdgpu)]
#![feature(core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![allow(internal_features)]

/// Threads of a workgroup and workgroups of the grid; the launch says the same.
const BLOCK: usize = 256;
const GROUPS: usize = 64;

/// One partial sum for each workgroup.
// warplens: launch(workgroup_mem = 1024, block = [256, 1, 1])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn dot(n: usize, x: *const f32, y: *const f32, partial: *mut f32) {
    let (thread, group) = (gpu::thread(), gpu::group());

    let mut sum = 0.0;
    let mut i = group * BLOCK + thread;
    while i < n {
        sum += unsafe { *x.add(i) * *y.add(i) };
        i += BLOCK * GROUPS;
    }

    let scratch: *mut f32 = core::intrinsics::gpu::gpu_launch_sized_workgroup_mem();
    unsafe { *scratch.add(thread) = sum };
    gpu::barrier();

    let mut half = BLOCK / 2;
    while half > 0 {
        if thread < half {
            unsafe { *scratch.add(thread) += *scratch.add(thread + half) };
        }
        gpu::barrier();
        half /= 2;
    }

    if thread == 0 {
        unsafe { *partial.add(group) = *scratch };
    }
}

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn group() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::sync::atomic::{Ordering, fence};

    pub fn thread() -> usize {
        workitem_id_x() as usize
    }
    pub fn group() -> usize {
        workgroup_id_x() as usize
    }
    pub fn barrier() {
        fence(Ordering::Release);
        s_barrier();
        fence(Ordering::Acquire);
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
