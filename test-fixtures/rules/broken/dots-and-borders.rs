//! Kernels over the intrinsics of `core`: dot products, convolutions, reversed blocks, sums of columns, records
//! taken apart, and scans of warps, each with ways to get it wrong and ways that are right as well.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![feature(link_llvm_intrinsics, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.up.i32"]
    fn shuffle_up(mask: u32, value: u32, by: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
    fn shuffle_down(mask: u32, value: u32, by: u32, clamp: u32) -> u32;
}

#[inline(always)]
fn tx() -> usize {
    unsafe { _thread_idx_x() as usize }
}
#[inline(always)]
fn ty() -> usize {
    unsafe { _thread_idx_y() as usize }
}
#[inline(always)]
fn bx() -> usize {
    unsafe { _block_idx_x() as usize }
}

/// Dot product: each thread walks over the grid, then the block adds up in halves.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn dot(a: *const f32, b: *const f32, n: usize, partial: *mut f32) {
    unsafe {
        let cache = gpu_launch_sized_workgroup_mem::<f32>();
        let mut i = bx() * 256 + tx();
        let mut sum = 0.0;
        while i < n {
            sum += *a.add(i) * *b.add(i);
            i += 256 * _grid_dim_x() as usize;
        }
        *cache.add(tx()) = sum;
        //% if tx() < 255 { *cache.add(tx()) = sum; } => workgroup-mem-uninit@do_add
        _syncthreads();
        //% => workgroup-race@do_add
        let mut half = 128;
        while half != 0 {
            if tx() < half {
                //% if tx() <= half { => workgroup-race@do_add, workgroup-mem-out-of-bounds@do_add
                *cache.add(tx()) += *cache.add(tx() + half); // %do_add
                //% *cache.add(tx()) += *cache.add(tx() + half - 1); => workgroup-race@here
                //% *cache.add(tx()) += *cache.add(2 * tx()); => workgroup-race@here
            }
            _syncthreads();
            //% if tx() < half { _syncthreads(); } => divergent-barrier@here
            half /= 2;
        }
        if tx() == 0 {
            *partial.add(bx()) = *cache;
            //% *partial = *cache; => global-race@here
            //% *partial.add(bx() / 2) = *cache; => global-race@here
        }
    }
}

/// Weights for nine neighbours; the borders of the tile come with the first threads.
// warplens: launch(workgroup_mem = 544, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn convolve(x: *const f32, n: usize, w: *const f32, y: *mut f32) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<f32>();
        let i = bx() * 128 + tx();
        *tile.add(tx() + 4) = if i < n { *x.add(i) } else { 0.0 };
        //% *tile.add(tx() + 5) = if i < n { *x.add(i) } else { 0.0 }; => workgroup-race@co_right
        if tx() < 4 {
            //% if tx() < 3 { => workgroup-mem-uninit@co_use
            *tile.add(tx()) = if i >= 4 { *x.add(i - 4) } else { 0.0 };
            *tile.add(tx() + 132) = if i + 128 < n { *x.add(i + 128) } else { 0.0 }; // %co_right
            //% *tile.add(tx() + 133) = if i + 128 < n { *x.add(i + 128) } else { 0.0 }; => workgroup-mem-out-of-bounds@here
        }
        _syncthreads();
        //% => workgroup-race@co_use
        let mut sum = 0.0;
        for k in 0..9 {
            //% for k in 0..10 { => workgroup-mem-out-of-bounds@co_use
            sum += *w.add(k) * *tile.add(tx() + k); // %co_use
        }
        if i < n {
            *y.add(i) = sum;
            //% *y.add(i.min(n - 2)) = sum; => global-race@here
            //% *y.add(i.min(n - 1)) = sum; => nothing
        }
    }
}

/// Blocks turned around through workgroup memory.
// warplens: launch(workgroup_mem = 512, block = 64)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn reversed(data: *mut u64) {
    unsafe {
        let s = gpu_launch_sized_workgroup_mem::<u64>();
        let base = data.add(bx() * 64);
        *s.add(63 - tx()) = *base.add(tx());
        //% *s.add(64 - tx()) = *base.add(tx()); => workgroup-mem-out-of-bounds@here
        _syncthreads();
        //% => workgroup-race@re_get
        *base.add(tx()) = *s.add(tx()); // %re_get
        //% *base.add(tx() / 2) = *s.add(tx()); => global-race@here
        //% *base.add(63 - tx()) = *s.add(63 - tx()); => nothing
    }
}

/// Sums of the columns of a matrix: eight rows of threads, then one.
// warplens: launch(workgroup_mem = 1024, block = [32, 8])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn columns(m: *const f32, w: usize, h: usize, sums: *mut f32) {
    unsafe {
        let s = gpu_launch_sized_workgroup_mem::<f32>();
        let col = bx() * 32 + tx();
        let mut sum = 0.0;
        if col < w {
            let mut row = ty();
            while row < h {
                sum += *m.add(row * w + col);
                row += 8;
            }
        }
        *s.add(ty() * 32 + tx()) = sum;
        //% *s.add(ty() * 31 + tx()) = sum; => workgroup-race@here
        //% *s.add(tx() * 8 + ty()) = sum; => nothing
        //% *s.add(ty() + tx()) = sum; => workgroup-race@here, missed workgroup-mem-uninit@cs_add
        _syncthreads();
        //% => workgroup-race@cs_add
        if ty() == 0 && col < w {
            let mut all = 0.0;
            for r in 0..8 {
                //% for r in 0..9 { => workgroup-mem-out-of-bounds@cs_add
                all += *s.add(r * 32 + tx()); // %cs_add
            }
            *sums.add(col) = all;
            //% *sums.add(bx() * 16 + tx()) = all; => global-race@here
            //% *sums.add(tx()) = all; => global-race@here
        }
    }
}

/// Records of four numbers as four rows; a whole record is read at a time.
// warplens: launch(workgroup_mem = 4096, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn apart(records: *const [f32; 4], n: usize, rows: *mut f32) {
    #[repr(C, align(16))]
    #[derive(Clone, Copy)]
    struct Four([f32; 4]);
    unsafe {
        let s = gpu_launch_sized_workgroup_mem::<Four>();
        let i = bx() * 256 + tx();
        *s.add(tx()) = if i < n { Four(*records.add(i)) } else { Four([0.0; 4]) };
        //% *s.cast::<f32>().add(tx() * 4 + 1).cast::<Four>() = Four([0.0; 4]); => workgroup-mem-offset-misaligned@here, workgroup-mem-out-of-bounds@here
        //% *s.cast::<f32>().add(tx()).cast::<Four>() = Four([0.0; 4]); => workgroup-mem-offset-misaligned@here, workgroup-mem-uninit@ap_get, missed workgroup-race@here
        _syncthreads();
        //% => workgroup-mem-overlap@ap_get, missed workgroup-race@ap_get
        let (part, at) = (tx() / 64, tx() % 64);
        for k in 0..4 {
            let v = *s.cast::<f32>().add((k * 64 + at) * 4 + part); // %ap_get
            //% let v = *s.cast::<f32>().add((k * 65 + at) * 4 + part); => workgroup-mem-out-of-bounds@here
            let i = bx() * 256 + k * 64 + at;
            if i < n {
                *rows.add(part * n + i) = v;
                //% *rows.add(i) = v; => global-race@here
            }
        }
    }
}

/// Sums up to each number: by warps, then over what the warps have in all.
// warplens: launch(workgroup_mem = 32, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sums_so_far(x: *const u32, n: usize, y: *mut u32) {
    unsafe {
        let totals = gpu_launch_sized_workgroup_mem::<u32>();
        let i = bx() * 256 + tx();
        let (lane, warp) = (tx() & 31, tx() >> 5);
        let mut sum = if i < n { *x.add(i) } else { 0 };
        let mut by = 1;
        while by < 32 {
            let other = shuffle_up(!0, sum, by, 0);
            //% let other = if lane >= by as usize { shuffle_up(!0, sum, by, 0) } else { 0 }; => missed warp-sync-mask@here
            //% let other = shuffle_up(0x7fff_ffff, sum, by, 0); => warp-sync-mask@here
            if lane >= by as usize {
                sum += other;
            }
            by *= 2;
        }
        if lane == 31 {
            //% if lane > 29 { => workgroup-race@ss_put
            *totals.add(warp) = sum; // %ss_put
        }
        _syncthreads();
        //% => workgroup-race@ss_own, missed workgroup-race@ss_before
        if warp == 0 && lane < 8 {
            let own = *totals.add(lane); // %ss_own
            let mut all = own;
            let mut by = 1;
            while by < 8 {
                let other = shuffle_up(0xff, all, by, 0);
                //% let other = shuffle_up(!0, all, by, 0); => warp-sync-mask@here
                if lane >= by as usize {
                    all += other;
                }
                by *= 2;
            }
            *totals.add(lane) = all - own;
            //% *totals.add(lane + 1) = all - own; => workgroup-mem-out-of-bounds@here, missed workgroup-race@here
        }
        _syncthreads();
        //% => workgroup-race@ss_before
        if i < n {
            *y.add(i) = sum + *totals.add(warp); // %ss_before
            //% *y.add(i) = sum + *totals.add(warp + 1); => workgroup-mem-out-of-bounds@here
        }
    }
}

/// The greatest of every warp, read from the lanes above.
// warplens: launch(block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn greatest(x: *const u32, n: usize, y: *mut u32) {
    unsafe {
        let i = bx() * 128 + tx();
        if i >= n & !31 {
            //% if i >= n & !31 || tx() & 1 == 1 { => missed warp-sync-mask@gr_down
            return;
        }
        let mut most = *x.add(i);
        for by in [16, 8, 4, 2, 1] {
            most = most.max(shuffle_down(!0, most, by, 31)); // %gr_down
        }
        if tx() & 31 == 0 {
            *y.add(i / 32) = most;
            //% *y.add(i / 64) = most; => global-race@here
            //% *y.add(tx() / 32) = most; => global-race@here
        }
    }
}
