//! One-block radix sort of key-value pairs: digits by const generics, stable ranks by a prefix sum in workgroup memory.

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
        (unsafe { _thread_idx_x() }) as u32
    }
    pub fn block_idx() -> u32 {
        (unsafe { _block_idx_x() }) as u32
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
    use core::sync::atomic::{Ordering, fence};

    pub fn thread_idx() -> u32 {
        (workitem_id_x()) as u32
    }
    pub fn block_idx() -> u32 {
        (workgroup_id_x()) as u32
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

const BLOCK: usize = 64;

#[derive(Clone, Copy)]
struct Shared<T> {
    base: *mut T,
    len: usize,
}

impl<T: Copy> Shared<T> {
    fn carve(from: &mut *mut u8, len: usize) -> Self {
        let base = from.cast::<T>();
        *from = base.wrapping_add(len).cast();
        Shared { base, len }
    }
    fn get(&self, i: usize) -> T {
        debug_assert!(i < self.len, "index {i} of {}", self.len);
        unsafe { self.base.add(i).read() }
    }
    fn set(&self, i: usize, v: T) {
        debug_assert!(i < self.len);
        unsafe { self.base.add(i).write(v) }
    }
}

struct Digit<const BITS: u32>;

impl<const BITS: u32> Digit<BITS> {
    const BUCKETS: usize = 1 << BITS;
    const MASK: u32 = (1 << BITS) - 1;
    const PASSES: u32 = u32::BITS.div_ceil(BITS);

    fn of(key: u32, pass: u32) -> usize {
        ((key >> (pass * BITS)) & Self::MASK) as usize
    }
    fn passes() -> impl Iterator<Item = u32> {
        0..Self::PASSES
    }
}

/// Sortable bits of a float: flips negatives, so that unsigned order is the order of the numbers.
fn to_key(x: f32) -> u32 {
    let bits = x.to_bits();
    let mask = ((bits as i32 >> 31) as u32) | 1 << 31;
    bits ^ mask
}

fn from_key(key: u32) -> f32 {
    let mask = ((!key as i32 >> 31) as u32) | 0x8000_0000;
    f32::from_bits(key ^ mask)
}

fn sort_block<const BITS: u32>(
    keys: [Shared<u32>; 2],
    values: [Shared<u16>; 2],
    counts: Shared<u32>,
    t: usize,
) -> usize {
    let mut from = 0;
    for pass in Digit::<BITS>::passes() {
        let (src, dst) = (keys[from], keys[1 - from]);
        for bucket in (t..Digit::<BITS>::BUCKETS).step_by(BLOCK) {
            let below = (0..BLOCK)
                .filter(|&i| Digit::<BITS>::of(src.get(i), pass) < bucket)
                .count();
            counts.set(bucket, below as u32);
        }
        gpu::barrier();
        let key = src.get(t);
        let digit = Digit::<BITS>::of(key, pass);
        let before = (0..t)
            .filter(|&i| Digit::<BITS>::of(src.get(i), pass) == digit)
            .count();
        let to = counts.get(digit) as usize + before;
        dst.set(to, key);
        values[1 - from].set(to, values[from].get(t));
        gpu::barrier();
        from ^= 1;
    }
    from
}

/// Sorts BLOCK floats; needs BLOCK * 12 + 64 bytes of workgroup memory.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sort_floats(x: *mut f32, order: *mut u16) {
    let t = gpu::thread_idx() as usize;
    let base = gpu::block_idx() as usize * BLOCK;
    let mut memory = gpu::workgroup_mem::<u32>().cast::<u8>();
    let keys = [(); 2].map(|()| Shared::carve(&mut memory, BLOCK));
    let counts = Shared::carve(&mut memory, 16);
    let values: [Shared<u16>; 2] = core::array::from_fn(|_| Shared::carve(&mut memory, BLOCK));
    keys[0].set(t, to_key(unsafe { *x.add(base + t) }));
    values[0].set(t, t as u16);
    gpu::barrier();
    let at = sort_block::<4>(keys, values, counts, t);
    unsafe {
        *x.add(base + t) = from_key(keys[at].get(t));
        *order.add(base + t) = values[at].get(t);
    }
}

/// The same with three bits for each digit, on integers, so that the last pass has fewer bits.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sort_ints(x: *mut u32, order: *mut u16) {
    let t = gpu::thread_idx() as usize;
    let mut memory = gpu::workgroup_mem::<u32>().cast::<u8>();
    let keys = [
        Shared::carve(&mut memory, BLOCK),
        Shared::carve(&mut memory, BLOCK),
    ];
    let counts = Shared::carve(&mut memory, 16);
    let values = [
        Shared::carve(&mut memory, BLOCK),
        Shared::carve(&mut memory, BLOCK),
    ];
    let slot = unsafe { &mut *x.add(gpu::block_idx() as usize * BLOCK + t) };
    keys[0].set(t, *slot);
    values[0].set(t, t as u16);
    gpu::barrier();
    let at = sort_block::<3>(keys, values, counts, t);
    *slot = keys[at].get(t);
    unsafe { *order.add(gpu::block_idx() as usize * BLOCK + t) = values[at].get(t) };
}
