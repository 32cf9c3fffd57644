//! Powers of `f64`, by a logarithm of twice the precision.
use crate::intrinsics::floats::{LN2_HI, LN2_LO, exp_reduced, parts64};
use crate::intrinsics::{copysignf64, fabsf64, fmaf64, round_ties_even_f64, truncf64};

/// The logarithm as the sum of two numbers.
#[inline]
pub(crate) fn log_in_two(x: f64) -> (f64, f64) {
    let (k, m) = parts64(x);
    let f = m - 1.0;
    let d = m + 1.0;
    let d_low = m - (d - 1.0);
    let s = f / d;
    let s_low = fmaf64(-s, d, f) / d - s * d_low / d;
    let z = s * s;
    let z_low = fmaf64(s, s, -z) + 2.0 * s * s_low;
    // 2/3 of the square, then the rest of the series.
    let t = z * 0.6666666666666666;
    let t_low = fmaf64(z, 0.6666666666666666, -t) + z * 3.700743415417188e-17 + z_low * 0.6666666666666666;
    let q = fmaf64(z, 0.07407407407407407, 0.08);
    let q = fmaf64(z, q, 0.08695652173913043);
    let q = fmaf64(z, q, 0.09523809523809523);
    let q = fmaf64(z, q, 0.10526315789473684);
    let q = fmaf64(z, q, 0.11764705882352941);
    let q = fmaf64(z, q, 0.13333333333333333);
    let q = fmaf64(z, q, 0.15384615384615385);
    let q = fmaf64(z, q, 0.18181818181818182);
    let q = fmaf64(z, q, 0.2222222222222222);
    let q = fmaf64(z, q, 0.2857142857142857);
    let q = fmaf64(z, q, 0.4);
    let t_low = t_low + z * z * q;
    let p = s * t;
    let p_low = fmaf64(s, t, -p) + s * t_low + s_low * t;
    let high = 2.0 * s + p;
    let low = (2.0 * s - high) + p + p_low + 2.0 * s_low;
    let whole = k * LN2_HI;
    let sum = whole + high;
    // The larger of two summands goes first; `whole` is zero or larger.
    let rest = if k == 0.0 { low } else { (whole - sum) + high + low };
    (sum, rest + k * LN2_LO)
}

pub fn pow(x: f64, y: f64) -> f64 {
    if y == 0.0 || x == 1.0 {
        return 1.0;
    }
    if x != x || y != y {
        return x + y;
    }
    let is_whole = truncf64(y) == y;
    let is_odd = is_whole && fabsf64(y) < 9007199254740992.0 && (y as i64) & 1 == 1;
    let a = fabsf64(x);
    if a == 0.0 || a == f64::INFINITY {
        let size = if (a == 0.0) == (y < 0.0) { f64::INFINITY } else { 0.0 };
        return if is_odd { copysignf64(size, x) } else { size };
    }
    if fabsf64(y) == f64::INFINITY {
        return if a == 1.0 {
            1.0
        } else if (a > 1.0) == (y > 0.0) {
            f64::INFINITY
        } else {
            0.0
        };
    }
    if x < 0.0 && !is_whole {
        return f64::NAN;
    }
    let (high, low) = log_in_two(a);
    let product = y * high;
    let size = if product > 720.0 {
        f64::INFINITY
    } else if product < -800.0 {
        0.0
    } else {
        let rest = fmaf64(y, high, -product) + y * low;
        let n = round_ties_even_f64(product * 1.4426950408889634);
        exp_reduced(product - n * LN2_HI, n * LN2_LO - rest, n as i32)
    };
    if x < 0.0 && is_odd { -size } else { size }
}
