#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

#[no_mangle]
pub unsafe extern "gpu-kernel" fn constant_offset(v: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u64>() as *mut u8;
    p.add(2).cast::<u32>().write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 4 bytes needs an address that is a multiple of 4, but its offset is 2 modulo 4
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn right_offset(v: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u64>() as *mut u8;
    p.add(12).cast::<u32>().write(v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn odd_words_as_doubles(v: f64) {
    let p = gpu_launch_sized_workgroup_mem::<f64>() as *mut f32;
    p.add(33).cast::<f64>().write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 8 bytes needs an address that is a multiple of 8, but its offset is 4 modulo 8
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn wrong_for_every_thread(v: u32) {
    let i = _thread_idx_x() as usize;
    let p = gpu_launch_sized_workgroup_mem::<u32>();
    p.add(i).byte_add(1).write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 4 bytes needs an address that is a multiple of 4, but its offset is 1 modulo 4
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn right_for_some_threads(v: u32) {
    let i = _thread_idx_x() as usize;
    let p = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
    if i % 4 == 0 {
        p.add(i).cast::<u32>().write(v);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn unknown_offset(v: u32, offset: usize) {
    let p = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
    p.add(offset).cast::<u32>().write(v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn unknown_multiple(v: u64, n: usize) {
    let p = gpu_launch_sized_workgroup_mem::<u64>() as *mut u8;
    p.add(n * 8 + 4).cast::<u64>().write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 8 bytes needs an address that is a multiple of 8, but its offset is 4 modulo 8
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn bytes_first(v: u32, n: usize) {
    let flags = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
    let sums = flags.add(n) as *mut u32;
    flags.write(0);
    sums.write(v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rounded_up(v: u32, n: usize) {
    let flags = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
    let sums = flags.add((n + 3) & !3) as *mut u32;
    sums.write(v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rounded_then_off_by_one(v: u32, n: usize) {
    let flags = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
    let sums = flags.add(((n + 3) & !3) + 1) as *mut u32;
    sums.write(v);
  //^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 4 bytes needs an address that is a multiple of 4, but its offset is 1 modulo 4
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn strides_in_a_loop(v: u32, n: usize) {
    let mut p = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
    p = p.add(2);
    for _ in 0..n {
        p.cast::<u32>().write(v);
      //^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 4 bytes needs an address that is a multiple of 4, but its offset is 2 modulo 4
        p = p.add(8);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn strides_that_come_around(v: u32, n: usize) {
    let mut p = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
    for _ in 0..n {
        if p as usize % 4 == 0 {
            p.cast::<u32>().write(v);
        }
        p = p.add(1);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn before_the_start(v: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u32>();
    let back = p.add(4).byte_sub(3);
    back.write(v);
  //^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 4 bytes needs an address that is a multiple of 4, but its offset is 1 modulo 4
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_of_two_offsets(v: u32, far: bool) {
    let p = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
    let q = if far { p.add(6) } else { p.add(2) };
    q.cast::<u32>().write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 4 bytes needs an address that is a multiple of 4, but its offset is 2 modulo 4
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_wrong_of_two(v: u32, far: bool) {
    let p = gpu_launch_sized_workgroup_mem::<u32>() as *mut u8;
    let q = if far { p.add(6) } else { p.add(8) };
    q.cast::<u32>().write(v);
}
