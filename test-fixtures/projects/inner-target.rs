//@ kernels: device/src/lib.rs fill
//@ dialect: rustc

//- /Cargo.toml
[workspace]
members = ["host"]
exclude = ["device"]

//- /host/Cargo.toml
[package]
name = "host"
version = "0.1.0"
edition = "2021"

//- /host/src/lib.rs
pub fn launch() {}

//- /device/Cargo.toml
[package]
name = "device"
version = "0.1.0"
edition = "2021"
[lib]
crate-type = ["cdylib"]

//- /device/rust-toolchain.toml
[toolchain]
channel = "$NIGHTLY"

//- /device/.cargo/config.toml
[build]
target = "nvptx64-nvidia-cuda"
rustflags = ["-Ctarget-cpu=sm_80"]
[unstable]
build-std = ["core"]

//- /device/src/lib.rs
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn fill(out: *mut f32) {
    let at: $INDEX = unsafe { _thread_idx_x() };
    unsafe { *out.add(at as usize) = 1.0 }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
