//! Wrapping, Saturating, NonZero and the methods of the integers and floats, each as a number in a row.

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
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::num::{NonZero, NonZeroI16, NonZeroU32, Saturating, Wrapping};

fn integers(a: i32, b: i32) -> [i64; 30] {
    let (ua, ub) = (a as u32, b as u32);
    let (ha, hb) = (a as i8, b as i8);
    let nz = NonZeroU32::new(ub).unwrap_or(NonZeroU32::MIN);
    let w = (Wrapping(a) + Wrapping(b)) * Wrapping(0x10001) - Wrapping(7) << 3;
    let mut s = Saturating(a) + Saturating(b);
    s *= Saturating(3);
    s -= 5;
    let big = (a as i128) << 70 | (ub as i128) << 11;
    let (q, o) = ha.overflowing_mul(hb);
    let (lo, carry) = ua.overflowing_add(ub);
    [
        w.0.into(),
        s.0.into(),
        nz.leading_zeros() as i64 * 100 + nz.trailing_zeros() as i64,
        nz.ilog2().into(),
        nz.checked_mul(NonZero::new(12).unwrap())
            .map_or(-1, |n| n.get().into()),
        (nz | NonZeroU32::MAX).get() as i64 ^ nz.is_power_of_two() as i64,
        NonZeroI16::new(a as i16).map_or(0, |n| {
            n.unsigned_abs().get() as i64 - n.is_negative() as i64
        }),
        a.checked_div_euclid(b).map_or(i64::MIN, i64::from),
        a.wrapping_rem_euclid(b | 1).into(),
        a.overflowing_neg().0 as i64 + a.overflowing_neg().1 as i64,
        i64::from(ha.saturating_sub(hb)) * 1000 + i64::from(ha.wrapping_shl(ub)),
        q as i64 * 2 + o as i64,
        ua.abs_diff(ub).into(),
        a.signum() as i64 * 10 + b.signum() as i64,
        a.midpoint(b).into(),
        ua.checked_next_multiple_of(ub & 63).unwrap_or(1).into(),
        ua.checked_next_power_of_two().unwrap_or(0).into(),
        (lo as i64) << 1 | carry as i64,
        ua.reverse_bits() as i64 ^ ua.swap_bytes() as i64,
        (ua.count_ones() * 1000 + ua.leading_ones() * 32 + ua.trailing_zeros()).into(),
        ua.isqrt() as i64 * 100 + ua.checked_ilog10().map_or(99, i64::from),
        u64::from(ua).pow(2).div_ceil(u64::from(nz.get())) as i64,
        (big.rem_euclid(1_000_000_007)) as i64,
        (big.unsigned_abs() / 12_345_678_901) as i64,
        big.leading_zeros() as i64 * 200 + big.count_ones() as i64,
        i64::from_str_radix("-7fz", 36).unwrap_or(0)
            + i64::from(i16::from_str_radix("1_0", 10).is_err()),
        (ua as u16).rotate_left(ub % 16) as i64 ^ u16::from_be(ua as u16) as i64,
        a.checked_isqrt().map_or(-1, i64::from) + i64::from(a.unsigned_abs().is_multiple_of(3)),
        const { i64::MAX / 3 } ^ i64::from(ha.checked_abs().unwrap_or(1)),
        u128::from(ua)
            .pow(3)
            .wrapping_mul(u128::MAX / 7)
            .to_be_bytes()[3] as i64
            * 256
            + ua.to_le_bytes()[1] as i64,
    ]
}

fn floats(x: f32, y: f32) -> [u32; 18] {
    let d = x as f64 * 1e3;
    let b = |f: f32| if f.is_nan() { 0x7fc0_0000 } else { f.to_bits() };
    [
        b(x.max(y)),
        b(x.clamp(-1.5, y.abs() + 1.0)),
        b(x.signum() * y.abs()),
        b(x.copysign(y)),
        b(x.recip()),
        b((x * 7.3) as i8 as f32),
        (x * 1e10) as u32 ^ (y * -1e10) as i32 as u32,
        (d as i64 as u32) ^ (d.to_bits() >> 32) as u32,
        x.total_cmp(&y) as i8 as u8 as u32,
        x.partial_cmp(&y).map_or(9, |o| o as i8 as u8 as u32),
        b(x.to_degrees()),
        b(y.to_radians()),
        (x.is_sign_negative() as u32) | (y.is_normal() as u32) << 1 | (x.is_finite() as u32) << 2,
        x.classify() as u32 * 10 + (y * 1e-41).classify() as u32,
        b(f32::from_bits(x.to_bits() ^ 0x0040_0000).next_up()),
        b(y.next_down()),
        b((x as f64 + y as f64) as f32),
        b(x.midpoint(y)),
    ]
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn integer_rows(a: *const i32, b: *const i32, out: *mut [i64; 30]) {
    let i = gpu::thread_idx();
    unsafe { *out.add(i) = integers(*a.add(i), *b.add(i)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn float_rows(x: *const f32, y: *const f32, out: *mut [u32; 18]) {
    let i = gpu::thread_idx();
    unsafe { *out.add(i) = floats(*x.add(i), *y.add(i)) };
}
