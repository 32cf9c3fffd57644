#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]

use core::arch::nvptx::*;

fn tid() -> usize {
    unsafe { _thread_idx_x() as usize }
}

fn barrier() {
    unsafe { _syncthreads() }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rounds(out: *mut f32, n: u32) {
    unsafe {
        for _ in 0..n {
            if tid() < 3 {
                *out.add(tid()) += 1.0;
            }
            barrier();
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn whole_groups(out: *mut f32, n: u32) {
    unsafe {
        if _block_idx_x() < n {
            barrier();
        }
        if _block_dim_x() > 32 {
            barrier();
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn checked(all: *mut [f32; 64]) {
    let out = unsafe { &mut *all };
    // A failing bounds check ends the launch: it keeps nobody waiting.
    out[tid()] = 1.0;
    barrier();
    if tid() < 3 {
        out[tid() + 60] = 2.0;
    }
    barrier();
    out[63 - tid()] += 1.0;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn always(out: *mut f32) {
    unsafe {
        // No workgroup has more threads than that.
        if tid() < 1024 {
            *out.add(tid()) = 1.0;
            barrier();
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn from_memory(flags: *const u32, out: *mut f32) {
    unsafe {
        // One flag for all threads of a workgroup.
        if *flags.add(_block_idx_x() as usize) > 0 {
            *out.add(tid()) = 1.0;
            barrier();
        }
        *out.add(tid()) += 1.0;
    }
}

// warplens: launch(block = 32)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn one_warp(out: *mut f32) {
    unsafe {
        if tid() < 32 {
            *out.add(tid()) = 1.0;
            barrier();
        }
        *out.add(tid()) += 1.0;
    }
}

// warplens: launch(block = [64, 1, 1])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn one_row(out: *mut f32) {
    unsafe {
        if _thread_idx_y() == 0 {
            *out.add(tid()) = 1.0;
            barrier();
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn block_by_block(data: *mut f32, n: usize) {
    unsafe {
        let mut first = _block_idx_x() as usize;
        while first < n {
            let mut i = tid();
            while i < 64 {
                *data.add(first + i) += 1.0;
                i += _block_dim_x() as usize;
            }
            barrier();
            first += _grid_dim_x() as usize;
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn found_in_a_loop(flags: *const u32, out: *mut f32, n: usize) {
    unsafe {
        // What comes out of the loop may be the same for all: each looks at all flags.
        let mut found = false;
        let mut i = 0;
        while i < n {
            found |= *flags.add(i) > 0;
            i += 1;
        }
        if found {
            *out.add(tid()) = 1.0;
            barrier();
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn own_array(out: *mut f32) {
    unsafe {
        // In the thread's own memory, and the same in each.
        let steps = [1u32, 1, 1, 1];
        if core::hint::black_box(steps)[tid() % 4] == 1 {
            *out.add(tid()) = 1.0;
            barrier();
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn each_in_turn(data: *mut f32) {
    unsafe {
        // The condition at the end of a round says nothing of how many there are.
        for k in 0.._block_dim_x() as usize {
            barrier();
            if tid() == k {
                *data += *data.add(k);
            }
        }
    }
}
