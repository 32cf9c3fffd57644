//! Softmax and layer norm over rows: reductions by shuffles and closures, half-precision weights.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel, f16, core_float_math)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(
        stdarch_nvptx,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem,
        link_llvm_intrinsics
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
    unsafe extern "C" {
        #[link_name = "llvm.nvvm.read.ptx.sreg.laneid"]
        fn laneid() -> u32;
        #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
        fn shfl_bfly(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
    }
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
    pub fn lane() -> u32 {
        unsafe { laneid() }
    }
    pub fn shuffle_xor(v: u32, mask: u32) -> u32 {
        unsafe { shfl_bfly(!0, v, mask, 31) }
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
    /// Lane of the wave; waves of 64 are two warps of 32.
    fn wide_lane() -> u32 {
        a::mbcnt_hi(!0, a::mbcnt_lo(!0, 0))
    }
    pub fn lane() -> u32 {
        wide_lane() & 31
    }
    pub fn shuffle(v: u32, from: u32) -> u32 {
        unsafe { a::ds_bpermute(((wide_lane() & !31) | (from & 31)) * 4, v) }
    }
    pub fn shuffle_xor(v: u32, mask: u32) -> u32 {
        shuffle(v, lane() ^ mask)
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::f32::math;
/// 2^x by a polynomial; right for x in -100..100.
fn exp2(x: f32) -> f32 {
    let n = math::floor(x + 0.5);
    let f = x - n;
    let p = [
        0.0013333558f32,
        0.009618129,
        0.05550411,
        0.2402265,
        0.6931472,
        1.0,
    ]
    .into_iter()
    .reduce(|a, c| a * f + c)
    .unwrap();
    f32::from_bits(p.to_bits().wrapping_add(((n as i32) << 23) as u32))
}
fn exp(x: f32) -> f32 {
    exp2(x * core::f32::consts::LOG2_E)
}
fn block_reduce(v: f32, f: impl Fn(f32, f32) -> f32) -> f32 {
    let mem = gpu::workgroup_mem::<f32>();
    let warps = gpu::block_dim() / 32;
    let mut v = v;
    for m in [16, 8, 4, 2, 1] {
        v = f(v, f32::from_bits(gpu::shuffle_xor(v.to_bits(), m)))
    }
    if gpu::lane() == 0 {
        unsafe { *mem.add((gpu::thread_idx() / 32) as usize) = v }
    }
    gpu::barrier();
    let mut all = unsafe { *mem };
    for w in 1..warps as usize {
        all = f(all, unsafe { *mem.add(w) })
    }
    gpu::barrier();
    all
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn softmax(v: *const f32, n: u32, out: *mut f32) {
    let row =
        unsafe { core::slice::from_raw_parts(v.add((gpu::block_idx() * n) as usize), n as usize) };
    let out = unsafe {
        core::slice::from_raw_parts_mut(out.add((gpu::block_idx() * n) as usize), n as usize)
    };
    let mine = || (gpu::thread_idx() as usize..n as usize).step_by(gpu::block_dim() as usize);
    let max = block_reduce(
        mine().map(|i| row[i]).fold(f32::NEG_INFINITY, f32::max),
        f32::max,
    );
    let mut kept = [0.0f32; 4];
    let mut count = 0;
    for i in mine() {
        kept[count] = exp(row[i] - max);
        count += 1
    }
    let sum = block_reduce(kept[..count].iter().sum(), |a, b| a + b);
    for (i, k) in mine().zip(&kept) {
        out[i] = k / sum
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn layer_norm(
    x: *mut f32,
    gamma: *const f32,
    beta: *const f16,
    d: u32,
    eps: f32,
) {
    let x = unsafe {
        core::slice::from_raw_parts_mut(x.add((gpu::block_idx() * d) as usize), d as usize)
    };
    let (t, step) = (gpu::thread_idx() as usize, gpu::block_dim() as usize);
    let mean = block_reduce(
        x.iter().skip(t).step_by(step).copied().sum::<f32>(),
        |a, b| a + b,
    ) / d as f32;
    let var = block_reduce(
        x.iter()
            .skip(t)
            .step_by(step)
            .map(|v| (v - mean) * (v - mean))
            .sum(),
        |a, b| a + b,
    ) / d as f32;
    let scale = 1.0 / math::sqrt(var + eps);
    for (i, v) in x.iter_mut().enumerate().skip(t).step_by(step) {
        let (g, b) = unsafe { (*gamma.add(i), *beta.add(i)) };
        *v = math::mul_add((*v - mean) * scale, g, b as f32);
    }
}
