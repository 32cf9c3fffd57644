//! Functions of floats for which GPUs have no instruction, as code of our own: powers and logarithms, within one unit in the last
//! place.
use crate::libdevice::{powers, trig};
use super::{copysignf32, fabsf32, fmaf32, fmaf64, round_ties_even_f32, round_ties_even_f64, truncf32};

/// 2 to the power of `n`, which a normal number holds.
#[inline]
const fn power32(n: i32) -> f32 {
    f32::from_bits(((n + 127) as u32) << 23)
}

#[inline]
const fn power64(n: i32) -> f64 {
    f64::from_bits(((n + 1023) as u64) << 52)
}

/// `x` times 2 to the power of `n`, in two steps, so that subnormal numbers come out.
#[inline]
const fn scale32(x: f32, n: i32) -> f32 {
    let half = n >> 1;
    x * power32(half) * power32(n - half)
}

#[inline]
const fn scale64(x: f64, n: i32) -> f64 {
    let half = n >> 1;
    x * power64(half) * power64(n - half)
}

#[inline]
const fn clamp32(x: f32, low: f32, high: f32) -> f32 {
    if x > high { high } else if x < low { low } else { x }
}

#[inline]
const fn clamp64(x: f64, low: f64, high: f64) -> f64 {
    if x > high { high } else if x < low { low } else { x }
}

/// `e` to the power of `r`, from -0.35 to 0.35, less one.
#[inline]
pub(crate) const fn exp_less32(r: f32) -> f32 {
    let p = fmaf32(r, 0.000198910173, 0.00139336742);
    let p = fmaf32(r, p, 0.00833331048);
    let p = fmaf32(r, p, 0.041666463);
    let p = fmaf32(r, p, 0.166666672);
    let p = fmaf32(r, p, 0.5);
    fmaf32(r * r, p, r)
}

/// `e` to the power of `x + low`, `x` from -110 to 90: a number next to one, less one, and the power of two that it is times.
#[inline]
pub(crate) const fn exp_parts32(x: f32, low: f32) -> (f32, i32) {
    let n = round_ties_even_f32(x * 1.442695);
    // `x - n ln 2`, with ln 2 in two parts, the first of few digits.
    let r = fmaf32(n, -0.693145751953125, x);
    (exp_less32(fmaf32(n, -1.42860677e-6, r + low)), n as i32)
}

pub const fn expf32(x: f32) -> f32 {
    let (less, n) = exp_parts32(clamp32(x, -110.0, 90.0), 0.0);
    scale32(1.0 + less, n)
}

/// The power of two. `exp2f32`, as `sinf32`, `cosf32` and `log2f32`, is the instruction that LLVM selects.
pub(crate) const fn exp2_precise(x: f32) -> f32 {
    let x = clamp32(x, -160.0, 130.0);
    let n = round_ties_even_f32(x);
    let r = x - n;
    let p = fmaf32(r, 1.52973244e-5, 0.000154614449);
    let p = fmaf32(r, p, 0.0013333502);
    let p = fmaf32(r, p, 0.00961805694);
    let p = fmaf32(r, p, 0.0555041097);
    let p = fmaf32(r, p, 0.240226507);
    let p = fmaf32(r, p, 0.693147182);
    scale32(fmaf32(r, p, 1.0), n as i32)
}

/// What `e` to the power of `hi - lo`, which is less than half of ln 2, has beside `1 + hi`.
#[inline]
const fn exp_rest(hi: f64, lo: f64) -> f64 {
    let x = hi - lo;
    let t = x * x;
    let p = fmaf64(t, 4.13813679705723846039e-8, -1.65339022054652515390e-6);
    let p = fmaf64(t, p, 6.61375632143793436117e-5);
    let p = fmaf64(t, p, -2.77777777770155933842e-3);
    let p = fmaf64(t, p, 1.66666666666666019037e-1);
    let c = x - t * p;
    (x * c) / (2.0 - c) - lo
}

/// `e` to the power of `hi - lo`, which is less than half of ln 2, times 2 to the power of `n`.
#[inline]
pub(crate) const fn exp_reduced(hi: f64, lo: f64, n: i32) -> f64 {
    scale64(1.0 + (hi + exp_rest(hi, lo)), n)
}

/// `e` to the power of `x`, whose size is at most 1400: a number next to one, less one, and the power of two that it is times.
#[inline]
pub(crate) const fn exp_parts64(x: f64) -> (f64, i32) {
    let n = round_ties_even_f64(x * 1.4426950408889634);
    let hi = x - n * LN2_HI;
    (hi + exp_rest(hi, n * LN2_LO), n as i32)
}

pub(crate) const LN2_HI: f64 = 6.93147180369123816490e-1;
pub(crate) const LN2_LO: f64 = 1.90821492927058770002e-10;

pub const fn expf64(x: f64) -> f64 {
    let x = clamp64(x, -800.0, 720.0);
    let n = round_ties_even_f64(x * 1.4426950408889634);
    exp_reduced(x - n * LN2_HI, n * LN2_LO, n as i32)
}

pub const fn exp2f64(x: f64) -> f64 {
    let x = clamp64(x, -1100.0, 1030.0);
    let n = round_ties_even_f64(x);
    let part = x - n;
    exp_reduced(part * 0.6931471805599453, part * -2.3190468138462996e-17, n as i32)
}

/// The exponent of a positive number, and its fraction between the roots of 1/2 and 2.
#[inline]
const fn parts32(x: f32) -> (f32, f32) {
    let (x, below) = if x < f32::MIN_POSITIVE { (x * 8388608.0, -23.0) } else { (x, 0.0) };
    let bits = x.to_bits() as i32;
    let at = (bits - 0x3f3504f3) >> 23;
    (at as f32 + below, f32::from_bits((bits - (at << 23)) as u32))
}

#[inline]
pub(crate) const fn parts64(x: f64) -> (f64, f64) {
    let (x, below) = if x < f64::MIN_POSITIVE { (x * 18014398509481984.0, -54.0) } else { (x, 0.0) };
    let bits = x.to_bits() as i64;
    let at = (bits - 0x3fe6a09e667f3bcd) >> 52;
    (at as f64 + below, f64::from_bits((bits - (at << 52)) as u64))
}

/// What a logarithm is of numbers that have no finite one.
#[inline]
const fn special32(x: f32) -> Option<f32> {
    if x == 0.0 {
        Some(f32::NEG_INFINITY)
    } else if x < 0.0 {
        Some(f32::NAN)
    } else if x == f32::INFINITY || x != x {
        Some(x)
    } else {
        None
    }
}

#[inline]
const fn special64(x: f64) -> Option<f64> {
    if x == 0.0 {
        Some(f64::NEG_INFINITY)
    } else if x < 0.0 {
        Some(f64::NAN)
    } else if x == f64::INFINITY || x != x {
        Some(x)
    } else {
        None
    }
}

/// What `ln(1 + f)` has beside `f - f^2 / 2`, for `1 + f` between the roots of 1/2 and 2.
#[inline]
const fn log_rest32(f: f32, half: f32) -> f32 {
    let s = f / (2.0 + f);
    let z = s * s;
    let r = fmaf32(z, 0.24279078841, 0.28498786688);
    let r = fmaf32(z, r, 0.40000972152);
    let r = z * fmaf32(z, r, 0.66666662693);
    s * (half + r)
}

#[inline]
const fn log_rest64(f: f64, half: f64) -> f64 {
    let s = f / (2.0 + f);
    let z = s * s;
    let r = fmaf64(z, 1.479819860511658591e-1, 1.531383769920937332e-1);
    let r = fmaf64(z, r, 1.818357216161805012e-1);
    let r = fmaf64(z, r, 2.222219843214978396e-1);
    let r = fmaf64(z, r, 2.857142874366239149e-1);
    let r = fmaf64(z, r, 3.999999999940941908e-1);
    let r = z * fmaf64(z, r, 6.666666666666735130e-1);
    s * (half + r)
}

macro_rules! logarithms {
    (
        $float:ident $special:ident $parts:ident $rest:ident $fma:ident
        natural $high:expr, $low:expr;
        binary $log2:literal $log2_low:literal
        decimal $log10:literal $log10_low:literal $digit:literal $digit_low:literal
        names $log:ident $log_1p:ident $other:ident $ln:ident $lb:ident $lg:ident
    ) => {
        /// `k ln 2 + ln(1 + f) + c`, for `1 + f` between the roots of 1/2 and 2 and a small `c`.
        #[inline]
        const fn $log(k: $float, f: $float, c: $float) -> $float {
            let half = 0.5 * f * f;
            k * $high - ((half - ($rest(f, half) + $fma(k, $low, c))) - f)
        }
        /// The logarithm of `m` times a number in two parts, and `k` times the logarithm of two in the same.
        #[inline]
        const fn $other(k: $float, m: $float, (high, low): ($float, $float), (two, two_low): ($float, $float)) -> $float {
            let f = m - 1.0;
            let half = 0.5 * f * f;
            let large = f - half;
            let small = ((f - large) - half) + $rest(f, half);
            let log = large + small;
            let log_low = (large - log) + small;
            let p = log * high;
            let p_low = $fma(log, high, -p) + $fma(log_low, high, log * low);
            let whole = k * two;
            let sum = whole + p;
            sum + (((whole - sum) + p) + $fma(k, two_low, p_low))
        }
        pub const fn $ln(x: $float) -> $float {
            if let Some(value) = $special(x) {
                return value;
            }
            let (k, m) = $parts(x);
            $log(k, m - 1.0, 0.0)
        }
        pub const fn $lb(x: $float) -> $float {
            if let Some(value) = $special(x) {
                return value;
            }
            let (k, m) = $parts(x);
            $other(k, m, ($log2, $log2_low), (1.0, 0.0))
        }
        pub const fn $lg(x: $float) -> $float {
            if let Some(value) = $special(x) {
                return value;
            }
            let (k, m) = $parts(x);
            $other(k, m, ($log10, $log10_low), ($digit, $digit_low))
        }
        /// `ln(1 + x)`
        pub(crate) const fn $log_1p(x: $float) -> $float {
            if x == 0.0 {
                return x;
            }
            let u = 1.0 + x;
            if let Some(value) = $special(u) {
                return value;
            }
            let (k, m) = $parts(u);
            if k == 0.0 {
                return $log(k, x, 0.0);
            }
            // What rounding of the sum left out.
            let rest = if x < 1.0 { x - (u - 1.0) } else { 1.0 - (u - x) };
            $log(k, m - 1.0, rest / u)
        }
    };
}

logarithms! {
    f32 special32 parts32 log_rest32 fmaf32
    natural 6.9313812256e-1, 9.0580006145e-6;
    binary 1.44269502 1.92596299e-8
    decimal 0.434294492 -1.01030501e-8 3.0102920532e-1 7.9034151668e-7
    names log_of32 log_1p32 other_log32 logf32 log2_precise log10f32
}
logarithms! {
    f64 special64 parts64 log_rest64 fmaf64
    natural LN2_HI, LN2_LO;
    binary 1.4426950408889634 2.0355273740931033e-17
    decimal 0.4342944819032518 1.098319650216765e-17 3.01029995663611771306e-1 3.69423907715893078616e-13
    names log_of64 log_1p64 other_log64 logf64 log2f64 log10f64
}

macro_rules! whole_powers {
    ($($name:ident $ty:ident;)*) => { $(
        pub const fn $name(x: $ty, n: i32) -> $ty {
            let mut base = x;
            let mut left = n.unsigned_abs();
            let mut power = 1.0;
            loop {
                if left & 1 == 1 {
                    power *= base;
                }
                left >>= 1;
                if left == 0 {
                    break;
                }
                base *= base;
            }
            if n < 0 { 1.0 / power } else { power }
        }
    )* };
}

whole_powers! { powif16 f16; powif32 f32; powif64 f64; }

/// Computed in `f64`, whose logarithm is precise enough for every power that an `f32` holds.
pub const fn powf32(x: f32, y: f32) -> f32 {
    if y == 0.0 || x == 1.0 {
        return 1.0;
    }
    if x != x || y != y {
        return x + y;
    }
    let is_whole = truncf32(y) == y;
    let is_odd = is_whole && fabsf32(y) < 16777216.0 && (y as i32) & 1 == 1;
    if x == 0.0 {
        let size = if y < 0.0 { f32::INFINITY } else { 0.0 };
        return if is_odd { copysignf32(size, x) } else { size };
    }
    if x == -1.0 && fabsf32(y) == f32::INFINITY {
        return 1.0;
    }
    if x < 0.0 && !is_whole && x != f32::NEG_INFINITY {
        return f32::NAN;
    }
    let size = exp2f64(y as f64 * log2f64(fabsf32(x) as f64)) as f32;
    if x < 0.0 && is_odd { -size } else { size }
}

macro_rules! through_f32 {
    ($($name:ident = $wide:path;)*) => { $(
        pub const fn $name(x: f16) -> f16 {
            $wide(x as f32) as f16
        }
    )* };
}

through_f32! {
    expf16 = expf32;
    exp2f16 = exp2_precise;
    logf16 = logf32;
    log2f16 = log2_precise;
    log10f16 = log10f32;
}

pub const fn powf16(x: f16, y: f16) -> f16 {
    powf32(x as f32, y as f32) as f16
}

macro_rules! by_library {
    ($($name:ident($($arg:ident),+) $ty:ident = $value:expr;)*) => { $(
        pub fn $name($($arg: $ty),+) -> $ty {
            $value
        }
    )* };
}

by_library! {
    sinf16(x) f16 = trig::sinf(x as f32) as f16;
    sinf64(x) f64 = trig::sin(x);
    cosf16(x) f16 = trig::cosf(x as f32) as f16;
    cosf64(x) f64 = trig::cos(x);
    powf64(x, y) f64 = powers::pow(x, y);
}
