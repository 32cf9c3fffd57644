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
#[cfg(not(warplens_panic_text))]
#[cold]
pub const fn panic_fmt(_fmt: fmt::Arguments<'_>) -> ! {
    crate::intrinsics::abort()
}
/// Prints the message, which whoever executes the code shows.
#[cfg(warplens_panic_text)]
#[cold]
#[inline(never)]
pub fn panic_fmt(fmt: fmt::Arguments<'_>) -> ! {
    let mut text = PanicText { bytes: [0; 1024], len: 0 };
    let _ = fmt::write(&mut text, fmt);
    panic_display(unsafe { crate::str::from_utf8_unchecked(&text.bytes[..text.len]) })
}

/// The message of a panic, as much of it as fits.
#[cfg(warplens_panic_text)]
struct PanicText {
    bytes: [u8; 1024],
    len: usize,
}

#[cfg(warplens_panic_text)]
impl fmt::Write for PanicText {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.as_bytes() {
            if self.len == self.bytes.len() {
                return Err(fmt::Error);
            }
            self.bytes[self.len] = *byte;
            self.len += 1;
        }
        Ok(())
    }
}
#[cold]
pub const fn panic_nounwind(_expr: &'static str) -> ! {
    crate::intrinsics::abort()
}
