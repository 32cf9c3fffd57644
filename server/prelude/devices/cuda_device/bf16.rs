//! Minimum and maximum of `bf16` bits (sm_80).

use crate::ptx::instructions;

instructions! {
    max_bf16(a, b) -> u16, reg16 = "max.bf16";
    max_nan_bf16(a, b) -> u16, reg16 = "max.NaN.bf16";
    max_nan_xorsign_abs_bf16(a, b) -> u16, reg16 = "max.NaN.xorsign.abs.bf16";
    max_xorsign_abs_bf16(a, b) -> u16, reg16 = "max.xorsign.abs.bf16";
    min_bf16(a, b) -> u16, reg16 = "min.bf16";
    min_nan_bf16(a, b) -> u16, reg16 = "min.NaN.bf16";
    min_nan_xorsign_abs_bf16(a, b) -> u16, reg16 = "min.NaN.xorsign.abs.bf16";
    min_xorsign_abs_bf16(a, b) -> u16, reg16 = "min.xorsign.abs.bf16";
}
