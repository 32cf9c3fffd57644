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
