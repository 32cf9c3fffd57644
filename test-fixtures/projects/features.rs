//@ kernels: a/src/lib.rs fill; b/src/lib.rs wide
//@ absent: a/src/lib.rs never --features wide; b/src/lib.rs never --features narrow

//- /Cargo.toml
[workspace]
members = ["a", "b"]

//- /a/Cargo.toml
[package]
name = "a"
version = "0.1.0"
edition = "2021"
[features]
default = ["narrow"]
narrow = []
wide = []
[lib]
crate-type = ["cdylib", "rlib"]
[dependencies]
$DEVICE

//- /a/src/lib.rs
$HEAD

#[cfg(feature = "narrow")]
#[kernel]
pub unsafe fn fill(out: *mut f32) {
    $TILE
    let at = thread::index_1d() as usize;
    unsafe { *out.add(at) = tile(at) }
}

#[cfg(feature = "wide")]
#[kernel]
pub unsafe fn never(out: *mut f32) {}

//- /b/Cargo.toml
[package]
name = "b"
version = "0.1.0"
edition = "2021"
[features]
default = ["wide"]
narrow = []
wide = []
[lib]
crate-type = ["cdylib", "rlib"]
[dependencies]
$DEVICE

//- /b/src/lib.rs
$HEAD

#[cfg(feature = "wide")]
#[kernel]
pub unsafe fn wide(out: *mut u64) {
    let at = thread::index_1d() as usize;
    unsafe { *out.add(at) = 1 }
}

#[cfg(feature = "narrow")]
#[kernel]
pub unsafe fn never(out: *mut f32) {}
