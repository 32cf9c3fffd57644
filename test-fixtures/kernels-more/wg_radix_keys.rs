//! Radix sort of keys with values by four-bit digits in workgroup memory: typed slices carved from one buffer, ranks by scans, generic keys.

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
#![allow(internal_features)]

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
use core::marker::PhantomData;

trait Key: Copy {
    const BITS: u32;
    fn digit(self, shift: u32) -> usize;
}
impl Key for u32 {
    const BITS: u32 = u32::BITS;
    fn digit(self, shift: u32) -> usize {
        (self >> shift & 15) as usize
    }
}
impl Key for f32 {
    const BITS: u32 = 32;
    fn digit(self, shift: u32) -> usize {
        let bits = self.to_bits();
        let mask = if (bits as i32) < 0 { u32::MAX } else { 1 << 31 };
        (bits ^ mask).digit(shift)
    }
}

/// Hands out parts of the launch's workgroup memory.
struct Carve<'w> {
    at: *mut u8,
    _memory: PhantomData<&'w mut [u8]>,
}
/// Memory that all threads of a block write, each its own places.
#[derive(Clone, Copy)]
struct Shared<'w, T> {
    at: *mut T,
    len: usize,
    _memory: PhantomData<&'w T>,
}
impl<'w> Carve<'w> {
    fn new() -> Self {
        Carve {
            at: gpu::workgroup_mem(),
            _memory: PhantomData,
        }
    }
    fn take<T: Copy>(&mut self, len: usize) -> Shared<'w, T> {
        let pad = (self.at as usize).wrapping_neg() % align_of::<T>();
        let at = unsafe { self.at.add(pad) };
        self.at = unsafe { at.add(len * size_of::<T>()) };
        Shared {
            at: at.cast(),
            len,
            _memory: PhantomData,
        }
    }
}
impl<T: Copy> Shared<'_, T> {
    fn get(self, i: usize) -> T {
        assert!(i < self.len);
        unsafe { self.at.add(i).read() }
    }
    fn set(self, i: usize, v: T) {
        assert!(i < self.len);
        unsafe { self.at.add(i).write(v) }
    }
}

fn exclusive_scan(data: Shared<u32>, own: u32) -> (u32, u32) {
    let (me, n) = (gpu::thread_idx(), gpu::block_dim());
    data.set(me, own);
    gpu::barrier();
    let mut step = 1;
    while step < n {
        let add = me
            .checked_sub(step)
            .map(|i| data.get(i))
            .unwrap_or_default();
        gpu::barrier();
        data.set(me, data.get(me) + add);
        gpu::barrier();
        step *= 2;
    }
    let total = data.get(n - 1);
    let before = if me == 0 { 0 } else { data.get(me - 1) };
    gpu::barrier();
    (before, total)
}

unsafe fn sort<K: Key>(keys: *mut K, values: *mut u16) {
    let (me, n) = (gpu::thread_idx(), gpu::block_dim());
    let at = gpu::block_idx() * n + me;
    let mut carve = Carve::new();
    let scan = carve.take::<u32>(n);
    let moved_values = carve.take::<u16>(n);
    let moved_keys = carve.take::<K>(n);
    let mut pair = unsafe { (*keys.add(at), *values.add(at)) };
    for shift in (0..K::BITS).step_by(4) {
        let digit = pair.0.digit(shift);
        let mut base = 0;
        let mut rank = 0;
        for d in 0..16 {
            let (before, total) = exclusive_scan(scan, (digit == d) as u32);
            if digit == d {
                rank = base + before;
            }
            base += total;
        }
        moved_keys.set(rank as usize, pair.0);
        moved_values.set(rank as usize, pair.1);
        gpu::barrier();
        pair = (moved_keys.get(me), moved_values.get(me));
        gpu::barrier();
    }
    unsafe { (*keys.add(at), *values.add(at)) = pair }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sort_u32(keys: *mut u32, values: *mut u16) {
    unsafe { sort(keys, values) }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sort_f32(keys: *mut f32, values: *mut u16) {
    unsafe { sort::<f32>(keys, values) }
}
