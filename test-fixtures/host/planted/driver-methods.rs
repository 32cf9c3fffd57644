//! A method of the crate's own that calls the raw driver, and PTX that the driver loads from a text.
//- /Cargo.toml
[package]
name = "driver-methods"
edition = "2021"
[dependencies]
cuda-driver-sys = "0.3"
//- /src/relax.ptx
.version 7.8
.target sm_70
.address_size 64
.visible .entry relax(
  .param .u64 .ptr .global .align 4 relax_param_0,
  .param .u64 .ptr .global .align 4 relax_param_1,
  .param .f32 relax_param_2,
  .param .u32 relax_param_3
)
{
  .reg .b32 %r<6>; .reg .b64 %rd<8>; .reg .f32 %f<4>; .reg .pred %p<2>;
  ld.param.u64 %rd1, [relax_param_0]; ld.param.u64 %rd2, [relax_param_1];
  ld.param.f32 %f1, [relax_param_2]; ld.param.u32 %r1, [relax_param_3];
  mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x;
  mad.lo.s32 %r5, %r2, %r3, %r4;
  setp.ge.u32 %p1, %r5, %r1; @%p1 bra DONE;
  mul.wide.u32 %rd3, %r5, 4; add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3;
  ld.global.f32 %f2, [%rd4]; mul.f32 %f3, %f2, %f1; st.global.f32 [%rd5], %f3;
DONE: ret;
}
.visible .entry clear(.param .u64 .ptr .global .align 4 clear_param_0)
{ .reg .b64 %rd<2>; .reg .b32 %r<2>; ld.param.u64 %rd1, [clear_param_0]; mov.u32 %r1, 0; st.global.u32 [%rd1], %r1; ret; }
//- /src/main.rs
use cuda_driver_sys::*;
use std::ffi::{c_void, CString};
use std::ptr::null_mut;

struct Gpu {
    module: CUmodule,
    stream: CUstream,
}

impl Gpu {
    unsafe fn open() -> Gpu {
        let (mut device, mut context, mut module) = (0, null_mut(), null_mut());
        cuInit(0);
        cuDeviceGet(&mut device, 0);
        cuCtxCreate_v2(&mut context, 0, device);
        let text = CString::new(include_str!("relax.ptx")).unwrap();
        cuModuleLoadData(&mut module, text.as_ptr() as *const c_void);
        Gpu { module, stream: null_mut() }
    }

    unsafe fn launch(&self, f: CUfunction, grid: u32, block: u32, args: &mut [*mut c_void]) {
        let done = cuLaunchKernel(
            f, grid, 1, 1, block, 1, 1, 0, self.stream, args.as_mut_ptr(), null_mut(),
        );
        assert_eq!(done, CUresult::CUDA_SUCCESS);
    }
}

fn main() {
    unsafe {
        let gpu = Gpu::open();
        let mut relax = null_mut();
        cuModuleGetFunction(&mut relax, gpu.module, c"relax".as_ptr());
        //% cuModuleGetFunction(&mut relax, gpu.module, c"relaks".as_ptr()); => launch-unknown-kernel @ relaks
        let (mut from, mut to): (CUdeviceptr, CUdeviceptr) = (0, 0);
        cuMemAlloc_v2(&mut from, 4 * 900);
        cuMemAlloc_v2(&mut to, 4 * 900);
        let mut factor = 0.75f32;
        //% let mut factor = 0.75f64; => launch-argument-type @ gpu
        //% let mut factor = 3.5f32; => -
        let mut count = 900u32;
        //% let mut count = 900u16; => launch-argument-type @ gpu
        //% let mut count = 900i32; => -
        let mut args = [
            &mut from as *mut _ as *mut c_void,
            &mut to as *mut _ as *mut c_void,
            &mut factor as *mut _ as *mut c_void,
            &mut count as *mut _ as *mut c_void,
            //% => launch-argument-count @ gpu
        ];
        gpu.launch(relax, 9, 100, &mut args);
        //% gpu.launch(relax, 9, 1500, &mut args); => launch-geometry @ gpu
        //% gpu.launch(relax, 0, 100, &mut args); => launch-geometry @ gpu
        //% gpu.launch(relax, 1, 1024, &mut args); => -
        let mut back = vec![0.0f32; 900];
        cuMemcpyDtoH_v2(back.as_mut_ptr() as *mut c_void, to, 4 * 900);
        cuMemFree_v2(from);
        cuMemFree_v2(to);
        println!("{}", back[0]);
    }
}
