//! Sparse rows, hash tables, work queues, memory in parts of several types: all right.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx, asm_experimental_arch)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

use core::sync::atomic::{AtomicU32, AtomicI32, Ordering};
/// CSR vector: a warp per row, reduction in shared memory.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn csr_vector(rows: *const u32, cols: *const u32, vals: *const f32, x: *const f32, y: *mut f32, n: usize) {
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    let row = _block_idx_x() as usize * 8 + t / 32;
    let lane = t & 31;
    let mut acc = 0.0;
    if row < n {
        let (b, e) = (*rows.add(row) as usize, *rows.add(row + 1) as usize);
        let mut j = b + lane;
        while j < e { acc += *vals.add(j) * *x.add(*cols.add(j) as usize); j += 32; }
    }
    *s.add(t) = acc;
    _syncthreads();
    let mut d = 16;
    while d > 0 {
        if lane < d { *s.add(t) += *s.add(t + d); }
        _syncthreads();
        d >>= 1;
    }
    if lane == 0 && row < n { *y.add(row) = *s.add(t); }
}
/// Hash table insert with CAS, workgroup-local table flushed at the end.
// warplens: launch(workgroup_mem = 4096, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn hash_count(keys: *const u32, n: usize, table: *mut u32, counts: *mut u32, overflow: *mut u32) {
    const SLOTS: usize = 512;
    const EMPTY: u32 = u32::MAX;
    let base = gpu_launch_sized_workgroup_mem::<u32>();
    let (k, c) = (base, base.add(SLOTS));
    let t = _thread_idx_x() as usize;
    for i in (t..SLOTS).step_by(128) { k.add(i).write(EMPTY); c.add(i).write(0); }
    _syncthreads();
    let mut i = _block_idx_x() as usize * 128 + t;
    while i < n {
        let key = *keys.add(i);
        let mut slot = (key.wrapping_mul(0x9e37_79b9) >> 23) as usize;
        let mut tries = 0;
        loop {
            match AtomicU32::from_ptr(k.add(slot)).compare_exchange(EMPTY, key, Ordering::Relaxed, Ordering::Relaxed) {
                Ok(_) => { AtomicU32::from_ptr(c.add(slot)).fetch_add(1, Ordering::Relaxed); break; }
                Err(old) if old == key => { AtomicU32::from_ptr(c.add(slot)).fetch_add(1, Ordering::Relaxed); break; }
                Err(_) => { slot = (slot + 1) % SLOTS; tries += 1; if tries == SLOTS { AtomicU32::from_ptr(overflow).fetch_add(1, Ordering::Relaxed); break; } }
            }
        }
        i += 128 * _grid_dim_x() as usize;
    }
    _syncthreads();
    for i in (t..SLOTS).step_by(128) {
        if *k.add(i) != EMPTY { *table.add(i) = *k.add(i); AtomicU32::from_ptr(counts.add(i)).fetch_add(*c.add(i), Ordering::Relaxed); }
    }
}
/// Persistent kernel with a work queue; the leader fetches, all see it.
// warplens: launch(workgroup_mem = 1028, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn persistent(queue: *mut i32, items: i32, data: *mut f32) {
    let mem = gpu_launch_sized_workgroup_mem::<u8>() as *mut u8;
    let item = gpu_launch_sized_workgroup_mem::<i32>().byte_add(1024);
    let buf = gpu_launch_sized_workgroup_mem::<f32>();
    let _ = mem;
    let t = _thread_idx_x() as usize;
    loop {
        if t == 0 { *item = AtomicI32::from_ptr(queue).fetch_add(1, Ordering::Relaxed); }
        _syncthreads();
        let w = *item;
        if w >= items { return; }
        let p = data.add(w as usize * 256);
        *buf.add(t) = *p.add(t);
        _syncthreads();
        let v = *buf.add(255 - t);
        *p.add(t) = v;
        _syncthreads();
    }
}
/// The queue in the loop's head.
// warplens: launch(workgroup_mem = 4, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn persistent2(queue: *mut i32, items: i32, data: *mut f32) {
    let t = _thread_idx_x() as usize;
    unsafe fn next(queue: *mut i32) -> i32 {
        let slot = gpu_launch_sized_workgroup_mem::<i32>();
        _syncthreads();
        if _thread_idx_x() == 0 { *slot = AtomicI32::from_ptr(queue).fetch_add(1, Ordering::AcqRel); }
        _syncthreads();
        *slot
    }
    let mut w = next(queue);
    while w < items {
        *data.add(w as usize * 256 + t) *= 2.0;
        w = next(queue);
    }
}
/// Struct of parts.
#[repr(C)]
struct Shared { head: [u32; 2], keys: [u64; 64], flags: [u8; 64], total: u32 }
// warplens: launch(workgroup_mem = 592, block = 64)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn struct_view(keys: *const u64, out: *mut u64) {
    let s = &mut *gpu_launch_sized_workgroup_mem::<Shared>();
    let t = _thread_idx_x() as usize;
    s.keys[t] = *keys.add(t);
    s.flags[t] = (s.keys[t] & 1) as u8;
    if t == 0 { s.total = 0; s.head = [0; 2]; }
    _syncthreads();
    if s.flags[t] != 0 { AtomicU32::from_ptr(&mut s.total).fetch_add(1, Ordering::Relaxed); }
    _syncthreads();
    *out.add(t) = s.keys[63 - t] + s.total as u64 + s.head[0] as u64;
}
/// Partitions at several types, sizes at run time.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn parts(n: usize, m: usize, x: *const f64, y: *mut f32) {
    let d = gpu_launch_sized_workgroup_mem::<f64>();
    let f = d.add(n) as *mut f32;
    let b = f.add(m) as *mut u8;
    let t = _thread_idx_x() as usize;
    if t < n { *d.add(t) = *x.add(t); }
    if t < m { *f.add(t) = 1.0; }
    *b.add(t) = 1;
    _syncthreads();
    *y.add(t) = *f.add((t + 1) % m) + *d.add((t + 1) % n) as f32 + *b.add(t ^ 1) as f32;
}
/// Bump allocator with alignment.
struct Bump { at: *mut u8 }
impl Bump {
    unsafe fn take<T>(&mut self, n: usize) -> *mut T {
        let a = core::mem::align_of::<T>();
        let p = self.at.add(self.at.align_offset(a));
        self.at = p.add(n * core::mem::size_of::<T>());
        p as *mut T
    }
}
// warplens: launch(workgroup_mem = 4096, block = 64)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bumped(x: *const f64, y: *mut f64) {
    let mut b = Bump { at: gpu_launch_sized_workgroup_mem::<u128>() as *mut u8 };
    let bytes = b.take::<u8>(65);
    let d = b.take::<f64>(64);
    let w = b.take::<u32>(64);
    let t = _thread_idx_x() as usize;
    *bytes.add(t) = t as u8;
    *d.add(t) = *x.add(t);
    *w.add(t) = t as u32;
    _syncthreads();
    *y.add(t) = *d.add(63 - t) + *bytes.add(63 - t) as f64 + *w.add(63 - t) as f64;
}
