//! `core::simd`: operators, comparisons, masks, swizzles, gathers, casts, sums.
use core::simd::cmp::*;
use core::simd::num::*;
use core::simd::prelude::*;
use core::simd::{Mask, Simd, Swizzle, ToBytes};

fn ints<const N: usize>(a: Simd<i32, N>, b: Simd<i32, N>, out: &mut Out) {
    let one = Simd::splat(1);
    for v in [a + b, a - b, a * b, a / (b | one), a % (b | one), a & b, a | b, a ^ b, a << b, a >> b, !a, -a] {
        out.put(v.to_array().iter().fold(0i32, |s, x| s.wrapping_mul(31).wrapping_add(*x)));
    }
    out.put((a.reduce_sum(), a.reduce_product(), a.reduce_max()));
    out.put((a.reduce_min(), a.reduce_and(), a.reduce_or() ^ a.reduce_xor()));
    let m = a.simd_gt(b);
    out.put((m.to_bitmask(), a.simd_le(b).any(), a.simd_eq(a).all()));
    out.put(m.select(a, b).reduce_sum());
    out.put((a.simd_max(b).reduce_xor(), a.simd_min(b).reduce_xor(), a.simd_clamp(b.simd_min(a), b.simd_max(a)).reduce_sum()));
    out.put((a.abs().reduce_xor(), a.saturating_add(b).reduce_xor(), a.saturating_sub(b).reduce_xor()));
    out.put((a.abs_diff(b).reduce_xor(), a.signum().reduce_sum(), a.is_negative().to_bitmask()));
    out.put((a.count_ones().reduce_sum(), a.leading_zeros().reduce_sum(), a.swap_bytes().reduce_xor()));
    out.put((a.reverse().rotate_elements_left::<1>()[0], a.shift_elements_right::<1>(7)[N - 1]));
}
struct Spread;
impl Swizzle<6> for Spread {
    const INDEX: [usize; 6] = [0, 3, 3, 1, 5, 4];
}
#[inline(never)]
fn pass(v: Simd<f32, 4>, m: Mask<i32, 4>) -> (Simd<f32, 4>, Mask<i32, 4>) {
    (v * v, !m)
}
pub fn test(input: &[u64], out: &mut Out) {
    let a: [i32; 16] = core::array::from_fn(|i| input[i] as i32);
    ints(Simd::<i32, 4>::from_slice(&a[..4]), Simd::from_slice(&a[4..]), out);
    ints(Simd::<i32, 8>::from_slice(&a), Simd::from_slice(&a[8..]), out);
    ints(Simd::<i32, 3>::from_slice(&a), Simd::from_slice(&a[3..]), out);
    let u = u8x8::from_array(core::array::from_fn(|i| input[i] as u8));
    let v = u8x8::splat(input[3] as u8);
    out.put(((u + v).reduce_sum(), u.saturating_add(v).reduce_max(), (u << v).reduce_xor()));
    out.put((u.cast::<i16>().reduce_sum(), u.cast::<f32>().reduce_sum().to_bits(), u.swizzle_dyn(v >> 5).reduce_sum()));
    let w = u64x2::from_array([input[1], input[2]]);
    out.put((w.reduce_sum(), (w * w).reduce_xor(), w.to_ne_bytes().reduce_sum()));
    out.put((u64x2::from_be_bytes(w.to_le_bytes())[1], w.leading_zeros().reduce_sum(), w.cast::<i8>()[0]));
    let f = f32x4::from_array(core::array::from_fn(|i| (input[i] as i32) as f32 / 3.0));
    let g = f32x4::from_array([1.5, -2.0, f32::NAN, 0.0]);
    for x in [f + g, f - g, f * g, f / g, f % g, -f, f.abs(), f.recip(), f.simd_min(g), f.simd_max(g), f.copysign(g), f.signum(), f.to_degrees()] {
        for bits in x.to_bits().to_array() {
            out.put(if f32::from_bits(bits).is_nan() { 1 } else { bits });
        }
    }
    out.put((f.reduce_sum().to_bits(), f.reduce_product().to_bits(), f.reduce_max().to_bits()));
    out.put((f.simd_lt(g).to_bitmask(), g.is_nan().to_bitmask(), g.is_sign_negative().to_bitmask()));
    out.put((f.cast::<i32>().reduce_xor(), f.cast::<u8>().reduce_sum(), f.cast::<f64>().reduce_sum().to_bits()));
    let (h, m) = pass(f, f.simd_ge(g));
    out.put((h[1].to_bits(), m.to_bitmask(), m.first_set().unwrap_or(9)));
    let mut m = Mask::<i32, 4>::from_array([true, false, true, false]);
    m.set(1, input[0] % 2 == 0);
    out.put((m.test(1), m.any(), (m ^ Mask::splat(true)).to_array()[2]));
    out.put(((m & true).to_bitmask(), m.cast::<i8>().to_simd().reduce_sum(), Mask::<i64, 4>::from_bitmask(0b1010).to_bitmask()));
    let x = i32x4::from_array([10, 20, 30, 40]);
    let y = i32x4::from_slice(&a);
    out.put((simd_swizzle!(x, [3, 1, 0, 0, 2]).to_array()[4], simd_swizzle!(x, y, [7, 0, 4, 3])[0], Spread::concat_swizzle(x, y)[4]));
    let (lo, hi) = x.interleave(y);
    let (even, odd) = x.deinterleave(y);
    out.put((lo[1], hi[2], even.reduce_sum() ^ odd.reduce_sum()));
    out.put((x.resize::<6>(5)[5], x.extract::<1, 2>()[1], x.shift_elements_left::<2>(1)[3]));
    let idx = Simd::from_array([3usize, 99, 0, 15]);
    out.put((Simd::gather_or(&a, idx, x)[1], Simd::gather_or_default(&a, idx)[0], Simd::<i32, 4>::load_or_default(&a[..2])[3]));
    let mut row = [0i32; 6];
    x.scatter(&mut row, Simd::from_array([5, 0, 77, 5]));
    y.store_select(&mut row[1..4], Mask::from_array([true, false, true, true]));
    y.copy_to_slice(&mut row[2..]);
    for r in row { out.put(r) }
    let ptrs = Simd::<*const i32, 4>::splat(a.as_ptr()).wrapping_add(Simd::from_array([0, 2, 4, 6]));
    out.put(unsafe { Simd::<i32, 4>::gather_ptr(ptrs) }.reduce_sum());
    let mut acc = f32x4::splat(0.0);
    for chunk in a.chunks_exact(4) {
        acc += i32x4::from_slice(chunk).cast::<f32>() * Simd::splat(0.5);
    }
    let total: i32x4 = [x, y].into_iter().sum();
    out.put((acc.reduce_sum().to_bits(), total.reduce_sum(), x < y));
    out.put((size_of::<Simd<f32, 3>>(), align_of::<Simd<u16, 8>>(), size_of::<Mask<i8, 4>>()));
    let mut z = y;
    z[2] = 5;
    z <<= 1;
    z += &x;
    out.put((z.reduce_sum(), z == y, z.as_array().len()));
}

//@ expect: 2d984 fffffffffffe1f00 27592 0 7c42 7c3e 25d46 1e108 109ee0 0 ffffffffffff0b7e ffffffffffff83be a 18 4 1 0 3 0 1 1 1a c 4 a 4 8 0 0 4 0 5 78 4000000 3 3 ffffffffa2645508 ba97c00 3fa5e44 0 ffffffffd706e884 ffffffffd706e87c ffffffffcb5d6c8c fffffffff4568410 ffffffffbd344e00 0 ffffffff8a6e46fc 28f9177c 24 9d80 8 1 0 7 0 1 1 64 18 8 24 8 10 0 0 8 0 d eb 8000000 7 7 13a7 fffffffffffff45d 104c 0 402 2 13a5 13a3 4490 0 fffffffffffff81d fffffffffffffbfe 6 6 3 1 0 3 0 1 1 f 7 0 6 0 b fffffffffffffffd 3 3 0 4 5b 0 2 2 44 c 80 24 42100000 8 5 d 5 300000000000000 7c 2 3feaaaab bfaaaaaa 1 3faaaaab bf955555 402aaaab 1 3faaaaab 3f000000 bfaaaaab 1 0 3e638e39 beaaaaab 1 7f800000 3eaaaaab 3f2aaaab 1 1 beaaaaab bf2aaaab bf800000 bfaaaaab 3eaaaaab 3f2aaaab 3f800000 3faaaaab 40400000 3fc00000 3f800000 3f400000 3eaaaaab c0000000 3f800000 0 3fc00000 3f2aaaab 3f800000 3faaaaab 3eaaaaab bf2aaaab 3f800000 3faaaaab 3f800000 3f800000 3f800000 3f800000 4198c9ec 4218c9ec 42652ee1 4298c9ec 40555556 3e97b427 3faaaaab 1 4 2 0 2 400aaaaab4000000 3ee38e3a 5 0 0 1 0 5 fffffffffffffffe a 1e 4 2 1 28 6e 5 1e 1 14 4 0 14 1 1 2 3 4 10 42880000 6e 0 c 10 4 7c 0 4
//@ expect: ffffffffc1d925cc ffffffffb97358f8 bd94eb4 73e1 52feb953 3f75d80 ffffffffbde1c84c ffffffffb9ea6acc 29229922 ffffffffe81cbfea ffffffffc259485e ffffffffc259c09e f2cfade ffffffffaa83b0f0 7b1dcdaf ffffffff8009454f 80104 ffffffffd31c8107 9 1 1 ffffffff812e2566 626adc48 ffffffffb90eff1c f2cfade 28e16cfe ffffffffcdeaa239 568aa6eb cdbe5ec0 0 6 3f 2 fffffffff86ce128 ffffffff8009454f ffffffff8009454f c503822 ffffffffebbd1176 ffffffff866e2844 30b8462f ffffffff88b18469 1d465f32 ffffffffef09d8f0 ffffffffd1c379be 1378ba88 1c56cd02 656e8ab4 3f95b34 ffffffffbdaff080 ffffffffe37feb80 7b1dcdaf ffffffff8009454f 0 249bdcab f9 1 1 f2b32ec fffffffff0e98e40 ffffffff8a72cb68 ffffffffbdaff080 249bdcaa fffffffff267682a 7536499c fefef2d0 2 86 7f 7 542364db 1f4532e1 1f4532e1 ffffffffa9763465 ffffffffd745432f 409e6c4e 3a1 ffffffff870ec2cd 545ef466 55173fff b84b99 ffffffff96f42c00 1cc2abb9 ffffffffbfa24055 ffffffffbfa24436 ffffffff9ce078f2 679db5f4 7b1dcdaf ffffffff8009454f 94504 ffffffffa11000eb 1 1 1 4144e534 5ecb1bde 53fca157 ffffffff9ce078f2 5aaded12 7819cd49 8d14bc3 534b18ff ffffffffffffffff 6 31 1 14edad5a ffffffffa1b965f4 ffffffffa1b965f4 e0 ff 40 580 44b00000 e0 753cfb8321c2ab43 a155fce59913def1 fd 4f450980185dc406 6 fffffffffffffff4 4e2427bd cdfb66f0 1 4e186603 4e2427bd cdfb66f0 1 4e186603 4e763b9c 4e7b66f0 1 0 4ddadfa7 4d7b66f0 1 7f800000 3f000000 80000000 1 1 ce2427bd 4dfb66f0 4e2a9e4e ce186603 4e2427bd 4dfb66f0 4e2a9e4e 4e186603 30c79dae b102574b b0c00de9 30d703e8 3fc00000 cdfb66f0 ce2a9e4e 0 4e2427bd c0000000 ce2a9e4e 4e186603 4e2427bd cdfb66f0 4e2a9e4e 4e186603 3f800000 bf800000 bf800000 3f800000 5112f59b d0e1111e d118beda 51086f29 4ca1dfd0 79ffd74d 4e2427bd 2 4 2 3adb2100 fe 41943bfa00000000 5c76e304 6 1 0 1 0 5 fffffffffffffffe a 1e 724c81ec ffffffffa1b965f4 7b1dcdaf 28 ffffffffef22fb3a 5 1e 1 14 724c81ec 0 14 7b1dcdaf 7b1dcdaf ffffffffa1b965f4 ffffffff8009454f 724c81ec 6c14ba7a 4e88f39a f2cfb42 1 c 10 4 1e476b8c 0 4
//@ expect: ffffffff80018ea3 7ffe78a1 1c19f 0 3a2 1ee1 ffffffff80016fc2 ffffffff800150e1 ffffffff800003c1 3a2 ffffffffffff841e fffffffffffffc5e 0 0 1 ffffffffffffffff 0 1 1 1 1 ffffffff8000017e 7fffff80 1 0 0 ffffffff8000007f ffffffff80000081 7ffffe81 0 4 21 5f fffffffffeffffff ffffffffffffffff ffffffffffffffff ffffffff97b99b08 ffffffffceac403e ffffffff847b5dbc 369b885f 1e080 7c976544 1b2235c4 ffffffff9e8ad080 ffffffffb4e9fc41 3331de84 ffffffffae4241dd 4ccd125d ffffffff8000017d 0 7fffffff ffffffffffffffff 0 ffffffff8000007e d6 1 1 ffffffff80000180 7fffff80 7fffff80 ffffffff8000017d 7fffff81 7fffff02 fffffffffffffffe 0 2 14 69 90 ffffffff81ffff7f ff ff 7f ffffffffffffffbd ffffffffffffff61 ffffffffffffffe1 ffffffffffffffff 9f ffffffffffffffe0 ffffffffffffff41 7fffffff ffffffffffffffff fffffffffffffc01 ffffffffffffffe2 0 0 1 ffffffffffffffff 0 1 2 1 1 81 81 0 0 0 7f ffffffffffffff7d 83 0 4 21 3f fffffffffeffffff 1 1 7d ff 81 47d 448fa000 0 0 0 f9 ffffffffffffffff 3f 1 3fc00000 bfd55555 1 0 bfc00000 40155555 1 0 0 bf2aaaab 1 0 0 be2aaaab 1 1 0 3eaaaaab 1 1 80000000 beaaaaab 3eaaaaab 80000000 0 3eaaaaab 3eaaaaab 0 7f800000 40400000 c0400000 7f800000 0 c0000000 beaaaaab 0 3fc00000 3eaaaaab beaaaaab 0 0 beaaaaab 3eaaaaab 0 3f800000 3f800000 bf800000 3f800000 0 4198c9ec c198c9ec 0 0 80000000 3eaaaaab 1 4 2 0 0 0 3de38e3a 5 0 1 1 0 7 fffffffffffffffd a 1e 0 1 0 28 1a 5 1e 1 14 0 0 14 0 0 1 ffffffffffffffff 0 fd 4f000001 64 0 c 10 4 70 0 4
