//@ depends: libm = "0.2"

//! Functions of `libm` on ordinary numbers and at the ends of the range.

fn bits(x: f64) -> u64 {
    if x.is_nan() { 1 } else { x.to_bits() }
}
fn bits32(x: f32) -> u64 {
    if x.is_nan() { 1 } else { x.to_bits() as u64 }
}

pub fn answers(put: &mut impl FnMut(u64)) {
    for x in [0.0f64, -0.0, 0.5, -1.25, 3.7, 1e-5, -7.3e8, 1e300, f64::INFINITY, f64::NAN, 5e-324] {
        macro_rules! one {
            ($($f:ident)*) => { $( put(bits(libm::$f(x))); )* };
        }
        one! { acos asinh atan cbrt cosh erf exp expm1 floor j0 lgamma log log2 round sin sqrt tan tanh tgamma }
        macro_rules! one32 {
            ($($f:ident)*) => { $( put(bits32(libm::$f(x as f32))); )* };
        }
        one32! { asinf atanf cbrtf ceilf cosf exp2f log10f sinhf sqrtf tanf truncf }
        put(bits(libm::pow(x, 1.5)));
        put(bits(libm::atan2(x, -2.0)));
        put(bits(libm::fmod(x, 0.3)));
        put(bits32(libm::powf(x as f32, -3.0)));
        put(bits32(libm::hypotf(x as f32, 2.0)));
        let (mantissa, exponent) = libm::frexp(x);
        put(bits(mantissa));
        put(exponent as u64);
        let (sin, cos) = libm::sincos(x);
        put(bits(sin));
        put(bits(cos));
    }
}
