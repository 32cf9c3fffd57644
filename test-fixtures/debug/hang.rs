//! A lock that each thread takes and none gives back: a loop that has no end.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;
use core::sync::atomic::{AtomicU32, Ordering};

#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

/// Nobody opens the lock again.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn hang(lock: *mut u32, out: *mut u32) {
    let i = unsafe { _thread_idx_x() } as usize;
    let lock = unsafe { AtomicU32::from_ptr(lock) };
    let mut tries = 0;
    while lock
        .compare_exchange(0, 1, Ordering::Acquire, Ordering::Relaxed)
        .is_err()
    {
        tries += 1;
    }
    unsafe { *out.add(i) = tries };
}
