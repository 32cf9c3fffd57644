//! A region whose length only the host knows.
#![feature(gpu_offload, offload)]
#![no_main]

use core::offload::{PartitioningStrategy, Region};

// CHECK: define void @run.launch(ptr %region.0, i64 %region.1)
// CHECK: mul i64 %region.1, 8
// CHECK-NEXT: store i64 %{{[0-9]+}}, ptr %.offload_sizes, align 8
fn run<P: PartitioningStrategy>(region: Region<'_, u64, P>) {
    core::offload::offload! { kernel = foo::<P>, args = (region,) };
}

fn foo<P: PartitioningStrategy>(region: Region<'_, u64, P>) {
    let _ = region;
}
