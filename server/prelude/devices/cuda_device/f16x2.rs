//! Instructions on pairs of `f16` in 32 bits.

use crate::ptx::instructions;

instructions! {
    abs_f16x2(a) -> u32, reg32 = "abs.f16x2";
    neg_f16x2(a) -> u32, reg32 = "neg.f16x2";
    add_f16x2(a, b) -> u32, reg32 = "add.f16x2";
    max_f16x2(a, b) -> u32, reg32 = "max.f16x2";
    min_f16x2(a, b) -> u32, reg32 = "min.f16x2";
    mul_f16x2(a, b) -> u32, reg32 = "mul.f16x2";
    sub_f16x2(a, b) -> u32, reg32 = "sub.f16x2";
    max_ftz_f16x2(a, b) -> u32, reg32 = "max.ftz.f16x2";
    max_ftz_nan_f16x2(a, b) -> u32, reg32 = "max.ftz.NaN.f16x2";
    max_ftz_nan_xorsign_abs_f16x2(a, b) -> u32, reg32 = "max.ftz.NaN.xorsign.abs.f16x2";
    max_ftz_xorsign_abs_f16x2(a, b) -> u32, reg32 = "max.ftz.xorsign.abs.f16x2";
    max_nan_f16x2(a, b) -> u32, reg32 = "max.NaN.f16x2";
    max_nan_xorsign_abs_f16x2(a, b) -> u32, reg32 = "max.NaN.xorsign.abs.f16x2";
    max_xorsign_abs_f16x2(a, b) -> u32, reg32 = "max.xorsign.abs.f16x2";
    min_ftz_f16x2(a, b) -> u32, reg32 = "min.ftz.f16x2";
    min_ftz_nan_f16x2(a, b) -> u32, reg32 = "min.ftz.NaN.f16x2";
    min_ftz_nan_xorsign_abs_f16x2(a, b) -> u32, reg32 = "min.ftz.NaN.xorsign.abs.f16x2";
    min_ftz_xorsign_abs_f16x2(a, b) -> u32, reg32 = "min.ftz.xorsign.abs.f16x2";
    min_nan_f16x2(a, b) -> u32, reg32 = "min.NaN.f16x2";
    min_nan_xorsign_abs_f16x2(a, b) -> u32, reg32 = "min.NaN.xorsign.abs.f16x2";
    min_xorsign_abs_f16x2(a, b) -> u32, reg32 = "min.xorsign.abs.f16x2";
    fma_f16x2(a, b, c) -> u32, reg32 = "fma.rn.f16x2";
    fma_ftz_f16x2(a, b, c) -> u32, reg32 = "fma.rn.ftz.f16x2";
    fma_ftz_relu_f16x2(a, b, c) -> u32, reg32 = "fma.rn.ftz.relu.f16x2";
    fma_ftz_sat_f16x2(a, b, c) -> u32, reg32 = "fma.rn.ftz.sat.f16x2";
    fma_relu_f16x2(a, b, c) -> u32, reg32 = "fma.rn.relu.f16x2";
    fma_sat_f16x2(a, b, c) -> u32, reg32 = "fma.rn.sat.f16x2";
}
