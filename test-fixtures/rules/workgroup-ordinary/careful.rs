//! Code that a careful author writes: uniform loops, trees, double buffers, halos, flags. None of it may be reported.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features, improper_gpu_kernel_arg, static_mut_refs)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem as lds;
use core::mem::MaybeUninit;

#[address_space(shared)]
static mut TILE: [MaybeUninit<f32>; 256] = [const { MaybeUninit::uninit() }; 256];

macro_rules! sync { () => { unsafe { _syncthreads() } }; }

// uniform loop bound through a pointer parameter
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn uniform_load(n: *const u32, out: *mut f32) {
    let t = lds::<f32>();
    let i = _thread_idx_x() as usize;
    let mut k = 0;
    while k < *n {
        *t.add(i) = k as f32;
        sync!();
        *out.add(i) += *t.add(i ^ 1);
        sync!();
        k += 1;
    }
}
// init by thread 0 then barrier
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn init0(out: *mut u32) {
    let t = lds::<u32>();
    if _thread_idx_x() == 0 { *t = 7; *t.add(1) = 9; }
    _syncthreads();
    *out.add(_thread_idx_x() as usize) = *t + *t.add(1);
}
// struct of params
#[repr(C)] #[derive(Clone, Copy)] pub struct P { n: u32, m: u32 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn struct_bound(p: *const P, out: *mut f32) {
    let t = lds::<f32>();
    let i = _thread_idx_x() as usize;
    for step in 0..(*p).n {
        if (*p).m > step {
            *t.add(i) = step as f32;
            _syncthreads();
            *out.add(i) = *t.add((i + 1) & 31);
            _syncthreads();
        }
    }
}
// double buffering
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn double(input: *const f32, out: *mut f32, n: u32) {
    let t = lds::<f32>();
    let i = _thread_idx_x() as usize;
    let b = _block_dim_x() as usize;
    let mut cur = 0usize;
    *t.add(i) = *input.add(i);
    _syncthreads();
    for k in 0..n as usize {
        let next = 1 - cur;
        *t.add(next * b + i) = *t.add(cur * b + (b - 1 - i)) + k as f32;
        _syncthreads();
        cur = next;
    }
    *out.add(i) = *t.add(cur * b + i);
}
// tree reduction
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tree(input: *const f32, out: *mut f32) {
    let t = lds::<f32>();
    let i = _thread_idx_x() as usize;
    *t.add(i) = *input.add(i);
    let mut s = _block_dim_x() as usize / 2;
    while s > 0 {
        _syncthreads();
        if i < s { *t.add(i) += *t.add(i + s); }
        s >>= 1;
    }
    if i == 0 { *out = *t; }
}
// iterator-based reduction
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tree_iter(input: *const f32, out: *mut f32) {
    let t = lds::<f32>();
    let i = _thread_idx_x() as usize;
    *t.add(i) = *input.add(i);
    _syncthreads();
    for s in [128usize, 64, 32, 16, 8, 4, 2, 1] {
        if i < s { *t.add(i) = (*t.add(i)).max(*t.add(i + s)); }
        _syncthreads();
    }
    if i == 0 { *out = *t; }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn successors(input: *const f32, out: *mut f32, n: u32) {
    let t = lds::<f32>();
    let i = _thread_idx_x();
    *t.add(i as usize) = *input.add(i as usize);
    _syncthreads();
    for s in core::iter::successors(Some(n / 2), |s| if *s > 1 { Some(*s / 2) } else { None }) {
        let v = if i < s { *t.add((i + s) as usize) } else { 0.0 };
        _syncthreads();
        if i < s { *t.add(i as usize) += v; }
        _syncthreads();
    }
    if i == 0 { *out = *t; }
}
// early exit of whole block: uniform by block index
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn block_exit(n: u32, out: *mut f32) {
    if _block_idx_x() >= n { return; }
    let t = lds::<f32>();
    *t.add(_thread_idx_x() as usize) = 1.0;
    _syncthreads();
    *out.add(_block_idx_x() as usize) = *t.add(((_thread_idx_x() + 1) % 32) as usize);
}
// bounds-guarded loads only, barrier outside
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn guard(n: u32, a: *const f32, out: *mut f32) {
    let t = lds::<f32>();
    let i = _thread_idx_x() + _block_idx_x() * _block_dim_x();
    let l = _thread_idx_x() as usize;
    *t.add(l) = if i < n { *a.add(i as usize) } else { 0.0 };
    _syncthreads();
    if i < n { *out.add(i as usize) = *t.add(l ^ 1); }
}
// transpose with pad, 2D
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn transpose(a: *const f32, out: *mut f32, w: u32) {
    let t = lds::<f32>() as *mut [f32; 33];
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    (*t.add(y))[x] = *a.add(y * w as usize + x);
    _syncthreads();
    *out.add(x * w as usize + y) = (*t.add(x))[y];
}
// atomics histogram
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn histogram(a: *const u8, out: *mut u32, n: u32) {
    use core::sync::atomic::{AtomicU32, Ordering::Relaxed};
    let bins = core::slice::from_raw_parts(lds::<AtomicU32>(), 256);
    let t = _thread_idx_x() as usize;
    let mut k = t;
    while k < 256 { bins[k].store(0, Relaxed); k += _block_dim_x() as usize; }
    _syncthreads();
    let mut i = t;
    while i < n as usize { bins[*a.add(i) as usize].fetch_add(1, Relaxed); i += _block_dim_x() as usize; }
    _syncthreads();
    let mut k = t;
    while k < 256 { *out.add(k) = bins[k].load(Relaxed); k += _block_dim_x() as usize; }
}
// static array, halo by some threads
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halo(a: *const f32, out: *mut f32) {
    let l = _thread_idx_x() as usize + 1;
    TILE[l].write(*a.add(l));
    if l == 1 { TILE[0].write(*a); }
    if l == _block_dim_x() as usize { TILE[l + 1].write(*a.add(l + 1)); }
    _syncthreads();
    *out.add(l) = TILE[l - 1].assume_init() + TILE[l + 1].assume_init();
}
// different kernels over partition with disjoint regions
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn parts(a: *const f32, out: *mut f32) {
    let base = lds::<f64>();
    let d = base as *mut f64;
    let f = base.byte_add(64 * 8) as *mut f32;
    let i = (_thread_idx_x() & 63) as usize;
    *d.add(i) = *a.add(i) as f64;
    *f.add(i) = *a.add(i);
    _syncthreads();
    *out.add(i) = *d.add(63 - i) as f32 + *f.add(63 - i);
}
// one warp does the tail, warp synchronous with shuffles through asm? barrier in uniform branch on parameter
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mode(kind: u32, out: *mut f32) {
    let t = lds::<f32>();
    let i = _thread_idx_x() as usize;
    match kind {
        0 => { *t.add(i) = 1.0; _syncthreads(); *out.add(i) = *t.add(i ^ 1); }
        1 => { *t.add(i) = 2.0; _syncthreads(); *out.add(i) = *t.add(i ^ 2); }
        _ => {}
    }
}
// closure with barrier
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn closure(n: u32, out: *mut f32) {
    let t = lds::<f32>();
    let i = _thread_idx_x() as usize;
    let step = |k: u32| { *t.add(i) = k as f32; _syncthreads(); let v = *t.add(i ^ 1); _syncthreads(); v };
    let mut sum = 0.0;
    (0..n).for_each(|k| sum += step(k));
    *out.add(i) = sum;
}
// thread 0 of each warp writes its slot, then all read slot 0
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn warps(out: *mut u32) {
    let t = lds::<u32>();
    let i = _thread_idx_x();
    if i % 32 == 0 { *t.add((i / 32) as usize) = i; }
    _syncthreads();
    *out.add(i as usize) = *t.add((i / 32) as usize);
}
// equal value written by all
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn same_value(n: u32, out: *mut u32) {
    let t = lds::<u32>();
    *t = n;
    _syncthreads();
    *out.add(_thread_idx_x() as usize) = *t;
}
// break from a uniform loop on shared flag
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn flag(a: *mut f32) {
    let t = lds::<u32>();
    let i = _thread_idx_x() as usize;
    loop {
        _syncthreads();
        if i == 0 { *t = 0; }
        _syncthreads();
        if *a.add(i) > 1.0 { *a.add(i) /= 2.0; *t = 1; }
        _syncthreads();
        if *t == 0 { break; }
    }
}
