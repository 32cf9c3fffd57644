// A device library in a vendored folder is what is compiled.
//@ root: /app/src/lib.rs
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

//- /kept/cuda_std/Cargo.toml
[package]
name = "cuda_std"
version = "0.2.2"
edition = "2018"
[dependencies]
cuda_std_macros = "0.2"

//- /kept/cuda_std/src/lib.rs
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

//- /kept/cuda_std/src/thread.rs
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

//- /kept/cuda_std_macros/Cargo.toml
[package]
name = "cuda_std_macros"
version = "0.2.0"
edition = "2018"
[lib]
proc-macro = true

//- /kept/cuda_std_macros/src/lib.rs
compile_error!("it is never read");

//- /app/.cargo/config.toml
[source.crates-io]
replace-with = "kept"
[source.kept]
directory = "../kept"
