//! Sine, cosine, tangent and their inverses.
use crate::intrinsics::{
    copysignf32, copysignf64, fabsf32, fabsf64, fmaf32, fmaf64, round_ties_even_f32, round_ties_even_f64, sqrtf32, sqrtf64,
};

/// The bits of 2/pi behind the point, behind 32 that are zero.
const TWO_OVER_PI32: [u32; 8] = [
    0, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab,
];

/// The same for `f64`, behind 64 zeros.
const TWO_OVER_PI64: [u64; 20] = [
    0,
    0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0,
    0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4,
    0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
    0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab,
];

/// A word of the table; the exponent of a number, which has few values, does not lead beyond it.
#[inline]
fn digits32(at: usize) -> u32 {
    unsafe { *TWO_OVER_PI32.get_unchecked(at) }
}

#[inline]
fn digits64(at: usize) -> u64 {
    unsafe { *TWO_OVER_PI64.get_unchecked(at) }
}

/// What is left of a number when the nearest multiple of pi/2 is taken away, and which multiple that is, modulo 4.
#[inline]
fn reduced32(x: f32) -> (f32, f32, i32) {
    let n = round_ties_even_f32(x * 0.63661975);
    // pi/2 in three parts.
    let r = fmaf32(n, -f32::from_bits(0x3fc90fda), x);
    let r = fmaf32(n, -f32::from_bits(0x33a22168), r);
    let high = fmaf32(n, -f32::from_bits(0x27c234c5), r);
    let low = fmaf32(n, -f32::from_bits(0x27c234c5), r - high);
    if fabsf32(x) < 105615.0 { (high, low, n as i32) } else { large32(x) }
}

/// By the bits of 2/pi that matter: those before stand for multiples of four, those behind for less than can be told.
#[inline(never)]
fn large32(x: f32) -> (f32, f32, i32) {
    let bits = x.to_bits();
    let exponent = (bits >> 23 & 255) as i32;
    if exponent == 255 {
        return (f32::NAN, 0.0, 0);
    }
    let mantissa = (bits & 0x7fffff | 0x800000) as u64;
    // The number is `mantissa` times 2 to the power of `exponent - 150`.
    let at = (exponent - 150 + 30) as u32;
    let word = (at >> 5) as usize;
    let shift = at & 31;
    let part = |i: usize| -> u32 {
        let pair = (digits32(word + i) as u64) << 32 | digits32(word + i + 1) as u64;
        (pair << shift >> 32) as u32
    };
    let low = mantissa * part(2) as u64;
    let middle = mantissa * part(1) as u64 + (low >> 32);
    let high = mantissa * part(0) as u64 + (middle >> 32);
    let product = high << 32 | middle & 0xffffffff;
    let fraction = (product << 2) as i64;
    let n = (product >> 62) as i32 + (fraction < 0) as i32;
    let r = (fraction as f64 * 8.515303950216386e-20) as f32;
    if x < 0.0 { (-r, 0.0, -n) } else { (r, 0.0, n) }
}

/// In two parts, for more precise tangents.
#[inline]
fn reduced64(x: f64) -> (f64, f64, i32) {
    let n = round_ties_even_f64(x * 0.63661977236758134308);
    // pi/2 in three parts; the difference to the first, and what rounding left out of the others.
    let high = n * 1.5707963267948966;
    let a = fmaf64(n, 1.5707963267948966, -high);
    let b = n * 6.123233995736766e-17;
    let (r, r_low) = less(x - high, a);
    let (r, rest) = less(r, b);
    let low = (r_low + rest) - fmaf64(n, 6.123233995736766e-17, -b) - n * -1.4973849048591698e-33;
    let sum = r + low;
    if fabsf64(x) < 2147483648.0 { (sum, (r - sum) + low, n as i64 as i32) } else { large64(x) }
}

/// A difference, and what its rounding left out.
#[inline]
fn less(a: f64, b: f64) -> (f64, f64) {
    let d = a - b;
    let part = d - a;
    (d, (a - (d - part)) - (b + part))
}

#[inline(never)]
fn large64(x: f64) -> (f64, f64, i32) {
    let bits = x.to_bits();
    let exponent = (bits >> 52 & 2047) as i32;
    if exponent == 2047 {
        return (f64::NAN, 0.0, 0);
    }
    let mantissa = bits & 0xfffffffffffff | 0x10000000000000;
    let at = (exponent - 1075 + 62) as u32;
    let word = (at >> 6) as usize;
    let shift = at & 63;
    let part = |i: usize| -> u64 {
        let after = if shift == 0 { 0 } else { digits64(word + i + 1) >> (64 - shift) };
        digits64(word + i) << shift | after
    };
    let wide = |a: u64| a as u128 * mantissa as u128;
    let middle = wide(part(1)) + (wide(part(2)) >> 64);
    let product = (wide(part(0)) << 64).wrapping_add(middle);
    let fraction = (product << 2) as i128;
    let n = (product >> 126) as i32 + (fraction < 0) as i32;
    // Leading zeros away first, so that no digit is lost.
    let size = fraction.unsigned_abs();
    let zeros = size.leading_zeros();
    let digits = (size << zeros >> 64) as u64;
    let high = (digits >> 11 << 11) as f64;
    let low = (digits & 2047) as f64;
    // pi/2 times 2 to the power of -64, and the zeros that were taken away.
    let scale = f64::from_bits(((1023 - zeros) as u64) << 52);
    let scale = if (fraction < 0) == (x < 0.0) { scale } else { -scale };
    let r = high * 8.515303950216386e-20;
    let r_low = fmaf64(high, 8.515303950216386e-20, -r) + fmaf64(low, 8.515303950216386e-20, high * 3.3194118004074489e-36);
    (r * scale, r_low * scale, if x < 0.0 { -n } else { n })
}

macro_rules! kernels {
    ($float:ident $fma:ident $sines:tt $cosines:tt $sine:ident $cosine:ident) => {
        /// The sine of a number of two parts, at most pi/4.
        #[inline]
        fn $sine(r: $float, low: $float) -> $float {
            let s = r * r;
            r + $fma(r * s, poly!($fma, s, $sines), $fma(-0.5 * s, low, low))
        }
        #[inline]
        fn $cosine(r: $float, low: $float) -> $float {
            let s = r * r;
            let half = 0.5 * s;
            let w = 1.0 - half;
            w + (((1.0 - w) - half) + $fma(s * s, poly!($fma, s, $cosines), -r * low))
        }
    };
}

kernels! {
    f32 fmaf32 [-1.6666654611e-1, 8.3321608736e-3, -1.9515295891e-4] [4.16666456e-2, -1.38873162e-3, 2.44331571e-5]
    sine_of32 cosine_of32
}
kernels! {
    f64 fmaf64
    [
        -1.66666666666666324348e-1, 8.33333333332248946124e-3, -1.98412698298579493134e-4, 2.75573137070700676789e-6,
        -2.50507602534068634195e-8, 1.58969099521155010221e-10
    ]
    [
        4.16666666666666019037e-2, -1.38888888888741095749e-3, 2.48015872894767294178e-5, -2.75573143513906633035e-7,
        2.08757232129817482790e-9, -1.13596475577881948265e-11
    ]
    sine_of64 cosine_of64
}

macro_rules! halves {
    ($float:ident $fma:ident $abs:ident $round:ident $even:literal $wide:ident $pi:literal $pi_low:literal $halves:ident) => {
        /// What is left of half turns, in radians, when the nearest multiple of a quarter is taken away, and which multiple.
        #[inline]
        fn $halves(x: $float) -> ($float, $float, i32) {
            // Numbers that large are even, or infinite.
            let x = if $abs(x) < $even { x } else { x - x };
            let n = $round(x * 2.0);
            let part = $fma(n, -0.5, x);
            let r = part * $pi;
            (r, $fma(part, $pi, -r) + part * $pi_low, n as $wide as i32)
        }
    };
}

halves! { f32 fmaf32 fabsf32 round_ties_even_f32 16777216.0 i32 3.14159274 -8.742278e-8 halves32 }
halves! { f64 fmaf64 fabsf64 round_ties_even_f64 9007199254740992.0 i64 3.141592653589793 1.2246467991473532e-16 halves64 }

macro_rules! functions {
    ($float:ident $reduced:ident $halves:ident $sine:ident $cosine:ident $sin:ident $cos:ident $tan:ident $sinpi:ident $cospi:ident) => {
        pub fn $sin(x: $float) -> $float {
            let (r, low, n) = $reduced(x);
            let value = if n & 1 == 0 { $sine(r, low) } else { $cosine(r, low) };
            let value = if n & 2 == 0 { value } else { -value };
            // What is left of a zero has lost its sign.
            if x == 0.0 { x } else { value }
        }
        pub fn $cos(x: $float) -> $float {
            let (r, low, n) = $reduced(x);
            let value = if n & 1 == 0 { $cosine(r, low) } else { $sine(r, low) };
            if (n + 1) & 2 == 0 { value } else { -value }
        }
        pub fn $tan(x: $float) -> $float {
            let (r, low, n) = $reduced(x);
            let s = $sine(r, low);
            let c = $cosine(r, low);
            let value = if n & 1 == 0 { s / c } else { -c / s };
            if x == 0.0 { x } else { value }
        }
        pub fn $sinpi(x: $float) -> $float {
            let (r, low, n) = $halves(x);
            let value = if n & 1 == 0 { $sine(r, low) } else { $cosine(r, low) };
            // Multiples of one have the sign of the argument.
            if value == 0.0 {
                0.0 * x
            } else if n & 2 == 0 {
                value
            } else {
                -value
            }
        }
        pub fn $cospi(x: $float) -> $float {
            let (r, low, n) = $halves(x);
            let value = if n & 1 == 0 { $cosine(r, low) } else { $sine(r, low) };
            if value == 0.0 {
                0.0
            } else if (n + 1) & 2 == 0 {
                value
            } else {
                -value
            }
        }
    };
}

functions! { f32 reduced32 halves32 sine_of32 cosine_of32 sinf cosf tanf sinpif cospif }
functions! { f64 reduced64 halves64 sine_of64 cosine_of64 sin cos tan sinpi cospi }

/// (asin(x) - x) / x for arguments up to a half, of the argument's square.
#[inline]
fn arc32(z: f32) -> f32 {
    let p = fmaf32(z, -8.6563630030e-3, -4.2743422091e-2);
    let p = z * fmaf32(z, p, 1.6666586697e-1);
    p / fmaf32(z, -7.0662963390e-1, 1.0)
}

#[inline]
fn arc64(z: f64) -> f64 {
    let p = fmaf64(z, 3.47933107596021167570e-5, 7.91534994289814532176e-4);
    let p = fmaf64(z, p, -4.00555345006794114027e-2);
    let p = fmaf64(z, p, 2.01212532134862925881e-1);
    let p = fmaf64(z, p, -3.25565818622400915405e-1);
    let p = z * fmaf64(z, p, 1.66666666666666657415e-1);
    let q = fmaf64(z, 7.70381505559019352791e-2, -6.88283971605453293030e-1);
    let q = fmaf64(z, q, 2.02094576023350569471);
    let q = fmaf64(z, q, -2.40339491173441421878);
    p / fmaf64(z, q, 1.0)
}

macro_rules! inverse {
    ($float:ident $arc:ident $sqrt:ident $abs:ident $sign:ident $fma:ident $asin:ident $acos:ident $high:literal $low:literal) => {
        pub fn $asin(x: $float) -> $float {
            let a = $abs(x);
            if a <= 0.5 {
                return $fma(x, $arc(x * x), x);
            }
            let z = (1.0 - a) * 0.5;
            let s = $sqrt(z);
            // What the root left out; a quarter turn less twice the root is nearly exact.
            let rest = if s == 0.0 { 0.0 } else { $fma(-s, s, z) / s };
            let part = 2.0 * s * $arc(z) - ($low - rest);
            $sign(0.5 * $high - (part - (0.5 * $high - 2.0 * s)), x)
        }
        pub fn $acos(x: $float) -> $float {
            let a = $abs(x);
            if a <= 0.5 {
                return $high - (x - ($low - x * $arc(x * x)));
            }
            let z = (1.0 - a) * 0.5;
            let s = $sqrt(z);
            // What the root left out, in the leading digits' place.
            let rest = if s == 0.0 { 0.0 } else { $fma(-s, s, z) / (2.0 * s) };
            let w = $fma(s, $arc(z), rest) + s;
            if x > 0.0 { 2.0 * w } else { 2.0 * ($high - (w - $low)) }
        }
    };
}

inverse! { f32 arc32 sqrtf32 fabsf32 copysignf32 fmaf32 asinf acosf 1.5707962513 7.5497894159e-8 }
inverse! { f64 arc64 sqrtf64 fabsf64 copysignf64 fmaf64 asin acos 1.57079632679489655800 6.12323399573676603587e-17 }

pub fn atanf(x: f32) -> f32 {
    let a = fabsf32(x);
    if a > 16777216.0 {
        return if x != x { x } else { copysignf32(1.57079637, x) };
    }
    // About which known angle, in two parts, and what is left.
    let (high, low, t) = if a < 0.4375 {
        (0.0, 0.0, a)
    } else if a < 0.6875 {
        (4.6364760399e-1, 5.0121582440e-9, (2.0 * a - 1.0) / (2.0 + a))
    } else if a < 1.1875 {
        (7.8539812565e-1, 3.7748947079e-8, (a - 1.0) / (a + 1.0))
    } else if a < 2.4375 {
        (9.8279368877e-1, 3.4473217170e-8, (a - 1.5) / (1.0 + 1.5 * a))
    } else {
        (1.5707962513, 7.5497894159e-8, -1.0 / a)
    };
    let z = t * t;
    let p = fmaf32(z, 6.1687607318e-2, -1.0648017377e-1);
    let p = fmaf32(z, p, 1.4253635705e-1);
    let p = fmaf32(z, p, -1.9999158382e-1);
    let p = z * fmaf32(z, p, 3.3333328366e-1);
    copysignf32(high - ((t * p - low) - t), x)
}

pub fn atan(x: f64) -> f64 {
    let a = fabsf64(x);
    if a > 1.0e19 {
        return if x != x { x } else { copysignf64(1.57079632679489655800, x) };
    }
    let (high, low, t) = if a < 0.4375 {
        (0.0, 0.0, a)
    } else if a < 0.6875 {
        (4.63647609000806093515e-1, 2.26987774529616870924e-17, (2.0 * a - 1.0) / (2.0 + a))
    } else if a < 1.1875 {
        (7.85398163397448278999e-1, 3.06161699786838301793e-17, (a - 1.0) / (a + 1.0))
    } else if a < 2.4375 {
        (9.82793723247329054082e-1, 1.39033110312309984516e-17, (a - 1.5) / (1.0 + 1.5 * a))
    } else {
        (1.57079632679489655800, 6.12323399573676603587e-17, -1.0 / a)
    };
    let z = t * t;
    let p = fmaf64(z, 1.62858201153657823623e-2, -3.65315727442169155270e-2);
    let p = fmaf64(z, p, 4.97687799461593236017e-2);
    let p = fmaf64(z, p, -5.83357013379057348645e-2);
    let p = fmaf64(z, p, 6.66107313738753120669e-2);
    let p = fmaf64(z, p, -7.69187620504482999495e-2);
    let p = fmaf64(z, p, 9.09088713343650656196e-2);
    let p = fmaf64(z, p, -1.11111104054623557880e-1);
    let p = fmaf64(z, p, 1.42857142725034663711e-1);
    let p = fmaf64(z, p, -1.99999999998764832476e-1);
    let p = z * fmaf64(z, p, 3.33333333333329318027e-1);
    copysignf64(high - ((t * p - low) - t), x)
}

macro_rules! of_two {
    ($float:ident $abs:ident $sign:ident $atan:ident $name:ident $pi:literal $pi_low:literal $half:literal) => {
        pub fn $name(y: $float, x: $float) -> $float {
            if x != x || y != y {
                return x + y;
            }
            let (a, b) = ($abs(y), $abs(x));
            let is_left = x.is_sign_negative();
            if a == 0.0 {
                return $sign(if is_left { $pi } else { 0.0 }, y);
            }
            if b == 0.0 {
                return $sign($half, y);
            }
            let both = a == $float::INFINITY && b == $float::INFINITY;
            let angle = $atan(if both { 1.0 } else { a / b });
            $sign(if is_left { $pi - (angle - $pi_low) } else { angle }, y)
        }
    };
}

of_two! { f32 fabsf32 copysignf32 atanf atan2f 3.14159274 -8.7422776573e-8 1.57079637 }
of_two! { f64 fabsf64 copysignf64 atan atan2 3.14159265358979311600 1.2246467991473531772e-16 1.57079632679489655800 }
