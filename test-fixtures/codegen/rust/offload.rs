//! Offload kernels as rustc makes them over for LLVM's offload runtime: a pointer first, and 64 bits for each number.
//@ cpu: sm_80
#![no_std]
#![feature(abi_gpu_kernel, f16, gpu_offload, rustc_attrs, stdarch_nvptx)]

use core::arch::nvptx::_thread_idx_x;
use core::offload::offload_kernel;

// CHECK-LABEL: .entry scale(
// CHECK-NEXT: .param .u64 .ptr .align 1 scale_param_0,
// CHECK-NEXT: .param .u64 .ptr .align 4 scale_param_1,
// CHECK-NEXT: .param .u64 scale_param_2,
// CHECK-NEXT: .param .u64 scale_param_3
// CHECK: cvt.u32.u64
// CHECK: mul.rn.f32
#[offload_kernel]
fn scale(values: &mut [f32; 32], factor: f32, len: u32) {
    let i = unsafe { _thread_idx_x() };
    if i < len {
        values[i as usize] *= factor;
    }
}

// Slices and structs stay as they are; whatever is a register becomes 64 bits.
// CHECK-LABEL: .entry mixed(
// CHECK-NEXT: .param .u64 .ptr .align 1 mixed_param_0,
// CHECK-NEXT: .param .align 8 .b8 mixed_param_1[16],
// CHECK-NEXT: .param .align 4 .b8 mixed_param_2[8],
// CHECK-NEXT: .param .u64 mixed_param_3,
// CHECK-NEXT: .param .u64 mixed_param_4,
// CHECK-NEXT: .param .u64 mixed_param_5,
// CHECK-NEXT: .param .u64 .ptr .align 1 mixed_param_6
#[unsafe(no_mangle)]
#[rustc_offload_kernel]
pub unsafe extern "gpu-kernel" fn mixed(
    values: &[i64],
    pair: (i32, u8),
    on: bool,
    half: f16,
    small: i8,
    out: *mut f64,
) {
    unsafe {
        *out = if on { values[1] as f64 } else { pair.0 as f64 + pair.1 as f64 };
        *out.add(1) = half as f64 + small as f64;
    }
}

// Without parameters nothing is added; neither is it where the name says that it has been.
// CHECK-LABEL: .entry nothing(
// CHECK-NEXT: )
#[core::offload::offload_kernel]
fn nothing() {}

// CHECK-LABEL: .entry done(
// CHECK-NEXT: .param .u64 .ptr .align 1 done_param_0,
// CHECK-NEXT: .param .f32 done_param_1
#[core::offload::offload_kernel]
fn done(dyn_ptr: *mut f32, value: f32) {
    unsafe { *dyn_ptr = value };
}
