//! Where panics go. The compiler turns `panic!` into a trap by itself; these are the entry points that code names.

use crate::fmt;

#[cold]
#[inline(never)]
pub const fn panic(_expr: &'static str) -> ! {
    crate::intrinsics::abort()
}
#[cold]
pub const fn panic_display(_x: &str) -> ! {
    crate::intrinsics::abort()
}
#[cold]
pub const fn panic_explicit() -> ! {
    panic!("explicit panic")
}
#[cold]
pub const fn panic_fmt(_fmt: fmt::Arguments<'_>) -> ! {
    crate::intrinsics::abort()
}
#[cold]
pub const fn panic_nounwind(_expr: &'static str) -> ! {
    crate::intrinsics::abort()
}
