#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, stdarch_amdgpu)]

#[cfg(target_arch = "amdgpu")]
use core::arch::amdgpu::workitem_id_x as thread;
#[cfg(target_arch = "nvptx64")]
unsafe fn thread() -> u32 {
    unsafe { core::arch::nvptx::_thread_idx_x() as u32 }
}

#[address_space(shared)]
static mut TILE: [u32; 1024] = [0; 1024];

fn divide(a: u64, b: u64) -> u64 {
    a / b
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn costs(out: *mut f64, rows: *const u64, n: u64, m: u32) {
    let i = unsafe { thread() } as usize;
    let table = [1u64, 2, 3, m as u64];
    let x = unsafe { *rows.add(i * 64) };
    let y = table[(x & 7) as usize];
    let z = divide(x, n) + y;
    let q = unsafe { *(&raw const TILE).cast::<u32>().add(i * 32) };
    if i < 7 {
        unsafe { *out.add(i) = (z + q as u64) as f64 * 0.5 };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn cheap(out: *mut u32, m: u32) {
    unsafe { *out = m };
}
