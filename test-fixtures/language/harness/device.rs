#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { core::arch::nvptx::trap() }
}

/// One thread for each row of inputs.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rows(input: *const u64, out: *mut u64) {
    let row = unsafe { core::arch::nvptx::_thread_idx_x() } as usize;
    let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
    let mut results = Out::new(unsafe { out.add(row * 256) });
    test(words, &mut results);
    results.finish();
}
