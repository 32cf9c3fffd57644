//! OCKL, AMD's library of what OpenCL's work-item functions ask for. Dimensions beyond the third are those of a single item.

use crate::arch::amdgpu::{mbcnt_hi, mbcnt_lo, workgroup_id_x, workgroup_id_y, workgroup_id_z, workitem_id_x, workitem_id_y, workitem_id_z};
use crate::intrinsics::gpu::amdgpu_dispatch_ptr;

/// A half word of the dispatch packet (HSA, "Kernel dispatch packet").
#[inline]
fn packet16(offset: usize) -> u32 {
    unsafe { *(amdgpu_dispatch_ptr() as *const u8).add(offset).cast::<u16>() as u32 }
}

#[inline]
fn packet32(offset: usize) -> u32 {
    unsafe { *(amdgpu_dispatch_ptr() as *const u8).add(offset).cast::<u32>() }
}

#[inline]
fn chosen(dim: u32, x: u32, y: u32, z: u32, other: u32) -> u64 {
    (if dim == 0 { x } else if dim == 1 { y } else if dim == 2 { z } else { other }) as u64
}

#[inline]
pub fn __ockl_get_local_id(dim: u32) -> u64 {
    chosen(dim, workitem_id_x(), workitem_id_y(), workitem_id_z(), 0)
}

#[inline]
pub fn __ockl_get_group_id(dim: u32) -> u64 {
    chosen(dim, workgroup_id_x(), workgroup_id_y(), workgroup_id_z(), 0)
}

/// Work items of a whole group; the last one of a dimension may have fewer.
#[inline]
fn group_size(dim: u32) -> u64 {
    chosen(dim, packet16(4), packet16(6), packet16(8), 1)
}

#[inline]
pub fn __ockl_get_global_size(dim: u32) -> u64 {
    chosen(dim, packet32(12), packet32(16), packet32(20), 1)
}

#[inline]
pub fn __ockl_get_local_size(dim: u32) -> u64 {
    let size = group_size(dim);
    let left = __ockl_get_global_size(dim) - __ockl_get_group_id(dim) * size;
    if left < size { left } else { size }
}

#[inline]
pub fn __ockl_get_num_groups(dim: u32) -> u64 {
    let size = group_size(dim);
    (__ockl_get_global_size(dim) + size - 1) / size
}

#[inline]
pub fn __ockl_get_global_offset(_: u32) -> u64 {
    0
}

#[inline]
pub fn __ockl_get_global_id(dim: u32) -> u64 {
    __ockl_get_group_id(dim) * group_size(dim) + __ockl_get_local_id(dim)
}

#[inline]
pub fn __ockl_lane_u32() -> u32 {
    mbcnt_hi(!0, mbcnt_lo(!0, 0))
}
