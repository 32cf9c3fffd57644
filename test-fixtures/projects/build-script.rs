//@ kernels: gpu/src/lib.rs fill; gpu/src/more.rs fill_more

//- /Cargo.toml
[package]
name = "host"
version = "0.1.0"
edition = "2021"
[build-dependencies]
cuda_builder = $BUILDER

//- /build.rs
fn main() {
    cuda_builder::CudaBuilder::new("gpu").copy_to("resources/gpu.ptx").build().unwrap();
}

//- /src/main.rs
static PTX: &str = include_str!("../resources/gpu.ptx");
fn main() { println!("{}", PTX.len()); }

//- /gpu/Cargo.toml
[package]
name = "gpu"
version = "0.1.0"
edition = "2021"
[lib]
crate-type = ["cdylib", "rlib"]
[dependencies]
$DEVICE

//- /gpu/src/lib.rs
$HEAD
mod more;

#[kernel]
pub unsafe fn fill(out: *mut f32) {
    $TILE
    let at = thread::index_1d() as usize;
    unsafe { *out.add(at) = tile(at) }
}

//- /gpu/src/more.rs
use cuda_std::prelude::*;

#[kernel]
pub unsafe fn fill_more(out: *mut u32, with: u32) {
    let at = thread::index_1d() as usize;
    unsafe { *out.add(at) = with }
}
