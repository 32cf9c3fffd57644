//@ depends: num-traits = { version = "0.2", default-features = false, features = ["libm"] }

//! Generic numbers: `num-traits` over `libm`.

use num_traits::*;
fn sum<T: Num + Copy + AsPrimitive<f64>>(xs: &[T]) -> u64 {
    let mut s = T::zero();
    for x in xs {
        s = s + *x * *x - T::one();
    }
    let f: f64 = s.as_();
    f.to_bits()
}
fn ints<
    T: PrimInt
        + WrappingAdd
        + WrappingMul
        + CheckedAdd
        + SaturatingSub<Output = T>
        + Bounded
        + ToPrimitive
        + FromPrimitive,
>(
    a: T,
    b: T,
    put: &mut impl FnMut(u64),
) where
    T: SaturatingSub,
{
    put(a.count_ones() as u64);
    put(a.leading_zeros() as u64);
    put(a.rotate_left(3).to_u64().unwrap_or(7));
    put(a.wrapping_add(&b).to_i64().unwrap_or(9) as u64);
    put(a.wrapping_mul(&b).to_i64().unwrap_or(9) as u64);
    put(a.checked_add(&b).is_some() as u64);
    put(num_traits::SaturatingSub::saturating_sub(&a, &b)
        .to_i64()
        .unwrap_or(1) as u64);
    put(T::max_value().to_f64().unwrap().to_bits());
    put(T::from_i32(77).map_or(5, |x| x.to_u64().unwrap()));
    put(a.swap_bytes().to_u64().unwrap_or(3));
    put(a.pow(3).to_i64().unwrap_or(4) as u64);
    put((a.unsigned_shr(2)).to_i64().unwrap_or(4) as u64);
}
fn floats<F: Float + FloatConst + FromPrimitive>(x: F, put: &mut impl FnMut(u64)) {
    for y in [
        x.sin(),
        x.exp(),
        x.sqrt(),
        x.powi(3),
        x.powf(F::from_f64(1.5).unwrap()),
        x.ln(),
        x.floor(),
        x.fract(),
        x.mul_add(x, F::PI()),
        x.atan2(F::E()),
        x.hypot(x),
        x.max(F::one()),
        x.signum(),
        F::epsilon(),
        F::min_positive_value(),
        x.to_degrees(),
        x.recip(),
        x.abs_sub(F::one()),
    ] {
        let (m, e, s) = y.integer_decode();
        put(m);
        put(e as u64);
        put(s as u64);
    }
    put(x.classify() as u64);
    put(x.is_nan() as u64);
}
pub fn answers(put: &mut impl FnMut(u64)) {
    put(sum(&[1i32, 2, 3]));
    put(sum(&[1.5f32, 2.5]));
    put(sum(&[250u8, 1]));
    ints(200u8, 100, put);
    ints(-5i32, 7, put);
    ints(1u64 << 60, 12345, put);
    ints(-3i16, 300, put);
    floats(0.7f32, put);
    floats(-2.25f64, put);
    floats(3e5f64, put);
    put(u8::from_i64(300).is_none() as u64);
    put(<f32 as NumCast>::from(7u64).unwrap().to_bits() as u64);
    put(cast::<f64, i8>(-128.9).map_or(1, |x| x as u64));
    put(cast::<f32, u32>(4294967296.0).is_none() as u64);
    put(clamp(15, 3, 9));
    put(pow(3u64, 13));
    put(checked_pow(10u32, 20).is_none() as u64);
    put(i32::from_str_radix("-7f", 16).unwrap() as u64);
    put(<f64 as Num>::from_str_radix("101.01", 2).map_or(1, |x| x.to_bits()));
    put(Inv::inv(4.0f32).to_bits() as u64);
    put(Euclid::div_euclid(&7i32, &-2) as u64);
    put(Euclid::rem_euclid(&-7i64, &3) as u64);
    put(abs(-9i8) as u64);
    put(Float::signum(-2.0f64).to_bits());
    put(abs_sub(5i32, 9) as u64);
}
