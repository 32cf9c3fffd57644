//! Float arithmetic and the exact methods of `core`.
use core::f32::consts as c32;
fn each32(a: f32, b: f32, out: &mut Out) {
    out.put((a + b, a - b, a * b));
    out.put((a / b, -a, a.abs()));
    out.put((a.min(b), a.max(b), a.copysign(b)));
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
    out.put((a.min(b), a.max(b), a.copysign(b)));
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
