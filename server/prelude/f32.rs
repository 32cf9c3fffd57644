//! Constants and functions of `f32`.

use crate::num::float::{float_consts, float_hardware, float_limits, float_math};

float_limits! { f32 0x7fc00000
    MANTISSA_DIGITS: u32 = 24;
    DIGITS: u32 = 6;
    EPSILON: f32 = 1.19209290e-7;
    MIN_POSITIVE: f32 = 1.17549435e-38;
    MAX: f32 = 3.40282347e+38;
    MIN_EXP: i32 = -125;
    MAX_EXP: i32 = 128;
    MIN_10_EXP: i32 = -37;
    MAX_10_EXP: i32 = 38;
}

float_hardware! { f32: fabsf32 copysignf32 minnumf32 maxnumf32 minimumf32 maximumf32 }
float_math! { f32: sqrtf32 fmaf32 floorf32 ceilf32 truncf32 roundf32 round_ties_even_f32 }

pub mod consts {
    //! Numbers of mathematics.

    super::float_consts! { f32 }
}
