//! 128-bit generators and reductions: states of streams swapped through workgroup memory.

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
    pub fn thread_idx() -> u32 {
        unsafe { _thread_idx_x() }
    }
    pub fn block_idx() -> u32 {
        unsafe { _block_idx_x() }
    }
    pub fn block_dim() -> u32 {
        unsafe { _block_dim_x() }
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
    use core::arch::amdgpu as a;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;
    use core::sync::atomic::{Ordering, fence};

    #[repr(C)]
    struct Packet {
        header: u16,
        setup: u16,
        workgroup: [u16; 3],
        reserved: u16,
        grid: [u32; 3],
    }
    fn packet() -> &'static Packet {
        unsafe { &*(amdgpu_dispatch_ptr() as *const Packet) }
    }
    pub fn thread_idx() -> u32 {
        a::workitem_id_x()
    }
    pub fn block_idx() -> u32 {
        a::workgroup_id_x()
    }
    pub fn block_dim() -> u32 {
        packet().workgroup[0] as u32
    }
    pub fn barrier() {
        fence(Ordering::Release);
        a::s_barrier();
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

/// A 128-bit LFSR, PCG64 and a 32-bit Galois LFSR; streams swap their states through workgroup memory.
fn lfsr(mut s: u128, n: u32) -> u128 {
    for _ in 0..n {
        s = s >> 1 ^ if s & 1 != 0 { 0xe1 << 120 } else { 0 }
    }
    s
}
fn pcg(s: &mut u128) -> u64 {
    *s = s
        .wrapping_mul(0x2360ed051fc65da44385df649fccf645)
        .wrapping_add(0x5851f42d4c957f2d14057b7ef767814f);
    let x = (*s >> 64) as u64 ^ *s as u64;
    x.rotate_right((*s >> 122) as u32)
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn streams(seed: u128, out: *mut [u64; 4]) {
    let mem = gpu::workgroup_mem::<u128>();
    let t = gpu::thread_idx();
    let i = gpu::block_idx() * gpu::block_dim() + t;
    let mut s = lfsr(seed ^ (i as u128) << 77 ^ i as u128, 11 + t % 5);
    let a = pcg(&mut s);
    unsafe { *mem.add(t as usize) = s }
    gpu::barrier();
    let mut other = unsafe { *mem.add((gpu::block_dim() - 1 - t) as usize) };
    let b = pcg(&mut other);
    gpu::barrier();
    unsafe { *mem.add(((t + 7) % gpu::block_dim()) as usize) = other.rotate_left(t) }
    gpu::barrier();
    let c = unsafe { *mem.add(t as usize) };
    unsafe {
        *out.add(i as usize) = [
            a,
            b,
            (c % 0x1_0000_0000_0000_000d) as u64,
            (c / (seed >> (t % 64 + 1) | 1)) as u64,
        ]
    }
}
/// Sum, max, product and carry-less xor of 128-bit values over a workgroup.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn totals(v: *const i128, out: *mut [i128; 4]) {
    let mem = gpu::workgroup_mem::<i128>();
    let t = gpu::thread_idx() as usize;
    let x = unsafe { (v.add(gpu::block_idx() as usize * 64 + t)).read_unaligned() };
    let mut all = [0; 4];
    let ops: [fn(i128, i128) -> i128; 4] = [
        |a, b| a.wrapping_add(b),
        |a, b| a.max(b),
        |a, b| (a | 1).wrapping_mul(b | 1),
        |a, b| a ^ b << 3,
    ];
    for (slot, op) in all.iter_mut().zip(ops) {
        unsafe { *mem.add(t) = x }
        gpu::barrier();
        let mut d = 32;
        while d > 0 {
            if t < d {
                unsafe { *mem.add(t) = op(*mem.add(t), *mem.add(t + d)) }
            }
            gpu::barrier();
            d /= 2;
        }
        *slot = unsafe { *mem };
        gpu::barrier();
    }
    if t == 0 {
        unsafe { *out.add(gpu::block_idx() as usize) = all }
    }
}
