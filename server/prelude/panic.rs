//! What a panic handler is given. No handler is ever called: a panic is a trap.

use crate::fmt::{self, Display};

#[lang = "panic_info"]
#[derive(Debug)]
pub struct PanicInfo<'a> {
    message: &'a fmt::Arguments<'a>,
    location: &'a Location<'a>,
}

impl<'a> PanicInfo<'a> {
    pub fn message(&self) -> PanicMessage<'_> {
        PanicMessage { message: self.message }
    }
    pub fn location(&self) -> Option<&Location<'_>> {
        Some(self.location)
    }
    pub fn can_unwind(&self) -> bool {
        false
    }
}

impl<'a> Display for PanicInfo<'a> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

pub struct PanicMessage<'a> {
    message: &'a fmt::Arguments<'a>,
}

impl<'a> PanicMessage<'a> {
    pub fn as_str(&self) -> Option<&'static str> {
        self.message.as_str()
    }
}

impl<'a> Display for PanicMessage<'a> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location<'a> {
    file: &'a str,
    line: u32,
    col: u32,
}

impl<'a> Location<'a> {
    #[track_caller]
    #[inline]
    pub const fn caller() -> &'static Location<'static> {
        crate::intrinsics::caller_location()
    }
    pub const fn file(&self) -> &str {
        self.file
    }
    pub const fn line(&self) -> u32 {
        self.line
    }
    pub const fn column(&self) -> u32 {
        self.col
    }
}

pub auto trait UnwindSafe {}
pub auto trait RefUnwindSafe {}

/// Says that a value is safe to look at after a panic.
pub struct AssertUnwindSafe<T>(pub T);
impl<T> crate::ops::Deref for AssertUnwindSafe<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}
impl<T> crate::ops::DerefMut for AssertUnwindSafe<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}
impl<R, F: FnOnce() -> R> FnOnce<()> for AssertUnwindSafe<F> {
    type Output = R;
    extern "rust-call" fn call_once(self, _args: ()) -> R {
        (self.0)()
    }
}
