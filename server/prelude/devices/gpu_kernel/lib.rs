//! The crate `gpu-kernel` of amdgpu-rs as far as kernels need it. Its attribute macro is known to the front end; here it has its
//! name only.
#![no_std]

/// `#[kernel]`: the function is a kernel of the ABI `gpu-kernel`, exported by its name with `_gpu_kernel` behind it.
#[macro_export]
macro_rules! kernel {
    () => {};
}

/// Builds the crate for the GPU; there it makes `alloc` known, and what `kernel` imports.
#[macro_export]
macro_rules! kernel_lib {
    () => {
        #[cfg(target_arch = "amdgpu")]
        #[allow(unused_imports)]
        use $crate::prelude::*;
    };
}

pub mod prelude {
    //! What the macro imports for kernels.
    #[cfg(target_arch = "amdgpu")]
    pub use ::amdgpu_device_libs::{print, println};
}

#[cfg(target_arch = "amdgpu")]
pub mod intrinsics {
    //! Indices and barriers.
    pub use core::arch::amdgpu::{
        s_barrier, workgroup_id_x, workgroup_id_y, workgroup_id_z, workitem_id_x, workitem_id_y, workitem_id_z,
    };
    pub use core::intrinsics::gpu::amdgpu_dispatch_ptr as dispatch_ptr;
}

/// A slice of which each thread has the element with its own index.
#[repr(C)]
#[shown_as = "{ptr}"]
pub struct ThreadIndexedSlice<'a, T> {
    ptr: *mut T,
    life: core::marker::PhantomData<&'a mut T>,
}

#[cfg(target_arch = "amdgpu")]
impl<'a, T> ThreadIndexedSlice<'a, T> {
    pub unsafe fn from_ptr(ptr: *mut T) -> Self {
        ThreadIndexedSlice { ptr, life: core::marker::PhantomData }
    }
    pub fn as_mut_base_ptr(&mut self) -> *mut T {
        self.ptr
    }
    fn own(&self) -> *mut T {
        let size = unsafe { *(core::intrinsics::gpu::amdgpu_dispatch_ptr() as *const u16).add(2) } as usize;
        let at = core::arch::amdgpu::workgroup_id_x() as usize * size + core::arch::amdgpu::workitem_id_x() as usize;
        unsafe { self.ptr.add(at) }
    }
    pub fn get(&self) -> &T {
        unsafe { &*self.own() }
    }
    pub fn get_mut(&mut self) -> &mut T {
        unsafe { &mut *self.own() }
    }
}
