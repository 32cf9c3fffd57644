//! Instructions on pairs of `bf16` in 32 bits (sm_80).

use crate::ptx::instructions;

instructions! {
    abs_bf16x2(a) -> u32, reg32 = "abs.bf16x2";
    neg_bf16x2(a) -> u32, reg32 = "neg.bf16x2";
    add_bf16x2(a, b) -> u32, reg32 = "add.bf16x2";
    max_bf16x2(a, b) -> u32, reg32 = "max.bf16x2";
    min_bf16x2(a, b) -> u32, reg32 = "min.bf16x2";
    mul_bf16x2(a, b) -> u32, reg32 = "mul.bf16x2";
    sub_bf16x2(a, b) -> u32, reg32 = "sub.bf16x2";
    max_nan_bf16x2(a, b) -> u32, reg32 = "max.NaN.bf16x2";
    max_nan_xorsign_abs_bf16x2(a, b) -> u32, reg32 = "max.NaN.xorsign.abs.bf16x2";
    max_xorsign_abs_bf16x2(a, b) -> u32, reg32 = "max.xorsign.abs.bf16x2";
    min_nan_bf16x2(a, b) -> u32, reg32 = "min.NaN.bf16x2";
    min_nan_xorsign_abs_bf16x2(a, b) -> u32, reg32 = "min.NaN.xorsign.abs.bf16x2";
    min_xorsign_abs_bf16x2(a, b) -> u32, reg32 = "min.xorsign.abs.bf16x2";
    fma_bf16x2(a, b, c) -> u32, reg32 = "fma.rn.bf16x2";
    fma_relu_bf16x2(a, b, c) -> u32, reg32 = "fma.rn.relu.bf16x2";
}
