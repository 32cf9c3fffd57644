#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, link_llvm_intrinsics, stdarch_nvptx)]

use core::arch::asm;
use core::arch::nvptx::{_block_dim_x, _block_idx_x, _syncthreads, _thread_idx_x, _thread_idx_y};

unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
    fn shuffle_down(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn ballot(mask: u32, condition: bool) -> u32;
    #[link_name = "llvm.nvvm.vote.any.sync"]
    fn any(mask: u32, condition: bool) -> bool;
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn sync_warp(mask: u32);
    #[link_name = "llvm.nvvm.activemask"]
    fn active_mask() -> u32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.laneid"]
    fn lane_id() -> u32;
}

const FULL: u32 = !0;

#[no_mangle]
pub unsafe extern "gpu-kernel" fn whole_warp(data: *mut u32, n: usize) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    if i >= n {
        return;
    }
    let mut value = *data.add(i);
    let mut step = 16;
    while step > 0 {
        value += shuffle_down(FULL, value, step, 31);
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[warp-sync-mask]: lane 0 takes the value of lane 16, which has ended
        step /= 2;
    }
    if lane_id() == 0 {
        *data.add(i) = value;
    }
}

// How many threads there are is not known: sixteen may be all, but seldom are.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn half_of_unknown(data: *mut u32) {
    let i = _thread_idx_x() as usize;
    *data.add(i) = shuffle_down(0xffff, *data.add(i), 8, 31);
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[warp-sync-mask]: lane 16 executes this with a mask that does not name it: 0x0000ffff, in launches
}

// The first thread is always there.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn without_first(data: *mut u32, n: usize) {
    let i = _thread_idx_x() as usize;
    if i < n {
        *data.add(i) = shuffle_down(!1, *data.add(i), 8, 31);
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[warp-sync-mask]: lane 0 executes this with a mask that does not name it: 0xfffffffe
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn upper_half(data: *mut u32) {
    let i = _thread_idx_x() as usize;
    if lane_id() >= 16 {
        *data.add(i) = shuffle_down(0xffff_0000, *data.add(i), 8, 31);
    } else {
        sync_warp(0x0000_ffff);
    }
}

// From where on is not known: the first lanes may all be outside.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn above_unknown(data: *mut u32, first: u32) {
    let i = _thread_idx_x();
    if i >= first {
        *data.add(i as usize) = shuffle_down(0xffff_0000, *data.add(i as usize), 8, 31);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn no_lane(data: *mut u32) {
    if any(0, *data > 1) {
     //^^^^^^^^^^^^^^^^^ error[warp-sync-mask]: lane 0 executes this with a mask that does not name it: 0x00000000
        *data = 1;
    }
}

// warplens: launch(block = 16)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn small_block(data: *mut u32) {
    let i = _thread_idx_x() as usize;
    *data.add(i) = shuffle_down(0xffff, *data.add(i), 8, 31);
}

// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn large_block(data: *mut u32) {
    let i = _thread_idx_x() as usize;
    *data.add(i) = ballot(0xffff, i > 3);
                 //^^^^^^^^^^^^^^^^^^^^^ error[warp-sync-mask]: lane 16 executes this
}

// warplens: launch(block = [8, 8, 1])
#[no_mangle]
pub unsafe extern "gpu-kernel" fn rows(data: *mut u32) {
    let x = _thread_idx_x();
    let y = _thread_idx_y();
    let i = (y * 8 + x) as usize;
    if y < 2 {
        *data.add(i) = ballot(0xffff, x > 3);
    } else if y < 4 {
        *data.add(i) = ballot(0x00ff_0000, x > 3);
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^ error[warp-sync-mask]: lane 24 executes this
    }
}

// A mask of the lanes that are there is not constant.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn active(data: *mut u32, n: u32) {
    let i = _thread_idx_x();
    let mask = active_mask();
    if i < n {
        *data.add(i as usize) = ballot(mask & 0xffff, i > 3);
    }
    let some = ballot(FULL, i < n);
    if i < n {
        *data.add(i as usize) += ballot(some, i > 3);
    }
}

// Who comes here, the parameter decides.
// warplens: launch(block = 32)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn guarded(data: *mut u32, n: u32) {
    let i = _thread_idx_x();
    if i < n {
        *data.add(i as usize) = ballot(0xff, i > 3);
    }
}

fn reduce(value: u32, mask: u32) -> u32 {
    unsafe { value + shuffle_down(mask, value, 4, 31) }
}

// warplens: launch(block = 256)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_helper(data: *mut u32) {
    let i = _thread_idx_x();
    _syncthreads();
    if i < 8 {
        *data.add(i as usize) = reduce(i, 0xff);
    }
    if i < 16 {
        *data.add(i as usize) = reduce(i, 0xff);
                              //^^^^^^^^^^^^^^^ error[warp-sync-mask]: lane 8 executes this
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_assembly(data: *mut u32) {
    let (a, b, c, d): (u32, u32, u32, u32);
    asm!("shfl.sync.bfly.b32 {0}, {1}, 1, 31, 0xfffffffe;", out(reg32) a, in(reg32) *data);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[warp-sync-mask]: lane 0
    asm!("shfl.sync.bfly.b32 {0}, {1}, 1, 31, {2};", out(reg32) b, in(reg32) a, in(reg32) 0u32);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[warp-sync-mask]: lane 0
    asm!("vote.sync.ballot.b32 {0}, 1, -1;", out(reg32) c);
    asm!("shfl.sync.bfly.b32 {0}, {1}, 1, 31, {2};", out(reg32) d, in(reg32) a, in(reg32) c);
    *data = a + b + c + d;
}

// What is read on the way depends on the launch, but all lanes come here.
// warplens: launch(block = 96)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn behind_guarded_reads(data: *mut u32, n: u32) {
    let i = _thread_idx_x();
    let x = if i < n { *data.add(i as usize) } else { 0 };
    let votes = ballot(0xffff, x % 3 == 0);
              //^^^^^^^^^^^^^^^^^^^^^^^^^^ error[warp-sync-mask]: lane 16 executes this with a mask that does not name it: 0x0000ffff
    let all = ballot(FULL, x % 3 == 0);
    if i < n {
        *data.add(i as usize) = votes ^ all ^ ballot(0xffff, x > 5);
    }
}
