//! Reductions by segments: operators as types, a two-level tree in workgroup memory, results joined by atomics of each width.

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
use core::sync::atomic::{AtomicI32, AtomicI64, AtomicU32, AtomicU64, Ordering::*};

trait Monoid: Copy {
    type Value: Copy + PartialEq;
    const ZERO: Self::Value;
    fn of(self, v: i32) -> Self::Value;
    fn join(self, a: Self::Value, b: Self::Value) -> Self::Value;
}
macro_rules! monoid {
    ($($name:ident: $t:ty = $zero:expr, |$v:ident| $of:expr, |$a:ident, $b:ident| $join:expr;)+) => {$(
        #[derive(Clone, Copy)]
        struct $name;
        impl Monoid for $name {
            type Value = $t;
            const ZERO: $t = $zero;
            fn of(self, $v: i32) -> $t { $of }
            fn join(self, $a: $t, $b: $t) -> $t { $join }
        }
    )+};
}
monoid! {
    Sum: i64 = 0, |v| v.into(), |a, b| a + b;
    Max: i32 = i32::MIN, |v| v, |a, b| a.max(b);
    Seen: u32 = 0, |v| 1 << (v & 31), |a, b| a | b;
}
/// Two at once: the product of monoids is one.
impl<A: Monoid, B: Monoid> Monoid for (A, B) {
    type Value = (A::Value, B::Value);
    const ZERO: Self::Value = (A::ZERO, B::ZERO);
    fn of(self, v: i32) -> Self::Value {
        (self.0.of(v), self.1.of(v))
    }
    fn join(self, a: Self::Value, b: Self::Value) -> Self::Value {
        (self.0.join(a.0, b.0), self.1.join(a.1, b.1))
    }
}

/// A tree over the block; every thread gets its segment's result when it is the segment's first thread here.
fn by_segment<M: Monoid>(m: M, own: M::Value, segment: usize, steps: &mut u64) -> Option<M::Value> {
    let (me, n) = (gpu::thread_idx(), gpu::block_dim());
    let slots = gpu::workgroup_mem::<(u32, M::Value)>();
    let slot = |i: usize| unsafe { &mut *slots.add(i) };
    *slot(me) = (segment as u32, own);
    gpu::barrier();
    let mut step = 1;
    while step < n {
        let other = (me + step < n)
            .then(|| *slot(me + step))
            .filter(|o| o.0 == segment as u32);
        gpu::barrier();
        if let Some((_, v)) = other {
            let mine = slot(me);
            mine.1 = m.join(mine.1, v);
            *steps += 1;
        }
        gpu::barrier();
        step <<= 1;
    }
    let first = me == 0 || slot(me - 1).0 != segment as u32;
    let result = first.then(|| slot(me).1);
    gpu::barrier();
    result
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn segments(
    data: *const i32,
    ends: *const u32,
    n: u32,
    sums: *mut i64,
    maxima: *mut i32,
    bits: *mut u32,
    steps: *mut u64,
) {
    let at = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let ends = unsafe { core::slice::from_raw_parts(ends, 6) };
    let segment = ends.partition_point(|&e| e as usize <= at);
    let value = if at < n as usize {
        Some(unsafe { *data.add(at) })
    } else {
        None
    };
    let all = (Sum, (Max, Seen));
    let own = value.map_or(<(Sum, (Max, Seen))>::ZERO, |v| all.of(v));
    let mut count = 0;
    let result = by_segment(all, own, segment, &mut count);
    if let Some((sum, (max, seen))) = result
        && segment < ends.len()
    {
        unsafe {
            AtomicI64::from_ptr(sums.add(segment)).fetch_add(sum, Relaxed);
            AtomicI32::from_ptr(maxima.add(segment)).fetch_max(max, AcqRel);
            AtomicU32::from_ptr(bits.add(segment)).fetch_or(seen, SeqCst);
        }
    }
    let tally: [(&AtomicU64, fn(&AtomicU64, u64) -> u64); 2] = unsafe {
        [
            (AtomicU64::from_ptr(steps), |a, v| a.fetch_add(v, Relaxed)),
            (AtomicU64::from_ptr(steps.add(1)), |a, v| {
                a.fetch_max(v, Relaxed)
            }),
        ]
    };
    for (a, f) in tally {
        f(a, count);
    }
}
