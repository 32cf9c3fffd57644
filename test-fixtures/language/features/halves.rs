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

//@ expect: 3d8c7f65623f1345 b1bcc3235dcf04a9 d6399f04d9cd8216 8a9b31784ce116b1 13214b1b803367e2 dbade28e9d218f6c 6a523bea2130276f 30755020e984eeb1 f2acc17ec6584ca4 e858d00dd3afe1bb 82f0a5db2cb987b3 ec9a44d1d1b54a66 8420b27958bdd669 1d596a192abdfc2 cb3d2d9d501fd152 8ebd9459e5ab0a03 4e23962f34d66e02 f22d69c5f370e460 d5ad7ca256a59fcb 2efa995c34052d19 8420b27958bdd669 1d596a192abdfc2 cb3d2d9d501fd152 8ebd9459e5ab0a03 40 200 4000 0 0 fffffffffffffffe 0 3eaaa000 7f800000 0 40400000 c5000000 477fe000 40700000 40000000 2e66 3ff0040000000000 1 bf800000
//@ expect: 3d8c7f65623f1345 b1bcc3235dcf04a9 d6399f04d9cd8216 8a9b31784ce116b1 13214b1b803367e2 dbade28e9d218f6c 6a523bea2130276f 30755020e984eeb1 f2acc17ec6584ca4 e858d00dd3afe1bb 82f0a5db2cb987b3 ec9a44d1d1b54a66 8420b27958bdd669 1d596a192abdfc2 cb3d2d9d501fd152 8ebd9459e5ab0a03 4e23962f34d66e02 f22d69c5f370e460 d5ad7ca256a59fcb 2efa995c34052d19 13f7bf7f91d20e7 388b941013f42542 482762cbfc1822d 4b4c4c6a027d9096 be8c f465 2fa6 cbe cbe ffffffffffff9a0c 1 3eaaa000 7f800000 0 7f800000 c5000000 477fe000 40700000 42ec0000 2e66 3ff0040000000000 1 bf800000
//@ expect: 3d8c7f65623f1345 b1bcc3235dcf04a9 d6399f04d9cd8216 8a9b31784ce116b1 13214b1b803367e2 dbade28e9d218f6c 6a523bea2130276f 30755020e984eeb1 f2acc17ec6584ca4 e858d00dd3afe1bb 82f0a5db2cb987b3 ec9a44d1d1b54a66 8420b27958bdd669 1d596a192abdfc2 cb3d2d9d501fd152 8ebd9459e5ab0a03 4e23962f34d66e02 f22d69c5f370e460 d5ad7ca256a59fcb 2efa995c34052d19 f2acc17ec6584ca4 e858d00dd3afe1bb 82f0a5db2cb987b3 ec9a44d1d1b54a66 20 100 8000 0 0 ffffffffffffffff 0 3eaaa000 7f800000 0 7f800000 c5000000 477fe000 40700000 0 2e66 3ff0040000000000 1 bf800000
