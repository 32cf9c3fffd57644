//! cudarc: functions held in a struct, loops, closures, and kernels in PTX files.
//- /Cargo.toml
[package]
name = "nn"
edition = "2021"
[dependencies]
cudarc = { version = "0.17", features = ["cuda-12080"] }
//- /src/layers.ptx
.version 8.0
.target sm_80
.address_size 64
.visible .entry relu(.param .u64 p0, .param .u32 p1) { ret; }
.visible .entry gemv(.param .u64 p0, .param .u64 p1, .param .u64 p2, .param .u32 p3, .param .f32 p4) { ret; }
.visible .entry softmax(.param .u64 p0, .param .u64 p1) { ret; }
//- /src/main.rs
#![feature(abi_gpu_kernel, stdarch_nvptx)]
mod device;
mod nn;
fn main() {
    nn::forward().unwrap();
}
//- /src/device.rs
use core::arch::nvptx::*;

#[inline(always)]
unsafe fn index() -> usize {
    (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn relu(x: *mut f32, n: u32) {
    let i = index();
    if i < n as usize && *x.add(i) < 0.0 {
        *x.add(i) = 0.0;
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn gemv(a: *const f32, x: *const f32, y: *mut f32, cols: u32, alpha: f32) {
    let i = index();
    let mut sum = 0.0;
    for k in 0..cols as usize {
        sum += *a.add(i * cols as usize + k) * *x.add(k);
    }
    *y.add(i) = alpha * sum;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn softmax(x: *const f64, y: *mut f64) {
    let i = index();
    *y.add(i) = *x.add(i);
}
//- /src/nn.rs
use cudarc::driver::{sys, CudaContext, CudaFunction, CudaSlice, CudaStream, DriverError, LaunchArgs, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::Ptx;
use std::collections::HashMap;
use std::sync::Arc;

struct Layers {
    stream: Arc<CudaStream>,
    relu: CudaFunction,
    gemv: CudaFunction,
}

impl Layers {
    fn load(ctx: &Arc<CudaContext>) -> Result<Self, DriverError> {
        let module = ctx.load_module(Ptx::from_src(include_str!("layers.ptx")))?;
        Ok(Layers {
            stream: ctx.default_stream(),
            relu: module.load_function("relu")?,
            //% relu: module.load_function("relu6")?, => launch-unknown-kernel @ relu6 +fix
            gemv: module.load_function("gemv")?,
            //% gemv: module.load_function("gemm")?, => launch-unknown-kernel @ gemm +fix
        })
    }
}

pub fn forward() -> Result<(), DriverError> {
    let ctx = CudaContext::new(0)?;
    let layers = Layers::load(&ctx)?;
    let Layers { stream, relu, gemv } = &layers;
    const ROWS: usize = 512;
    const COLS: usize = 64;
    let weights = stream.memcpy_stod(&vec![0.5f32; ROWS * COLS])?;
    let x = stream.memcpy_stod(&[1.0f32; COLS])?;
    let mut y = stream.alloc_zeros::<f32>(ROWS)?;
    let cols = COLS as u32;
    //% let cols = COLS; => launch-argument-type @ &cols +fix
    //% let cols = COLS as i64; => launch-argument-type @ &cols
    let alpha = 0.25f32;
    //% let alpha = 0.25; => launch-argument-type @ &alpha
    let config = LaunchConfig { grid_dim: ((ROWS as u32).div_ceil(256), 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 };
    //% let config = LaunchConfig { grid_dim: (ROWS as u32 / 1024, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 }; => launch-geometry @ ROWS as u32 / 1024
    //% let config = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (ROWS as u32 * 4, 1, 1), shared_mem_bytes: 0 }; => launch-geometry @ (ROWS as u32 * 4, 1, 1)
    //% let config = LaunchConfig { grid_dim: (4, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 }; => launch-buffer-too-short @ &weights
    unsafe {
        stream
            .launch_builder(gemv)
            .arg(&weights)
            .arg(&x)
            .arg(&mut y)
            .arg(&cols)
            //% => launch-argument-count @ gemv
            .arg(&alpha)
            //% .arg(&alpha).arg(&alpha) => launch-argument-count @ &alpha
            .launch(config)
    }?;
    for round in 0..3 {
        let n = y.len() as u32;
        //% let n = y.len(); => launch-argument-type @ &n +fix
        let mut builder = stream.launch_builder(relu);
        builder.arg(&mut y).arg(&n);
        //% builder.arg(&n).arg(&mut y); => launch-argument-type @ &n +fix
        //% builder.arg(&mut y); => launch-argument-count @ relu
        //% builder.arg(&vec![0.0f32]).arg(&n); => launch-argument-type @ &vec![0.0f32]
        unsafe { builder.launch(LaunchConfig::for_num_elems(n)) }?;
        println!("{round}");
    }
    Ok(())
}

fn probabilities(stream: &Arc<CudaStream>, functions: &HashMap<&str, CudaFunction>) -> Result<Vec<f64>, DriverError> {
    let module = CudaContext::new(0)?.load_module(Ptx::from_file("src/layers.ptx"))?;
    let softmax = module.load_function("softmax")?;
    //% let softmax = module.load_function("soft_max")?; => launch-unknown-kernel @ soft_max +fix
    let x = stream.alloc_zeros::<f64>(256)?;
    //% let x = stream.alloc_zeros::<f32>(256)?; => launch-argument-type @ &x
    //% let x = stream.alloc_zeros::<f64>(255)?; => launch-buffer-too-short @ &x
    let mut y = unsafe { stream.alloc::<f64>(256)? };
    let cfg = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 };
    //% let cfg = LaunchConfig { grid_dim: (1, 1, 0), block_dim: (256, 1, 1), shared_mem_bytes: 0 }; => launch-geometry @ 0
    let mut args = stream.launch_builder(&softmax);
    args.arg(&x);
    args.arg(&mut y);
    //% args.arg(&x); => -
    unsafe { args.launch(cfg) }?;
    stream.memcpy_dtov(&y)
}
