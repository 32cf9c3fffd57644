//! The crate `amdgpu-device-libs` as far as kernels need it: indices, barriers and the dispatch packet. What calls the host
//! (printing, its heap) is not here and refused by name.
#![no_std]

/// The packet that started the kernel (HSA, "Kernel dispatch packet").
#[repr(C)]
pub struct HsaSignal {
    pub handle: u64,
}

#[repr(C)]
pub struct HsaKernelDispatchPacket {
    pub header: u16,
    pub setup: u16,
    pub workgroup_size_x: u16,
    pub workgroup_size_y: u16,
    pub workgroup_size_z: u16,
    pub reserved0: u16,
    pub grid_size_x: u32,
    pub grid_size_y: u32,
    pub grid_size_z: u32,
    pub private_segment_size: u32,
    pub group_segment_size: u32,
    pub kernel_object: u64,
    pub kernarg_address: *mut core::ffi::c_void,
    pub reserved2: u64,
    pub completion_signal: HsaSignal,
}

#[cfg(target_arch = "amdgpu")]
pub mod intrinsics {
    //! Indices and barriers.
    pub use core::arch::amdgpu::{
        s_barrier, workgroup_id_x, workgroup_id_y, workgroup_id_z, workitem_id_x, workitem_id_y, workitem_id_z,
    };
}

#[cfg(target_arch = "amdgpu")]
pub fn dispatch_ptr() -> &'static HsaKernelDispatchPacket {
    unsafe { &*(core::intrinsics::gpu::amdgpu_dispatch_ptr() as *const HsaKernelDispatchPacket) }
}

#[cfg(target_arch = "amdgpu")]
pub mod prelude {
    //! What kernels import.
    pub use crate::dispatch_ptr;
    pub use crate::intrinsics::*;
}
