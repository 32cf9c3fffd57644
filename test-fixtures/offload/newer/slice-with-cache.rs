//! The version with bytes of workgroup memory, and a slice.
#![feature(core_intrinsics)]
#![no_main]

// CHECK-DAG: @.offload_sizes.[[K:[^ ]*foo]] = private unnamed_addr constant [2 x i64] [i64 0, i64 8]
// CHECK-DAG: @.offload_maptypes.[[K]].begin = private unnamed_addr constant [2 x i64] [i64 1, i64 768]
// CHECK-DAG: @.offload_maptypes.[[K]].kernel = private unnamed_addr constant [2 x i64] [i64 32, i64 800]
// CHECK-DAG: @.offload_maptypes.[[K]].end = private unnamed_addr constant [2 x i64] [i64 2, i64 0]
// CHECK: define void @main.launch(
// CHECK: %.offload_sizes = alloca [2 x i64], align 8
// CHECK: call void @llvm.memcpy.p0.p0.i64(ptr {{.*}} %.offload_sizes, ptr {{.*}} @.offload_sizes.[[K]], i64 16, i1 false)
// CHECK: store i64 16, ptr %.offload_sizes, align 8
// CHECK: call void @__tgt_target_data_begin_mapper(ptr @anon.1, i64 -1, i32 2, ptr %.offload_baseptrs, ptr %.offload_ptrs, ptr %.offload_sizes, ptr @.offload_maptypes.[[K]].begin, ptr null, ptr null)
// CHECK: store i32 4096, ptr %{{[0-9]+}}, align 4
// CHECK-NEXT: call i32 @__tgt_target_kernel(ptr @anon.1, i64 -1, i32 1, i32 1, ptr @.[[K]].region_id, ptr %kernel_args)
// CHECK-NEXT: call void @__tgt_target_data_end_mapper(ptr @anon.1, i64 -1, i32 2, ptr %.offload_baseptrs, ptr %.offload_ptrs, ptr %.offload_sizes, ptr @.offload_maptypes.[[K]].end, ptr null, ptr null)
#[unsafe(no_mangle)]
fn main() {
    let mut x = [0.0f32, 0.0, 0.0, 0.0];
    core::intrinsics::offload::<_, _, ()>(foo, [1, 1, 1], [1, 1, 1], 4096, ((&mut x) as &mut [f32],));
}

unsafe extern "C" {
    fn foo(x: &mut [f32]);
}
