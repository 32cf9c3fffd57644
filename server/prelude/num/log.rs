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
            /// 1233 / 4096 is the decimal logarithm of two, near enough for 128 bits; the guess is one too high
            /// when the value has as many bits as a power of ten but lies below it.
            #[inline]
            pub const fn checked_ilog10(self) -> Option<u32> {
                if self <= 0 {
                    return None;
                }
                let width = $bits - unsafe { intrinsics::ctlz_nonzero(self as $U) };
                let guess = (width * 1233) >> 12;
                let below = (self as $U) < (10 as $U).wrapping_pow(guess);
                Some(intrinsics::wrapping_sub(guess, below as u32))
            }
        }
    };
}
for_all_ints!(log);
