//! Launches that macros of the crate make: what stands at the call, and what in the macro.
//- /Cargo.toml
[package]
name = "host"
edition = "2024"
[dependencies]
cust = "0.3"
[build-dependencies]
cuda_builder = "0.3"
//- /build.rs
use cuda_builder::CudaBuilder;
fn main() {
    let out = std::path::PathBuf::from(std::env::var("OUT_DIR").unwrap());
    CudaBuilder::new("kernels").copy_to(out.join("kernels.ptx")).build().unwrap();
}
//- /kernels/Cargo.toml
[package]
name = "kernels"
edition = "2024"
[dependencies]
cuda_std = "0.2"
//- /kernels/src/lib.rs
use cuda_std::prelude::*;

#[kernel]
pub unsafe fn vecadd(a: &[f32], b: &[f32], c: *mut f32) {
    let i = thread::index_1d() as usize;
    if i < a.len() {
        unsafe { *c.add(i) = a[i] + b[i] };
    }
}

#[kernel]
pub unsafe fn scale(x: *mut f32, n: usize, factor: f32) {
    let i = thread::index_1d() as usize;
    if i < n {
        unsafe { *x.add(i) *= factor };
    }
}
//- /src/launching.rs
macro_rules! start {
    ($module:ident . $kernel:ident, $grid:expr, $block:expr, $stream:ident, ($($arg:expr),* $(,)?)) => {{
        let module = &$module;
        unsafe { launch!(module.$kernel<<<$grid, $block, 0, $stream>>>($($arg),*)) }
    }};
}

macro_rules! scaled {
    ($module:expr, $stream:ident, $x:expr, $by:expr) => {
        unsafe { launch!($module.scale<<<($x.len() as u32).div_ceil(256), 256, 0, $stream>>>($x.as_device_ptr(), $x.len(), $by)) }
        //% unsafe { launch!($module.scales<<<($x.len() as u32).div_ceil(256), 256, 0, $stream>>>($x.as_device_ptr(), $x.len(), $by)) } => launch-unknown-kernel @ scales +fix
        //% unsafe { launch!($module.scale<<<($x.len() as u32).div_ceil(256), 2048, 0, $stream>>>($x.as_device_ptr(), $x.len(), $by)) } => launch-geometry @ 2048
        //% unsafe { launch!($module.scale<<<($x.len() as u32).div_ceil(256), 256, 0, $stream>>>($x.as_device_ptr(), $by)) } => launch-argument-count @ scale<<<
    };
}

macro_rules! function {
    ($module:expr, $name:literal) => {
        $module.get_function($name)?
    };
}

macro_rules! buffer {
    ($n:expr) => {
        DeviceBuffer::<f32>::zeroed($n)?
    };
}

macro_rules! named {
    ($var:ident, $module:expr, $name:literal) => {
        let $var = $module.get_function($name)?;
    };
}
//- /src/main.rs
#[macro_use]
mod launching;
use cust::prelude::*;

static PTX: &str = include_str!(concat!(env!("OUT_DIR"), "/kernels.ptx"));
const N: usize = 4096;

fn by_name_at_the_call(stream: &Stream) -> CudaResult<()> {
    let module = Module::from_ptx(PTX, &[])?;
    let x = buffer!(N);
    let y = buffer!(N);
    let out = buffer!(N);
    start!(module.vecadd, 16, 256, stream, (x.as_device_ptr(), x.len(), y.as_device_ptr(), y.len(), out.as_device_ptr()))?;
    //% start!(module.vecad, 16, 256, stream, (x.as_device_ptr(), x.len(), y.as_device_ptr(), y.len(), out.as_device_ptr()))?; => launch-unknown-kernel @ vecad +fix
    //% start!(module.vecadd, 16, 256, stream, (x.as_device_ptr(), x.len(), y.as_device_ptr(), out.as_device_ptr()))?; => launch-argument-count @ vecadd
    //% start!(module.vecadd, 0, 256, stream, (x.as_device_ptr(), x.len(), y.as_device_ptr(), y.len(), out.as_device_ptr()))?; => launch-geometry @ 0
    //% start!(module.vecadd, 16, 1025, stream, (x.as_device_ptr(), x.len(), y.as_device_ptr(), y.len(), out.as_device_ptr()))?; => launch-geometry @ 1025
    start!(module.scale, 16, 256, stream, (out.as_device_ptr(), N, 2.0f32))?;
    //% start!(module.scale, 16, 256, stream, (out.as_device_ptr(), N, 2.0f64))?; => launch-argument-type @ 2.0f64
    //% start!(module.scale, 16, 256, stream, (&out, N, 2.0f32))?; => launch-argument-type @ &out
    stream.synchronize()
}

fn by_name_in_the_macro(stream: &Stream) -> CudaResult<()> {
    let module = Module::from_ptx(PTX, &[])?;
    let data = DeviceBuffer::from_slice(&[1.0f32; N])?;
    scaled!(module, stream, data, 2.0f32)?;
    //% scaled!(module, stream, data, 2u64)?; => launch-argument-type @ 2u64
    stream.synchronize()
}

fn by_functions(stream: &Stream) -> CudaResult<()> {
    let module = Module::from_ptx(PTX, &[])?;
    let x = DeviceBuffer::from_slice(&[1.0f32; N])?;
    let f = function!(module, "scale");
    //% let f = function!(module, "skale"); => launch-unknown-kernel @ skale +fix
    unsafe { launch!(f<<<16, 256, 0, stream>>>(x.as_device_ptr(), N, 3.0f32))? };
    //% unsafe { launch!(f<<<16, 256, 0, stream>>>(x.as_device_ptr(), N))? }; => launch-argument-count @ f<<<
    named!(g, module, "scale");
    //% named!(g, module, "scael"); => launch-unknown-kernel @ scael +fix
    unsafe { launch!(g<<<16, 256, 0, stream>>>(x.as_device_ptr(), N, 3.0f32))? };
    //% unsafe { launch!(g<<<16, 256, 0, stream>>>(x.as_device_ptr(), N, x.len()))? }; => launch-argument-type @ x.len()
    stream.synchronize()
}

fn by_a_local_macro(stream: &Stream) -> CudaResult<()> {
    let module = Module::from_ptx(PTX, &[])?;
    let x = DeviceBuffer::from_slice(&[1.0f32; N])?;
    macro_rules! go {
        ($name:ident($($arg:expr),*)) => {
            unsafe { launch!(module.$name<<<16, 256, 0, stream>>>($($arg),*))? }
        };
    }
    go!(scale(x.as_device_ptr(), N, 0.5f32));
    //% go!(scale(x.as_device_ptr(), N, 5u64)); => launch-argument-type @ 5u64
    //% go!(skale(x.as_device_ptr(), N, 0.5f32)); => launch-unknown-kernel @ skale +fix
    stream.synchronize()
}

fn a_name_of_the_macro_is_another(stream: &Stream, module: Module) -> CudaResult<()> {
    let block = 2048u32;
    let x = DeviceBuffer::from_slice(&[1.0f32; N])?;
    macro_rules! own {
        ($n:expr) => {{
            let block = 256u32;
            unsafe { launch!(module.scale<<<$n, block, 0, stream>>>(x.as_device_ptr(), N, 0.5f32))? }
        }};
    }
    own!(block / 128);
    stream.synchronize()
}

fn main() {}
