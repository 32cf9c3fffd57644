//! Stream compaction with one atomic addition for each warp, by ballot.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx, link_llvm_intrinsics))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;
    unsafe extern "C" {
        #[link_name = "llvm.nvvm.read.ptx.sreg.laneid"]
        fn laneid() -> u32;
        #[link_name = "llvm.nvvm.shfl.sync.idx.i32"]
        fn shfl_idx(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
        #[link_name = "llvm.nvvm.vote.ballot.sync"]
        fn vote_ballot(mask: u32, p: bool) -> u32;
    }
    pub fn thread_idx() -> u32 {
        unsafe { _thread_idx_x() }
    }
    pub fn block_idx() -> u32 {
        unsafe { _block_idx_x() }
    }
    pub fn block_dim() -> u32 {
        unsafe { _block_dim_x() }
    }
    pub fn lane() -> u32 {
        unsafe { laneid() }
    }
    pub fn shuffle(v: u32, from: u32) -> u32 {
        unsafe { shfl_idx(!0, v, from, 31) }
    }
    pub fn ballot(v: bool) -> u32 {
        unsafe { vote_ballot(!0, v) }
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu as a;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    #[repr(C)]
    struct Packet {
        header: u16,
        setup: u16,
        workgroup: [u16; 3],
        reserved: u16,
        grid: [u32; 3],
    }
    fn packet() -> &'static Packet {
        unsafe { &*(amdgpu_dispatch_ptr() as *const Packet) }
    }
    pub fn thread_idx() -> u32 {
        a::workitem_id_x()
    }
    pub fn block_idx() -> u32 {
        a::workgroup_id_x()
    }
    pub fn block_dim() -> u32 {
        packet().workgroup[0] as u32
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
    pub fn ballot(v: bool) -> u32 {
        (a::ballot(v) >> (wide_lane() & 32)) as u32
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::sync::atomic::*;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn compact(
    v: *const u32,
    n: u32,
    out: *mut u32,
    count: *const AtomicU32,
    order: *mut u32,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let x = if i < n {
        unsafe { *v.add(i as usize) }
    } else {
        0
    };
    let keep = i < n && x % 3 == 0;
    let votes = gpu::ballot(keep);
    let leader = votes.trailing_zeros() & 31;
    let mut base = 0;
    if votes != 0 && gpu::lane() == leader {
        base = unsafe { (*count).fetch_add(votes.count_ones(), Ordering::Relaxed) };
    }
    let base = gpu::shuffle(base, leader);
    let rank = (votes & !(!0 << gpu::lane())).count_ones();
    if keep {
        unsafe { *out.add((base + rank) as usize) = x }
    }
    if gpu::block_idx() == 1 {
        unsafe { *order.add(gpu::thread_idx() as usize) = rank | votes.count_ones() << 16 }
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn check(v: *const u32, out: &[u32; 384], found: *mut u32) {
    let i = (gpu::block_idx() * gpu::block_dim() + gpu::thread_idx()) as usize;
    let x = unsafe { *v.add(i) };
    unsafe { *found.add(i) = out.iter().filter(|o| **o == x).count() as u32 }
}
