//! Products of matrices by tiles: one tile, several elements per thread, two buffers in turn.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

const TILE: usize = 16;

fn tx() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn ty() -> usize {
    unsafe { _thread_idx_y() as usize }
}
fn sync() {
    unsafe { _syncthreads() }
}

/// One element per thread.
// warplens: launch(workgroup_mem = 2048, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tiled(a: *const f32, b: *const f32, c: *mut f32, m: usize, n: usize, k: usize) {
    unsafe {
        let a_tile = gpu_launch_sized_workgroup_mem::<f32>();
        let b_tile = a_tile.add(TILE * TILE);
        //% let b_tile = a_tile.add(TILE * (TILE - 1)); => workgroup-race@store_b
        let row = _block_idx_y() as usize * TILE + ty();
        let col = _block_idx_x() as usize * TILE + tx();
        let mut acc = 0.0f32;
        let mut t = 0;
        while t < k {
            let in_a = row < m && t + tx() < k;
            *a_tile.add(ty() * TILE + tx()) = if in_a { *a.add(row * k + t + tx()) } else { 0.0 };
            let in_b = t + ty() < k && col < n;
            *b_tile.add(ty() * TILE + tx()) = if in_b { *b.add((t + ty()) * n + col) } else { 0.0 }; // %store_b
            sync();
            //% => workgroup-race@sum_b
            for i in 0..TILE {
                //% for i in 0..=TILE { => workgroup-mem-out-of-bounds@sum_b
                let x = *a_tile.add(ty() * TILE + i);
                let y = *b_tile.add(i * TILE + tx()); // %sum_b
                acc += x * y;
            }
            sync();
            //% => workgroup-race@store_b
            //% if tx() == 0 { sync(); } => divergent-barrier@here
            t += TILE;
        }
        if row < m && col < n {
            *c.add(row * n + col) = acc;
        }
    }
}

const BM: usize = 64;
const BN: usize = 64;
const BK: usize = 8;
const TM: usize = 8;

/// A column of eight elements per thread.
// warplens: launch(workgroup_mem = 4096, block = 512)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn by_columns(a: *const f32, b: *const f32, c: *mut f32, n: usize, k: usize) {
    unsafe {
        let memory = gpu_launch_sized_workgroup_mem::<f32>();
        let a_tile = core::slice::from_raw_parts_mut(memory, BM * BK);
        let b_tile = core::slice::from_raw_parts_mut(memory.add(BM * BK), BK * BN);
        let (row, col) = (tx() / BN, tx() % BN);
        let (ar, ac) = (tx() / BK, tx() % BK);
        let (br, bc) = (tx() / BN, tx() % BN);
        let mut sums = [0.0f32; TM];
        let a = a.add(_block_idx_y() as usize * BM * k);
        let b = b.add(_block_idx_x() as usize * BN);
        for at in (0..k).step_by(BK) {
            a_tile[ar * BK + ac] = *a.add(ar * k + at + ac);
            b_tile[br * BN + bc] = *b.add((at + br) * n + bc);
            sync();
            //% => workgroup-race@col_b
            for i in 0..BK {
                let y = b_tile[i * BN + col]; // %col_b
                for (j, sum) in sums.iter_mut().enumerate() {
                    *sum += a_tile[(row * TM + j) * BK + i] * y;
                }
            }
            sync();
        }
        let c = c.add(_block_idx_y() as usize * BM * n + _block_idx_x() as usize * BN);
        for (j, sum) in sums.iter().enumerate() {
            *c.add((row * TM + j) * n + col) = *sum;
        }
    }
}

/// Loads the next tile while it works on this one.
// warplens: launch(workgroup_mem = 4096, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn two_buffers(a: *const f32, b: *const f32, c: *mut f32, n: usize) {
    unsafe {
        let memory = gpu_launch_sized_workgroup_mem::<f32>();
        let (x, y) = (tx(), ty());
        let row = _block_idx_y() as usize * TILE + y;
        let col = _block_idx_x() as usize * TILE + x;
        let load = |stage: usize, t: usize| {
            let base = memory.add(stage * 2 * TILE * TILE);
            *base.add(y * TILE + x) = *a.add(row * n + t * TILE + x);
            *base.add(TILE * TILE + y * TILE + x) = *b.add((t * TILE + y) * n + col);
        };
        let tiles = n / TILE;
        load(0, 0);
        sync();
        //% => workgroup-race@use_b
        let mut acc = 0.0;
        for t in 0..tiles {
            let stage = t % 2;
            //% let stage = 0; => workgroup-race@use_b
            if t + 1 < tiles {
                load((t + 1) % 2, t + 1);
            }
            let base = memory.add(stage * 2 * TILE * TILE);
            for i in 0..TILE {
                let l = *base.add(y * TILE + i);
                let r = *base.add(TILE * TILE + i * TILE + x); // %use_b
                acc += l * r;
            }
            sync();
        }
        *c.add(row * n + col) = acc;
    }
}
