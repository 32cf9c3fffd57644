//! Values that nothing has written: scalars, options and padding that are copied, results.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use core::mem::MaybeUninit;
use gpu::{b, barrier, t};

#[derive(Clone, Copy)]
struct Pair { a: u8, b: u32 }
#[derive(Clone, Copy)]
enum Shape { Empty, Circle(f32), Rect(f32, f32) }
fn find(x: u32) -> Option<u32> { if x % 2 == 0 { Some(x) } else { None } }
fn shape(x: u32) -> Shape { match x % 3 { 0 => Shape::Empty, 1 => Shape::Circle(1.0), _ => Shape::Rect(1.0, 2.0) } }

// run fine block=32 y=u64[32] z=u64[32] s=u32[96] r=u64[96]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fine(y: *mut Option<u32>, z: *mut Pair, s: *mut Shape, r: *mut Result<u64, Pair>) {
    let i = t();
    unsafe {
        *y.add(i) = find(i as u32);
        let o = find(i as u32 + 1);
        let p = o;
        if i > 3 { *y.add(i) = p; }
        *z.add(i) = Pair { a: 1, b: 2 };
        *s.add(i) = shape(i as u32);
        let c = *s.add(i);
        *s.add(i) = c;
        *r.add(i) = if i % 2 == 0 { Ok(1) } else { Err(Pair { a: 1, b: i as u32 }) };
        let q = *r.add(i);
        *r.add(i) = q;
    }
}

// run plain block=32 y=u32[32]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn plain(y: *mut u32) {
    let i = t();
    unsafe {
        let v = i as u32;
        //% let v: u32 = MaybeUninit::uninit().assume_init(); => uninitialised@here
        //% let mut m = MaybeUninit::<u32>::uninit(); if i < 4 { m.write(1); } let v = m.assume_init(); => uninitialised@here
        //% let mut m = [const { MaybeUninit::<u32>::uninit() }; 12]; for j in 0..11 { m[j].write(1); } let v = m[i % 12].assume_init(); => uninitialised@here
        //% static mut S: MaybeUninit<[u32; 40]> = MaybeUninit::uninit(); let s = &raw mut S as *mut u32; *s.add(i) = 1; let v = *s.add(i + 1); => uninitialised@here
        //% const M: MaybeUninit<[u32; 8]> = MaybeUninit::uninit(); let v = M.assume_init()[i % 8]; => uninitialised@here
        let mut values = [v; 4];
        //% let mut values: [u32; 4] = MaybeUninit::uninit().assume_init(); values[0] = v; => uninitialised@other
        *y.add(i) = v; // %store
        *y.add(i) = values[i % 4]; // %other
    }
}

fn load(p: *const u32, i: usize) -> u32 {
    unsafe { *p.add(i) } // %load
}

// run tile block=32 bytes=128 x=u32[32] y=u32[32]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tile(x: *const u32, y: *mut u32) {
    let i = t();
    let w = core::intrinsics::gpu::gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        *w.add(i) = *x.add(i);
        //% if i > 3 { *w.add(i) = *x.add(i); } => uninitialised@load, uninitialised@pair
        barrier();
        let v = load(w, 31 - i);
        let pair = [v, *w.add(i)]; // %pair
        barrier();
        let mut s = 0;
        for k in 0..2 { s += pair[k]; }
        *y.add(i) = s;
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
