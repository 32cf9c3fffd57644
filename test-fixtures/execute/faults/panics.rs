//! Panics: overflow, division, indices, unwrap, assertions, in the profile with checks.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use gpu::t;

// run arithmetic checks block=40 x=i32[40] y=u8[40] out=i64[40]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn arithmetic(x: *const i32, y: *const u8, out: *mut i64) {
    let i = t();
    let (x, y) = unsafe { (core::slice::from_raw_parts(x, 40), core::slice::from_raw_parts(y, 40)) };
    let a = x[i];
    //% let a = x[i + 1]; => panic@here
    let b = y[39 - i];
    //% let b = y[38 - i]; => panic@here
    let sum = a + b as i32;
    //% let sum = a + i32::MAX; => panic@here
    //% let sum = -(a - 1 - i32::MAX); => panic@here
    //% let sum = (b * 7) as i32; => panic@here
    //% let sum = (b - 20) as i32; => panic@here
    //% let sum = (a << (b + 3)) as i32; => panic@here
    //% let sum = a / (b as i32 - 39 + i as i32); => panic@here
    //% let sum = a % (a - i as i32); => panic@here
    //% let sum = i32::MIN / (a - i as i32 - 1); => panic@here
    let wide = sum as i64 * 3;
    //% let wide = sum as i64 * i64::MAX; => panic@here
    let index = (wide as usize) % 40;
    let half = &x[..index / 2];
    //% let half = &x[..index + 10]; => panic@here
    //% let half = &x[index..20]; => panic@here
    let first = half.first().copied().unwrap_or(0);
    //% let first = half.get(index).copied().unwrap(); => panic@here
    //% let first = *half.get(index).expect("no first"); => panic@here
    assert!(first <= a + 100);
    //% assert!(first > a + 100); => panic@here
    //% assert_eq!(first, a + 100); => panic@here
    //% assert_ne!(index, 37, "three at {}", i); => panic@here
    //% if i == 7 { panic!("thread {i} is wrong"); } => panic@here
    //% if i == 7 { unreachable!(); } => panic@here
    //% if i == 7 { todo!(); } => panic@here
    //% debug_assert!(index < 30); => panic@here
    let text = core::str::from_utf8(b"abc").unwrap();
    //% let text = core::str::from_utf8(b"ab\xff").unwrap(); => panic@here
    let cell = core::cell::RefCell::new(wide);
    let held = cell.try_borrow().is_ok();
    //% let _kept = cell.borrow_mut(); let held = *cell.borrow() == 0; => panic@here
    let pair: (i64, i64) = (wide, held as i64 + text.len() as i64);
    unsafe { *out.add(i) = pair.0 + pair.1 };
}

// run slices checks block=8 x=u32[64] out=u32[64]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn slices(x: *const u32, out: *mut u32) {
    let i = t();
    let x = unsafe { core::slice::from_raw_parts(x, 64) };
    let out = unsafe { core::slice::from_raw_parts_mut(out.add(8 * i), 8) };
    out.copy_from_slice(&x[8 * i..8 * i + 8]);
    //% out.copy_from_slice(&x[8 * i..8 * i + 7]); => panic@here
    //% out.copy_from_slice(&x[8 * i + 8..8 * i + 16]); => panic@here
    out.swap(i, 7 - i);
    //% out.swap(i, 8 - i); => panic@here
    let (a, b) = out.split_at_mut(i);
    //% let (a, b) = out.split_at_mut(i + 2); => panic@here, panic@add
    if let Some(v) = a.first_mut() {
        *v += b[0]; // %add
        //% *v += b[8 - i]; => panic@here
    }
    for pair in out.chunks_exact_mut(2) {
        //% for pair in out.chunks_exact_mut(i) { => panic@here, panic@pair
        pair[0] = pair[0].wrapping_add(pair[1]); // %pair
        //% pair[0] = pair[0].wrapping_add(pair[2]); => panic@here
    }
    out.rotate_left(i);
    //% out.rotate_left(i + 2); => panic@here
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

