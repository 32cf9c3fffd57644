//! Prefix sums over blocks with decoupled look-back: tickets, flags beside values, acquire and release.

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
    use core::sync::atomic::{Ordering, fence};
    pub fn thread_idx() -> u32 {
        a::workitem_id_x()
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

use core::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};
#[derive(Clone, Copy, PartialEq)]
#[repr(u8)]
enum Flag {
    Empty = 0,
    Part = 1,
    Whole = 2,
}
struct State(u64);
impl State {
    fn new(f: Flag, v: u32) -> u64 {
        (f as u64) << 32 | v as u64
    }
    fn flag(&self) -> Flag {
        match self.0 >> 32 {
            0 => Flag::Empty,
            1 => Flag::Part,
            2 => Flag::Whole,
            _ => unreachable!(),
        }
    }
    fn value(&self) -> u32 {
        self.0 as u32
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scan(
    v: *mut u32,
    state: *const AtomicU64,
    ticket: *const AtomicU32,
) {
    let mem = gpu::workgroup_mem::<u32>();
    let t = gpu::thread_idx() as usize;
    if t == 0 {
        unsafe { *mem = (*ticket).fetch_add(1, Ordering::Relaxed) }
    }
    gpu::barrier();
    let tile = unsafe { *mem } as usize;
    let at = unsafe { v.add(tile * 64 + t) };
    let mut x = unsafe { *at };
    for d in [1, 2, 4, 8, 16] {
        let o = gpu::shuffle_up(x, d);
        if gpu::lane() >= d {
            x += o
        }
    }
    if gpu::lane() == 31 {
        unsafe { *mem.add(1 + t / 32) = x }
    }
    gpu::barrier();
    let total = unsafe { *mem.add(1) + *mem.add(2) };
    if t >= 32 {
        x += unsafe { *mem.add(1) }
    }
    if t == 0 {
        let slot = |i: usize| unsafe { &*state.add(i) };
        let mut before = 0;
        if tile == 0 {
            slot(0).store(State::new(Flag::Whole, total), Ordering::Release);
        } else {
            slot(tile).store(State::new(Flag::Part, total), Ordering::Release);
            let mut back = tile - 1;
            loop {
                let s = State(slot(back).load(Ordering::Acquire));
                match s.flag() {
                    Flag::Empty => core::hint::spin_loop(),
                    Flag::Part => {
                        before += s.value();
                        back -= 1
                    }
                    Flag::Whole => {
                        before += s.value();
                        break;
                    }
                }
            }
            fence(Ordering::SeqCst);
            slot(tile).store(State::new(Flag::Whole, before + total), Ordering::Release);
        }
        unsafe { *mem.add(3) = before }
    }
    gpu::barrier();
    unsafe { *at = x + *mem.add(3) }
}
