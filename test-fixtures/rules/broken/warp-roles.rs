//! Warps with roles of their own, numbered barriers, queues, halos, transposes, rows of matrices.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![feature(link_llvm_intrinsics, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::{asm, nvptx::*};
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering, fence};

unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
    fn shuffle_xor(mask: u32, value: u32, by: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn warp_sync(mask: u32);
    #[link_name = "llvm.nvvm.barrier.cta.sync.aligned.count"]
    fn barrier_sync(number: u32, threads: u32);
    #[link_name = "llvm.nvvm.barrier.cta.arrive.aligned.count"]
    fn barrier_arrive(number: u32, threads: u32);
}

const FULL: u32 = 1;
const EMPTY: u32 = 3;

fn t() -> usize {
    unsafe { _thread_idx_x() as usize }
}

/// Warps 0 to 3 load, 4 to 7 add up; two stages go around.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn pipeline(from: *const f32, to: *mut f32, rounds: u32) {
    unsafe {
        let stages = gpu_launch_sized_workgroup_mem::<f32>();
        if t() < 128 {
            for r in 0..rounds {
                let stage = r % 2;
                if r >= 2 {
                    barrier_sync(EMPTY + stage, 256);
                }
                *stages.add(stage as usize * 128 + t()) = *from.add(r as usize * 128 + t());
                //% _syncthreads(); => divergent-barrier@here
                fence(Ordering::Release);
                barrier_arrive(FULL + stage, 256);
            }
        } else {
            let mut sum = 0.0;
            for r in 0..rounds {
                let stage = r % 2;
                barrier_sync(FULL + stage, 256);
                //% barrier_sync(FULL + stage, 288); => named-barrier@here
                sum += *stages.add(stage as usize * 128 + 255 - t());
                if r + 2 < rounds {
                    barrier_arrive(EMPTY + stage, 256);
                }
            }
            *to.add(t() - 128) = sum;
        }
    }
}

/// The first warp prepares what the others use; threads leave when they have nothing to do.
// warplens: launch(workgroup_mem = 128, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn prepared(table: *const u32, data: *mut u32, n: usize) {
    unsafe {
        let local = gpu_launch_sized_workgroup_mem::<u32>();
        if t() < 32 {
            *local.add(t()) = *table.add(t());
            //% *local.add(t() + 1) = *table.add(t()); => workgroup-mem-out-of-bounds@here
            asm!("bar.sync 1, 128;");
        } else {
            asm!("bar.sync 1, 128;");
            //% asm!("bar.sync 1, 96;"); asm!("bar.sync 1, 100;"); => named-barrier@here
        }
        let i = _block_idx_x() as usize * 128 + t();
        if i >= n {
            return;
        }
        *data.add(i) = *local.add((*data.add(i) % 32) as usize);
    }
}

/// A block takes items until there are none; the item's number goes through workgroup memory.
// warplens: launch(workgroup_mem = 1032, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn persistent(head: *mut u32, items: u32, from: *const u32, to: *mut u32) {
    unsafe {
        let item = gpu_launch_sized_workgroup_mem::<u32>();
        let buffer = item.add(2);
        //% let buffer = item; => workgroup-race@take, workgroup-race@put
        loop {
            if t() == 0 {
                *item = AtomicU32::from_ptr(head).fetch_add(1, Ordering::Relaxed); // %take
            }
            _syncthreads();
            //% => workgroup-race@read, workgroup-race@put
            let current = *item; // %read
            if current >= items {
                return;
            }
            let base = current as usize * 256;
            *buffer.add(t()) = *from.add(base + t()); // %put
            _syncthreads();
            //% => workgroup-race@take, workgroup-race@turn
            *to.add(base + t()) = *buffer.add(255 - t()); // %turn
        }
    }
}

/// Tile with an edge of one element all around.
// warplens: launch(workgroup_mem = 1296, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halo(from: *const f32, to: *mut f32, w: usize, h: usize) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<[f32; 18]>();
        let (x, y) = (t(), _thread_idx_y() as usize);
        let (gx, gy) = (_block_idx_x() as usize * 16 + x, _block_idx_y() as usize * 16 + y);
        let at = |cx: usize, cy: usize| *from.add(cy.min(h - 1) * w + cx.min(w - 1));
        (*tile.add(y + 1))[x + 1] = at(gx, gy);
        if x == 0 {
            (*tile.add(y + 1))[0] = at(gx.saturating_sub(1), gy);
            (*tile.add(y + 1))[17] = at(gx + 16, gy);
        }
        if y == 0 {
            (*tile)[x + 1] = at(gx, gy.saturating_sub(1));
            (*tile.add(17))[x + 1] = at(gx, gy + 16);
            //% (*tile.add(18))[x + 1] = at(gx, gy + 16); => workgroup-mem-out-of-bounds@here
        }
        _syncthreads();
        if gx < w && gy < h {
            let c = (*tile.add(y + 1))[x + 1];
            let sum = (*tile.add(y))[x + 1] + (*tile.add(y + 2))[x + 1] + (*tile.add(y + 1))[x] + (*tile.add(y + 1))[x + 2];
            //% let sum = (*tile.add(y))[x + 3]; => failing-check@here, workgroup-mem-uninit@here
            *to.add(gy * w + gx) = 0.5 * c + 0.125 * sum;
        }
    }
}

/// A warp per row, four rows a block, without a barrier of the block.
// warplens: launch(workgroup_mem = 512, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rows_by_warps(data: *mut u32) {
    unsafe {
        let lane = t() % 32;
        let own = gpu_launch_sized_workgroup_mem::<u32>().add(t() / 32 * 32);
        //% let own = gpu_launch_sized_workgroup_mem::<u32>().add(t() / 32 * 16); => workgroup-race@set, workgroup-race@turned
        *own.add(lane) = *data.add(t()); // %set
        warp_sync(!0);
        //% warp_sync(0xffff); => warp-sync-mask@here
        let other = *own.add(31 - lane); // %turned
        *data.add(t()) = other + shuffle_xor(!0, other, 16, 31);
    }
}

/// Blocks count themselves; the last one adds up what the others left.
// warplens: launch(workgroup_mem = 516, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last_block(parts: *mut u32, done: *mut u32, out: *mut u32) {
    unsafe {
        let sums = gpu_launch_sized_workgroup_mem::<u32>();
        let is_last = sums.add(128);
        //% let is_last = sums.add(127); => workgroup-race@again
        *sums.add(t()) = *parts.add(_block_idx_x() as usize * 128 + t());
        _syncthreads();
        if t() == 0 {
            let mut sum = 0;
            for i in 0..128 {
                sum += *sums.add(i);
            }
            *out.add(_block_idx_x() as usize) = sum;
            fence(Ordering::AcqRel);
            let before = AtomicU32::from_ptr(done).fetch_add(1, Ordering::Relaxed);
            *is_last = (before + 1 == _grid_dim_x()) as u32;
        }
        _syncthreads();
        //% => workgroup-race@ask
        if *is_last == 0 { // %ask
            return;
        }
        let mut sum = 0;
        let mut i = t();
        while i < _grid_dim_x() as usize {
            sum += *out.add(i);
            i += 128;
        }
        *sums.add(t()) = sum; // %again
        _syncthreads();
        if t() == 0 {
            *out = (0..128).map(|i| *sums.add(i)).sum();
        }
    }
}
