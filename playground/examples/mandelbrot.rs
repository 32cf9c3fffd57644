//! Escape times of the Mandelbrot set: a loop that threads leave at different times.

#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, stdarch_amdgpu)]

/// Edge of a workgroup; the launch says the same.
const EDGE: u32 = 16;

/// Iterations until |z| > 2, at most `limit`.
fn escape_time(cx: f32, cy: f32, limit: u32) -> u32 {
    let (mut x, mut y) = (0.0f32, 0.0f32);
    for i in 0..limit {
        let (x2, y2) = (x * x, y * y);
        if x2 + y2 > 4.0 {
            return i;
        }
        y = 2.0 * x * y + cy;
        x = x2 - y2 + cx;
    }
    limit
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mandelbrot(
    out: *mut u16,
    width: u32,
    height: u32,
    step: f32,
    limit: u32,
) {
    let (px, py) = pixel();
    if px < width && py < height {
        let n = escape_time(px as f32 * step - 2.0, 1.25 - py as f32 * step, limit);
        unsafe { *out.add((py * width + px) as usize) = n as u16 };
    }
}

/// The thread's place in the picture.
#[cfg(target_arch = "nvptx64")]
fn pixel() -> (u32, u32) {
    use core::arch::nvptx::*;
    unsafe {
        let x = _block_idx_x() as u32 * EDGE + _thread_idx_x() as u32;
        let y = _block_idx_y() as u32 * EDGE + _thread_idx_y() as u32;
        (x, y)
    }
}

#[cfg(target_arch = "amdgpu")]
fn pixel() -> (u32, u32) {
    use core::arch::amdgpu::*;
    let x = workgroup_id_x() * EDGE + workitem_id_x();
    let y = workgroup_id_y() * EDGE + workitem_id_y();
    (x, y)
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
