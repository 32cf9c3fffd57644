//! Powers of two that floats are times.
use crate::intrinsics::{fabsf32, fabsf64};

/// Times a power of two, and the exponent of a number.
macro_rules! exponents {
    ($float:ident $int:ident $bits:literal $bias:literal $smallest:literal $largest:literal $up:literal $scaled:ident $exponent:ident) => {
        pub(crate) fn $scaled(x: $float, n: i32) -> $float {
            let power = |n: i32| $float::from_bits(((n + $bias) as $int) << $bits);
            let mut x = x;
            let mut n = n;
            let mut step = 0;
            while step < 2 && n > $largest {
                x *= power($largest);
                n -= $largest;
                step += 1;
            }
            // What is left of a subnormal result is rounded once.
            while step < 2 && n < $smallest {
                x *= power($smallest + $up);
                n -= $smallest + $up;
                step += 1;
            }
            let n = if n > $largest { $largest } else if n < $smallest { $smallest } else { n };
            x * power(n)
        }
        pub(crate) fn $exponent(x: $float) -> i32 {
            if x == 0.0 || x != x {
                return i32::MIN;
            }
            if x - x != 0.0 {
                return i32::MAX;
            }
            let zeros = x.abs().to_bits() << 1;
            let field = (zeros >> ($bits + 1)) as i32;
            let top = $int::BITS as i32 - 2 - zeros.leading_zeros() as i32;
            if field != 0 { field - $bias } else { top - $bits + 1 - $bias }
        }
    };
}

exponents! { f32 u32 23 127 -126 127 24 scaled32 exponent32 }
exponents! { f64 u64 52 1023 -1022 1023 53 scaled64 exponent64 }
