//! The device's heap, and how much shared memory there is.

use core::arch::nvptx;
use core::ffi::c_void;

unsafe extern "C" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.dynamic.smem.size"]
    fn dynamic_size() -> u32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.total.smem.size"]
    fn total_size() -> u32;
}

/// Bytes of shared memory that the launch asked for.
#[inline(always)]
pub fn dynamic_smem_size() -> u32 {
    unsafe { dynamic_size() }
}

/// Bytes of all shared memory.
#[inline(always)]
pub fn total_smem_size() -> u32 {
    unsafe { total_size() }
}

/// Memory from the device's heap, or null.
///
/// # Safety
/// The memory is uninitialised.
#[inline(always)]
pub unsafe fn malloc(size: usize) -> *mut c_void {
    unsafe { nvptx::malloc(size) }
}

/// Gives memory of `malloc` back.
///
/// # Safety
/// The pointer comes from `malloc` and is not used again.
#[inline(always)]
pub unsafe fn free(ptr: *mut c_void) {
    unsafe { nvptx::free(ptr) }
}

/// The heap as an allocator. Heap collections take this heap in any case.
pub struct CUDAAllocator;

unsafe impl core::alloc::GlobalAlloc for CUDAAllocator {
    #[inline(always)]
    unsafe fn alloc(&self, layout: core::alloc::Layout) -> *mut u8 {
        unsafe { malloc(layout.size()).cast() }
    }
    #[inline(always)]
    unsafe fn dealloc(&self, ptr: *mut u8, _: core::alloc::Layout) {
        unsafe { free(ptr.cast()) }
    }
}

pub static GLOBAL_ALLOCATOR: CUDAAllocator = CUDAAllocator;
