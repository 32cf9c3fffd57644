//! Arithmetic without functions of the hardware.

macro_rules! arith {
    ($F:ident $U:ident $I:ident $bits:literal $bytes:literal $fraction:literal) => {
        impl $F {
            #[inline]
            pub const fn recip(self) -> $F {
                1.0 / self
            }
            #[inline]
            pub const fn signum(self) -> $F {
                if self.is_nan() { $F::NAN } else { (1.0 as $F).copysign(self) }
            }
            #[inline]
            pub const fn to_degrees(self) -> $F {
                const DEGREES: $F = 57.2957795130823208767981548141051703;
                self * DEGREES
            }
            // Results that may be rounded and ordered in any way; the plain operation is one of them.
            #[inline]
            pub const fn algebraic_add(self, rhs: $F) -> $F {
                crate::intrinsics::fadd_algebraic(self, rhs)
            }
            #[inline]
            pub const fn algebraic_sub(self, rhs: $F) -> $F {
                crate::intrinsics::fsub_algebraic(self, rhs)
            }
            #[inline]
            pub const fn algebraic_mul(self, rhs: $F) -> $F {
                crate::intrinsics::fmul_algebraic(self, rhs)
            }
            #[inline]
            pub const fn algebraic_div(self, rhs: $F) -> $F {
                crate::intrinsics::fdiv_algebraic(self, rhs)
            }
            #[inline]
            pub const fn algebraic_rem(self, rhs: $F) -> $F {
                crate::intrinsics::frem_algebraic(self, rhs)
            }
        }
    };
}
for_all_floats!(arith);

/// The mean without overflow: halves are taken first only of large numbers, where nothing is lost.
macro_rules! midpoint {
    ($($F:ident)*) => { $(
        impl $F {
            pub const fn midpoint(self, other: $F) -> $F {
                const LOW: $F = $F::MIN_POSITIVE * 2.0;
                const HIGH: $F = $F::MAX / 2.0;
                let (a, b) = (self, other);
                if a.abs() <= HIGH && b.abs() <= HIGH {
                    (a + b) / 2.0
                } else if a.abs() < LOW {
                    a + b / 2.0
                } else if b.abs() < LOW {
                    a / 2.0 + b
                } else {
                    a / 2.0 + b / 2.0
                }
            }
        }
    )* };
}
midpoint! { f16 f64 }

impl f32 {
    #[inline]
    pub const fn midpoint(self, other: f32) -> f32 {
        ((self as f64 + other as f64) / 2.0) as f32
    }
}

impl f16 {
    #[inline]
    pub const fn to_radians(self) -> f16 {
        const RADIANS: f16 = 0.017453292519943295769236907684886;
        self * RADIANS
    }
}
impl f32 {
    #[inline]
    pub const fn to_radians(self) -> f32 {
        const RADIANS: f32 = crate::f32::consts::PI / 180.0;
        self * RADIANS
    }
}
impl f64 {
    #[inline]
    pub const fn to_radians(self) -> f64 {
        const RADIANS: f64 = crate::f64::consts::PI / 180.0;
        self * RADIANS
    }
}
