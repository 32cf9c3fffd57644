//! Workgroup memory as careful authors use it: kept in structs, arrays and itself, cut, reused, filled by slices. Nothing to report.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx, asm_experimental_arch)]
#![allow(internal_features, improper_gpu_kernel_arg, static_mut_refs)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem as lds;
use core::sync::atomic::{AtomicU32, Ordering::*, fence};
fn tid() -> usize { unsafe { _thread_idx_x() as usize } }
struct Ctx { tile: *mut f32, n: usize }
#[inline(never)] unsafe fn use_ctx(c: &Ctx) -> f32 { *c.tile.add(tid()) = 1.0; _syncthreads(); *c.tile.add(tid() ^ 1) }
// pointer stored in private struct, passed by reference, never inlined
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn e1(out: *mut f32) { let c = Ctx { tile: lds::<f32>(), n: 4 }; *out.add(tid()) = use_ctx(&c) + c.n as f32; }
// pointer in private array indexed dynamically
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn e2(out: *mut f32, k: usize) {
    let p = lds::<f32>(); let ps = [p, p.add(32), p.add(64)];
    *ps[k % 3].add(tid() & 31) = 1.0; _syncthreads(); *out.add(tid()) = *ps[k % 3].add(tid() & 31);
}
// pointer kept in workgroup memory (same workgroup reads it)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn e3(out: *mut f32) {
    let slot = lds::<*mut f32>();
    if tid() == 0 { *slot = slot.add(16).cast(); }
    _syncthreads();
    let p = *slot; *p.add(tid()) = 2.0; _syncthreads(); *out.add(tid()) = *p.add(tid() ^ 1);
}
// offset stored, not the address
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn e4(out: *mut usize) { let p = lds::<f32>(); let q = p.add(tid()); *q = 1.0; _syncthreads(); *out.add(tid()) = q.offset_from(p) as usize + *p as usize; }
// init through slice methods
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn i1(a: *const f32, out: *mut f32) {
    let t = core::slice::from_raw_parts_mut(lds::<f32>(), 64);
    if tid() == 0 { t.fill(0.0); t[..4].copy_from_slice(core::slice::from_raw_parts(a, 4)); }
    _syncthreads();
    *out.add(tid()) = t[tid() & 63];
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn i2(a: *const f32, out: *mut f32, n: usize) {
    let t = lds::<f32>();
    if tid() < n { core::ptr::copy_nonoverlapping(a.add(tid() * 4), t.add(tid() * 4), 4); }
    _syncthreads();
    if tid() < n { *out.add(tid()) = *t.add(tid() * 4 + 3); }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn i3(out: *mut u32) {
    let t = lds::<AtomicU32>();
    if tid() == 0 { t.write_bytes(0, 4); }
    _syncthreads();
    (*t).fetch_add(1, Relaxed);
    _syncthreads();
    *out.add(tid()) = (*t).load(Relaxed);
}
// last block pattern
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last(part: *mut f32, count: *const AtomicU32, out: *mut f32) {
    let t = lds::<u32>();
    if tid() == 0 { *part.add(_block_idx_x() as usize) = 1.0; fence(SeqCst); *t = ((*count).fetch_add(1, Relaxed) == _grid_dim_x() - 1) as u32; }
    _syncthreads();
    if *t == 1 { *out.add(tid()) = *part.add(tid()); }
}
// barrier for global memory
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn g1(buf: *mut f32) {
    *buf.add(tid()) = tid() as f32;
    _syncthreads();
    let v = *buf.add(tid() ^ 1);
    _syncthreads();
    *buf.add(tid()) = v;
}
// barrier pair around timing / asm
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn g2(buf: *mut u32) {
    let a: u32; core::arch::asm!("mov.u32 {0}, %clock;", out(reg32) a);
    _syncthreads();
    let b: u32; core::arch::asm!("mov.u32 {0}, %clock;", out(reg32) b);
    *buf.add(tid()) = b - a;
}
// conditional partition, union of types
union Cell { f: f32, u: u32 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn u1(out: *mut u32) {
    let t = lds::<Cell>();
    (*t.add(tid())).f = 1.5;
    _syncthreads();
    *out.add(tid()) = (*t.add(tid())).u;
}
// reuse of region with other type after barrier
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn u2(out: *mut f64) {
    let a = lds::<f64>(); let b = lds::<u32>();
    *b.add(tid()) = 1;
    _syncthreads();
    let v = *b.add(tid() ^ 1);
    _syncthreads();
    *a.add(tid()) = v as f64;
    _syncthreads();
    *out.add(tid()) = *a.add(tid() ^ 1);
}
// align: padding arithmetic, slices, chunks
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn a1(out: *mut f64, n: usize) {
    #[repr(align(16))] #[derive(Clone, Copy)] struct A16(#[allow(dead_code)] [u8; 16]);
    let base = lds::<A16>().cast::<u8>();
    let bytes = n.next_multiple_of(8);
    let d = base.add(bytes).cast::<f64>();
    *d.add(tid()) = 1.0;
    _syncthreads();
    let words = core::slice::from_raw_parts_mut(base.cast::<u32>(), 64);
    let (x, y) = words.split_at_mut(32);
    x[tid() & 31] = 1; y[tid() & 31] = 2;
    _syncthreads();
    let z = base.cast::<[u64; 4]>();
    *out = *d.add(tid() ^ 1) + (*z)[tid() & 3] as f64;
}
// negative step, wrapping
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn n1(out: *mut f32) {
    let t = lds::<f32>().add(256);
    *t.sub(tid() + 1) = 1.0;
    *t.offset(-(tid() as isize) - 1) = 2.0;
    _syncthreads();
    *out = *t.wrapping_sub(1);
}
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn b1(a: *const f32, out: *mut f32, n: usize) {
    let t = lds::<f32>();
    for i in (tid()..n.min(256)).step_by(256) { *t.add(i) = *a.add(i); }
    _syncthreads();
    let i = tid();
    if i + 1 < 256 { *out.add(i) = *t.add(i + 1); }
    if let Some(p) = i.checked_sub(1) { *out.add(i) = *t.add(p); }
    *out.add(i) += *t.add(i.saturating_sub(2)) + *t.add((i + 7).min(255)) + *t.add(i.wrapping_sub(3) & 255);
}
