//! Clocks, traps, breakpoints.

mod printf;

use crate::ptx::plain_instructions;

pub use printf::GpuPrintfArg;

/// Registers that are another number each time.
macro_rules! clocks {
    ($($(#[$doc:meta])* fn $name:ident() -> $type:ty, $class:ident = $text:literal;)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name() -> $type {
            let value: $type;
            unsafe { core::arch::asm!(concat!($text, ";"), out($class) value) }
            value
        }
    )* };
}

clocks! {
    /// `%clock`
    fn clock() -> u32, reg32 = "mov.u32 {0}, %clock";
    /// `%clock64`
    fn clock64() -> u64, reg64 = "mov.u64 {0}, %clock64";
    /// `%globaltimer`
    fn globaltimer() -> u64, reg64 = "mov.u64 {0}, %globaltimer";
}

plain_instructions! {
    /// Stops for a debugger.
    pub [] fn breakpoint = "brkpt;";
}

/// Ends the grid with an error.
#[inline(always)]
pub fn trap() -> ! {
    core::intrinsics::abort()
}

/// Counts the performance monitor's event `N`.
#[inline(always)]
pub fn prof_trigger<const N: u32>() {
    unsafe { core::arch::asm!("pmevent {0};", const N) }
}

unsafe extern "C" {
    fn __assertfail(message: *const u8, file: *const u8, line: u32, function: *const u8, char_size: usize);
}

#[doc(hidden)]
#[inline(always)]
pub fn __gpu_assertfail(message: *const u8, file: *const u8, line: u32, function: *const u8, char_size: usize) {
    unsafe { __assertfail(message, file, line, function, char_size) }
}

#[doc(hidden)]
#[inline(always)]
pub fn assertion_failed(message: &str, file: &str, line: u32) {
    __gpu_assertfail(message.as_ptr(), file.as_ptr(), line, "\0".as_ptr(), 1)
}

/// Ends the launch with a message for the host if the condition does not hold.
#[macro_export]
macro_rules! gpu_assert {
    ($condition:expr $(,)?) => {
        $crate::gpu_assert!($condition, concat!("assertion failed: ", stringify!($condition)))
    };
    ($condition:expr, $message:expr $(,)?) => {
        if !$condition {
            $crate::debug::assertion_failed(concat!($message, "\0"), concat!(file!(), "\0"), line!());
        }
    };
}

unsafe extern "C" {
    fn vprintf(format: *const u8, values: *const u8) -> i32;
}

/// What `gpu_printf!` calls: the number of values, or a negative number.
#[doc(hidden)]
#[inline(always)]
pub fn __gpu_vprintf(format: *const u8, values: *const u8) -> i32 {
    unsafe { vprintf(format, values) }
}

pub use crate::gpu_printf;
