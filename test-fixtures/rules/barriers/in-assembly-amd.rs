//! Barriers of AMD in inline assembly.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, stdarch_amdgpu)]
use core::arch::{amdgpu::*, asm};

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn some_come(out: *mut f32) {
    unsafe {
        let t = workitem_id_x() as usize;
        if t < 3 {
            asm!("s_waitcnt lgkmcnt(0)", "s_barrier");
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[divergent-barrier]
        }
        *out.add(t) = 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn all_come(out: *mut f32, n: usize) {
    unsafe {
        let t = workitem_id_x() as usize;
        for _ in 0..n {
            asm!("s_waitcnt lgkmcnt(0)\ns_barrier");
        }
        if t < 3 {
            asm!("s_nop 1");
        }
        *out.add(t) = 1.0;
    }
}
