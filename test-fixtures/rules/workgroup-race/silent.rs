#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

unsafe fn thread() -> usize {
    _thread_idx_x() as usize
}

fn memory<T>() -> *mut T {
    gpu_launch_sized_workgroup_mem()
}

use core::sync::atomic::{AtomicU32, Ordering};

#[no_mangle]
pub unsafe extern "gpu-kernel" fn barrier_between(data: *mut f32) {
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    _syncthreads();
    *data.add(i) = *tile.add(i + 1);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn own_element(data: *mut f32) {
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    *data.add(i) = *tile.add(i) + 1.0;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn all_write_the_same(data: *mut f32, v: f32) {
    let i = thread();
    let shared = memory::<f32>();
    *shared = v;
    *data.add(i) = *shared;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn within_one_wave(data: *mut f32) {
    let i = thread();
    let tile = memory::<f32>();
    if i < 32 {
        *tile.add(i) = *data.add(i);
        *data.add(i) = *tile.add(i ^ 1);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn volatile_accesses(data: *mut f32) {
    let i = thread();
    let tile = memory::<f32>();
    tile.add(i).write_volatile(*data.add(i));
    *data.add(i) = tile.add(i + 1).read_volatile();
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn atomics(out: *mut u32) {
    let i = thread();
    let counts = memory::<u32>();
    let count = AtomicU32::from_ptr(counts.add(i % 4));
    count.fetch_add(1, Ordering::Relaxed);
    *out.add(i) = count.load(Ordering::Relaxed);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn halves_of_a_tile(data: *mut f32) {
    // For workgroups of 32 threads: thread 64 does not exist.
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    *tile.add(32 + i) = *data.add(32 + i);
    _syncthreads();
    *data.add(i) = *tile.add(63 - i);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn halo_written_twice(data: *mut f32) {
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    *tile.add(i + 8) = *data.add(i + 8);
    _syncthreads();
    *data.add(i) = *tile.add(i + 4);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn either_way(data: *mut f32, mode: u32) {
    let i = thread();
    let tile = memory::<f32>();
    if mode == 0 {
        *tile.add(i) = *data.add(i);
        _syncthreads();
    }
    if mode == 1 {
        *data.add(i) = 0.0;
    } else {
        *data.add(i) = *tile.add(i + 1);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn ping_pong(data: *mut f32, rounds: usize) {
    let i = thread();
    let tiles = memory::<f32>();
    for round in 0..rounds {
        let half = (round % 2) * 256;
        *tiles.add(half + i) = *data.add(i + round);
        _syncthreads();
        *data.add(i) = *tiles.add(half + i + 1);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn first_round_only(data: *mut f32, rounds: usize) {
    let i = thread();
    let tile = memory::<f32>();
    for round in 0..rounds {
        if round == 0 {
            *tile.add(i) = *data.add(i);
            _syncthreads();
        }
        *data.add(i) = *tile.add(i + 1);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn unknown_index(data: *mut f32, index: *const u32) {
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    *data.add(i) = *tile.add(*index.add(i) as usize);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_thread_does_it(data: *mut f32) {
    let tile = memory::<f32>();
    if thread() == 0 {
        for k in 0..8 {
            *tile.add(k) = *data.add(k);
        }
        *data = *tile.add(7);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rows_of_32_threads(data: *mut f32) {
    // For workgroups of 32 threads again: each reads what it wrote.
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    *tile.add(32 + i) = *data.add(32 + i);
    *data.add(i) = *tile.add(32 + i) + *tile.add(i);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rows_of_eight(data: *mut f32) {
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    let tile = memory::<f32>();
    *tile.add(y * 8 + x) = *data.add(x);
    *tile.add(64 + y * 8 + x) = *data.add(y);
    *data.add(y * 8 + x) = *tile.add(64 + y * 8 + x) + *tile.add(y * 8 + x);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn far_outside(data: *mut f32) {
    // So far out that the bytes of an element cannot be told apart by a floating-point number.
    let tile = memory::<f32>();
    let far = tile.wrapping_add((1 << 52) + thread());
    *far = *data;
    *data.add(thread()) = *far;
}

unsafe fn threads() -> usize {
    _block_dim_x() as usize
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn barrier_for_many(data: *mut f32) {
    // A workgroup of one wave needs none; larger ones have one.
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    if threads() > 32 {
        _syncthreads();
    }
    *data.add(i) = *tile.add(threads() - 1 - i);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn parts_by_size(data: *mut f32) {
    let (i, n) = (thread(), threads());
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    *tile.add(n + i) = *data.add(n + i);
    *data.add(i) = *tile.add(i) + *tile.add(n + i);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn halving(data: *mut f32) {
    let (i, n) = (thread(), threads());
    let sums = memory::<f32>();
    *sums.add(i) = *data.add(i);
    let mut width = n;
    while width > 1 {
        let half = width.div_ceil(2);
        _syncthreads();
        if i + half < width {
            *sums.add(i) += *sums.add(i + half);
        }
        width = half;
    }
    _syncthreads();
    *data.add(i) = *sums.add(0);
}

// A warp in each launch: the count is of one workgroup.
// warplens: launch(block = 256, workgroup_mem = 2048)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn few_of_a_workgroup(data: *mut f32, n: u32) {
    let i = thread();
    let tile = memory::<f32>();
    if (i as u32) < n {
        *tile.add(i) = *data.add(i);
    }
    if (i as u32) + 1 < n {
        *data.add(i) = *tile.add(i + 1);
    }
}

// Of the elements that begin here, less than a warp are left over.
// warplens: launch(block = 256, workgroup_mem = 2048)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn few_at_the_end(data: *mut f32, n: u32) {
    let i = thread();
    let tile = memory::<f32>();
    let at = _block_idx_x() + i as u32;
    if at < n % 32 {
        *tile.add(i) = *data.add(_block_idx_x() as usize * 256 + i);
    }
    if at < n % 32 {
        *data.add(_block_idx_x() as usize * 256 + i) = *tile.add(i + 1);
    }
}

// warplens: launch(block = 256, workgroup_mem = 2048)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_or_the_other(data: *mut f32, n: u32) {
    let i = thread();
    let tile = memory::<f32>();
    let at = _block_idx_x() * 256 + i as u32;
    if at < n {
        *tile.add(i) = *data.add(_block_idx_x() as usize * 256 + i);
    } else {
        *data.add(_block_idx_x() as usize * 256 + i) = *tile.add(i + 1);
    }
}

// Who waits in a loop until another has come knows what it did before.
// warplens: launch(block = 64, workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn by_a_flag(data: *mut u32, out: *mut u32) {
    let (ready, place) = (memory::<u32>(), memory::<u32>().add(1));
    if thread() == 0 {
        *place = *data;
        AtomicU32::from_ptr(ready).store(1, Ordering::Release);
    }
    while AtomicU32::from_ptr(ready).load(Ordering::Relaxed) == 0 {}
    *out.add(thread()) = *place;
}

// A look before the atomic operation that counts.
// warplens: launch(block = 64, workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn while_there_is_room(out: *mut u32) {
    let count = memory::<u32>();
    if thread() == 0 {
        *count = 0;
    }
    _syncthreads();
    for _ in 0..4 {
        if *count < 100 {
            AtomicU32::from_ptr(count).fetch_add(1, Ordering::Relaxed);
        }
    }
    _syncthreads();
    *out.add(thread()) = *count;
}

// Elements at the edge are read by two threads, which store the same.
// warplens: launch(block = 128, workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_array_twice(a: *const f32, alpha: f32, out: *mut f32) {
    let tile = memory::<f32>();
    *tile.add(thread()) = *a.add(thread()) * alpha;
    *tile.add(thread() + 1) = *a.add(thread() + 1) * alpha;
    _syncthreads();
    *out.add(thread()) = *tile.add(thread()) + *tile.add(thread() + 1);
}

// Ways that only data decide: both accesses are on such a way, or a barrier is between, or one wave keeps to itself.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn place_of_the_largest(data: *const u32, largest: u32, out: *mut usize) {
    let place = memory::<usize>();
    let t = thread();
    if *data.add(t) == largest {
        *place = t;
    }
    _syncthreads();
    if t == 0 {
        *out = *place;
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn owner_takes_it_back(data: *mut u32, owner: *const u32) {
    let slot = memory::<u32>();
    let t = thread();
    if *owner.add(t) == 1 {
        *slot = *data.add(t);
        *data.add(t) = *slot + 1;
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn own_element_by_data(data: *mut u32) {
    let s = memory::<u32>();
    let t = thread();
    *s.add(t) = *data.add(t);
    if *data.add(t + 1) > 4 {
        *s.add(t) = 0;
    } else if *data.add(t + 2) > 4 {
        *s.add(t) += 1;
    }
    *data.add(t) = *s.add(t);
    _syncthreads();
    *data.add(t) += *s.add(t + 1);
}

// warplens: launch(block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn word_of_a_warp(data: *mut u32) {
    let words = memory::<u32>();
    let t = thread();
    if *data.add(t) != 0 {
        *words.add(t / 32) = *data.add(t);
    }
    *data.add(t) = *words.add(t / 32);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn two_flags(data: *mut u32) {
    let flags = memory::<u32>();
    let t = thread();
    if t == 0 {
        *flags = 0;
    }
    if t == 1 {
        *flags.add(1) = 0;
    }
    _syncthreads();
    if *data.add(t) > 7 {
        *flags = 1;
    }
    _syncthreads();
    if *flags != 0 && *data.add(t) < 3 {
        *flags.add(1) = 1;
    }
    _syncthreads();
    *data.add(t) = *flags.add(1);
}

// Only the smaller element of each pair is written.
// warplens: launch(block = 128, workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn winners(data: *const u32, out: *mut u32) {
    let keys = memory::<u32>();
    let won = keys.add(128);
    let t = thread();
    *keys.add(t) = *data.add(t);
    if t < 64 {
        *won.add(t) = 0;
    }
    _syncthreads();
    if *keys.add(t) < *keys.add(t ^ 1) {
        *won.add(t / 2) = t as u32;
    }
    _syncthreads();
    if t < 64 {
        *out.add(t) = *won.add(t);
    }
}

// A neighbour is marked as lower, or an element as higher, never both at one place.
// warplens: launch(block = 128, workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn slopes(data: *const u32, out: *mut u32) {
    let keys = memory::<u32>();
    let marks = keys.add(128);
    let t = thread();
    *keys.add(t) = *data.add(t);
    *marks.add(t) = 0;
    _syncthreads();
    if t < 127 && *keys.add(t) > *keys.add(t + 1) {
        *marks.add(t + 1) = 1;
    }
    if t > 0 && *keys.add(t - 1) < *keys.add(t) {
        *marks.add(t) = 2;
    }
    _syncthreads();
    *out.add(t) = *marks.add(t);
}

// Both threads of a pair store the same sum.
// warplens: launch(block = 128, workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn sums_of_pairs(data: *const f32, out: *mut f32) {
    let s = memory::<f32>();
    let sums = s.add(128);
    let t = thread();
    *s.add(t) = *data.add(t);
    _syncthreads();
    *sums.add(t / 2) = *s.add(t) + *s.add(t ^ 1);
    _syncthreads();
    *out.add(t) = *sums.add(t / 2);
}
