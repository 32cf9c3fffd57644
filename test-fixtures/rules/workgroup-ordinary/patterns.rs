// More ordinary ways to use workgroup memory: all of these are right.
#![no_std]
#![feature(
    abi_gpu_kernel,
    core_intrinsics,
    gpu_intrinsics,
    gpu_launch_sized_workgroup_mem,
    stdarch_nvptx,
    link_llvm_intrinsics
)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem as wg;
use core::sync::atomic::{AtomicU32, Ordering};

unsafe extern "C" {
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn sync_warp(mask: u32);
    #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
    fn down(mask: u32, v: u32, d: u32, c: u32) -> u32;
}
fn tx() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn bx() -> usize {
    unsafe { _block_idx_x() as usize }
}
fn bd() -> usize {
    unsafe { _block_dim_x() as usize }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn warp_sync_reduction(data: *mut u32, n: usize) {
    let tile = wg::<u32>();
    let t = tx();
    tile.add(t).write(if bx() * bd() + t < n {
        *data.add(bx() * bd() + t)
    } else {
        0
    });
    _syncthreads();
    let mut s = bd() / 2;
    while s > 32 {
        if t < s {
            *tile.add(t) += *tile.add(t + s);
        }
        _syncthreads();
        s >>= 1;
    }
    if t < 32 {
        let mut v = tile.add(t).read_volatile() + tile.add(t + 32).read_volatile();
        sync_warp(!0);
        tile.add(t).write_volatile(v);
        sync_warp(!0);
        v += tile.add(t + 16).read_volatile();
        sync_warp(!0);
        tile.add(t).write_volatile(v);
        sync_warp(!0);
        v += tile.add(t + 8).read_volatile();
        sync_warp(!0);
        tile.add(t).write_volatile(v);
        sync_warp(!0);
        if t == 0 {
            *data.add(bx()) = v;
        }
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn double_buffer(data: *const f32, out: *mut f32, steps: usize) {
    let tile = wg::<f32>();
    let t = tx();
    let n = bd();
    tile.add(t).write(*data.add(t));
    _syncthreads();
    let mut acc = 0.0;
    for k in 0..steps {
        let cur = tile.add((k & 1) * n);
        let next = tile.add(((k + 1) & 1) * n);
        if k + 1 < steps {
            next.add(t).write(*data.add((k + 1) * n + t));
        }
        acc += *cur.add((t + 1) % n);
        _syncthreads();
    }
    *out.add(t) = acc;
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn whole_block_returns(data: *mut f32, rows: usize) {
    if bx() >= rows {
        return;
    }
    let tile = wg::<f32>();
    let t = tx();
    tile.add(t).write(*data.add(t));
    _syncthreads();
    *data.add(t) = *tile.add(bd() - 1 - t);
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn uniform_flag(data: *mut u32) {
    let flag = wg::<u32>();
    let t = tx();
    let mut rounds = 0;
    loop {
        if t == 0 {
            *flag = (*data.add(rounds) == 0) as u32;
        }
        _syncthreads();
        let done = *flag;
        _syncthreads();
        if done != 0 {
            break;
        }
        *data.add(t) += 1;
        rounds += 1;
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn histogram(data: *const u8, n: usize, out: *mut u32) {
    let bins = wg::<u32>();
    let t = tx();
    let mut i = t;
    while i < 256 {
        *bins.add(i) = 0;
        i += bd();
    }
    _syncthreads();
    let mut i = bx() * bd() + t;
    while i < n {
        AtomicU32::from_ptr(bins.add(*data.add(i) as usize)).fetch_add(1, Ordering::Relaxed);
        i += bd() * _grid_dim_x() as usize;
    }
    _syncthreads();
    let mut i = t;
    while i < 256 {
        AtomicU32::from_ptr(out.add(i)).fetch_add(*bins.add(i), Ordering::Relaxed);
        i += bd();
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn stencil(data: *const f32, out: *mut f32, n: usize) {
    let tile = wg::<f32>();
    let t = tx();
    let w = bd();
    let g = bx() * w + t;
    tile.add(t + 1)
        .write(if g < n { *data.add(g) } else { 0.0 });
    if t == 0 {
        tile.write(if g > 0 { *data.add(g - 1) } else { 0.0 });
    }
    if t == w - 1 {
        tile.add(w + 1)
            .write(if g + 1 < n { *data.add(g + 1) } else { 0.0 });
    }
    _syncthreads();
    if g < n {
        *out.add(g) = *tile.add(t) + *tile.add(t + 1) + *tile.add(t + 2);
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn scan(data: *mut u32) {
    let tile = wg::<u32>();
    let t = tx();
    let n = bd();
    *tile.add(t) = *data.add(t);
    _syncthreads();
    let mut d = 1;
    while d < n {
        let v = if t >= d { *tile.add(t - d) } else { 0 };
        _syncthreads();
        *tile.add(t) += v;
        _syncthreads();
        d <<= 1;
    }
    *data.add(t) = *tile.add(t);
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn partition(data: *mut f32, n: usize) {
    let keys = wg::<f32>();
    let idx = keys.add(n) as *mut u32;
    let t = tx();
    if t < n {
        *keys.add(t) = *data.add(t);
        *idx.add(t) = t as u32;
    }
    _syncthreads();
    if t < n {
        *data.add(*idx.add(n - 1 - t) as usize) = *keys.add(n - 1 - t);
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn aligned_partition(data: *mut f32, n: usize) {
    let bytes = wg::<u128>() as *mut u8;
    let t = tx();
    let off = (n + 15) & !15;
    let floats = bytes.add(off) as *mut f32;
    if t < n {
        *bytes.add(t) = t as u8;
    }
    *floats.add(t) = *data.add(t);
    _syncthreads();
    *data.add(t) = *floats.add(bd() - 1 - t)
        + if t < n {
            *bytes.add(n - 1 - t) as f32
        } else {
            0.0
        };
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn queue(head: *const AtomicU32, n: u32, out: *mut u32) {
    let slot = wg::<u32>();
    let t = tx();
    loop {
        if t == 0 {
            *slot = (*head).fetch_add(1, Ordering::Relaxed);
        }
        _syncthreads();
        let job = *slot;
        _syncthreads();
        if job >= n {
            break;
        }
        *out.add(job as usize * bd() + t) = job;
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn tail_tile(data: *mut f32, n: usize) {
    let tile = wg::<f32>();
    let t = tx();
    let base = bx() * bd();
    let count = if n - base < bd() { n - base } else { bd() };
    if t < count {
        *tile.add(t) = *data.add(base + t);
    }
    _syncthreads();
    if t < count {
        *data.add(base + t) = *tile.add(count - 1 - t);
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn two_level(data: *mut u32) {
    let part = wg::<u32>();
    let t = tx();
    let lane = t % 32;
    let warp = t / 32;
    let mut v = *data.add(t);
    for d in [16, 8, 4, 2, 1] {
        v += down(!0, v, d, 31);
    }
    if lane == 0 {
        *part.add(warp) = v;
    }
    _syncthreads();
    if warp == 0 {
        v = if lane < bd() / 32 { *part.add(lane) } else { 0 };
        for d in [16, 8, 4, 2, 1] {
            v += down(!0, v, d, 31);
        }
        if lane == 0 {
            *data = v;
        }
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn transpose(a: *const f32, b: *mut f32, n: usize) {
    let tile = wg::<f32>();
    let x = tx();
    let y = _thread_idx_y() as usize;
    const W: usize = 33;
    let gx = bx() * 32 + x;
    let gy = _block_idx_y() as usize * 32 + y;
    let mut j = 0;
    while j < 32 {
        *tile.add((y + j) * W + x) = *a.add((gy + j) * n + gx);
        j += 8;
    }
    _syncthreads();
    let gx = _block_idx_y() as usize * 32 + x;
    let gy = bx() * 32 + y;
    let mut j = 0;
    while j < 32 {
        *b.add((gy + j) * n + gx) = *tile.add(x * W + y + j);
        j += 8;
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn gemm(a: *const f32, b: *const f32, c: *mut f32, n: usize) {
    const T: usize = 16;
    let ta = wg::<[f32; T]>();
    let tb = ta.add(T);
    let (x, y) = (tx(), _thread_idx_y() as usize);
    let (r, q) = (_block_idx_y() as usize * T + y, bx() * T + x);
    let mut acc = 0.0;
    for k in 0..n.div_ceil(T) {
        (*ta.add(y))[x] = if r < n && k * T + x < n {
            *a.add(r * n + k * T + x)
        } else {
            0.0
        };
        (*tb.add(y))[x] = if q < n && k * T + y < n {
            *b.add((k * T + y) * n + q)
        } else {
            0.0
        };
        _syncthreads();
        for i in 0..T {
            acc += (*ta.add(y))[i] * (*tb.add(i))[x];
        }
        _syncthreads();
    }
    if r < n && q < n {
        *c.add(r * n + q) = acc;
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn as_slice(data: *mut f32) {
    let n = bd();
    let tile = core::slice::from_raw_parts_mut(wg::<f32>(), n);
    let t = tx();
    tile[t] = *data.add(t);
    _syncthreads();
    let mut s = n / 2;
    while s > 0 {
        if t < s {
            tile[t] += tile[t + s];
        }
        _syncthreads();
        s /= 2;
    }
    if t == 0 {
        *data = tile[0];
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_thread(data: *mut f32, n: usize) {
    let tile = wg::<f32>();
    let t = tx();
    if t == 0 {
        for i in 0..n {
            *tile.add(i) = *data.add(i);
        }
        for i in 0..n {
            *data.add(i) = *tile.add(n - 1 - i);
        }
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn warp_private(data: *mut u32) {
    let t = tx();
    let base = wg::<u32>().add((t / 32) * 32);
    let lane = t % 32;
    *base.add(lane) = *data.add(t);
    sync_warp(!0);
    *data.add(t) = *base.add(31 - lane);
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn thread_private(data: *mut u32) {
    let t = tx();
    let mine = wg::<u32>().add(t * 4);
    for i in 0..4 {
        *mine.add(i) = *data.add(t * 4 + i);
    }
    for i in 0..4 {
        *data.add(t * 4 + i) = *mine.add(3 - i);
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn interleaved(data: *mut u32) {
    let t = tx();
    let n = bd();
    let base = wg::<u32>();
    for i in 0..4 {
        *base.add(i * n + t) = *data.add(t * 4 + i);
    }
    for i in 0..4 {
        *data.add(t * 4 + i) = *base.add((3 - i) * n + t);
    }
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn modes(data: *mut u32, mode: u32) {
    let tile = wg::<u32>();
    let t = tx();
    match mode {
        0 => {
            *tile.add(t) = 1;
            _syncthreads();
        }
        1 => {
            *tile.add(t) = 2;
            _syncthreads();
        }
        _ => return,
    }
    *data.add(t) = *tile.add(bd() - 1 - t);
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn last(data: *mut u32) {
    let s = wg::<u32>();
    let t = tx();
    if t == bd() - 1 {
        *s = *data.add(t);
    }
    _syncthreads();
    *data.add(t) += *s;
}
