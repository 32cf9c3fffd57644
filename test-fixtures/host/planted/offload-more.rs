//! std::offload: the macro and the intrinsic, in one crate with the kernel.
//- /Cargo.toml
[package]
name = "off"
edition = "2024"
//- /src/main.rs
#![feature(core_intrinsics, gpu_offload, abi_gpu_kernel, stdarch_nvptx)]
use std::offload::offload_kernel;

const N: usize = 1024;
const BLOCK: u32 = 256;

#[offload_kernel]
fn scale(x: &mut [f32; N], factor: f32) {
    use core::arch::nvptx::*;
    let i = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() } as usize;
    if i < N {
        x[i] *= factor;
    }
}

fn run(x: &mut [f32; N], factor: f32) {
    std::offload::offload! { kernel = scale, workgroup_dim = [4, 1, 1], thread_dim = [BLOCK, 1, 1], args = (x, factor) };
    //% std::offload::offload! { kernel = scale, workgroup_dim = [0, 1, 1], thread_dim = [BLOCK, 1, 1], args = (x, factor) }; => launch-geometry @ 0
    //% std::offload::offload! { kernel = scale, workgroup_dim = [4, 1, 1], thread_dim = [BLOCK, 8, 1], args = (x, factor) }; => launch-geometry @ [BLOCK, 8, 1]
    //% std::offload::offload! { kernel = scale, workgroup_dim = [4, 1, 1], thread_dim = [BLOCK, 0, 1], args = (x, factor) }; => launch-geometry @ 0
    //% std::offload::offload! { kernel = scale, workgroup_dim = [4, 1, 1], thread_dim = [BLOCK, 1, 1], args = (x,) }; => offload-launch @ (x,)
    //% std::offload::offload! { kernel = scale, workgroup_dim = [4, 1, 1], thread_dim = [BLOCK, 1, 1], args = (factor, x) }; => offload-launch @ factor & offload-launch @ x
    //% std::offload::offload! { kernel = scale, workgroup_dim = [4, 1, 1], thread_dim = [BLOCK, 1, 1], args = (x, 2.0f64) }; => offload-launch @ 2.0f64
    core::intrinsics::offload::<_, _, ()>(scale, [4, 1, 1], [BLOCK, 1, 1], 0, (x, factor));
    //% core::intrinsics::offload::<_, _, ()>(scale, [4, 1, 1], [2048, 1, 1], 0, (x, factor)); => offload-launch @ [2048, 1, 1]
    //% core::intrinsics::offload::<_, _, ()>(scale, [4, 0, 1], [BLOCK, 1, 1], 0, (x, factor)); => launch-geometry @ 0
    //% core::intrinsics::offload::<_, _, ()>(scale, [4, 1, 1], [BLOCK, 1, 1], 0, (x, factor, 1u32)); => offload-launch @ (x, factor, 1u32)
}

fn main() {}
