//@ kernels: gpu/src/lib.rs fill
//@ dialect: amd

//- /Cargo.toml
[package]
name = "host"
version = "0.1.0"
edition = "2024"

//- /build.rs
fn main() {
    std::process::Command::new("cargo")
        .args(["build", "--release", "--target", "amdgcn-amd-amdhsa"])
        .current_dir("gpu")
        .status()
        .unwrap();
}

//- /src/main.rs
fn main() {}

//- /gpu/Cargo.toml
[package]
name = "gpu"
version = "0.1.0"
edition = "2024"
[lib]
crate-type = ["cdylib"]
[dependencies]
amdgpu-device-libs = "0.2"

//- /gpu/rust-toolchain.toml
[toolchain]
channel = "$NIGHTLY"

//- /gpu/.cargo/config.toml
[build]
target = "amdgcn-amd-amdhsa"
rustflags = ["-Ctarget-cpu=gfx1100"]
[unstable]
build-std = ["core", "alloc"]

//- /gpu/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]
use amdgpu_device_libs::prelude::*;

#[repr(C)]
pub struct Limits {
    pub count: u32,
    pub scale: f32,
    pub offset: f32,
}

#[allow(improper_gpu_kernel_arg)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(out: *mut f32, limits: Limits) {
    let at = workitem_id_x();
    if at < limits.count {
        unsafe { *out.add(at as usize) = limits.scale * at as f32 + limits.offset }
    }
}
