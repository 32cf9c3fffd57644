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
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
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
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

/// One group of threads for each row of inputs.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rows(input: *const u64, out: *mut u64) {
    let row = gpu::group();
    let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
    let shared = core::intrinsics::gpu::gpu_launch_sized_workgroup_mem::<u64>();
    group(gpu::thread(), words, unsafe { out.add(row * 256) }, shared);
}
