//@ root: /app/src/lib.rs
//@ env: CARGO_HOME=/cargo
//@ expect: 102 205 102 8 31

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"

[dependencies]
num = "1"
user = "0.3"
remote = { git = "https://example.org/team/remote.git" }
patched = "1"

[patch.crates-io]
patched = { path = "patched" }

//- /app/Cargo.lock
version = 4

[[package]]
name = "app"
version = "0.1.0"
dependencies = [
 "num 1.0.2",
 "patched",
 "remote",
 "user",
]

[[package]]
name = "num"
version = "1.0.2"
source = "registry+https://github.com/rust-lang/crates.io-index"
checksum = "00"

[[package]]
name = "num"
version = "2.0.5"
source = "registry+https://github.com/rust-lang/crates.io-index"
checksum = "00"

[[package]]
name = "patched"
version = "1.0.0"

[[package]]
name = "remote"
version = "0.1.0"
source = "git+https://example.org/team/remote.git#1234567aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"

[[package]]
name = "user"
version = "0.3.1"
source = "registry+https://github.com/rust-lang/crates.io-index"
checksum = "00"
dependencies = [
 "num 1.0.2",
 "num 2.0.5",
]

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]

#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    *out = num::version();
    *out.add(1) = user::newer();
    *out.add(2) = user::older();
    *out.add(3) = remote::eight();
    *out.add(4) = patched::patched();
}

//- /app/patched/Cargo.toml
[package]
name = "patched"
version = "1.0.0"
edition = "2021"
//- /app/patched/src/lib.rs
#![no_std]
pub fn patched() -> u64 { 31 }

//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/num-1.0.2/Cargo.toml
[package]
name = "num"
version = "1.0.2"
edition = "2021"
//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/num-1.0.2/src/lib.rs
#![no_std]
pub fn version() -> u64 { 102 }
//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/num-1.0.9/Cargo.toml
[package]
name = "num"
version = "1.0.9"
edition = "2021"
//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/num-1.0.9/src/lib.rs
#![no_std]
pub fn version() -> u64 { 109 }
//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/num-2.0.5/Cargo.toml
[package]
name = "num"
version = "2.0.5"
edition = "2021"
//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/num-2.0.5/src/lib.rs
#![no_std]
pub fn version() -> u64 { 205 }
//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/user-0.3.1/Cargo.toml
[package]
name = "user"
version = "0.3.1"
edition = "2021"
[dependencies.num]
version = "2.0"
[dependencies.num_1]
version = ">=1.0, <1.1"
package = "num"
//- /cargo/registry/src/index.crates.io-1949cf8c6b5b557f/user-0.3.1/src/lib.rs
#![no_std]
pub fn newer() -> u64 { num::version() }
pub fn older() -> u64 { num_1::version() }

//- /cargo/git/checkouts/remote-0011223344556677/1234567/Cargo.toml
[workspace]
members = ["crates/*"]
//- /cargo/git/checkouts/remote-0011223344556677/1234567/crates/remote/Cargo.toml
[package]
name = "remote"
version = "0.1.0"
edition = "2021"
//- /cargo/git/checkouts/remote-0011223344556677/1234567/crates/remote/src/lib.rs
#![no_std]
pub fn eight() -> u64 { 8 }
//- /cargo/git/checkouts/remote-0011223344556677/7654321/crates/remote/Cargo.toml
[package]
name = "remote"
version = "0.1.0"
edition = "2021"
//- /cargo/git/checkouts/remote-0011223344556677/7654321/crates/remote/src/lib.rs
#![no_std]
pub fn eight() -> u64 { 88 }
