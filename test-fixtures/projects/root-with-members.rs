//@ kernels: kernels/src/lib.rs fill

//- /Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[workspace]
members = ["kernels"]
[build-dependencies]
cuda_builder = $BUILDER

//- /build.rs
use cuda_builder::CudaBuilder;
fn main() {
    let out = std::path::PathBuf::from(std::env::var("OUT_DIR").unwrap());
    CudaBuilder::new(concat!(env!("CARGO_MANIFEST_DIR"), "/kernels"))
        .copy_to(out.join("kernels.ptx"))
        .build()
        .unwrap();
}

//- /src/main.rs
fn main() {}

//- /kernels/Cargo.toml
[package]
name = "kernels"
version = "0.1.0"
edition = "2021"
[lib]
crate-type = ["cdylib", "rlib"]
[dependencies]
$DEVICE

//- /kernels/src/lib.rs
$HEAD

#[kernel]
pub unsafe fn fill(out: *mut f32) {
    $TILE
    let at = thread::index_1d() as usize;
    unsafe { *out.add(at) = tile(at) }
}
