//! Workgroup memory and barriers.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering};
use gpu::{b, barrier, t};

// run reverse grid=2 block=64 bytes=256 x=u32[128] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn reverse(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *tile.add(i) = *x.add(b() * 64 + i);
        //% if i != 5 { *tile.add(i) = *x.add(b() * 64 + i); } => uninitialised@read
        //% *tile.add(i + 1) = *x.add(b() * 64 + i); => workgroup-memory@here
        //% *tile.add(i * 2) = *x.add(b() * 64 + i); => workgroup-memory@here
        //% *(tile as *mut u64).add(i) = 0; => workgroup-memory@here
        barrier();
        //% if i < 32 { barrier(); } => barrier-divergence@here
        //% if i < 16 { barrier(); } else { barrier(); } => barrier-mismatch@here
        //% if i < 32 { barrier(); } else { barrier(); } => barrier-mismatch@here
        let v = *tile.add(63 - i); // %read
        //% let v = *tile.add(64 - i); => workgroup-memory@here
        //% let v = *tile.offset(62 - i as isize); => workgroup-memory@here
        //% let v = *(tile.byte_add(2)); => misaligned@here
        *y.add(b() * 64 + i) = v + 1;
    }
}

static mut COUNT: [AtomicU32; 8] = [const { AtomicU32::new(0) }; 8];

// run counted block=64 x=u32[64] y=u32[8]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn counted(x: *const u32, y: *mut u32) {
    let i = t();
    unsafe {
        let v = *x.add(i) as usize;
        COUNT[v % 8].fetch_add(1, Ordering::Relaxed);
        //% COUNT[v].fetch_add(1, Ordering::Relaxed); => panic@here
        //% COUNT.get_unchecked(v).fetch_add(1, Ordering::Relaxed); => undefined-behaviour@here
        //% (*COUNT.as_ptr().byte_add(1)).fetch_add(1, Ordering::Relaxed); => misaligned@here
        barrier();
        //% if i >= 8 { return } barrier(); => barrier-divergence@here
        if i < 8 {
            AtomicU32::from_ptr(y.add(i)).store(COUNT[i].load(Ordering::Relaxed), Ordering::Relaxed);
            //% AtomicU32::from_ptr(y.add(i + 1)).store(1, Ordering::Relaxed); => out-of-bounds@here
            //% AtomicU32::from_ptr(y.add(8)).fetch_or(1, Ordering::Relaxed); => out-of-bounds@here
            //% let _ = AtomicU32::from_ptr(y.byte_add(2)).compare_exchange(0, 1, Ordering::Relaxed, Ordering::Relaxed); => misaligned@here
        }
    }
}

static mut LOCK: AtomicU32 = AtomicU32::new(0);

// run handshake block=64 flag=u32[1] y=u32[64]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn handshake(flag: *mut u32, y: *mut u32) {
    let i = t();
    unsafe {
        let flag = AtomicU32::from_ptr(flag);
        if i == 40 {
            flag.store(1, Ordering::Release);
            //% flag.store(0, Ordering::Release); => deadlock@spin
        }
        while flag.load(Ordering::Acquire) == 0 {} // %spin
        //% while flag.load(Ordering::Acquire) != 2 {} => deadlock@here
        while LOCK.swap(1, Ordering::Acquire) == 1 {} // %lock
        *y.add(i) += 1;
        LOCK.store(0, Ordering::Release);
        //% if i != 7 { LOCK.store(0, Ordering::Release); } => deadlock@lock
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

