// Shuffles and votes order nothing between threads of different warps; within one they may.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, link_llvm_intrinsics, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

unsafe extern "C" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.laneid"]
    fn lane() -> u32;
    #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
    fn shuffle(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn ballot(mask: u32, condition: bool) -> u32;
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn warp_barrier(mask: u32);
}

fn memory<T>() -> *mut T {
    gpu_launch_sized_workgroup_mem()
}

unsafe fn warp_sum(mut v: u32) -> u32 {
    let mut d = 16;
    while d > 0 {
        v += shuffle(!0, v, d, 31);
        d /= 2;
    }
    v
}

// warplens: launch(workgroup_mem = 32, block = 256)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn sum_without_barrier(data: *mut u32) {
    let t = _thread_idx_x();
    let sums = memory::<u32>();
    let part = warp_sum(*data.add(t as usize));
    if lane() == 0 {
        *sums.add((t / 32) as usize) = part;
    }
    let other = if lane() < 8 { *sums.add(lane() as usize) } else { 0 };
                              //^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread 1 reads offset 4 of workgroup memory, which thread 32 writes with no barrier between
    *data.add(t as usize) = warp_sum(other);
}

// warplens: launch(workgroup_mem = 32, block = 256)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn sum_with_barrier(data: *mut u32) {
    let t = _thread_idx_x();
    let sums = memory::<u32>();
    let part = warp_sum(*data.add(t as usize));
    if lane() == 0 {
        *sums.add((t / 32) as usize) = part;
    }
    _syncthreads();
    let other = if lane() < 8 { *sums.add(lane() as usize) } else { 0 };
    *data.add(t as usize) = warp_sum(other);
}

// The second use of the same memory comes too early.
// warplens: launch(workgroup_mem = 32, block = 256)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn sums_of_two(data: *mut u32) {
    let t = _thread_idx_x();
    let sums = memory::<u32>();
    let part = warp_sum(*data.add(t as usize));
    if lane() == 0 {
        *sums.add((t / 32) as usize) = part;
    }
    _syncthreads();
    let first = warp_sum(if lane() < 8 { *sums.add(lane() as usize) } else { 0 });
    let part = warp_sum(part ^ first);
    if lane() == 0 {
        *sums.add((t / 32) as usize) = part;
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]
    }
    _syncthreads();
    *data.add(t as usize) = *sums + first;
}

// Threads of one warp alone see what the others of it wrote.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn within_warps(data: *mut u32) {
    let t = _thread_idx_x() as usize;
    let mine = memory::<u32>();
    *mine.add(t) = *data.add(t);
    warp_barrier(!0);
    let near = *mine.add(t ^ 5);
    let votes = ballot(!0, near > 3);
    *mine.add(t ^ 1) = near;
    warp_barrier(!0);
    *data.add(t) = *mine.add(t & !31 | (t + 1) & 31) + votes;
}

// Without a shape it may be one warp.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn of_any_size(data: *mut u32) {
    let t = _thread_idx_x() as usize;
    let mine = memory::<u32>();
    *mine.add(t) = *data.add(t);
    warp_barrier(!0);
    *data.add(t) = *mine.add((t + 1) % 32);
}

// A thread that asks for the number of its warp is one of several warps, however many.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn of_several_warps(data: *mut u32) {
    let t = _thread_idx_x();
    let sums = memory::<u32>();
    let part = warp_sum(*data.add(t as usize));
    if t % 32 == 0 {
        *sums.add((t / 32) as usize) = part;
    }
    let mut all = 0;
    for i in 0.._block_dim_x() / 32 {
        all += *sums.add(i as usize);
             //^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread 1 reads offset 0 of workgroup memory, which thread 0 writes with no barrier between
    }
    *data.add(t as usize) = all;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn each_warp_for_itself(data: *mut u32) {
    let t = _thread_idx_x() as usize;
    let own = memory::<u32>().add(t / 32 * 32);
    *own.add(t % 32) = *data.add(t);
    warp_barrier(!0);
    *data.add(t) = *own.add(31 - t % 32);
}
