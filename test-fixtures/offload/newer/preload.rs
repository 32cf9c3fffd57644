//! Transfers without a launch: what is preloaded to be changed comes back at the end.
#![feature(gpu_offload)]
#![no_main]

use core::offload::{preload, preload_mut};

// CHECK: define void @run.launch(ptr %x)
// CHECK: call void @__tgt_target_data_begin_mapper(
// CHECK-NOT: __tgt_target_kernel
// CHECK: call void @__tgt_target_data_end_mapper(
// CHECK: define void @run.launch.1(ptr %y)
// CHECK: call void @__tgt_target_data_begin_mapper(
// CHECK-NEXT: ret void
fn run(x: &mut [f64; 256], y: &[f64; 128]) {
    let there = preload_mut(x);
    let also = preload(y);
}
