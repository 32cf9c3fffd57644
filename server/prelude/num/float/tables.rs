//! What the modules `f16`, `f32` and `f64` have in common.

/// Associated constants, and the old constants of the module.
macro_rules! float_limits {
    ($F:ident $nan:literal $($name:ident: $T:ty = $value:expr;)*) => {
        impl $F {
            pub const RADIX: u32 = 2;
            $( pub const $name: $T = $value; )*
            pub const MIN: $F = -$F::MAX;
            pub const NAN: $F = $F::from_bits($nan);
            pub const INFINITY: $F = 1.0 / 0.0;
            pub const NEG_INFINITY: $F = -1.0 / 0.0;
        }

        pub const RADIX: u32 = $F::RADIX;
        $( pub const $name: $T = $F::$name; )*
        pub const MIN: $F = $F::MIN;
        pub const NAN: $F = $F::NAN;
        pub const INFINITY: $F = $F::INFINITY;
        pub const NEG_INFINITY: $F = $F::NEG_INFINITY;
    };
}

/// The mathematical constants.
macro_rules! float_consts {
    ($F:ident) => {
        pub const PI: $F = 3.14159265358979323846264338327950288;
        pub const TAU: $F = 6.28318530717958647692528676655900577;
        pub const GOLDEN_RATIO: $F = 1.618033988749894848204586834365638118;
        pub const EULER_GAMMA: $F = 0.577215664901532860606512090082402431;
        pub const FRAC_PI_2: $F = 1.57079632679489661923132169163975144;
        pub const FRAC_PI_3: $F = 1.04719755119659774615421446109316763;
        pub const FRAC_PI_4: $F = 0.785398163397448309615660845819875721;
        pub const FRAC_PI_6: $F = 0.52359877559829887307710723054658381;
        pub const FRAC_PI_8: $F = 0.39269908169872415480783042290993786;
        pub const FRAC_1_PI: $F = 0.318309886183790671537767526745028724;
        pub const FRAC_1_SQRT_PI: $F = 0.564189583547756286948079451560772586;
        pub const FRAC_1_SQRT_2PI: $F = 0.398942280401432677939946059934381868;
        pub const FRAC_2_PI: $F = 0.636619772367581343075535053490057448;
        pub const FRAC_2_SQRT_PI: $F = 1.12837916709551257389615890312154517;
        pub const SQRT_2: $F = 1.41421356237309504880168872420969808;
        pub const FRAC_1_SQRT_2: $F = 0.707106781186547524400844362104849039;
        pub const SQRT_3: $F = 1.732050807568877293527446341505872367;
        pub const FRAC_1_SQRT_3: $F = 0.577350269189625764509148780501957456;
        pub const E: $F = 2.71828182845904523536028747135266250;
        pub const LOG2_E: $F = 1.44269504088896340735992468100189214;
        pub const LOG2_10: $F = 3.32192809488736234787031942948939018;
        pub const LOG10_E: $F = 0.434294481903251827651128918916605082;
        pub const LOG10_2: $F = 0.301029995663981195213738894724493027;
        pub const LN_2: $F = 0.693147180559945309417232121458176568;
        pub const LN_10: $F = 2.30258509299404568401799145468436421;
    };
}

/// Methods of `core` that the hardware does.
macro_rules! float_hardware {
    ($F:ident: $abs:ident $copysign:ident $min:ident $max:ident $minimum:ident $maximum:ident) => {
        impl $F {
            #[inline]
            pub const fn abs(self) -> $F {
                crate::intrinsics::$abs(self)
            }
            #[inline]
            pub const fn copysign(self, sign: $F) -> $F {
                crate::intrinsics::$copysign(self, sign)
            }
            /// The smaller; a NaN loses against a number.
            #[inline]
            pub const fn min(self, other: $F) -> $F {
                crate::intrinsics::$min(self, other)
            }
            /// The larger; a NaN loses against a number.
            #[inline]
            pub const fn max(self, other: $F) -> $F {
                crate::intrinsics::$max(self, other)
            }
            /// The smaller; a NaN wins, and -0 is below +0.
            #[inline]
            pub const fn minimum(self, other: $F) -> $F {
                crate::intrinsics::$minimum(self, other)
            }
            /// The larger; a NaN wins, and -0 is below +0.
            #[inline]
            pub const fn maximum(self, other: $F) -> $F {
                crate::intrinsics::$maximum(self, other)
            }
        }
    };
}

/// Functions of the module `math`, and the methods that `std` adds for them.
macro_rules! float_math {
    ($F:ident: $sqrt:ident $fma:ident $floor:ident $ceil:ident $trunc:ident $round:ident $even:ident) => {
        /// The functions behind `std`'s float methods.
        pub mod math {
            use crate::intrinsics;

            #[inline]
            pub const fn sqrt(x: $F) -> $F {
                intrinsics::$sqrt(x)
            }
            #[inline]
            pub const fn floor(x: $F) -> $F {
                intrinsics::$floor(x)
            }
            #[inline]
            pub const fn ceil(x: $F) -> $F {
                intrinsics::$ceil(x)
            }
            #[inline]
            pub const fn trunc(x: $F) -> $F {
                intrinsics::$trunc(x)
            }
            /// Halves go away from zero.
            #[inline]
            pub const fn round(x: $F) -> $F {
                intrinsics::$round(x)
            }
            #[inline]
            pub const fn round_ties_even(x: $F) -> $F {
                intrinsics::$even(x)
            }
            #[inline]
            pub const fn fract(x: $F) -> $F {
                x - intrinsics::$trunc(x)
            }
            /// `x * y + z`, rounded once.
            #[inline]
            pub const fn mul_add(x: $F, y: $F, z: $F) -> $F {
                intrinsics::$fma(x, y, z)
            }
            #[inline]
            pub const fn div_euclid(x: $F, rhs: $F) -> $F {
                let quotient = intrinsics::$trunc(x / rhs);
                if x % rhs < 0.0 {
                    if rhs > 0.0 { quotient - 1.0 } else { quotient + 1.0 }
                } else {
                    quotient
                }
            }
            #[inline]
            pub const fn rem_euclid(x: $F, rhs: $F) -> $F {
                let remainder = x % rhs;
                if remainder < 0.0 { remainder + rhs.abs() } else { remainder }
            }
            /// The power by squaring; of a negative one the reciprocal is taken at the end.
            #[inline]
            pub const fn powi(x: $F, n: i32) -> $F {
                let mut base = x;
                let mut rest = n.unsigned_abs();
                let mut power: $F = 1.0;
                loop {
                    if rest & 1 == 1 {
                        power *= base;
                    }
                    rest >>= 1;
                    if rest == 0 {
                        break;
                    }
                    base *= base;
                }
                if n < 0 { 1.0 / power } else { power }
            }
            /// `x - other` if that is positive, else zero.
            #[inline]
            pub const fn abs_sub(x: $F, other: $F) -> $F {
                if x <= other { 0.0 } else { x - other }
            }
        }

        impl $F {
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn sqrt(self) -> $F {
                math::sqrt(self)
            }
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn floor(self) -> $F {
                math::floor(self)
            }
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn ceil(self) -> $F {
                math::ceil(self)
            }
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn trunc(self) -> $F {
                math::trunc(self)
            }
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn round(self) -> $F {
                math::round(self)
            }
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn round_ties_even(self) -> $F {
                math::round_ties_even(self)
            }
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn fract(self) -> $F {
                math::fract(self)
            }
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn mul_add(self, a: $F, b: $F) -> $F {
                math::mul_add(self, a, b)
            }
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn div_euclid(self, rhs: $F) -> $F {
                math::div_euclid(self, rhs)
            }
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn rem_euclid(self, rhs: $F) -> $F {
                math::rem_euclid(self, rhs)
            }
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub const fn powi(self, n: i32) -> $F {
                math::powi(self, n)
            }
        }
    };
}

pub(crate) use {float_consts, float_hardware, float_limits, float_math};
