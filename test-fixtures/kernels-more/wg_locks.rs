//! A lock with a guard that every thread takes, and a queue that grows, both in workgroup memory.

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
    pub fn thread_idx() -> u32 {
        unsafe { _thread_idx_x() }
    }
    pub fn block_idx() -> u32 {
        unsafe { _block_idx_x() }
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
    use core::arch::amdgpu as a;
    use core::sync::atomic::{Ordering, fence};
    pub fn thread_idx() -> u32 {
        a::workitem_id_x()
    }
    pub fn block_idx() -> u32 {
        a::workgroup_id_x()
    }
    pub fn barrier() {
        fence(Ordering::Release);
        a::s_barrier();
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
use core::sync::atomic::*;
#[repr(C)]
struct Lock<T> {
    taken: AtomicBool,
    value: UnsafeCell<T>,
}
struct Guard<'a, T> {
    of: &'a Lock<T>,
}
impl<T> Lock<T> {
    fn try_lock(&self) -> Option<Guard<'_, T>> {
        self.taken
            .compare_exchange(false, true, Ordering::Acquire, Ordering::Relaxed)
            .ok()
            .map(|_| Guard { of: self })
    }
}
impl<T> Drop for Guard<'_, T> {
    fn drop(&mut self) {
        self.of.taken.store(false, Ordering::Release)
    }
}
impl<T> core::ops::Deref for Guard<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        unsafe { &*self.of.value.get() }
    }
}
impl<T> core::ops::DerefMut for Guard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        unsafe { &mut *self.of.value.get() }
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn guarded(lock: *const AtomicU32, data: *mut u64) {
    let mine = unsafe { &*gpu::workgroup_mem::<Lock<(u64, u32)>>() };
    let t = gpu::thread_idx();
    if t == 0 {
        unsafe {
            (*mine.value.get()) = (0, 0);
            mine.taken.store(false, Ordering::Relaxed)
        }
    }
    gpu::barrier();
    // Every thread in turn, done inside the loop so that a wave in lockstep gets on.
    let mut done = false;
    while !done {
        if let Some(mut g) = mine.try_lock() {
            g.0 += (t * t) as u64;
            g.1 += 1;
            done = true;
        }
    }
    gpu::barrier();
    if t == 0 {
        let lock = unsafe { &*lock };
        while lock
            .compare_exchange_weak(0, 1 + gpu::block_idx(), Ordering::AcqRel, Ordering::Relaxed)
            .is_err()
        {
            core::hint::spin_loop()
        }
        unsafe {
            let g = &*mine.value.get();
            *data += g.0;
            *data.add(1) += g.1 as u64;
            *data.add(2) = (*data.add(2)).max(g.0);
            *data.add(3) ^= g.0 << gpu::block_idx();
        }
        lock.store(0, Ordering::Release);
    }
}
/// A queue in workgroup memory: each item of depth d > 0 puts two items of depth d - 1 behind.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn workers(depth: *const u32, out: *const AtomicU32) {
    #[repr(C)]
    struct Queue {
        head: AtomicU32,
        tail: AtomicU32,
        items: [AtomicU32; 200],
    }
    let q = unsafe { &*gpu::workgroup_mem::<Queue>() };
    let t = gpu::thread_idx();
    for i in (t..200).step_by(64) {
        q.items[i as usize].store(u32::MAX, Ordering::Relaxed)
    }
    if t == 0 {
        q.items[0].store(
            unsafe { *depth.add(gpu::block_idx() as usize) },
            Ordering::Relaxed,
        );
        q.head.store(0, Ordering::Relaxed);
        q.tail.store(1, Ordering::Release);
    }
    gpu::barrier();
    loop {
        let (head, tail) = (
            q.head.load(Ordering::Acquire),
            q.tail.load(Ordering::Acquire),
        );
        if head == tail {
            break;
        }
        gpu::barrier();
        if t < tail - head {
            let d = q.items[(head + t) as usize].load(Ordering::Relaxed);
            unsafe {
                (*out.add((gpu::block_idx() * 8 + d) as usize)).fetch_add(1, Ordering::Relaxed)
            };
            if d > 0 {
                let at = q.tail.fetch_add(2, Ordering::AcqRel);
                q.items[at as usize].store(d - 1, Ordering::Relaxed);
                q.items[at as usize + 1].store(d - 1, Ordering::Relaxed);
            }
        }
        if t == 0 {
            q.head.fetch_add((tail - head).min(64), Ordering::Relaxed);
        }
        gpu::barrier();
    }
}
