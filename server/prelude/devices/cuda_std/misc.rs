//! Breakpoints and clocks.

unsafe extern "C" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.clock64"]
    fn clock64() -> u64;
}

/// Cycles of the multiprocessor.
#[inline(always)]
pub fn clock() -> u64 {
    unsafe { clock64() }
}

/// `brkpt`
#[inline(always)]
pub fn breakpoint() {
    unsafe { core::arch::asm!("brkpt;") }
}
