//! What MLIR's `math` dialect has beside the vendors' libraries.
use super::powers;
use crate::intrinsics::{copysignf64, fabsf64};

/// Powers of whole numbers, which wrap. Those to a negative one are 1 over them, rounded to zero; of zero it is zero.
macro_rules! integer_powers {
    ($($name:ident: $ty:ident;)*) => { $(
        pub fn $name(base: $ty, exponent: $ty) -> $ty {
            if exponent < 0 {
                if base == 1 {
                    1
                } else if base == -1 {
                    1 - 2 * (exponent & 1)
                } else {
                    0
                }
            } else {
                let mut power = 1;
                let mut square = base;
                let mut left = exponent;
                while left != 0 {
                    if left & 1 != 0 {
                        power = <$ty>::wrapping_mul(power, square);
                    }
                    square = <$ty>::wrapping_mul(square, square);
                    left = left >> 1;
                }
                power
            }
        }
    )* };
}

integer_powers! {
    ipowi32: i32;
    ipowi64: i64;
}

/// Powers to exponents of 64 bits: those of the absolute value, whose exponent may be rounded, with the sign that an odd one keeps.
pub fn fpowi64(x: f64, exponent: i64) -> f64 {
    let power = powers::pow(fabsf64(x), exponent as f64);
    if exponent & 1 != 0 { copysignf64(power, x) } else { power }
}
