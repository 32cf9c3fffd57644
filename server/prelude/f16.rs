//! Constants and functions of `f16`.

use crate::num::float::{float_consts, float_hardware, float_limits, float_math};

float_limits! { f16 0x7e00
    MANTISSA_DIGITS: u32 = 11;
    DIGITS: u32 = 3;
    EPSILON: f16 = 9.7656e-4;
    MIN_POSITIVE: f16 = 6.1035e-5;
    MAX: f16 = 6.5504e+4;
    MIN_EXP: i32 = -13;
    MAX_EXP: i32 = 16;
    MIN_10_EXP: i32 = -4;
    MAX_10_EXP: i32 = 4;
}

float_hardware! { f16: fabsf16 copysignf16 minnumf16 maxnumf16 minimumf16 maximumf16 }
float_math! { f16: sqrtf16 fmaf16 floorf16 ceilf16 truncf16 roundf16 round_ties_even_f16 }

pub mod consts {
    //! Numbers of mathematics.

    super::float_consts! { f16 }
}
