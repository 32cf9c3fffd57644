//@ root: /ws/crates/gpu/src/lib.rs
//@ expect: 2024 64 3 1 1 1200 0

//- /ws/Cargo.toml
[workspace]
members = ["crates/*", "tools/one"]
exclude = ["crates/outside"]
resolver = "3"

[workspace.package]
edition = "2024"
version = "1.20.0"

[workspace.dependencies]
shared = { path = "crates/shared", default-features = false, features = ["a"] }
on-gpu = { path = "crates/on-gpu" }
on-host = { path = "crates/on-host" }

//- /ws/.cargo/config.toml
[build]
target = "nvptx64-nvidia-cuda"
rustflags = ["--cfg", "from_config", "-Ctarget-cpu=sm_80"]

//- /ws/crates/gpu/Cargo.toml
[package]
name = "gpu"
version.workspace = true
edition.workspace = true

[dependencies]
shared = { workspace = true, features = ["b"] }

[target.'cfg(target_arch = "nvptx64")'.dependencies]
on-gpu.workspace = true

[target.'cfg(not(any(target_arch = "nvptx64", target_arch = "amdgpu")))'.dependencies]
on-host.workspace = true

[target.nvptx64-nvidia-cuda.dependencies]
cuda-only = { path = "../cuda-only" }

[target.x86_64-unknown-linux-gnu.dependencies]
on-x86 = { path = "../nowhere" }

//- /ws/crates/gpu/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]

const fn number(text: &str) -> u64 {
    let mut value = 0;
    let mut i = 0;
    while i < text.len() {
        let c = text.as_bytes()[i];
        if c.is_ascii_digit() {
            value = value * 10 + (c - b'0') as u64;
        }
        i += 1;
    }
    value
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let words = [
        shared::edition(),
        on_gpu::WIDTH,
        shared::FEATURES,
        cuda_only::HERE,
        cfg!(from_config) as u64,
        const { number(env!("CARGO_PKG_VERSION")) },
        option_env!("CARGO_NOT_SET").is_some() as u64,
    ];
    for (i, word) in words.into_iter().enumerate() {
        unsafe { *out.add(i) = word };
    }
}

//- /ws/crates/shared/Cargo.toml
[package]
name = "shared"
edition = { workspace = true }
version = { workspace = true }

[features]
default = ["c"]
a = []
b = []
c = []

//- /ws/crates/shared/src/lib.rs
#![no_std]
pub const FEATURES: u64 =
    cfg!(feature = "a") as u64 | (cfg!(feature = "b") as u64) << 1 | (cfg!(feature = "c") as u64) << 2;

macro_rules! is_2024 {
    ($e:expr) => { true };
    (const $b:block) => { false };
}

// `const { .. }` is an expression to `expr` since edition 2024.
pub fn edition() -> u64 {
    if is_2024!(const { 1 }) { 2024 } else { 2021 }
}

//- /ws/crates/on-gpu/Cargo.toml
[package]
name = "on-gpu"
edition.workspace = true
[lib]
path = "gpu/root.rs"
//- /ws/crates/on-gpu/gpu/root.rs
#![no_std]
pub const WIDTH: u64 = 8 * core::mem::size_of::<usize>() as u64;

//- /ws/crates/cuda-only/Cargo.toml
[package]
name = "cuda-only"
edition.workspace = true
//- /ws/crates/cuda-only/src/lib.rs
#![no_std]
pub const HERE: u64 = 1;
