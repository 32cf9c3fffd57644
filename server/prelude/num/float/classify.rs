//! Kinds of floats.

/// The kinds of IEEE 754.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FpCategory {
    Nan,
    Infinite,
    Zero,
    Subnormal,
    Normal,
}

macro_rules! classify {
    ($F:ident $U:ident $I:ident $bits:literal $bytes:literal $fraction:literal) => {
        impl $F {
            const SIGN_MASK: $U = 1 << ($bits - 1);
            const FRACTION_MASK: $U = (1 << $fraction) - 1;
            const EXPONENT_MASK: $U = !($F::SIGN_MASK | $F::FRACTION_MASK);

            #[inline]
            pub const fn is_nan(self) -> bool {
                self != self
            }
            #[inline]
            pub const fn is_infinite(self) -> bool {
                (self == $F::INFINITY) | (self == $F::NEG_INFINITY)
            }
            #[inline]
            pub const fn is_finite(self) -> bool {
                self.abs() < $F::INFINITY
            }
            #[inline]
            pub const fn is_subnormal(self) -> bool {
                let magnitude = self.to_bits() & !$F::SIGN_MASK;
                magnitude != 0 && magnitude <= $F::FRACTION_MASK
            }
            #[inline]
            pub const fn is_normal(self) -> bool {
                let magnitude = self.to_bits() & !$F::SIGN_MASK;
                magnitude > $F::FRACTION_MASK && magnitude < $F::EXPONENT_MASK
            }
            pub const fn classify(self) -> FpCategory {
                let fraction = self.to_bits() & $F::FRACTION_MASK;
                let exponent = self.to_bits() & $F::EXPONENT_MASK;
                if exponent == $F::EXPONENT_MASK {
                    if fraction == 0 { FpCategory::Infinite } else { FpCategory::Nan }
                } else if exponent == 0 {
                    if fraction == 0 { FpCategory::Zero } else { FpCategory::Subnormal }
                } else {
                    FpCategory::Normal
                }
            }
            #[inline]
            pub const fn is_sign_positive(self) -> bool {
                !self.is_sign_negative()
            }
            #[inline]
            pub const fn is_sign_negative(self) -> bool {
                self.to_bits() & $F::SIGN_MASK != 0
            }
        }
    };
}
for_all_floats!(classify);
