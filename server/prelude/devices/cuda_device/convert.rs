//! Conversions to and from packed and short floats.

/// Two `f32` to a pair in 32 or 16 bits; `lo` comes to lie in the lower half.
macro_rules! packing {
    ($($name:ident: $type:ty, $class:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        #[inline(always)]
        pub fn $name(lo: f32, hi: f32) -> $type {
            let packed: $type;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {0}, {1}, {2};"),
                    out($class) packed,
                    in(reg32) hi,
                    in(reg32) lo,
                    options(pure, nomem),
                );
            }
            packed
        }
    )* };
}

packing! {
    cvt_f16x2_f32: u32, reg32 = "cvt.rn.f16x2.f32";
    cvt_rn_relu_f16x2_f32: u32, reg32 = "cvt.rn.relu.f16x2.f32";
    cvt_rn_relu_bf16x2_f32: u32, reg32 = "cvt.rn.relu.bf16x2.f32";
    cvt_rz_f16x2_f32: u32, reg32 = "cvt.rz.f16x2.f32";
    cvt_rz_bf16x2_f32: u32, reg32 = "cvt.rz.bf16x2.f32";
    cvt_rn_satfinite_e4m3x2_f32: u16, reg16 = "cvt.rn.satfinite.e4m3x2.f32";
    cvt_rn_satfinite_e5m2x2_f32: u16, reg16 = "cvt.rn.satfinite.e5m2x2.f32";
    cvt_rn_satfinite_relu_e4m3x2_f32: u16, reg16 = "cvt.rn.satfinite.relu.e4m3x2.f32";
    cvt_rn_satfinite_relu_e5m2x2_f32: u16, reg16 = "cvt.rn.satfinite.relu.e5m2x2.f32";
}

/// One operand to one result.
macro_rules! converting {
    ($($name:ident: $from:ty, $in:ident => $to:ty, $out:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        #[inline(always)]
        pub fn $name(value: $from) -> $to {
            let converted: $to;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {0}, {1};"),
                    out($out) converted,
                    in($in) value,
                    options(pure, nomem),
                );
            }
            converted
        }
    )* };
}

converting! {
    cvt_rn_f16x2_e4m3x2: u16, reg16 => u32, reg32 = "cvt.rn.f16x2.e4m3x2";
    cvt_rn_f16x2_e5m2x2: u16, reg16 => u32, reg32 = "cvt.rn.f16x2.e5m2x2";
    cvt_rn_relu_f16x2_e4m3x2: u16, reg16 => u32, reg32 = "cvt.rn.relu.f16x2.e4m3x2";
    cvt_rn_relu_f16x2_e5m2x2: u16, reg16 => u32, reg32 = "cvt.rn.relu.f16x2.e5m2x2";
    cvt_rn_satfinite_e4m3x2_f16x2: u32, reg32 => u16, reg16 = "cvt.rn.satfinite.e4m3x2.f16x2";
    cvt_rn_satfinite_e5m2x2_f16x2: u32, reg32 => u16, reg16 = "cvt.rn.satfinite.e5m2x2.f16x2";
    cvt_rn_satfinite_relu_e4m3x2_f16x2: u32, reg32 => u16, reg16 =
        "cvt.rn.satfinite.relu.e4m3x2.f16x2";
    cvt_rn_satfinite_relu_e5m2x2_f16x2: u32, reg32 => u16, reg16 =
        "cvt.rn.satfinite.relu.e5m2x2.f16x2";
    cvt_rn_relu_satfinite_tf32_f32: f32, reg32 => u32, reg32 = "cvt.rn.relu.satfinite.tf32.f32";
    cvt_rn_relu_tf32_f32: f32, reg32 => u32, reg32 = "cvt.rn.relu.tf32.f32";
    cvt_rn_satfinite_tf32_f32: f32, reg32 => u32, reg32 = "cvt.rn.satfinite.tf32.f32";
    cvt_rn_tf32_f32: f32, reg32 => u32, reg32 = "cvt.rn.tf32.f32";
    cvt_rna_satfinite_tf32_f32: f32, reg32 => u32, reg32 = "cvt.rna.satfinite.tf32.f32";
    cvt_rna_tf32_f32: f32, reg32 => u32, reg32 = "cvt.rna.tf32.f32";
    cvt_rz_relu_satfinite_tf32_f32: f32, reg32 => u32, reg32 = "cvt.rz.relu.satfinite.tf32.f32";
    cvt_rz_relu_tf32_f32: f32, reg32 => u32, reg32 = "cvt.rz.relu.tf32.f32";
    cvt_rz_satfinite_tf32_f32: f32, reg32 => u32, reg32 = "cvt.rz.satfinite.tf32.f32";
    cvt_rz_tf32_f32: f32, reg32 => u32, reg32 = "cvt.rz.tf32.f32";
}

/// The lower `f16` of a pair.
#[inline(always)]
pub fn cvt_f32_f16x2_lo(packed: u32) -> f32 {
    f16::from_bits(packed as u16) as f32
}

/// The upper `f16` of a pair.
#[inline(always)]
pub fn cvt_f32_f16x2_hi(packed: u32) -> f32 {
    f16::from_bits((packed >> 16) as u16) as f32
}

/// The lower `bf16` of a pair.
#[inline(always)]
pub fn cvt_f32_bf16x2_lo(packed: u32) -> f32 {
    f32::from_bits(packed << 16)
}

/// The upper `bf16` of a pair.
#[inline(always)]
pub fn cvt_f32_bf16x2_hi(packed: u32) -> f32 {
    f32::from_bits(packed & 0xffff_0000)
}

/// Both `f16` of a pair, the lower one first.
#[inline(always)]
pub fn cvt_f32x2_f16x2(packed: u32) -> (f32, f32) {
    (cvt_f32_f16x2_lo(packed), cvt_f32_f16x2_hi(packed))
}

/// Both `bf16` of a pair, the lower one first.
#[inline(always)]
pub fn cvt_f32x2_bf16x2(packed: u32) -> (f32, f32) {
    (cvt_f32_bf16x2_lo(packed), cvt_f32_bf16x2_hi(packed))
}
