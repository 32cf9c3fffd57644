//! A scan, a stable partition and a reduction in workgroup memory, all from one cooperative toolkit of traits and closures.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
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

use core::cell::UnsafeCell;

trait Monoid: Copy {
    const ID: Self;
    fn join(self, other: Self) -> Self;
}
#[derive(Clone, Copy)]
#[repr(C)]
struct Sum<T>(T);
#[derive(Clone, Copy)]
#[repr(C)]
struct Extremes {
    lo: i32,
    hi: i32,
    at: u32,
}
impl Monoid for Sum<i64> {
    const ID: Self = Sum(0);
    fn join(self, o: Self) -> Self {
        Sum(self.0 + o.0)
    }
}
impl Monoid for u32 {
    const ID: u32 = 0;
    fn join(self, o: u32) -> u32 {
        self + o
    }
}
impl Monoid for Extremes {
    const ID: Self = Extremes { lo: i32::MAX, hi: i32::MIN, at: u32::MAX };
    fn join(self, o: Self) -> Self {
        let at = match (self.lo, self.at).cmp(&(o.lo, o.at)) {
            core::cmp::Ordering::Greater => o.at,
            _ => self.at,
        };
        Extremes { lo: self.lo.min(o.lo), hi: self.hi.max(o.hi), at }
    }
}
impl<A: Monoid, B: Monoid> Monoid for (A, B) {
    const ID: Self = (A::ID, B::ID);
    fn join(self, (a, b): Self) -> Self {
        (self.0.join(a), self.1.join(b))
    }
}

/// The group's threads, and memory that they share for one value each.
struct Group<'m> {
    rank: usize,
    size: usize,
    mem: &'m UnsafeCell<[u128; 128]>,
}

impl<'m> Group<'m> {
    fn cells<T>(&self) -> *mut T {
        const { assert!(align_of::<T>() <= 16 && size_of::<T>() <= 32) };
        self.mem.get().cast()
    }
    fn shared<T: Copy, R>(&self, mine: T, look: impl FnOnce(&[T]) -> R) -> R {
        let cells = self.cells::<T>();
        unsafe { cells.add(self.rank).write(mine) };
        gpu::barrier();
        let result = look(unsafe { core::slice::from_raw_parts(cells, self.size) });
        gpu::barrier();
        result
    }
    fn scan<M: Monoid>(&self, mine: M) -> (M, M) {
        let mut acc = mine;
        let mut step = 1;
        while step < self.size {
            let left = self.shared(acc, |all| self.rank.checked_sub(step).map(|k| all[k]));
            acc = left.map_or(acc, |l| l.join(acc));
            step <<= 1;
        }
        let before = self.shared(acc, |all| self.rank.checked_sub(1).map_or(M::ID, |k| all[k]));
        (before, acc)
    }
    fn reduce<M: Monoid>(&self, mine: M) -> M {
        let mut acc = mine;
        let mut width = self.size;
        while width > 1 {
            let half = width / 2;
            acc = self.shared(acc, |all| match all.get(self.rank + half) {
                Some(&other) if self.rank < half => acc.join(other),
                _ => acc,
            });
            width = half;
        }
        self.shared(acc, |all| all[0])
    }
    fn partition<T: Copy>(&self, mine: T, keep: impl Fn(&T) -> bool) -> (usize, usize) {
        let kept = keep(&mine);
        let (Sum(before), _) = self.scan(Sum(kept as i64));
        let total = self.reduce(kept as u32) as usize;
        let at = if kept { before as usize } else { total + self.rank - before as usize };
        (at, total)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn wavefront(data: *const i32, scanned: *mut i64, parted: *mut i32, stats: *mut i32) {
    let group = Group {
        rank: gpu::thread_idx(),
        size: gpu::block_dim(),
        mem: unsafe { &*gpu::workgroup_mem() },
    };
    let base = gpu::block_idx() * group.size;
    let x = unsafe { *data.add(base + group.rank) };
    let (_, (Sum(sum), odd)) = group.scan((Sum(x as i64 * 3), (x & 1) as u32));
    let (to, kept) = group.partition(x, |&v| v >= 0 && v % 3 != 0);
    let all = group.reduce(Extremes { lo: x, hi: x, at: group.rank as u32 });
    unsafe {
        *scanned.add(base + group.rank) = sum << 8 | odd as i64;
        *parted.add(base + to) = x;
        if group.rank == 0 {
            let Extremes { lo, hi, at } = all;
            for (k, v) in [lo, hi, at as i32, kept as i32, odd as i32].into_iter().enumerate() {
                *stats.add(gpu::block_idx() * 5 + k) = v;
            }
        }
    }
}
