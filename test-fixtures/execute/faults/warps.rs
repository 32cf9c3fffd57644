//! Operations of a warp: masks, lanes, numbered barriers.
#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, link_llvm_intrinsics)]
#![allow(internal_features)]
use core::arch::nvptx::*;

unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
    fn shfl_down(mask: u32, v: u32, by: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.shfl.sync.idx.i32"]
    fn shfl_idx(mask: u32, v: u32, lane: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn ballot(mask: u32, v: bool) -> u32;
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn bar_warp(mask: u32);
}

const ALL: u32 = !0;

// run sum block=64 x=u32[64] out=u32[64]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sum(x: *const u32, out: *mut u32) {
    unsafe {
        let i = _thread_idx_x();
        let mut v = *x.add(i as usize);
        let mut by = 16;
        while by > 0 {
            v += shfl_down(ALL, v, by, 31);
            //% v += shfl_down(0xffff, v, by, 31); => warp-mask@here
            //% if i % 32 < 16 { v += shfl_down(ALL, v, by, 31); } => warp-mask@here
            by /= 2;
        }
        let half = if i % 32 < 16 { shfl_idx(0xffff, v, 3, 31) } else { v }; // %half
        //% let half = if i % 32 < 16 { shfl_idx(0xffff, v, 20, 31) } else { v }; => warp-lane@here
        //% let half = if i % 32 < 16 { shfl_idx(0xffff_0000, v, 3, 31) } else { v }; => warp-mask@here
        let odd = ballot(ALL, i % 2 == 1);
        //% let odd = if i % 2 == 1 { ballot(ALL, true) } else { 0 }; => warp-mask@here
        //% let odd = if i % 2 == 1 { ballot(0x5555_5555, true) } else { 0 }; => warp-mask@here
        bar_warp(ALL);
        *out.add(i as usize) = v + half + odd;
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}
