//! Intrinsics of LLVM under their own names, as `core` has none for them.
//@ cpu: sm_80
#![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]
#![no_std]
use core::arch::nvptx::*;
unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.bfly.f32"]
    fn shfl_xor(mask: u32, v: f32, lane: u32, clamp: u32) -> f32;
    #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
    fn shfl_down(mask: u32, v: u32, lane: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.umax"]
    fn redux_max(v: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn ballot(mask: u32, p: bool) -> u32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.laneid"]
    fn lane() -> u32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.warpsize"]
    fn warpsize() -> u32;
    #[link_name = "llvm.sqrt.f32"]
    fn sqrt(x: f32) -> f32;
}
// CHECK-LABEL: .entry k(
// CHECK: shfl.sync.bfly.b32 %r{{[0-9]+}}, %r{{[0-9]+}}, 16, 31, -1;
// CHECK-NEXT: add.rn.f32
// CHECK: sqrt.rn.f32
// CHECK: shfl.sync.down.b32 %r{{[0-9]+}}, [[TID:%r[0-9]+]], 1, 31, -1;
// CHECK: redux.sync.max.u32 %r{{[0-9]+}}, [[TID]], -1;
// CHECK: vote.sync.ballot.b32
// CHECK: %laneid
// CHECK: WARP_SZ
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: *const f32, y: *mut f32, z: *mut u32) {
    unsafe {
        let i = _thread_idx_x() as usize;
        let mut v = *x.add(i);
        let mut m = 16;
        while m > 0 { v += shfl_xor(u32::MAX, v, m, 31); m /= 2; }
        *y.add(i) = sqrt(v);
        *z.add(i) = shfl_down(u32::MAX, i as u32, 1, 31) + redux_max(i as u32, u32::MAX) + ballot(u32::MAX, i % 3 == 0) + lane() + warpsize();
    }
}
#[panic_handler] fn p(_: &core::panic::PanicInfo) -> ! { loop {} }
