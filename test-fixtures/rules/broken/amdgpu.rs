//! Kernels for AMD: waves of 64, lanes through permutes, barriers between fences.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_amdgpu)]
#![allow(internal_features)]

use core::arch::amdgpu::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering, fence};

#[inline(always)]
fn sync() {
    fence(Ordering::Release);
    s_barrier();
    fence(Ordering::Acquire);
}

fn t() -> usize {
    workitem_id_x() as usize
}

unsafe fn wave_sum(mut v: u32) -> u32 {
    let lane = mbcnt_hi(!0, mbcnt_lo(!0, 0));
    let mut by = 32;
    while by > 0 {
        v += unsafe { ds_bpermute((lane ^ by) * 4, v) };
        by /= 2;
    }
    v
}

// warplens: launch(workgroup_mem = 16, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sum(data: *const u32, n: usize, out: *mut u32) {
    unsafe {
        let parts = gpu_launch_sized_workgroup_mem::<u32>();
        let i = workgroup_id_x() as usize * 256 + t();
        let v = wave_sum(if i < n { *data.add(i) } else { 0 });
        if t() % 64 == 0 {
            *parts.add(t() / 64) = v;
            //% *parts.add(t() / 32) = v; => workgroup-mem-out-of-bounds@here
        }
        sync();
        //% => workgroup-race@first, workgroup-race@second, workgroup-race@second
        if t() == 0 {
            let a = *parts + *parts.add(1); // %first
            let b = *parts.add(2) + *parts.add(3); // %second
            AtomicU32::from_ptr(out).fetch_add(a + b, Ordering::Relaxed);
        }
    }
}

const T: usize = 32;

// warplens: launch(workgroup_mem = 4224, block = [32, 8])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn transpose(from: *const f32, to: *mut f32, w: usize, h: usize) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<[f32; T + 1]>();
        //% let tile = gpu_launch_sized_workgroup_mem::<[f32; T + 2]>(); => workgroup-mem-out-of-bounds@put, workgroup-mem-out-of-bounds@get
        let (x, y) = (t(), workitem_id_y() as usize);
        let (bx, by) = (workgroup_id_x() as usize * T, workgroup_id_y() as usize * T);
        for j in (0..T).step_by(8) {
            if bx + x < w && by + y + j < h {
                (*tile.add(y + j))[x] = *from.add((by + y + j) * w + bx + x); // %put
            }
        }
        sync();
        //% => workgroup-race@get
        for j in (0..T).step_by(8) {
            if by + x < h && bx + y + j < w {
                *to.add((bx + y + j) * h + by + x) = (*tile.add(x))[y + j]; // %get
            }
        }
    }
}

/// Two stages: one is filled while the other is used.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn pipeline(from: *const f32, to: *mut f32, rounds: usize) {
    unsafe {
        let stages = gpu_launch_sized_workgroup_mem::<f32>();
        *stages.add(t()) = *from.add(t());
        for r in 0..rounds {
            sync();
            //% => workgroup-race@fill, workgroup-race@turned
            let here = stages.add(r % 2 * 256);
            let next = stages.add((r + 1) % 2 * 256);
            //% let next = stages.add((r + 1) % 2 * 128); => workgroup-race@turned
            if r + 1 < rounds {
                *next.add(t()) = *from.add((r + 1) * 256 + t()); // %fill
            }
            *to.add(r * 256 + t()) = *here.add(255 - t()); // %turned
        }
    }
}

/// Threads past the end leave only after the last barrier.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn neighbours(data: *mut f32, n: usize) {
    unsafe {
        let i = workgroup_id_x() as usize * 256 + t();
        let tile = gpu_launch_sized_workgroup_mem::<f32>();
        if i < n {
            *tile.add(t()) = *data.add(i);
        }
        sync();
        //% => workgroup-race@next
        if i + 1 >= n || t() + 1 >= 256 {
            return;
        }
        *data.add(i) += *tile.add(t() + 1); // %next
    }
}
