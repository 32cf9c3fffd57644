//! 8- and 16-bit integers at their edges, and `f16` by conversion.
fn each(a: i8, b: i8) -> u64 {
    let mut h = 0u64;
    let mut mix = |x: u64| h = h.rotate_left(9) ^ x.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mix(a.wrapping_add(b) as u64);
    mix(a.wrapping_mul(b) as u64);
    mix((a as u8 >> 1) as u64);
    mix((a >> 1) as u64);
    mix(((a as u8) << 1) as u64);
    mix((a < b) as u64 * 4 + ((a as u8) < b as u8) as u64 * 2 + (a == b) as u64);
    mix((a as i16 * b as i16) as u64);
    mix((a as u8 as u16 * b as u8 as u16) as u64);
    mix(a.checked_add(b).map_or(999, |x| x as u64));
    mix(a.saturating_sub(b) as u64);
    mix(a.wrapping_div(b | 1) as u64 ^ a.wrapping_rem(b | 1) as u64);
    mix(a as i32 as u32 as u64 + a as u8 as u64 + a as u16 as u64);
    mix(a.leading_zeros() as u64 * 64 + a.trailing_ones() as u64);
    h
}
fn half(x: f32) -> f32 {
    x as f16 as f32
}
pub fn test(input: &[u64], out: &mut Out) {
    for a in [-128i8, -1, 0, 1, 127, input[0] as i8] {
        for b in [-128i8, -1, 3, 64] {
            out.put(each(a, b));
        }
    }
    let w = input[1] as u16;
    out.put((w.rotate_left(5), w.swap_bytes(), w.reverse_bits()));
    out.put((w as i16 >> 3, w >> 3, (w as i16).wrapping_neg()));
    out.put(w.checked_mul(3).is_none());
    out.put((half(1.0 / 3.0), half(70000.0), half(1e-8)));
    out.put((half(input[2] as f32), half(-2048.5), half(65519.0)));
    out.put((1.5f16 + 2.25f16) as f32);
    out.put((input[3] as u8 as f16 * 0.5) as f32);
    out.put(((0.1f16).to_bits(), f16::from_bits(0x3c01) as f64));
    out.put(((3.0f16) > 2.5, -(1.0f16) as f32));
}
