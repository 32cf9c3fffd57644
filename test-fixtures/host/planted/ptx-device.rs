//! PTX in a file by its path, through the older API of cudarc.
//- /Cargo.toml
[package]
name = "ptx-device"
edition = "2021"
[dependencies]
cudarc = "0.11"
//- /kernels/mm.ptx
.version 7.0
.target sm_70
.address_size 64
.visible .entry mm(.param .u64 mm_param_0, .param .u64 mm_param_1, .param .u32 mm_param_2) { ret; }
//- /src/main.rs
mod older;
fn main() {}
//- /src/older.rs
use cudarc::driver::{CudaDevice, LaunchAsync, LaunchConfig};
pub fn run() -> Result<(), Box<dyn std::error::Error>> {
    let dev = CudaDevice::new(0)?;
    dev.load_ptx(cudarc::nvrtc::Ptx::from_file("kernels/mm.ptx"), "m", &["mm"])?;
    let f = dev.get_func("m", "mm").unwrap();
    let a = dev.htod_copy(vec![1.0f32; 16])?;
    let mut c = dev.alloc_zeros::<f32>(16)?;
    let config = LaunchConfig::for_num_elems(16);
    unsafe { f.launch(config, (&a, &mut c, 4i32))?; }
    //% unsafe { f.launch(config, (&a, &mut c, 4i32, 3i32))?; } => launch-argument-count @ 3i32
    //% unsafe { f.launch(config, (&a, &mut c))?; } => launch-argument-count @ f
    //% unsafe { f.launch(config, (&a, &mut c, 4usize))?; } => launch-argument-type @ 4usize
    //% unsafe { f.launch(config, (&a, 4i32, &mut c))?; } => launch-argument-type @ 4i32
    Ok(())
}
