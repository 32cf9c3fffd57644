//@ kernels: one/src/lib.rs fill; two/src/lib.rs fill

//- /Cargo.toml
[workspace]
members = ["one", "two"]

//- /one/Cargo.toml
[package]
name = "one"
version = "0.1.0"
edition = "2021"
[lib]
crate-type = ["cdylib", "rlib"]
[dependencies]
$DEVICE

//- /one/src/lib.rs
$HEAD

#[kernel]
pub unsafe fn fill(out: *mut f32) {
    $TILE
    let at = thread::index_1d() as usize;
    unsafe { *out.add(at) = tile(at) }
}

//- /two/Cargo.toml
[package]
name = "two"
version = "0.1.0"
edition = "2021"
[lib]
crate-type = ["cdylib", "rlib"]
[dependencies]
$DEVICE

//- /two/src/lib.rs
$HEAD

#[kernel]
pub unsafe fn fill(out: *mut u32, with: u32) {
    let at = thread::index_1d() as usize;
    unsafe { *out.add(at) = with }
}
