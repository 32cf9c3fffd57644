//! From float to integer without checks.

use crate::intrinsics;

/// Float types that `to_int_unchecked` can turn into `Int`.
pub trait FloatToInt<Int>: Sized {
    #[doc(hidden)]
    unsafe fn to_int_unchecked(self) -> Int;
}

macro_rules! float_to_int {
    ($F:ident: $($Int:ident)*) => { $(
        impl FloatToInt<$Int> for $F {
            #[inline]
            unsafe fn to_int_unchecked(self) -> $Int {
                unsafe { intrinsics::float_to_int_unchecked(self) }
            }
        }
    )* };
}

macro_rules! convert {
    ($F:ident $U:ident $I:ident $bits:literal $bytes:literal $fraction:literal) => {
        impl $F {
            /// The value without its fraction; it must fit.
            #[inline]
            pub unsafe fn to_int_unchecked<Int>(self) -> Int
            where
                $F: FloatToInt<Int>,
            {
                unsafe { FloatToInt::<Int>::to_int_unchecked(self) }
            }
        }
        float_to_int! { $F: u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
    };
}
for_all_floats!(convert);
