//! Tiles, reductions and scans as people write them, with helpers that the mistake is called through.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use gpu::{b, barrier, t};

const BLOCK: usize = 32;

fn read(p: *const f32, i: usize) -> f32 {
    unsafe { *p.add(i) }
}

fn write(p: *mut f32, i: usize, v: f32) {
    unsafe { *p.add(i) = v }
}

// run dot grid=2 block=32 bytes=128 x=f32[60] y=f32[60] out=f32[2]! n=u32:60
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn dot(x: *const f32, y: *const f32, out: *mut f32, n: u32) {
    let sums = gpu_launch_sized_workgroup_mem::<f32>();
    let i = b() * BLOCK + t();
    let mut sum = 0.0;
    if i < n as usize {
        //% if i <= n as usize { => out-of-bounds@add
        //% { => out-of-bounds@add
        sum += read(x, i) * read(y, i); // %add
        //% sum += read(x, i + 1) * read(y, i); => out-of-bounds@here
        //% sum += read(x, i) * read(y, 2 * i); => out-of-bounds@here
        //% sum += read(x, i) * read(core::ptr::null(), i); => null-pointer@here
        //% sum += read(x, i.wrapping_sub(1)); => out-of-bounds@here
        //% sum += read(x.wrapping_byte_add(2), i); => misaligned@here, out-of-bounds@here
    }
    write(sums, t(), sum);
    //% write(sums, t() + 1, sum); => workgroup-memory@here
    //% if i < 50 { write(sums, t(), sum); } => uninitialised@halves
    //% write(x as *mut f32, i, sum); => read-only@here, out-of-bounds@here
    barrier();
    //% => uninitialised@halves
    let mut half = BLOCK / 2;
    //% let mut half = BLOCK; => workgroup-memory@halves
    while half > 0 {
        if t() < half {
            //% if t() <= BLOCK - half { => workgroup-memory@halves
            write(sums, t(), read(sums, t()) + read(sums, t() + half)); // %halves
            //% write(sums, t() + BLOCK, read(sums, t())); => workgroup-memory@here
            //% write(sums, t(), read(sums, t()) + read(sums, t() + BLOCK)); => workgroup-memory@here
        }
        barrier();
        //% if t() < half { barrier(); } => barrier-divergence@here
        //% if t() >= half { return; } barrier(); => barrier-divergence@here
        half /= 2;
    }
    if t() == 0 {
        write(out, b(), read(sums, 0));
        //% write(out, b() + 1, read(sums, 0)); => out-of-bounds@here
        //% write(out, i, read(sums, 0)); => out-of-bounds@here
        //% write(out.wrapping_sub(1), b(), 0.0); => out-of-bounds@here
        //% write(&raw const sum as *mut f32, 1, 0.0); => out-of-bounds@here
    }
}

struct Tile(*mut u32);

impl Tile {
    fn at(&self, row: usize, col: usize) -> &mut u32 {
        unsafe { &mut *self.0.add(row * 8 + col) }
    }
}

// run transpose grid=1 block=64 bytes=256 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn transpose(x: *const u32, y: *mut u32) {
    let tile = Tile(gpu_launch_sized_workgroup_mem());
    let (row, col) = (t() / 8, t() % 8);
    unsafe {
        *tile.at(row, col) = *x.add(t());
        //% *tile.at(row, col + 1) = *x.add(t()); => workgroup-memory@here
        //% *tile.at(row + 1, col) = *x.add(t()); => workgroup-memory@here
        //% *tile.at(row, col) = *x.add(t() + 1); => out-of-bounds@here
        //% if row != col { *tile.at(row, col) = *x.add(t()); } => uninitialised@load
        barrier();
        //% if row == 0 { barrier(); } else { barrier(); } => barrier-mismatch@here
        //% if row < 4 { barrier(); } => barrier-divergence@here, uninitialised@load
        let v = *tile.at(col, row); // %load
        //% let v = *tile.at(col + 1, row); => workgroup-memory@here
        //% let v = *tile.at(8, 0); => workgroup-memory@here
        *y.add(t()) = v;
        //% *y.add(t() + row) = v; => out-of-bounds@here
        //% *y.add(64 - t()) = v; => out-of-bounds@here
        //% y.cast::<[u32; 2]>().add(t()).write([v, v]); => out-of-bounds@here
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

