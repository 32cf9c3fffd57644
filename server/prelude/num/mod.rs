//! Numbers: the methods of the integer types, wrappers around them, what parsing and converting them may report.
//!
//! As in Rust's `core`, only functions marked `#[rustc_inherit_overflow_checks]` check for overflow, when the user's crate
//! does; what must not depend on that uses `wrapping_*` and `*_with_overflow`.

/// Calls a macro once for each integer type: itself, its unsigned and signed partner, bits, bytes.
macro_rules! for_all_ints {
    ($m:ident) => {
        for_signed_ints!($m);
        for_unsigned_ints!($m);
    };
}

macro_rules! for_signed_ints {
    ($m:ident) => {
        $m! { i8 u8 i8 8 1 }
        $m! { i16 u16 i16 16 2 }
        $m! { i32 u32 i32 32 4 }
        $m! { i64 u64 i64 64 8 }
        $m! { i128 u128 i128 128 16 }
        $m! { isize usize isize 64 8 }
    };
}

macro_rules! for_unsigned_ints {
    ($m:ident) => {
        $m! { u8 u8 i8 8 1 }
        $m! { u16 u16 i16 16 2 }
        $m! { u32 u32 i32 32 4 }
        $m! { u64 u64 i64 64 8 }
        $m! { u128 u128 i128 128 16 }
        $m! { usize usize isize 64 8 }
    };
}

/// The value inside `Some`, or `None` for the function around it, also in `const fn`.
macro_rules! try_some {
    ($e:expr) => {
        match $e {
            Some(x) => x,
            None => return None,
        }
    };
}

mod ascii_bytes;
mod bigint;
mod bits;
mod bytes;
mod checked;
mod checked_mixed;
mod division;
mod error;
pub(crate) mod float;
mod funnel;
mod log;
mod midpoint;
mod nonzero;
mod nonzero_ops;
mod overflowing;
mod parse;
mod power;
mod power_of_two;
mod saturating;
mod saturating_int;
mod saturating_ops;
mod shifts;
mod sign;
mod square_root;
mod strict;
mod unchecked;
mod wrapping;
mod wrapping_int;
mod wrapping_ops;

pub use error::{IntErrorKind, ParseIntError, TryFromIntError};
pub use float::{FloatToInt, FpCategory, ParseFloatError};
pub use nonzero::{
    NonZero, NonZeroI128, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI8, NonZeroIsize,
    NonZeroU128, NonZeroU16, NonZeroU32, NonZeroU64, NonZeroU8, NonZeroUsize, ZeroablePrimitive,
};
pub use saturating_int::Saturating;
pub use wrapping_int::Wrapping;
