//@ target: ptx sm_80
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::_thread_idx_x;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem as wg;

unsafe fn store<T: Copy>(p: *mut u8, v: T) {
    *(p as *mut T) = v
  //^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

static STORE: unsafe fn(*mut u8, u64) = store::<u64>;

// --- what no congruence tells: threads, rounds, tables

#[no_mangle]
pub unsafe extern "gpu-kernel" fn odd_threads(v: u64) {
    let p = wg::<u64>() as *mut u32;
    let q = p.add(_thread_idx_x() as usize * 3) as *mut u64;
    q.write(v);
  //^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 8 bytes needs an address that is a multiple of 8, but thread 1: offset 12 is no multiple of 8
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn even_threads(v: u64) {
    let t = _thread_idx_x() as usize;
    let p = wg::<u64>() as *mut u32;
    if t % 2 == 0 {
        (p.add(t * 3) as *mut u64).write(v);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn odd_rounds(v: u64) {
    let p = wg::<u64>() as *mut u32;
    for i in 0..8 {
        (p.add(i * 3) as *mut u64).write(v);
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rounds_of_the_launch(v: u64, n: usize) {
    let p = wg::<u64>() as *mut u32;
    for i in 0..n {
        (p.add(i * 3) as *mut u64).write(v);
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]
    }
}

// A stride of the launch's may be even.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn stride_of_the_launch(v: u64, stride: usize) {
    let p = wg::<u64>() as *mut u32;
    (p.add(_thread_idx_x() as usize * stride) as *mut u64).write(v);
}

// Which threads come there, the data say.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn as_data_say(v: *const u64) {
    let t = _thread_idx_x() as usize;
    let p = wg::<u64>() as *mut u32;
    if *v.add(t) > 7 {
        (p.add(t) as *mut u64).write(1);
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[workgroup-mem-offset-misaligned]
    }
}

// --- code that looks at addresses by itself

#[no_mangle]
pub unsafe extern "gpu-kernel" fn where_it_fits(v: u64) {
    let p = wg::<u64>() as *mut u32;
    let q = p.add(_thread_idx_x() as usize);
    if q as usize % 8 == 0 {
        (q as *mut u64).write(v);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rounded_up(v: u64) {
    let p = wg::<u64>() as *mut u8;
    let q = (p.add(_thread_idx_x() as usize * 12) as usize + 7) & !7;
    (q as *mut u64).write(v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rounded_up_to_less(v: u64) {
    let p = wg::<u64>() as *mut u8;
    let q = (p.add(_thread_idx_x() as usize * 10) as usize + 3) & !3;
    (q as *mut u64).write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]: this write of 8 bytes needs an address that is a multiple of 8, but thread 1: offset 12 is no multiple of 8
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn padded_by_its_own_address(v: u32) {
    let at = wg::<u8>();
    let pad = (at as usize).wrapping_neg() % align_of::<u32>();
    let words = at.add(pad).cast::<u32>();
    words.add(_thread_idx_x() as usize).write(v);
}

// --- pointers that come from elsewhere

#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_an_iterator(v: u64) {
    let p = wg::<u8>();
    [0usize, 8].iter().for_each(|&i| p.add(i).cast::<u64>().write(v));
                                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_of_two_regions(o: *mut u64, v: u64) {
    let p = if v > 1 { wg::<u8>() } else { o.cast() };
    p.cast::<u64>().write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_a_static(v: u64) {
    STORE(wg::<u8>(), v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn from_a_pointer_to_a_closure(v: u64) {
    let f: fn() -> *mut u8 = || wg::<u8>();
    *(f() as *mut u64) = v;
  //^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}
