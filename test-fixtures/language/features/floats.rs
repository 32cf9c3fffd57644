//! Float arithmetic and the exact methods of `core`.
use core::f32::consts as c32;
fn each32(a: f32, b: f32, out: &mut Out) {
    out.put((a + b, a - b, a * b));
    out.put((a / b, -a, a.abs()));
    out.put((a.min(b) + 0.0, a.max(b) + 0.0, a.copysign(b)));
    out.put((a.signum(), a.recip(), a.to_bits()));
    out.put((a.is_nan(), a.is_finite(), a.is_infinite()));
    out.put((a.is_sign_negative(), a.is_normal(), a.is_subnormal()));
    out.put((a < b, a <= b, a == b));
    out.put((a > b, a >= b, a != b));
    out.put(a.total_cmp(&b));
    out.put(a.partial_cmp(&b));
    out.put((a.to_degrees(), a.to_radians(), a.classify() as u32));
    out.put(a.clamp(-1.0, 1.0));
    out.put(a.next_up());
    out.put(a.midpoint(b));
}
fn each64(a: f64, b: f64, out: &mut Out) {
    out.put((a + b, a - b, a * b));
    out.put((a / b, -a, a.abs()));
    out.put((a.min(b) + 0.0, a.max(b) + 0.0, a.copysign(b)));
    out.put((a < b, a == b, a != b));
    out.put(a.total_cmp(&b));
    out.put(a.mul2(b));
    out.put(unsafe { a.clamp(-1e9, 1e9).to_int_unchecked::<i64>() });
}
trait Mul2 {
    fn mul2(self, o: Self) -> Self;
}
impl Mul2 for f64 {
    fn mul2(self, o: f64) -> f64 {
        (self * 2.0).min(o * 2.0)
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let specials = [0.0f32, -0.0, 1.0, f32::MIN_POSITIVE, 1e-40, f32::MAX, f32::INFINITY, f32::NAN];
    each32(specials[(input[0] & 7) as usize], specials[(input[1] & 7) as usize], out);
    each32(input[2] as f32, (input[3] as i64) as f32 / 3.0, out);
    each64(input[4] as f64 * 0.1, (input[5] as i64) as f64, out);
    out.put(c32::PI * c32::SQRT_2);
    out.put(f32::EPSILON + 1.0);
    out.put((f64::MAX, f64::MIN_POSITIVE, f64::MANTISSA_DIGITS));
    out.put(unsafe { core::intrinsics::sqrtf32(input[6] as f32) });
    out.put(unsafe { core::intrinsics::sqrtf64(input[6] as f64) });
    out.put((core::f32::math::floor(-2.5), core::f32::math::ceil(-2.5), core::f32::math::trunc(-2.5)));
    out.put((core::f32::math::round(-2.5), core::f32::math::round_ties_even(-2.5)));
    out.put(core::f64::math::mul_add(input[7] as f64, 3.0, 0.1));
    out.put((0.1f32 + 0.2) as f64);
    out.put(1e-45f32 / 2.0);
    let mut sum = 0.0f32;
    for i in 0..10 {
        sum += 1.0 / (i as f32 + input[0] as f32);
    }
    out.put(sum);
    let mut x = 1.0f64;
    for _ in 0..20 {
        x = 0.5 * (x + 2.0 / x);
    }
    out.put(x);
    out.put([3.5f32, -1.0, 2.0].iter().copied().fold(f32::INFINITY, f32::min));
    out.put(f32::from_bits(0x7f80_0001).is_nan());
    out.put(input.iter().map(|x| *x as f32).sum::<f32>());
    let (mut a, mut b) = (1.5f32, 2.0);
    a += b;
    b -= a;
    a *= b;
    b /= 3.0;
    out.put((a, b));
}

//@ expect: 3f800000 bf800000 80000000 80000000 0 0 0 3f800000 0 bf800000 ff800000 80000000 0 1 0 1 0 0 1 1 0 0 0 1 ffffffffffffffff 5033 ffffffffffffffff 80000000 80000000 2 80000000 1 3f000000 408aaaab 3fd55555 40800000 40100000 c0400000 40400000 3faaaaab 40400000 40400000 3f800000 3eaaaaab 40400000 0 1 0 0 1 0 0 0 0 1 1 1 1 5033 1 432be329 3d567750 4 3f800000 40400001 400aaaab 401a000000000000 c016000000000000 4008000000000000 3fb5555555555555 bfe0000000000000 3fe0000000000000 3fe0000000000000 4018000000000000 3fe0000000000000 1 0 1 ffffffffffffffff 3ff0000000000000 0 408e2c19 3f800001 7fefffffffffffff 10000000000000 35 402953fd 40052a7fa9d2f8ea c0400000 c0000000 c0000000 c0400000 c0000000 403819999999999a 3fd3333340000000 0 403b7438 3ff6a09e667f3bcc bf800000 1 43080000 c0a80000 bf000000
//@ expect: 7fc00000 7fc00000 7fc00000 7fc00000 7fc00000 7fc00000 116c2 116c2 7fc00000 7fc00000 7fc00000 7fc00000 1 0 0 0 0 0 0 0 0 0 0 1 1 440 7fc00000 7fc00000 0 7fc00000 7fc00000 7fc00000 5c8908aa 5d14074e f98683c2 c02e4cea dcd88ba3 5cd88ba3 dc1f05f2 5cd88ba3 dcd88ba3 3f800000 22175253 5cd88ba3 0 1 0 0 1 0 0 0 0 1 1 1 1 5033 1 5fc1dc90 59f1e233 4 3f800000 5cd88ba4 5c0908aa 43d5a124cc2bf712 c3d444aaba0e4840 476c84304b30b13b 3fa0a278a3b86b88 c385c7a121daed2b 4385c7a121daed2b 4385c7a121daed2b 43d4f2e7c31d1fa9 4385c7a121daed2b 1 0 1 ffffffffffffffff 4395c7a121daed2b 3b9aca00 408e2c19 3f800001 7fefffffffffffff 10000000000000 35 4ed57db4 41daafb67a8b856b c0400000 c0000000 c0000000 c0400000 c0000000 44028461cd82da20 3fd3333340000000 0 21352300 3ff6a09e667f3bcc bf800000 1 6105a2f8 c0a80000 bf000000
//@ expect: 0 0 80000000 7fc00000 80000000 0 0 0 80000000 3f800000 7f800000 0 0 1 0 0 0 0 0 1 1 0 1 0 1 5033 0 0 0 2 0 1 0 5f555555 5f955555 fe2aaaab c0c00000 df800000 5f800000 de2aaaab 5f800000 df800000 3f800000 1f800000 5f800000 0 1 0 0 1 0 0 0 0 1 1 1 1 5033 1 62652ee1 5c8efa35 4 3f800000 5f800001 5ed55555 43a999999999999b 43a9999999999999 441999999999999a 433999999999999a c3a999999999999a 43a999999999999a 4060000000000000 43a999999999999a 43a999999999999a 0 0 1 1 4070000000000000 3b9aca00 408e2c19 3f800001 7fefffffffffffff 10000000000000 35 417f7fe0 402feffbfdfebf1f c0400000 c0000000 c0000000 c0400000 c0000000 41f7ffffffd1999a 3fd3333340000000 0 7f800000 3ff6a09e667f3bcc bf800000 1 60800000 c0a80000 bf000000
