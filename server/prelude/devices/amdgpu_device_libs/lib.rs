//! The crate `amdgpu-device-libs` as far as kernels need it: indices, barriers and the dispatch packet. What calls the host
//! (printing, functions of it) goes to OCKL's functions for that, which are refused by name.
#![no_std]

#[cfg(target_arch = "amdgpu")]
unsafe extern "C" {
    fn __ockl_fprintf_stdout_begin() -> u64;
    fn __ockl_fprintf_append_string_n(message: u64, text: *const u8, length: u64, is_last: u32) -> u64;
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
}

/// What `print!` writes with: a message to the host for each piece of text.
#[doc(hidden)]
pub struct Host;

#[cfg(target_arch = "amdgpu")]
impl core::fmt::Write for Host {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        print(text);
        Ok(())
    }
}

/// Prints a text on the host.
#[cfg(target_arch = "amdgpu")]
pub fn print(text: &str) {
    unsafe {
        __ockl_fprintf_append_string_n(__ockl_fprintf_stdout_begin(), text.as_ptr(), text.len() as u64, 1);
    }
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
    ($($arg:tt)*) => {{
        let _ = ::core::fmt::Write::write_fmt(&mut $crate::Host, ::core::format_args!($($arg)*));
    }};
}

#[macro_export]
macro_rules! println {
    ($($arg:tt)*) => {{
        $crate::print!($($arg)*);
        $crate::print("\n");
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
