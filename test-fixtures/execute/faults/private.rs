//! Private memory: variables that nothing has written, that are gone, or that are too small.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use core::mem::MaybeUninit;
use gpu::t;

fn lost() -> *const u32 {
    let x = t() as u32;
    &x
}

fn sum(values: *const u32, count: usize) -> u32 {
    let mut sum = 0u32;
    for i in 0..count {
        sum = sum.wrapping_add(unsafe { *values.add(i) }); // %sum
    }
    sum
}

#[derive(Clone, Copy)]
struct Padded {
    small: u8,
    large: u32,
}

// run locals block=32 out=u32[32]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn locals(out: *mut u32) {
    let i = t();
    unsafe {
        let values = [i as u32; 8];
        //% let values: [u32; 8] = MaybeUninit::uninit().assume_init(); => uninitialised@sum
        let mut part: [MaybeUninit<u32>; 8] = [MaybeUninit::uninit(); 8];
        for k in 0..8 {
            //% for k in 0..7 { => uninitialised@use
            //% for k in 1..8 { => uninitialised@use
            part[k] = MaybeUninit::new(k as u32);
        }
        let copy = part;
        let total = copy.iter().fold(0u32, |a, v| a.wrapping_add(v.assume_init())); // %use
        let p = Padded { small: 1, large: 2 };
        let q = p;
        let one = MaybeUninit::new(i as u32);
        //% let one = MaybeUninit::<u32>::uninit(); => uninitialised@one
        let moved = one;
        let mut s = sum(values.as_ptr(), 8);
        //% let mut s = sum(values.as_ptr(), 9); => out-of-bounds@sum
        //% let mut s = sum(values.as_ptr().add(1), 8); => out-of-bounds@sum
        //% let mut s = sum(values.as_ptr().byte_add(2), 1); => misaligned@sum
        //% let mut s = sum(core::ptr::null(), 1); => null-pointer@sum
        //% let mut s = sum(lost(), 1); => dangling-pointer@sum
        //% let mut s = *lost(); => dangling-pointer@here
        //% let mut s = sum(core::ptr::dangling(), 1); => null-pointer@sum
        //% let mut s = *values.as_ptr().sub(1); => out-of-bounds@here
        //% let mut s = *(&raw const p.small).add(1) as u32; => uninitialised@here
        //% let mut s = *(&raw const p as *const u64) as u32; => uninitialised@here
        s = s.wrapping_add(moved.assume_init().wrapping_add(1)); // %one
        *out.add(i) = s.wrapping_add(total).wrapping_add(q.large + q.small as u32);
    }
}

fn pick<'a>(table: &'a [u32; 4], other: &'a mut Option<u32>, i: usize) -> u32 {
    *other = Some(table[i % 4]);
    //% *other = Some(table[i + 1]); => panic@here
    other.unwrap()
}

fn depth(n: u32, room: &[u32; 64]) -> u32 {
    let own = [n; 64];
    if n == 0 { room[0] } else { depth(n - 1, &own) + 1 }
    //% if n > 100_000_000 { room[0] } else { depth(n + 1, &own) + 1 } => stack-overflow@here
}

// run calls block=4 out=u32[4]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn calls(out: *mut u32) {
    let i = t();
    let mut slot = None;
    let v = pick(&[1, 2, 3, 4], &mut slot, i);
    let d = depth(10, &[7; 64]); // %deeper
    let f: fn(&[u32; 4], &mut Option<u32>, usize) -> u32 = pick;
    //% let f: fn(&[u32; 4], &mut Option<u32>, usize) -> u32 = unsafe { core::mem::transmute(8usize) }; => invalid-pointer@call
    //% let f: fn(&[u32; 4], &mut Option<u32>, usize) -> u32 = unsafe { core::mem::transmute(out) }; => invalid-pointer@call
    //% let f: fn(&[u32; 4], &mut Option<u32>, usize) -> u32 = unsafe { core::mem::transmute(lost as fn() -> *const u32) }; => undefined-behaviour@call
    let w = f(&[5, 6, 7, 8], &mut slot, i); // %call
    unsafe { *out.add(i) = v + d + w };
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

