//! Integers from text.

use super::{IntErrorKind, ParseIntError};
use crate::str::FromStr;

/// The value of a digit in a base of up to 36.
const fn digit(byte: u8, radix: u32) -> Option<u32> {
    (byte as char).to_digit(radix)
}

const fn fail<T: Copy>(kind: IntErrorKind) -> Result<T, ParseIntError> {
    Err(ParseIntError { kind })
}

macro_rules! parse {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            pub const fn from_str_radix(src: &str, radix: u32) -> Result<$T, ParseIntError> {
                $T::from_ascii_radix(src.as_bytes(), radix)
            }
            pub const fn from_ascii(src: &[u8]) -> Result<$T, ParseIntError> {
                $T::from_ascii_radix(src, 10)
            }
            pub const fn from_ascii_radix(src: &[u8], radix: u32) -> Result<$T, ParseIntError> {
                assert!(2 <= radix && radix <= 36, "radix must be in the range `[2, 36]`");
                if src.len() == 0 {
                    return fail(IntErrorKind::Empty);
                }
                let negative = $T::MIN != 0 && src[0] == b'-';
                let mut at = (negative || src[0] == b'+') as usize;
                if at == src.len() {
                    return fail(IntErrorKind::InvalidDigit);
                }
                let overflow =
                    if negative { IntErrorKind::NegOverflow } else { IntErrorKind::PosOverflow };
                let mut value: $T = 0;
                while at < src.len() {
                    // A digit that is none is reported before an overflow.
                    let Some(digit) = digit(src[at], radix) else {
                        return fail(IntErrorKind::InvalidDigit);
                    };
                    let shifted = value.checked_mul(radix as $T);
                    let Some(shifted) = shifted else {
                        return fail(overflow);
                    };
                    let next = if negative {
                        shifted.checked_sub(digit as $T)
                    } else {
                        shifted.checked_add(digit as $T)
                    };
                    let Some(next) = next else {
                        return fail(overflow);
                    };
                    value = next;
                    at = at.wrapping_add(1);
                }
                Ok(value)
            }
        }

        impl FromStr for $T {
            type Err = ParseIntError;
            fn from_str(src: &str) -> Result<$T, ParseIntError> {
                $T::from_str_radix(src, 10)
            }
        }
    };
}
for_all_ints!(parse);
