//! Launch-sized memory in parts: rounded offsets, an arena, a struct.

#![no_std]
#![feature(
    abi_gpu_kernel,
    core_intrinsics,
    gpu_intrinsics,
    gpu_launch_sized_workgroup_mem,
    stdarch_nvptx
)]
#![allow(internal_features)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

const fn align_up(at: usize, align: usize) -> usize {
    (at + align - 1) & !(align - 1)
}

/// keys: u8, counts: u16, sums: u64, flags: u32
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn carve(keys: *const u8, out: *mut u64, n: usize) {
    unsafe {
        let base = gpu_launch_sized_workgroup_mem::<u64>().cast::<u8>();
        let t = _thread_idx_x() as usize;
        let threads = _block_dim_x() as usize;
        let mut at = 0;
        let k = base.add(at);
        at = align_up(at + threads, align_of::<u16>());
        let c = base.add(at) as *mut u16;
        at = align_up(at + threads * size_of::<u16>(), align_of::<u64>());
        let s = base.byte_add(at) as *mut u64;
        at = align_up(at + threads * size_of::<u64>(), align_of::<u32>());
        let f: *mut u32 = core::mem::transmute(base.wrapping_add(at));
        let key = if t < n { keys.add(t).read() } else { 0 };
        k.add(t).write(key);
        c.add(t).write(key as u16 * 2);
        s.add(t).write(key as u64 * 3);
        f.add(t).write(1);
        _syncthreads();
        let o = (t + 1) % threads;
        *out.add(t) = *k.add(o) as u64 + *c.add(o) as u64 + *s.add(o) + *f.add(o) as u64;
    }
}

/// Through `align_offset` and the address.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn by_address(out: *mut f64, n: usize) {
    unsafe {
        let base = gpu_launch_sized_workgroup_mem::<u8>();
        let t = _thread_idx_x() as usize;
        *base.add(t) = t as u8;
        let after = base.add(n);
        let doubles = ((after as usize + 7) & !7) as *mut f64;
        doubles.add(t).write(t as f64);
        _syncthreads();
        let o = (t + 1) % _block_dim_x() as usize;
        *out.add(t) = doubles.add(o).read() + *base.add(o) as f64;
    }
}

struct Arena {
    at: *mut u8,
}
impl Arena {
    unsafe fn array<T>(&mut self, n: usize) -> &'static mut [T] {
        let addr = (self.at.addr() + align_of::<T>() - 1) & !(align_of::<T>() - 1);
        let p = self.at.with_addr(addr).cast::<T>();
        self.at = unsafe { p.add(n) }.cast();
        unsafe { core::slice::from_raw_parts_mut(p, n) }
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn arena(out: *mut f64) {
    unsafe {
        let t = _thread_idx_x() as usize;
        let n = _block_dim_x() as usize;
        let mut arena = Arena {
            at: gpu_launch_sized_workgroup_mem::<u128>() as *mut u8,
        };
        let a = arena.array::<u8>(n);
        let b = arena.array::<f64>(n);
        let c = arena.array::<u16>(n);
        if t < n {
            a[t] = 1;
            b[t] = 2.0;
            c[t] = 3;
        }
        _syncthreads();
        let o = n - 1 - t;
        *out.add(t) = a[o] as f64 + b[o] + c[o] as f64;
    }
}

/// A struct as the layout of the memory.
#[repr(C)]
struct Shared {
    head: u32,
    bins: [u32; 64],
    tail: [f64; 64],
}
// warplens: launch(workgroup_mem = 776, block = 64)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn as_struct(data: *const u32, out: *mut f64) {
    unsafe {
        let s = &mut *gpu_launch_sized_workgroup_mem::<Shared>();
        let t = _thread_idx_x() as usize;
        if t == 0 {
            s.head = 7;
        }
        s.bins[t] = *data.add(t);
        s.tail[63 - t] = 0.5;
        _syncthreads();
        *out.add(t) = s.tail[t] + s.bins[63 - t] as f64 + s.head as f64;
    }
}
