//! Shapes that the index of the thread and the round of a loop decide together: sums, sorts,
//! transforms, swizzles; each right, and with its barrier missing.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

// warplens: launch(block = 128, workgroup_mem = 1024)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn blelloch_ok(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    *s.add(2 * t) = *x.add(2 * t);
    *s.add(2 * t + 1) = *x.add(2 * t + 1);
    let mut o = 1;
    let mut w = 128;
    while w > 0 {
        _syncthreads();
        if t < w { *s.add(o * (2 * t + 2) - 1) += *s.add(o * (2 * t + 1) - 1); }
        o *= 2;
        w >>= 1;
    }
    if t == 0 { *s.add(255) = 0.0; }
    w = 1;
    while w < 256 {
        o >>= 1;
        _syncthreads();
        if t < w {
            let (i, j) = (o * (2 * t + 1) - 1, o * (2 * t + 2) - 1);
            let v = *s.add(i);
            *s.add(i) = *s.add(j);
            *s.add(j) += v;
        }
        w *= 2;
    }
    _syncthreads();
    *y.add(2 * t) = *s.add(2 * t);
    *y.add(2 * t + 1) = *s.add(2 * t + 1);
}

// warplens: launch(block = 128, workgroup_mem = 1024)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fft_ok(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    *s.add(t) = *x.add(t);
    *s.add(t + 128) = *x.add(t + 128);
    let mut h = 1;
    while h < 256 {
        _syncthreads();
        let i = (t / h) * 2 * h + t % h;
        let (a, c) = (*s.add(i), *s.add(i + h));
        *s.add(i) = a + c;
        *s.add(i + h) = a - c;
        h *= 2;
    }
    _syncthreads();
    *y.add(t) = *s.add(t);
}

// warplens: launch(block = 128, workgroup_mem = 1024)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fft_race(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    *s.add(t) = *x.add(t);
    *s.add(t + 128) = *x.add(t + 128);
    _syncthreads();
    let mut h = 1;
    while h < 256 {
        let i = (t / h) * 2 * h + t % h;
        let a = *s.add(i); //~ warning[workgroup-race]
        let c = *s.add(i + h); //~ warning[workgroup-race]
        *s.add(i) = a + c; //~ warning[workgroup-race]
        *s.add(i + h) = a - c; //~ warning[workgroup-race]
        h *= 2;
    }
    _syncthreads();
    *y.add(t) = *s.add(t);
}

// warplens: launch(block = [32, 8], workgroup_mem = 4096)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn swizzle_ok(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let ty = _thread_idx_y() as usize;
    let mut j = 0;
    while j < 32 {
        *s.add((ty + j) * 32 + (t ^ (ty + j))) = *x.add((ty + j) * 32 + t);
        j += 8;
    }
    _syncthreads();
    j = 0;
    while j < 32 {
        *y.add((ty + j) * 32 + t) = *s.add(t * 32 + (t ^ (ty + j)));
        j += 8;
    }
}

// warplens: launch(block = [32, 8], workgroup_mem = 4096)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn swizzle_race(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let ty = _thread_idx_y() as usize;
    let mut j = 0;
    while j < 32 {
        *s.add((ty + j) * 32 + (t ^ (ty + j))) = *x.add((ty + j) * 32 + t);
        j += 8;
    }
    j = 0;
    while j < 32 {
        *y.add((ty + j) * 32 + t) = *s.add(t * 32 + (t ^ (ty + j))); //~ warning[workgroup-race]
        j += 8;
    }
}

// warplens: launch(block = 32, workgroup_mem = 4096)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn triangular_ok(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let mut j = 0;
    while j <= t { *s.add(t * (t + 1) / 2 + j) = *x.add(t * 32 + j); j += 1; }
    _syncthreads();
    *y.add(t) = *s.add(t);
}

// warplens: launch(block = 64, workgroup_mem = 16384)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn quadratic(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    *s.add(t * t) = *x.add(t);
    _syncthreads();
    *y.add(t) = *s.add(t * t);
}

// warplens: launch(block = 128, workgroup_mem = 1024)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn odd_even_ok(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    *s.add(t) = *x.add(t);
    *s.add(t + 128) = *x.add(t + 128);
    _syncthreads();
    let mut r = 0;
    while r < 256 {
        let i = 2 * t + (r & 1);
        if i + 1 < 256 && *s.add(i) > *s.add(i + 1) {
            let v = *s.add(i);
            *s.add(i) = *s.add(i + 1);
            *s.add(i + 1) = v;
        }
        _syncthreads();
        r += 1;
    }
    *y.add(t) = *s.add(t);
}

// warplens: launch(block = 256, workgroup_mem = 3072)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn triple_ok(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let mut i = 0;
    let mut acc = 0.0;
    while i < n as usize {
        *s.add(i % 3 * 256 + t) = *x.add(i * 256 + t);
        _syncthreads();
        acc += *s.add(i % 3 * 256 + (t + 7) % 256);
        i += 1;
    }
    *y.add(t) = acc;
}

// warplens: launch(block = [16, 16], workgroup_mem = 2048)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn array2d_race(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let ty = _thread_idx_y() as usize;
    let m = &mut *(s as *mut [[f32; 17]; 16]);
    m[ty][t] = *x.add(ty * 16 + t);
    *y.add(ty * 16 + t) = m[t][ty]; //~ warning[workgroup-race]
}

// warplens: launch(block = 256, workgroup_mem = 32)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn warp_slots_race(x: *const f32, y: *mut f32, n: u32) {
    let t = _thread_idx_x() as usize;
    let b = _block_idx_x() as usize;
    let d = _block_dim_x() as usize;
    let s = gpu_launch_sized_workgroup_mem::<f32>();
    let v = *x.add(b * 256 + t);
    if t % 32 == 0 { *s.add(t / 64) = v + b as f32; } //~ warning[workgroup-race]
    _syncthreads();
    if t < 4 { *y.add(b * 8 + t) = *s.add(t); }
}
