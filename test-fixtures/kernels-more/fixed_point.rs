//! Fixed-point arithmetic generic over its fraction: all operator traits, conversions, sums, a CORDIC rotation.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::num::ParseIntError;
use core::ops::*;
use core::str::FromStr;

#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Fixed<const FRAC: u32>(i32);

type Q16 = Fixed<16>;
type Q8 = Fixed<8>;

impl<const FRAC: u32> Fixed<FRAC> {
    pub const ONE: Self = Self(1 << FRAC);
    pub const MAX: Self = Self(i32::MAX);
    pub const MIN: Self = Self(i32::MIN);
    pub const EPSILON: Self = Self(1);

    pub const fn from_bits(bits: i32) -> Self {
        Self(bits)
    }
    pub const fn int(self) -> i32 {
        self.0 >> FRAC
    }
    pub const fn fract(self) -> Self {
        Self(self.0 & (Self::ONE.0 - 1))
    }
    pub const fn checked_mul(self, rhs: Self) -> Option<Self> {
        let wide = (self.0 as i64 * rhs.0 as i64) >> FRAC;
        if wide as i32 as i64 == wide {
            Some(Self(wide as i32))
        } else {
            None
        }
    }
    pub fn saturating_mul(self, rhs: Self) -> Self {
        self.checked_mul(rhs).unwrap_or(if (self.0 ^ rhs.0) < 0 {
            Self::MIN
        } else {
            Self::MAX
        })
    }
    pub const fn convert<const TO: u32>(self) -> Fixed<TO> {
        if TO >= FRAC {
            Fixed(self.0.wrapping_shl(TO - FRAC))
        } else {
            Fixed(self.0 >> (FRAC - TO))
        }
    }
    /// Newton's method on integers.
    pub fn sqrt(self) -> Option<Self> {
        u32::try_from(self.0)
            .ok()
            .map(|v| Self(((v as u64) << FRAC).isqrt() as i32))
    }
}

macro_rules! operators {
    ($($op:ident $op_fn:ident $assign:ident $assign_fn:ident |$a:ident, $b:ident| $body:expr;)*) => {$(
        impl<const FRAC: u32> $op for Fixed<FRAC> {
            type Output = Self;
            #[inline]
            fn $op_fn(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($body)
            }
        }
        impl<const FRAC: u32> $op<&Fixed<FRAC>> for Fixed<FRAC> {
            type Output = Self;
            fn $op_fn(self, other: &Self) -> Self {
                $op::$op_fn(self, *other)
            }
        }
        impl<const FRAC: u32> $assign for Fixed<FRAC> {
            fn $assign_fn(&mut self, other: Self) {
                *self = $op::$op_fn(*self, other);
            }
        }
    )*};
}

operators! {
    Add add AddAssign add_assign |a, b| a.wrapping_add(b);
    Sub sub SubAssign sub_assign |a, b| a.wrapping_sub(b);
    Mul mul MulAssign mul_assign |a, b| ((a as i64 * b as i64) >> FRAC) as i32;
    Div div DivAssign div_assign |a, b| (((a as i64) << FRAC) / b as i64) as i32;
    Rem rem RemAssign rem_assign |a, b| a.checked_rem(b).unwrap_or(0);
    BitAnd bitand BitAndAssign bitand_assign |a, b| a & b;
    BitOr bitor BitOrAssign bitor_assign |a, b| a | b;
    BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b;
}

impl<const F: u32> Neg for Fixed<F> {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.wrapping_neg())
    }
}
impl<const F: u32> Not for Fixed<F> {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}
impl<const F: u32> Shl<u32> for Fixed<F> {
    type Output = Self;
    fn shl(self, n: u32) -> Self {
        Self(self.0.wrapping_shl(n))
    }
}
impl<const F: u32> ShrAssign<u32> for Fixed<F> {
    fn shr_assign(&mut self, n: u32) {
        self.0 = self.0.wrapping_shr(n);
    }
}
impl<const F: u32> From<i16> for Fixed<F> {
    fn from(v: i16) -> Self {
        Self(i32::from(v).wrapping_shl(F))
    }
}
impl<const F: u32> TryFrom<f32> for Fixed<F> {
    type Error = f32;
    fn try_from(v: f32) -> Result<Self, f32> {
        let scaled = v * (1u32 << F) as f32;
        match scaled {
            s if s.is_nan() => Err(0.0),
            -2147483648.0..2147483648.0 => Ok(Self(scaled as i32)),
            _ => Err(v),
        }
    }
}
impl<const F: u32> From<Fixed<F>> for f64 {
    fn from(v: Fixed<F>) -> f64 {
        v.0 as f64 / (1u64 << F) as f64
    }
}
impl<const F: u32> FromStr for Fixed<F> {
    type Err = ParseIntError;
    fn from_str(s: &str) -> Result<Self, ParseIntError> {
        let (whole, fraction) = s.split_once('.').unwrap_or((s, "0"));
        let scale = 10i64.pow(fraction.len() as u32);
        let sign = if whole.starts_with('-') { -1 } else { 1 };
        let (w, f) = (whole.parse::<i16>()?, i64::from(fraction.parse::<u32>()?));
        Ok(Self(
            (((w as i64 * scale) + sign * f) * (1 << F) / scale) as i32,
        ))
    }
}
impl<const F: u32> core::iter::Sum for Fixed<F> {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::default(), |a, b| a + b)
    }
}
impl<'a, const F: u32> core::iter::Product<&'a Fixed<F>> for Fixed<F> {
    fn product<I: Iterator<Item = &'a Fixed<F>>>(iter: I) -> Self {
        iter.fold(Self::ONE, |a, b| a * b)
    }
}

const STEPS: usize = 14;

/// atan(2^-i) by the series of the arc tangent, and the product of the cosines.
const ANGLES: [Q16; STEPS] = {
    let mut out = [Q16::EPSILON; STEPS];
    out[0] = Fixed::from_bits(51472);
    let mut i = 1;
    while i < STEPS {
        let x = 1.0 / (1u64 << i) as f64;
        let (mut sum, mut power, mut k) = (0.0, x, 1);
        while k < 40 {
            sum += power / k as f64 * if k % 4 == 1 { 1.0 } else { -1.0 };
            power *= x * x;
            k += 2;
        }
        out[i] = Fixed::from_bits((sum * 65536.0 + 0.5) as i32);
        i += 1;
    }
    out
};

fn sin_cos(angle: Q16) -> (Q16, Q16) {
    let (mut x, mut y, mut z) = (Q16::from_bits(39797), Q16::default(), angle);
    for (i, &step) in ANGLES.iter().enumerate() {
        let (mut dx, mut dy) = (y, x);
        dx >>= i as u32;
        dy >>= i as u32;
        if z < Q16::default() {
            (x, y, z) = (x + dx, y - dy, z + step);
        } else {
            (x, y, z) = (x - dx, y + dy, z - step);
        }
    }
    (y, x)
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fixed_ops(
    a: *const Q16,
    b: *const Q16,
    n: usize,
    out: *mut [i32; 16],
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n {
        return;
    }
    let (a, b) = unsafe { (*a.add(i), *b.add(i)) };
    let mut c = a;
    c += b;
    c *= Q16::from(2) - Q16::ONE / Q16::from(3);
    c ^= !b & Q16::from_bits(0xff) | a % Q16::from(7);
    let safe = if b == Q16::default() { Q16::EPSILON } else { b };
    let (s, k) = sin_cos(a % Q16::ONE);
    let list = [a.fract(), b.fract(), -Q16::ONE, Q16::from(3)];
    let narrow: Q8 = a.convert();
    let results = [
        c.0,
        (a / safe).0,
        a.saturating_mul(b).0,
        a.checked_mul(b).map_or(-1, Fixed::int),
        a.sqrt().unwrap_or(Q16::MIN).0,
        s.0,
        k.0,
        list.iter().copied().sum::<Q16>().0,
        list.iter().product::<Q16>().0,
        narrow.0 ^ (narrow << 3).0,
        a.max(b).min(Q16::from(100)).0,
        a.cmp(&b) as i32,
        Q16::try_from(f64::from(a) as f32 * 3.5).map_or_else(|e| e.to_bits() as i32, |v| v.0),
        Q8::try_from(f32::NAN).is_err() as i32,
        "-12.375".parse::<Q16>().map_or(0, |v| (v + a).0),
        "12.x5".parse::<Q8>().is_ok() as i32 | (" 4".parse::<Q8>().is_err() as i32) << 1,
    ];
    unsafe { out.add(i).write(results) };
}
