//! Instances of a generic kernel are kernels of their own.
#![feature(core_intrinsics)]
#![no_main]

#[inline(never)]
fn scale<T: Copy>(values: &mut [T; 4], factor: T) {
    values[0] = factor;
}

// CHECK: @.offload_sizes.[[F:[^ ]*scale[^ ]*]] = private unnamed_addr constant [2 x i64] [i64 16, i64 4]
// CHECK: @.offload_sizes.[[U:[^ ]*scale[^ ]*]] = private unnamed_addr constant [2 x i64] [i64 32, i64 8]
// CHECK: call i32 @__tgt_target_kernel(ptr @anon.1, i64 -1, i32 1, i32 4, ptr @.[[F]].region_id, ptr %kernel_args)
// CHECK: call i32 @__tgt_target_kernel(ptr @anon.1, i64 -1, i32 1, i32 4, ptr @.[[U]].region_id, ptr %kernel_args)
pub fn run(a: &mut [f32; 4], b: &mut [u64; 4]) {
    core::intrinsics::offload::<_, _, ()>(scale::<f32>, [1, 1, 1], [4, 1, 1], (a, 2.0f32));
    core::intrinsics::offload::<_, _, ()>(scale::<u64>, [1, 1, 1], [4, 1, 1], (b, 3u64));
}
