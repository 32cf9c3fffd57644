//! The crate `amdgpu-device-libs` as far as kernels need it: indices, barriers and the dispatch packet, printing on the host and
//! its functions, and the heap. As there, text is made as a whole and then printed.
#![no_std]

#[doc(hidden)]
pub extern crate alloc;

#[cfg(target_arch = "amdgpu")]
unsafe extern "C" {
    fn __ockl_call_host_function(
        function: u64,
        arg0: u64,
        arg1: u64,
        arg2: u64,
        arg3: u64,
        arg4: u64,
        arg5: u64,
        arg6: u64,
    ) -> u128;
    fn __amdgpu_util_alloc(size: u64) -> *mut core::ffi::c_void;
    fn __amdgpu_util_dealloc(address: *mut core::ffi::c_void);
    fn __amdgpu_util_print_stdout(text: *const core::ffi::c_char, size: core::ffi::c_int);
}

/// The heap: memory that the host gives.
#[cfg(target_arch = "amdgpu")]
pub struct Allocator;

#[cfg(target_arch = "amdgpu")]
unsafe impl core::alloc::GlobalAlloc for Allocator {
    #[inline]
    unsafe fn alloc(&self, layout: core::alloc::Layout) -> *mut u8 {
        unsafe { __amdgpu_util_alloc(layout.size() as u64).cast() }
    }
    #[inline]
    unsafe fn dealloc(&self, address: *mut u8, _: core::alloc::Layout) {
        unsafe { __amdgpu_util_dealloc(address.cast()) };
    }
}

#[cfg(target_arch = "amdgpu")]
#[global_allocator]
static HEAP: Allocator = Allocator;

/// Prints a text on the host.
#[cfg(target_arch = "amdgpu")]
#[inline]
pub fn print(text: &str) {
    unsafe { __amdgpu_util_print_stdout(text.as_ptr().cast(), text.len() as core::ffi::c_int) };
}

/// Calls a function of the host and waits for what it gives.
#[cfg(target_arch = "amdgpu")]
pub unsafe fn call_host_function(
    function: u64,
    arg0: u64,
    arg1: u64,
    arg2: u64,
    arg3: u64,
    arg4: u64,
    arg5: u64,
    arg6: u64,
) -> u128 {
    unsafe { __ockl_call_host_function(function, arg0, arg1, arg2, arg3, arg4, arg5, arg6) }
}

#[macro_export]
macro_rules! print {
    ($($arg:tt)*) => {
        $crate::print(&$crate::alloc::format!($($arg)*))
    };
}

#[macro_export]
macro_rules! println {
    ($($arg:tt)*) => {{
        let mut text = $crate::alloc::format!($($arg)*);
        text.push('\n');
        $crate::print(&text);
    }};
}

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
    pub use crate::{print, println};
}
