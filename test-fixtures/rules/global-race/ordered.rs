#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(improper_gpu_kernel_arg, internal_features)]

use core::arch::asm;
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering::*, fence};

unsafe fn t() -> usize {
    _thread_idx_x() as usize
}

unsafe fn b() -> usize {
    _block_idx_x() as usize
}

// A counter behind the store orders nothing in front of it.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn counted_behind(x: *const f32, y: *mut f32, n: &AtomicU32) {
    *y.add(b() * 100 + t()) = *x.add(b() * 128 + t());
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[global-race]: race between blocks
    n.fetch_add(1, Release);
                 //^^^^^^^ info[atomic-ordering-dropped]: rustc emits
}

// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn counted_in_front(x: *const f32, y: *mut f32, n: &AtomicU32) {
    n.fetch_add(1, AcqRel);
                 //^^^^^^ info[atomic-ordering-dropped]: rustc emits
    _syncthreads();
    *y.add(b() * 100 + t()) = *x.add(b() * 128 + t());
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[global-race]: race between blocks
}

// A relaxed counter orders nothing at all.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn counted_around(x: *const f32, y: *mut f32, n: &AtomicU32) {
    n.fetch_add(1, Relaxed);
    _syncthreads();
    *y.add(b() * 100 + t()) = *x.add(b() * 128 + t());
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[global-race]: race between blocks
    _syncthreads();
    n.fetch_add(1, Relaxed);
}

// Blocks take turns.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_turn(x: *const f32, y: *mut f32, turn: &AtomicU32) {
    if t() == 0 {
        while turn.load(Acquire) != b() as u32 {}
    }
    _syncthreads();
    *y.add(b() * 100 + t()) = *x.add(b() * 128 + t());
    _syncthreads();
    if t() == 0 {
        turn.fetch_add(1, Release);
                        //^^^^^^^ info[atomic-ordering-dropped]: rustc emits
    }
}

// Likewise, by a loop over a relaxed load and fences.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_turn_by_fences(x: *const f32, y: *mut f32, turn: &AtomicU32) {
    if t() == 0 {
        while turn.load(Relaxed) != b() as u32 {}
        fence(Acquire);
    }
    _syncthreads();
    *y.add(b() * 100 + t()) = *x.add(b() * 128 + t());
    _syncthreads();
    if t() == 0 {
        fence(Release);
        turn.fetch_add(1, Relaxed);
    }
}

// The warp that stores and the one that counts meet at barriers of their own.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn by_two_warps(x: *const f32, y: *mut f32, turn: &AtomicU32) {
    if t() < 64 {
        asm!("barrier.sync 1;");
        *y.add(b() * 50 + t()) = *x.add(b() * 64 + t());
        asm!("barrier.sync 2;");
    } else {
        while turn.load(Acquire) != b() as u32 {}
        asm!("barrier.sync 1;");
        asm!("barrier.sync 2;");
        turn.fetch_add(1, Release);
                        //^^^^^^^ info[atomic-ordering-dropped]: rustc emits
    }
}

// A block's sum goes out once the one in front of it is there.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn chained(x: *const u32, sums: *mut u32, flags: *const AtomicU32) {
    if t() == 0 {
        let mut sum = *x.add(b());
        if b() > 0 {
            while (*flags.add(b() - 1)).load(Acquire) == 0 {}
            sum += *sums.add(b() - 1);
        }
        *sums.add(b()) = sum;
        (*flags.add(b())).store(1, Release);
    }
}

// The last block reads what the others have left.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn last_block(x: *const f32, parts: *mut f32, n: &AtomicU32, y: *mut f32) {
    if t() != 0 {
        return;
    }
    *parts.add(b()) = *x.add(b());
    if n.fetch_add(1, AcqRel) == _grid_dim_x() as u32 - 1 {
                    //^^^^^^ info[atomic-ordering-dropped]: rustc emits
        let mut sum = 0.0;
        for k in 0.._grid_dim_x() as usize {
            sum += *parts.add(k);
        }
        *y = sum;
    }
}

// Memory that the launch sizes is asked for by an instruction, which orders nothing.
// warplens: launch(workgroup_mem = 512, block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_tile(x: *const f32, y: *mut f32) {
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    *tile.add(t()) = *x.add(b() * 128 + t());
    _syncthreads();
    *y.add(b() * 64 + t()) = *tile.add(127 - t());
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[global-race]: race between blocks
}

// Neither do copies to it, and other instructions of the wave.
// warplens: launch(workgroup_mem = 512, block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_copies(x: *const f32, y: *mut f32) {
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    let to = tile.add(t()) as u32;
    asm!("cp.async.ca.shared.global [{0}], [{1}], 4;", in(reg32) to, in(reg64) x.add(b() * 128 + t()));
        //^^^^^^^^^^^^^^^^^^^^^^^^^ info[asm-invalid]: `cp.async.ca.shared.global` requires sm_80
    asm!("cp.async.wait_all;");
        //^^^^^^^^^^^^^^^^^ info[asm-invalid]: `cp.async.wait_all` requires sm_80
    _syncthreads();
    *y.add(b() * 64 + t()) = *x.add(b() * 128 + t()) * 2.0;
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[global-race]: race between blocks
}

// Windows overlap, and where they do, two blocks leave the same.
// warplens: launch(workgroup_mem = 512, block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_windows(x: *const f32, y: *mut f32) {
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    *tile.add(t()) = *x.add(b() * 100 + t());
    _syncthreads();
    *y.add(b() * 100 + t()) = *tile.add(t());
}

// The launch has 32 blocks along x.
// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_a_plane(x: *const f32, y: *mut f32, n: &AtomicU32) {
    let i = (_block_idx_y() as usize * 32 + b()) * 128 + t();
    *y.add(i) = *x.add(i) + (b() + 1) as f32;
    n.fetch_add(1, Relaxed);
}

// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_a_narrow_plane(x: *const f32, y: *mut f32) {
    let i = (_block_idx_y() as usize * 32 + b()) * 64 + t();
    *y.add(i) = *x.add(i) + (b() + 1) as f32;
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[global-race]: race between blocks
}
