//! A kernel crate that the build script compiles with `cargo` itself, and one that is built by hand.
//- /Cargo.toml
[package]
name = "host"
version = "0.1.0"
edition = "2021"
build = "build.rs"
[dependencies]
cudarc = "0.17"
[workspace]
exclude = ["kernels", "byhand"]
//- /kernels/Cargo.toml
[package]
name = "kernels"
version = "0.1.0"
edition = "2024"
[lib]
crate-type = ["cdylib"]
[workspace]
//- /kernels/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn ph(_: &core::panic::PanicInfo) -> ! { loop {} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scale(x: *mut f32, factor: f32, n: u32) {
    let i = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() };
    if i < n { unsafe { *x.add(i as usize) *= factor } }
}
//- /byhand/Cargo.toml
[package]
name = "by-hand"
version = "0.1.0"
edition = "2024"
[lib]
crate-type = ["cdylib"]
[workspace]
//- /byhand/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn ph(_: &core::panic::PanicInfo) -> ! { loop {} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn shift(x: *mut u32, by: u64) {
    let i = unsafe { _thread_idx_x() } as usize;
    if i < 64 { unsafe { *x.add(i) += by as u32 } }
}
//- /build.rs
use std::process::Command;
fn main() {
    let out = std::env::var("OUT_DIR").unwrap();
    let status = Command::new("cargo")
        .args(["build", "--release", "--target", "nvptx64-nvidia-cuda"])
        .current_dir("kernels")
        .status()
        .unwrap();
    assert!(status.success());
    std::fs::copy("kernels/target/nvptx64-nvidia-cuda/release/kernels.ptx", format!("{out}/kernels.ptx")).unwrap();
}
//- /src/main.rs
use cudarc::driver::{CudaContext, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::Ptx;
const SHIFT: &str = include_str!("../byhand/target/nvptx64-nvidia-cuda/release/by_hand.ptx");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let ctx = CudaContext::new(0)?;
    let s = ctx.default_stream();
    let m = ctx.load_module(Ptx::from_src(include_str!(concat!(env!("OUT_DIR"), "/kernels.ptx"))))?;
    let scale = m.load_function("scale")?;
    //% let scale = m.load_function("scales")?; => launch-unknown-kernel @ scales
    let n = 64u32;
    //% let n = 64usize; => launch-argument-type @ &n
    let factor = 2.0f32;
    //% let factor = 2.0f64; => launch-argument-type @ &factor
    let mut x = s.alloc_zeros::<f32>(64)?;
    //% let mut x = s.alloc_zeros::<f64>(64)?; => launch-argument-type @ &mut x
    let config = LaunchConfig::for_num_elems(64);
    unsafe { s.launch_builder(&scale).arg(&mut x).arg(&factor).arg(&n).launch(config)? };
    //% unsafe { s.launch_builder(&scale).arg(&mut x).arg(&n).launch(config)? }; => launch-argument-count @ &scale
    let hand = ctx.load_module(Ptx::from_src(SHIFT))?;
    let shift = hand.load_function("shift")?;
    let mut ids = s.alloc_zeros::<u32>(64)?;
    let by = 3u64;
    //% let by = 3u32; => launch-argument-type @ &by
    unsafe { s.launch_builder(&shift).arg(&mut ids).arg(&by).launch(config)? };
    //% unsafe { s.launch_builder(&shift).arg(&mut ids).launch(config)? }; => launch-argument-count @ &shift
    Ok(())
}
