#![no_std]
#![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]

use core::arch::nvptx::*;

fn tid() -> usize {
    unsafe { _thread_idx_x() as usize }
}

fn barrier() {
    unsafe { _syncthreads() }
}

fn wait_if(first: bool) {
    if first {
        barrier();
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn below_constant(out: *mut f32) {
    unsafe {
        if tid() < 3 {
            *out.add(tid()) = 1.0;
            barrier();
          //^^^^^^^^^ error[divergent-barrier]: barrier in control flow that differs
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn one_thread(out: *mut f32) {
    unsafe {
        if tid() == 0 {
            *out = 1.0;
        } else {
            barrier();
          //^^^^^^^^^ error[divergent-barrier]: barrier in control flow that differs
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn even_threads(out: *mut f32) {
    unsafe {
        match tid() % 2 {
            0 => {
                *out = 1.0;
                barrier();
              //^^^^^^^^^ error[divergent-barrier]: barrier in control flow that differs
            }
            _ => *out = 2.0,
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn through_a_helper(out: *mut f32) {
    wait_if(tid() == 7);
  //^^^^^^^^^^^^^^^^^^^ error[divergent-barrier]: barrier in control flow that differs
    unsafe { *out.add(tid()) += 1.0 };
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn both_parts(out: *mut f32, n: u32) {
    unsafe {
        if n > 4 && tid() < 16 {
            *out.add(tid()) = 1.0;
            barrier();
          //^^^^^^^^^ error[divergent-barrier]: barrier in control flow that differs
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn shrinking(out: *mut f32) {
    unsafe {
        let mut stride = 128;
        while stride > 0 {
            if tid() < stride {
                *out.add(tid()) += *out.add(tid() + stride);
                barrier();
              //^^^^^^^^^ warning[divergent-barrier]: barrier in control flow that differs
            }
            stride /= 2;
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn up_to_a_parameter(out: *mut f32, n: usize) {
    unsafe {
        if tid() < n {
            *out.add(tid()) = 1.0;
            barrier();
          //^^^^^^^^^ warning[divergent-barrier]: barrier in control flow that differs between threads of a workgroup
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn first_row(out: *mut f32) {
    unsafe {
        // Whether there is more than one row is up to the launch.
        if _thread_idx_y() == 0 {
            *out.add(tid()) = 1.0;
            barrier();
          //^^^^^^^^^ info[divergent-barrier]: barrier in control flow that may differ
        }
        *out.add(tid()) += 1.0;
    }
}

// warplens: launch(block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn first_of_some_rows(out: *mut f32) {
    unsafe {
        if _thread_idx_y() == 0 {
            *out.add(tid()) = 1.0;
            barrier();
          //^^^^^^^^^ error[divergent-barrier]: barrier in control flow that differs
        }
        *out.add(tid()) += 1.0;
    }
}

// A launch of just so many threads comes through as a whole.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn as_many_as_there_are(out: *mut f32) {
    unsafe {
        if tid() < 256 {
            *out.add(tid()) = 1.0;
            barrier();
          //^^^^^^^^^ info[divergent-barrier]: barrier in control flow that may differ
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn first_warp(out: *mut f32) {
    unsafe {
        if tid() / 32 == 0 {
            *out.add(tid()) = 1.0;
            barrier();
          //^^^^^^^^^ info[divergent-barrier]: barrier in control flow that may differ
        }
        *out.add(tid()) += 1.0;
    }
}

// Who comes here leaves the first threads behind.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn all_but_the_first_warp(out: *mut f32) {
    unsafe {
        match tid() >> 5 {
            0 => *out = 2.0,
            _ => {
                *out.add(tid()) = 1.0;
                barrier();
              //^^^^^^^^^ warning[divergent-barrier]: barrier in control flow that differs
            }
        }
        *out.add(tid()) += 1.0;
    }
}

// warplens: launch(block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn said_to_be_as_many(out: *mut f32) {
    unsafe {
        if tid() < 256 {
            *out.add(tid()) = 1.0;
            barrier();
        }
        if tid() % 256 / 128 == 1 {
            *out.add(tid()) = 1.0;
            barrier();
          //^^^^^^^^^ error[divergent-barrier]: barrier in control flow that differs
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sixty_four(out: *mut f32, n: u32) {
    unsafe {
        if n > 4 && tid() < 64 {
            *out.add(tid()) = 1.0;
            barrier();
          //^^^^^^^^^ info[divergent-barrier]: barrier in control flow that may differ
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn from_the_thread_on(data: *mut f32, n: usize) {
    unsafe {
        let mut i = tid();
        while i < n {
            *data.add(i) += 1.0;
            barrier();
          //^^^^^^^^^ info[divergent-barrier]: barrier in control flow that may differ
            i += _block_dim_x() as usize;
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn left_for_good(data: *mut f32, n: usize) {
    unsafe {
        let mut round = 0;
        loop {
            if tid() < 3 {
                return;
            }
            if round == n {
                break;
            }
            *data.add(tid()) += 1.0;
            round += 1;
        }
        barrier();
      //^^^^^^^^^ warning[divergent-barrier]: barrier in control flow that differs
        *data.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn own_flag(flags: *const u32, out: *mut f32) {
    unsafe {
        if *flags.add(tid()) > 0 {
            *out.add(tid()) = 1.0;
            barrier();
          //^^^^^^^^^ info[divergent-barrier]: barrier in control flow that may differ
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn own_limit(limits: *const f32, out: *mut f32) {
    unsafe {
        let mut sum = 0.0;
        while sum < *limits.add(tid()) {
            *out.add(tid()) = sum;
            barrier();
          //^^^^^^^^^ info[divergent-barrier]: barrier in control flow that may differ
            sum += 1.0;
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn own_count(counts: *const u32, out: *mut f32) {
    unsafe {
        for k in 0..*counts.add(tid()) as usize {
            *out.add(k) += 1.0;
            barrier();
          //^^^^^^^^^ info[divergent-barrier]: barrier in control flow that may differ
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn own_ticket(next: *mut u32, out: *mut f32, n: u32) {
    use core::sync::atomic::{AtomicU32, Ordering};
    unsafe {
        if AtomicU32::from_ptr(next).fetch_add(1, Ordering::Relaxed) < n {
            barrier();
          //^^^^^^^^^ info[divergent-barrier]: barrier in control flow that may differ
        }
        *out.add(tid()) += 1.0;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn checked_subtraction(out: *mut f32) {
    unsafe {
        let Some(k) = tid().checked_sub(4) else {
            return;
        };
        *out.add(k) = 1.0;
        barrier();
      //^^^^^^^^^ warning[divergent-barrier]: barrier in control flow that differs
        *out.add(k) += 1.0;
    }
}

unsafe extern "C" {
    #[link_name = "llvm.nvvm.barrier0.popc"]
    fn count(condition: u32) -> u32;
}

// Barriers that reduce a condition are barriers.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn reducing(out: *mut u32, n: usize) {
    unsafe {
        let all = count((tid() < n) as u32);
        if tid() < 3 {
            *out.add(tid()) = all + count(1);
                                  //^^^^^^^^ warning[divergent-barrier]: barrier in control flow that differs
        }
    }
}

unsafe extern "C" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.laneid"]
    fn lane() -> u32;
}

// The last lane of each warp.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn last_lane(out: *mut u32) {
    unsafe {
        if lane() == 31 {
            *out.add(tid() / 32) = 1;
            barrier();
          //^^^^^^^^^ error[divergent-barrier]: barrier in control flow that differs
        }
        *out.add(tid()) += 1;
    }
}

// Who has ended is waited for no longer.
// warplens: launch(block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn only_ends(out: *mut f32) {
    unsafe {
        if tid() >= 100 {
            return;
        }
        barrier();
      //^^^^^^^^^ warning[divergent-barrier]: barrier in control flow that differs
        *out.add(tid()) += 1.0;
    }
}

// warplens: launch(block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn works_before_its_end(out: *mut f32) {
    unsafe {
        if tid() >= 100 {
            *out.add(tid()) = 2.0;
            return;
        }
        barrier();
      //^^^^^^^^^ error[divergent-barrier]: barrier in control flow that differs
        *out.add(tid()) += 1.0;
    }
}
