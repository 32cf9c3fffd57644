//! Named barriers, for the tests of the debugger: one warp produces, another consumes.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, asm_experimental_arch)]
use core::arch::asm;
use core::arch::nvptx::_thread_idx_x;

#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn hand_over(slots: *mut u32, out: *mut u32) {
    let t = unsafe { _thread_idx_x() } as usize;
    if t < 32 {
        unsafe { *slots.add(t) = t as u32 * 3 };
        unsafe { asm!("bar.arrive 1, 64;") };
    } else {
        unsafe { asm!("bar.sync 1, 64;") };
        let value = unsafe { *slots.add(t - 32) };
        unsafe { *out.add(t - 32) = value };
    }
}

/// The consumer takes the wrong barrier, which nobody completes.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn lost(slots: *mut u32, out: *mut u32) {
    let t = unsafe { _thread_idx_x() } as usize;
    if t < 32 {
        unsafe { *slots.add(t) = t as u32 };
        unsafe { asm!("bar.sync 1, 64;") };
    } else {
        unsafe { asm!("bar.sync 2, 64;") };
        unsafe { *out.add(t - 32) = *slots.add(t - 32) };
    }
}
