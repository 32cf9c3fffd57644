//! Elements of outputs that two threads or two blocks share, warps that end early, guards at
//! barriers, and parts of tiles that a guard leaves unwritten.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::asm;
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

fn tx() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn ty() -> usize {
    unsafe { _thread_idx_y() as usize }
}
fn bx() -> usize {
    unsafe { _block_idx_x() as usize }
}
fn by() -> usize {
    unsafe { _block_idx_y() as usize }
}
fn width() -> usize {
    unsafe { _block_dim_x() as usize }
}
fn sync() {
    unsafe { _syncthreads() }
}
unsafe fn down(v: f32, by: u32, mask: u32) -> f32 {
    unsafe {
        let out: u32;
        asm!("shfl.sync.down.b32 {}, {}, {}, 0x1f, {};", out(reg32) out, in(reg32) v.to_bits(), in(reg32) by, in(reg32) mask); // %shuffle
        f32::from_bits(out)
    }
}

/// One sum per warp.
// warplens: launch(block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn warp_sums(x: *const f32, y: *mut f32, n: usize) {
    unsafe {
        let i = bx() * 256 + tx();
        let mut v = if i < n { *x.add(i) } else { 0.0 };
        //% if tx() >= 250 { return; } let mut v = *x.add(i); => warp-sync-mask@shuffle
        //% if tx() >= 224 { return; } let mut v = *x.add(i); => nothing
        //% if i >= n { return; } let mut v = *x.add(i); => warp-sync-mask@shuffle
        //% if i / 32 >= n { return; } let mut v = *x.add(i); => nothing
        let mut by = 16;
        while by > 0 {
            v += down(v, by, 0xffff_ffff);
            //% v += down(v, by, 0x7fff_ffff); => warp-sync-mask@shuffle
            by /= 2;
        }
        if tx() % 32 == 0 {
            //% if tx() % 32 < 32 { => global-race@warp_store
            *y.add(i / 32) = v; // %warp_store
            //% *y.add(i / 64) = v; => global-race@here
            //% *y.add(tx() / 32) = v; => global-race@here
            //% *y.add(bx() * 8 + tx() / 32) = v; => nothing
            //% *y.add(bx() * 7 + tx() / 32) = v; => global-race@here
        }
    }
}

/// A column of a matrix for each thread, rows of blocks.
// warplens: launch(block = [32, 8])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scaled(x: *const f32, y: *mut f32, w: usize, h: usize) {
    unsafe {
        let col = bx() * 32 + tx();
        let row = by() * 8 + ty();
        //% let row = by() * 16 + ty(); => nothing
        if col < w && row < h {
            *y.add(row * w + col) = *x.add(row * w + col) * 2.0 + ty() as f32; // %scaled_store
        }
    }
}

/// Each block leaves what its first thread has found.
// warplens: launch(block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn firsts(x: *const f32, y: *mut f32) {
    unsafe {
        let v = *x.add(bx() * 128 + tx());
        if tx() == 0 {
            //% if tx() < 2 { => global-race@firsts_store
            //% if tx() == 5 { => nothing
            *y.add(bx()) = v; // %firsts_store
            //% *y = v; => global-race@here
            //% *y.add(bx() / 2) = v; => global-race@here
            //% *y.add(bx() * 2) = v; => nothing
        }
    }
}

/// Rows of a matrix, a tile in each.
// warplens: launch(workgroup_mem = 1024, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn flipped(x: *const f32, y: *mut f32, m: usize, n: usize) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<f32>();
        let (row, col) = (by() * 16 + ty(), bx() * 16 + tx());
        if row < m && col < n {
            *tile.add(ty() * 16 + tx()) = *x.add(row * n + col);
            //% if tx() < 15 { *tile.add(ty() * 16 + tx()) = *x.add(row * n + col); } => workgroup-mem-uninit@flipped_load
        }
        sync();
        //% => workgroup-race@flipped_load
        //% if row < m { sync(); } => divergent-barrier@here
        //% if row < m && col < n { sync(); } => divergent-barrier@here
        //% if by() * 16 < m { sync(); } => nothing
        let (row, col) = (bx() * 16 + ty(), by() * 16 + tx());
        if row < n && col < m {
            *y.add(row * m + col) = *tile.add(tx() * 16 + ty()); // %flipped_load
            //% *y.add(row * m + col) = *tile.add(tx() * 17 + ty()); => workgroup-mem-out-of-bounds@here
            //% *y.add(row * m + col) = *tile.add(tx() * 16 + 15 - ty()); => nothing
        }
    }
}

/// Sums of tiles, one after the other.
// warplens: launch(workgroup_mem = 512, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tiles_in_turn(x: *const f32, y: *mut f32, tiles: usize) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<f32>();
        let t = tx();
        let mut sum = 0.0;
        for k in 0..tiles {
            *tile.add(t) = *x.add(k * 128 + t); // %turn_store
            //% if t < 128 { *tile.add(t) = *x.add(k * 128 + t); } => nothing
            sync();
            //% => workgroup-race@turn_load
            for j in 0..128 {
                sum += *tile.add(j) * (j as f32 - t as f32); // %turn_load
            }
            sync();
            //% => workgroup-race@turn_store
        }
        *y.add(bx() * 128 + t) = sum;
    }
}

/// The scan of Hillis and Steele, in two halves.
// warplens: launch(workgroup_mem = 1024, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scan(x: *const u32, y: *mut u32) {
    unsafe {
        let memory = gpu_launch_sized_workgroup_mem::<u32>();
        let t = tx();
        let mut from = 0;
        *memory.add(t) = *x.add(bx() * 128 + t);
        sync();
        //% => workgroup-race@scan_left
        let mut distance = 1;
        while distance < 128 {
            let to = 128 - from;
            //% let to = from; => workgroup-race@scan_store
            let mut v = *memory.add(from + t);
            if t >= distance {
                //% if t + 1 >= distance { => workgroup-mem-out-of-bounds@scan_left, workgroup-race@scan_store
                v += *memory.add(from + t - distance); // %scan_left
            }
            *memory.add(to + t) = v; // %scan_store
            sync();
            from = to;
            distance *= 2;
        }
        *y.add(bx() * 128 + t) = *memory.add(from + t);
    }
}

/// Work of a queue of fixed length, with as many barriers for each thread.
// warplens: launch(workgroup_mem = 256, block = 64)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rounds(x: *const f32, y: *mut f32) {
    unsafe {
        let line = gpu_launch_sized_workgroup_mem::<f32>();
        let t = tx();
        *line.add(t) = *x.add(bx() * 64 + t);
        sync();
        //% => workgroup-race@rounds_load
        let mut k = 0;
        while k < 4 {
            let v = *line.add((t + 1) % 64); // %rounds_load
            //% let v = *line.add(t + 1); => workgroup-mem-out-of-bounds@here
            sync(); // %rounds_first
            //% => workgroup-race@rounds_store
            *line.add(t) = v; // %rounds_store
            //% *line.add(t & 31) = v; => workgroup-race@here
            sync(); // %rounds_last
            //% => workgroup-race@rounds_load
            k += 1;
        }
        *y.add(bx() * 64 + t) = *line.add(t) + width() as f32;
    }
}
