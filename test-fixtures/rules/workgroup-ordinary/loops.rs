//! Scans, sorts and relaxations: loops with barriers that all threads run as often.

#![no_std]
#![feature(
    abi_gpu_kernel,
    core_intrinsics,
    gpu_intrinsics,
    gpu_launch_sized_workgroup_mem,
    stdarch_nvptx
)]
#![allow(internal_features)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scan(data: *mut u32, n: usize) {
    unsafe {
        let threads = _block_dim_x() as usize;
        let t = _thread_idx_x() as usize;
        let tmp = gpu_launch_sized_workgroup_mem::<u32>();
        *tmp.add(t) = if t < n { *data.add(t) } else { 0 };
        _syncthreads();
        let mut d = 1;
        while d < threads {
            let add = if t >= d { *tmp.add(t - d) } else { 0 };
            _syncthreads();
            *tmp.add(t) += add;
            _syncthreads();
            d *= 2;
        }
        if t < n {
            *data.add(t) = *tmp.add(t);
        }
    }
}

/// Blelloch: up and down.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn blelloch(data: *mut u32) {
    unsafe {
        const N: usize = 512;
        let t = _thread_idx_x() as usize;
        let tmp = gpu_launch_sized_workgroup_mem::<u32>();
        *tmp.add(2 * t) = *data.add(2 * t);
        *tmp.add(2 * t + 1) = *data.add(2 * t + 1);
        let mut offset = 1;
        let mut d = N >> 1;
        while d > 0 {
            _syncthreads();
            if t < d {
                let ai = offset * (2 * t + 1) - 1;
                let bi = offset * (2 * t + 2) - 1;
                *tmp.add(bi) += *tmp.add(ai);
            }
            offset *= 2;
            d >>= 1;
        }
        if t == 0 {
            *tmp.add(N - 1) = 0;
        }
        let mut d = 1;
        while d < N {
            offset >>= 1;
            _syncthreads();
            if t < d {
                let ai = offset * (2 * t + 1) - 1;
                let bi = offset * (2 * t + 2) - 1;
                let old = *tmp.add(ai);
                *tmp.add(ai) = *tmp.add(bi);
                *tmp.add(bi) += old;
            }
            d *= 2;
        }
        _syncthreads();
        *data.add(2 * t) = *tmp.add(2 * t);
        *data.add(2 * t + 1) = *tmp.add(2 * t + 1);
    }
}

/// Bitonic sort of a block.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bitonic(data: *mut u32) {
    unsafe {
        let t = _thread_idx_x() as usize;
        let s = core::slice::from_raw_parts_mut(gpu_launch_sized_workgroup_mem::<u32>(), 256);
        s[t] = *data.add(t);
        _syncthreads();
        let mut k = 2;
        while k <= 256 {
            let mut j = k / 2;
            while j > 0 {
                let p = t ^ j;
                if p > t {
                    let up = t & k == 0;
                    if (s[t] > s[p]) == up {
                        s.swap(t, p);
                    }
                }
                _syncthreads();
                j /= 2;
            }
            k *= 2;
        }
        *data.add(t) = s[t];
    }
}

/// Rounds that a for loop over a range with steps makes; a uniform break.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn relax(data: *mut f32, limits: *const f32, rounds: u32) {
    unsafe {
        let t = _thread_idx_x() as usize;
        let n = _block_dim_x() as usize;
        let s = gpu_launch_sized_workgroup_mem::<f32>();
        *s.add(t) = *data.add(t);
        for r in (0..rounds).rev().step_by(2) {
            _syncthreads();
            let v = 0.5 * (*s.add((t + 1) % n) + *s.add((t + n - 1) % n));
            _syncthreads();
            *s.add(t) = v;
            if *limits.add(r as usize) < 0.0 {
                break;
            }
        }
        *data.add(t) = *s.add(t);
    }
}
