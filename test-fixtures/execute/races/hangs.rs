//! Threads that wait for each other, and what keeps them from it: who waits where, and for what.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features)]
use core::sync::atomic::AtomicU32;
use core::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};
use gpu::{b, barrier, t};

unsafe fn atomic<'a>(place: *mut u32) -> &'a AtomicU32 {
    unsafe { AtomicU32::from_ptr(place) }
}

// run handshake grid=2 block=64 flag=u32[4] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn handshake(flag: *mut u32, y: *mut u32) {
    unsafe {
        if b() == 1 {
            //% if b() == 2 { => deadlock@wait
            if t() == 63 {
                //% if t() == 64 { => deadlock@wait
                atomic(flag).store(1, Release); // %set
                //% atomic(flag).store(2, Release); => deadlock@wait
                //% atomic(flag.add(1)).store(1, Release); => deadlock@wait
            }
            return;
        }
        if t() == 0 {
            while atomic(flag).load(Acquire) != 1 {} // %wait
            //% while atomic(flag.add(2)).load(Acquire) != 1 {} => deadlock@here
            //% while *flag != 1 {} => global-race@here, global-race@set
            *y = 1;
        }
    }
}

// run turns block=4 flag=u32[1] y=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn turns(flag: *mut u32, y: *mut u32) {
    let i = t();
    unsafe {
        while atomic(flag).load(Acquire) != i as u32 {} // %turn
        *y.add(i) = i as u32;
        atomic(flag).store(i as u32 + 1, Release);
        //% atomic(flag).store(i as u32 + 2, Release); => deadlock@turn
        //% if i != 1 { atomic(flag).store(i as u32 + 1, Release); } => deadlock@turn
        //% atomic(flag).store(0, Release); => deadlock@turn
    }
}

// run locked block=8 lock=u32[1] y=u32[8]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn locked(lock: *mut u32, y: *mut u32) {
    let i = t();
    unsafe {
        while atomic(lock).swap(1, Acquire) == 1 {} // %lock
        *y += 1;
        //% *y += 1; if i == 3 { return; } => deadlock@lock
        //% *y += 1; if *y == 2 { while atomic(lock).swap(1, Acquire) == 1 {} } => deadlock@here, deadlock@lock
        atomic(lock).store(0, Release);
        //% => deadlock@lock
    }
}

// run crowd grid=2 block=64 flag=u32[1] x=u32[2]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn crowd(flag: *mut u32, x: *mut u32) {
    unsafe {
        if t() == 0 && *x.add(1) != u32::MAX {
            atomic(flag).store(1, Release); // %set-crowd
            //% if b() == 2 { atomic(flag).store(1, Release); } => deadlock@crowd
        }
        while atomic(flag).load(Acquire) == 0 {} // %crowd
    }
}

// run queue grid=2 block=64 lock=u32[1] y=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn queue(lock: *mut u32, y: *mut u32) {
    unsafe {
        while atomic(lock).compare_exchange(0, 1, Acquire, Relaxed).is_err() {} // %queue
        *y += 1;
        atomic(lock).store(0, Release); // %leave
        //% if t() != 7 { atomic(lock).store(0, Release); } => deadlock@queue
    }
}

// run both block=2 flags=u32[2] y=u32[2]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn both(flags: *mut u32, y: *mut u32) {
    let i = t();
    unsafe {
        atomic(flags.add(i)).store(7, Release);
        //% while atomic(flags.add(1 - i)).load(Acquire) != 7 {} atomic(flags.add(i)).store(7, Release); => deadlock@here
        while atomic(flags.add(1 - i)).load(Acquire) != 7 {}
        //% while atomic(flags.add(i)).load(Acquire) == 7 {} => deadlock@here
        *y.add(i) = 1;
    }
}

// run grid_barrier grid=4 block=32 n=u32[1] y=u32[128]! z=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn grid_barrier(n: *mut u32, y: *mut u32, z: *mut u32) {
    let i = t();
    unsafe {
        *y.add(b() * 32 + i) = 1;
        barrier();
        if i == 0 {
            atomic(n).fetch_add(1, AcqRel);
            //% if b() != 2 { atomic(n).fetch_add(1, AcqRel); } => deadlock@all
            while atomic(n).load(Acquire) < 4 {} // %all
            //% while atomic(n).load(Acquire) < 5 {} => deadlock@here
        }
        barrier(); // %blocked
        *z.add(b() * 32 + i) = *y.add((b() * 32 + i + 32) % 128);
        //% *y.add((b() * 32 + i + 32) % 128) += 0; => nothing
    }
}

// run chain grid=4 block=32 flags=u32[4] y=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn chain(flags: *mut u32, y: *mut u32) {
    unsafe {
        if t() == 0 {
            if b() > 0 {
                while atomic(flags.add(b() - 1)).load(Acquire) != 7 {} // %before
                //% while *flags.add(b() + 4 - 5) != 7 {} => global-race@here, global-race@pass
            }
            *y.add(b()) = 1;
            atomic(flags.add(b())).store(7, Release); // %pass
            //% if b() != 2 { atomic(flags.add(b())).store(7, Release); } => deadlock@before
        }
    }
}

// run crossed grid=2 block=32 flags=u32[2] y=u32[2]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn crossed(flags: *mut u32, y: *mut u32) {
    unsafe {
        if b() == 0 {
            if t() == 0 { // %turn0
                //% if t() == 0 { while atomic(flags.add(1)).load(Acquire) != 7 {} => deadlock@here
                atomic(flags).store(7, Release); // %first
            }
        } else {
            if t() == 0 {
                while atomic(flags).load(Acquire) != 7 {} // %other
            }
            barrier(); // %met
            if t() == 0 {
                *y = 1;
                atomic(flags.add(1)).store(7, Release); // %last
            }
        }
    }
}

// run meets block=64 y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn meets(y: *mut u32) {
    let i = t();
    unsafe {
        *y.add(i) = 1;
        barrier();
        //% if i < 32 { barrier(); } => barrier-divergence@here
        //% if i != 5 { barrier(); } => barrier-divergence@here
        //% if i == 9 { return; } barrier(); => barrier-divergence@here
        atomic(y.add(i)).fetch_add(1, Relaxed);
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
