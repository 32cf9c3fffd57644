//! What the library of Rust-CUDA brings besides kernels: libdevice, atomics by scope, vectors old and new, printing, the heap.
//@ cpu: sm_80
use core::sync::atomic::Ordering;
use cuda_std::glam::{Mat3, UVec2, Vec3};
use cuda_std::prelude::*;
use cuda_std::{GpuFloat, vek};

// CHECK-LABEL: .entry count(
// CHECK: atom.relaxed.gpu.add.u32
// CHECK: fence.sc.cta;
// CHECK-NEXT: atom.acquire.cta.cas.b64
// CHECK: ld.acquire.sys.u32
#[kernel]
pub unsafe fn count(c: *mut u32, d: *mut u64) {
    unsafe {
        cuda_std::atomic::mid::atomic_fetch_add_u32_device(c, Ordering::Relaxed, 1);
        cuda_std::atomic::mid::atomic_compare_and_swap_u64_block(d, 1, 2, Ordering::SeqCst);
        *c.add(1) = cuda_std::atomic::intrinsics::atomic_load_acquire_32_system(c);
    }
}

// CHECK-LABEL: .entry up(
// CHECK: sqrt.rn.f32
#[kernel]
pub unsafe fn up(p: *mut Vec3, n: usize) {
    let at: UVec2 = thread::index_2d();
    let i = at.x as usize;
    if i < n {
        unsafe { *p.add(i) = Mat3::IDENTITY * (*p.add(i) + Vec3::new(0.0, 1.0, 0.0)).normalize() }
    }
}

// CHECK-LABEL: .entry old_up(
// CHECK: add.f32
#[kernel]
pub unsafe fn old_up(p: *mut vek::Vec3<f32>) {
    unsafe { *p = *p + vek::Vec3::new(0.0, 1.0, 0.0) }
}

// CHECK-LABEL: .entry shout(
// CHECK: vprintf
#[kernel]
pub unsafe fn shout(n: u32) {
    println!("n is {}", n);
}

// CHECK-LABEL: .entry wave(
// CHECK-NOT: .extern
// CHECK: fma.rn.f32
#[kernel]
pub unsafe fn wave(out: *mut f32) {
    unsafe { *out = (*out).sin() + (*out).tanh() + cuda_std::intrinsics::erff(*out) }
}
