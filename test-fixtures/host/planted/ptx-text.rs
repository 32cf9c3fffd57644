//! PTX beside the host, of which there is no source: count, sizes and pointers come from its text.
//- /Cargo.toml
[package]
name = "ptx-host"
edition = "2021"
[dependencies]
cudarc = "0.17"
//- /src/kernels.ptx
.version 8.0
.target sm_80
.address_size 64
// saxpy(n, a, x, y) /* as nvcc writes it */
.visible .entry saxpy(
	.param .u32 saxpy_param_0,
	.param .f32 saxpy_param_1,
	.param .u64 saxpy_param_2,
	.param .u64 .ptr .global .align 4 saxpy_param_3
)
{
	ld.param.u64 	%rd1, [saxpy_param_2];
	cvta.to.global.u64 	%rd2, %rd1;
	ret;
}
.visible .entry blend(.param .align 8 .b8 blend_param_0[24], .param .u64 blend_param_1, .param .u16 blend_param_2) { ret; }
.visible .entry empty() { ret; }
//- /src/main.rs
use cudarc::driver::{CudaContext, CudaFunction, CudaSlice, CudaStream, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::Ptx;
use std::sync::Arc;

#[repr(C)]
#[derive(Clone, Copy)]
struct View { rows: u64, cols: u64, scale: f64 }

#[repr(C)]
#[derive(Clone, Copy)]
struct Small { rows: u32, cols: u32 }

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let ctx = CudaContext::new(0)?;
    let s = ctx.default_stream();
    let m = ctx.load_module(Ptx::from_src(include_str!("kernels.ptx")))?;
    let f = m.load_function("saxpy")?;
    //% let f = m.load_function("saxp")?; => launch-unknown-kernel @ saxp
    let blend = m.load_function("blend")?;
    let n = 1024u32;
    //% let n = 1024usize; => launch-argument-type @ &n
    //% let n = 1024u64; => launch-argument-type @ &n
    //% let n = 3u8; => launch-argument-type @ &n
    //% let n = 3.0f32; => launch-argument-type @ &n
    //% let n = 1024i32; => -
    let a = 2.0f32;
    //% let a = 2.0f64; => launch-argument-type @ &a
    //% let a = 2.0; => launch-argument-type @ &a
    //% let a = 2i32; => launch-argument-type @ &a
    let host = vec![1.0f32; 1024];
    let x = s.clone_htod(&host)?;
    let mut y = s.alloc_zeros::<f32>(1024)?;
    let config = LaunchConfig::for_num_elems(1024);
    let address = host.as_ptr() as u64;
    let half = 3u16;
    //% let half = 3u32; => launch-argument-type @ &half
    let view = View { rows: 1, cols: 2, scale: 0.5 };
    //% let view = Small { rows: 1, cols: 2 }; => launch-argument-type @ &view
    unsafe {
        s.launch_builder(&f).arg(&n).arg(&a).arg(&x).arg(&mut y).launch(config)?;
        //% s.launch_builder(&f).arg(&n).arg(&a).arg(&x).launch(config)?; => launch-argument-count @ &f
        //% s.launch_builder(&f).arg(&n).arg(&a).arg(&x).arg(&mut y).arg(&n).launch(config)?; => launch-argument-count @ &
        //% s.launch_builder(&f).launch(config)?; => launch-argument-count @ &f
        //% s.launch_builder(&f).arg(&n).arg(&a).arg(&address).arg(&mut y).launch(config)?; => launch-argument-type @ &address
        //% s.launch_builder(&f).arg(&n).arg(&a).arg(&x).arg(&n).launch(config)?; => launch-argument-type @ &n
        //% s.launch_builder(&f).arg(&x).arg(&a).arg(&n).arg(&mut y).launch(config)?; => launch-argument-type @ &x
        //% s.launch_builder(&f).arg(&a).arg(&n).arg(&x).arg(&mut y).launch(config)?; => launch-argument-type @ &a
        s.launch_builder(&blend).arg(&view).arg(&mut y).arg(&half).launch(config)?;
        //% s.launch_builder(&blend).arg(&view).arg(&mut y).launch(config)?; => launch-argument-count @ &blend
        //% s.launch_builder(&blend).arg(&n).arg(&mut y).arg(&half).launch(config)?; => launch-argument-type @ &n
    }
    let empty = m.load_function("empty")?;
    unsafe { s.launch_builder(&empty).launch(config)? };
    //% unsafe { s.launch_builder(&empty).arg(&n).launch(config)? }; => launch-argument-count @ &
    Ok(())
}
