#[cfg(target_arch = "nvptx64")]
mod gpu {
    pub fn thread() -> usize {
        unsafe { core::arch::nvptx::_thread_idx_x() as usize }
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { core::arch::nvptx::trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    pub fn thread() -> usize {
        core::arch::amdgpu::workitem_id_x() as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

/// One thread for each row of inputs.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rows(input: *const u64, out: *mut u64) {
    let row = gpu::thread();
    let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
    let mut results = Out::new(unsafe { out.add(row * 256) });
    test(words, &mut results);
    results.finish();
}
