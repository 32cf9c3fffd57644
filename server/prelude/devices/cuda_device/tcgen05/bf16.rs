//! Halves for tensor memory, by bits: the upper half of a float is a bfloat16.

/// The upper half: rounded towards zero.
#[inline(always)]
pub fn f32_to_bf16(val: f32) -> u16 {
    (val.to_bits() >> 16) as u16
}

/// Rounded to the nearest, ties to even. Upstream rounds the bits of NaN in the same way.
#[inline(always)]
pub fn f32_to_bf16_rne(val: f32) -> u16 {
    let bits = val.to_bits();
    let half = 0x7fff + ((bits >> 16) & 1);
    (bits.wrapping_add(half) >> 16) as u16
}

macro_rules! pairs {
    ($($name:ident)*) => { $(
        /// Two halves in a word, `lo` in the lower 16 bits.
        #[inline(always)]
        pub fn $name(lo: u16, hi: u16) -> u32 {
            (hi as u32) << 16 | lo as u32
        }
    )* };
}

pairs!(pack_bf16_pair pack_f16_pair);

/// Two floats as `f32_to_bf16` makes them, in a word.
#[inline(always)]
pub fn f32_pair_to_packed_bf16(a: f32, b: f32) -> u32 {
    pack_bf16_pair(f32_to_bf16(a), f32_to_bf16(b))
}
