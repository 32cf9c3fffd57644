//! Functions of C's `math.h` that Rust's `compiler_builtins` has on GPUs, by the names that it exports.

use super::{elementary, error, gamma, powers, scaled32, scaled64, trig};
use crate::intrinsics::floats::{exp2_precise, log2_precise};
use crate::intrinsics::{
    ceilf32, ceilf64, copysignf32, copysignf64, exp2f64, expf32, expf64, fabsf32, fabsf64, floorf32, floorf64,
    fmaf32, fmaf64, log10f32, log10f64, log2f64, logf32, logf64, maxnumf32, maxnumf64, minnumf32, minnumf64, powf32,
    round_ties_even_f32, round_ties_even_f64, roundf32, roundf64, sqrtf32, sqrtf64, truncf32, truncf64,
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
    acosf(x: f32) -> f32 = trig::acosf(x);
    acoshf(x: f32) -> f32 = elementary::acoshf(x);
    asinf(x: f32) -> f32 = trig::asinf(x);
    asinhf(x: f32) -> f32 = elementary::asinhf(x);
    atanf(x: f32) -> f32 = trig::atanf(x);
    atanhf(x: f32) -> f32 = elementary::atanhf(x);
    cbrtf(x: f32) -> f32 = elementary::cbrtf(x);
    ceilf(x: f32) -> f32 = ceilf32(x);
    cosf(x: f32) -> f32 = trig::cosf(x);
    coshf(x: f32) -> f32 = elementary::coshf(x);
    erff(x: f32) -> f32 = error::erff(x);
    erfcf(x: f32) -> f32 = error::erfcf(x);
    expf(x: f32) -> f32 = expf32(x);
    exp2f(x: f32) -> f32 = exp2_precise(x);
    expm1f(x: f32) -> f32 = elementary::expm1f(x);
    fabsf(x: f32) -> f32 = fabsf32(x);
    floorf(x: f32) -> f32 = floorf32(x);
    logf(x: f32) -> f32 = logf32(x);
    log10f(x: f32) -> f32 = log10f32(x);
    log1pf(x: f32) -> f32 = elementary::log1pf(x);
    log2f(x: f32) -> f32 = log2_precise(x);
    rintf(x: f32) -> f32 = round_ties_even_f32(x);
    roundf(x: f32) -> f32 = roundf32(x);
    roundevenf(x: f32) -> f32 = round_ties_even_f32(x);
    sinf(x: f32) -> f32 = trig::sinf(x);
    sinhf(x: f32) -> f32 = elementary::sinhf(x);
    sqrtf(x: f32) -> f32 = sqrtf32(x);
    tanf(x: f32) -> f32 = trig::tanf(x);
    tanhf(x: f32) -> f32 = elementary::tanhf(x);
    tgammaf(x: f32) -> f32 = gamma::tgammaf(x);
    truncf(x: f32) -> f32 = truncf32(x);
    atan2f(y: f32, x: f32) -> f32 = trig::atan2f(y, x);
    copysignf(x: f32, y: f32) -> f32 = copysignf32(x, y);
    fdimf(a: f32, b: f32) -> f32 = if a <= b { 0.0 } else { a - b };
    fmaxf(a: f32, b: f32) -> f32 = maxnumf32(a, b);
    fminf(a: f32, b: f32) -> f32 = minnumf32(a, b);
    fmodf(a: f32, b: f32) -> f32 = a % b;
    hypotf(x: f32, y: f32) -> f32 = elementary::hypotf(x, y);
    powf(a: f32, b: f32) -> f32 = powf32(a, b);
    fmaf(a: f32, b: f32, c: f32) -> f32 = fmaf32(a, b, c);
    ldexpf(x: f32, n: i32) -> f32 = scaled32(x, n);
    fmaximumf(a: f32, b: f32) -> f32 = a.maximum(b);
    fminimumf(a: f32, b: f32) -> f32 = a.minimum(b);
    fmaximum_numf(a: f32, b: f32) -> f32 = if a != a { b } else if b != b { a } else { a.maximum(b) };
    fminimum_numf(a: f32, b: f32) -> f32 = if a != a { b } else if b != b { a } else { a.minimum(b) };
    lgammaf_r(x: f32, sign: *mut i32) -> f32 = unsafe {
        *sign = if x == 0.0 && x.is_sign_negative() || x < 0.0 && floorf32(x) % 2.0 != 0.0 && floorf32(x) != x { -1 } else { 1 };
        gamma::lgammaf(x)
    };
    acos(x: f64) -> f64 = trig::acos(x);
    acosh(x: f64) -> f64 = elementary::acosh(x);
    asin(x: f64) -> f64 = trig::asin(x);
    asinh(x: f64) -> f64 = elementary::asinh(x);
    atan(x: f64) -> f64 = trig::atan(x);
    atanh(x: f64) -> f64 = elementary::atanh(x);
    cbrt(x: f64) -> f64 = elementary::cbrt(x);
    ceil(x: f64) -> f64 = ceilf64(x);
    cos(x: f64) -> f64 = trig::cos(x);
    cosh(x: f64) -> f64 = elementary::cosh(x);
    erf(x: f64) -> f64 = error::erf(x);
    erfc(x: f64) -> f64 = error::erfc(x);
    exp(x: f64) -> f64 = expf64(x);
    exp2(x: f64) -> f64 = exp2f64(x);
    expm1(x: f64) -> f64 = elementary::expm1(x);
    fabs(x: f64) -> f64 = fabsf64(x);
    floor(x: f64) -> f64 = floorf64(x);
    log(x: f64) -> f64 = logf64(x);
    log10(x: f64) -> f64 = log10f64(x);
    log1p(x: f64) -> f64 = elementary::log1p(x);
    log2(x: f64) -> f64 = log2f64(x);
    rint(x: f64) -> f64 = round_ties_even_f64(x);
    round(x: f64) -> f64 = roundf64(x);
    roundeven(x: f64) -> f64 = round_ties_even_f64(x);
    sin(x: f64) -> f64 = trig::sin(x);
    sinh(x: f64) -> f64 = elementary::sinh(x);
    sqrt(x: f64) -> f64 = sqrtf64(x);
    tan(x: f64) -> f64 = trig::tan(x);
    tanh(x: f64) -> f64 = elementary::tanh(x);
    tgamma(x: f64) -> f64 = gamma::tgamma(x);
    trunc(x: f64) -> f64 = truncf64(x);
    atan2(y: f64, x: f64) -> f64 = trig::atan2(y, x);
    copysign(x: f64, y: f64) -> f64 = copysignf64(x, y);
    fdim(a: f64, b: f64) -> f64 = if a <= b { 0.0 } else { a - b };
    fmax(a: f64, b: f64) -> f64 = maxnumf64(a, b);
    fmin(a: f64, b: f64) -> f64 = minnumf64(a, b);
    fmod(a: f64, b: f64) -> f64 = a % b;
    hypot(x: f64, y: f64) -> f64 = elementary::hypot(x, y);
    pow(a: f64, b: f64) -> f64 = powers::pow(a, b);
    fma(a: f64, b: f64, c: f64) -> f64 = fmaf64(a, b, c);
    ldexp(x: f64, n: i32) -> f64 = scaled64(x, n);
    fmaximum(a: f64, b: f64) -> f64 = a.maximum(b);
    fminimum(a: f64, b: f64) -> f64 = a.minimum(b);
    fmaximum_num(a: f64, b: f64) -> f64 = if a != a { b } else if b != b { a } else { a.maximum(b) };
    fminimum_num(a: f64, b: f64) -> f64 = if a != a { b } else if b != b { a } else { a.minimum(b) };
    lgamma_r(x: f64, sign: *mut i32) -> f64 = unsafe {
        *sign = if x == 0.0 && x.is_sign_negative() || x < 0.0 && floorf64(x) % 2.0 != 0.0 && floorf64(x) != x { -1 } else { 1 };
        gamma::lgamma(x)
    };
}
