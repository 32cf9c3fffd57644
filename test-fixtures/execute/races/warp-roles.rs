//! Warps with roles: named barriers of producers and consumers, barriers in memory with phases,
//! rings of stages, votes and locks inside a warp, masks of the lanes that came.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, core_intrinsics, gpu_intrinsics)]
#![feature(gpu_launch_sized_workgroup_mem, link_llvm_intrinsics, stdarch_nvptx)]
#![allow(internal_features)]
use core::arch::asm;
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::AtomicU32;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};

unsafe extern "C" {
    #[link_name = "llvm.nvvm.shfl.sync.idx.i32"]
    fn shfl(mask: u32, v: u32, lane: u32, clamp: u32) -> u32;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn ballot(mask: u32, v: bool) -> u32;
    #[link_name = "llvm.nvvm.vote.all.sync"]
    fn all(mask: u32, v: bool) -> bool;
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn bar_warp(mask: u32);
}

unsafe fn at<'a>(place: *mut u32) -> &'a AtomicU32 {
    unsafe { AtomicU32::from_ptr(place) }
}
fn t() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn shared<T>(at: *const T) -> u32 {
    let offset: u32;
    unsafe {
        asm!("{{ .reg .u64 a; cvta.to.shared.u64 a, {1}; cvt.u32.u64 {0}, a; }}", out(reg32) offset, in(reg64) at as u64);
    }
    offset
}
unsafe fn init(bar: *mut u64, count: u32) {
    unsafe { asm!("mbarrier.init.shared::cta.b64 [{0}], {1};", in(reg32) shared(bar), in(reg32) count) }
}
unsafe fn arrive(bar: *mut u64) {
    unsafe { asm!("{{ .reg .b64 s; mbarrier.arrive.shared::cta.b64 s, [{0}]; }}", in(reg32) shared(bar)) }
}
unsafe fn wait(bar: *mut u64, parity: u32) {
    loop {
        let over: u32;
        unsafe {
            asm!("{{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [{1}], {2}; selp.u32 {0}, 1, 0, p; }}", out(reg32) over, in(reg32) shared(bar), in(reg32) parity); // %poll
        }
        if over != 0 {
            break;
        }
    }
}

// Producers and consumers of two stages, by four named barriers.
// run stages block=64 bytes=256 x=u32[256] y=u32[256]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn stages(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let lane = t() % 32;
    unsafe {
        if t() < 32 {
            for k in 0..8usize {
                if k % 2 == 0 {
                    if k >= 2 {
                        asm!("bar.sync 3, 64;"); // %free
                        //% => workgroup-race@made, workgroup-race@used
                    }
                    *tile.add(lane) = *x.add(k * 32 + lane); // %made
                    asm!("bar.arrive 1, 64;");
                } else {
                    if k >= 2 {
                        asm!("bar.sync 4, 64;");
                    }
                    *tile.add(32 + lane) = *x.add(k * 32 + lane); // %made_b
                    //% *tile.add(lane) = *x.add(k * 32 + lane); => workgroup-race@here, workgroup-race@used
                    asm!("bar.arrive 2, 64;");
                }
            }
        } else {
            for k in 0..8usize {
                if k % 2 == 0 {
                    asm!("bar.sync 1, 64;");
                } else {
                    asm!("bar.sync 2, 64;");
                    //% asm!("bar.sync 1, 64;"); => deadlock@free
                }
                *y.add(k * 32 + lane) = *tile.add(k % 2 * 32 + 31 - lane); // %used
                if k % 2 == 0 && k < 6 {
                    asm!("bar.arrive 3, 64;"); // %free_a
                } else if k < 7 && k % 2 == 1 {
                    asm!("bar.arrive 4, 64;");
                }
            }
        }
    }
}

// A ring of two stages with barriers in memory: full and empty.
// run ring block=64 bytes=320 x=u32[256] y=u32[256]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn ring(x: *const u32, y: *mut u32) {
    let bars = gpu_launch_sized_workgroup_mem::<u64>();
    let lane = t() % 32;
    unsafe {
        let tile = bars.add(8) as *mut u32;
        if t() == 0 {
            for s in 0..4 {
                init(bars.add(s), 32);
            }
        }
        _syncthreads();
        if t() < 32 {
            for k in 0..8usize {
                let s = k % 2;
                if k >= 2 {
                    wait(bars.add(2 + s), (k as u32 / 2 - 1) & 1);
                    //% => deadlock@poll
                    //% wait(bars.add(2 + s), (k as u32 / 2) & 1); => deadlock@poll
                }
                *tile.add(s * 32 + lane) = *x.add(k * 32 + lane); // %ring_put
                arrive(bars.add(s));
                //% if lane > 0 { arrive(bars.add(s)); } => deadlock@poll
            }
        } else {
            for k in 0..8usize {
                let s = k % 2;
                wait(bars.add(s), (k as u32 / 2) & 1);
                //% wait(bars.add(s), 0); => deadlock@poll
                //% wait(bars.add(1 - s), (k as u32 / 2) & 1); => deadlock@poll
                *y.add(k * 32 + lane) = *tile.add(s * 32 + 31 - lane); // %ring_get
                arrive(bars.add(2 + s));
                //% => deadlock@poll
                //% arrive(bars.add(3 - s)); => deadlock@poll
            }
        }
    }
}

// A lock in a warp: each lane by itself, which NVIDIA's threads may do.
// run lanes block=32 lock=u32[1] y=u32[4]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn lanes(lock: *mut u32, y: *mut u32) {
    unsafe {
        while at(lock).compare_exchange(0, 1, Acquire, Relaxed).is_err() {} // %spin
        *y += 1; // %locked
        //% *y += 1; bar_warp(!0); => deadlock@spin
        //% *y += 1; _syncthreads(); => deadlock@spin
        at(lock).store(0, Release);
    }
}

// Lanes choose a leader; what it writes the others read.
// run leader block=64 bytes=8 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn leader(x: *const u32, y: *mut u32) {
    let one = gpu_launch_sized_workgroup_mem::<u32>();
    let lane = t() as u32 % 32;
    unsafe {
        let first = ballot(!0, *x.add(t()) % 5 == 3).trailing_zeros();
        if lane == first {
            *one.add(t() / 32) = *x.add(t()); // %led
        }
        bar_warp(!0);
        //% => workgroup-race@led, workgroup-race@follow
        //% all(!0, true); => workgroup-race@led, workgroup-race@follow
        //% let _ = shfl(!0, lane, first, 31); => workgroup-race@led, workgroup-race@follow
        //% bar_warp(1 << first | 1 << lane); => workgroup-race@led, workgroup-race@follow
        *y.add(t()) = *one.add(t() / 32); // %follow
    }
}

// The number of a warp's threads at a barrier.
// run counts block=96 bytes=384 x=u32[96] y=u32[96]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn counts(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *tile.add(i) = *x.add(i); // %count_put
        if i < 64 {
            asm!("bar.sync 1, 64;"); // %pair
            //% asm!("bar.sync 1, 96;"); => deadlock@here
            //% asm!("bar.sync 1, 32;"); => workgroup-race@count_put, workgroup-race@count_get
            *y.add(i) = *tile.add(63 - i); // %count_get
        } else {
            asm!("bar.sync 2, 32;");
            //% asm!("bar.sync 1, 64;"); => deadlock@here
            *y.add(i) = *tile.add(159 - i);
        }
        asm!("bar.sync 0;");
        //% asm!("bar.sync 0, 64;"); => deadlock@here
    }
}

// A sum that shuffles and writes by one lane only.
// run shuffled block=64 bytes=8 x=u32[64] y=u32[1]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn shuffled(x: *const u32, y: *mut u32) {
    let sums = gpu_launch_sized_workgroup_mem::<u32>();
    let lane = t() % 32;
    unsafe {
        let mut v = *x.add(t());
        let mut by = 16;
        while by > 0 {
            v += shfl(!0, v, (lane as u32) ^ by, 31);
            by /= 2;
        }
        if lane == 0 {
            //% if lane < 2 { => workgroup-race@sum_put
            *sums.add(t() / 32) = v; // %sum_put
        }
        _syncthreads();
        //% => workgroup-race@sum_put, workgroup-race@sum_get
        //% bar_warp(!0); => workgroup-race@sum_put, workgroup-race@sum_get
        if t() == 0 {
            *y = *sums + *sums.add(1); // %sum_get
        }
    }
}

// A slot that is free when it has been read.
// run slot block=64 bytes=128 x=u32[128] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn slot(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let lane = t() % 32;
    unsafe {
        if t() < 32 {
            for k in 0..4 {
                asm!("bar.sync 2, 64;");
                //% => workgroup-race@slot_put, workgroup-race@slot_get
                *tile.add(lane) = *x.add(k * 32 + lane); // %slot_put
                asm!("bar.sync 1, 64;");
            }
        } else {
            asm!("bar.arrive 2, 64;");
            for k in 0..4 {
                asm!("bar.sync 1, 64;");
                //% asm!("bar.sync 1, 64;"); if k < 3 { asm!("bar.arrive 2, 64;"); } *y.add(k * 32 + lane) = *tile.add(lane); continue; => workgroup-race@slot_put, workgroup-race@here
                *y.add(k * 32 + lane) = *tile.add(31 - lane); // %slot_get
                if k < 3 {
                    asm!("bar.arrive 2, 64;");
                }
            }
        }
    }
}

// A slot that is empty at first: the wait for its release begins with the other parity.
// run parity block=64 bytes=320 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn parity(x: *const u32, y: *mut u32) {
    let full = gpu_launch_sized_workgroup_mem::<u64>();
    let lane = t() % 32;
    unsafe {
        let empty = full.add(1);
        let tile = full.add(8) as *mut u32;
        if t() == 0 {
            init(full, 32);
            init(empty, 32);
        }
        _syncthreads();
        for k in 0..2u32 {
            if t() < 32 {
                wait(empty, k ^ 1);
                //% wait(empty, k); => deadlock@poll
                //% => workgroup-race@parity_put, workgroup-race@parity_get
                *tile.add(lane) = *x.add(k as usize * 32 + lane); // %parity_put
                arrive(full);
                //% if lane != 7 { arrive(full); } => deadlock@poll
            } else {
                wait(full, k);
                //% wait(full, k ^ 1); => deadlock@poll
                //% => workgroup-race@parity_put, workgroup-race@parity_get
                *y.add(k as usize * 32 + lane) = *tile.add(31 - lane); // %parity_get
                arrive(empty);
            }
        }
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}
