//! Functions made of exponentials, logarithms and roots, for both widths.
use crate::intrinsics::{
    copysignf32, copysignf64, exp2f32, exp2f64, expf32, expf64, fabsf32, fabsf64, fmaf32, fmaf64, logf32, logf64,
    round_ties_even_f32, round_ties_even_f64, sqrtf32, sqrtf64,
};

macro_rules! elementary {
    (
        $float:ident $exp:ident $log:ident $exp2:ident $sqrt:ident $abs:ident $sign:ident $fma:ident $round:ident
        limits $large:literal $root:literal $limit:literal
        decimal $high:literal $low:literal
        names $expm1:ident $log1p:ident $sinh:ident $cosh:ident $tanh:ident $asinh:ident $acosh:ident $atanh:ident $hypot:ident
        $exp10:ident
    ) => {
        /// By the exponential and its logarithm, whose errors cancel (W. Kahan).
        pub fn $expm1(x: $float) -> $float {
            let u = $exp(x);
            if u == 1.0 {
                return x;
            }
            let less = u - 1.0;
            if less == -1.0 || u > $large {
                return less;
            }
            less * (x / $log(u))
        }
        pub fn $log1p(x: $float) -> $float {
            let u = 1.0 + x;
            if u == 1.0 || u == $float::INFINITY {
                return x;
            }
            if u <= 0.0 {
                return $log(u);
            }
            $log(u) * (x / (u - 1.0))
        }
        pub fn $sinh(x: $float) -> $float {
            let a = $abs(x);
            let value = if a < 1.0 {
                let t = $expm1(a);
                0.5 * (t + t / (t + 1.0))
            } else {
                // In two factors, so that it overflows no sooner than its result.
                let half = $exp(0.5 * a);
                0.5 * half * half - 0.5 / half / half
            };
            $sign(value, x)
        }
        pub fn $cosh(x: $float) -> $float {
            let half = $exp(0.5 * $abs(x));
            0.5 * half * half + 0.5 / half / half
        }
        pub fn $tanh(x: $float) -> $float {
            let a = $abs(x);
            let value = if a > 22.0 {
                1.0
            } else if a > 0.55 {
                1.0 - 2.0 / ($exp(2.0 * a) + 1.0)
            } else {
                let t = $expm1(-2.0 * a);
                -t / (t + 2.0)
            };
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
            $sign(0.5 * $log1p(2.0 * a / (1.0 - a)), x)
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
        pub fn $exp10(x: $float) -> $float {
            // Beyond the range the result is infinite or zero, and no difference of large numbers is asked for.
            let x = if x > $limit { $limit } else if x < -$limit { -$limit } else { x };
            let n = $round(x * 3.32192809488736234787);
            let r = $fma(n, -$high, x);
            let r = $fma(n, -$low, r);
            let whole = $exp2(n * 0.5);
            $exp(r * 2.30258509299404568402) * whole * whole
        }
    };
}

elementary! {
    f32 expf32 logf32 exp2f32 sqrtf32 fabsf32 copysignf32 fmaf32 round_ties_even_f32
    limits 1.0e8 1.0e9 60.0
    decimal 3.0102539062e-1 4.6050388e-6
    names expm1f log1pf sinhf coshf tanhf asinhf acoshf atanhf hypotf exp10f
}
elementary! {
    f64 expf64 logf64 exp2f64 sqrtf64 fabsf64 copysignf64 fmaf64 round_ties_even_f64
    limits 1.0e17 1.0e9 400.0
    decimal 3.01025390625e-1 4.60503898119521373889e-6
    names expm1 log1p sinh cosh tanh asinh acosh atanh hypot exp10
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
            $sign(t * scale, x)
        }
        pub fn $rcbrt(x: $float) -> $float {
            1.0 / $cbrt(x)
        }
    };
}

cube_roots! { f32 u32 i32 fabsf32 copysignf32 fmaf32 1.0e-30 1073741824.0 9.765625e-4 709958130 2: cbrtf rcbrtf }
cube_roots! { f64 u64 i64 fabsf64 copysignf64 fmaf64 1.0e-300 18014398509481984.0 3.814697265625e-6 3071306043645493248 4: cbrt rcbrt }
