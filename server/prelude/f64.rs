//! Constants and functions of `f64`.

use crate::num::float::{float_consts, float_hardware, float_limits, float_math};

float_limits! { f64 0x7ff8000000000000
    MANTISSA_DIGITS: u32 = 53;
    DIGITS: u32 = 15;
    EPSILON: f64 = 2.2204460492503131e-16;
    MIN_POSITIVE: f64 = 2.2250738585072014e-308;
    MAX: f64 = 1.7976931348623157e+308;
    MIN_EXP: i32 = -1021;
    MAX_EXP: i32 = 1024;
    MIN_10_EXP: i32 = -307;
    MAX_10_EXP: i32 = 308;
}

float_hardware! { f64: fabsf64 copysignf64 minnumf64 maxnumf64 minimumf64 maximumf64 }
float_math! { f64: sqrtf64 fmaf64 floorf64 ceilf64 truncf64 roundf64 round_ties_even_f64 }

pub mod consts {
    //! Numbers of mathematics.

    super::float_consts! { f64 }
}
