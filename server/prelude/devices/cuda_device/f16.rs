//! Minimum and maximum of `f16` bits.

use crate::ptx::instructions;

instructions! {
    max_f16(a, b) -> u16, reg16 = "max.f16";
    max_ftz_f16(a, b) -> u16, reg16 = "max.ftz.f16";
    max_ftz_nan_f16(a, b) -> u16, reg16 = "max.ftz.NaN.f16";
    max_ftz_nan_xorsign_abs_f16(a, b) -> u16, reg16 = "max.ftz.NaN.xorsign.abs.f16";
    max_ftz_xorsign_abs_f16(a, b) -> u16, reg16 = "max.ftz.xorsign.abs.f16";
    max_nan_f16(a, b) -> u16, reg16 = "max.NaN.f16";
    max_nan_xorsign_abs_f16(a, b) -> u16, reg16 = "max.NaN.xorsign.abs.f16";
    max_xorsign_abs_f16(a, b) -> u16, reg16 = "max.xorsign.abs.f16";
    min_f16(a, b) -> u16, reg16 = "min.f16";
    min_ftz_f16(a, b) -> u16, reg16 = "min.ftz.f16";
    min_ftz_nan_f16(a, b) -> u16, reg16 = "min.ftz.NaN.f16";
    min_ftz_nan_xorsign_abs_f16(a, b) -> u16, reg16 = "min.ftz.NaN.xorsign.abs.f16";
    min_ftz_xorsign_abs_f16(a, b) -> u16, reg16 = "min.ftz.xorsign.abs.f16";
    min_nan_f16(a, b) -> u16, reg16 = "min.NaN.f16";
    min_nan_xorsign_abs_f16(a, b) -> u16, reg16 = "min.NaN.xorsign.abs.f16";
    min_xorsign_abs_f16(a, b) -> u16, reg16 = "min.xorsign.abs.f16";
}
