//! Matrix product over slices: the checks that are left stand behind the lines.

#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, stdarch_amdgpu)]

/// Edge of a workgroup; the launch says the same.
const EDGE: usize = 16;

/// Row-major matrices of `n` times `n`.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn matmul(n: usize, a: *const f32, b: *const f32, c: *mut f32) {
    let (a, b) = unsafe {
        (
            core::slice::from_raw_parts(a, n * n),
            core::slice::from_raw_parts(b, n * n),
        )
    };
    let (row, column) = place();
    if row < n && column < n {
        let mut sum = 0.0;
        for k in 0..n {
            sum += a[row * n + k] * b[k * n + column];
        }
        unsafe { *c.add(row * n + column) = sum };
    }
}

/// Row and column of the thread.
#[cfg(target_arch = "nvptx64")]
fn place() -> (usize, usize) {
    use core::arch::nvptx::*;
    unsafe {
        let row = _block_idx_y() as usize * EDGE + _thread_idx_y() as usize;
        let column = _block_idx_x() as usize * EDGE + _thread_idx_x() as usize;
        (row, column)
    }
}

#[cfg(target_arch = "amdgpu")]
fn place() -> (usize, usize) {
    use core::arch::amdgpu::*;
    let row = workgroup_id_y() as usize * EDGE + workitem_id_y() as usize;
    let column = workgroup_id_x() as usize * EDGE + workitem_id_x() as usize;
    (row, column)
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
