//! Races with the fix that is offered: its title, numbers of lines as `N`, and the lines that it
//! adds. `none`: no edit makes the race go without another finding or another result.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, core_intrinsics, gpu_intrinsics)]
#![feature(gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]
use core::arch::asm;
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering::*};

fn t() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn b() -> usize {
    unsafe { _block_idx_x() as usize }
}
unsafe fn at<'a>(p: *mut u32) -> &'a AtomicU32 {
    unsafe { AtomicU32::from_ptr(p) }
}

// A maximum over all threads.
// spec {"kernel":"maximum","grid":2,"block":64,"args":{"x":"[i; 128]","y":"[0; 1]"},"expected":{"y":"127"}}
// fix make the update in line N atomic, with `fetch_max` of `AtomicU32`
// add core::sync::atomic::AtomicU32::from_ptr(y).fetch_max(v, core::sync::atomic::Ordering::Relaxed);
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn maximum(x: *const u32, y: *mut u32) {
    unsafe {
        let v = *x.add(b() * 64 + t());
        if v > *y {
            *y = v;
        }
    }
}

// spec {"kernel":"minimum","grid":2,"block":64,"args":{"x":"[i; 128]","y":"[99; 1]"},"expected":{"y":"0"}}
// fix make the update in line N atomic, with `fetch_min` of `AtomicI32`
// add core::sync::atomic::AtomicI32::from_ptr(y).fetch_min(*x.add(b() * 64 + t()), core::sync::atomic::Ordering::Relaxed);
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn minimum(x: *const i32, y: *mut i32) {
    unsafe {
        *y = (*y).min(*x.add(b() * 64 + t()));
    }
}

// spec {"kernel":"sum","grid":2,"block":64,"args":{"x":"[i; 128]","y":"[0; 1]"},"expected":{"y":"8128"}}
// fix make the update in line N atomic, with `fetch_add` of `AtomicU64`
// add core::sync::atomic::AtomicU64::from_ptr(y).fetch_add(*x.add(b() * 64 + t()) as u64, core::sync::atomic::Ordering::Relaxed);
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sum(x: *const u32, y: *mut u64) {
    unsafe {
        *y = *y + *x.add(b() * 64 + t()) as u64;
    }
}

// What a value replaces can depend on others too: a product is no atomic operation.
// spec {"kernel":"product","grid":1,"block":64,"args":{"x":"[i; 64]","y":"[1; 1]"}}
// fix none
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn product(x: *const u32, y: *mut u32) {
    unsafe {
        *y = *y * *x.add(t());
    }
}

// A counter that gives places in a list.
// spec {"kernel":"compact","grid":2,"block":64,"args":{"x":"[i; 128]","n":"[0; 1]","y":"[0; 128]"},"expected":{"n":"64"}}
// fix make the update in line N atomic, with `fetch_add` of `AtomicU32`
// add let k = core::sync::atomic::AtomicU32::from_ptr(n).fetch_add(1, core::sync::atomic::Ordering::Relaxed);
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn compact(x: *const u32, n: *mut u32, y: *mut u32) {
    unsafe {
        let v = *x.add(b() * 64 + t());
        if v % 2 == 1 {
            let k = *n;
            *y.add(k as usize) = v;
            *n = k + 1;
        }
    }
}

// The flag goes up before the value is there.
// spec {"kernel":"early_flag","grid":2,"block":1,"args":{"x":"[0; 1]","y":"[0; 2]"},"expected":{"x":"7"}}
// fix move `at(y).store(1, Release);` behind line N
// add at(y).store(1, Release);
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn early_flag(x: *mut u32, y: *mut u32) {
    unsafe {
        if b() == 0 {
            at(y).store(1, Release); // before
            *y.add(1) = 7;
        } else {
            while at(y).load(Acquire) == 0 {}
            *x = *y.add(1);
        }
    }
}

// The value is read before the flag has been seen.
// spec {"kernel":"early_read","grid":2,"block":1,"args":{"x":"[0; 1]","y":"[0; 2]"},"expected":{"x":"7"}}
// fix move `while at(y).load(Acquire) == 0 {}` before line N
// add while at(y).load(Acquire) == 0 {}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn early_read(x: *mut u32, y: *mut u32) {
    unsafe {
        if b() == 0 {
            *y.add(1) = 7;
            at(y).store(1, Release);
        } else {
            *x = *y.add(1);
            while at(y).load(Acquire) == 0 {} // behind
        }
    }
}

// A producer arrives before it has put its value down.
// spec {"kernel":"early_arrival","grid":1,"block":64,"workgroup_mem":128,"args":{"x":"[i; 32]","y":"[0; 32]"},"expected":{"y":"i"}}
// fix move `asm!("bar.arrive 1, 64;");` behind line N
// add asm!("bar.arrive 1, 64;");
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn early_arrival(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        if t() < 32 {
            asm!("bar.arrive 1, 64;"); // before
            *s.add(t()) = *x.add(t());
        } else {
            asm!("bar.sync 1, 64;");
            *y.add(t() - 32) = *s.add(t() - 32);
        }
    }
}

// Scopes of one block between two.
// spec {"kernel":"narrow","grid":2,"block":1,"args":{"x":"[0; 1]","y":"[0; 2]"},"expected":{"x":"3"}}
// fix change `.cta` to `.gpu` in lines N and N
// add asm!("st.release.gpu.global.u32 [{0}], 1;", in(reg64) y);
// add asm!("ld.acquire.gpu.global.u32 {0}, [{1}];", out(reg32) v, in(reg64) y);
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn narrow(x: *mut u32, y: *mut u32) {
    unsafe {
        if b() == 0 {
            *y.add(1) = 3;
            asm!("st.release.cta.global.u32 [{0}], 1;", in(reg64) y);
        } else {
            let mut v: u32 = 0;
            while v == 0 {
                asm!("ld.acquire.cta.global.u32 {0}, [{1}];", out(reg32) v, in(reg64) y);
            }
            *x = *y.add(1);
        }
    }
}

// spec {"kernel":"narrow_fence","grid":2,"block":1,"args":{"x":"[0; 1]","y":"[0; 2]"},"expected":{"x":"3"}}
// fix change `membar.cta` to `membar.gl` in line N
// add asm!("membar.gl;");
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn narrow_fence(x: *mut u32, y: *mut u32) {
    unsafe {
        if b() == 0 {
            *y.add(1) = 3;
            asm!("membar.cta;");
            asm!("st.relaxed.gpu.global.u32 [{0}], 1;", in(reg64) y);
        } else {
            let mut v: u32 = 0;
            while v == 0 {
                asm!("ld.acquire.gpu.global.u32 {0}, [{1}];", out(reg32) v, in(reg64) y);
            }
            *x = *y.add(1);
        }
    }
}

// Volatile is no order, and no atomic access.
// spec {"kernel":"volatile","grid":2,"block":1,"args":{"x":"[0; 1]","y":"[0; 2]"},"expected":{"x":"3"}}
// fix make the flag in lines N and N atomic, with `Release` and `Acquire` of `AtomicU32`
// add core::sync::atomic::AtomicU32::from_ptr(y).store(1, core::sync::atomic::Ordering::Release);
// add while core::sync::atomic::AtomicU32::from_ptr(y).load(core::sync::atomic::Ordering::Acquire) == 0 {}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn volatile(x: *mut u32, y: *mut u32) {
    unsafe {
        if b() == 0 {
            *y.add(1) = 3;
            y.write_volatile(1);
        } else {
            while y.read_volatile() == 0 {}
            *x = *y.add(1);
        }
    }
}

// spec {"kernel":"plain_flag","grid":2,"block":1,"args":{"x":"[0; 1]","y":"[0; 2]"},"expected":{"x":"3"}}
// fix make the flag in lines N and N atomic, with `Release` and `Acquire` of `AtomicU32`
// add core::sync::atomic::AtomicU32::from_ptr(y).store(1, core::sync::atomic::Ordering::Release);
// add while core::sync::atomic::AtomicU32::from_ptr(y).load(core::sync::atomic::Ordering::Acquire) == 0 {}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn plain_flag(x: *mut u32, y: *mut u32) {
    unsafe {
        if b() == 0 {
            *y.add(1) = 3;
            *y = 1;
        } else {
            while *y == 0 {}
            *x = *y.add(1);
        }
    }
}

// A scan in one buffer reads what its neighbour writes.
// spec {"kernel":"scan","grid":1,"block":64,"workgroup_mem":256,"args":{"x":"[1; 64]","y":"[0; 64]"},"expected":{"y":"i + 1"}}
// fix read before and write behind `_syncthreads();` in line N
// add let value = if t() >= d { *s.add(t() - d) } else { Default::default() };
// add _syncthreads();
// add if t() >= d { *s.add(t()) += value; }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scan(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        *s.add(t()) = *x.add(t());
        _syncthreads();
        let mut d = 1;
        while d < 64 {
            if t() >= d {
                *s.add(t()) += *s.add(t() - d);
            }
            _syncthreads(); // of the round
            d *= 2;
        }
        *y.add(t()) = *s.add(t());
    }
}

// A stencil in place, without a barrier at the end of its loop.
// spec {"kernel":"smooth","grid":1,"block":64,"workgroup_mem":264,"args":{"x":"[i; 64]","y":"[0; 64]"}}
// fix read before and write behind `_syncthreads();` in line N, and insert `_syncthreads();` at the end of the loop, before line N
// add let value = (*s.add(t()) + *s.add(t() + 2)) / 2;
// add _syncthreads();
// add *s.add(t() + 1) = value;
// add _syncthreads();
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn smooth(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        *s.add(t() + 1) = *x.add(t());
        if t() == 0 {
            *s = 0;
            *s.add(65) = 0;
        }
        _syncthreads(); // of the start
        for _ in 0..3 {
            *s.add(t() + 1) = (*s.add(t()) + *s.add(t() + 2)) / 2;
        }
        *y.add(t()) = *s.add(t() + 1);
    }
}

// A copy that nobody has waited for.
// spec {"kernel":"copy","grid":1,"block":64,"workgroup_mem":256,"args":{"x":"[i; 64]","y":"[0; 64]"},"expected":{"y":"63 - i"}}
// fix insert `core::arch::asm!("cp.async.wait_all;"); _syncthreads();` between lines N and N
// add core::arch::asm!("cp.async.wait_all;"); _syncthreads();
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn copy(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        let to: u64;
        asm!("cvta.to.shared.u64 {0}, {1};", out(reg64) to, in(reg64) s.add(t()));
        asm!("cp.async.ca.shared.global [{0}], [{1}], 4;", in(reg32) to as u32, in(reg64) x.add(t()));
        *y.add(t()) = *s.add(63 - t());
    }
}

// One warp works alone: a barrier of the block is not for it.
// spec {"kernel":"one_warp","grid":1,"block":64,"workgroup_mem":128,"args":{"x":"[i; 64]","y":"[0; 64]"}}
// fix insert `core::arch::asm!("bar.warp.sync 0xffffffff;");` between lines N and N
// add core::arch::asm!("bar.warp.sync 0xffffffff;");
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn one_warp(x: *const u32, y: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        if t() < 32 {
            *s.add(t()) = *x.add(t());
            *y.add(t()) = *s.add(t() ^ 1);
        }
    }
}

// No order makes two owners of one place.
// spec {"kernel":"no_block_index","grid":2,"block":64,"args":{"x":"[i; 128]","y":"[0; 128]"}}
// fix none
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn no_block_index(x: *const u32, y: *mut u32) {
    unsafe {
        *y.add(t()) = *x.add(b() * 64 + t());
    }
}

// An update that is expected to end otherwise stays.
// spec {"kernel":"not_expected","grid":1,"block":64,"args":{"x":"[i; 64]","y":"[0; 1]"},"expected":{"y":"12"}}
// fix none
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn not_expected(x: *const u32, y: *mut u32) {
    unsafe {
        let v = *x.add(t());
        if v == 12 || v > *y {
            *y = v % 13;
        }
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}
