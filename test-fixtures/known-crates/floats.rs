//@ depends: half = { version = "1", default-features = false }
//@ depends: ordered-float = { version = "2", default-features = false }
//@ depends: approx = { version = "0.5", default-features = false }
//@ depends: num-complex = { version = "0.4", default-features = false, features = ["libm"] }
//@ depends: num-rational = { version = "0.4", default-features = false }
//@ depends: num-integer = { version = "0.1", default-features = false }

//! Floats of other widths and orders, complex numbers and fractions.

use approx::{abs_diff_eq, relative_eq, ulps_eq};
use half::{bf16, f16};
use num_complex::{Complex, Complex64};
use num_integer::{binomial, Integer, Roots};
use num_rational::Ratio;
use ordered_float::{NotNan, OrderedFloat};
fn answers(put: &mut impl FnMut(u64)) {
    for x in [0.0f32, 1.5, -2.25, 65504.0, 1e-7, f32::INFINITY, 0.1] {
        let h = f16::from_f32(x);
        put(h.to_bits() as u64);
        put(h.to_f32().to_bits() as u64);
        put(bf16::from_f32(x).to_bits() as u64);
        put(h.is_finite() as u64);
        put(f16::from_f64(x as f64).to_f64().to_bits());
    }
    put(f16::from_f32(3.0)
        .partial_cmp(&f16::from_f32(2.0))
        .map_or(9, |o| o as i8 as u64));
    let mut a = [3.5f64, -1.0, f64::NAN, 2.0, -0.0].map(OrderedFloat);
    a.sort();
    for x in a {
        put(x.0.to_bits());
    }
    put(NotNan::new(f32::NAN).is_err() as u64);
    put((NotNan::new(2.0f32).unwrap() * 3.0).into_inner().to_bits() as u64);
    put(abs_diff_eq!(1.0, 1.0 + 1e-17) as u64);
    put(relative_eq!(100.0f32, 100.00001, max_relative = 1e-6) as u64);
    put(ulps_eq!(1.0f64, 1.0000000000000002, max_ulps = 1) as u64);
    put(abs_diff_eq!(1.0, 1.1, epsilon = 0.05) as u64);
    let (z, w) = (Complex64::new(1.0, 2.0), Complex::new(-0.5, 3.0));
    for v in [
        z * w,
        z / w,
        z + w,
        z.conj() - w,
        z.powi(5),
        z.inv(),
        w.scale(2.0),
        -z,
    ] {
        put(v.re.to_bits());
        put(v.im.to_bits());
    }
    put(z.norm_sqr().to_bits());
    let g = Complex::<i32>::i() * Complex::new(4, 5);
    put(g.re as u64);
    put(g.im as u64);
    put((z == z.conj().conj()) as u64);
    let r = Ratio::new(6i64, -8);
    put(*r.numer() as u64);
    put(*r.denom() as u64);
    let q = r + Ratio::new(5, 12) * 3 - Ratio::from_integer(2);
    put(*q.numer() as u64);
    put(*q.denom() as u64);
    put(q.floor().to_integer() as u64);
    put(q.round().to_integer() as u64);
    put((r < q) as u64);
    put(q.pow(-2).numer().unsigned_abs());
    put(48u32.gcd(&36) as u64);
    put(48u64.lcm(&36));
    put((-7i32).div_floor(&2) as u64);
    put((-7i32).mod_floor(&2) as u64);
    put(1000001u64.sqrt());
    put(1000001u64.cbrt());
    put(binomial(20u64, 7));
    put(7i16.is_odd() as u64);
    let e = 240i64.extended_gcd(&46);
    put(e.x as u64);
    put(e.y as u64);
    put(13u8.div_ceil(5) as u64);
}
