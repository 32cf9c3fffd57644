//! Shared memory whose size the launch decides.

/// The launch's shared memory; every call gives the same address, aligned to 16 bytes.
#[inline(always)]
pub fn dynamic_shared_mem<T>() -> *mut T {
    core::intrinsics::gpu::gpu_launch_sized_workgroup_mem::<u128>() as *mut T
}
