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

// warplens: launch(workgroup_mem = 1024, block = 256)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn one_too_far(data: *mut f32) {
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    _syncthreads();
    *data.add(i) = *tile.add(i + 1);
                 //^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this read of 4 bytes at offset 1024 goes past the 1024 bytes of workgroup memory, in thread 255
}

// warplens: launch(workgroup_mem = 1_024, block = [256, 1, 1])
#[no_mangle]
pub unsafe extern "gpu-kernel" fn guarded(data: *mut f32) {
    let i = thread();
    let tile = memory::<f32>();
    *tile.add(i) = *data.add(i);
    _syncthreads();
    if i + 1 < _block_dim_x() as usize {
        *data.add(i) = *tile.add(i + 1);
    }
}

// warplens: launch(workgroup_mem = 1024, block = 256)
/// Documentation and attributes may stand between.
#[inline]
#[no_mangle]
pub unsafe extern "gpu-kernel" fn too_wide(data: *mut f64) {
    *memory::<f64>().add(thread()) = *data;
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 8 bytes at offset 2040 goes past the 1024 bytes of workgroup memory, in thread 255
}

// warplens: launch(workgroup_mem = 512)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn first_thread_alone(v: u32) {
    memory::<u32>().add(127).write(v);
    memory::<u32>().add(128).write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn in_front(v: u32) {
    memory::<u32>().sub(1).write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 4 bytes is 4 bytes before the start of the workgroup memory, in thread 0
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn not_in_front(v: u32) {
    let i = thread();
    if i > 0 {
        memory::<u32>().add(i - 1).write(v);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn size_not_known(v: u32) {
    memory::<u32>().add(100_000).write(v);
}

// warplens: launch(workgroup_mem = 64, block = 256)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn few_elements(v: u32, n: usize) {
    let i = thread();
    if i < n {
        memory::<u32>().add(i).write(v);
    }
}

// warplens: launch(workgroup_mem = 64, block = 16)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn loop_runs_too_far(v: u32) {
    if thread() == 0 {
        let mut k = 0;
        while k <= 16 {
            memory::<u32>().add(k).write(v);
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]: this write of 4 bytes at offset 64
            k += 1;
        }
    }
}

// warplens: launch(workgroup_mem = 2048, block = [16, 16])
#[no_mangle]
pub unsafe extern "gpu-kernel" fn two_tiles(a: *const f32, steps: usize) {
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    let tile = memory::<f32>();
    for step in 0..steps {
        *tile.add(y * 16 + x) = *a.add(step);
        *tile.add(256 + y * 17 + x) = *a.add(step);
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]
        _syncthreads();
    }
}

// warplens: launch(workgroup_mem = 4, block = 32)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn second_round_may_not_come(v: u32, n: usize) {
    for k in 0..n {
        memory::<u32>().add(k).write(v);
    }
}

// warplens: launch(workgroup_mem = 4, block = 32)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn behind_the_loop(v: u32, n: usize) {
    for k in 0..n {
        memory::<u32>().add(k).write(v);
    }
    memory::<u32>().add(1).write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[workgroup-mem-out-of-bounds]
}

// warplens: launch(workgroup_mem = 2048, block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn doubles_over_floats_of_other_waves(data: *mut f64) {
    let i = thread();
    let bytes = memory::<f64>().cast::<u8>();
    let (floats, doubles) = (bytes.cast::<f32>(), bytes.add(128).cast::<f64>());
    *floats.add(i) = 1.0;
    *doubles.add(i) = 2.0;
  //^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-overlap]: bytes
    _syncthreads();
    *data.add(i) = *floats.add(127 - i) as f64 + *doubles.add(127 - i);
}

// The number of rounds comes to zero and no further: at most four, of eight rows each.
// warplens: launch(block = [32, 8, 1], workgroup_mem = 4224)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn rounds_to_zero(src: *const f32, w: u32, h: u32) {
    let tile = memory::<f32>();
    let (tx, ty) = (_thread_idx_x() as u32, _thread_idx_y() as u32);
    let (bx, by) = (_block_idx_x() as u32 * 32, _block_idx_y() as u32 * 32);
    let (mut left, mut row) = (w.min(4), 0u32);
    while left > 0 {
        let now = row;
        row = now.wrapping_add(8);
        left -= 1;
        let (x, y) = (bx + tx, by + ty + now);
        if x < w && y < h {
            *tile.add(((ty + now) * 33 + tx) as usize) = *src.add((y * w + x) as usize);
        }
    }
}
