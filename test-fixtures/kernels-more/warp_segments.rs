//! Segmented scan: shuffles in the warp, carries of structs between warps.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
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
        #[link_name = "llvm.nvvm.shfl.sync.up.i32"]
        fn shfl_up(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
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
    pub fn shuffle_up(v: u32, by: u32) -> u32 {
        unsafe { shfl_up(!0, v, by, 0) }
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
    pub fn shuffle_up(v: u32, by: u32) -> u32 {
        shuffle(v, if lane() < by { lane() } else { lane() - by })
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

#[derive(Clone, Copy)]
struct Part {
    sum: i32,
    open: bool,
}
impl Part {
    fn then(self, next: Part) -> Part {
        Part {
            sum: if next.open {
                next.sum
            } else {
                self.sum.wrapping_add(next.sum)
            },
            open: self.open | next.open,
        }
    }
    fn up(self, d: u32) -> Part {
        Part {
            sum: gpu::shuffle_up(self.sum as u32, d) as i32,
            open: gpu::shuffle_up(self.open as u32, d) != 0,
        }
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn seg_scan(v: *const i32, heads: *const u8, out: *mut i32) {
    let carry = gpu::workgroup_mem::<Part>();
    let t = gpu::thread_idx();
    let i = (gpu::block_idx() * gpu::block_dim() + t) as usize;
    let mut p = unsafe {
        Part {
            sum: *v.add(i),
            open: *heads.add(i) == 0,
        }
    };
    for k in 0..5 {
        let o = p.up(1 << k);
        if gpu::lane() >= 1 << k {
            p = o.then(p)
        }
    }
    let warp = (t / 32) as usize;
    if gpu::lane() == 31 {
        unsafe { *carry.add(warp) = p }
    }
    gpu::barrier();
    let before = (0..warp)
        .map(|w| unsafe { *carry.add(w) })
        .reduce(Part::then);
    if let Some(b) = before {
        p = b.then(p)
    }
    unsafe { *out.add(i) = p.sum }
}
