//! All blocks of a cooperative launch.

use crate::ptx::special_registers;
use crate::thread;

special_registers! {
    /// Upper half of the address of the launch's workspace.
    pub fn envreg1 = "envreg1";
    /// Lower half.
    pub fn envreg2 = "envreg2";
}

/// The bit of the counter that each round flips.
const ROUND: u32 = 0x8000_0000;

/// All threads of the grid wait for each other. For cooperative launches only.
#[inline(always)]
pub fn sync() {
    let counter = ((envreg1() as u64) << 32 | envreg2() as u64) + 4;
    thread::sync_threads();
    if thread::threadIdx_x() | thread::threadIdx_y() | thread::threadIdx_z() == 0 {
        let blocks = thread::gridDim_x() * thread::gridDim_y() * thread::gridDim_z();
        let first = thread::blockIdx_x() | thread::blockIdx_y() | thread::blockIdx_z() == 0;
        // The arrivals of a round add up to `ROUND`.
        let step = if first { ROUND - (blocks - 1) } else { 1 };
        let before: u32;
        unsafe {
            core::arch::asm!(
                "atom.add.release.gpu.u32 {0}, [{1}], {2};",
                out(reg32) before,
                in(reg64) counter,
                in(reg32) step,
            );
        }
        loop {
            let now: u32;
            unsafe {
                core::arch::asm!("ld.acquire.gpu.u32 {0}, [{1}];", out(reg32) now, in(reg64) counter);
            }
            if (before ^ now) & ROUND != 0 {
                break;
            }
        }
    }
    thread::sync_threads();
}
