//! What shows in some orders of threads alone: a debugger goes through it by a replay file.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;
use core::sync::atomic::{AtomicU32, Ordering};

#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

unsafe fn atomic<'a>(at: *mut u32) -> &'a AtomicU32 {
    unsafe { AtomicU32::from_ptr(at) }
}

/// Only who comes first writes, and in the usual order that is thread 0.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn first(count: *mut u32, data: *mut u32) {
    let thread = unsafe { _thread_idx_x() };
    let came = unsafe { atomic(count) }.fetch_add(1, Ordering::Relaxed);
    if came == 0 && thread != 0 {
        unsafe { *data = 5 };
    }
    if thread == 0 {
        unsafe { *data += 1 };
    }
}

/// Thread 0 waits for a value that nobody stores, where thread 40 was faster.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn waits(flag: *mut u32) {
    let thread = unsafe { _thread_idx_x() };
    let flag = unsafe { atomic(flag) };
    if thread == 0 && flag.load(Ordering::Acquire) == 7 {
        while flag.load(Ordering::Acquire) != 9 {}
    }
    if thread == 40 {
        flag.store(7, Ordering::Release);
    }
}
