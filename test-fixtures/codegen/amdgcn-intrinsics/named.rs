// Intrinsics by the names that LLVM gives them; every processor's assembler takes the text.
#![no_std]
#![feature(abi_gpu_kernel, link_llvm_intrinsics, abi_unadjusted)]
#![allow(internal_features)]
unsafe extern "unadjusted" {
    #[link_name = "llvm.amdgcn.rcp.f32"] fn rcp(x: f32) -> f32;
    #[link_name = "llvm.amdgcn.exp2.f32"] fn exp2(x: f32) -> f32;
    #[link_name = "llvm.amdgcn.fmed3.f32"] fn fmed3(x: f32, y: f32, z: f32) -> f32;
    #[link_name = "llvm.amdgcn.ubfe.i32"] fn ubfe(x: u32, y: u32, z: u32) -> u32;
    #[link_name = "llvm.amdgcn.mul.u24"] fn mul24(x: u32, y: u32) -> u32;
    #[link_name = "llvm.amdgcn.frexp.exp.i32.f32"] fn frexp(x: f32) -> i32;
    #[link_name = "llvm.amdgcn.msad.u8"] fn msad(x: u32, y: u32, z: u32) -> u32;
    #[link_name = "llvm.amdgcn.cubeid"] fn cubeid(x: f32, y: f32, z: f32) -> f32;
    #[link_name = "llvm.amdgcn.ds.swizzle"] fn swizzle(x: i32, pattern: i32) -> i32;
    #[link_name = "llvm.amdgcn.update.dpp.i32"] fn dpp(a: i32, b: i32, c: i32, d: i32, e: i32, f: bool) -> i32;
    #[link_name = "llvm.amdgcn.mov.dpp.i32"] fn mov_dpp(b: i32, c: i32, d: i32, e: i32, f: bool) -> i32;
    #[link_name = "llvm.amdgcn.cvt.off.f32.i4"] fn cvt_off(x: i32) -> f32;
    #[link_name = "llvm.amdgcn.cvt.pk.u8.f32"] fn pk_u8(x: f32, y: u32, z: u32) -> u32;
    #[link_name = "llvm.amdgcn.div.fixup.f32"] fn div_fixup(x: f32, y: f32, z: f32) -> f32;
    #[link_name = "llvm.amdgcn.fmul.legacy"] fn fmul_legacy(x: f32, y: f32) -> f32;
    #[link_name = "llvm.amdgcn.sffbh.i32"] fn sffbh(x: i32) -> i32;
    #[link_name = "llvm.amdgcn.wave.reduce.umax.i32"] fn wave_umax(x: u32, strategy: u32) -> u32;
    #[link_name = "llvm.amdgcn.dispatch.id"] safe fn dispatch_id() -> u64;
    #[link_name = "llvm.amdgcn.s.setprio"] fn setprio(x: u16);
    #[link_name = "llvm.amdgcn.workitem.id.x"] safe fn id() -> u32;
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(o: *mut f32, p: *mut i32, q: *mut u32, u: f32, w: u32) {
    let i = id() as usize;
    let (o, p, q) = (o.add(8 * i), p.add(8 * i), q.add(8 * i));
    *o = rcp(*o); *o.add(1) = exp2(u); *o.add(2) = fmed3(*o, u, 1.0); *o.add(3) = cubeid(*o, u, u);
    *p = swizzle(*p, 33); *p.add(1) = dpp(*p, *p.add(2), 0x141, 15, 15, true); *p.add(3) = mov_dpp(*p, 0x1b, 15, 15, false);
    *p.add(4) = frexp(*o); *p.add(5) = sffbh(*p);
    setprio(2); *o.add(4) = cvt_off(*p); *o.add(5) = div_fixup(*o, u, 3.0); *o.add(6) = fmul_legacy(*o, u);
    *q.add(4) = pk_u8(*o, 1, w); *q.add(5) = wave_umax(*q, 0); *q.add(6) = dispatch_id() as u32;
    setprio(0);
    *q = ubfe(*q, w, 5); *q.add(1) = mul24(w, 7); *q.add(2) = msad(w, w, *q);
}
