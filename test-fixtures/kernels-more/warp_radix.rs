//! A block-wide radix sort whose ranks come from matches of digits within warps.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(
        stdarch_nvptx,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem,
        link_llvm_intrinsics
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
    unsafe extern "C" {
        #[link_name = "llvm.nvvm.read.ptx.sreg.laneid"]
        fn laneid() -> u32;
        #[link_name = "llvm.nvvm.shfl.sync.up.i32"]
        fn shfl_up(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
        #[link_name = "llvm.nvvm.match.any.sync.i32"]
        fn match_any_sync(mask: u32, value: u32) -> u32;
    }
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
    pub fn lane() -> u32 {
        unsafe { laneid() }
    }
    pub fn shuffle_up(v: u32, by: u32) -> u32 {
        unsafe { shfl_up(!0, v, by, 0) }
    }
    pub fn match_any(v: u32) -> u32 {
        unsafe { match_any_sync(!0, v) }
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
    /// Lane of the wave; waves of 64 are two warps of 32.
    fn wide_lane() -> u32 {
        a::mbcnt_hi(!0, a::mbcnt_lo(!0, 0))
    }
    pub fn lane() -> u32 {
        wide_lane() & 31
    }
    pub fn shuffle(v: u32, from: u32) -> u32 {
        unsafe { a::ds_bpermute(((wide_lane() & !31) | (from & 31)) * 4, v) }
    }
    pub fn shuffle_up(v: u32, by: u32) -> u32 {
        shuffle(v, if lane() < by { lane() } else { lane() - by })
    }
    pub fn ballot(v: bool) -> u32 {
        (a::ballot(v) >> (wide_lane() & 32)) as u32
    }
    pub fn match_any(v: u32) -> u32 {
        // Bit by bit: who has the same bit here stays in.
        (0..32).fold(!0, |same, bit| {
            let one = v >> bit & 1 != 0;
            let all = ballot(one);
            same & if one { all } else { !all }
        })
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

/// LSD radix sort of each block's tile by 4-bit digits; ranks inside a warp come from `match_any`.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn radix_step(
    keys: *mut u32,
    vals: *mut u32,
    bits: u32,
    hist: *mut u32,
) {
    let mem = gpu::workgroup_mem::<u32>();
    let counts = mem; // [digit][warp]: 16 * 4
    let (sk, sv) = unsafe { (mem.add(64), mem.add(64 + 128)) };
    let t = gpu::thread_idx();
    let (lane, warp) = (gpu::lane(), t / 32);
    let base = (gpu::block_idx() * 128) as usize;
    let mut key = unsafe { *keys.add(base + t as usize) };
    let mut val = unsafe { *vals.add(base + t as usize) };
    let mut shift = 0;
    while shift < bits {
        if t < 64 {
            unsafe { *counts.add(t as usize) = 0 }
        }
        gpu::barrier();
        let digit = key >> shift & 15;
        let peers = gpu::match_any(digit);
        let rank = (peers & ((1 << lane) - 1)).count_ones();
        if rank == 0 {
            unsafe { *counts.add((digit * 4 + warp) as usize) = peers.count_ones() }
        }
        gpu::barrier();
        // Exclusive scan of the 64 counters by the first two warps.
        if t < 32 {
            let (a, b) = unsafe { (*counts.add(2 * t as usize), *counts.add(2 * t as usize + 1)) };
            let mut sum = a + b;
            let mut d = 1;
            while d < 32 {
                let other = gpu::shuffle_up(sum, d);
                if lane >= d {
                    sum += other
                }
                d *= 2;
            }
            let before = sum - a - b;
            unsafe {
                *counts.add(2 * t as usize) = before;
                *counts.add(2 * t as usize + 1) = before + a;
            }
        }
        gpu::barrier();
        let at = unsafe { *counts.add((digit * 4 + warp) as usize) } + rank;
        unsafe {
            *sk.add(at as usize) = key;
            *sv.add(at as usize) = val;
        }
        gpu::barrier();
        (key, val) = unsafe { (*sk.add(t as usize), *sv.add(t as usize)) };
        if shift + 4 >= bits && t < 16 {
            unsafe { *hist.add((gpu::block_idx() * 16 + t) as usize) = *counts.add(t as usize * 4) }
        }
        gpu::barrier();
        shift += 4;
    }
    unsafe {
        *keys.add(base + t as usize) = key;
        *vals.add(base + t as usize) = val;
    }
}
