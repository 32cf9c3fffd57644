// Orderings of atomic intrinsics are constants of an enum.
//@ root: /app/src/lib.rs
//@ expect: 5 5 7 1
//@ kernels: k

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, adt_const_params)]

use core::intrinsics::{self, AtomicOrdering};

const WRITTEN: AtomicOrdering = AtomicOrdering::Release;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    unsafe {
        intrinsics::atomic_store::<u64, WRITTEN>(out, 5);
        *out.add(1) = intrinsics::atomic_load::<u64, { AtomicOrdering::Acquire }>(out);
        *out.add(2) = 6;
        let at = out.add(2);
        let (old, done) = intrinsics::atomic_cxchg::<
            u64,
            { AtomicOrdering::AcqRel },
            { AtomicOrdering::Relaxed },
        >(at, 6, 7);
        *out.add(3) = (done && old == 6) as u64;
    }
}
