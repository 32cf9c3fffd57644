#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

unsafe fn memory<T>() -> *mut T {
    gpu_launch_sized_workgroup_mem()
}

unsafe fn store(p: *mut u8, v: u32) {
    *(p as *mut u32) = v;
  //^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]: this write of 4 bytes needs workgroup memory aligned to 4 bytes, but only 1 is guaranteed here
}

unsafe fn store_again(p: *mut u8, v: u32) {
    *(p as *mut u32) = v;
}

unsafe fn ask_for_words() {
    let _ = gpu_launch_sized_workgroup_mem::<u32>();
}

#[inline(never)]
unsafe fn not_inlined(p: *mut u8, v: u16) {
    p.cast::<u16>().write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_a_wrapper(v: u32) {
    *memory::<u32>() = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_a_wrapper_of_bytes(v: u64) {
    *memory::<u8>().cast::<u64>() = v;
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn used_in_a_callee(v: u32) {
    store(memory(), v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn asked_in_a_callee(v: u32) {
    ask_for_words();
    store_again(memory(), v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_a_function_of_its_own(v: u16) {
    not_inlined(gpu_launch_sized_workgroup_mem(), v);
}

struct Arena {
    base: *mut u8,
    used: usize,
}

impl Arena {
    unsafe fn new() -> Arena {
        Arena { base: memory(), used: 0 }
    }

    unsafe fn take<T>(&mut self, count: usize) -> *mut T {
        let p = self.base.add(self.used);
        self.used += count * size_of::<T>();
        p.cast()
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn carved_from_a_struct(v: f32) {
    let mut arena = Arena::new();
    let a = arena.take::<f32>(32);
    let b = arena.take::<f32>(32);
    a.add(1).write(v);
  //^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
    b.add(1).write(v);
}

struct Words {
    base: *mut u32,
}

impl Words {
    unsafe fn at(&self, i: usize) -> *mut u32 {
        self.base.add(i)
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_a_field(v: u32) {
    let words = Words { base: memory() };
    *words.at(_thread_idx_x() as usize) = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn slice_of_words(v: u32) {
    let words = core::slice::from_raw_parts_mut(memory::<u8>() as *mut u32, 64);
    words[3] = v;
  //^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn slice_of_its_type(v: u32) {
    let words = core::slice::from_raw_parts_mut(memory::<u32>(), 64);
    for w in words {
        *w = v;
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn by_transmute(v: u32) {
    let p: *mut u32 = core::mem::transmute(memory::<[u8; 4]>());
    *p = v;
  //^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_an_integer(v: u32) {
    let p = (memory::<u8>() as usize + 16) as *mut u32;
    *p = v;
  //^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_a_closure(v: u32) {
    let mem = memory::<u8>();
    let put = |i: usize| unsafe { mem.cast::<u32>().add(i).write(v) };
                                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
    put(3);
}
