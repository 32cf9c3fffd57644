//! Functions of floats for which GPUs have no instruction, as code of our own: powers and logarithms, within two units in the
//! last place. `sinf64` and others that are missing are refused by name.
use super::{copysignf32, exp2f32, fabsf32, fmaf32, fmaf64, round_ties_even_f32, round_ties_even_f64, truncf32};

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

pub const fn expf32(x: f32) -> f32 {
    let x = clamp32(x, -110.0, 90.0);
    let n = round_ties_even_f32(x * 1.442695);
    // x / ln 2 - n, with ln 2 in two parts.
    let part = fmaf32(x, 1.4426950216293335, -n);
    let part = fmaf32(x, 1.925963033500011e-8, part);
    scale32(exp2f32(part), n as i32)
}

/// `e` to the power of `hi - lo`, which is less than half of ln 2, times 2 to the power of `n`.
#[inline]
pub(crate) const fn exp_reduced(hi: f64, lo: f64, n: i32) -> f64 {
    let x = hi - lo;
    let t = x * x;
    let p = fmaf64(t, 4.13813679705723846039e-8, -1.65339022054652515390e-6);
    let p = fmaf64(t, p, 6.61375632143793436117e-5);
    let p = fmaf64(t, p, -2.77777777770155933842e-3);
    let p = fmaf64(t, p, 1.66666666666666019037e-1);
    let c = x - t * p;
    scale64(1.0 - ((lo - (x * c) / (2.0 - c)) - hi), n)
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

/// `k ln 2 + ln m`, for `m` between the roots of 1/2 and 2.
#[inline]
const fn log_of32(k: f32, m: f32) -> f32 {
    let f = m - 1.0;
    let s = f / (2.0 + f);
    let z = s * s;
    let r = fmaf32(z, 0.24279078841, 0.28498786688);
    let r = fmaf32(z, r, 0.40000972152);
    let r = z * fmaf32(z, r, 0.66666662693);
    let half = 0.5 * f * f;
    k * 6.9313812256e-1 - ((half - (s * (half + r) + k * 9.0580006145e-6)) - f)
}

#[inline]
const fn log_of64(k: f64, m: f64) -> f64 {
    let f = m - 1.0;
    let s = f / (2.0 + f);
    let z = s * s;
    let r = fmaf64(z, 1.479819860511658591e-1, 1.531383769920937332e-1);
    let r = fmaf64(z, r, 1.818357216161805012e-1);
    let r = fmaf64(z, r, 2.222219843214978396e-1);
    let r = fmaf64(z, r, 2.857142874366239149e-1);
    let r = fmaf64(z, r, 3.999999999940941908e-1);
    let r = z * fmaf64(z, r, 6.666666666666735130e-1);
    let half = 0.5 * f * f;
    k * LN2_HI - ((half - (s * (half + r) + k * LN2_LO)) - f)
}

pub const fn logf32(x: f32) -> f32 {
    if let Some(value) = special32(x) {
        return value;
    }
    let (k, m) = parts32(x);
    log_of32(k, m)
}

pub const fn logf64(x: f64) -> f64 {
    if let Some(value) = special64(x) {
        return value;
    }
    let (k, m) = parts64(x);
    log_of64(k, m)
}

pub const fn log10f32(x: f32) -> f32 {
    if let Some(value) = special32(x) {
        return value;
    }
    let (k, m) = parts32(x);
    fmaf32(k, 3.0102920532e-1, fmaf32(k, 7.9034151668e-7, log_of32(0.0, m) * 4.3429449201e-1))
}

pub const fn log10f64(x: f64) -> f64 {
    if let Some(value) = special64(x) {
        return value;
    }
    let (k, m) = parts64(x);
    k * 3.01029995663611771306e-1 + (k * 3.69423907715893078616e-13 + log_of64(0.0, m) * 4.34294481903251816668e-1)
}

pub const fn log2f64(x: f64) -> f64 {
    if let Some(value) = special64(x) {
        return value;
    }
    let (k, m) = parts64(x);
    k + log_of64(0.0, m) * 1.4426950408889634
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
    exp2f16 = exp2f32;
    logf16 = logf32;
    log2f16 = super::log2f32;
    log10f16 = log10f32;
    sinf16 = super::sinf32;
    cosf16 = super::cosf32;
}

pub const fn powf16(x: f16, y: f16) -> f16 {
    powf32(x as f32, y as f32) as f16
}
