//! Indices of threads and blocks, barriers, fences.

use crate::glam::{UVec2, UVec3};
use core::arch::nvptx;

macro_rules! registers {
    ($($(#[$doc:meta])* $name:ident = $from:ident;)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name() -> u32 {
            unsafe { nvptx::$from() as u32 }
        }
    )* };
}

registers! {
    /// `%tid.x`
    thread_idx_x = _thread_idx_x;
    /// `%tid.y`
    thread_idx_y = _thread_idx_y;
    /// `%tid.z`
    thread_idx_z = _thread_idx_z;
    /// `%ctaid.x`
    block_idx_x = _block_idx_x;
    /// `%ctaid.y`
    block_idx_y = _block_idx_y;
    /// `%ctaid.z`
    block_idx_z = _block_idx_z;
    /// `%ntid.x`
    block_dim_x = _block_dim_x;
    /// `%ntid.y`
    block_dim_y = _block_dim_y;
    /// `%ntid.z`
    block_dim_z = _block_dim_z;
    /// `%nctaid.x`
    grid_dim_x = _grid_dim_x;
    /// `%nctaid.y`
    grid_dim_y = _grid_dim_y;
    /// `%nctaid.z`
    grid_dim_z = _grid_dim_z;
}

#[inline(always)]
pub fn thread_idx() -> UVec3 {
    UVec3::new(thread_idx_x(), thread_idx_y(), thread_idx_z())
}

#[inline(always)]
pub fn block_idx() -> UVec3 {
    UVec3::new(block_idx_x(), block_idx_y(), block_idx_z())
}

#[inline(always)]
pub fn block_dim() -> UVec3 {
    UVec3::new(block_dim_x(), block_dim_y(), block_dim_z())
}

#[inline(always)]
pub fn grid_dim() -> UVec3 {
    UVec3::new(grid_dim_x(), grid_dim_y(), grid_dim_z())
}

/// The number of the thread in the whole grid, whatever its shape.
#[inline(always)]
pub fn index() -> u32 {
    let block = block_idx_x() + grid_dim_x() * (block_idx_y() + grid_dim_y() * block_idx_z());
    let size = block_dim_x() * block_dim_y() * block_dim_z();
    let thread = thread_idx_x() + block_dim_x() * (thread_idx_y() + block_dim_y() * thread_idx_z());
    block * size + thread
}

/// The number of the thread in a grid of one dimension.
#[inline(always)]
pub fn index_1d() -> u32 {
    block_idx_x() * block_dim_x() + thread_idx_x()
}

#[inline(always)]
pub fn index_2d() -> UVec2 {
    UVec2::new(
        block_idx_x() * block_dim_x() + thread_idx_x(),
        block_idx_y() * block_dim_y() + thread_idx_y(),
    )
}

#[inline(always)]
pub fn index_3d() -> UVec3 {
    UVec3::new(
        block_idx_x() * block_dim_x() + thread_idx_x(),
        block_idx_y() * block_dim_y() + thread_idx_y(),
        block_idx_z() * block_dim_z() + thread_idx_z(),
    )
}

/// Is this the first thread of the grid?
#[inline(always)]
pub fn first() -> bool {
    block_idx_x() == 0
        && block_idx_y() == 0
        && block_idx_z() == 0
        && thread_idx_x() == 0
        && thread_idx_y() == 0
        && thread_idx_z() == 0
}

#[allow(improper_ctypes)]
unsafe extern "C" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.warpsize"]
    fn warpsize() -> u32;
    #[link_name = "llvm.nvvm.membar.cta"]
    fn membar_cta();
    #[link_name = "llvm.nvvm.membar.gl"]
    fn membar_gl();
    #[link_name = "llvm.nvvm.membar.sys"]
    fn membar_sys();
    #[link_name = "llvm.nvvm.nanosleep"]
    fn sleep(nanos: u32);
    #[link_name = "llvm.nvvm.barrier0.popc"]
    fn barrier_popc(predicate: u32) -> u32;
    #[link_name = "llvm.nvvm.barrier0.and"]
    fn barrier_and(predicate: u32) -> u32;
    #[link_name = "llvm.nvvm.barrier0.or"]
    fn barrier_or(predicate: u32) -> u32;
}

/// Threads of a warp.
#[inline(always)]
pub fn warp_size() -> u32 {
    unsafe { warpsize() }
}

/// The threads of the block wait for each other: `bar.sync 0`.
#[inline(always)]
pub fn sync_threads() {
    unsafe { nvptx::_syncthreads() }
}

/// A barrier that counts the threads whose predicate is not zero.
#[inline(always)]
pub fn sync_threads_count(predicate: u32) -> u32 {
    unsafe { barrier_popc(predicate) }
}

/// A barrier that tells whether all predicates are not zero.
#[inline(always)]
pub fn sync_threads_and(predicate: u32) -> u32 {
    unsafe { barrier_and(predicate) }
}

/// A barrier that tells whether any predicate is not zero.
#[inline(always)]
pub fn sync_threads_or(predicate: u32) -> u32 {
    unsafe { barrier_or(predicate) }
}

/// `membar.cta`: in spite of the name it orders memory for the block only.
#[inline(always)]
pub fn grid_fence() {
    unsafe { membar_cta() }
}

/// `membar.gl`
#[inline(always)]
pub fn device_fence() {
    unsafe { membar_gl() }
}

/// `membar.sys`
#[inline(always)]
pub fn system_fence() {
    unsafe { membar_sys() }
}

/// Sleeps for about that many nanoseconds.
#[inline(always)]
pub fn nanosleep(nanos: u32) {
    unsafe { sleep(nanos) }
}
