//@ kernels: src_gpu/fill.rs fill

//- /Cargo.toml
[workspace]
members = ["crates/*"]

//- /crates/gpu/Cargo.toml
[package]
name = "gpu"
version = "0.1.0"
edition = "2021"
[lib]
path = "../../src_gpu/lib.rs"
crate-type = ["cdylib", "rlib"]
[dependencies]
$DEVICE

//- /src_gpu/lib.rs
$HEAD
mod fill;

//- /src_gpu/fill.rs
use cuda_std::prelude::*;

#[kernel]
pub unsafe fn fill(out: *mut f32) {
    $TILE
    let at = thread::index_1d() as usize;
    unsafe { *out.add(at) = tile(at) }
}
