//@ root: /home/app/kernels/src/lib.rs
//@ env: HOME=/home/user
//@ expect: 12 21 4 55

//- /home/app/.cargo/config.toml
[source.crates-io]
replace-with = "between"

[source.between]
replace-with = "vendored-sources"

[source."git+https://example.org/r"]
git = "https://example.org/r"
replace-with = "vendored-sources"

[source.vendored-sources]
directory = "third-party"

//- /home/app/kernels/Cargo.toml
[package]
name = "kernels"
version = "0.1.0"
edition = "2021"

[dependencies]
a = "1.2"
a_old = { package = "a", version = "~0.2.1" }
r = { git = "https://example.org/r" }
md-5 = "0.10"

//- /home/app/kernels/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]

#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    *out = a::number();
    *out.add(1) = a_old::number();
    *out.add(2) = r::number();
    *out.add(3) = md5::number();
}

//- /home/app/third-party/a/Cargo.toml
[package]
name = "a"
version = "1.2.0"
edition = "2021"
//- /home/app/third-party/a/.cargo-checksum.json
{}
//- /home/app/third-party/a/src/lib.rs
#![no_std]
pub fn number() -> u64 { 12 }
//- /home/app/third-party/a-0.2.1/Cargo.toml
[package]
name = "a"
version = "0.2.1"
edition = "2021"
//- /home/app/third-party/a-0.2.1/src/lib.rs
#![no_std]
pub fn number() -> u64 { 21 }
//- /home/app/third-party/a-extra/Cargo.toml
[package]
name = "a-extra"
version = "1.9.0"
//- /home/app/third-party/a-extra/src/lib.rs
pub fn number() -> u64 { 99 }
//- /home/app/third-party/r/Cargo.toml
[package]
name = "r"
version = "0.0.0"
edition = "2021"
//- /home/app/third-party/r/src/lib.rs
#![no_std]
pub fn number() -> u64 { 4 }
//- /home/app/third-party/md-0.10.1/Cargo.toml
[package]
name = "md-5"
version = "0.10.1"
edition = "2018"
[lib]
name = "md5"
//- /home/app/third-party/md-0.10.1/src/lib.rs
#![no_std]
pub fn number() -> u64 { 55 }
