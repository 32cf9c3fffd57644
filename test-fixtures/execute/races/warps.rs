//! Warps: what `bar.warp.sync` and numbered barriers order, and that shuffles and votes order nothing.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, core_intrinsics, gpu_intrinsics)]
#![feature(gpu_launch_sized_workgroup_mem, link_llvm_intrinsics, stdarch_nvptx)]
#![allow(internal_features)]
use core::arch::asm;
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
    fn shfl_down(mask: u32, v: u32, by: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn ballot(mask: u32, v: bool) -> u32;
    #[link_name = "llvm.nvvm.vote.any.sync"]
    fn any(mask: u32, v: bool) -> bool;
    #[link_name = "llvm.nvvm.match.any.sync.i32"]
    fn match_any(mask: u32, v: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.add"]
    fn redux_add(v: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn bar_warp(mask: u32);
}

const ALL: u32 = !0;

// run swap block=64 bytes=256 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn swap(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        let i = _thread_idx_x() as usize;
        *tile.add(i) = *x.add(i); // %store
        bar_warp(ALL);
        //% => workgroup-race@store, workgroup-race@read
        //% shfl_down(ALL, i as u32, 1, 31); => workgroup-race@store, workgroup-race@read
        //% ballot(ALL, i > 3); => workgroup-race@store, workgroup-race@read
        //% any(ALL, i > 3); => workgroup-race@store, workgroup-race@read
        //% match_any(ALL, i as u32 / 4); => workgroup-race@store, workgroup-race@read
        //% redux_add(1, ALL); => workgroup-race@store, workgroup-race@read
        //% if i & 16 != 0 { bar_warp(0xffff_0000) } else { bar_warp(0xffff) } => workgroup-race@store, workgroup-race@read
        //% asm!("membar.cta;"); => workgroup-race@store, workgroup-race@read
        //% asm!("activemask.b32 {0};", out(reg32) _); => workgroup-race@store, workgroup-race@read
        let v = *tile.add(i ^ 31); // %read
        //% let v = *tile.add(63 - i); => workgroup-race@store, workgroup-race@here, workgroup-race@again
        bar_warp(ALL);
        //% => workgroup-race@read, workgroup-race@again
        *tile.add(i) = v + 1; // %again
        bar_warp(ALL);
        *y.add(i) = *tile.add(i ^ 1);
    }
}

// run sum block=64 bytes=256 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sum(x: *const u32, y: *mut u32) {
    let sums = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        let i = _thread_idx_x() as usize;
        let lane = i % 32;
        *sums.add(i) = *x.add(i); // %sum_store
        bar_warp(ALL);
        //% => workgroup-race@sum_store, workgroup-race@add
        let mut by = 16;
        while by > 0 {
            let v = if lane < by { *sums.add(i + by) } else { 0 }; // %add
            bar_warp(ALL);
            //% => workgroup-race@add, workgroup-race@put
            *sums.add(i) += v; // %put
            bar_warp(ALL);
            //% => workgroup-race@add, workgroup-race@put, workgroup-race@sums_out
            //% if by > 1 { ballot(ALL, true); } else { bar_warp(ALL); } => workgroup-race@add, workgroup-race@put
            by /= 2;
        }
        *y.add(i) = *sums.add(i - lane); // %sums_out
    }
}

// run halves block=64 bytes=256 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halves(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        let i = _thread_idx_x() as usize;
        *tile.add(i) = *x.add(i); // %half_store
        if i & 16 == 0 {
            bar_warp(0xffff);
            //% => workgroup-race@half_store, workgroup-race@half_low
            *y.add(i) = *tile.add(i ^ 15); // %half_low
            //% *y.add(i) = *tile.add(i ^ 16); => workgroup-race@half_store, workgroup-race@here
        } else {
            bar_warp(0xffff_0000);
            //% => workgroup-race@half_store, workgroup-race@half_high
            *y.add(i) = *tile.add(i ^ 1); // %half_high
        }
    }
}

// run producer block=64 bytes=128 x=u32[64] y=u32[32]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn producer(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        let i = _thread_idx_x() as usize;
        if i < 32 {
            *tile.add(i) = *x.add(i); // %made
            asm!("bar.arrive 1, 64;");
            //% asm!("bar.arrive 1, 64;"); *tile.add(i) = 1; => workgroup-race@here, workgroup-race@used
        } else {
            asm!("bar.sync 1, 64;");
            *y.add(i - 32) = *tile.add(63 - i); // %used
            //% *y.add(i - 32) = *tile.add(63 - i); *tile.add(63 - i) = 0; *tile.add(62 - i + 32 * (i / 63)) = 0; => workgroup-race@here
        }
    }
}

// run group block=96 bytes=384 x=u32[96] y=u32[96]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn group(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        let i = _thread_idx_x() as usize;
        *tile.add(i) = *x.add(i); // %group_store
        if i < 64 {
            asm!("bar.sync 2, 64;");
            //% bar_warp(ALL); => workgroup-race@group_store, workgroup-race@group_read
            *y.add(i) = *tile.add(63 - i); // %group_read
            //% *y.add(i) = *tile.add(95 - i); => workgroup-race@group_store, workgroup-race@here
        } else {
            *y.add(i) = *tile.add(i);
            //% *y.add(i) = *tile.add(i - 64); => workgroup-race@group_store, workgroup-race@here
        }
    }
}

// run scopes grid=2 block=32 n=u32[2]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scopes(n: *mut u32) {
    unsafe {
        asm!("red.relaxed.gpu.global.add.u32 [{0}], {1};", in(reg64) n, in(reg32) 1u32); // %gpu
        //% asm!("red.relaxed.cta.global.add.u32 [{0}], {1};", in(reg64) n, in(reg32) 1u32); => global-race@here, global-race@sys
        asm!("red.relaxed.sys.global.add.u32 [{0}], {1};", in(reg64) n, in(reg32) 1u32); // %sys
        //% if _block_idx_x() == 1 { asm!("red.relaxed.cta.global.add.u32 [{0}], {1};", in(reg64) n, in(reg32) 1u32) } => global-race@gpu, global-race@here
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}
