//! Tiled matrix products, generic over the scalar, the tile and what is done with the results; static tiles by const generics.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel, core_float_math)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(stdarch_nvptx, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn block_idx() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn block_dim() -> usize {
        unsafe { _block_dim_x() as usize }
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
        workitem_id_x() as usize
    }
    pub fn block_idx() -> usize {
        workgroup_id_x() as usize
    }
    pub fn block_dim() -> usize {
        let size = unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) };
        size as usize
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

use core::ops::{Add, Mul};

trait Semiring: Copy {
    type Acc: Copy;
    const ZERO: Self::Acc;
    const LOADED: Self;
    fn fma(acc: Self::Acc, a: Self, b: Self) -> Self::Acc;
}
impl Semiring for f32 {
    type Acc = f32;
    const ZERO: f32 = 0.0;
    const LOADED: f32 = 0.0;
    fn fma(acc: f32, a: f32, b: f32) -> f32 {
        core::f32::math::mul_add(a, b, acc)
    }
}
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
struct Mod<const P: u32>(u32);
impl<const P: u32> Add for Mod<P> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        let s = self.0 + o.0;
        Mod(if s >= P { s - P } else { s })
    }
}
impl<const P: u32> Mul for Mod<P> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Mod((self.0 as u64 * o.0 as u64 % P as u64) as u32)
    }
}
impl<const P: u32> Semiring for Mod<P> {
    type Acc = Self;
    const ZERO: Self = Mod(0);
    const LOADED: Self = Mod(P - 1);
    fn fma(acc: Self, a: Self, b: Self) -> Self {
        acc + a * b
    }
}

#[repr(C)]
struct Tiles<T, const TILE: usize> {
    a: [[T; TILE]; TILE],
    b: [[T; TILE]; TILE],
}

#[derive(Clone, Copy)]
struct View<'a, T> {
    data: &'a [T],
    n: usize,
}
impl<T: Semiring> View<'_, T> {
    fn get(&self, (r, c): (usize, usize)) -> T {
        if r < self.n && c < self.n { self.data[r * self.n + c] } else { T::LOADED }
    }
}

unsafe fn tiled<T, const TILE: usize, F>(a: View<T>, b: View<T>, mut store: F)
where
    T: Semiring,
    F: FnMut(usize, T::Acc),
{
    let shared = unsafe { &mut *gpu::workgroup_mem::<Tiles<T, TILE>>() };
    let n = a.n;
    let across = n.div_ceil(TILE);
    let (block, t) = (gpu::block_idx(), gpu::thread_idx());
    let (ty, tx) = (t / TILE, t % TILE);
    let at @ (row, col) = (block / across * TILE + ty, block % across * TILE + tx);
    let mut acc = T::ZERO;
    for k in (0..n).step_by(TILE) {
        shared.a[ty][tx] = a.get((row, k + tx));
        shared.b[ty][tx] = b.get((k + ty, col));
        gpu::barrier();
        let len = TILE.min(n - k);
        acc = shared.a[ty][..len]
            .iter()
            .zip(shared.b.iter().map(|r| r[tx]))
            .fold(acc, |acc, (&x, y)| T::fma(acc, x, y));
        gpu::barrier();
    }
    if let (0.., true) = (at.0, row < n && col < n) {
        store(row * n + col, acc);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn multiply_f32(a: *const f32, b: *const f32, c: *mut f32, n: u32) {
    let n = n as usize;
    let view = |p: *const f32| View { data: unsafe { core::slice::from_raw_parts(p, n * n) }, n };
    let c = unsafe { core::slice::from_raw_parts_mut(c, n * n) };
    unsafe { tiled::<_, 8, _>(view(a), view(b), |i, sum| c[i] = sum.max(0.0) + c[i] * 2.0) };
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn multiply_mod(a: *const Mod<65521>, b: *const Mod<65521>, c: *mut u32, n: u32) {
    let n = n as usize;
    let [a, b] = [a, b].map(|p| View { data: unsafe { core::slice::from_raw_parts(p, n * n) }, n });
    unsafe { tiled::<Mod<65521>, 4, _>(a, b, |i, Mod(v)| c.add(i).write(v)) };
}
