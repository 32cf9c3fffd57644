//! Workgroup memory by blocks of a known size: tiles, halos, trees, double buffers, each with what
//! goes wrong when one term of an index, one guard or one barrier is not what it was.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

#[inline]
unsafe fn mem() -> *mut f32 {
    gpu_launch_sized_workgroup_mem::<f32>()
}

#[inline]
fn thread() -> usize {
    unsafe { _thread_idx_x() as usize }
}

#[inline]
fn place() -> usize {
    unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize }
}

// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rotate(x: *const f32, y: *mut f32, n: usize) {
    unsafe {
        let (tile, t, i) = (mem(), thread(), place());
        if i < n {
            *tile.add(t) = *x.add(i); // %rotate_store
            //% *tile.add(t / 2) = *x.add(i); => workgroup-race@here
            //% *tile.add(t ^ 3) = *x.add(i); => nothing
        }
        _syncthreads();
        //% => workgroup-race@rotate_load
        //% if t < 256 { _syncthreads() } => nothing
        if i < n {
            *y.add(i) = *tile.add((t + 1) % 256); // %rotate_load
            //% *y.add(i) = *tile.add(t + 1); => workgroup-mem-out-of-bounds@here
            //% *y.add(i) = *tile.add((t + 9) % 256); => nothing
            //% *y.add(i) = *tile.add((t + 1) & 255); => nothing
            //% *y.add(i) = *tile.add((t + 1) % 257); => workgroup-mem-out-of-bounds@here
        }
    }
}

// warplens: launch(workgroup_mem = 1024, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn turned(x: *const f32, y: *mut f32, w: usize, h: usize) {
    unsafe {
        let tile = mem();
        let (tx, ty) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
        let (bx, by) = (_block_idx_x() as usize * 16, _block_idx_y() as usize * 16);
        if bx + tx < w && by + ty < h {
            *tile.add(ty * 16 + tx) = *x.add((by + ty) * w + bx + tx);
            //% *tile.add(ty * 15 + tx) = *x.add((by + ty) * w + bx + tx); => workgroup-race@here
            //% *tile.add(ty * 16 + ty) = *x.add((by + ty) * w + bx + tx); => workgroup-race@here
            //% *tile.add(tx * 16 + ty) = *x.add((by + ty) * w + bx + tx); => nothing
            //% *tile.add(ty * 17 + tx) = *x.add((by + ty) * w + bx + tx); => workgroup-mem-out-of-bounds@here
        }
        _syncthreads();
        //% => workgroup-race@turned_load
        if by + tx < h && bx + ty < w {
            *y.add((bx + ty) * h + by + tx) = *tile.add(tx * 16 + ty); // %turned_load
            //% *y.add((bx + ty) * h + by + tx) = *tile.add(tx * 17 + ty); => workgroup-mem-out-of-bounds@here
            //% *y.add((bx + ty) * h + by + tx) = *tile.add((tx * 16) ^ ty); => nothing
        }
    }
}

// warplens: launch(workgroup_mem = 4224, block = [32, 8])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn padded(x: *const f32, y: *mut f32, w: usize) {
    unsafe {
        let tile = mem();
        let (tx, ty) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
        let (bx, by) = (_block_idx_x() as usize * 32, _block_idx_y() as usize * 32);
        let mut j = 0;
        while j < 32 {
            *tile.add((ty + j) * 33 + tx) = *x.add((by + ty + j) * w + bx + tx); // %padded_store
            //% *tile.add((ty + j) * 31 + tx) = *x.add((by + ty + j) * w + bx + tx); => workgroup-race@here
            //% *tile.add((ty + j) * 34 + tx) = *x.add((by + ty + j) * w + bx + tx); => workgroup-mem-out-of-bounds@here
            j += 8;
            //% j += 4; => workgroup-mem-out-of-bounds@padded_store
        }
        _syncthreads();
        //% => workgroup-race@padded_load
        let mut j = 0;
        while j < 32 {
            *y.add((bx + ty + j) * w + by + tx) = *tile.add(tx * 33 + ty + j); // %padded_load
            //% *y.add((bx + ty + j) * w + by + tx) = *tile.add(tx * 33 + ty + j + 2); => workgroup-mem-out-of-bounds@here
            j += 8;
        }
    }
}

// warplens: launch(workgroup_mem = 520, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halo(x: *const f32, y: *mut f32, n: usize) {
    unsafe {
        let (tile, t, i) = (mem(), thread(), place());
        *tile.add(t + 1) = *x.add(i + 1);
        if t == 0 {
            *tile = *x.add(i);
        }
        if t == 127 {
            *tile.add(129) = *x.add(i + 2); // %halo_last
            //% *tile.add(130) = *x.add(i + 2); => workgroup-mem-out-of-bounds@here
            //% *tile.add(128) = *x.add(i + 2); => workgroup-mem-uninit@halo_right
        }
        _syncthreads();
        //% => workgroup-race@halo_left, workgroup-race@halo_right
        if i + 1 < n {
            let left = *tile.add(t); // %halo_left
            let right = *tile.add(t + 2); // %halo_right
            //% let right = *tile.add(t + 3); => workgroup-mem-out-of-bounds@here
            //% let right = *tile.add(t + 1); => nothing
            *y.add(i) = left + right;
        }
    }
}

// warplens: launch(workgroup_mem = 512, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn shrink(x: *const f32, y: *mut f32, n: usize) {
    unsafe {
        let (s, t, i) = (mem(), thread(), place());
        *s.add(t) = if i < n { *x.add(i) } else { 0.0 };
        //% if i < n { *s.add(t) = *x.add(i) } => nothing
        _syncthreads();
        //% => workgroup-race@shrink_fold
        let mut half = 64;
        //% let mut half = 128; => workgroup-mem-out-of-bounds@shrink_fold
        //% let mut half = 32; => nothing
        while half > 0 {
            if t < half {
                //% if t <= half { => workgroup-race@shrink_fold, workgroup-mem-out-of-bounds@shrink_fold
                //% if t < 2 * half { => workgroup-race@shrink_fold, workgroup-mem-out-of-bounds@shrink_fold
                *s.add(t) += *s.add(t + half); // %shrink_fold
                //% *s.add(t) += *s.add(2 * half - 1 - t); => nothing
                //% *s.add(t) += *s.add(t + 1); => workgroup-race@here
            }
            _syncthreads();
            //% => workgroup-race@shrink_fold
            half >>= 1;
        }
        if t == 0 {
            *y.add(_block_idx_x() as usize) = *s;
        }
    }
}

// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn doubled(x: *const f32, y: *mut f32, rounds: usize) {
    unsafe {
        let (s, t) = (mem(), thread());
        let mut now = 0;
        *s.add(t) = *x.add(t);
        _syncthreads();
        let mut r = 0;
        while r < rounds {
            let next = 1 - now;
            //% let next = now; => workgroup-race@doubled_store
            let v = *s.add(now * 256 + (t + 1) % 256); // %doubled_load
            //% let v = *s.add(next * 256 + (t + 1) % 256); => workgroup-race@doubled_store
            *s.add(next * 256 + t) = v; // %doubled_store
            //% *s.add(now * 256 + t) = v; => workgroup-race@here
            _syncthreads();
            //% => workgroup-race@doubled_load, workgroup-race@doubled_store
            now = next;
            r += 1;
        }
        *y.add(t) = *s.add(now * 256 + t);
    }
}

// warplens: launch(workgroup_mem = 4, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn announced(x: *const f32, y: *mut f32) {
    unsafe {
        let (s, t) = (mem(), thread());
        if t == 0 {
            //% if t < 2 { => workgroup-race@announced_store
            *s = *x.add(_block_idx_x() as usize + t); // %announced_store
        }
        _syncthreads();
        //% => workgroup-race@announced_load
        *y.add(place()) = *s; // %announced_load
    }
}

// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn filled(x: *const f32, y: *mut f32) {
    unsafe {
        let (s, t, i) = (mem(), thread(), place());
        if t < 256 {
            //% if t < 255 { => workgroup-mem-uninit@filled_load
            //% if t > 0 { => workgroup-mem-uninit@filled_load
            //% if t % 2 == 0 { => workgroup-mem-uninit@filled_load
            *s.add(t) = *x.add(i);
            //% *s.add(t | 1) = *x.add(i); => workgroup-race@here
            //% *s.add(255 - t) = *x.add(i); => nothing
        }
        _syncthreads();
        *y.add(i) = *s.add(t ^ 1); // %filled_load
    }
}

// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn filled_below(x: *const f32, y: *mut f32, n: usize) {
    unsafe {
        let (s, t, i) = (mem(), thread(), place());
        if i < n {
            //% if i < n && t > 0 { => workgroup-mem-uninit@below_load
            //% if i < n && t < 128 { => workgroup-mem-uninit@below_load
            //% if i < n && t < 400 { => nothing
            *s.add(t) = *x.add(i);
        }
        _syncthreads();
        if i < n {
            *y.add(i) = *s.add(255 - t); // %below_load
        }
    }
}
