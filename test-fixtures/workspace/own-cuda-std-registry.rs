// A device library of the package registry is what is compiled.
//@ root: /app/src/lib.rs
//@ env: CARGO_HOME=/cargo
//@ expect: 40 42
//@ kernels: k

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
cuda_std = "0.2"

//- /app/src/lib.rs
#![no_std]
use cuda_std::prelude::*;
use cuda_std::Scale;

#[kernel]
pub unsafe fn k(out: *mut u64) {
    let at: u64 = thread::thread_idx_x();
    thread::sync_threads();
    unsafe {
        *out = at;
        *out.add(1) = cuda_std::twice!(Scale(21).0);
    }
}

//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/cuda_std-0.2.2/Cargo.toml
[package]
name = "cuda_std"
version = "0.2.2"
edition = "2018"
[dependencies]
cuda_std_macros = "0.2"

//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/cuda_std-0.2.2/src/lib.rs
#![no_std]
pub mod thread;
pub use cuda_std_macros::*;
pub mod prelude {
    pub use crate::{kernel, thread};
}
#[macro_export]
macro_rules! twice {
    ($e:expr) => { $e + $e };
}
/// No version of the library has this.
pub struct Scale(pub u64);

//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/cuda_std-0.2.2/src/thread.rs
use crate::gpu_only;
extern "C" {
    fn __nvvm_thread_idx_x() -> u32;
    fn __nvvm_block_barrier();
}
/// In others it is `u32`.
#[gpu_only]
pub fn thread_idx_x() -> u64 {
    let at = unsafe { __nvvm_thread_idx_x() };
    at as u64 + 40
}
#[gpu_only]
pub fn sync_threads() {
    unsafe { __nvvm_block_barrier() }
}

//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/cuda_std_macros-0.2.0/Cargo.toml
[package]
name = "cuda_std_macros"
version = "0.2.0"
edition = "2018"
[lib]
proc-macro = true

//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/cuda_std_macros-0.2.0/src/lib.rs
compile_error!("it is never read");
