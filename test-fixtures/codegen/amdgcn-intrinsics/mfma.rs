// Products of matrices on compute chips.
#![no_std]
#![feature(abi_gpu_kernel, link_llvm_intrinsics, repr_simd, simd_ffi, abi_unadjusted, f16)]
#![allow(internal_features, improper_gpu_kernel_arg)]
#[repr(simd)] #[derive(Clone, Copy)] pub struct F4([f32; 4]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct F16([f32; 16]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct F32([f32; 32]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct H4([f16; 4]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct D4([f64; 4]);
unsafe extern "unadjusted" {
    #[link_name = "llvm.amdgcn.mfma.f32.16x16x4f32"] fn a(a: f32, b: f32, c: F4, x: u32, y: u32, z: u32) -> F4;
    #[link_name = "llvm.amdgcn.mfma.f32.32x32x1f32"] fn b(a: f32, b: f32, c: F32, x: u32, y: u32, z: u32) -> F32;
    #[link_name = "llvm.amdgcn.mfma.f32.16x16x16f16"] fn c(a: H4, b: H4, c: F4, x: u32, y: u32, z: u32) -> F4;
    #[link_name = "llvm.amdgcn.mfma.f64.16x16x4f64"] fn d(a: f64, b: f64, c: D4, x: u32, y: u32, z: u32) -> D4;
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(p: *mut F4, q: *mut F32, h: *mut H4, e: *mut D4, f: f32) { unsafe {
    let t = core::arch::amdgpu::workitem_id_x() as usize;
    let (p, q, h, e) = (p.add(t), q.add(t), h.add(t), e.add(t));
    *p = a(f, t as f32, *p, 0, 0, 0);
    *q = b(f, t as f32, *q, 1, 2, 3);
    *p = c(*h, *h, c(*h, *h, *p, 0, 0, 0), 0, 0, 0);
    *e = d(f as f64, t as f64, *e, 0, 0, 0);
}}
