//! Buffers: bounds, null pointers, alignment, memory that must not be written.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use gpu::{b, t};

// run saxpy grid=2 block=64 a=f32:2 x=f32[128] y=f32[128] n=u32:120
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn saxpy(a: f32, x: *const f32, y: *mut f32, n: u32) {
    let i = b() * 64 + t();
    if i < n as usize {
        unsafe {
            let v = *x.add(i); // %x
            //% let v = *x.add(i * 2); => out-of-bounds@here
            //% let v = *x.add(i + 16); => out-of-bounds@here
            //% let v = *x.sub(i); => out-of-bounds@here
            //% let v = *x.offset(i as isize - 1); => out-of-bounds@here
            //% let v = *(x as *const f64).add(i) as f32; => out-of-bounds@here
            //% let v = (*(x as *const [f32; 4]).add(i))[0]; => out-of-bounds@here
            //% let v = x.byte_add(i).read(); => misaligned@here
            //% let v = x.byte_add(2).read(); => misaligned@here
            //% let v = *core::ptr::null::<f32>().add(i); => null-pointer@here
            //% let v = *core::ptr::null::<f32>(); => null-pointer@here
            //% let v = *(i as *const f32); => null-pointer@here
            //% let v = *x.wrapping_add(1 << 40); => invalid-pointer@here
            //% let v = *(0x1234_5678_9000usize as *const f32); => invalid-pointer@here
            //% let v = x.add(120).read_volatile() + x.add(i + 16).read_volatile(); => out-of-bounds@here
            //% let v = *x.add(i + 120); => out-of-bounds@here
            //% let v = *x.add(i) + *x.add(128); => out-of-bounds@here
            //% let v = *y.sub(1); => out-of-bounds@here
            //% let v = *(x.add(i) as *const u64) as f32; => misaligned@here
            *y.add(i) = a * v + *y.add(i);
            //% *y.add(i + 9) = a * v; => out-of-bounds@here
            //% *y.add(128) = a * v; => out-of-bounds@here
            //% *y.add(i + 128) = a * v; => out-of-bounds@here
            //% *y.wrapping_sub(i + 1) = v; => out-of-bounds@here
            //% y.add(i + 127).write_volatile(v); => out-of-bounds@here
            //% *core::ptr::null_mut::<f32>() = v; => null-pointer@here
            //% *(y as *mut [f32; 2]).add(i) = [v, v]; => out-of-bounds@here
            //% y.byte_add(3).write(v); => misaligned@here
            //% core::ptr::swap(y.add(i), y.add(i + 64)); => out-of-bounds@here
            //% (x as *mut f32).write(v); => read-only@here
            //% *(y.add(i) as *mut u64) = 1; => misaligned@here
            //% *y.offset(-1) = a * v; => out-of-bounds@here
            //% *(x as *mut f32).add(i) = a * v; => read-only@here
            //% *(y as *mut u64).add(i) = 0; => out-of-bounds@here
            //% y.byte_add(1).write(v); => misaligned@here
            //% y.byte_add(1).write_unaligned(v); y.byte_add(509).write_unaligned(v); => out-of-bounds@here
            //% core::ptr::write_bytes(y, 0, 129); => out-of-bounds@here
            //% core::ptr::copy_nonoverlapping(x, y, 130); => out-of-bounds@here
            //% core::ptr::copy(x.add(100), y, 29); => out-of-bounds@here
            //% core::ptr::copy_nonoverlapping(y, y.add(1), 4); => undefined-behaviour@here
        }
    }
}

const N: usize = 16;

// run matmul grid=1 block=16 a=f32[256] b=f32[256] c=f32[256]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn matmul(a: *const f32, b: *const f32, c: *mut f32) {
    let row = t();
    let a = unsafe { core::slice::from_raw_parts(a, N * N) };
    let b = unsafe { core::slice::from_raw_parts(b, N * N) };
    for col in 0..N {
        //% for col in 0..N + 1 { => out-of-bounds@right
        let mut sum = 0.0;
        for k in 0..N {
            //% for k in 0..=N { => panic@index, out-of-bounds@right
            let left = a[row * N + k]; // %index
            //% let left = a[row * N + k + 1]; => panic@here
            //% let left = unsafe { *a.get_unchecked(row * N + k + 1) }; => undefined-behaviour@here
            //% let left = a[(row + 1) * N..][k]; => panic@here
            //% let left = a[row * N..(row + 2) * N][k]; => panic@here
            let right = unsafe { *b.as_ptr().add(k * N + col) }; // %right
            sum += left * right;
        }
        unsafe { *c.add(row * N + col) = sum };
        //% unsafe { *c.add(row * (N + 1) + col) = sum }; => out-of-bounds@here
    }
}

#[repr(C)]
#[derive(Clone, Copy)]
struct Particle {
    at: [f32; 3],
    mass: f32,
    id: u64,
}

fn force(p: &Particle, q: &Particle) -> f32 {
    p.mass * q.mass - p.at[0] * q.at[0] // %force
}

// run particles grid=1 block=8 p=u64[24] out=f32[8]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn particles(p: *mut Particle, out: *mut f32) {
    let i = t();
    unsafe {
        let other = &*p.add((i + 1) % 8);
        //% let other = &*p.add(i + 1); => out-of-bounds@force
        let me = *p.add(i); // %load
        //% let me = *p.add(i + 1); => out-of-bounds@here
        //% let me = *p.byte_add(4); => misaligned@here
        *out.add(i) = force(&me, other);
        (*p.add(i)).id = i as u64;
        //% (*p.add(8)).id = i as u64; => out-of-bounds@here
        //% (*p.add(7 + i)).mass = 1.0; => out-of-bounds@here
    }
}

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;
    pub fn t() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn b() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    pub fn t() -> usize {
        workitem_id_x() as usize
    }
    pub fn b() -> usize {
        workgroup_id_x() as usize
    }
    pub fn barrier() {
        s_barrier()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

