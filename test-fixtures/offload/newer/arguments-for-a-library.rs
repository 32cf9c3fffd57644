//! `offload_args`: a function of the host runs with the addresses that its arguments have on the device.
#![feature(core_intrinsics)]
#![no_main]

// CHECK: @.offload_maptypes.wrapper.begin = private unnamed_addr constant [3 x i64] [i64 1, i64 1, i64 768]
// CHECK-NOT: @.offload_maptypes.wrapper.kernel
// CHECK: @.offload_maptypes.wrapper.end = private unnamed_addr constant [3 x i64] [i64 0, i64 2, i64 0]
// CHECK-NOT: @.offloading.entry.wrapper
// CHECK: define void @run.launch(ptr %a, ptr %y, i32 %n)
// CHECK: call void @__tgt_target_data_begin_mapper(
// CHECK-NEXT: %[[A:[0-9]+]] = call ptr @omp_get_mapped_ptr(ptr %a, i32 0)
// CHECK-NEXT: %[[Y:[0-9]+]] = call ptr @omp_get_mapped_ptr(ptr %y, i32 0)
// CHECK-NEXT: call void @wrapper(ptr %[[A]], ptr %[[Y]], i32 %n)
// CHECK-NEXT: call void @__tgt_target_data_end_mapper(
fn run(a: &[f32; 6], y: &mut [f32; 2], n: i32) {
    for _ in 0..n {
        core::intrinsics::offload_args::<_, _, ()>(wrapper, (a, &mut *y, n));
    }
}

#[unsafe(no_mangle)]
pub fn wrapper(a: &[f32; 6], y: &mut [f32; 2], n: i32) {}
