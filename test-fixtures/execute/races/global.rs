//! Memory of all blocks: atomic operations, what they release and acquire, and what nothing orders.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use core::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};
use core::sync::atomic::{AtomicU32, AtomicU64, fence};
use gpu::{b, barrier, t};

unsafe fn atomic<'a>(place: *mut u32) -> &'a AtomicU32 {
    unsafe { AtomicU32::from_ptr(place) }
}

// run neighbour grid=2 block=64 x=u32[130] y=u32[130] z=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn neighbour(x: *const u32, y: *mut u32, z: *mut u32) {
    let i = b() * 64 + t();
    unsafe {
        *y.add(i) = *x.add(i); // %y_write
        //% *y.add(i) = *x.add(i); *y.add(i + 1) = 0; => global-race@here
        barrier();
        *z.add(i) = *y.add(b() * 64 + 63 - t());
        //% *z.add(i) = *y.add(i + 1); => global-race@y_write, global-race@here
        //% *z.add(i) = *y.add(127 - i); => global-race@y_write, global-race@here
    }
}

// run stride grid=3 block=32 y=u32[200]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn stride(y: *mut u32) {
    let mut i = b() * 32 + t();
    while i < 200 {
        unsafe { *y.add(i) += 1 }; // %stride
        i += 96;
        //% i += 32; => global-race@stride
        //% i += 95; => global-race@stride
    }
}

// run compact grid=2 block=64 x=u32[128] n=u32[4] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn compact(x: *const u32, n: *mut u32, y: *mut u32) {
    let i = b() * 64 + t();
    unsafe {
        let v = *x.add(i);
        if v % 3 == 0 {
            let at = atomic(n).fetch_add(1, Relaxed) as usize;
            //% let at = *n as usize; *n += 1; => global-race@here
            //% let at = atomic(n).load(Relaxed) as usize; atomic(n).store(at as u32 + 1, Relaxed); => nothing
            //% let at = atomic(n).fetch_add(1, Relaxed) as usize; if *n > 200 { return; } => global-race@here
            *y.add(at) = v;
            //% *y.add(at / 2) = v; => global-race@here
        }
    }
}

// run message grid=2 block=32 flag=u32[1] y=u32[4] z=u32[2]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn message(flag: *mut u32, y: *mut u32, z: *mut u32) {
    unsafe {
        if t() != 0 {
            return;
        }
        if b() == 0 {
            *y = 42; // %data
            atomic(flag).store(1, Release);
            //% atomic(flag).store(1, Relaxed); => global-race@data, global-race@got
            //% flag.write_volatile(1); => global-race@here, global-race@wait, global-race@data, global-race@got
            //% atomic(flag).store(1, Release); *y.add(1) = 7; => nothing
            //% atomic(flag).store(1, Release); *y = 43; => global-race@here, global-race@got
        } else {
            while atomic(flag).load(Acquire) == 0 {} // %wait
            //% while atomic(flag).load(Relaxed) == 0 {} => global-race@data, global-race@got
            *z.add(1) = *y; // %got
        }
    }
}

// run fenced grid=2 block=32 flag=u32[1] y=u32[4] z=u32[2]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fenced(flag: *mut u32, y: *mut u32, z: *mut u32) {
    unsafe {
        if b() == 0 {
            if t() == 0 {
                *y = 42; // %fenced_data
                fence(Release);
                //% => global-race@fenced_data, global-race@fenced_got
                //% fence(Acquire); => global-race@fenced_data, global-race@fenced_got
                atomic(flag).store(1, Relaxed);
            }
        } else if t() == 0 {
            while atomic(flag).load(Relaxed) == 0 {}
            fence(Acquire);
            //% => global-race@fenced_data, global-race@fenced_got
            *z.add(1) = *y; // %fenced_got
        }
    }
}

// run locked grid=4 block=2 lock=u32[1] y=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn locked(lock: *mut u32, y: *mut u32) {
    unsafe {
        if t() == 1 {
            return;
        }
        while atomic(lock).swap(1, Acquire) == 1 {}
        //% while atomic(lock).swap(1, Relaxed) == 1 {} => global-race@inside
        //% while atomic(lock).load(Acquire) == 1 {} => nothing
        *y += 1; // %inside
        atomic(lock).store(0, Release);
        //% atomic(lock).store(0, Relaxed); => global-race@inside
        //% atomic(lock).store(0, Release); *y += 1; => global-race@here, global-race@inside
    }
}

// run tried grid=4 block=1 lock=u32[1] y=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tried(lock: *mut u32, y: *mut u32) {
    unsafe {
        while atomic(lock).compare_exchange(0, 1, Acquire, Relaxed).is_err() {}
        //% while atomic(lock).compare_exchange(0, 1, Relaxed, Relaxed).is_err() {} => global-race@tried
        *y += 1; // %tried
        atomic(lock).store(0, Release);
    }
}

// run last grid=4 block=32 n=u32[1] parts=u32[4] y=u32[1]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last(n: *mut u32, parts: *mut u32, y: *mut u32) {
    unsafe {
        if t() != 0 {
            return;
        }
        *parts.add(b()) = b() as u32; // %part
        //% *parts.add(b() / 2) = b() as u32; => global-race@here
        if atomic(n).fetch_add(1, AcqRel) == 3 {
            //% if atomic(n).fetch_add(1, Relaxed) == 3 { => global-race@part, global-race@total
            //% if atomic(n).fetch_add(1, Release) == 3 { => global-race@part, global-race@total
            //% if atomic(n).fetch_add(1, Acquire) == 3 { => global-race@part, global-race@total
            let mut sum = 0;
            for k in 0..4 {
                sum += *parts.add(k); // %total
            }
            *y = sum;
        }
    }
}

// run sizes grid=2 block=32 y=u64[4]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sizes(y: *mut u64) {
    unsafe {
        AtomicU64::from_ptr(y).fetch_add(1, Relaxed); // %wide
        AtomicU32::from_ptr(y.add(1) as *mut u32).fetch_add(1, Relaxed);
        //% AtomicU32::from_ptr(y as *mut u32).fetch_add(1, Relaxed); => global-race@wide, global-race@here
        AtomicU32::from_ptr((y.add(1) as *mut u32).add(1)).fetch_max(1, Relaxed);
        //% *(y as *mut u32).add(1) = 0; => global-race@wide, global-race@here
        //% if b() == 1 && t() == 3 { *y = 0; } => global-race@wide, global-race@here
        //% if *y == 77 { return; } => global-race@wide, global-race@here
    }
}

// run blocks grid=4 block=32 y=u32[130]! z=u32[32]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn blocks(y: *mut u32, z: *mut u32) {
    let i = t();
    unsafe {
        *y.add(b() * 32 + i) = 1; // %one
        //% core::ptr::write_bytes(y.add(b() * 32 + i), 0, 2); => global-race@here
        //% *(y.add(b() * 32 + i) as *mut [u32; 2]) = [1, 2]; => global-race@here
        //% *z.add(i) = b() as u32; => global-race@here, global-race@copied
        //% *z.add(i) = 7; => global-race@here, global-race@copied
        //% if b() > 0 && i == 0 { *y.add(b() * 32 - 1) = 1; } *y.add(b() * 32 + i) = 1; => global-race@here, global-race@copied
        core::ptr::copy_nonoverlapping(z.add(i), y.add(b() * 32 + i), 1); // %copied
        //% core::ptr::copy_nonoverlapping(y.add((b() * 32 + i + 32) % 128), y.add(b() * 32 + i), 1); => global-race@here, global-race@one
        //% core::ptr::copy_nonoverlapping(z, y.add(b() * 32), 32); => global-race@here, global-race@one
        //% core::ptr::copy_nonoverlapping(y.add(b() * 32 + i), z.add(i), 1); => global-race@here
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
