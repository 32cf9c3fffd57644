//! A hash table with open addressing that all threads fill by compare-and-exchange, then group counts and a sorted dump.

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

use core::marker::PhantomData;
use core::sync::atomic::{AtomicU32, Ordering::*};

trait Mix {
    fn mix(seed: u64, key: u32) -> u32;
}
enum Fibonacci {}
enum Murmur {}
impl Mix for Fibonacci {
    fn mix(seed: u64, key: u32) -> u32 {
        ((key as u64 ^ seed).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as u32
    }
}
impl Mix for Murmur {
    fn mix(seed: u64, key: u32) -> u32 {
        [(16, 0x85eb_ca6bu32), (13, 0xc2b2_ae35), (16, 1)]
            .iter()
            .fold(key ^ seed as u32, |h, &(shift, by)| (h ^ h >> shift).wrapping_mul(by))
    }
}

const EMPTY: u32 = !0;

#[repr(C)]
struct Slot {
    key: AtomicU32,
    count: AtomicU32,
}

struct Table<'a, H> {
    slots: &'a [Slot],
    seed: u64,
    _hash: PhantomData<fn() -> H>,
}

impl<'a, H: Mix> Table<'a, H> {
    fn probes(&self, key: u32) -> impl Iterator<Item = &'a Slot> + use<'a, H> {
        let Self { slots, seed, .. } = *self;
        let mut at = H::mix(seed, key) as usize;
        let step = H::mix(!seed, key) as usize | 1;
        core::iter::from_fn(move || {
            let slot = &slots[at % slots.len()];
            at = at.wrapping_add(step);
            Some(slot)
        })
        .take(slots.len())
    }

    fn add(&self, key: u32, by: u32) -> Result<u32, ()> {
        for slot in self.probes(key) {
            let owner = match slot.key.compare_exchange(EMPTY, key, AcqRel, Acquire) {
                Ok(_) => key,
                Err(other) => other,
            };
            if owner == key {
                return Ok(slot.count.fetch_add(by, Relaxed));
            }
        }
        Err(())
    }

    fn get(&self, key: u32) -> Option<u32> {
        self.probes(key)
            .map(|slot| (slot.key.load(Acquire), slot))
            .take_while(|&(k, _)| k != EMPTY)
            .find_map(|(k, slot)| (k == key).then(|| slot.count.load(Relaxed)))
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(keys: *const u32, counts: *mut u32, order: *mut u32, seed: u64) {
    let (t, n) = (gpu::thread_idx(), gpu::block_dim());
    let slots = unsafe { core::slice::from_raw_parts(gpu::workgroup_mem::<Slot>(), 2 * n) };
    for slot in slots.iter().skip(t).step_by(n) {
        slot.key.store(EMPTY, Relaxed);
        slot.count.store(0, Relaxed);
    }
    gpu::barrier();
    let near = Table::<Fibonacci> { slots: &slots[..n], seed, _hash: PhantomData };
    let far = Table::<Murmur> { slots: &slots[n..], seed, _hash: PhantomData };
    for k in 0..2 {
        let key = unsafe { *keys.add(2 * t + k) };
        let Ok(before) = near.add(key, 1) else { continue };
        if far.add(key / 3, (before < u32::MAX) as u32 * key).is_err() {
            near.add(EMPTY - 1, 1).ok();
        }
    }
    gpu::barrier();
    let key = t as u32;
    let (mine, other) = (near.get(key), far.get(key));
    let rank = (0..n as u32).filter(|&k| (near.get(k).unwrap_or(0), k) < (mine.unwrap_or(0), key)).count();
    unsafe {
        *counts.add(t) = match (mine, other) {
            (Some(c), Some(o)) => c << 16 | o,
            (Some(c), None) => c << 16 | 0xfff,
            (None, Some(o)) => o,
            (None, None) => EMPTY,
        };
        *order.add(rank) = key;
    }
}
