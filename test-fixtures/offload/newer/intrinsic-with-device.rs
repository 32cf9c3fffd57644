//! The intrinsic with six arguments; its device is taken as it is.
#![feature(core_intrinsics)]
#![no_main]

unsafe extern "Rust" {
    fn foo(x: &[u32; 4]);
}

// CHECK: define void @run.launch(ptr %x, i32 %device)
// CHECK-NOT: omp_get_num_devices
// CHECK: %[[D:[0-9]+]] = sext i32 %device to i64
// CHECK: call void @__tgt_target_data_begin_mapper(ptr @anon.1, i64 %[[D]], i32 1,
// CHECK: call i32 @__tgt_target_kernel(ptr @anon.1, i64 %[[D]], i32 6, i32 1,
fn run(x: &[u32; 4], device: i32) {
    core::intrinsics::offload::<_, _, ()>(foo, [1, 2, 3], [1, 1, 1], 0, device, (x,));
}
