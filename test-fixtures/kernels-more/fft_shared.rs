//! Radix-2 FFT in workgroup memory: complex operators, twiddles computed at compile time.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(
        stdarch_nvptx,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem
    )
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(
        stdarch_amdgpu,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem
    )
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
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
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
    use core::sync::atomic::{Ordering, fence};

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    pub fn barrier() {
        fence(Ordering::Release);
        s_barrier();
        fence(Ordering::Acquire);
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::ops::{Add, AddAssign, Mul, Neg, Sub};

const LOG: usize = 6;
const N: usize = 1 << LOG;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Complex {
    re: f32,
    im: f32,
}

impl Complex {
    const ZERO: Self = Self { re: 0.0, im: 0.0 };
    const I: Self = Self { re: 0.0, im: 1.0 };

    const fn new(re: f32, im: f32) -> Self {
        Self { re, im }
    }

    const fn conj(self) -> Self {
        Self {
            im: -self.im,
            ..self
        }
    }

    fn norm_sqr(&self) -> f32 {
        self.re * self.re + self.im * self.im
    }
}

impl Add for Complex {
    type Output = Self;
    fn add(self, rhs: Self) -> Self {
        Self::new(self.re + rhs.re, self.im + rhs.im)
    }
}
impl Sub for Complex {
    type Output = Self;
    fn sub(self, rhs: Self) -> Self {
        self + -rhs
    }
}
impl Neg for Complex {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.re, -self.im)
    }
}
impl Mul for Complex {
    type Output = Self;
    fn mul(self, rhs: Self) -> Self {
        let Self { re: a, im: b } = self;
        let Self { re: c, im: d } = rhs;
        Self::new(a * c - b * d, a * d + b * c)
    }
}
impl Mul<f32> for Complex {
    type Output = Self;
    fn mul(self, k: f32) -> Self {
        Self::new(self.re * k, self.im * k)
    }
}
impl Mul<Complex> for f32 {
    type Output = Complex;
    fn mul(self, z: Complex) -> Complex {
        z * self
    }
}
impl<'a> Mul<&'a Complex> for &Complex {
    type Output = Complex;
    fn mul(self, rhs: &'a Complex) -> Complex {
        *self * *rhs
    }
}
impl AddAssign for Complex {
    fn add_assign(&mut self, rhs: Self) {
        *self = *self + rhs;
    }
}
impl core::iter::Sum for Complex {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

/// Sine and cosine of a small angle by their Taylor series.
const fn sin_cos(x: f64) -> (f64, f64) {
    let mut term = 1.0;
    let (mut s, mut c) = (0.0, 0.0);
    let mut k = 0u32;
    while k < 24 {
        match k % 4 {
            0 => c += term,
            1 => s += term,
            2 => c -= term,
            _ => s -= term,
        }
        k += 1;
        term *= x / k as f64;
    }
    (s, c)
}

const fn twiddles() -> [Complex; N / 2] {
    let mut out = [Complex::ZERO; N / 2];
    let mut k = 0;
    while k < out.len() {
        let (s, c) = sin_cos(2.0 * core::f64::consts::PI * k as f64 / N as f64);
        out[k] = Complex::new(c as f32, -(s as f32));
        k += 1;
    }
    out
}

static TWIDDLES: [Complex; N / 2] = twiddles();

fn butterfly(a: &mut Complex, b: &mut Complex, w: Complex) {
    let t = w * *b;
    (*a, *b) = (*a + t, *a - t);
}

/// One block transforms N numbers with N / 2 threads; needs N * 8 bytes of workgroup memory.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fft(src: *const Complex, dst: *mut Complex, inverse: u32) {
    let line = gpu::workgroup_mem::<Complex>();
    let t = gpu::thread_idx();
    let base = gpu::block_idx() * N;
    let inverse = inverse != 0;
    for i in [t, t + N / 2] {
        let at = i.reverse_bits() >> (usize::BITS as usize - LOG);
        let z = unsafe { src.add(base + i).read() };
        unsafe { line.add(at).write(if inverse { z.conj() } else { z }) };
    }
    gpu::barrier();
    let mut half = 1;
    while half < N {
        let (group, k) = (t / half, t % half);
        let at = group * 2 * half + k;
        let w = TWIDDLES[k * (N / 2 / half)];
        unsafe { butterfly(&mut *line.add(at), &mut *line.add(at + half), w) };
        gpu::barrier();
        half *= 2;
    }
    let scale = if inverse { 1.0 / N as f32 } else { 1.0 };
    for i in (t..N).step_by(N / 2) {
        let z = unsafe { *line.add(i) };
        let z = if inverse { z.conj() } else { z };
        unsafe { *dst.add(base + i) = scale * z };
    }
}

/// power[i] = |z|^2 and, at the end of each block, the sum of i * z over its elements.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn spectrum(
    z: *const Complex,
    n: usize,
    power: *mut f32,
    sums: *mut Complex,
) {
    let z = unsafe { core::slice::from_raw_parts(z, n) };
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let Some(v) = z.get(i) else { return };
    unsafe { *power.add(i) = v.norm_sqr() };
    if gpu::thread_idx() == 0 {
        let mut part: Complex = z[i..].iter().take(8).map(|v| v * &Complex::I).sum();
        part += Complex::default();
        unsafe { *sums.add(gpu::block_idx()) = part };
    }
}
