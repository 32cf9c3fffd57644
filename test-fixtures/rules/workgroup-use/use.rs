#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

unsafe fn thread() -> usize {
    _thread_idx_x() as usize
}

fn memory<T>() -> *mut T {
    gpu_launch_sized_workgroup_mem()
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn never_written(out: *mut u32) {
    let i = thread();
    *out.add(i) = *memory::<u32>().add(i);
                //^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-uninit]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn written_by_others(out: *mut u32) {
    let i = thread();
    let mem = memory::<u32>();
    if i == 0 {
        *mem = 1;
    }
    _syncthreads();
    *out.add(i) = *mem;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn written_in_the_round_before(out: *mut u32, n: u32) {
    let i = thread();
    let mem = memory::<u32>();
    for round in 0..n {
        if round > 0 {
            *out.add(i) = *mem.add(i);
        }
        *mem.add(i) = round;
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn written_through_an_unknown_pointer(out: *mut u32, table: *const *mut u32) {
    let i = thread();
    **table.add(i) = 3;
    *out.add(i) = *memory::<u32>().add(i);
}

unsafe fn sum(mem: *mut u32, i: usize) -> u32 {
    *mem.add(i) + *mem.add(i + 1)
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn written_before_a_helper_reads(out: *mut u32) {
    let i = thread();
    let mem = memory::<u32>();
    *mem.add(i) = 1;
    _syncthreads();
    *out.add(i) = sum(mem, i);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn pointer_in_global_memory(table: *mut *mut u32) {
    *table = memory();
  //^^^^^^^^^^^^^^^^^ warning[workgroup-mem-escape]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn offset_in_global_memory(table: *mut isize) {
    let mem = memory::<u32>();
    mem.write(1);
    *table = mem.add(4).offset_from(mem);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn pointer_in_workgroup_memory(v: u32) {
    let slots = memory::<*mut u32>();
    if thread() == 0 {
        *slots = slots.add(1).cast();
        **slots = v;
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn asked_for_nothing(out: *mut u32) {
    let _mem: *mut u32 = gpu_launch_sized_workgroup_mem();
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[workgroup-mem-unused]
    *out = 1;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn asked_for_nothing_by_a_helper(out: *mut u32) {
    let _mem: *mut u32 = memory();
                       //^^^^^^^^ hint[workgroup-mem-unused]
    *out = 1;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn asked_for_its_alignment(v: u64) {
    let _ = gpu_launch_sized_workgroup_mem::<u64>();
    gpu_launch_sized_workgroup_mem::<u8>().cast::<u64>().write(v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn two_in_a_row(data: *mut f32) {
    let i = thread();
    let mem = memory::<f32>();
    *mem.add(i) = *data.add(i);
    _syncthreads();
    let other = i ^ 1;
    _syncthreads();
  //^^^^^^^^^^^^^^ hint[redundant-barrier]: no thread has touched shared memory since the barrier before
    *data.add(i) = *mem.add(other);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_at_the_end(data: *mut f32) {
    *data.add(thread()) = 1.0;
    _syncthreads();
  //^^^^^^^^^^^^^^ hint[redundant-barrier]: no thread touches shared memory after this barrier
}

fn meet() {
    unsafe { _syncthreads() }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_a_helper_with_other_uses(data: *mut f32) {
    let i = thread();
    let mem = memory::<f32>();
    *mem.add(i) = *data.add(i);
    meet();
    meet();
  //^^^^^^ hint[redundant-barrier]
    *data.add(i) = *mem.add(i ^ 1);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn between_global_accesses(data: *mut f32) {
    let i = thread();
    *data.add(i) = 1.0;
    _syncthreads();
    *data.add(i + 1) += 1.0;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_branch_accesses(data: *mut f32, first: bool) {
    let i = thread();
    let mem = memory::<f32>();
    *mem.add(i) = *data.add(i);
    _syncthreads();
    if first {
        *data.add(i) = *mem.add(i ^ 1);
    }
    _syncthreads();
    *mem.add(i) = 0.0;
}
