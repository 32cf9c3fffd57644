// Products of matrices on graphics chips.
#![no_std]
#![feature(abi_gpu_kernel, link_llvm_intrinsics, repr_simd, simd_ffi, abi_unadjusted, f16)]
#![allow(internal_features, improper_gpu_kernel_arg)]
#[repr(simd)] #[derive(Clone, Copy)] pub struct F8([f32; 8]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct H16([f16; 16]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct I4([i32; 4]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct I8([i32; 8]);
unsafe extern "unadjusted" {
    #[link_name = "llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16"] fn a(a: H16, b: H16, c: F8) -> F8;
    #[link_name = "llvm.amdgcn.wmma.f16.16x16x16.f16.v16f16.v16f16"] fn b(a: H16, b: H16, c: H16, o: bool) -> H16;
    #[link_name = "llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32"] fn c(x: bool, a: I4, y: bool, b: I4, c: I8, d: bool) -> I8;
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(p: *mut F8, h: *mut H16, i: *mut I4, j: *mut I8) { unsafe {
    let t = core::arch::amdgpu::workitem_id_x() as usize;
    let (p, h, i, j) = (p.add(t), h.add(t), i.add(t), j.add(t));
    *p = a(*h, *h, *p);
    *h = b(*h, *h, *h, true);
    *j = c(true, *i, false, *i, *j, true);
}}
