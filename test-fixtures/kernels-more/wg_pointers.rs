//! Pointers whose memory is known at run time only; whole warps on different ways; several types over the same bytes.

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
        #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
        fn shfl_bfly(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
        #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
        fn shfl_down(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
        #[link_name = "llvm.nvvm.vote.ballot.sync"]
        fn vote_ballot(mask: u32, p: bool) -> u32;
    }
    pub fn thread_idx() -> u32 {
        unsafe { _thread_idx_x() }
    }
    pub fn block_idx() -> u32 {
        unsafe { _block_idx_x() }
    }
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
    }
    pub fn shuffle_xor(v: u32, mask: u32) -> u32 {
        unsafe { shfl_bfly(!0, v, mask, 31) }
    }
    pub fn shuffle_down(v: u32, by: u32) -> u32 {
        unsafe { shfl_down(!0, v, by, 31) }
    }
    pub fn ballot(v: bool) -> u32 {
        unsafe { vote_ballot(!0, v) }
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
    pub fn block_idx() -> u32 {
        a::workgroup_id_x()
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
    pub fn shuffle_down(v: u32, by: u32) -> u32 {
        shuffle(
            v,
            if lane() + by < 32 {
                lane() + by
            } else {
                lane()
            },
        )
    }
    pub fn ballot(v: bool) -> u32 {
        (a::ballot(v) >> (wide_lane() & 32)) as u32
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::mem::MaybeUninit;
use core::sync::atomic::*;
/// Pointers chosen at run time between global, workgroup and private memory.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn odd(v: *const u32, out: *mut [u32; 8]) {
    let near = gpu::workgroup_mem::<u32>();
    let t = gpu::thread_idx() as usize;
    let base = gpu::block_idx() as usize * 64;
    let v = unsafe { v.add(base) };
    unsafe { *near.add(t) = (*v.add(t)).rotate_left(3) }
    gpu::barrier();
    let mut own = [0u32; 16];
    for (i, o) in own.iter_mut().enumerate() {
        *o = (t * i) as u32
    }
    let from: *const u32 = match t % 3 {
        0 => v,
        1 => near,
        _ => own.as_ptr(),
    };
    let at = unsafe { from.add(t % 16) };
    let a = unsafe { *at };
    let to: &mut u32 = if t & 4 != 0 {
        unsafe { &mut *near.add(64 + t) }
    } else {
        &mut own[t % 16]
    };
    *to = a ^ 0x55;
    let seen = *to;
    let slices: [&[u32]; 3] = unsafe {
        [
            core::slice::from_raw_parts(v, 64),
            core::slice::from_raw_parts(near, 64),
            &own,
        ]
    };
    let sum: u32 = slices[(t / 5) % 3]
        .iter()
        .step_by(7)
        .fold(0, |a, b| a.wrapping_add(*b));
    // Structs of pointers, in workgroup memory.
    #[derive(Clone, Copy)]
    struct Pick<'a> {
        place: &'a u32,
        len: u16,
        next: Option<&'a u32>,
    }
    let picks = unsafe { near.add(256).cast::<Pick>() };
    unsafe {
        *picks.add(t) = Pick {
            place: if t % 2 == 0 {
                &*near.add(63 - t)
            } else {
                &*v.add(63 - t)
            },
            len: t as u16,
            next: if t % 3 == 0 {
                None
            } else {
                Some(&*v.add(t / 2))
            },
        }
    }
    gpu::barrier();
    let p = unsafe { *picks.add((t + 9) % 64) };
    let q = *p.place ^ p.len as u32 ^ p.next.map_or(1, |n| *n);
    // A function pointer through workgroup memory.
    let fns = unsafe { near.add(128).cast::<fn(u32) -> u32>() };
    gpu::barrier();
    fn twice(x: u32) -> u32 {
        x.wrapping_mul(2)
    }
    fn third(x: u32) -> u32 {
        x / 3
    }
    if t < 8 {
        unsafe { *fns.add(t) = if t & 1 == 0 { twice } else { third } }
    }
    gpu::barrier();
    let f = unsafe { *fns.add(t % 8) }(a);
    let d: &dyn Fn(u32) -> u32 = if t & 8 != 0 {
        &|x| x + *near_ref(near, t)
    } else {
        &move |x| x ^ seen
    };
    unsafe { *out.add(base + t) = [a, seen, sum, q, f, d(5), own[(t + 1) % 16], 0] }
}
fn near_ref<'a>(near: *mut u32, t: usize) -> &'a u32 {
    unsafe { &(*near.cast::<[u32; 64]>())[t ^ 1] }
}
/// Whole warps take different ways, with shuffles in them; loops whose lengths differ by warp.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn divergent_warps(v: *const u32, out: *mut u32) {
    let t = gpu::thread_idx();
    let warp = t / 64;
    let mut x = unsafe { *v.add(t as usize) };
    if warp == 0 {
        for i in 0..7 {
            x ^= gpu::shuffle_xor(x, 1 << (i % 5)).rotate_left(i)
        }
    } else {
        let mut left = 5;
        while left > 0 {
            x = x.wrapping_add(gpu::shuffle_down(x, left));
            left -= 1;
            if gpu::ballot(x > 3) == 0 {
                break;
            }
        }
    }
    // Early leavers, and those that stay vote among themselves by blocks.
    let near = gpu::workgroup_mem::<AtomicU32>();
    if t < 32 {
        unsafe { (*near.add(t as usize)).store(0, Ordering::Relaxed) }
    }
    gpu::barrier();
    let mut n = 0;
    let mut y = x;
    'outer: loop {
        for b in 0..32 {
            if y >> b & 3 == 3 {
                n += b + 1;
                if n > 100 {
                    break 'outer;
                }
                y = y.wrapping_mul(0x9e3779b9);
                continue 'outer;
            }
        }
        y = y.wrapping_add(t * 77 + 1);
        n += 3;
        if n > 50 {
            break;
        }
    }
    unsafe {
        (*near.add((n % 32) as usize)).fetch_add(y & 0xff, Ordering::Relaxed);
    }
    gpu::barrier();
    unsafe {
        *out.add(t as usize) =
            (*near.add((t % 32) as usize)).load(Ordering::Relaxed) ^ y.rotate_left(n) ^ x
    }
}
/// Different types over the same workgroup memory, unaligned and packed ones too.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mixed_mem(v: *const u32, out: *mut [u64; 2]) {
    #[repr(C, packed)]
    #[derive(Clone, Copy)]
    struct Odd {
        a: u8,
        b: u32,
        c: u64,
        d: u16,
    }
    let t = gpu::thread_idx() as usize;
    let odd = gpu::workgroup_mem::<Odd>();
    let x = unsafe { *v.add(t) };
    unsafe {
        odd.add(t).write(Odd {
            a: x as u8,
            b: x,
            c: (x as u64) << 20 | t as u64,
            d: t as u16,
        })
    }
    gpu::barrier();
    let o = unsafe { *odd.add(t ^ 5) };
    let (b, c) = (o.b, o.c);
    let bytes = gpu::workgroup_mem::<u8>();
    let raw = unsafe { bytes.add(t * 13 + 1).cast::<u32>().read_unaligned() };
    gpu::barrier();
    let wide = gpu::workgroup_mem::<MaybeUninit<[u64; 4]>>();
    unsafe { (*wide.add(t)).write([c, b as u64, raw as u64, o.d as u64 + o.a as u64]) };
    gpu::barrier();
    let w = unsafe { (*wide.add(63 - t)).assume_init() };
    let volatile = unsafe { core::ptr::read_volatile(wide.cast::<u16>().add(t * 3)) };
    gpu::barrier();
    if t < 32 {
        unsafe { core::ptr::swap_nonoverlapping(wide.add(t), wide.add(t + 32), 1) }
    }
    gpu::barrier();
    let z = unsafe { (*wide.add(t)).assume_init() };
    unsafe {
        *out.add(t) = [
            w[0] ^ w[1] << 7 ^ w[2] << 13 ^ w[3],
            z[0].wrapping_mul(z[2] | 1) ^ z[3] ^ (volatile as u64) << 40,
        ]
    }
}
