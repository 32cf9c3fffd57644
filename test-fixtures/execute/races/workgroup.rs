//! Workgroup memory: what barriers of the block order, and what is left without one.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering::Relaxed};
use gpu::{b, barrier, t};

// run reverse grid=2 block=64 bytes=256 x=u32[128] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn reverse(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *tile.add(i) = *x.add(b() * 64 + i); // %store
        barrier();
        //% => workgroup-race@store, workgroup-race@read
        //% if b() == 1 { barrier(); } => workgroup-race@store, workgroup-race@read
        let v = *tile.add(63 - i); // %read
        //% let v = *tile.add(63 - i); if i == 7 { *tile.add(40) = v; } => workgroup-race@here
        //% let v = *tile.add(63 - i); *tile.add(i) = v; => workgroup-race@here
        *y.add(b() * 64 + i) = v;
        //% *y.add(i) = v; => global-race@here
        //% *y.add(b() * 64 + i / 2) = v; => global-race@here
        //% *y.add(b() * 63 + i) = v; => global-race@here
    }
}

// run sum block=128 bytes=512 x=u32[128] y=u32[1]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sum(x: *const u32, y: *mut u32) {
    let sums = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *sums.add(i) = *x.add(i); // %sum_store
        barrier();
        //% => workgroup-race@sum_store, workgroup-race@add
        let mut width = 64;
        while width > 0 {
            if i < width {
                *sums.add(i) += *sums.add(i + width); // %add
                //% *sums.add(i) += *sums.add(i + width - 1); => workgroup-race@here
                //% *sums.add(i + 1) += *sums.add(i + width); => workgroup-race@here
            }
            barrier();
            //% => workgroup-race@add
            //% if width > 32 { barrier(); } => workgroup-race@add
            width /= 2;
        }
        if i == 0 {
            //% if i == 5 { => nothing
            *y = *sums; // %sum_out
        }
    }
}

// run blur block=64 bytes=256 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn blur(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *tile.add(i) = *x.add(i);
        barrier();
        for _ in 0..4 {
            let v = *tile.add((i + 63) % 64) + *tile.add((i + 1) % 64); // %blur_read
            //% let v = *tile.add((i + 57) % 64) + *tile.add(i); barrier(); *tile.add(i) = v + *tile.add((i + 9) % 64); => workgroup-race@here
            barrier();
            //% => workgroup-race@blur_read, workgroup-race@blur_write
            *tile.add(i) = v; // %blur_write
            barrier();
            //% => workgroup-race@blur_read, workgroup-race@blur_write
        }
        *y.add(i) = *tile.add(i);
    }
}

// run pingpong block=64 bytes=512 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn pingpong(x: *const u32, y: *mut u32) {
    let both = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *both.add(i) = *x.add(i); // %ping_first
        barrier();
        //% => workgroup-race@ping_first, workgroup-race@ping
        let mut from = 0;
        let mut by = 1;
        while by < 64 {
            let to = 64 - from;
            //% let to = from; => workgroup-race@ping, workgroup-race@ping_value
            let v = if i >= by { *both.add(from + i - by) } else { 0 }; // %ping
            *both.add(to + i) = *both.add(from + i) + v; // %ping_value
            barrier();
            //% => workgroup-race@ping, workgroup-race@ping_value
            from = to;
            by *= 2;
        }
        *y.add(i) = *both.add(from + i);
    }
}

// run histogram block=64 bytes=64 x=u32[64] y=u32[16]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn histogram(x: *const u32, y: *mut u32) {
    let bins = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        if i < 16 {
            *bins.add(i) = 0; // %zero
        }
        barrier();
        //% => workgroup-race@zero, workgroup-race@count
        AtomicU32::from_ptr(bins.add(*x.add(i) as usize % 16)).fetch_add(1, Relaxed); // %count
        //% *bins.add(*x.add(i) as usize % 16) += 1; => workgroup-race@here
        barrier();
        //% => workgroup-race@count, workgroup-race@bins
        if i < 16 {
            *y.add(i) = *bins.add(i); // %bins
        }
    }
}

// run broadcast block=64 bytes=4 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn broadcast(x: *const u32, y: *mut u32) {
    let one = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        if i == 63 {
            //% if i >= 62 { => workgroup-race@last
            //% if i != 62 { => workgroup-race@last
            *one = *x.add(63); // %last
        }
        barrier();
        //% => workgroup-race@last, workgroup-race@one
        *y.add(i) = *one; // %one
    }
}

// run flags block=64 bytes=4 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn flags(x: *const u32, y: *mut u32) {
    let any = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        if i == 0 {
            *any = 0; // %clear
        }
        barrier();
        //% => workgroup-race@clear, workgroup-race@any
        if *x.add(i) > 40 {
            AtomicU32::from_ptr(any).store(1, Relaxed); // %any
            //% *any = 1; => workgroup-race@here
        }
        barrier();
        *y.add(i) = *any;
    }
}

// run bytes block=64 bytes=128 x=u8[64] y=u8[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bytes(x: *const u8, y: *mut u8) {
    let tile = gpu_launch_sized_workgroup_mem::<u8>();
    let i = t();
    unsafe {
        *tile.add(i) = *x.add(i); // %byte
        //% *tile.add(i / 2) = *x.add(i); => workgroup-race@here, uninitialised@byte_read
        //% *(tile as *mut u16).add(i % 32) = 0; => workgroup-race@here
        //% *(tile as *mut u16).add(i % 32 + i / 32 * 16) = 0; => workgroup-race@here
        barrier();
        *y.add(i) = *tile.add(63 - i); // %byte_read
        *(y.add(i)) += 0;
        //% *(y.add((i + 1) % 64)) += 0; => global-race@here, global-race@byte_read
    }
}

static mut PAIRS: [[u32; 2]; 64] = [[0; 2]; 64];

// run pairs block=64 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn pairs(x: *const u32, y: *mut u32) {
    let i = t();
    unsafe {
        PAIRS[i] = [*x.add(i), 1]; // %pair
        //% PAIRS[i / 2] = [*x.add(i), 1]; => global-race@here
        barrier();
        //% => global-race@pair, global-race@pair_read
        let [a, n] = PAIRS[(i + 5) % 64]; // %pair_read
        *y.add(i) = a + n;
    }
}

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;
    pub fn t() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn b() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    pub fn t() -> usize {
        workitem_id_x() as usize
    }
    pub fn b() -> usize {
        workgroup_id_x() as usize
    }
    pub fn barrier() {
        s_barrier()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}
