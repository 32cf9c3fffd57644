//! A hash join: one block's threads insert by compare-and-exchange into a table in workgroup memory and probe it, with a queue of matches.

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
use core::num::NonZeroU32;
use core::sync::atomic::{AtomicU32, Ordering};

const SLOTS: usize = 128;
struct Table<'w> {
    keys: &'w [AtomicU32; SLOTS],
    counts: &'w [AtomicU32; SLOTS],
}
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Fresh(usize),
    Joined(usize, NonZeroU32),
    Full,
}
const _: () = assert!(size_of::<Option<NonZeroU32>>() == 4);

fn probes(key: NonZeroU32) -> impl Iterator<Item = usize> + Clone {
    let start = key.get().wrapping_mul(0x9e37_79b1) as usize % SLOTS;
    core::iter::successors(Some((start, 0)), |&(at, n)| {
        (n < 20).then_some(((at + n + 1) % SLOTS, n + 1))
    })
    .map(|(at, _)| at)
}
impl<'w> Table<'w> {
    unsafe fn over(words: *mut u32) -> Self {
        unsafe {
            Table {
                keys: &*words.cast(),
                counts: &*words.add(SLOTS).cast(),
            }
        }
    }
    fn clear(&self) {
        let (me, n) = (gpu::thread_idx(), gpu::block_dim());
        for slot in self.keys.iter().chain(self.counts).skip(me).step_by(n) {
            slot.store(0, Ordering::Relaxed);
        }
    }
    fn insert(&self, key: NonZeroU32) -> Outcome {
        for at in probes(key) {
            let outcome = match self.keys[at].compare_exchange(
                0,
                key.get(),
                Ordering::AcqRel,
                Ordering::Acquire,
            ) {
                Ok(_) => Outcome::Fresh(at),
                Err(other) if other == key.get() => {
                    let n = self.counts[at].load(Ordering::Relaxed);
                    Outcome::Joined(at, NonZeroU32::MIN.saturating_add(n))
                }
                Err(_) => continue,
            };
            self.counts[at].fetch_add(1, Ordering::Relaxed);
            return outcome;
        }
        Outcome::Full
    }
    fn count(&self, key: NonZeroU32) -> u32 {
        probes(key)
            .map(|at| (at, self.keys[at].load(Ordering::Relaxed)))
            .take_while(|&(_, k)| k != 0)
            .find(|&(_, k)| k == key.get())
            .map_or(0, |(at, _)| self.counts[at].load(Ordering::Relaxed))
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn join(
    left: *const u32,
    right: *const u32,
    hits: *mut u32,
    counts: *mut u32,
) {
    let me = gpu::thread_idx();
    let at = gpu::block_idx() * gpu::block_dim() + me;
    let memory = gpu::workgroup_mem::<u32>();
    let table = unsafe { Table::over(memory) };
    let tallies: &[AtomicU32; 4] = unsafe { &*memory.add(2 * SLOTS).cast() };
    table.clear();
    if let Some(t) = tallies.get(me) {
        t.store(const { 1u32.pow(3) - 1 }, Ordering::Relaxed);
    }
    gpu::barrier();
    let [l, r] =
        [left, right].map(|p| NonZeroU32::new(unsafe { *p.add(at) }).expect("keys start at one"));
    let (which, more) = match table.insert(l) {
        Outcome::Fresh(_) => (0, 0),
        Outcome::Joined(slot, n) if n.get() > 0 => (1, (slot < SLOTS) as u32),
        Outcome::Joined(..) => unreachable!(),
        Outcome::Full => (2, 0),
    };
    tallies[which].fetch_add(1, Ordering::Relaxed);
    tallies[3].fetch_add(more, Ordering::Relaxed);
    gpu::barrier();
    unsafe { *hits.add(at) = table.count(r) };
    if let Some(t) = tallies.get(me) {
        unsafe { *counts.add(gpu::block_idx() * 4 + me) = t.load(Ordering::Relaxed) }
    }
}
