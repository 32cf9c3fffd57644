//! OCML, AMD's library of mathematical functions: `__ocml_NAME_f32` and `_f64`. What is missing here is refused by name.

use super::{
    bessel, bessel_modified, elementary, error, exponent32, exponent64, gamma, normal, norms, powers, remainders, scaled32, scaled64,
    trig,
};
use crate::intrinsics::floats::{exp2_precise, log2_precise};
use crate::intrinsics::{
    ceilf32, ceilf64, copysignf32, copysignf64, expf32, expf64, fabsf32, fabsf64, floorf32, floorf64, fmaf32, fmaf64,
    log10f32, log10f64, log2f64, logf32, logf64, maxnumf32, maxnumf64, minnumf32, minnumf64, powf32, powif32, powif64,
    round_ties_even_f32, round_ties_even_f64, roundf32, roundf64, sqrtf32, sqrtf64, truncf32, truncf64, exp2f64,
};

macro_rules! functions {
    ($($name:ident($($arg:ident: $ty:ty),*) -> $ret:ty = $value:expr;)*) => { $(
        #[inline]
        pub fn $name($($arg: $ty),*) -> $ret {
            $value
        }
    )* };
}

functions! {
    __ocml_sin_f32(x: f32) -> f32 = trig::sinf(x);
    __ocml_cos_f32(x: f32) -> f32 = trig::cosf(x);
    __ocml_tan_f32(x: f32) -> f32 = trig::tanf(x);
    __ocml_asin_f32(x: f32) -> f32 = trig::asinf(x);
    __ocml_acos_f32(x: f32) -> f32 = trig::acosf(x);
    __ocml_atan_f32(x: f32) -> f32 = trig::atanf(x);
    __ocml_sinpi_f32(x: f32) -> f32 = trig::sinpif(x);
    __ocml_cospi_f32(x: f32) -> f32 = trig::cospif(x);
    __ocml_atan2_f32(y: f32, x: f32) -> f32 = trig::atan2f(y, x);
    __ocml_expm1_f32(x: f32) -> f32 = elementary::expm1f(x);
    __ocml_log1p_f32(x: f32) -> f32 = elementary::log1pf(x);
    __ocml_sinh_f32(x: f32) -> f32 = elementary::sinhf(x);
    __ocml_cosh_f32(x: f32) -> f32 = elementary::coshf(x);
    __ocml_tanh_f32(x: f32) -> f32 = elementary::tanhf(x);
    __ocml_asinh_f32(x: f32) -> f32 = elementary::asinhf(x);
    __ocml_acosh_f32(x: f32) -> f32 = elementary::acoshf(x);
    __ocml_atanh_f32(x: f32) -> f32 = elementary::atanhf(x);
    __ocml_cbrt_f32(x: f32) -> f32 = elementary::cbrtf(x);
    __ocml_rcbrt_f32(x: f32) -> f32 = elementary::rcbrtf(x);
    __ocml_exp10_f32(x: f32) -> f32 = elementary::exp10f(x);
    __ocml_hypot_f32(x: f32, y: f32) -> f32 = elementary::hypotf(x, y);
    __ocml_erf_f32(x: f32) -> f32 = error::erff(x);
    __ocml_erfc_f32(x: f32) -> f32 = error::erfcf(x);
    __ocml_exp_f32(x: f32) -> f32 = expf32(x);
    __ocml_log_f32(x: f32) -> f32 = logf32(x);
    __ocml_log10_f32(x: f32) -> f32 = log10f32(x);
    __ocml_exp2_f32(x: f32) -> f32 = exp2_precise(x);
    __ocml_log2_f32(x: f32) -> f32 = log2_precise(x);
    __ocml_floor_f32(x: f32) -> f32 = floorf32(x);
    __ocml_ceil_f32(x: f32) -> f32 = ceilf32(x);
    __ocml_trunc_f32(x: f32) -> f32 = truncf32(x);
    __ocml_round_f32(x: f32) -> f32 = roundf32(x);
    __ocml_sqrt_f32(x: f32) -> f32 = sqrtf32(x);
    __ocml_fabs_f32(x: f32) -> f32 = fabsf32(x);
    __ocml_rint_f32(x: f32) -> f32 = round_ties_even_f32(x);
    __ocml_nearbyint_f32(x: f32) -> f32 = round_ties_even_f32(x);
    __ocml_rsqrt_f32(x: f32) -> f32 = 1.0 / sqrtf32(x);
    __ocml_native_rsqrt_f32(x: f32) -> f32 = 1.0 / sqrtf32(x);
    __ocml_copysign_f32(x: f32, y: f32) -> f32 = copysignf32(x, y);
    __ocml_fma_f32(a: f32, b: f32, c: f32) -> f32 = fmaf32(a, b, c);
    __ocml_mad_f32(a: f32, b: f32, c: f32) -> f32 = fmaf32(a, b, c);
    __ocml_fmax_f32(a: f32, b: f32) -> f32 = maxnumf32(a, b);
    __ocml_fmin_f32(a: f32, b: f32) -> f32 = minnumf32(a, b);
    __ocml_fmod_f32(a: f32, b: f32) -> f32 = a % b;
    __ocml_fdim_f32(a: f32, b: f32) -> f32 = if a <= b { 0.0 } else { a - b };
    __ocml_pow_f32(a: f32, b: f32) -> f32 = powf32(a, b);
    __ocml_pown_f32(a: f32, n: i32) -> f32 = powif32(a, n);
    __ocml_powr_f32(a: f32, b: f32) -> f32 = powf32(a, b);
    __ocml_erfcx_f32(x: f32) -> f32 = normal::erfcxf(x);
    __ocml_erfinv_f32(x: f32) -> f32 = normal::erfinvf(x);
    __ocml_erfcinv_f32(x: f32) -> f32 = normal::erfcinvf(x);
    __ocml_ncdf_f32(x: f32) -> f32 = normal::normcdff(x);
    __ocml_ncdfinv_f32(x: f32) -> f32 = normal::normcdfinvf(x);
    __ocml_tgamma_f32(x: f32) -> f32 = gamma::tgammaf(x);
    __ocml_lgamma_f32(x: f32) -> f32 = gamma::lgammaf(x);
    __ocml_j0_f32(x: f32) -> f32 = bessel::j0f(x);
    __ocml_j1_f32(x: f32) -> f32 = bessel::j1f(x);
    __ocml_y0_f32(x: f32) -> f32 = bessel::y0f(x);
    __ocml_y1_f32(x: f32) -> f32 = bessel::y1f(x);
    __ocml_i0_f32(x: f32) -> f32 = bessel_modified::i0f(x);
    __ocml_i1_f32(x: f32) -> f32 = bessel_modified::i1f(x);
    __ocml_nextafter_f32(x: f32, y: f32) -> f32 = remainders::nextafterf(x, y);
    __ocml_remainder_f32(x: f32, y: f32) -> f32 = remainders::remainderf(x, y);
    __ocml_rhypot_f32(x: f32, y: f32) -> f32 = norms::rhypotf(x, y);
    __ocml_len3_f32(a: f32, b: f32, c: f32) -> f32 = norms::norm3df(a, b, c);
    __ocml_rlen3_f32(a: f32, b: f32, c: f32) -> f32 = norms::rnorm3df(a, b, c);
    __ocml_len4_f32(a: f32, b: f32, c: f32, d: f32) -> f32 = norms::norm4df(a, b, c, d);
    __ocml_rlen4_f32(a: f32, b: f32, c: f32, d: f32) -> f32 = norms::rnorm4df(a, b, c, d);
    __ocml_ldexp_f32(x: f32, n: i32) -> f32 = scaled32(x, n);
    __ocml_scalbn_f32(x: f32, n: i32) -> f32 = scaled32(x, n);
    __ocml_ilogb_f32(x: f32) -> i32 = exponent32(x);
    __ocml_isnan_f32(x: f32) -> i32 = (x != x) as i32;
    __ocml_isinf_f32(x: f32) -> i32 = (fabsf32(x) == f32::INFINITY) as i32;
    __ocml_isfinite_f32(x: f32) -> i32 = (fabsf32(x) < f32::INFINITY) as i32;
    __ocml_signbit_f32(x: f32) -> i32 = x.is_sign_negative() as i32;
    __ocml_sin_f64(x: f64) -> f64 = trig::sin(x);
    __ocml_cos_f64(x: f64) -> f64 = trig::cos(x);
    __ocml_tan_f64(x: f64) -> f64 = trig::tan(x);
    __ocml_asin_f64(x: f64) -> f64 = trig::asin(x);
    __ocml_acos_f64(x: f64) -> f64 = trig::acos(x);
    __ocml_atan_f64(x: f64) -> f64 = trig::atan(x);
    __ocml_sinpi_f64(x: f64) -> f64 = trig::sinpi(x);
    __ocml_cospi_f64(x: f64) -> f64 = trig::cospi(x);
    __ocml_atan2_f64(y: f64, x: f64) -> f64 = trig::atan2(y, x);
    __ocml_expm1_f64(x: f64) -> f64 = elementary::expm1(x);
    __ocml_log1p_f64(x: f64) -> f64 = elementary::log1p(x);
    __ocml_sinh_f64(x: f64) -> f64 = elementary::sinh(x);
    __ocml_cosh_f64(x: f64) -> f64 = elementary::cosh(x);
    __ocml_tanh_f64(x: f64) -> f64 = elementary::tanh(x);
    __ocml_asinh_f64(x: f64) -> f64 = elementary::asinh(x);
    __ocml_acosh_f64(x: f64) -> f64 = elementary::acosh(x);
    __ocml_atanh_f64(x: f64) -> f64 = elementary::atanh(x);
    __ocml_cbrt_f64(x: f64) -> f64 = elementary::cbrt(x);
    __ocml_rcbrt_f64(x: f64) -> f64 = elementary::rcbrt(x);
    __ocml_exp10_f64(x: f64) -> f64 = elementary::exp10(x);
    __ocml_hypot_f64(x: f64, y: f64) -> f64 = elementary::hypot(x, y);
    __ocml_erf_f64(x: f64) -> f64 = error::erf(x);
    __ocml_erfc_f64(x: f64) -> f64 = error::erfc(x);
    __ocml_exp_f64(x: f64) -> f64 = expf64(x);
    __ocml_log_f64(x: f64) -> f64 = logf64(x);
    __ocml_log10_f64(x: f64) -> f64 = log10f64(x);
    __ocml_exp2_f64(x: f64) -> f64 = exp2f64(x);
    __ocml_log2_f64(x: f64) -> f64 = log2f64(x);
    __ocml_floor_f64(x: f64) -> f64 = floorf64(x);
    __ocml_ceil_f64(x: f64) -> f64 = ceilf64(x);
    __ocml_trunc_f64(x: f64) -> f64 = truncf64(x);
    __ocml_round_f64(x: f64) -> f64 = roundf64(x);
    __ocml_sqrt_f64(x: f64) -> f64 = sqrtf64(x);
    __ocml_fabs_f64(x: f64) -> f64 = fabsf64(x);
    __ocml_rint_f64(x: f64) -> f64 = round_ties_even_f64(x);
    __ocml_nearbyint_f64(x: f64) -> f64 = round_ties_even_f64(x);
    __ocml_rsqrt_f64(x: f64) -> f64 = elementary::rsqrt(x);
    __ocml_copysign_f64(x: f64, y: f64) -> f64 = copysignf64(x, y);
    __ocml_fma_f64(a: f64, b: f64, c: f64) -> f64 = fmaf64(a, b, c);
    __ocml_mad_f64(a: f64, b: f64, c: f64) -> f64 = fmaf64(a, b, c);
    __ocml_fmax_f64(a: f64, b: f64) -> f64 = maxnumf64(a, b);
    __ocml_fmin_f64(a: f64, b: f64) -> f64 = minnumf64(a, b);
    __ocml_fmod_f64(a: f64, b: f64) -> f64 = a % b;
    __ocml_fdim_f64(a: f64, b: f64) -> f64 = if a <= b { 0.0 } else { a - b };
    __ocml_pow_f64(a: f64, b: f64) -> f64 = powers::pow(a, b);
    __ocml_pown_f64(a: f64, n: i32) -> f64 = powif64(a, n);
    __ocml_powr_f64(a: f64, b: f64) -> f64 = powers::pow(a, b);
    __ocml_erfcx_f64(x: f64) -> f64 = normal::erfcx(x);
    __ocml_erfinv_f64(x: f64) -> f64 = normal::erfinv(x);
    __ocml_erfcinv_f64(x: f64) -> f64 = normal::erfcinv(x);
    __ocml_ncdf_f64(x: f64) -> f64 = normal::normcdf(x);
    __ocml_ncdfinv_f64(x: f64) -> f64 = normal::normcdfinv(x);
    __ocml_tgamma_f64(x: f64) -> f64 = gamma::tgamma(x);
    __ocml_lgamma_f64(x: f64) -> f64 = gamma::lgamma(x);
    __ocml_j0_f64(x: f64) -> f64 = bessel::j0(x);
    __ocml_j1_f64(x: f64) -> f64 = bessel::j1(x);
    __ocml_y0_f64(x: f64) -> f64 = bessel::y0(x);
    __ocml_y1_f64(x: f64) -> f64 = bessel::y1(x);
    __ocml_i0_f64(x: f64) -> f64 = bessel_modified::i0(x);
    __ocml_i1_f64(x: f64) -> f64 = bessel_modified::i1(x);
    __ocml_nextafter_f64(x: f64, y: f64) -> f64 = remainders::nextafter(x, y);
    __ocml_remainder_f64(x: f64, y: f64) -> f64 = remainders::remainder(x, y);
    __ocml_rhypot_f64(x: f64, y: f64) -> f64 = norms::rhypot(x, y);
    __ocml_len3_f64(a: f64, b: f64, c: f64) -> f64 = norms::norm3d(a, b, c);
    __ocml_rlen3_f64(a: f64, b: f64, c: f64) -> f64 = norms::rnorm3d(a, b, c);
    __ocml_len4_f64(a: f64, b: f64, c: f64, d: f64) -> f64 = norms::norm4d(a, b, c, d);
    __ocml_rlen4_f64(a: f64, b: f64, c: f64, d: f64) -> f64 = norms::rnorm4d(a, b, c, d);
    __ocml_ldexp_f64(x: f64, n: i32) -> f64 = scaled64(x, n);
    __ocml_scalbn_f64(x: f64, n: i32) -> f64 = scaled64(x, n);
    __ocml_ilogb_f64(x: f64) -> i32 = exponent64(x);
    __ocml_isnan_f64(x: f64) -> i32 = (x != x) as i32;
    __ocml_isinf_f64(x: f64) -> i32 = (fabsf64(x) == f64::INFINITY) as i32;
    __ocml_isfinite_f64(x: f64) -> i32 = (fabsf64(x) < f64::INFINITY) as i32;
    __ocml_signbit_f64(x: f64) -> i32 = x.is_sign_negative() as i32;
}
