//! Loops that threads leave when they find something of their own: they may all find it in the same round.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn leaves_by_its_element(x: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    *s.add(t) = *x.add(t);
    loop {
        _syncthreads(); //~ info[divergent-barrier]
        let v = *s.add(t + 1);
        _syncthreads(); //~ info[divergent-barrier]
        *s.add(t) = v + 1;
        if *x.add(t) == 0 { break; }
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn goes_on_by_an_element_of_another(x: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    let mut left = *x.add(t);
    while left > 0 {
        *s.add(t) = left;
        _syncthreads(); //~ info[divergent-barrier]
        left = *s.add(t + 1) / 2;
        _syncthreads(); //~ info[divergent-barrier]
    }
    *x.add(t) = *s.add(t);
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn counts_its_element_down(x: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    let mut left = *x.add(t);
    while left > 0 {
        *s.add(t) = left;
        _syncthreads(); //~ info[divergent-barrier]
        left -= 1;
    }
    *x.add(t) = *s.add(t);
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn goes_on_while_its_element_is_small(x: *mut u32, n: usize) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    let mut live = t < n && *x.add(t) > 0;
    while live {
        *s.add(t) += 1;
        _syncthreads(); //~ info[divergent-barrier]
        live = *s.add(t) < 9;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn all_read_one_place(x: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    loop {
        if t == 0 {
            *s = *x;
        }
        _syncthreads();
        let left = *s;
        _syncthreads();
        *x.add(t) = left;
        if left == 0 {
            break;
        }
    }
}

// Loops in loops, whose headers become one block.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn all_wait_behind_a_strided_loop(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    let mut phase = 0;
    while phase < 10 {
        let mut task = t;
        while task < 256 { *s.add(task) = *x.add(phase * 256 + task); task += 128; }
        _syncthreads();
        *y.add(t) += *s.add((t + 1) & 255);
        _syncthreads();
        phase += 1;
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn all_wait_behind_a_checked_loop(x: *const u32, n: usize, y: *mut u32) {
    let x = core::slice::from_raw_parts(x, n);
    let t = _thread_idx_x() as usize;
    let (mut phase, mut sum) = (0, 0);
    while phase < 10 {
        let mut k = t;
        while k < 256 { sum += x[k + phase]; k += 100; }
        _syncthreads();
        phase += 1;
    }
    *y.add(t) = sum;
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tries_until_it_may_wait(x: *mut u32, y: *mut u32, n: usize) {
    let t = _thread_idx_x() as usize;
    let mut i = 0;
    loop {
        let v = x.add(t).read_volatile();
        if v > 3 { x.add(t).write_volatile(v - 1); continue; }
        _syncthreads();
        i += 1;
        if i == n { break; }
    }
    *y.add(t) = 1;
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn skips_a_round(x: *const u32, y: *mut u32, n: usize) {
    let t = _thread_idx_x() as usize;
    let (mut k, mut i) = (0, 0);
    while i < n {
        let v = *x.add(i * 64 + t);
        i += 1;
        if v > 3 { continue; }
        _syncthreads(); //~ info[divergent-barrier]
        k += 1;
    }
    *y.add(t) = k;
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn waits_in_the_strided_loop(x: *const u32, y: *mut u32) {
    let t = _thread_idx_x() as usize;
    let (mut phase, mut sum) = (0, 0);
    while phase < 10 {
        let mut k = t;
        while k < 256 {
            sum += *x.add(k);
            _syncthreads(); //~ info[divergent-barrier]
            k += 128;
        }
        phase += 1;
    }
    *y.add(t) = sum;
}
