//! Unchecked arithmetic, ranges, strings and collections of values on the stack.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use core::num::NonZeroU32;
use core::ops::ControlFlow;
use gpu::t;

#[derive(Clone, Copy)]
struct Stack {
    items: [u32; 4],
    len: usize,
}

impl Stack {
    fn push(&mut self, v: u32) {
        self.items[self.len] = v; // %push
        self.len += 1;
    }
    fn pop(&mut self) -> u32 {
        self.len -= 1; // %pop
        self.items[self.len]
    }
}

fn checked(a: u32, b: u32) -> Result<u32, &'static str> {
    a.checked_sub(b).ok_or("negative")
}

// run unchecked block=8 x=u32[8] out=u32[8]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn unchecked(x: *const u32, out: *mut u32) {
    let i = t();
    unsafe {
        let v = *x.add(i);
        let s = v.unchecked_add(1);
        //% let s = (v + u32::MAX - 7).unchecked_add(1); => undefined-behaviour@here
        //% let s = v.unchecked_sub(1); => undefined-behaviour@here, undefined-behaviour@nonzero
        //% let s = (v + 1).unchecked_mul(0x4000_0000); => undefined-behaviour@here
        //% let s = (v + 1).unchecked_shl(28 + v); => undefined-behaviour@here, undefined-behaviour@nonzero
        //% let s = core::intrinsics::unchecked_rem(v, v / 2); => undefined-behaviour@here, undefined-behaviour@nonzero
        let n = NonZeroU32::new_unchecked(s); // %nonzero
        //% let n = NonZeroU32::new_unchecked(v); => undefined-behaviour@here
        let text = core::str::from_utf8_unchecked(b"warp");
        let part = text.get_unchecked(0..(i % 4));
        let list = [1u32, 2, 3, 4, 5, 6, 7, 8];
        let w = *list.get_unchecked(i);
        //% let w = *list.get_unchecked(i + 1); => undefined-behaviour@here
        //% let w = *list[..4].get_unchecked(i); => undefined-behaviour@here
        //% let w = *list.as_ptr().add(i).sub(1); => out-of-bounds@here
        //% let w = (&(*list.as_ptr().cast::<[u32; 9]>()))[8]; => out-of-bounds@here
        let o: Option<u32> = if i < 8 { Some(w) } else { None };
        //% let o: Option<u32> = if i < 7 { Some(w) } else { None }; => undefined-behaviour@some
        let u = o.unwrap_unchecked(); // %some
        *out.add(i) = u + n.get() + part.len() as u32;
    }
}

// run stacks checks block=8 x=u32[8] out=u32[8]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn stacks(x: *const u32, out: *mut u32) {
    let i = t();
    let v = unsafe { *x.add(i) };
    let mut stack = Stack { items: [0; 4], len: 0 };
    for k in 0..3 {
        //% for k in 0..5 { => panic@each
        //% for k in 0..i as u32 { => panic@each, panic@first, panic@second
        stack.push(v + k); // %each
        //% stack.push(v - 1); => panic@here
    }
    let a = stack.pop(); // %first
    let b = stack.pop(); // %second
    //% let b = stack.pop() / (v - v); => panic@here
    //% let b = stack.pop() + stack.pop() + stack.pop(); => panic@here
    let c = checked(a, b).unwrap();
    //% let c = checked(b, a).unwrap(); => panic@here
    //% let c = checked(v, 7).expect("enough"); => panic@here
    let d = match (0..8).try_for_each(|k| if k == v { ControlFlow::Break(k) } else { ControlFlow::Continue(()) }) {
        ControlFlow::Break(k) => k,
        ControlFlow::Continue(()) => unreachable!("not there"),
    };
    let e = [1u8, 2, 3].iter().map(|k| k * 40).sum::<u8>() as u32;
    //% let e = [1u8, 2, 3].iter().map(|k| k * 90).sum::<u8>() as u32; => panic@here
    //% let e = [1u8, 2, 4].iter().map(|k| k * 60).sum::<u8>() as u32; => panic@here
    let f = (v as usize + 1).pow(3).ilog2();
    //% let f = (v as usize).pow(3).ilog2(); => panic@here
    //% let f = (v as usize + 1).pow(30).ilog2(); => panic@here
    let g = 1u32 << (v + 24);
    //% let g = 1u32 << (v + 25); => panic@here
    //% let g = (v as i32 - 4).abs() as u32 - 1; => panic@here
    let h = u8::try_from(v * 36).unwrap();
    //% let h = u8::try_from(v * 37).unwrap(); => panic@here
    let j = (v..v + 3).step_by(1).count();
    //% let j = (v..v + 3).step_by(i).count(); => panic@here
    let k = char::from_digit(v, 10).unwrap() as u32;
    //% let k = char::from_digit(v, 37).unwrap() as u32; => panic@here
    //% let k = char::from_digit(v + 3, 10).unwrap() as u32; => panic@here
    unsafe { *out.add(i) = c + d + e + f + g % 7 + h as u32 + j as u32 + k };
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

