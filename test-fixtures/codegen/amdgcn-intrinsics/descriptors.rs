// Images and buffers through descriptors, by the names that LLVM gives the accesses.
#![no_std]
#![feature(abi_gpu_kernel, link_llvm_intrinsics, repr_simd, simd_ffi, abi_unadjusted, f16)]
#![allow(internal_features, improper_gpu_kernel_arg)]
#[repr(simd)] #[derive(Clone, Copy)] pub struct U8([u32; 8]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct U4([u32; 4]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct F4([f32; 4]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct F2([f32; 2]);
#[repr(simd)] #[derive(Clone, Copy)] pub struct H4([f16; 4]);
unsafe extern "unadjusted" {
    #[link_name = "llvm.amdgcn.image.load.2d.v4f32.i32"] fn load(dmask: u32, x: u32, y: u32, img: U8, tfe: u32, aux: u32) -> F4;
    #[link_name = "llvm.amdgcn.image.load.2d.f32.i32"] fn load1(dmask: u32, x: u32, y: u32, img: U8, tfe: u32, aux: u32) -> f32;
    #[link_name = "llvm.amdgcn.image.store.2d.v4f32.i32"] fn store(data: F4, dmask: u32, x: u32, y: u32, img: U8, tfe: u32, aux: u32);
    #[link_name = "llvm.amdgcn.image.store.3d.v2f32.i32"] fn store3(data: F2, dmask: u32, x: u32, y: u32, z: u32, img: U8, tfe: u32, aux: u32);
    #[link_name = "llvm.amdgcn.image.sample.2d.v4f32.f32"] fn sample(dmask: u32, x: f32, y: f32, img: U8, s: U4, u: bool, tfe: u32, aux: u32) -> F4;
    #[link_name = "llvm.amdgcn.image.sample.c.d.o.2darray.v4f32.f32.f32"] fn sample2(dmask: u32, o: u32, z: f32, a: f32, b: f32, c: f32, d: f32, x: f32, y: f32, l: f32, img: U8, s: U4, u: bool, tfe: u32, aux: u32) -> F4;
    #[link_name = "llvm.amdgcn.image.gather4.2d.v4f32.f32"] fn gather(dmask: u32, x: f32, y: f32, img: U8, s: U4, u: bool, tfe: u32, aux: u32) -> F4;
    #[link_name = "llvm.amdgcn.image.atomic.add.2d.i32.i32"] fn add(v: u32, x: u32, y: u32, img: U8, tfe: u32, aux: u32) -> u32;
    #[link_name = "llvm.amdgcn.image.atomic.cmpswap.1d.i32.i32"] fn cas(v: u32, c: u32, x: u32, img: U8, tfe: u32, aux: u32) -> u32;
    #[link_name = "llvm.amdgcn.raw.buffer.load.v4f32"] fn bload(r: U4, off: u32, soff: u32, aux: u32) -> F4;
    #[link_name = "llvm.amdgcn.raw.buffer.load.f32"] fn bload1(r: U4, off: u32, soff: u32, aux: u32) -> f32;
    #[link_name = "llvm.amdgcn.struct.buffer.load.v2f32"] fn bload2(r: U4, i: u32, off: u32, soff: u32, aux: u32) -> F2;
    #[link_name = "llvm.amdgcn.raw.buffer.store.v4f32"] fn bstore(d: F4, r: U4, off: u32, soff: u32, aux: u32);
    #[link_name = "llvm.amdgcn.raw.buffer.load.format.v4f32"] fn bloadf(r: U4, off: u32, soff: u32, aux: u32) -> F4;
    #[link_name = "llvm.amdgcn.struct.buffer.atomic.add.i32"] fn badd(d: u32, r: U4, i: u32, off: u32, soff: u32, aux: u32) -> u32;
    #[link_name = "llvm.amdgcn.raw.buffer.atomic.cmpswap.i32"] fn bcas(d: u32, c: u32, r: U4, off: u32, soff: u32, aux: u32) -> u32;
    #[link_name = "llvm.amdgcn.s.buffer.load.v4i32"] fn sload(r: U4, off: u32, aux: u32) -> U4;
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn images(img: U8, s: U4, o: *mut F4, p: *mut u32, f: f32) { unsafe {
    let t = core::arch::amdgpu::workitem_id_x(); let y = core::arch::amdgpu::workitem_id_y();
    let v = load(15, t, y, img, 0, 0);
    store(v, 15, y, t, img, 0, 0);
    *o.add(t as usize) = v;
    let v = load1(2, t, y, img, 0, 0);
    store3(F2([v, f]), 5, y, t, 3, img, 0, 0);
    *p.add(t as usize) = add(t, t, y, img, 0, 0) + cas(t, y, 3, img, 0, 0);
}}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sampled(img: U8, s: U4, o: *mut F4, f: f32) { unsafe {
    let t = core::arch::amdgpu::workitem_id_x();
    *o.add(t as usize) = sample(15, t as f32, f, img, s, false, 0, 0);
    *o.add(2 + t as usize) = sample2(15, t, f, f, f, f, f, t as f32, f, f, img, s, false, 0, 0);
    *o.add(3 + t as usize) = gather(1, t as f32, f, img, s, false, 0, 0);
}}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn buffers(r: U4, o: *mut F4, p: *mut u32, k: u32) { unsafe {
    let t = core::arch::amdgpu::workitem_id_x();
    let v = bload(r, t, k, 0);
    bstore(v, r, 16, 0, 1);
    *o.add(t as usize) = v;
    let w = bload2(r, t, 8, 0, 0); let z = bload2(r, t, t, 200, 0);
    let a: [f32; 2] = core::mem::transmute(w); let b: [f32; 2] = core::mem::transmute(z);
    *p.add(t as usize) = (bload1(r, 5000, 0, 0) + a[0] + a[1] + b[0]) as u32;
    *p.add(1 + t as usize) = badd(t, r, t, 0, 0, 0) + bcas(1, 2, r, t, 0, 0);
    bcas(1, t, r, t, 4, 0);
    *o.add(9 + t as usize) = bloadf(r, t, k, 0);
    let q: [u32; 4] = core::mem::transmute(sload(r, k, 0)); *p = q[0] + q[3];
}}
