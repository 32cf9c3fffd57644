//@ kernels: kernel/src/lib.rs fill
//@ dialect: rustc

//- /Cargo.toml
[package]
name = "host"
version = "0.1.0"
edition = "2018"
[build-dependencies]
ptx-builder = "0.5"

//- /build.rs
use ptx_builder::error::Result;
use ptx_builder::prelude::*;
fn main() -> Result<()> {
    let builder = Builder::new("kernel")?;
    CargoAdapter::with_env_var("KERNEL_PTX_PATH").build(builder);
}

//- /src/main.rs
fn main() {}

//- /kernel/Cargo.toml
[package]
name = "kernel"
version = "0.1.0"
edition = "2018"

//- /kernel/rust-toolchain.toml
[toolchain]
channel = "$NIGHTLY"

//- /kernel/src/lib.rs
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;

#[no_mangle]
pub unsafe extern "ptx-kernel" fn fill(out: *mut f32) {
    let at: $INDEX = _thread_idx_x();
    *out.add(at as usize) = 1.0
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
