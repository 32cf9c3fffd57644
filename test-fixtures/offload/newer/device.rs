//! The device by its number: the macro looks first whether there is such a one.
#![feature(gpu_offload)]
#![no_main]

// CHECK: define void @main.launch()
// CHECK: %[[COUNT:[0-9]+]] = call i32 @omp_get_num_devices()
// CHECK-NEXT: %[[THERE:[0-9]+]] = icmp slt i32 99, %[[COUNT]]
// CHECK-NEXT: br i1 %[[THERE]], label %launch, label %missing
// CHECK: call void @{{.*}}panic_fmt
// CHECK: unreachable
// CHECK: call void @__tgt_target_data_begin_mapper(ptr @anon.1, i64 99, i32 0,
// CHECK: call i32 @__tgt_target_kernel(ptr @anon.1, i64 99,
// CHECK: call void @__tgt_target_data_end_mapper(ptr @anon.1, i64 99, i32 0,
#[unsafe(no_mangle)]
fn main() {
    core::offload::offload! {
        kernel = kernel,
        device = 99,
        args = (),
    }
}

#[unsafe(no_mangle)]
fn kernel() {}
