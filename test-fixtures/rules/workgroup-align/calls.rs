#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

// One function for each case: what the calls that ran guarantee, and what the access needs.

#[no_mangle]
pub unsafe extern "gpu-kernel" fn same_type(v: u32) {
    *gpu_launch_sized_workgroup_mem::<u32>() = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn stricter_than_needed(v: u16) {
    *(gpu_launch_sized_workgroup_mem::<u64>() as *mut u16) = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn bytes_as_words(v: u32) {
    *(gpu_launch_sized_workgroup_mem::<u8>() as *mut u32) = v;
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]: this write of 4 bytes needs workgroup memory aligned to 4 bytes, but only 1 is guaranteed here
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn halves_as_double(v: f64) {
    let p: *mut f64 = gpu_launch_sized_workgroup_mem::<u16>().cast();
    p.write(v);
  //^^^^^^^^^^ warning[workgroup-mem-misaligned]: this write of 8 bytes needs workgroup memory aligned to 8 bytes, but only 2 are guaranteed here
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn other_call_before(v: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u8>();
    let q = gpu_launch_sized_workgroup_mem::<u32>();
    *q = v;
    *(p as *mut u32) = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn other_call_unused(v: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u8>();
    let _ = gpu_launch_sized_workgroup_mem::<u32>();
    *(p as *mut u32) = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn other_call_too_late(v: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u8>();
    *(p as *mut u32) = v;
  //^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
    let q = gpu_launch_sized_workgroup_mem::<u32>();
    *q.add(1) = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn strictest_of_several(v: u64) {
    let a = gpu_launch_sized_workgroup_mem::<u8>();
    let b = gpu_launch_sized_workgroup_mem::<u16>();
    let c = gpu_launch_sized_workgroup_mem::<u32>();
    a.write(1);
    b.add(1).write(2);
    c.cast::<u64>().add(1).write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]: this write of 8 bytes needs workgroup memory aligned to 8 bytes, but only 4 are guaranteed here
}

#[repr(C, align(16))]
#[derive(Clone, Copy)]
pub struct Quad([f32; 4]);

#[no_mangle]
pub unsafe extern "gpu-kernel" fn aligned_struct(v: *const Quad) {
    *gpu_launch_sized_workgroup_mem::<Quad>() = *v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn floats_as_struct(v: *const Quad) {
    let p = gpu_launch_sized_workgroup_mem::<f32>() as *mut Quad;
    *p = *v;
  //^^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn array_type() {
    let tile = gpu_launch_sized_workgroup_mem::<[[f32; 16]; 16]>();
    (*tile)[3][2] = 1.0;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn array_of_bytes() {
    let tile = gpu_launch_sized_workgroup_mem::<[u8; 64]>() as *mut [u32; 16];
    (*tile)[3] = 1;
  //^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn zero_sized_type_with_alignment(v: u64) {
    let _: *mut [u64; 0] = gpu_launch_sized_workgroup_mem();
    *gpu_launch_sized_workgroup_mem::<u8>().cast::<u64>() = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_unaligned_access(v: u32) {
    let p = gpu_launch_sized_workgroup_mem::<u8>() as *mut u32;
    p.write_unaligned(v);
}

#[repr(C, packed)]
pub struct Packed {
    tag: u8,
    value: u32,
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn packed_field(v: u32) {
    let p = gpu_launch_sized_workgroup_mem::<Packed>();
    (*p).value = v;
}
