#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering};

unsafe fn thread() -> usize {
    _thread_idx_x() as usize
}

fn memory<T>() -> *mut T {
    gpu_launch_sized_workgroup_mem()
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn neighbour(data: *mut f32) {
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    *data.add(i) = *tile.add(i + 1);
                 //^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread 0 reads offset 4 of workgroup memory, which thread 1 writes with no barrier between
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn behind_a_guard_of_the_launch(data: *mut f32, n: usize) {
    let i = thread();
    let at = (_block_idx_x() * _block_dim_x()) as usize + i;
    if at >= n {
        return;
    }
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(at);
    *data.add(at) = *tile.add(i + 1);
                  //^^^^^^^^^^^^^^^^ warning[workgroup-race]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn all_write_their_own_index(out: *mut u32) {
    let i = thread();
    let winner = memory::<u32>();
    *winner = i as u32;
  //^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread 0 and thread 1 both write to offset 0
    _syncthreads();
    *out.add(i) = *winner;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn next_round_overwrites(data: *mut f32, rounds: usize) {
    let i = thread();
    let tile = memory::<f32>();
    for round in 0..rounds {
        *tile.add(i) = *data.add(i + round);
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread 1 writes to offset 4 of workgroup memory, which thread 0 reads with no barrier between
        _syncthreads();
        *data.add(i) = *tile.add(i + 1);
    }
}

unsafe fn put(tile: *mut f32, i: usize, value: f32) {
    *tile.add(i) = value;
}

unsafe fn get(tile: *mut f32, i: usize) -> f32 {
    *tile.add(i)
  //^^^^^^^^^^^^ warning[workgroup-race]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_helpers(data: *mut f32) {
    let i = thread();
    let tile = memory();
    put(tile, i, *data.add(i));
    *data.add(i) = get(tile, i + 2);
}

// warplens: launch(block = [16, 16])
#[no_mangle]
pub unsafe extern "gpu-kernel" fn transposed(data: *mut f32) {
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    let tile = memory::<f32>();
    *tile.add(y * 16 + x) = *data.add(y * 16 + x);
    *data.add(y * 16 + x) = *tile.add(x * 16 + y);
                          //^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]
}

// warplens: launch(block = 256)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn tree_without_barriers(out: *mut u32) {
    let i = thread();
    let sums = memory::<u32>();
    *sums.add(i) = i as u32;
    _syncthreads();
    let mut width = _block_dim_x() as usize / 2;
    while width > 0 {
        if i < width {
            *sums.add(i) += *sums.add(i + width);
                          //^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]
        }
        width /= 2;
    }
    if i == 0 {
        *out = *sums;
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_writes_all_read(out: *mut u32, v: u32) {
    let i = thread();
    let shared = memory::<u32>();
    if i == 0 {
        *shared = v;
    }
    *out.add(i) = *shared;
                //^^^^^^^ warning[workgroup-race]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn summed_by_an_iterator(data: *mut f32) {
    let tile = core::slice::from_raw_parts_mut(memory::<f32>(), 128);
    tile[thread()] = *data.add(thread());
    *data.add(thread()) = tile.iter().sum();
                        //^^^^^^^^^^^^^^^^^ warning[workgroup-race]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn folded_by_a_closure(data: *mut f32) {
    let tile = memory::<[f32; 128]>();
    (*tile)[thread()] = *data.add(thread());
    *data.add(thread()) = (*tile).iter().map(|x| x * 2.0).fold(0.0, f32::max);
                                               //^^^^^^^ warning[workgroup-race]
}

trait Memory {
    unsafe fn at(&self, i: usize) -> *mut f32;
}
struct Tile(*mut f32);
impl Memory for Tile {
    unsafe fn at(&self, i: usize) -> *mut f32 {
        self.0.add(i)
    }
}

unsafe fn first_and_own<M: Memory>(tile: &M, data: *mut f32) -> f32 {
    *tile.at(thread()) = *data.add(thread());
    *tile.at(0) + *tile.at(thread())
  //^^^^^^^^^^^ warning[workgroup-race]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn through_a_trait(data: *mut f32) {
    *data.add(thread()) = first_and_own(&Tile(memory()), data);
}

unsafe fn threads() -> usize {
    _block_dim_x() as usize
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn mirrored(data: *mut f32) {
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    *data.add(i) = *tile.add(threads() - 1 - i);
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn next_in_a_ring(data: *mut u32) {
    let i = thread();
    let ring = memory::<u32>();
    *ring.add(i) = *data.add(i);
    _syncthreads();
    let next = *ring.add((i + 1) % threads());
    *ring.add(i) = next + 1;
  //^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread
    _syncthreads();
    *data.add(i) = *ring.add(i);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn barrier_before_the_loop_only(data: *mut f32) {
    let i = thread();
    let sums = memory::<f32>();
    *sums.add(i) = *data.add(i);
    _syncthreads();
    let mut width = threads() / 2;
    while width > 0 {
        if i < width {
            *sums.add(i) += *sums.add(i + width);
                          //^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread
        }
        width /= 2;
    }
    _syncthreads();
    *data = *sums;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn no_barrier_behind_the_last_round(data: *mut f32) {
    let i = thread();
    let sums = memory::<f32>();
    *sums.add(i) = *data.add(i);
    let mut width = threads() / 2;
    while width > 0 {
        _syncthreads();
        if i < width {
            *sums.add(i) += *sums.add(i + width);
        }
        width /= 2;
    }
    *data.add(i) = *sums;
                 //^^^^^ warning[workgroup-race]: race: thread
}

// warplens: launch(block = [32, 8, 1], workgroup_mem = 4224)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn transposition_with_an_edge(src: *const f32, dst: *mut f32, w: u32, h: u32) {
    let tile = memory::<f32>();
    let (tx, ty) = (_thread_idx_x(), _thread_idx_y());
    let (bx, by) = (_block_idx_x() * 32, _block_idx_y() * 32);
    for j in (0..32).step_by(8) {
        let (x, y) = (bx + tx, by + ty + j);
        if x < w && y < h {
            *tile.add(((ty + j) * 33 + tx) as usize) = *src.add((y * w + x) as usize);
        }
    }
    for j in (0..32).step_by(8) {
        let (x, y) = (by + tx, bx + ty + j);
        if x >= h || y >= w {
            continue;
        }
        *dst.add((y * h + x) as usize) = *tile.add((tx * 33 + ty + j) as usize);
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread
    }
}

// One workgroup for each element: those behind the last one have nothing to do.
// warplens: launch(block = [32, 1, 4], workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn a_workgroup_for_each(src: *const f64, dst: *mut f64, elements: usize) {
    let e = _block_idx_x() as usize;
    if e >= elements {
        return;
    }
    let plane = memory::<f64>();
    let (x, z) = (_thread_idx_x() as usize, _thread_idx_z() as usize);
    if z < 3 {
        *plane.add(x + 32 * z) = *src.add(x + 32 * (z + 3 * e));
    }
    let mut sum = 0.0;
    for other in 0..3 {
        sum += *plane.add(x + 32 * other);
             //^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread
    }
    *dst.add(x + 32 * (z + 4 * e)) = sum;
}

// The count is set back while others count already.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn counter_without_a_barrier(data: *const u32, out: *mut u32) {
    let count = memory::<u32>();
    if thread() == 0 {
        *count = 0;
    }
    if *data.add(thread()) != 0 {
        AtomicU32::from_ptr(count).fetch_add(1, Ordering::Relaxed);
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread 0 and thread 1 both write to offset 0
    }
    AtomicU32::from_ptr(count.add(1)).fetch_add(1, Ordering::Relaxed);
    AtomicU32::from_ptr(count).fetch_max(1, Ordering::Relaxed);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread 0 and thread 1 both write to offset 0
    _syncthreads();
    *out = *count;
}

// What one thread takes for all from a counter, with no wait for that.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn ticket(head: *mut u32, out: *mut u32) {
    let next = memory::<u32>();
    if thread() == 0 {
        *next = AtomicU32::from_ptr(head).fetch_add(1, Ordering::Relaxed);
    }
    *out.add(thread()) = *next;
                       //^^^^^ warning[workgroup-race]
}

// Two arrays whose parts lie over each other.
// warplens: launch(block = 128, workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_array_in_the_other(a: *const f32, b: *const f32, out: *mut f32) {
    let left = memory::<f32>();
    let right = left.add(96);
    *left.add(thread()) = *a.add(thread());
    *right.add(thread()) = *b.add(thread()) + 1.0;
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]: race: thread 96 and thread 0 both write to offset 384
    _syncthreads();
    *out.add(thread()) = *left.add(127 - thread()) * *right.add(127 - thread());
}

// What a thread does only where its data say so is an access all the same: flags, steps of sorts, readers.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn flag_by_data(data: *const i32, out: *mut u32) {
    let flag = memory::<u32>();
    if thread() == 0 {
        *flag = 0;
    }
    _syncthreads();
    if *data.add(thread()) < 0 {
        *flag = 1;
    }
    *out.add(thread()) = *flag;
                       //^^^^^ info[workgroup-race]: possible race: thread 0 reads offset 0 of workgroup memory, which thread 1 writes with no barrier between
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn flag_reset_late(data: *const i32, out: *mut u32) {
    let flag = memory::<u32>();
    if thread() == 0 {
        *flag = 0;
    }
    if *data.add(thread()) < 0 {
        *flag = 1;
      //^^^^^^^^^ info[workgroup-race]: possible race: thread 0 and thread 1 both write to offset 0
    }
    _syncthreads();
    *out.add(thread()) = *flag;
}

// warplens: launch(block = 256)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn bitonic_without_a_barrier(data: *mut u32) {
    let s = memory::<u32>();
    let t = thread();
    *s.add(t) = *data.add(t);
    _syncthreads();
    let mut k = 2;
    while k <= 256 {
        let mut j = k / 2;
        while j > 0 {
            let p = t ^ j;
            if p > t {
                let (a, b) = (*s.add(t), *s.add(p));
                            //^^^^^^^^^ info[workgroup-race]: possible race
                            //           ^^^^^^^^^ info[workgroup-race]: possible race
                if (a > b) == (t & k == 0) {
                    *s.add(t) = b;
                  //^^^^^^^^^^^^^ info[workgroup-race]: possible race: thread 2 writes to offset 8 of workgroup memory, which thread 0 reads
                    *s.add(p) = a;
                  //^^^^^^^^^^^^^ info[workgroup-race]: possible race
                }
            }
            j /= 2;
        }
        _syncthreads();
        k *= 2;
    }
    *data.add(t) = *s.add(t);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn only_some_read(data: *mut u32) {
    let total = memory::<u32>();
    let t = thread();
    let value = *data.add(t);
    if t == 0 {
        *total = value;
    }
    if value != 0 {
        *data.add(t) = *total;
                     //^^^^^^ info[workgroup-race]: possible race
    }
}

// The way around ends where the next round begins.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn odd_even_without_a_barrier(data: *mut u32) {
    let s = memory::<u32>();
    let t = thread();
    let n = _block_dim_x() as usize;
    *s.add(t) = *data.add(t);
    _syncthreads();
    for round in 0..n {
        if t & 1 == round & 1 && t + 1 < n {
            let left = *s.add(t);
            let right = *s.add(t + 1); //~ info[workgroup-race]: possible race: thread 1 reads offset 8 of workgroup memory, which thread 2 writes
            if left > right {
                *s.add(t) = right;
                *s.add(t + 1) = left; //~ info[workgroup-race]: possible race
            }
        }
    }
    _syncthreads();
    *data.add(t) = *s.add(t);
}

// Two threads store sums of different pairs.
// warplens: launch(block = 128, workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn sums_of_others(data: *const f32, out: *mut f32) {
    let s = memory::<f32>();
    let sums = s.add(128);
    let t = thread();
    *s.add(t) = *data.add(t);
    _syncthreads();
    *sums.add(t / 2) = *s.add(t) + *s.add(127 - t); //~ warning[workgroup-race]: race: thread 0 and thread 1 both write to offset 512 of workgroup memory
    _syncthreads();
    *out.add(t) = *sums.add(t / 2);
}
