//! Barriers that are statements of inline assembly, or have numbers.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, link_llvm_intrinsics, stdarch_nvptx)]
use core::arch::{asm, nvptx::*};

unsafe extern "C" {
    #[link_name = "llvm.nvvm.barrier.cta.sync.aligned.all"]
    fn barrier(number: u32);
    #[link_name = "llvm.nvvm.barrier.cta.sync.aligned.count"]
    fn barrier_of(number: u32, threads: u32);
}

unsafe fn bar_sync() {
    unsafe { asm!("bar.sync 0;") }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn some_come(out: *mut f32) {
    unsafe {
        let t = _thread_idx_x() as usize;
        if t < 3 {
            asm!("bar.sync 0;");
          //^^^^^^^^^^^^^^^^^^^ error[divergent-barrier]: barrier in control flow that differs between threads
        }
        *out.add(t) = 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn in_a_helper(out: *mut f32) {
    unsafe {
        let t = _thread_idx_x() as usize;
        if t % 2 == 0 {
            bar_sync();
          //^^^^^^^^^^ error[divergent-barrier]
        }
        *out.add(t) = 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn with_other_statements(out: *mut f32) {
    unsafe {
        let t = _thread_idx_x() as usize;
        if t == 0 {
            asm!("membar.cta;", "barrier.cta.sync.aligned {n}; // all of them", n = in(reg32) 2u32);
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[divergent-barrier]
        }
        *out.add(t) = 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn another_number(out: *mut f32) {
    unsafe {
        let t = _thread_idx_x() as usize;
        if t == 0 {
            barrier(3);
          //^^^^^^^^^^ error[divergent-barrier]
        }
        *out.add(t) = 1.0;
    }
}

/// Some of the threads, as many as the count says; all come, by one way or the other; a guard decides.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn all_right(out: *mut f32, n: u32) {
    unsafe {
        let t = _thread_idx_x() as usize;
        if t < 64 {
            asm!("bar.sync 1, 64;");
            barrier_of(2, 64);
        }
        if t < 8 {
            asm!("barrier.sync 0;");
        } else {
            *out.add(t) = 2.0;
            asm!("barrier.cta.sync 0;");
        }
        if t < 8 {
            asm!("bar.arrive 1, 64;");
            asm!("bar.warp.sync 0xff;");
            asm!("// bar.sync 0;");
        }
        if n > 3 {
            asm!("bar.sync 0;");
        }
        asm!("{{", ".reg .pred p;", "setp.ne.u32 p, {}, 0;", "@p bar.warp.sync 0xffffffff;", "}}", in(reg32) n);
        *out.add(t) = 1.0;
    }
}
