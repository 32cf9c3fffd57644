//! A region is mapped as a slice.
#![feature(gpu_offload, offload)]
#![no_main]

use core::offload::{PartitioningStrategy, Region};

// CHECK-DAG: @.offload_sizes.[[K:[^ ]*foo[^ ]*]] = private unnamed_addr constant [2 x i64] [i64 0, i64 8]
// CHECK-DAG: @.offload_maptypes.[[K]].begin = private unnamed_addr constant [2 x i64] [i64 1, i64 768]
// CHECK-DAG: @.offload_maptypes.[[K]].kernel = private unnamed_addr constant [2 x i64] [i64 32, i64 800]
// CHECK-DAG: @.offload_maptypes.[[K]].end = private unnamed_addr constant [2 x i64] [i64 2, i64 0]
// CHECK: %.offload_sizes = alloca [2 x i64], align 8
// CHECK: store i64 16, ptr %.offload_sizes, align 8
// CHECK: call i32 @__tgt_target_kernel(ptr @anon.1, i64 -1, i32 1, i32 1, ptr @.[[K]].region_id, ptr %kernel_args)
// CHECK-NEXT: call void @__tgt_target_data_end_mapper(ptr @anon.1, i64 -1, i32 2,
fn run<P: PartitioningStrategy>() {
    let mut x = [0.0f32; 4];
    core::offload::offload! {
        kernel = foo::<P>,
        args = (Region::<f32, P>::new(&mut x as &mut [f32]),),
    };
}

fn foo<P: PartitioningStrategy>(region: Region<'_, f32, P>) {
    let _ = region;
}
