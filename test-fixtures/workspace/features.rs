//@ root: /app/src/lib.rs
//@ expect: 1 1 0 1 1 1 0 1 1 0 1 5

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"

[features]
default = ["quick"]
quick = ["dep:extra", "lib/simd"]
weak = ["sometimes?/more"]

[dependencies]
lib = { path = "../lib", default-features = false, features = ["wanted"] }
extra = { path = "../extra", optional = true }
sometimes = { path = "../sometimes", optional = true }
user = { path = "../user" }

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]

#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let flags = [
        cfg!(feature = "default"),
        cfg!(feature = "quick"),
        // `dep:` hides the dependency's own name.
        cfg!(feature = "extra"),
        lib::WANTED,
        lib::SIMD,
        lib::BY_OTHER,
        lib::ON_BY_DEFAULT,
        lib::IMPLIED,
        extra::HERE,
        cfg!(feature = "weak"),
        lib::IMPLICIT,
    ];
    for (i, &flag) in flags.iter().enumerate() {
        *out.add(i) = flag as u64;
    }
    *out.add(flags.len()) = lib::chosen();
}

//- /lib/Cargo.toml
[package]
name = "lib"
version = "1.0.0"
edition = "2021"

[features]
default = ["on-by-default"]
on-by-default = []
wanted = ["implied", "helper"]
implied = []
simd = []
by-other = []

[dependencies]
helper = { path = "../helper", optional = true }

//- /lib/src/lib.rs
#![no_std]
pub const WANTED: bool = cfg!(feature = "wanted");
pub const SIMD: bool = cfg!(feature = "simd");
pub const BY_OTHER: bool = cfg!(feature = "by-other");
pub const ON_BY_DEFAULT: bool = cfg!(feature = "on-by-default");
pub const IMPLIED: bool = cfg!(feature = "implied");
pub const IMPLICIT: bool = cfg!(feature = "helper");

#[cfg(feature = "helper")]
mod with_helper;
#[cfg(feature = "helper")]
pub use with_helper::chosen;

#[cfg(not(feature = "helper"))]
pub fn chosen() -> u64 {
    missing_altogether()
}

//- /lib/src/with_helper.rs
pub fn chosen() -> u64 {
    helper::five()
}

//- /helper/Cargo.toml
[package]
name = "helper"
version = "1.0.0"
edition = "2021"
//- /helper/src/lib.rs
#![no_std]
pub fn five() -> u64 {
    5
}

//- /extra/Cargo.toml
[package]
name = "extra"
version = "1.0.0"
edition = "2021"
//- /extra/src/lib.rs
#![no_std]
pub const HERE: bool = true;

//- /user/Cargo.toml
[package]
name = "user"
version = "1.0.0"
edition = "2021"
[dependencies]
lib = { path = "../lib", default-features = false, features = ["by-other"] }
//- /user/src/lib.rs
#![no_std]
