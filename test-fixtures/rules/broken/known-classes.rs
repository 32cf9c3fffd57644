//! Classes of mistakes in small kernels over the intrinsics of `core`: counts, sorts, scans, shuffles by few
//! lanes, rows of a width that is passed, and a pipeline at barriers with numbers.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::asm;
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering};

fn tid() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn bid() -> usize {
    unsafe { _block_idx_x() as usize }
}
fn gdim() -> usize {
    unsafe { _grid_dim_x() as usize }
}
fn barrier() {
    unsafe { _syncthreads() }
}
unsafe fn shfl_xor(v: f32, by: u32, mask: u32) -> f32 {
    unsafe {
        let out: u32;
        asm!("shfl.sync.bfly.b32 {}, {}, {}, 0x1f, {};", out(reg32) out, in(reg32) v.to_bits(), in(reg32) by, in(reg32) mask); // %xor
        f32::from_bits(out)
    }
}
unsafe fn shfl_down(v: u32, by: u32, mask: u32) -> u32 {
    unsafe {
        let out: u32;
        asm!("shfl.sync.down.b32 {}, {}, {}, 0x1f, {};", out(reg32) out, in(reg32) v, in(reg32) by, in(reg32) mask); // %down
        out
    }
}

/// Counts of bytes.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn hist(data: *const u8, n: usize, bins: *mut u32) {
    unsafe {
        let local = gpu_launch_sized_workgroup_mem::<u32>();
        *local.add(tid()) = 0;
        barrier();
        //% => workgroup-race@h_add
        let mut i = bid() * 256 + tid();
        while i < n {
            let b = *data.add(i) as usize;
            AtomicU32::from_ptr(local.add(b)).fetch_add(1, Ordering::Relaxed); // %h_add
            i += 256 * gdim();
        }
        barrier();
        //% => workgroup-race@h_sum
        let v = *local.add(tid()); // %h_sum
        AtomicU32::from_ptr(bins.add(tid())).fetch_add(v, Ordering::Relaxed);
    }
}

/// A sort of a block.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bitonic(keys: *mut u32) {
    unsafe {
        let s = gpu_launch_sized_workgroup_mem::<u32>();
        let t = tid();
        let base = bid() * 256;
        *s.add(t) = *keys.add(base + t);
        barrier();
        //% => workgroup-race@bt_b, workgroup-race@bt_hi
        let mut k = 2;
        while k <= 256 {
            let mut j = k / 2;
            while j > 0 {
                let p = t ^ j;
                if p > t {
                    let a = *s.add(t); // %bt_a
                    let b = *s.add(p); // %bt_b
                    if (a > b) == (t & k == 0) {
                        *s.add(t) = b; // %bt_lo
                        *s.add(p) = a; // %bt_hi
                    }
                }
                barrier();
                //% => workgroup-race@bt_lo, workgroup-race@bt_hi, missed workgroup-race@at_4
                j >>= 1;
            }
            k *= 2;
        }
        *keys.add(base + t) = *s.add(t); // %at_4
    }
}

/// A scan with steps that double.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scan_long(x: *const u32, y: *mut u32) {
    unsafe {
        let s = gpu_launch_sized_workgroup_mem::<u32>();
        let t = tid();
        *s.add(t) = *x.add(bid() * 256 + t);
        barrier();
        let mut d = 1;
        while d < 256 {
            let v = if t >= d { *s.add(t - d) } else { 0 };
            barrier();
            *s.add(t) += v;
            barrier();
            d *= 2;
        }
        *y.add(bid() * 256 + t) = *s.add(t);
        //% *y.add(bid() * 255 + t) = *s.add(t); => global-race@here
        //% *y.add(bid() * 256 + 255 - t) = *s.add(t); => nothing
        //% *y.add(bid() * 300 + t) = *s.add(t); => nothing
        //% *y.add(bid() * 256 + t + 1) = *s.add(t); => nothing
    }
}

/// A sum of each warp.
// warplens: launch(block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn half(x: *const f32, y: *mut f32) {
    unsafe {
        let i = bid() * 256 + tid();
        let mut v = *x.add(i);
        if true {
            //% if tid() % 32 < 16 { => warp-sync-mask@xor
            //% if tid() % 32 >= 30 { => warp-sync-mask@xor
            //% if tid() % 32 == 0 { => warp-sync-mask@xor
            //% if tid() / 32 < 2 { => nothing
            for by in [16, 8, 4, 2, 1] {
                v += shfl_xor(v, by, 0xffff_ffff);
            }
        }
        *y.add(i) = v;
    }
}

/// The neighbour's value, for some lanes.
// warplens: launch(block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn small(x: *const u32, y: *mut u32) {
    unsafe {
        let i = bid() * 256 + tid();
        let lane = tid() % 32;
        let mut v = *x.add(i);
        if lane < 32 {
            //% if lane >= 30 { => warp-sync-mask@down
            //% if lane > 30 { => warp-sync-mask@down
            //% if lane == 7 { => warp-sync-mask@down
            //% if lane & 1 == 0 { => warp-sync-mask@down
            //% if lane & 0x1e == 0x1e { => warp-sync-mask@down
            v += shfl_down(v, 1, 0xffff_ffff);
        }
        *y.add(i) = v;
    }
}

/// Rows of a width that the launch gives, in workgroup memory.
// warplens: launch(workgroup_mem = 4096, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rows(x: *const f32, y: *mut f32, w: usize) {
    unsafe {
        let s = gpu_launch_sized_workgroup_mem::<f32>();
        let (c, r) = (tid(), _thread_idx_y() as usize);
        *s.add(r * w + c) = *x.add(r * w + c); // %rows_s
        barrier();
        //% => missed workgroup-race@rows_l
        let v = if r < 15 { *s.add((r + 1) * w + c) } else { 0.0 }; // %rows_l
        *y.add((bid() * 16 + r) * w + c) = v;
    }
}

/// Likewise in global memory.
// warplens: launch(block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn grows(x: *const f32, y: *mut f32, w: usize) {
    unsafe {
        let (c, r) = (bid() * 16 + tid(), _block_idx_y() as usize * 16 + _thread_idx_y() as usize);
        if c < w {
            let a = *x.add((r + 1) * w + c);
            //% let a = *y.add((r + 1) * w + c); => global-race@gr
            //% let a = *y.add(r * w + c); => nothing
            //% let a = *y.add(r * w + c + 1); => global-race@gr
            *y.add(r * w + c) = a; // %gr
        }
    }
}

/// A barrier that whole blocks pass or not.
// warplens: launch(block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rowguard(x: *const f32, y: *mut f32, m: usize) {
    unsafe {
        let row = bid();
        if row < m {
            barrier();
        }
        *y.add(bid() * 256 + tid()) = *x.add(row);
    }
}

/// One warp fills what the other one adds up.
// warplens: launch(workgroup_mem = 128, block = 64)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn pc(x: *const f32, y: *mut f32, rounds: u32) {
    unsafe {
        let slot = gpu_launch_sized_workgroup_mem::<f32>();
        let lane = tid() % 32;
        if tid() / 32 == 0 {
            let mut r = 0;
            while r < rounds {
                *slot.add(lane) = *x.add(r as usize * 32 + lane); // %pc_store
                asm!("bar.arrive 1, 64;"); // %at_3
                //% asm!("bar.arrive 1, 48;"); => named-barrier@here, named-barrier@at_1
                //% asm!("bar.arrive 1, 96;"); => named-barrier@here, named-barrier@at_1
                //% asm!("bar.arrive 1, 32;"); => named-barrier@here, named-barrier@at_1
                //% asm!("bar.arrive 3, 64;"); => named-barrier@here, named-barrier@at_1
                //% asm!("bar.sync 1, 64;"); => nothing
                asm!("bar.sync 2, 64;");
                //% => named-barrier@at_2, missed workgroup-race@pc_store
                //% asm!("bar.arrive 2, 64;"); => named-barrier@here, named-barrier@at_2, missed workgroup-race@pc_store
                r += 1;
            }
        } else {
            let mut r = 0;
            let mut sum = 0.0;
            while r < rounds {
                asm!("bar.sync 1, 64;"); // %at_1
                //% => named-barrier@at_3, workgroup-race@pc_load
                //% asm!("bar.arrive 1, 64;"); => named-barrier@at_3, named-barrier@here, missed workgroup-race@pc_load
                sum += *slot.add(31 - lane); // %pc_load
                asm!("bar.arrive 2, 64;"); // %at_2
                r += 1;
            }
            *y.add(bid() * 32 + lane) = sum;
        }
    }
}
