// A project's own `glam` is what `cuda_std` gives again: kernels mix the two.
//@ root: /app/src/lib.rs
//@ expect: 7 12 5
//@ kernels: k

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"
[dependencies]
cuda_std = "0.3"
glam = { path = "../glam" }

//- /app/src/lib.rs
use cuda_std::glam::UVec2;
use cuda_std::*;

#[kernel]
pub unsafe fn k(out: *mut u64) {
    let index: ::glam::UVec2 = thread::index_2d();
    let sum = &UVec2::new(index.x + 3, 5) + 4;
    unsafe {
        *out = sum.x as u64;
        *out.add(1) = sum.y as u64 + glam::three(index);
        *out.add(2) = ::glam::UVec2 { x: 5, y: 0 }.x as u64;
    }
}

//- /glam/Cargo.toml
[package]
name = "glam"
version = "0.30.9"
edition = "2021"

//- /glam/src/lib.rs
#![no_std]

#[derive(Clone, Copy)]
pub struct UVec2 {
    pub x: u32,
    pub y: u32,
}

impl UVec2 {
    pub const fn new(x: u32, y: u32) -> UVec2 {
        UVec2 { x, y }
    }
}

impl core::ops::Add<u32> for &UVec2 {
    type Output = UVec2;
    fn add(self, n: u32) -> UVec2 {
        UVec2::new(self.x + n, self.y + n)
    }
}

pub fn three(at: UVec2) -> u64 {
    at.x as u64 + 3
}

#[derive(Clone, Copy)]
pub struct UVec3 {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}

impl UVec3 {
    pub const fn new(x: u32, y: u32, z: u32) -> UVec3 {
        UVec3 { x, y, z }
    }
}
