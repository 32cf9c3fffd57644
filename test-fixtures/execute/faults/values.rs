//! Values that their types do not have, and promises that do not hold.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use core::hint;
use gpu::t;

#[derive(Clone, Copy, PartialEq)]
#[repr(u8)]
enum Color {
    Red = 1,
    Green = 2,
    Blue = 4,
}

fn number(color: Color) -> u32 {
    match color { // %match
        Color::Red => 10,
        Color::Green => 20,
        Color::Blue => 30,
    }
}

// run values block=8 x=u8[8] out=u32[8]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn values(x: *const u8, out: *mut u32) {
    let i = t();
    unsafe {
        let bits = *x.add(i);
        let color: Color = core::mem::transmute(1u8 << (bits % 3));
        //% let color: Color = core::mem::transmute(bits); => invalid-value@here
        //% let color = *(x as *const Color).add(i); => invalid-value@here
        let letter: char = core::mem::transmute(97 + bits as u32);
        //% let letter: char = core::mem::transmute(0xd7fe + bits as u32); => invalid-value@here
        //% let letter: char = core::mem::transmute(0x10ffff + bits as u32); => invalid-value@here
        //% let letter = *(&raw const i as *const u8).byte_add(8).cast::<char>(); => out-of-bounds@here
        let flag = bits != 0 && letter != 'A';
        //% let flag = *(x as *const bool).add(i); => invalid-value@here
        //% let flag: bool = core::mem::transmute(bits + 1); => invalid-value@here
        //% let (flag, _): (bool, u32) = core::mem::transmute((bits | 2, 5u32)); => invalid-value@here
        let n = if flag { number(color) } else { 1 };
        hint::assert_unchecked(n < 100);
        //% hint::assert_unchecked(n < 20); => undefined-behaviour@here
        let quotient = n / (bits as u32 + 1);
        //% let quotient = core::intrinsics::unchecked_div(n, bits as u32); => undefined-behaviour@here
        let m = match i {
            0..8 => 1,
            _ => hint::unreachable_unchecked(),
        };
        //% }; let m = if i < 7 { m } else { hint::unreachable_unchecked() }; => unreachable@here
        let r: &u32 = &quotient;
        //% let r: &u32 = &*core::ptr::null(); => undefined-behaviour@here
        //% let r: &u32 = &*(out.add(8)); => out-of-bounds@use
        let v = *r; // %use
        if i == 9 {
            core::intrinsics::abort();
        }
        //% } core::intrinsics::abort(); => trap@here
        *out.add(i) = v + m;
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

