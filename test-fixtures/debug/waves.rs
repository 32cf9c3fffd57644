//! A kernel for both vendors, for the tests of the debugger: waves of 64 lanes on AMD.
#![no_std]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]

#[cfg(target_arch = "nvptx64")]
fn local() -> u32 {
    unsafe { core::arch::nvptx::_thread_idx_x() as u32 }
}

#[cfg(target_arch = "amdgpu")]
fn local() -> u32 {
    core::arch::amdgpu::workitem_id_x()
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halves(x: *const f32, y: *mut f32) {
    let i = local() as usize;
    let value = unsafe { *x.add(i) };
    let mut half = value / 2.0;
    if i % 40 == 0 {
        half = -half;
    }
    unsafe { *y.add(i) = half };
}
