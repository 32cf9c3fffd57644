//! Lengths of vectors and their reciprocals: squares of numbers that a power of two has brought near one, summed in two parts.
use super::{exponent32, exponent64, scaled32, scaled64};
use crate::intrinsics::{fabsf32, fabsf64, fmaf32, fmaf64, sqrtf32, sqrtf64};

macro_rules! norms {
    ($float:ident $abs:ident $fma:ident $sqrt:ident $exponent:ident $scaled:ident
        $larger:ident $power:ident $sum:ident $root:ident $reciprocal:ident $of_many:ident $norm:ident $rnorm:ident) => {
        /// The larger, which no NaN is.
        #[inline]
        fn $larger(a: $float, b: $float) -> $float {
            let b = $abs(b);
            if b > a { b } else { a }
        }
        /// The power of two next to the largest number.
        #[inline]
        fn $power(most: $float) -> i32 {
            if most > 0.0 && most < $float::INFINITY { $exponent(most) } else { 0 }
        }
        /// Adds a square to a sum in two parts.
        #[inline]
        fn $sum((high, low): ($float, $float), x: $float) -> ($float, $float) {
            let square = x * x;
            let sum = high + square;
            let part = sum - high;
            let rest = (high - (sum - part)) + (square - part);
            (sum, low + (rest + $fma(x, x, -square)))
        }
        #[inline]
        fn $root(most: $float, n: i32, (high, low): ($float, $float)) -> $float {
            if most == 0.0 || most == $float::INFINITY {
                return most + if most == 0.0 { high } else { 0.0 };
            }
            let r = $sqrt(high);
            // One step of Newton's, whose divisor needs few digits.
            $scaled(r + ($fma(-r, r, high) + low) * (0.5 / r), n)
        }
        #[inline]
        fn $reciprocal(most: $float, n: i32, (high, low): ($float, $float)) -> $float {
            if most == 0.0 || most == $float::INFINITY {
                return if most == 0.0 { 1.0 / high } else { 0.0 };
            }
            let r = 1.0 / $sqrt(high);
            let square = r * r;
            let rest = $fma(-high, square, 1.0) - high * $fma(r, r, -square) - low * square;
            $scaled($fma(0.5 * r, rest, r), -n)
        }
        #[inline]
        unsafe fn $of_many(dim: i32, p: *const $float) -> ($float, i32, ($float, $float)) {
            let mut most = 0.0;
            let mut at = 0;
            while at < dim {
                most = $larger(most, unsafe { *p.add(at as usize) });
                at += 1;
            }
            let n = $power(most);
            let mut sum = (0.0, 0.0);
            let mut at = 0;
            while at < dim {
                sum = $sum(sum, $scaled(unsafe { *p.add(at as usize) }, -n));
                at += 1;
            }
            (most, n, sum)
        }
        pub unsafe fn $norm(dim: i32, p: *const $float) -> $float {
            let (most, n, sum) = unsafe { $of_many(dim, p) };
            $root(most, n, sum)
        }
        pub unsafe fn $rnorm(dim: i32, p: *const $float) -> $float {
            let (most, n, sum) = unsafe { $of_many(dim, p) };
            $reciprocal(most, n, sum)
        }
    };
}

norms! { f32 fabsf32 fmaf32 sqrtf32 exponent32 scaled32 larger32 power32 sum32 root32 reciprocal32 of_many32 normf rnormf }
norms! { f64 fabsf64 fmaf64 sqrtf64 exponent64 scaled64 larger64 power64 sum64 root64 reciprocal64 of_many64 norm rnorm }

macro_rules! fixed {
    ($($name:ident($($arg:ident),+) $float:ident $scaled:ident $larger:ident $power:ident $sum:ident $end:ident;)*) => { $(
        pub fn $name($($arg: $float),+) -> $float {
            let mut most = 0.0;
            $(most = $larger(most, $arg);)+
            let n = $power(most);
            let mut sum = (0.0, 0.0);
            $(sum = $sum(sum, $scaled($arg, -n));)+
            $end(most, n, sum)
        }
    )* };
}

fixed! {
    rhypotf(a, b) f32 scaled32 larger32 power32 sum32 reciprocal32;
    norm3df(a, b, c) f32 scaled32 larger32 power32 sum32 root32;
    rnorm3df(a, b, c) f32 scaled32 larger32 power32 sum32 reciprocal32;
    norm4df(a, b, c, d) f32 scaled32 larger32 power32 sum32 root32;
    rnorm4df(a, b, c, d) f32 scaled32 larger32 power32 sum32 reciprocal32;
    rhypot(a, b) f64 scaled64 larger64 power64 sum64 reciprocal64;
    norm3d(a, b, c) f64 scaled64 larger64 power64 sum64 root64;
    rnorm3d(a, b, c) f64 scaled64 larger64 power64 sum64 reciprocal64;
    norm4d(a, b, c, d) f64 scaled64 larger64 power64 sum64 root64;
    rnorm4d(a, b, c, d) f64 scaled64 larger64 power64 sum64 reciprocal64;
}
