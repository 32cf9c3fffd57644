//! Logarithms, rounded down.

use crate::intrinsics;

macro_rules! log {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn ilog(self, base: $T) -> u32 {
                assert!(base >= 2, "base of integer logarithm must be at least 2");
                match self.checked_ilog(base) {
                    Some(log) => log,
                    None => panic!("argument of integer logarithm must be positive"),
                }
            }
            #[inline]
            pub const fn ilog2(self) -> u32 {
                match self.checked_ilog2() {
                    Some(log) => log,
                    None => panic!("argument of integer logarithm must be positive"),
                }
            }
            #[inline]
            pub const fn ilog10(self) -> u32 {
                match self.checked_ilog10() {
                    Some(log) => log,
                    None => panic!("argument of integer logarithm must be positive"),
                }
            }
            pub const fn checked_ilog(self, base: $T) -> Option<u32> {
                if self <= 0 || base <= 1 {
                    return None;
                }
                let mut log = 0;
                let mut rest = self;
                while rest >= base {
                    rest /= base;
                    log = intrinsics::wrapping_add(log, 1u32);
                }
                Some(log)
            }
            #[inline]
            pub const fn checked_ilog2(self) -> Option<u32> {
                if self <= 0 {
                    None
                } else {
                    Some($bits - 1 - unsafe { intrinsics::ctlz_nonzero(self as $U) })
                }
            }
            #[inline]
            pub const fn checked_ilog10(self) -> Option<u32> {
                if self <= 0 { None } else { Some(digits::$U(self as $U)) }
            }
        }
    };
}
for_all_ints!(log);

/// Decimal digits of a value but for the first, as Rust's `core` finds them: without branches where the value is small.
mod digits {
    /// Each sum carries into the bits from `AT` on when the value reaches its power of ten.
    #[inline]
    pub(super) const fn u8(value: u8) -> u32 {
        const AT: u32 = 8;
        let value = value as u32;
        let tens = value + ((3 << AT) - 10);
        let hundreds = value + ((2 << AT) - 100);
        (tens & hundreds) >> AT
    }

    /// Of a value below 100,000; as `u8`, with two pairs.
    #[inline]
    const fn small(value: u32) -> u32 {
        const AT: u32 = 17;
        let tens = value + ((3 << AT) - 10);
        let hundreds = value + ((4 << AT) - 100);
        let thousands = value + ((7 << AT) - 1_000);
        let ten_thousands = value + ((4 << AT) - 10_000);
        (tens & hundreds ^ thousands & ten_thousands) >> AT
    }

    #[inline]
    pub(super) const fn u16(value: u16) -> u32 {
        small(value as u32)
    }

    #[inline]
    pub(super) const fn u32(value: u32) -> u32 {
        if value < 100_000 {
            small(value)
        } else {
            5 + small(value / 100_000)
        }
    }

    #[inline]
    pub(super) const fn u64(mut value: u64) -> u32 {
        let mut digits = 0;
        if value >= 10_000_000_000 {
            value /= 10_000_000_000;
            digits += 10;
        }
        if value >= 100_000 {
            value /= 100_000;
            digits += 5;
        }
        digits + small(value as u32)
    }

    #[inline]
    pub(super) const fn u128(mut value: u128) -> u32 {
        const TEN_16: u128 = 10_000_000_000_000_000;
        if value >= TEN_16 * TEN_16 {
            return 32 + u32((value / (TEN_16 * TEN_16)) as u32);
        }
        let mut digits = 0;
        if value >= TEN_16 {
            value /= TEN_16;
            digits += 16;
        }
        digits + u64(value as u64)
    }

    #[inline]
    pub(super) const fn usize(value: usize) -> u32 {
        u64(value as u64)
    }
}
