#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

#[no_mangle]
pub unsafe extern "gpu-kernel" fn asked_in_one_branch(v: u64, wide: bool) {
    let p = gpu_launch_sized_workgroup_mem::<u32>();
    if wide {
        let _ = gpu_launch_sized_workgroup_mem::<u64>();
    }
    p.cast::<u64>().write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]: this write of 8 bytes needs workgroup memory aligned to 8 bytes, but only 4 are guaranteed here
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn asked_in_both_branches(v: u64, wide: bool) {
    let p: *mut u8 = if wide {
        gpu_launch_sized_workgroup_mem::<u64>().cast()
    } else {
        gpu_launch_sized_workgroup_mem::<f64>().cast()
    };
    p.cast::<u64>().write(v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn weaker_of_two_branches(v: u64, wide: bool) {
    let p: *mut u8 = if wide {
        gpu_launch_sized_workgroup_mem::<u64>().cast()
    } else {
        gpu_launch_sized_workgroup_mem::<u16>().cast()
    };
    p.cast::<u64>().write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]: this write of 8 bytes needs workgroup memory aligned to 8 bytes, but only 2 are guaranteed here
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn same_condition_twice(v: u64, wide: bool) {
    let p = gpu_launch_sized_workgroup_mem::<u32>();
    if wide {
        let _ = gpu_launch_sized_workgroup_mem::<u64>();
    }
    p.write(1);
    if wide {
        p.cast::<u64>().add(1).write(v);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn same_comparison_twice(v: u64, n: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u32>();
    if n > 8 {
        let _ = gpu_launch_sized_workgroup_mem::<u64>();
    }
    p.write(1);
    if n > 8 {
        p.cast::<u64>().add(1).write(v);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn the_other_condition(v: u64, n: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u32>();
    if n > 8 {
        let _ = gpu_launch_sized_workgroup_mem::<u64>();
    }
    p.write(1);
    if n <= 8 {
        p.cast::<u64>().add(1).write(v);
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn asked_before_return(v: u64, n: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u8>();
    if n == 0 {
        return;
    }
    let _ = gpu_launch_sized_workgroup_mem::<u64>();
    p.cast::<u64>().write(v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn asked_in_a_loop_that_runs(v: u64) {
    let p = gpu_launch_sized_workgroup_mem::<u8>();
    let mut i = 0;
    while i < 4 {
        *gpu_launch_sized_workgroup_mem::<u64>().add(i) = v;
        i += 1;
    }
    p.cast::<u64>().add(9).write(v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn asked_in_a_loop_that_may_not_run(v: u64, n: usize) {
    let p = gpu_launch_sized_workgroup_mem::<u8>();
    let mut i = 0;
    while i < n {
        *gpu_launch_sized_workgroup_mem::<u64>().add(i) = v;
        i += 1;
    }
    p.cast::<u64>().add(9).write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn used_in_the_loop_before_asking(v: u64, n: usize) {
    let p = gpu_launch_sized_workgroup_mem::<u32>();
    for i in 0..n {
        p.cast::<u64>().add(i).write(v);
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
        let _ = gpu_launch_sized_workgroup_mem::<u64>();
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn pointer_moves_in_a_loop(v: u32, n: usize) {
    let mut p = gpu_launch_sized_workgroup_mem::<u8>();
    for _ in 0..n {
        *(p as *mut u32) = v;
      //^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
        p = p.add(4);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn pointer_moves_by_elements(v: u32, n: usize) {
    let mut p = gpu_launch_sized_workgroup_mem::<u32>();
    for _ in 0..n {
        *p = v;
        p = p.add(3);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn asked_by_a_match(v: u64, kind: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u8>();
    match kind {
        0 => gpu_launch_sized_workgroup_mem::<u64>().write(1),
        1 => gpu_launch_sized_workgroup_mem::<f64>().write(1.0),
        _ => gpu_launch_sized_workgroup_mem::<u128>().write(1),
    }
    p.cast::<u64>().add(2).write(v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn tested_by_hand(v: u64) {
    let p = gpu_launch_sized_workgroup_mem::<u8>();
    if p as usize % 8 == 0 {
        p.cast::<u64>().write(v);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rounded_by_hand(v: u64) {
    let p = gpu_launch_sized_workgroup_mem::<u8>();
    let q = ((p as usize + 7) & !7) as *mut u64;
    q.write(v);
}
