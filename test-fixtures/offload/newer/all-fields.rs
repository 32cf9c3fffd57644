//! The macro with all its fields, in another order; what the host computes are parameters.
#![feature(gpu_offload)]
#![no_main]

use core::offload::{offload, offload_kernel};

#[offload_kernel]
fn scale(values: &mut [f32; 32], factor: f32) {}

// CHECK: define void @run.launch(ptr %values, float %factor, i32 %n, i32 %dyn_cache)
// CHECK-NOT: omp_get_num_devices
// CHECK: store i64 64, ptr %{{[0-9]+}}, align 8
// CHECK: store i32 %n, ptr
// CHECK: store i32 32, ptr
// CHECK: store i32 %dyn_cache, ptr
// CHECK: call i32 @__tgt_target_kernel(ptr @anon.1, i64 -1, i32 %n, i32 32, ptr @.scale.region_id, ptr %kernel_args)
fn run(values: &mut [f32; 32], factor: f32, n: u32) {
    offload! { args = (values, factor), dyn_cache = 4 * n, thread_dim = [32, 1, 1], kernel = scale, workgroup_dim = [n, 1, 1] }
}
