//! Functions made of exponentials, logarithms and roots, for both widths.
use super::{scaled32, scaled64};
use crate::intrinsics::floats::{exp_less32, exp_parts32, exp_parts64, exp_reduced, log_1p32, log_1p64};
use crate::intrinsics::{
    copysignf32, copysignf64, fabsf32, fabsf64, fmaf32, fmaf64, logf32, logf64, round_ties_even_f32,
    round_ties_even_f64, sqrtf32, sqrtf64,
};

#[inline]
fn parts32(x: f32) -> (f32, i32) {
    exp_parts32(x, 0.0)
}

macro_rules! elementary {
    (
        $float:ident $parts:ident $log:ident $log_1p:ident $scaled:ident $sqrt:ident $abs:ident $sign:ident $fma:ident
        limits $least:literal $over:literal $most:literal $one:literal $root:literal
        tanh $tanh_rest:tt
        names $expm1:ident $log1p:ident $sinh:ident $cosh:ident $tanh:ident $asinh:ident $acosh:ident $atanh:ident $hypot:ident
        $half_exp:ident
    ) => {
        pub fn $expm1(x: $float) -> $float {
            if x != x {
                return x;
            }
            if x > $over {
                return $float::INFINITY;
            }
            let x = if x < $least { $least } else { x };
            let (less, n) = $parts(x);
            if n == 0 {
                return $sign(less, x);
            }
            // Half of the power of two, which does not overflow, times two.
            let power = $scaled(0.5, n);
            2.0 * $fma(power, less, power - 0.5)
        }
        #[inline]
        pub fn $log1p(x: $float) -> $float {
            $log_1p(x)
        }
        /// Half of the exponential of a number that is not negative.
        #[inline]
        fn $half_exp(a: $float) -> $float {
            let (less, n) = $parts(if a > $most { $most } else { a });
            $scaled(0.5 + 0.5 * less, n)
        }
        pub fn $sinh(x: $float) -> $float {
            let a = $abs(x);
            let value = if a < 1.0 {
                let t = $expm1(a);
                0.5 * (t + t / (t + 1.0))
            } else {
                let half = $half_exp(a);
                half - 0.25 / half
            };
            if x != x { x } else { $sign(value, x) }
        }
        pub fn $cosh(x: $float) -> $float {
            if x != x {
                return x;
            }
            let a = $abs(x);
            let (less, n) = $parts(if a > $most { $most } else { a });
            // Half of the exponential with what its rounding left out, and its inverse, before they are scaled.
            let half = 0.5 + 0.5 * less;
            let rest = 0.5 * less - (half - 0.5);
            let power = $scaled(1.0, -n);
            $scaled(half + (rest + 0.25 * power * (power / half)), n)
        }
        pub fn $tanh(x: $float) -> $float {
            let a = $abs(x);
            if a < 0.55 {
                let z = x * x;
                return $sign($fma(x * z, poly!($fma, z, $tanh_rest), x), x);
            }
            let value = if a > $one { 1.0 } else { 1.0 - 1.0 / ($half_exp(2.0 * a) + 0.5) };
            if x != x { x } else { $sign(value, x) }
        }
        pub fn $asinh(x: $float) -> $float {
            let a = $abs(x);
            let value = if a > $root {
                $log(a) + 0.693147180559945309
            } else {
                let z = a * a;
                $log1p(a + z / (1.0 + $sqrt(z + 1.0)))
            };
            $sign(value, x)
        }
        pub fn $acosh(x: $float) -> $float {
            if x > $root {
                return $log(x) + 0.693147180559945309;
            }
            if x < 1.0 {
                return $float::NAN;
            }
            let t = x - 1.0;
            $log1p(t + $sqrt(t * (t + 2.0)))
        }
        pub fn $atanh(x: $float) -> $float {
            let a = $abs(x);
            let twice = 2.0 * a;
            let part = if a < 0.5 { twice + twice * a / (1.0 - a) } else { twice / (1.0 - a) };
            $sign(0.5 * $log1p(part), x)
        }
        pub fn $hypot(x: $float, y: $float) -> $float {
            let (a, b) = ($abs(x), $abs(y));
            if a == $float::INFINITY || b == $float::INFINITY {
                return $float::INFINITY;
            }
            let (large, small) = if a > b { (a, b) } else { (b, a) };
            if large == 0.0 || x != x || y != y {
                return large + small;
            }
            let part = small / large;
            large * $sqrt($fma(part, part, 1.0))
        }
    };
}

elementary! {
    f32 parts32 logf32 log_1p32 scaled32 sqrtf32 fabsf32 copysignf32 fmaf32
    limits -20.0 89.0 90.0 10.0 1.0e9
    tanh [-0.333333313, 0.133330926, -0.0539053604, 0.0212847237, -0.0065643955]
    names expm1f log1pf sinhf coshf tanhf asinhf acoshf atanhf hypotf half_expf
}
elementary! {
    f64 exp_parts64 logf64 log_1p64 scaled64 sqrtf64 fabsf64 copysignf64 fmaf64
    limits -40.0 710.0 720.0 22.0 1.0e9
    tanh [
        -0.33333333333333331, 0.13333333333332556, -0.053968253967247262, 0.021869488485246009, -0.00886323420601293,
        0.0035921078811045905, -0.0014556421112203049, 0.00058884004225372827, -0.00023435314845645768,
        8.4657186402503472e-5, -2.0289800612514075e-5
    ]
    names expm1 log1p sinh cosh tanh asinh acosh atanh hypot half_exp
}

/// A multiple of log10(2) away, in two parts, and the rest times ln 10, in two parts.
pub fn exp10f(x: f32) -> f32 {
    let x = if x > 60.0 { 60.0 } else if x < -60.0 { -60.0 } else { x };
    let n = round_ties_even_f32(x * 3.32192809);
    let r = fmaf32(n, -0.000248745664, fmaf32(n, -0.30078125, x));
    let high = r * 2.30258512;
    let low = fmaf32(r, 2.30258512, -high) - r * 3.19754367e-8;
    scaled32(1.0 + (exp_less32(high) + low), n as i32)
}

pub fn exp10(x: f64) -> f64 {
    let x = if x > 400.0 { 400.0 } else if x < -400.0 { -400.0 } else { x };
    let n = round_ties_even_f64(x * 3.32192809488736234787);
    let r = fmaf64(n, -0.30102999554947019, x);
    let high = r * 2.302585092994046;
    let low = fmaf64(r, 2.302585092994046, -high) - r * 2.1707562233822494e-16 - n * (1.1451100898021838e-10 * 2.302585092994046);
    exp_reduced(high, -low, n as i32)
}

macro_rules! cube_roots {
    ($float:ident $bits:ident $int:ident $abs:ident $sign:ident $fma:ident $smallest:literal $up:literal $down:literal $third:literal $steps:literal: $cbrt:ident $rcbrt:ident) => {
        pub fn $cbrt(x: $float) -> $float {
            let a = $abs(x);
            if a == 0.0 || a == $float::INFINITY || x != x {
                return x;
            }
            let (a, scale) = if a < $smallest { (a * $up, $down) } else { (a, 1.0) };
            // A third of the exponent, then Halley's steps.
            let mut t = $float::from_bits(a.to_bits() / 3 + $third);
            let mut step = 0;
            while step < $steps {
                let part = t * t / a * t;
                t -= t * ((part - 1.0) / (2.0 * part + 1.0));
                step += 1;
            }
            // One step of Newton's, of the cube in two parts.
            let square = t * t;
            let cube = square * t;
            let rest = $fma(square, t, -cube) + $fma(t, t, -square) * t;
            t -= ((cube - a) + rest) / (3.0 * square);
            $sign(t * scale, x)
        }
        pub fn $rcbrt(x: $float) -> $float {
            let r = 1.0 / $cbrt(x);
            if r - r != 0.0 || r == 0.0 {
                return r;
            }
            // One step of Newton's, of products in two parts.
            let square = r * r;
            let product = x * r;
            let rest = $fma(-product, square, 1.0) - product * $fma(r, r, -square) - square * $fma(x, r, -product);
            $fma(r, rest * 0.333333333333333333, r)
        }
    };
}

cube_roots! { f32 u32 i32 fabsf32 copysignf32 fmaf32 1.0e-30 1073741824.0 9.765625e-4 709958130 2: cbrtf rcbrtf }
cube_roots! { f64 u64 i64 fabsf64 copysignf64 fmaf64 1.0e-300 18014398509481984.0 3.814697265625e-6 3071306043645493248 4: cbrt rcbrt }

pub fn rsqrt(x: f64) -> f64 {
    let r = 1.0 / sqrtf64(x);
    if r - r != 0.0 || r == 0.0 {
        return r;
    }
    // One step of Newton's.
    fmaf64(0.5 * r, fmaf64(-(x * r), r, 1.0), r)
}
