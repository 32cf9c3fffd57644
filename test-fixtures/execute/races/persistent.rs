//! Kernels that stay: work queues, locks by tickets, scans that look back, values behind a sequence
//! number, mailboxes between warps, slots that are used again.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use core::sync::atomic::{AtomicU32, fence};
use gpu::{b, barrier, t};

unsafe fn at<'a>(place: *mut u32) -> &'a AtomicU32 {
    unsafe { AtomicU32::from_ptr(place) }
}

// A lock that is taken in turns.
// run tickets grid=3 block=32 x=u32[4] turns=u32[1] serving=u32[1] sum=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tickets(x: *const u32, turns: *mut u32, serving: *mut u32, sum: *mut u32) {
    unsafe {
        if t() == 0 {
            let mine = at(turns).fetch_add(1, Relaxed);
            while at(serving).load(Acquire) != mine {} // %turn
            //% while at(serving).load(Relaxed) != mine {} => global-race@sum
            //% while at(serving).load(Relaxed) != mine {} fence(Acquire); => nothing
            *sum += *x.add(b()); // %sum
            at(serving).store(mine + 1, Release);
            //% at(serving).store(mine + 1, Relaxed); => global-race@sum
            //% fence(Release); at(serving).store(mine + 1, Relaxed); => nothing
            //% at(serving).store(mine, Release); => deadlock@turn
            //% *serving = mine + 1; => global-race@here, global-race@turn, global-race@sum
        }
    }
}

// Blocks take work until there is none.
// run queue grid=2 block=64 bytes=4 x=u32[256] next=u32[1] y=u32[256]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn queue(x: *const u32, next: *mut u32, y: *mut u32) {
    let work = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        loop {
            if t() == 0 {
                *work = at(next).fetch_add(1, Relaxed); // %take
                //% *work = *next; *next += 1; => global-race@here
            }
            barrier(); // %meet
            //% => workgroup-race@take, workgroup-race@taken
            let w = *work as usize; // %taken
            barrier();
            //% => workgroup-race@take, workgroup-race@taken, barrier-divergence@meet
            if w >= 4 {
                break;
            }
            *y.add(w * 64 + t()) = *x.add(w * 64 + t()); // %done
        }
    }
}

// A scan that looks back: sums of blocks with state 10, of all before with 20.
// run back grid=4 block=32 x=u32[4] state=u32[4] own=u32[4] all=u32[4]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn back(x: *const u32, state: *mut u32, own: *mut u32, all: *mut u32) {
    unsafe {
        if t() != 0 {
            return;
        }
        let mut sum = *x.add(b());
        *own.add(b()) = sum;
        at(state.add(b())).store(10, Release);
        let mut k = b();
        while k > 0 {
            k -= 1;
            let mut known = 0;
            while known < 10 {
                known = at(state.add(k)).load(Acquire);
                //% known = at(state.add(k)).load(Relaxed); => global-race@published, global-race@seen
                //% known = at(state.add(k)).load(Relaxed); fence(Acquire); => nothing
            }
            if known == 20 {
                sum += *all.add(k); // %seen
                break;
            }
            sum += *own.add(k);
        }
        *all.add(b()) = sum; // %published
        at(state.add(b())).store(20, Release);
        //% at(state.add(b())).store(20, Relaxed); => global-race@published, global-race@seen
        //% fence(Release); at(state.add(b())).store(20, Relaxed); => nothing
    }
}

// One thread gives words to a thread of another wave, through one slot.
// run mailbox block=128 bytes=8 x=u32[4] y=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mailbox(x: *const u32, y: *mut u32) {
    let full = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        let slot = full.add(1);
        if t() == 0 {
            *full = 0; // %empty
        }
        barrier();
        //% => workgroup-race@empty, workgroup-race@ready
        if t() == 0 {
            for k in 0..3 {
                while at(full).load(Acquire) != 0 {} // %free
                //% while at(full).load(Relaxed) != 0 {} => workgroup-race@put, workgroup-race@got
                *slot = *x.add(k); // %put
                at(full).store(1, Release);
                //% at(full).store(1, Relaxed); => workgroup-race@put, workgroup-race@got
            }
        } else if t() == 64 {
            for k in 0..3 {
                while at(full).load(Acquire) != 1 {} // %ready
                *y.add(k) = *slot; // %got
                at(full).store(0, Release);
                //% at(full).store(0, Relaxed); => workgroup-race@put, workgroup-race@got
                //% at(full).store(2, Release); => deadlock@ready, deadlock@free
            }
        }
    }
}

// A maximum and a sum in one word: it is used again.
// run again block=64 bytes=4 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn again(x: *const u32, y: *mut u32) {
    let word = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        let v = *x.add(t());
        if t() == 0 {
            *word = 0;
        }
        barrier();
        at(word).fetch_max(v, Relaxed);
        barrier();
        let most = at(word).load(Relaxed); // %most
        barrier();
        //% => workgroup-race@most, workgroup-race@zero
        if t() == 0 {
            *word = 0; // %zero
        }
        barrier();
        //% => workgroup-race@zero, workgroup-race@add
        at(word).fetch_add(most - v, Relaxed); // %add
        barrier();
        *y.add(t()) = at(word).load(Relaxed);
    }
}

// The edge of a neighbour's part: all threads have written it before one says so.
// run halo grid=2 block=64 x=u32[128] parts=u32[128] flags=u32[2] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halo(x: *const u32, parts: *mut u32, flags: *mut u32, y: *mut u32) {
    let other = 1 - b();
    unsafe {
        *parts.add(b() * 64 + t()) = *x.add(b() * 64 + t()); // %part
        barrier();
        //% => global-race@part, global-race@edge
        if t() == 0 {
            at(flags.add(b())).store(7, Release);
            //% at(flags.add(b())).store(7, Relaxed); => global-race@part, global-race@edge
            while at(flags.add(other)).load(Acquire) != 7 {} // %wait
            //% => global-race@part, global-race@edge
            //% while at(flags.add(other)).load(Acquire) != 8 {} => deadlock@here
        }
        barrier();
        //% => global-race@part, global-race@edge
        *y.add(b() * 64 + t()) = *parts.add(other * 64 + 63 - t()); // %edge
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
