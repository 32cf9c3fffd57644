//@ target: ptx sm_80
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::{_syncthreads, _thread_idx_x};
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

// Behind the last round each thread reads only what it wrote itself.
// warplens: launch(block = 128, workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn ping_pong(v: *mut u32, rounds: usize) {
    let mem = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    let mut cur = 0;
    *mem.add(t) = *v.add(t);
    _syncthreads();
    for round in 0..rounds {
        let (from, to) = (mem.add(cur * 128), mem.add((1 - cur) * 128));
        *to.add(t) = *from.add((t + 127) % 128) / 2;
        if round + 1 < rounds {
            _syncthreads();
        }
        cur = 1 - cur;
    }
    *v.add(t) = *mem.add(cur * 128 + t);
}

// Without any barrier the next round reads what others write in this one.
// warplens: launch(block = 128, workgroup_mem = 1024)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn ping_pong_alone(v: *mut u32, rounds: usize) {
    let mem = gpu_launch_sized_workgroup_mem::<u32>();
    let t = _thread_idx_x() as usize;
    let mut cur = 0;
    *mem.add(t) = *v.add(t);
    _syncthreads();
    for round in 0..rounds {
        let (from, to) = (mem.add(cur * 128), mem.add((1 - cur) * 128));
        *to.add(t) = *from.add((t + 127) % 128) / 2; //~ warning[workgroup-race]
        if round + 1 > rounds {
            _syncthreads();
        }
        cur = 1 - cur;
    }
    *v.add(t) = *mem.add(cur * 128 + t);
}
