//! Powers and square roots.

macro_rules! power {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            #[rustc_inherit_overflow_checks]
            pub const fn pow(self, mut exp: u32) -> $T {
                let mut base = self;
                let mut acc: $T = 1;
                while exp > 1 {
                    if exp & 1 == 1 {
                        acc = acc * base;
                    }
                    exp >>= 1;
                    base = base * base;
                }
                if exp == 0 { 1 } else { acc * base }
            }
        }
    };
}
for_all_ints!(power);

macro_rules! root_signed {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            pub const fn isqrt(self) -> $T {
                match self.checked_isqrt() {
                    Some(root) => root,
                    None => panic!("argument of integer square root cannot be negative"),
                }
            }
            #[inline]
            pub const fn checked_isqrt(self) -> Option<$T> {
                if self < 0 { None } else { Some((self as $U).isqrt() as $T) }
            }
        }
    };
}
for_signed_ints!(root_signed);

macro_rules! root_unsigned {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            /// The root digit by digit in base two: `place` is the square of the digit's weight.
            pub const fn isqrt(self) -> $T {
                if self == 0 {
                    return 0;
                }
                let mut rest = self;
                let mut root: $T = 0;
                let mut place: $T = 1 << (($bits - 1 - self.leading_zeros()) & !1);
                while place != 0 {
                    let trial = root | place;
                    root >>= 1;
                    if rest >= trial {
                        rest = rest.wrapping_sub(trial);
                        root |= place;
                    }
                    place >>= 2;
                }
                root
            }
        }
    };
}
for_unsigned_ints!(root_unsigned);
