//! `global_asm!`: the texts of all modules stand before everything else, constants written out, as rustc prints them.
//@ cpu: sm_80
#![feature(abi_gpu_kernel, asm_experimental_arch, stdarch_nvptx)]
#![no_std]
use core::arch::{asm, global_asm, nvptx::*};

// CHECK: .address_size 64
// CHECK: .shared .align 16 .b8 tile[1024];
// CHECK-NEXT: // in {braces}
// CHECK-NEXT: .shared .align 8 .b8 left[64];
// CHECK-NEXT: .shared .align 8 .b8 raw[128]; // {}
// CHECK: .entry reverse(
global_asm!(".shared .align 16 .b8 tile[{}];", "// in {{braces}}", const THREADS * 4);

const THREADS: usize = 256;

macro_rules! shared {
    ($name:ident, $bytes:expr) => {
        global_asm!(concat!(".shared .align 8 .b8 ", stringify!($name), "[{n}];"), n = const $bytes);
    };
}
shared!(left, 64);

mod inner {
    core::arch::global_asm!(".shared .align 8 .b8 raw[128]; // {}", options(raw));
}

fn tile() -> *mut u32 {
    let at: u64;
    unsafe {
        asm!("{{", ".reg .u64 a;", "mov.u64 a, tile;", "cvta.shared.u64 {}, a;", "}}", out(reg64) at);
    }
    at as *mut u32
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn reverse(data: *mut u32) {
    unsafe {
        let i = _thread_idx_x() as usize;
        *tile().add(i) = *data.add(i);
        _syncthreads();
        *data.add(i) = *tile().add(THREADS - 1 - i);
    }
}
