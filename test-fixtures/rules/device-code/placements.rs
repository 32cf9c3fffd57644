// Kernels wherever they may stand: in bodies, in values of constants, and where macros put them.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

macro_rules! wait {
    () => {
        _syncthreads() //~ error[divergent-barrier]: barrier in control flow
    };
}

const _: () = {
    mod steps {
        #[unsafe(no_mangle)]
        pub unsafe extern "gpu-kernel" fn first(out: *mut u32) {
            unsafe { *out = 1 }
        }
        pub fn again(out: *mut u32) {
            unsafe { first(out) }
                   //^^^^^^^^^^ error[gpu-kernel-call]: kernel 'first' cannot be called
        }
    }

    #[unsafe(export_name = "in.const")]
                         //^^^^^^^^^^ error[kernel-name-invalid]: 'in.const' is not a valid name
    unsafe extern "gpu-kernel" fn second(out: *mut u32) {
        unsafe {
            let t = _thread_idx_x();
            if t & 1 == 0 {
                wait!();
                *out.add(t as usize) = 1;
            }
            _syncthreads(); //~ hint[redundant-barrier]: no thread touches
        }
    }
};

struct Work;

impl Work {
    fn host() {
        struct Inner;
        impl Inner {
            #[unsafe(no_mangle)]
            unsafe extern "gpu-kernel" fn third(values: &[f32], out: *mut f32) {
                                                      //^^^^^^ warning[improper_gpu_kernel_arg]: `&[f32]` as a kernel parameter
                unsafe { *out = values[0] }
            }
        }

        // warplens: launch(workgroup_mem = 256, block = 64)
        #[unsafe(no_mangle)]
        unsafe extern "gpu-kernel" fn fourth(out: *mut u32) {
            unsafe {
                let memory = gpu_launch_sized_workgroup_mem::<u32>();
                memory.add(64).write(1); //~ error[workgroup-mem-out-of-bounds]: this write of 4 bytes at offset 256
                *out = memory.read();
            }
        }
    }
}

#[cfg(target_arch = "nvptx64")]
mod gated {
    #[unsafe(no_mangle)]
    unsafe extern "gpu-kernel" fn first(out: *mut u32) {
                                //^^^^^ error[kernel-name-duplicate]: the name 'first' is exported twice
        unsafe { *out = super::depth(*out) }
    }
}

fn depth(n: u32) -> u32 {
    if n == 0 { 0 } else { depth(n - 1) + 1 }
                         //^^^^^^^^^^^^ info[device-recursion]: 'lib::depth' calls itself
}
