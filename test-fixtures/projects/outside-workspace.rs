//@ kernels: gpu/src/lib.rs fill

//- /Cargo.toml
[workspace]
members = ["host"]

//- /host/Cargo.toml
[package]
name = "host"
version = "0.1.0"
edition = "2021"

//- /host/src/main.rs
fn main() {}

//- /gpu/Cargo.toml
[package]
name = "gpu"
version = "0.1.0"
edition = "2021"
[lib]
crate-type = ["cdylib", "rlib"]
[dependencies]
$DEVICE
[workspace]

//- /gpu/src/lib.rs
$HEAD

#[kernel]
pub unsafe fn fill(out: *mut f32) {
    $TILE
    let at = thread::index_1d() as usize;
    unsafe { *out.add(at) = tile(at) }
}
