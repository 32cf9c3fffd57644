//! Printing and assertions, by way of the driver's own functions.
use core::ffi::c_void;

unsafe extern "C" {
    #[doc(hidden)]
    pub fn vprintf(format: *const u8, valist: *const c_void) -> i32;
    #[doc(hidden)]
    pub fn __assertfail(message: *const u8, file: *const u8, line: u32, function: *const u8, char_size: usize);
}

/// Prints on the host; text is put together on the device's heap.
#[macro_export]
macro_rules! print {
    ($($arg:tt)*) => {{
        let text = $crate::alloc::format!($($arg)*);
        let text = $crate::alloc::format!("{}\0", text);
        unsafe {
            $crate::io::vprintf(text.as_ptr(), core::ptr::null());
        }
    }};
}

/// The same with a new line behind it.
#[macro_export]
macro_rules! println {
    () => { $crate::print!("\n") };
    ($fmt:expr) => { $crate::print!(concat!($fmt, "\n")) };
    ($fmt:expr, $($arg:tt)*) => { $crate::print!(concat!($fmt, "\n"), $($arg)*) };
}

/// Ends the launch with a message for the host.
#[macro_export]
macro_rules! assert_eq {
    ($a:expr, $b:expr $(,)?) => {
        if $a != $b {
            unsafe {
                $crate::io::__assertfail(
                    concat!("assertion failed: (", stringify!($a), " == ", stringify!($b), ")\0").as_ptr(),
                    concat!(file!(), "\0").as_ptr(), line!(), "\0".as_ptr(), 1,
                )
            };
        }
    };
}

#[macro_export]
macro_rules! assert_ne {
    ($a:expr, $b:expr $(,)?) => {
        if $a == $b {
            unsafe {
                $crate::io::__assertfail(
                    concat!("assertion failed: (", stringify!($a), " != ", stringify!($b), ")\0").as_ptr(),
                    concat!(file!(), "\0").as_ptr(), line!(), "\0".as_ptr(), 1,
                )
            };
        }
    };
}
