//! Patterns between threads and blocks as programs have them: the last block, tickets, queues,
//! locks, sense-reversing barriers, look-back, double buffers, transpositions, sorting, claims.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release, SeqCst};
use core::sync::atomic::{fence, AtomicU32, AtomicU64};
use gpu::{b, barrier, t};

unsafe fn at<'a>(place: *mut u32) -> &'a AtomicU32 {
    unsafe { AtomicU32::from_ptr(place) }
}

// The last block to finish sums up what the others have written.
// run last_block grid=4 block=32 x=u32[128] parts=u32[4] done=u32:0 n=u32[1] y=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last_block(x: *const u32, parts: *mut u32, _done: u32, n: *mut u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let _ = tile;
    static mut UNUSED: u32 = 0;
    let i = t();
    unsafe {
        if i == 0 {
            let mut s = 0u32;
            for k in 0..32 {
                s += *x.add(b() * 32 + k);
            }
            *parts.add(b()) = s; // %part
            fence(SeqCst);
            //% => global-race@part, global-race@total
            //% fence(Release); => nothing
            //% fence(Acquire); => global-race@part, global-race@total
            if at(n).fetch_add(1, Relaxed) == 3 {
                fence(SeqCst);
                //% => global-race@part, global-race@total
                //% fence(Acquire); => nothing
                let mut s = 0;
                for k in 0..4 {
                    s += *parts.add(k); // %total
                }
                *y = s;
            }
        }
        let _ = &raw const UNUSED;
    }
}

// run last_acqrel grid=4 block=32 x=u32[128] parts=u32[4] n=u32[1] y=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last_acqrel(x: *const u32, parts: *mut u32, n: *mut u32, y: *mut u32) {
    let i = t();
    unsafe {
        if i == 0 {
            *parts.add(b()) = *x.add(b()); // %part_a
            //% *parts.add(b() / 2) = *x.add(b()); => global-race@here
            if at(n).fetch_add(1, AcqRel) == 3 {
                //% if at(n).fetch_add(1, Release) == 3 { => global-race@part_a, global-race@total_a
                //% if at(n).fetch_add(1, Acquire) == 3 { => global-race@part_a, global-race@total_a
                //% if at(n).fetch_add(1, Relaxed) == 3 { => global-race@part_a, global-race@total_a
                //% if at(n).fetch_add(1, SeqCst) == 3 { => nothing
                //% if at(n).fetch_add(1, AcqRel) == 2 { => global-race@part_a, global-race@total_a
                let mut s = 0;
                for k in 0..4 {
                    s += *parts.add(k); // %total_a
                }
                *y = s;
            }
        }
    }
}

// Each thread of the last block reads what threads of other blocks wrote: the barrier passes it on.
// run last_wide grid=3 block=64 x=u32[192] parts=u32[192] n=u32[1] y=u32[64]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last_wide(x: *const u32, parts: *mut u32, n: *mut u32, y: *mut u32) {
    let i = t();
    let last = gpu_launch_sized_workgroup_mem::<u32>();
    let _ = last;
    unsafe {
        *parts.add(b() * 64 + i) = *x.add(b() * 64 + i); // %wide_part
        barrier();
        //% => global-race@wide_part, global-race@wide_total
        if i == 0 {
            let k = at(n).fetch_add(1, AcqRel);
            at(LAST.add(b())).store(k, Relaxed); // %last_set
        }
        barrier();
        if at(LAST.add(b())).load(Relaxed) == 2 {
            let mut s = 0;
            for k in 0..3 {
                s += *parts.add(k * 64 + 63 - i); // %wide_total
            }
            *y.add(i) = s;
        }
    }
}
static mut LASTS: [u32; 3] = [0; 3];
const LAST: *mut u32 = &raw mut LASTS as *mut u32;

// A lock by tickets.
// run ticket grid=4 block=1 lock=u32[2] y=u32[4]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn ticket(lock: *mut u32, y: *mut u32) {
    unsafe {
        if b() == 0 {
            at(lock.add(1)).store(0, Relaxed);
        }
        let mine = at(lock).fetch_add(1, Relaxed);
        while at(lock.add(1)).load(Acquire) != mine {} // %ticket_wait
        //% while at(lock.add(1)).load(Relaxed) != mine {} => global-race@ticket_body
        //% while at(lock.add(1)).load(Acquire) != mine + 1 {} => deadlock@here
        *y += 1; // %ticket_body
        at(lock.add(1)).store(mine + 1, Release);
        //% at(lock.add(1)).store(mine + 1, Relaxed); => global-race@ticket_body
        //% at(lock.add(1)).fetch_add(1, Release); => nothing
        //% at(lock.add(1)).store(mine, Release); => deadlock@ticket_wait
    }
}

// A lock by compare-exchange.
// run cas grid=4 block=2 lock=u32[1] y=u32[4]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn cas(lock: *mut u32, y: *mut u32) {
    unsafe {
        while at(lock).compare_exchange(0, 1, Acquire, Relaxed).is_err() {} // %cas_try
        //% while at(lock).compare_exchange(0, 1, Relaxed, Relaxed).is_err() {} => global-race@cas_body
        //% while at(lock).compare_exchange(0, 1, Relaxed, Acquire).is_err() {} => global-race@cas_body
        //% while at(lock).compare_exchange(0, 1, AcqRel, Acquire).is_err() {} => nothing
        //% while at(lock).compare_exchange(1, 2, Acquire, Relaxed).is_err() {} => deadlock@here
        *y += 1; // %cas_body
        at(lock).store(0, Release);
        //% at(lock).store(0, Relaxed); => global-race@cas_body
        //% *lock = 0; => global-race@here, global-race@cas_try, global-race@cas_body
        //% at(lock).swap(0, Release); => nothing
    }
}

// A queue of one: a flag for full.
// run slot grid=2 block=1 full=u32[1] slot=u32[1] y=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn slot(full: *mut u32, slot: *mut u32, y: *mut u32) {
    unsafe {
        if b() == 0 {
            for k in 0..4 {
                //% for k in 0..3 { => deadlock@full
                while at(full).load(Acquire) == 1 {} // %empty
                //% while at(full).load(Relaxed) == 1 {} => global-race@filled, global-race@taken
                *slot = k; // %filled
                at(full).store(1, Release);
                //% at(full).store(1, Relaxed); => global-race@filled, global-race@taken
            }
        } else {
            for k in 0..4 {
                //% for k in 0..2 { => deadlock@empty
                //% for k in 0..3 { => nothing
                while at(full).load(Acquire) == 0 {} // %full
                *y.add(k) = *slot; // %taken
                at(full).store(0, Release);
                //% => deadlock@empty
            }
        }
    }
}

// Look-back: each block waits for the sum of the block before it.
// run lookback grid=4 block=32 x=u32[128] sums=u32[4] flags=u32[4]! y=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn lookback(x: *const u32, sums: *mut u32, _flags: *mut u32, y: *mut u32) {
    let i = t();
    unsafe {
        if i == 0 {
            let mut before = 0;
            if b() > 0 {
                while at(FLAG.add(b() - 1)).load(Acquire) == 0 {} // %look
                //% while at(FLAG.add(b())).load(Acquire) == 0 {} => deadlock@here
                //% while at(FLAG.add(b() - 1)).load(Relaxed) == 0 {} => global-race@back_sum, global-race@back_read
                //% while core::ptr::read_volatile(FLAG.add(b() - 1)) == 0 {} => global-race@here, global-race@back_flag, global-race@back_sum, global-race@back_read
                before = *sums.add(b() - 1); // %back_read
            }
            *sums.add(b()) = before + *x.add(b() * 32); // %back_sum
            at(FLAG.add(b())).store(1, Release); // %back_flag
            //% if b() != 2 { at(FLAG.add(b())).store(1, Release); } => deadlock@look
            //% core::ptr::write_volatile(FLAG.add(b()), 1); => global-race@here, global-race@look, global-race@back_sum, global-race@back_read
            *y.add(b()) = before;
        }
    }
}
static mut FLAGS: [u32; 4] = [0; 4];
const FLAG: *mut u32 = &raw mut FLAGS as *mut u32;

// A barrier of all blocks that can be used again.
// run phases grid=4 block=32 n=u32[1] x=u32[128] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn phases(n: *mut u32, _x: *const u32, y: *mut u32) {
    let i = t();
    unsafe {
        for round in 0..3u32 {
            let mine = (b() + round as usize) % 4;
            *y.add(mine * 32 + i) = round; // %phase_put
            barrier();
            //% => global-race@phase_put
            if i == 0 {
                at(n).fetch_add(1, Release);
                //% at(n).fetch_add(1, Relaxed); => global-race@phase_put
                while at(n).load(Acquire) < 4 * (round + 1) {} // %phase_wait
                //% while at(n).load(Acquire) < 4 * round {} => global-race@phase_put
                //% while at(n).load(Relaxed) < 4 * (round + 1) {} => global-race@phase_put
            }
            barrier();
            //% => global-race@phase_put
        }
    }
}

// A counter that nobody waits for, and one that says where to write.
// run claims grid=2 block=32 n=u32[1] x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn claims(n: *mut u32, x: *const u32, y: *mut u32) {
    let i = b() * 32 + t();
    unsafe {
        let k = at(n).fetch_add(1, Relaxed) as usize; // %claim
        //% let k = { let v = *n; *n = v + 1; v as usize % 64 }; => global-race@here
        //% let k = at(n).load(Relaxed) as usize; at(n).store(k as u32 + 1, Relaxed); => nothing
        //% let k = { let v = at(n).load(Relaxed); *n = v + 1; v as usize % 64 }; => global-race@here
        //% let k = at(n).fetch_add(1, Relaxed) as usize / 2; => global-race@claim_put
        //% let k = core::ptr::read_volatile(n) as usize + i; core::ptr::write_volatile(n, 0); => global-race@here
        *y.add(k) = *x.add(i); // %claim_put
    }
}

// Sizes of atomic operations: 32 and 64 bits at one place.
// run sizes grid=2 block=32 n=u64[16]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sizes(n: *mut u64) {
    unsafe {
        let wide = AtomicU64::from_ptr(n);
        if b() == 0 {
            wide.fetch_add(1, Relaxed); // %wide
            //% at(n as *mut u32).fetch_add(1, Relaxed); at(n as *mut u32).fetch_add(1, Relaxed); => global-race@here, global-race@wide_too
            //% AtomicU64::from_ptr(n.add(1)).fetch_add(1, Relaxed); at((n as *mut u32).add(2)).fetch_add(1, Relaxed); => global-race@here
        } else {
            wide.fetch_add(1, Relaxed); // %wide_too
            //% at((n as *mut u32).add(1)).fetch_add(1, Relaxed); => global-race@here, global-race@wide
            //% at((n as *mut u32).add(2)).fetch_add(1, Relaxed); => nothing
            //% *(n as *mut u8).add(7) = 1; => global-race@here, global-race@wide
            //% *(n as *mut u8).add(8 + t()) = 1; => nothing
        }
    }
}

// Bytes and bit fields beside each other: bytes of one word do not race, bits of one byte do.
// run fields grid=2 block=32 y=u8[64]! bits=u8[8]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fields(y: *mut u8, bits: *mut u8) {
    let i = b() * 32 + t();
    unsafe {
        *y.add(i) = i as u8; // %field
        //% *y.add(i ^ (i >> 5)) = 1; => nothing
        //% *y.add(i / 2 * 2) = 1; => global-race@here
        //% *(y.add(i / 2 * 2) as *mut u16) = 1; => global-race@here
        if i % 8 == 0 {
            *bits.add(i / 8) |= 1 << (i % 8); // %bit
            //% *bits.add((i + 8) / 16) |= 1 << (i % 8); => global-race@here
            //% *bits.add(i / 8) |= *bits.add((i / 8 + 1) % 8); => global-race@here
        }
    }
}

// Writes of the same value.
// run same block=64 x=u32[64] found=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn same(x: *const u32, found: *mut u32) {
    unsafe {
        if *x.add(t()) > 20 {
            at(found).store(1, Relaxed);
            //% *found = 1; => global-race@here
            //% *(found as *mut u8) = 1; => global-race@here
            //% core::ptr::write_volatile(found, 1); => global-race@here
        }
    }
}

// A transposition by tiles, twice.
// run transpose grid=2 block=64 bytes=256 x=u32[128] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn transpose(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    let (r, c) = (i / 8, i % 8);
    unsafe {
        for k in 0..2 {
            *tile.add(r * 8 + c) = *x.add(k * 64 + i); // %tp_put
            barrier();
            //% => workgroup-race@tp_put, workgroup-race@tp_get
            //% if k == 0 { barrier(); } => workgroup-race@tp_put, workgroup-race@tp_get
            let v = *tile.add(c * 8 + r); // %tp_get
            barrier();
            //% => workgroup-race@tp_put, workgroup-race@tp_get
            //% if k == 1 { barrier(); } => workgroup-race@tp_put, workgroup-race@tp_get
            //% if k == 0 { barrier(); } => nothing
            if b() == k {
                *y.add(k * 64 + i) = v;
            }
        }
    }
}

// Two buffers in turns, with one barrier a round.
// run buffers block=64 bytes=512 x=u32[512] y=u32[512]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn buffers(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *tile.add(i) = *x.add(i); // %buf_first
        for k in 0..8usize {
            barrier();
            //% => workgroup-race@buf_first, workgroup-race@buf_next, workgroup-race@buf_use
            //% if k % 2 == 0 { barrier(); } => workgroup-race@buf_next, workgroup-race@buf_use
            if k < 7 {
                *tile.add((k + 1) % 2 * 64 + i) = *x.add((k + 1) * 64 + i); // %buf_next
                //% *tile.add(k % 2 * 64 + i) = *x.add((k + 1) * 64 + i); => workgroup-race@here, workgroup-race@buf_use
            }
            *y.add(k * 64 + i) = *tile.add(k % 2 * 64 + 63 - i); // %buf_use
        }
    }
}

// A bitonic sort in workgroup memory.
// run bitonic block=64 bytes=512 x=u32[128] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bitonic(x: *const u32, y: *mut u32) {
    let a = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *a.add(i) = *x.add(127 - i); // %sort_low
        *a.add(i + 64) = *x.add(63 - i); // %sort_high
        let mut k = 2;
        while k <= 128 {
            let mut j = k / 2;
            while j > 0 {
                barrier();
                //% if j < 64 { barrier(); } => workgroup-race@sort_read, workgroup-race@sort_swap
                //% if j > 1 { barrier(); } => workgroup-race@sort_low, workgroup-race@sort_high, workgroup-race@sort_read, workgroup-race@sort_swap
                let p = 2 * i - (i & (j - 1));
                //% let p = 2 * i - (i & j); => workgroup-race@sort_read, workgroup-race@sort_swap, workgroup-memory@sort_read
                let (u, v) = (*a.add(p), *a.add(p + j)); // %sort_read
                if (u > v) == (p & k == 0) {
                    (*a.add(p), *a.add(p + j)) = (v, u); // %sort_swap
                }
                j /= 2;
            }
            k *= 2;
        }
        barrier();
        //% => workgroup-race@sort_swap, workgroup-race@sort_out
        *y.add(i) = *a.add(127 - i);
        *y.add(i + 64) = *a.add(63 - i); // %sort_out
    }
}

// Threads that leave early.
// run early block=64 bytes=256 x=u32[64] y=u32[64] n=u32:40
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn early(x: *const u32, y: *mut u32, n: u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *tile.add(i) = *x.add(i); // %early_put
        barrier();
        //% if i >= n as usize { return; } barrier(); => barrier-divergence@here
        //% if i as u32 > n { barrier(); return; } barrier(); => barrier-mismatch@here
        //% if i < 32 { barrier(); } => barrier-divergence@here, workgroup-race@early_put, workgroup-race@early_get
        if i as u32 >= n {
            return;
        }
        *y.add(i) = *tile.add(63 - i); // %early_get
    }
}

// Loops of different length around a barrier.
// run trips block=64 bytes=256 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn trips(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        let mut v = *x.add(i);
        for k in 0..4 {
            //% for k in 0..4 + i / 63 { => barrier-divergence@trip_a, barrier-divergence@trip_b
            //% for k in (0..4).skip(i / 48) { => barrier-divergence@trip_a, barrier-divergence@trip_b
            *tile.add(i) = v + k as u32;
            barrier(); // %trip_a
            v = *tile.add((i + 1) % 64);
            barrier(); // %trip_b
            //% if v > 1000 { break; } barrier(); => nothing
            //% if v == 20 { break; } barrier(); => barrier-divergence@trip_a, barrier-divergence@here
        }
        *y.add(i) = v;
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
