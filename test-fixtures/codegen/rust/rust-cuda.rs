//! Rust-CUDA: kernels by attribute, slices as two parameters, static and dynamic shared memory, warps, atomics.
//@ cpu: sm_80
use core::mem::MaybeUninit;
use cuda_std::atomic::AtomicF32;
use cuda_std::prelude::*;
use cuda_std::{GpuFloat, address_space, shared, warp};

// CHECK-DAG: .extern .shared .align 16 .b8 gpu_launch_sized_workgroup_mem[];
// CHECK-DAG: .shared .align 4 .b8 _W9rust_cuda4TILE17h{{[0-9a-f]+}}[256];

// CHECK-LABEL: .entry scale(
// CHECK-NEXT: .param .u64 .ptr .align 4 scale_param_0,
// CHECK-NEXT: .param .u64 scale_param_1,
// CHECK-NEXT: .param .u64 .ptr .align 1 scale_param_2,
// CHECK-NEXT: .param .align 4 .b8 scale_param_3[8]
// CHECK: fma.rn.f32
// CHECK: sqrt.rn.f32
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Line {
    slope: f32,
    offset: f32,
}

#[kernel]
pub unsafe fn scale(x: &[f32], y: *mut f32, line: Line) {
    let i = thread::index_1d() as usize;
    if i < x.len() {
        unsafe { *y.add(i) = x[i].mul_add(line.slope, line.offset).sqrt() };
    }
}

// CHECK-LABEL: .entry reverse(
// CHECK: mov.b64 %rd{{[0-9]+}}, _W9rust_cuda4TILE17h{{[0-9a-f]+}};
// CHECK: st.shared.b32
// CHECK: bar.sync 0;
// CHECK: ld.shared.b32
#[kernel]
pub unsafe fn reverse(x: &[u32], y: *mut u32) {
    #[address_space(shared)]
    static mut TILE: [MaybeUninit<u32>; 64] = [const { MaybeUninit::uninit() }; 64];
    let i = thread::thread_idx_x() as usize;
    unsafe {
        TILE[i].write(x[i]);
        thread::sync_threads();
        *y.add(i) = TILE[63 - i].assume_init();
    }
}

// CHECK-LABEL: .entry block_sum(
// CHECK: shfl.sync.down.b32
// CHECK: st.shared.b32
// CHECK: bar.sync 0;
// CHECK: atom.relaxed.gpu.add.f32
#[kernel]
pub unsafe fn block_sum(x: &[f32], total: *mut f32) {
    let partial = shared::dynamic_shared_mem::<f32>();
    let i = thread::thread_idx_x() as usize;
    let mut sum = x[i];
    let mut delta = 16;
    while delta > 0 {
        let (other, _) = unsafe { warp::warp_shuffle_down(u32::MAX, sum, delta, 32) };
        sum += other;
        delta /= 2;
    }
    unsafe {
        if warp::lane_id() == 0 {
            *partial.add(i / 32) = sum;
        }
        thread::sync_threads();
        if i == 0 {
            let all = *partial + *partial.add(1);
            (*(total as *const AtomicF32)).fetch_add(all, core::sync::atomic::Ordering::Relaxed);
        }
    }
}
