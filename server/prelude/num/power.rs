//! Powers and square roots.

use super::square_root;

macro_rules! power {
    ($T:ident $U:ident $S:ident $bits:literal $bytes:literal) => {
        impl $T {
            #[inline]
            #[rustc_inherit_overflow_checks]
            pub const fn pow(self, mut exp: u32) -> $T {
                if exp == 0 {
                    return 1;
                }
                let mut base = self;
                let mut acc: $T = 1;
                loop {
                    if exp & 1 == 1 {
                        acc = acc * base;
                        if exp == 1 {
                            return acc;
                        }
                    }
                    exp /= 2;
                    base = base * base;
                }
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
            #[inline]
            pub const fn isqrt(self) -> $T {
                square_root::$T(self)
            }
        }
    };
}
for_unsigned_ints!(root_unsigned);
