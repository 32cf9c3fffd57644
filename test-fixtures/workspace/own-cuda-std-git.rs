// A device library of a git checkout is what is compiled.
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
cuda_std = { git = "https://example.org/team/rust-cuda" }

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

//- /cargo/git/checkouts/rust-cuda-0123456789abcdef/0123456/crates/cuda_std/Cargo.toml
[package]
name = "cuda_std"
version = "0.2.2"
edition = "2018"
[dependencies]
cuda_std_macros = "0.2"

//- /cargo/git/checkouts/rust-cuda-0123456789abcdef/0123456/crates/cuda_std/src/lib.rs
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

//- /cargo/git/checkouts/rust-cuda-0123456789abcdef/0123456/crates/cuda_std/src/thread.rs
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

//- /cargo/git/checkouts/rust-cuda-0123456789abcdef/0123456/crates/cuda_std_macros/Cargo.toml
[package]
name = "cuda_std_macros"
version = "0.2.0"
edition = "2018"
[lib]
proc-macro = true

//- /cargo/git/checkouts/rust-cuda-0123456789abcdef/0123456/crates/cuda_std_macros/src/lib.rs
compile_error!("it is never read");

//- /app/Cargo.lock
version = 4

[[package]]
name = "app"
version = "0.1.0"
dependencies = ["cuda_std"]

[[package]]
name = "cuda_std"
version = "0.2.2"
source = "git+https://example.org/team/rust-cuda#0123456789abcdef0123456789abcdef01234567"
dependencies = ["cuda_std_macros"]

[[package]]
name = "cuda_std_macros"
version = "0.2.0"
source = "git+https://example.org/team/rust-cuda#0123456789abcdef0123456789abcdef01234567"
