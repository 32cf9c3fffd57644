//! Breakpoints, clocks, counters of profilers.

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

macro_rules! counters {
    ($counter:ident: $($number:literal)*) => {
        match $counter {
            $($number => unsafe { core::arch::asm!("pmevent {0};", const $number) },)*
            _ => panic!("Profiler counter value must be in the range of 0..=7"),
        }
    };
}

/// `pmevent` of a counter, 0 to 7: one more for each warp that comes here.
#[inline(always)]
pub fn profiler_counter(counter: u32) {
    counters!(counter: 0 1 2 3 4 5 6 7)
}
