// cuda-oxide's device library that lies beside the crate is what is compiled, but for what its
// compiler puts in the place of some functions and types.
//@ root: /app/src/lib.rs
//@ expect: 4 8 3 33 500 64 6 7 1
//@ kernels: k

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"
[dependencies]
cuda-device = { path = "../upstream/cuda-device" }

//- /app/src/lib.rs
use cuda_device::access::{LINES, lines_of};
use cuda_device::{SharedArray, device, kernel, thread};

#[device]
fn mine() -> u64 {
    thread::index_1d()
}

#[kernel]
pub unsafe fn k(out: *mut u64) {
    static mut TILE: SharedArray<u32, 16> = SharedArray::UNINIT;
    unsafe {
        *out = LINES;
        *out.add(1) = lines_of(thread::threadIdx_x() as u64 + 2);
        *out.add(2) = cuda_device::config::Side(3).0;
        *out.add(3) = thread::blockDim_x() as u64 + 32;
        // The scope that the macro writes is the first argument.
        *out.add(4) = mine() + cuda_device::thread::index_1d();
        *out.add(5) = TILE.bytes() as u64;
        TILE[5] = 6;
        *out.add(6) = TILE[5] as u64;
        *TILE.as_mut_ptr().add(3) = 7;
        *out.add(7) = TILE.third() as u64;
        *out.add(8) = (thread::index_2d::<9>(cuda_device::fence::level()) == 9) as u64;
    }
}

//- /upstream/cuda-macros/Cargo.toml
[package]
name = "cuda-macros"
version = "0.2.1"
edition = "2024"
[lib]
proc-macro = true

//- /upstream/cuda-macros/src/lib.rs
compile_error!("it is never read");

//- /upstream/cuda-device/Cargo.toml
[package]
name = "cuda-device"
version = "0.2.1"
edition = "2024"
[dependencies]
cuda-macros = { path = "../cuda-macros" }

//- /upstream/cuda-device/src/lib.rs
#![no_std]
pub use cuda_macros::{device, kernel};
pub mod access;
pub mod config;
pub mod fence;
pub mod shared;
pub mod thread;
pub use shared::SharedArray;

//- /upstream/cuda-device/src/access.rs
pub const LINES: u64 = 4;

pub fn lines_of(n: u64) -> u64 {
    n * LINES
}

//- /upstream/cuda-device/src/config.rs
pub struct Side(pub u64);

//- /upstream/cuda-device/src/fence.rs
pub fn level() -> u64 {
    threadfence();
    9
}
/// The compiler knows it by its path: the body is nothing to it.
#[inline(never)]
pub fn threadfence() {
    loop {}
}

//- /upstream/cuda-device/src/shared.rs
use core::cell::UnsafeCell;
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

#[repr(transparent)]
pub struct SharedArray<T, const N: usize, const ALIGN: usize = 0> {
    _marker: PhantomData<UnsafeCell<[T; N]>>,
}

impl<T: Copy, const N: usize, const ALIGN: usize> SharedArray<T, N, ALIGN> {
    /// No version of the library has this.
    pub fn third(&self) -> T {
        self[3]
    }
    pub fn bytes(&self) -> usize {
        N * core::mem::size_of::<T>()
    }
}

impl<T, const N: usize, const ALIGN: usize> SharedArray<T, N, ALIGN> {
    pub const UNINIT: Self = Self { _marker: PhantomData };

    #[inline(never)]
    pub fn as_mut_ptr(&mut self) -> *mut T {
        unreachable!("as_mut_ptr called outside CUDA kernel context")
    }
}

impl<T, const N: usize, const ALIGN: usize> Index<usize> for SharedArray<T, N, ALIGN> {
    type Output = T;
    #[inline(never)]
    fn index(&self, _idx: usize) -> &Self::Output {
        unreachable!("index called outside CUDA kernel context")
    }
}

impl<T, const N: usize, const ALIGN: usize> IndexMut<usize> for SharedArray<T, N, ALIGN> {
    #[inline(never)]
    fn index_mut(&mut self, _idx: usize) -> &mut Self::Output {
        unreachable!("index_mut called outside CUDA kernel context")
    }
}

//- /upstream/cuda-device/src/generated/sreg.rs
#[inline(never)]
pub fn threadIdx_x() -> u32 {
    unreachable!("generated CUDA intrinsic executed outside device compilation")
}
#[inline(never)]
pub fn blockDim_x() -> u32 {
    unreachable!("generated CUDA intrinsic executed outside device compilation")
}

//- /upstream/cuda-device/src/thread.rs
use core::marker::PhantomData;

include!("generated/sreg.rs");

pub struct LaunchContext<'kernel, D = __internal::UnknownDomain, C = __internal::NativeCoordinates> {
    kernel: PhantomData<&'kernel (D, C)>,
}

pub mod __internal {
    use super::LaunchContext;
    pub enum UnknownDomain {}
    pub enum NativeCoordinates {}

    pub unsafe fn make_kernel_scope<'kernel, D, C>() -> LaunchContext<'kernel, D, C> {
        LaunchContext { kernel: core::marker::PhantomData }
    }
    /// In others it is a type of its own.
    pub fn index_1d<'kernel>(_: &'kernel LaunchContext<'kernel, impl Sized, impl Sized>) -> u64 {
        super::threadIdx_x() as u64 + 250
    }
    pub fn index_2d<'kernel, const STRIDE: u64>(
        _: &'kernel LaunchContext<'kernel, impl Sized, impl Sized>,
        level: u64,
    ) -> u64 {
        level.min(STRIDE)
    }
}

pub fn index_1d() -> u64 {
    unreachable!("the macro rewrites real call sites")
}

pub fn index_2d<const STRIDE: u64>(_: u64) -> u64 {
    unreachable!("the macro rewrites real call sites")
}
