//! Warps with tasks of their own and numbered barriers: all right.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx, asm_experimental_arch)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

use core::arch::asm;
#[inline(always)]
unsafe fn bar_sync(id: u32, n: u32) { asm!("bar.sync {}, {};", in(reg32) id, in(reg32) n); }
#[inline(always)]
unsafe fn bar_arrive(id: u32, n: u32) { asm!("bar.arrive {}, {};", in(reg32) id, in(reg32) n); }
#[inline(always)]
unsafe fn bar_sync_1() { asm!("bar.sync 1, 64;"); }

/// Warp-specialised: warps 0..4 produce, 4..8 consume; two stages.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn pipeline(src: *const f32, dst: *mut f32, rounds: usize) {
    let buf = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    let warp = t / 32;
    if warp < 4 {
        for r in 0..rounds {
            let s = (r & 1) as u32;
            if r >= 2 { bar_sync(3 + s, 256); }
            *buf.add(s as usize * 128 + t) = *src.add(r * 128 + t);
            asm!("membar.cta;");
            bar_arrive(1 + s, 256);
        }
    } else {
        let c = t - 128;
        let mut acc = 0.0;
        for r in 0..rounds {
            let s = (r & 1) as u32;
            bar_sync(1 + s, 256);
            acc += *buf.add(s as usize * 128 + (127 - c));
            if r + 2 < rounds { bar_arrive(3 + s, 256); }
        }
        *dst.add(c) = acc;
    }
}

/// Two halves, each with its own barrier.
// warplens: launch(workgroup_mem = 512, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halves(data: *mut f32) {
    let buf = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    if t < 64 {
        *buf.add(t) = *data.add(t);
        asm!("bar.sync 1, 64;");
        *data.add(t) = *buf.add(63 - t);
    } else {
        *buf.add(t) = *data.add(t);
        asm!("bar.sync 2, 64;");
        *data.add(t) = *buf.add(64 + 127 - t);
    }
}

// warplens: launch(workgroup_mem = 512, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn one_group(data: *mut f32) {
    let buf = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    *buf.add(t) = *data.add(t);
    if t < 64 {
        bar_sync_1();
        *data.add(t) = *buf.add(63 - t);
    }
}
