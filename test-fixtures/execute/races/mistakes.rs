//! Mistakes of the usual kinds in kernels of the usual kinds, each beside the right line.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::AtomicU32;
use core::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};
use gpu::{b, barrier, t};

unsafe fn at<'a>(place: *mut u32) -> &'a AtomicU32 {
    unsafe { AtomicU32::from_ptr(place) }
}

// run stencil grid=2 block=64 bytes=512 x=u32[130] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn stencil(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *s.add(i + 1) = *x.add(b() * 64 + i + 1); // %mid
        if i == 0 {
            *s = *x.add(b() * 64);
            *s.add(65) = *x.add(b() * 64 + 65); // %halo
            //% *s.add(64) = *x.add(b() * 64 + 65); => workgroup-race@here, workgroup-race@mid, uninitialised@sum
        }
        barrier();
        //% if i < 32 { barrier(); } => barrier-divergence@here, workgroup-race@mid, workgroup-race@halo, workgroup-race@sum
        *y.add(b() * 64 + i) = *s.add(i) + *s.add(i + 1) + *s.add(i + 2); // %sum
    }
}

// run scan block=64 bytes=512 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scan(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *s.add(i) = *x.add(i);
        barrier();
        let mut d = 1;
        while d < 64 {
            let v = if i >= d { *s.add(i - d) } else { 0 }; // %left
            barrier();
            //% => workgroup-race@left, workgroup-race@add
            *s.add(i) += v; // %add
            barrier();
            //% => workgroup-race@left, workgroup-race@add
            d *= 2;
        }
        *y.add(i) = *s.add(i);
    }
}

// run two_tiles block=64 bytes=512 x=u32[256] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn two_tiles(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        let mut sum = 0;
        *s.add(i) = *x.add(i); // %first
        for k in 0..4 {
            barrier(); // %top
            //% => workgroup-race@first, workgroup-race@next, workgroup-race@use
            if k < 3 {
                *s.add((k + 1) % 2 * 64 + i) = *x.add((k + 1) * 64 + i); // %next
                //% *s.add(k % 2 * 64 + i) = *x.add((k + 1) * 64 + i); => workgroup-race@here, workgroup-race@use
            }
            sum += *s.add(k % 2 * 64 + 63 - i); // %use
        }
        *y.add(i) = sum;
    }
}

// run ticket grid=4 block=32 n=u32[4] y=u32[4]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn ticket(n: *mut u32, y: *mut u32) {
    unsafe {
        if t() == 0 {
            let mine = at(n).fetch_add(1, Relaxed);
            while at(n.add(1)).load(Acquire) != mine + 1 {} // %mine
            //% while at(n.add(1)).load(Acquire) != mine + 2 {} => deadlock@here
            //% while at(n.add(1)).load(Relaxed) != mine + 1 {} => global-race@work
            *y += 1; // %work
            at(n.add(1)).store(mine + 2, Release);
            //% at(n.add(1)).store(mine + 2, Relaxed); => global-race@work
            //% => deadlock@mine
        }
    }
}

// run last grid=4 block=32 n=u32[1] part=u32[4]! y=u32[1]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last(n: *mut u32, part: *mut u32, y: *mut u32) {
    unsafe {
        if t() == 0 {
            *part.add(b()) = b() as u32; // %part
            if at(n).fetch_add(1, AcqRel) == 3 {
                //% if at(n).fetch_add(1, Release) == 3 { => global-race@part, global-race@total
                //% if at(n).fetch_add(1, Acquire) == 3 { => global-race@part, global-race@total
                let mut total = 0;
                for k in 0..4 {
                    total += *part.add(k); // %total
                }
                *y = total;
            }
        }
    }
}

// run bins block=64 bytes=32 y=u32[8]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bins(y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        if i < 8 {
            *s.add(i) = 0; // %zero
        }
        barrier();
        //% => workgroup-race@zero, workgroup-race@count, uninitialised@count
        at(s.add(i * 5 % 8)).fetch_add(1, Relaxed); // %count
        //% *s.add(i * 5 % 8) += 1; => workgroup-race@here
        barrier();
        //% => workgroup-race@count, workgroup-race@out
        if i < 8 {
            *y.add(i) = *s.add(i); // %out
        }
    }
}

// run rows grid=2 block=64 y=u32[256]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rows(y: *mut u32) {
    let i = b() * 64 + t();
    unsafe {
        *y.add(2 * i) = 1; // %even
        *y.add(2 * i + 1) = 2;
        //% *y.add(2 * i + 2 - i / 127 * 2) = 2; => global-race@even, global-race@here
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
