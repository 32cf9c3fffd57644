//! The first version: kernel and arguments alone; each launch registers anew.
#![feature(core_intrinsics)]
#![no_main]

// CHECK: %struct.__tgt_bin_desc = type { i32, ptr, ptr, ptr }
// CHECK-NOT: global_ctors
// CHECK: @.offload_sizes._kernel_1 = private unnamed_addr constant [1 x i64] [i64 1024]
// CHECK: @.offload_maptypes._kernel_1 = private unnamed_addr constant [1 x i64] [i64 35]
// CHECK: define void @kernel_1.launch(ptr %x)
// CHECK: %EmptyDesc = alloca %struct.__tgt_bin_desc, align 8
// CHECK: %.offload_sizes = alloca [1 x i64], align 8
// CHECK: call void @__tgt_register_lib(ptr %EmptyDesc)
// CHECK-NEXT: call void @__tgt_init_all_rtls()
// CHECK-NEXT: store ptr %x, ptr %.offload_baseptrs, align 8
// CHECK-NEXT: store ptr %x, ptr %.offload_ptrs, align 8
// CHECK-NEXT: store i64 1024, ptr %.offload_sizes, align 8
// CHECK-NEXT: call void @__tgt_target_data_begin_mapper(ptr @anon.1, i64 -1, i32 1, ptr %.offload_baseptrs, ptr %.offload_ptrs, ptr %.offload_sizes, ptr @.offload_maptypes._kernel_1, ptr null, ptr null)
// CHECK: store i32 2097152, ptr
// CHECK: store i32 256, ptr
// CHECK: call i32 @__tgt_target_kernel(ptr @anon.1, i64 -1, i32 2097152, i32 256, ptr @._kernel_1.region_id, ptr %kernel_args)
// CHECK-NEXT: call void @__tgt_target_data_end_mapper(
// CHECK-NEXT: call void @__tgt_unregister_lib(ptr %EmptyDesc)
// CHECK-NEXT: ret void
#[unsafe(no_mangle)]
pub fn kernel_1(x: &mut [f32; 256]) {
    core::intrinsics::offload(_kernel_1, (x,))
}

#[unsafe(no_mangle)]
pub fn _kernel_1(x: &mut [f32; 256]) {
    for i in 0..256 {
        x[i] = 21.0;
    }
}
