//! Half precision by hand and by the f16 type: packing, rounding, dot products, bfloat16, fp8 tables by const fn.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![feature(f16)]
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

trait Storage: Copy {
    type Bits: Copy + PartialEq;
    const MAX_FINITE: f32;
    fn pack(v: f32) -> Self;
    fn unpack(self) -> f32;
    fn bits(self) -> Self::Bits;
}

#[derive(Clone, Copy)]
#[repr(transparent)]
struct Half(u16);
#[derive(Clone, Copy)]
#[repr(transparent)]
struct Bf16(u16);
#[derive(Clone, Copy)]
#[repr(transparent)]
struct Fp8(u8);

const fn half_to_f32(h: u16) -> f32 {
    let sign = (h as u32 & 0x8000) << 16;
    let exp = (h >> 10 & 0x1f) as u32;
    let frac = (h & 0x3ff) as u32;
    let magnitude = match (exp, frac) {
        (0, 0) => 0,
        (0, _) => {
            let shift = frac.leading_zeros() - 21;
            (113 - shift) << 23 | (frac << shift & 0x3ff) << 13
        }
        (31, _) => 0x7f80_0000 | frac << 13,
        _ => (exp + 112) << 23 | frac << 13,
    };
    f32::from_bits(sign | magnitude)
}

const fn f32_to_half(v: f32) -> u16 {
    let bits = v.to_bits();
    let sign = (bits >> 16 & 0x8000) as u16;
    let abs = bits & 0x7fff_ffff;
    if abs > 0x7f80_0000 {
        return sign | 0x7e00;
    }
    if abs >= 0x4780_0000 {
        return sign | 0x7c00;
    }
    if abs < 0x3880_0000 {
        let shift = 126 - (abs >> 23);
        if shift > 24 {
            return sign;
        }
        let frac = abs & 0x7f_ffff | 0x80_0000;
        let half = frac >> shift;
        let rest = frac & ((1 << shift) - 1);
        let tie = 1u32 << (shift - 1);
        let up = (rest > tie || rest == tie && half & 1 == 1) as u32;
        return sign | (half + up) as u16;
    }
    let rounded = abs + 0xfff + (abs >> 13 & 1);
    sign | ((rounded - (112 << 23)) >> 13) as u16
}

/// E4M3: sign, four bits of exponent, three of fraction; no infinities.
const FP8: [f32; 256] = {
    let mut table = [0.0; 256];
    let mut i = 0;
    while i < 256 {
        let (exp, frac) = ((i >> 3 & 15) as i32, (i & 7) as f32);
        let mut v = if exp == 0 {
            frac / 8.0 / 64.0
        } else {
            1.0 + frac / 8.0
        };
        let mut e = exp - 7;
        while exp != 0 && e != 0 {
            v *= if e > 0 { 2.0 } else { 0.5 };
            e -= if e > 0 { 1 } else { -1 };
        }
        table[i] = if i & 0x7f == 0x7f {
            f32::NAN
        } else if i >= 128 {
            -v
        } else {
            v
        };
        i += 1;
    }
    table
};

impl Storage for Half {
    type Bits = u16;
    const MAX_FINITE: f32 = 65504.0;
    fn pack(v: f32) -> Self {
        Half(f32_to_half(v))
    }
    fn unpack(self) -> f32 {
        half_to_f32(self.0)
    }
    fn bits(self) -> u16 {
        self.0
    }
}
impl Storage for Bf16 {
    type Bits = u16;
    const MAX_FINITE: f32 = f32::from_bits(0x7f7f_0000);
    fn pack(v: f32) -> Self {
        let bits = v.to_bits();
        Bf16(if v.is_nan() {
            0x7fc0
        } else {
            ((bits + 0x7fff + (bits >> 16 & 1)) >> 16) as u16
        })
    }
    fn unpack(self) -> f32 {
        f32::from_bits(u32::from(self.0) << 16)
    }
    fn bits(self) -> u16 {
        self.0
    }
}
impl Storage for Fp8 {
    type Bits = u8;
    const MAX_FINITE: f32 = 448.0;
    fn pack(v: f32) -> Self {
        let v = v.clamp(-Self::MAX_FINITE, Self::MAX_FINITE);
        let at = FP8[..0x7f].partition_point(|&x| x < v.abs());
        let low = at.saturating_sub(1);
        let nearer_low = v.abs() - FP8[low] < FP8[at] - v.abs();
        let tie = v.abs() - FP8[low] == FP8[at] - v.abs() && low % 2 == 0;
        Fp8((if nearer_low || tie { low } else { at }) as u8
            | if v.is_sign_negative() { 0x80 } else { 0 })
    }
    fn unpack(self) -> f32 {
        FP8[self.0 as usize]
    }
    fn bits(self) -> u8 {
        self.0
    }
}

fn dot<S: Storage>(a: &[f32], b: &[f32]) -> f32 {
    a.iter()
        .zip(b)
        .map(|(&x, &y)| S::pack(x).unpack() * S::pack(y).unpack())
        .sum()
}

fn native_dot(a: &[f32], b: &[f32]) -> f16 {
    a.iter()
        .zip(b)
        .fold(0.0, |acc: f16, (&x, &y)| acc + x as f16 * y as f16)
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halves(
    a: *const f32,
    b: *const f32,
    n: usize,
    dots: *mut [f32; 4],
    bits: *mut [u16; 4],
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i + 4 > n {
        return;
    }
    let (a, b) = unsafe {
        (
            core::slice::from_raw_parts(a.add(i), 4),
            core::slice::from_raw_parts(b.add(i), 4),
        )
    };
    let own = Half::pack(a[0]);
    let native = a[0] as f16;
    let mixed = (native * 3.0 + b[1] as f16 / 2.0).max(-1.0f16);
    unsafe {
        *dots.add(i) = [
            dot::<Half>(a, b),
            dot::<Bf16>(a, b),
            dot::<Fp8>(a, b),
            native_dot(a, b) as f32,
        ];
        *bits.add(i) = [
            own.bits(),
            native.to_bits(),
            mixed.to_bits(),
            Fp8::pack(b[0]).bits() as u16 | Bf16::pack(a[1]).bits() & 0xff00,
        ];
    }
}

/// All halves: by hand and by the type.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn all_halves(errors: *mut u32, sums: *mut f64, per: u32) {
    let t = gpu::thread_idx() as u32;
    let (mut wrong, mut sum) = (0, 0.0);
    for h in (t * per..(t + 1) * per).map(|h| (h * 37 % 65536) as u16) {
        let (own, native) = (half_to_f32(h), f16::from_bits(h) as f32);
        if own.is_nan() {
            wrong += !native.is_nan() as u32;
            continue;
        }
        wrong += (own.to_bits() != native.to_bits() || f32_to_half(own) != h) as u32;
        if own.is_finite() {
            sum += own as f64;
        }
    }
    unsafe {
        *errors.add(t as usize) = wrong;
        *sums.add(t as usize) = sum;
    }
}
