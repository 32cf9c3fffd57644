//! Kernels whose faults show in some orders of threads only, and kernels that are right in all.
//! `//~ KIND`: found in another order than the usual one; a finding needs no other comment.
#![no_std]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(abi_gpu_kernel, stdarch_amdgpu))]
use core::sync::atomic::{AtomicU32, Ordering};

#[cfg(target_arch = "nvptx64")]
use core::arch::nvptx::{_block_idx_x, _syncthreads, _thread_idx_x};

#[cfg(target_arch = "nvptx64")]
fn thread() -> usize {
    unsafe { _thread_idx_x() as usize }
}
#[cfg(target_arch = "nvptx64")]
fn block() -> usize {
    unsafe { _block_idx_x() as usize }
}
#[cfg(target_arch = "nvptx64")]
fn barrier() {
    unsafe { _syncthreads() }
}

#[cfg(target_arch = "amdgpu")]
fn thread() -> usize {
    core::arch::amdgpu::workitem_id_x() as usize
}
#[cfg(target_arch = "amdgpu")]
fn block() -> usize {
    core::arch::amdgpu::workgroup_id_x() as usize
}
#[cfg(target_arch = "amdgpu")]
fn barrier() {
    core::arch::amdgpu::s_barrier()
}

#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

unsafe fn atomic<'a>(at: *mut u32) -> &'a AtomicU32 {
    unsafe { AtomicU32::from_ptr(at) }
}

// The thread that comes first writes, and in the usual order that is the one which reads.
// run first block=64 count=u32[1] data=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn first(count: *mut u32, data: *mut u32) {
    let came = unsafe { atomic(count) }.fetch_add(1, Ordering::Relaxed);
    if came == 0 && thread() != 0 {
        unsafe { *data = 5 }; //~ global-race
    }
    if thread() == 0 {
        unsafe { *data += 1 }; //~ global-race
    }
}

// The first thread waits only when another one was faster.
// run waits block=64 flag=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn waits(flag: *mut u32) {
    let flag = unsafe { atomic(flag) };
    if thread() == 0 && flag.load(Ordering::Acquire) == 7 {
        while flag.load(Ordering::Acquire) != 9 {} //~ deadlock
    }
    if thread() == 40 {
        flag.store(7, Ordering::Release);
    }
}

// Whether the lock is free is looked at, and then it is taken: another thread may come between.
// run lock block=64 taken=u32[1] sum=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn lock(taken: *mut u32, sum: *mut u32) {
    let taken = unsafe { atomic(taken) };
    if thread() % 32 == 3 {
        while taken.load(Ordering::Acquire) != 0 {}
        taken.store(1, Ordering::Relaxed);
        unsafe { *sum += 1 }; //~ global-race
        taken.store(0, Ordering::Release);
    }
}

// The first block is not the first one to end.
// run order grid=4 block=32 count=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn order(count: *mut u32) {
    if thread() == 0 {
        let came = unsafe { atomic(count) }.fetch_add(1, Ordering::Relaxed) as usize;
        assert!(came == block()); //~ panic
    }
}

// run turns grid=4 block=64 taken=u32[1] sum=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn turns(taken: *mut u32, sum: *mut u32) {
    if thread() % 32 != 0 {
        return;
    }
    let taken = unsafe { atomic(taken) };
    while taken.compare_exchange(0, 1, Ordering::Acquire, Ordering::Relaxed).is_err() {}
    unsafe { *sum += 1 };
    taken.store(0, Ordering::Release);
}

// run last grid=4 block=64 count=u32[1] parts=u32[4] sum=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last(count: *mut u32, parts: *mut u32, sum: *mut u32) {
    if thread() == 0 {
        unsafe { *parts.add(block()) = block() as u32 };
        if unsafe { atomic(count) }.fetch_add(1, Ordering::AcqRel) == 3 {
            for i in 0..4 {
                unsafe { *sum += *parts.add(i) };
            }
        }
    }
    barrier();
}

// run grid grid=8 block=32 count=u32[1] x=u32[256] out=u32[8]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn grid(count: *mut u32, x: *const u32, out: *mut u32) {
    let count = unsafe { atomic(count) };
    if thread() == 0 {
        unsafe { *out.add(block()) = *x.add(block()) };
        count.fetch_add(1, Ordering::Release);
        while count.load(Ordering::Acquire) != 8 {}
    }
    barrier();
    if thread() == 1 {
        assert!(unsafe { *out.add(7 - block()) } == 7 - block() as u32);
    }
}

// The producer of a ring of four may be five ahead: this shows where it stops behind its check.
// run ahead grid=2 block=1 slots=u32[4] head=u32[1] tail=u32[1] sum=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn ahead(slots: *mut u32, head: *mut u32, tail: *mut u32, sum: *mut u32) {
    let (head, tail) = unsafe { (atomic(head), atomic(tail)) };
    if block() == 0 {
        for k in 0..12u32 {
            while k - tail.load(Ordering::Acquire) >= 5 {}
            unsafe { *slots.add(k as usize % 4) = k }; //~ global-race
            head.store(k + 1, Ordering::Release);
        }
    } else {
        for k in 0..12u32 {
            while head.load(Ordering::Acquire) <= k {}
            unsafe { *sum += *slots.add(k as usize % 4) }; //~ global-race
            tail.store(k + 1, Ordering::Release);
        }
    }
}

// run abreast grid=2 block=1 slots=u32[4] head=u32[1] tail=u32[1] sum=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn abreast(slots: *mut u32, head: *mut u32, tail: *mut u32, sum: *mut u32) {
    let (head, tail) = unsafe { (atomic(head), atomic(tail)) };
    if block() == 0 {
        for k in 0..12u32 {
            while k - tail.load(Ordering::Acquire) >= 4 {}
            unsafe { *slots.add(k as usize % 4) = k };
            head.store(k + 1, Ordering::Release);
        }
    } else {
        for k in 0..12u32 {
            while head.load(Ordering::Acquire) <= k {}
            unsafe { *sum += *slots.add(k as usize % 4) };
            tail.store(k + 1, Ordering::Release);
        }
    }
}

// The barrier of the grid does not count its rounds: from the second one on nobody waits.
// run rounds grid=2 block=32 count=u32[1] cells=u32[128]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rounds(count: *mut u32, cells: *mut u32) {
    let count = unsafe { atomic(count) };
    let i = block() * 32 + thread();
    let mut from = 0;
    for _ in 0..3 {
        unsafe { *cells.add(64 - from + i) = *cells.add(from + 63 - i) + 1 }; //~ global-race
        barrier();
        if thread() == 0 {
            count.fetch_add(1, Ordering::AcqRel);
            while count.load(Ordering::Acquire) < 2 {}
        }
        barrier();
        from = 64 - from;
    }
}

// run counted grid=2 block=32 count=u32[1] cells=u32[128]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn counted(count: *mut u32, cells: *mut u32) {
    let count = unsafe { atomic(count) };
    let i = block() * 32 + thread();
    let mut from = 0;
    for k in 0..3u32 {
        unsafe { *cells.add(64 - from + i) = *cells.add(from + 63 - i) + 1 };
        barrier();
        if thread() == 0 {
            count.fetch_add(1, Ordering::AcqRel);
            while count.load(Ordering::Acquire) < 2 * (k + 1) {}
        }
        barrier();
        from = 64 - from;
    }
}

// A number around a value says that it has changed, and does not keep it from being read meanwhile.
// run sequence grid=2 block=1 number=u32[1] value=u32[1] out=u32[1]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sequence(number: *mut u32, value: *mut u32, out: *mut u32) {
    let number = unsafe { atomic(number) };
    if block() == 0 {
        number.store(1, Ordering::Relaxed);
        unsafe { *value = 5 }; //~ global-race
        number.store(2, Ordering::Release);
    } else {
        loop {
            let before = number.load(Ordering::Acquire);
            let v = unsafe { *value }; //~ global-race
            if before == 2 && number.load(Ordering::Relaxed) == 2 {
                unsafe { *out = v };
                break;
            }
        }
    }
}
