//! Barriers with numbers under LLVM's names: one warp brings what the others take, and neither waits for more than it needs.
//@ cpu: sm_80
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, link_llvm_intrinsics, stdarch_nvptx)]
#![no_std]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
unsafe extern "C" {
    #[link_name = "llvm.nvvm.barrier.cta.arrive.aligned.count"]
    fn arrive(barrier: u32, threads: u32);
    #[link_name = "llvm.nvvm.barrier.cta.sync.aligned.count"]
    fn wait(barrier: u32, threads: u32);
    #[link_name = "llvm.nvvm.barrier.cta.sync.aligned.all"]
    fn all(barrier: u32);
    #[link_name = "llvm.nvvm.barrier.sync"]
    fn all_anywhere(barrier: u32);
    #[link_name = "llvm.nvvm.ex2.approx.f"]
    fn power_of_two(x: f32) -> f32;
}
const FULL: u32 = 1;
const EMPTY: u32 = 2;
// CHECK-LABEL: .entry pipeline(
// CHECK-DAG: bar.sync 1, 64;
// CHECK-DAG: bar.arrive 2, 64;
// CHECK-DAG: bar.sync 2, 64;
// CHECK-DAG: bar.arrive 1, 64;
// CHECK: bar.sync 0;
// CHECK: bar.sync 3;
// CHECK: barrier.sync 4;
// CHECK: ex2.approx.f32
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn pipeline(src: *const u32, dst: *mut u32, rounds: u32) {
    unsafe {
        let t = _thread_idx_x();
        let slot = gpu_launch_sized_workgroup_mem::<u32>();
        if t < 32 {
            for round in 0..rounds {
                wait(EMPTY, 64);
                *slot.add(t as usize) = *src.add((round * 32 + t) as usize) * 3;
                arrive(FULL, 64);
            }
        } else {
            arrive(EMPTY, 64);
            for round in 0..rounds {
                wait(FULL, 64);
                let v = *slot.add((63 - t) as usize);
                if round + 1 < rounds {
                    arrive(EMPTY, 64);
                }
                *dst.add((round * 32 + t - 32) as usize) = v + round;
            }
        }
        all(0);
        *slot.add(t as usize) = t;
        all(3);
        let v = *slot.add((t ^ 33) as usize);
        all_anywhere(4);
        *dst.add((rounds * 32 + t) as usize) = v + power_of_two((t % 8) as f32) as u32;
    }
}
#[panic_handler] fn p(_: &core::panic::PanicInfo) -> ! { loop {} }
