//! `FloatExt`: functions of libdevice as methods.

use crate::intrinsics as raw;

macro_rules! float_ext {
    ($($(#[$doc:meta])* $name:ident = $single:ident $double:ident;)*) => {
        pub trait FloatExt: Sized {
            $($(#[$doc])* fn $name(self) -> Self;)*
            /// A fraction, zero or from 0.5 to 1, and the power of two that it is times.
            fn frexp(self) -> (Self, i32);
            fn unbiased_exp(self) -> i32;
            /// The Bessel function of the first kind of an order.
            fn jn(self, order: i32) -> Self;
            /// The Bessel function of the second kind of an order.
            fn yn(self, order: i32) -> Self;
            /// `self * 2^exp`
            fn ldexp(self, exp: i32) -> Self;
            /// `self * 2^exp`
            fn scale_by_n(self, exp: i32) -> Self;
            /// Limited to zero and one; NaN gives zero.
            fn saturate(self) -> Self;
            fn sincospi(self) -> (Self, Self);
        }

        implementation!(f32 $($name $single)*; frexpf ilogbf jnf ynf ldexpf scalbnf sincospif);
        implementation!(f64 $($name $double)*; frexp ilogb jn yn ldexp scalbn sincospi);
    };
}

macro_rules! implementation {
    ($ty:ident $($name:ident $from:ident)*; $frexp:ident $ilogb:ident $jn:ident $yn:ident $ldexp:ident $scalbn:ident
        $sincospi:ident) => {
        impl FloatExt for $ty {
            $(
                #[inline]
                fn $name(self) -> $ty {
                    unsafe { raw::$from(self) }
                }
            )*
            #[inline]
            fn frexp(self) -> ($ty, i32) {
                let mut exp = 0;
                let fraction = unsafe { raw::$frexp(self, &mut exp) };
                (fraction, exp)
            }
            #[inline]
            fn unbiased_exp(self) -> i32 {
                unsafe { raw::$ilogb(self) }
            }
            #[inline]
            fn jn(self, order: i32) -> $ty {
                unsafe { raw::$jn(order, self) }
            }
            #[inline]
            fn yn(self, order: i32) -> $ty {
                unsafe { raw::$yn(order, self) }
            }
            #[inline]
            fn ldexp(self, exp: i32) -> $ty {
                unsafe { raw::$ldexp(self, exp) }
            }
            #[inline]
            fn scale_by_n(self, exp: i32) -> $ty {
                unsafe { raw::$scalbn(self, exp) }
            }
            #[inline]
            fn saturate(self) -> $ty {
                if self > 1.0 {
                    1.0
                } else if self > 0.0 {
                    self
                } else {
                    0.0
                }
            }
            #[inline]
            fn sincospi(self) -> ($ty, $ty) {
                let (mut sin, mut cos) = (0.0, 0.0);
                unsafe { raw::$sincospi(self, &mut sin, &mut cos) };
                (sin, cos)
            }
        }
    };
}

float_ext! {
    /// The cosine of `self * pi`.
    cospi = cospif cospi;
    error_function = erff erf;
    complementary_error_function = erfcf erfc;
    inv_complementary_error_function = erfcinvf erfcinv;
    scaled_complementary_error_function = erfcxf erfcx;
    /// The Bessel function of the first kind of order 0.
    j0 = j0f j0;
    /// The Bessel function of the first kind of order 1.
    j1 = j1f j1;
    /// The logarithm of the absolute value of the gamma function.
    log_gamma = lgammaf lgamma;
    log1p = log1pf log1p;
    /// The distribution function of the standard normal distribution.
    norm_cdf = normcdff normcdf;
    inv_norm_cdf = normcdfinvf normcdfinv;
    /// The reciprocal cube root.
    rcbrt = rcbrtf rcbrt;
    /// The sine of `self * pi`.
    sinpi = sinpif sinpi;
    gamma = tgammaf tgamma;
    /// The Bessel function of the second kind of order 0.
    y0 = y0f y0;
    /// The Bessel function of the second kind of order 1.
    y1 = y1f y1;
}
