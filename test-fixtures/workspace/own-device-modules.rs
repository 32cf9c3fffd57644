// Helper modules of the device library come from its own sources where they are there.
//@ root: /app/src/lib.rs
//@ expect: 4 8 3
//@ kernels: k

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"
[dependencies]
cuda-device = { path = "../upstream/cuda-device" }

//- /app/src/lib.rs
use cuda_device::access::{LINES, lines_of};
use cuda_device::{kernel, thread};

#[kernel]
pub unsafe fn k(out: *mut u64) {
    unsafe {
        *out = LINES;
        *out.add(1) = lines_of(thread::threadIdx_x() as u64 + 2);
        *out.add(2) = cuda_device::config::Side(3).0;
    }
}

//- /upstream/cuda-device/Cargo.toml
[package]
name = "cuda-device"
version = "0.2.1"
edition = "2024"

//- /upstream/cuda-device/src/lib.rs
#![no_std]
pub mod access;
pub mod config;
pub mod thread;

//- /upstream/cuda-device/src/access.rs
pub const LINES: u64 = 4;

pub fn lines_of(n: u64) -> u64 {
    n * LINES
}

//- /upstream/cuda-device/src/config.rs
pub struct Side(pub u64);

//- /upstream/cuda-device/src/thread.rs
compile_error!("our own is taken");
