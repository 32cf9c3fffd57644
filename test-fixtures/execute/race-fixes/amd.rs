//! Races with the fix that is offered, as in `nvidia.rs`, of kernels for AMD GPUs.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics)]
#![feature(gpu_launch_sized_workgroup_mem, stdarch_amdgpu)]
#![allow(internal_features)]
use core::arch::amdgpu::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering::*, fence};

fn t() -> usize {
    workitem_id_x() as usize
}
fn b() -> usize {
    workgroup_id_x() as usize
}
fn meet() {
    fence(Release);
    s_barrier();
    fence(Acquire);
}
unsafe fn at<'a>(p: *mut u32) -> &'a AtomicU32 {
    unsafe { AtomicU32::from_ptr(p) }
}

// spec {"kernel":"maximum","grid":2,"block":128,"args":{"x":"[i; 256]","y":"[0; 1]"},"expected":{"y":"255"}}
// fix make the update in line N atomic, with `fetch_max` of `AtomicU32`
// add core::sync::atomic::AtomicU32::from_ptr(y).fetch_max(v, core::sync::atomic::Ordering::Relaxed);
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn maximum(x: *const u32, y: *mut u32) {
    unsafe {
        let v = *x.add(b() * 128 + t());
        if *y < v {
            *y = v;
        }
    }
}

// spec {"kernel":"scan","grid":1,"block":128,"workgroup_mem":512,"args":{"x":"[1; 128]","y":"[0; 128]"},"expected":{"y":"i + 1"}}
// fix read before and write behind `s_barrier();` in line N
// add s_barrier();
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scan(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        *s.add(t()) = *x.add(t());
        meet();
        let mut d = 1;
        while d < 128 {
            if t() >= d {
                *s.add(t()) += *s.add(t() - d);
            }
            meet();
            d *= 2;
        }
        *y.add(t()) = *s.add(t());
    }
}

// The orders of the barrier are not what is too weak.
// spec {"kernel":"grid_barrier","grid":2,"block":128,"args":{"n":"[0; 1]","x":"[0; 256]","y":"[0; 256]"},"expected":{"y":"255 - i"}}
// fix change `Relaxed` to `AcqRel` in line N and `Relaxed` to `Acquire` in line N
// add at(n).fetch_add(1, AcqRel);
// add while at(n).load(Acquire) < 2 {}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn grid_barrier(n: *mut u32, x: *mut u32, y: *mut u32) {
    let i = b() * 128 + t();
    unsafe {
        *x.add(i) = i as u32;
        meet();
        if t() == 0 {
            at(n).fetch_add(1, Relaxed);
            while at(n).load(Relaxed) < 2 {}
        }
        meet();
        *y.add(i) = *x.add(255 - i);
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
