//! What Rust-CUDA's compiler brought for `cuda_std` until version 0.2: functions that the library declares and nobody defines.

use crate::arch::nvptx;

unsafe extern "C" {
    #[link_name = "llvm.nvvm.membar.cta"]
    fn membar_cta();
    #[link_name = "llvm.nvvm.membar.gl"]
    fn membar_gl();
    #[link_name = "llvm.nvvm.membar.sys"]
    fn membar_sys();
    #[link_name = "llvm.nvvm.read.ptx.sreg.warpsize"]
    fn warp_size() -> u32;
}

macro_rules! registers {
    ($($name:ident = $from:ident;)*) => {$(
        #[inline(always)]
        pub fn $name() -> u32 {
            unsafe { nvptx::$from() as u32 }
        }
    )*};
}

registers! {
    __nvvm_thread_idx_x = _thread_idx_x;
    __nvvm_thread_idx_y = _thread_idx_y;
    __nvvm_thread_idx_z = _thread_idx_z;
    __nvvm_block_idx_x = _block_idx_x;
    __nvvm_block_idx_y = _block_idx_y;
    __nvvm_block_idx_z = _block_idx_z;
    __nvvm_block_dim_x = _block_dim_x;
    __nvvm_block_dim_y = _block_dim_y;
    __nvvm_block_dim_z = _block_dim_z;
    __nvvm_grid_dim_x = _grid_dim_x;
    __nvvm_grid_dim_y = _grid_dim_y;
    __nvvm_grid_dim_z = _grid_dim_z;
}

#[inline(always)]
pub fn __nvvm_warp_size() -> u32 {
    unsafe { warp_size() }
}

#[inline(always)]
pub fn __nvvm_block_barrier() {
    unsafe { nvptx::_syncthreads() }
}

/// In spite of the name it orders memory for the block only.
#[inline(always)]
pub fn __nvvm_grid_fence() {
    unsafe { membar_cta() }
}

#[inline(always)]
pub fn __nvvm_device_fence() {
    unsafe { membar_gl() }
}

#[inline(always)]
pub fn __nvvm_system_fence() {
    unsafe { membar_sys() }
}

pub fn __nvvm_trap() -> ! {
    unsafe { nvptx::trap() }
}
