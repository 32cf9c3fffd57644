//! Values that `gpu_printf!` prints, as C passes them.

/// How a type goes to `vprintf`.
pub trait GpuPrintfArg {
    /// What it becomes on the way.
    type Promoted: Copy;
    /// The letter of C's format.
    const FORMAT_CHAR: char;
    /// Needs `ll` before the letter.
    const IS_64BIT: bool;
    const IS_FLOAT: bool;

    fn promote(self) -> Self::Promoted;
}

macro_rules! printed {
    ($($type:ty $([$param:ident])? => $as:ident, $char:literal, $wide:literal, $float:literal;)*) => { $(
        impl$(<$param>)? GpuPrintfArg for $type {
            type Promoted = $as;
            const FORMAT_CHAR: char = $char;
            const IS_64BIT: bool = $wide;
            const IS_FLOAT: bool = $float;

            #[inline(always)]
            fn promote(self) -> $as {
                self as $as
            }
        }
    )* };
}

printed! {
    i8 => i32, 'd', false, false;
    i16 => i32, 'd', false, false;
    i32 => i32, 'd', false, false;
    i64 => i64, 'd', true, false;
    isize => i64, 'd', true, false;
    u8 => u32, 'u', false, false;
    u16 => u32, 'u', false, false;
    u32 => u32, 'u', false, false;
    u64 => u64, 'u', true, false;
    usize => u64, 'u', true, false;
    f32 => f64, 'f', false, true;
    f64 => f64, 'f', false, true;
    bool => i32, 'd', false, false;
    *const T [T] => u64, 'p', true, false;
    *mut T [T] => u64, 'p', true, false;
}
