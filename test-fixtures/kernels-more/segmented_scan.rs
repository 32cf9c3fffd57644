//! Segmented scans and reductions in workgroup memory over monoids: traits with identities, tuples of monoids, warp-free.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(
        stdarch_nvptx,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem
    )
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(
        stdarch_amdgpu,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem
    )
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
    }
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;
    use core::sync::atomic::{Ordering, fence};

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    pub fn barrier() {
        fence(Ordering::Release);
        s_barrier();
        fence(Ordering::Acquire);
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

trait Monoid: Copy {
    const IDENTITY: Self;
    fn combine(self, other: Self) -> Self;
}

#[derive(Clone, Copy)]
#[repr(C)]
struct Sum<T>(T);
#[derive(Clone, Copy)]
#[repr(C)]
struct Max<T>(T);
#[derive(Clone, Copy)]
#[repr(C)]
struct Affine {
    mul: u32,
    add: u32,
}

macro_rules! number_monoids {
    ($($t:ident $zero:expr),*) => {$(
        impl Monoid for Sum<$t> {
            const IDENTITY: Self = Sum($zero);
            fn combine(self, other: Self) -> Self { Sum(self.0 + other.0) }
        }
        impl Monoid for Max<$t> {
            const IDENTITY: Self = Max($t::MIN);
            fn combine(self, Self(other): Self) -> Self { if other > self.0 { Max(other) } else { self } }
        }
    )*};
}
number_monoids!(i32 0, u64 0, f32 0.0);

impl Monoid for Affine {
    const IDENTITY: Self = Affine { mul: 1, add: 0 };
    fn combine(self, then: Self) -> Self {
        Affine {
            mul: self.mul.wrapping_mul(then.mul),
            add: self.add.wrapping_mul(then.mul).wrapping_add(then.add),
        }
    }
}

impl<A: Monoid, B: Monoid> Monoid for (A, B) {
    const IDENTITY: Self = (A::IDENTITY, B::IDENTITY);
    fn combine(self, other: Self) -> Self {
        (self.0.combine(other.0), self.1.combine(other.1))
    }
}

/// A value with the note that a segment begins here: a monoid again.
#[derive(Clone, Copy)]
struct Segmented<M> {
    value: M,
    starts: bool,
}
impl<M: Monoid> Monoid for Segmented<M> {
    const IDENTITY: Self = Segmented {
        value: M::IDENTITY,
        starts: false,
    };
    fn combine(self, other: Self) -> Self {
        let value = if other.starts {
            other.value
        } else {
            self.value.combine(other.value)
        };
        Segmented {
            value,
            starts: self.starts | other.starts,
        }
    }
}

struct Block<M> {
    shared: *mut M,
    thread: usize,
    width: usize,
}

impl<M: Monoid> Block<M> {
    fn new() -> Self {
        Block {
            shared: gpu::workgroup_mem(),
            thread: gpu::thread_idx(),
            width: gpu::block_dim(),
        }
    }
    unsafe fn exchange(&self, value: M, from: usize) -> Option<M> {
        unsafe { self.shared.add(self.thread).write(value) };
        gpu::barrier();
        let found = (from < self.width).then(|| unsafe { self.shared.add(from).read() });
        gpu::barrier();
        found
    }
    fn scan(&self, mut value: M) -> M {
        let mut step = 1;
        while step < self.width {
            if let Some(before) = unsafe { self.exchange(value, self.thread.wrapping_sub(step)) } {
                value = before.combine(value);
            }
            step <<= 1;
        }
        value
    }
    fn exclusive(&self, value: M) -> M {
        let all = self.scan(value);
        unsafe { self.exchange(all, self.thread.wrapping_sub(1)) }.unwrap_or(M::IDENTITY)
    }
    fn reduce(&self, mut value: M) -> M {
        let mut step = self.width.next_power_of_two() / 2;
        while step > 0 {
            let other = unsafe { self.exchange(value, self.thread + step) };
            if self.thread < step {
                value = other.map_or(value, |o| value.combine(o));
            }
            step /= 2;
        }
        unsafe { self.exchange(value, 0) }.unwrap()
    }
}

fn run<M: Monoid, T: Copy, U>(
    input: *const T,
    n: usize,
    lift: impl Fn(T, usize) -> M,
    finish: fn(M) -> U,
    out: *mut U,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let value = if i < n {
        lift(unsafe { *input.add(i) }, i)
    } else {
        M::IDENTITY
    };
    let result = Block::new().scan(value);
    if i < n {
        unsafe { out.add(i).write(finish(result)) };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn segments(
    values: *const i32,
    heads: *const u8,
    n: usize,
    sums: *mut i32,
    maxima: *mut i32,
) {
    let lift = |v: i32, i: usize| Segmented {
        value: (Sum(v), Max(v)),
        starts: unsafe { *heads.add(i) } != 0,
    };
    run(values, n, |v, i| lift(v, i), |s| s.value.0.0, sums);
    gpu::barrier();
    run(values, n, lift, |s| s.value.1.0, maxima);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn recurrences(
    coefficients: *const [u32; 2],
    n: usize,
    x: *mut u32,
    totals: *mut u64,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let [mul, add] = if i < n {
        unsafe { *coefficients.add(i) }
    } else {
        [1, 0]
    };
    let block = Block::<Affine>::new();
    let before = block.exclusive(Affine { mul, add });
    if i < n {
        unsafe { *x.add(i) = before.mul.wrapping_mul(7).wrapping_add(before.add) };
    }
    gpu::barrier();
    let total = Block::<(Sum<u64>, Max<f32>)>::new()
        .reduce((Sum(u64::from(add)), Max((mul % 1000) as f32 / 8.0)));
    if gpu::thread_idx() == 0 {
        unsafe { *totals.add(gpu::block_idx()) = total.0.0 ^ (total.1.0.to_bits() as u64) << 20 };
    }
}
