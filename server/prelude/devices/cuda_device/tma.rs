//! Bulk copies of tensors between global and shared memory (sm_90).

use crate::barrier::Barrier;
use crate::ptx::{plain_instructions, shared_offset};

/// What a tensor looks like in global memory; the driver makes it (`cuTensorMapEncodeTiled`).
#[repr(C, align(64))]
#[derive(Clone, Copy)]
pub struct TmaDescriptor {
    opaque: [u64; 16],
}

impl TmaDescriptor {
    /// What a static starts as.
    pub const UNINIT: Self = TmaDescriptor { opaque: [0; 16] };
}

plain_instructions! {
    /// The copies begun so far are a group.
    pub [] fn cp_async_bulk_commit_group = "cp.async.bulk.commit_group;";
}

macro_rules! waits {
    ($($(#[$doc:meta])* fn $name:ident = $text:literal;)*) => { $(
        $(#[$doc])*
        /// The instruction takes a constant: a number that is not known here waits for all.
        #[inline(always)]
        pub fn $name(n: u32) {
            unsafe {
                match n {
                    1 => core::arch::asm!(concat!($text, " 1;")),
                    2 => core::arch::asm!(concat!($text, " 2;")),
                    3 => core::arch::asm!(concat!($text, " 3;")),
                    4 => core::arch::asm!(concat!($text, " 4;")),
                    _ => core::arch::asm!(concat!($text, " 0;")),
                }
            }
        }
    )* };
}

waits! {
    /// Waits until at most so many groups are under way.
    fn cp_async_bulk_wait_group = "cp.async.bulk.wait_group";
    /// Waits until at most so many groups still read.
    fn cp_async_bulk_wait_group_read = "cp.async.bulk.wait_group.read";
}

/// From global to shared memory: `$at` is the list of coordinates.
macro_rules! loads {
    ($($name:ident($($coord:ident),*) = $dim:literal, $at:literal;)*) => { $(
        #[doc = concat!("Begins to copy a box of a tensor of ", $dim, " dimensions into shared memory.")]
        ///
        /// # Safety
        /// All places are valid until the barrier says that the copy is done.
        #[inline(always)]
        pub unsafe fn $name(
            dst: *mut u8,
            tensor_map: *const TmaDescriptor,
            $($coord: i32,)*
            barrier: *mut Barrier,
        ) {
            unsafe {
                core::arch::asm!(
                    concat!(
                        "cp.async.bulk.tensor.", $dim,
                        "d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [{0}], [{1}, {{",
                        $at, "}}], [{2}];",
                    ),
                    in(reg32) shared_offset(dst),
                    in(reg64) tensor_map as u64,
                    in(reg32) shared_offset(barrier),
                    $(in(reg32) $coord,)*
                );
            }
        }
    )* };
}

loads! {
    cp_async_bulk_tensor_1d_g2s(coord0) = "1", "{3}";
    cp_async_bulk_tensor_2d_g2s(coord0, coord1) = "2", "{3}, {4}";
    cp_async_bulk_tensor_3d_g2s(coord0, coord1, coord2) = "3", "{3}, {4}, {5}";
    cp_async_bulk_tensor_4d_g2s(coord0, coord1, coord2, coord3) = "4", "{3}, {4}, {5}, {6}";
    cp_async_bulk_tensor_5d_g2s(coord0, coord1, coord2, coord3, coord4) =
        "5", "{3}, {4}, {5}, {6}, {7}";
}

macro_rules! multicasts {
    ($($(#[$doc:meta])* fn $name:ident = $group:literal;)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        /// All places are valid until the barrier says that the copy is done.
        #[inline(always)]
        pub unsafe fn $name(
            dst: *mut u8,
            tensor_map: *const TmaDescriptor,
            coord0: i32,
            coord1: i32,
            barrier: *mut Barrier,
            cta_mask: u16,
        ) {
            unsafe {
                core::arch::asm!(
                    concat!(
                        "cp.async.bulk.tensor.2d.shared::cluster.global.tile",
                        ".mbarrier::complete_tx::bytes.multicast::cluster", $group,
                        " [{0}], [{1}, {{{3}, {4}}}], [{2}], {5};",
                    ),
                    in(reg32) shared_offset(dst),
                    in(reg64) tensor_map as u64,
                    in(reg32) shared_offset(barrier),
                    in(reg32) coord0,
                    in(reg32) coord1,
                    in(reg16) cta_mask,
                );
            }
        }
    )* };
}

multicasts! {
    /// Begins to copy a box into the shared memory of several blocks of the cluster.
    fn cp_async_bulk_tensor_2d_g2s_multicast = "";
    /// The same for pairs of blocks.
    fn cp_async_bulk_tensor_2d_g2s_multicast_cg2 = ".cta_group::2";
}

macro_rules! stores {
    ($($name:ident($($coord:ident),*) = $dim:literal, $at:literal;)*) => { $(
        #[doc = concat!("Begins to copy shared memory into a box of a tensor of ", $dim, " dimensions.")]
        ///
        /// # Safety
        /// All places are valid until the copy's group is waited for.
        #[inline(always)]
        pub unsafe fn $name(src: *const u8, tensor_map: *const TmaDescriptor, $($coord: i32),*) {
            unsafe {
                core::arch::asm!(
                    concat!(
                        "cp.async.bulk.tensor.", $dim, "d.global.shared::cta.tile.bulk_group [{1}, {{",
                        $at, "}}], [{0}];",
                    ),
                    in(reg32) shared_offset(src),
                    in(reg64) tensor_map as u64,
                    $(in(reg32) $coord,)*
                );
            }
        }
    )* };
}

stores! {
    cp_async_bulk_tensor_1d_s2g(coord0) = "1", "{2}";
    cp_async_bulk_tensor_2d_s2g(coord0, coord1) = "2", "{2}, {3}";
    cp_async_bulk_tensor_3d_s2g(coord0, coord1, coord2) = "3", "{2}, {3}, {4}";
    cp_async_bulk_tensor_4d_s2g(coord0, coord1, coord2, coord3) = "4", "{2}, {3}, {4}, {5}";
    cp_async_bulk_tensor_5d_s2g(coord0, coord1, coord2, coord3, coord4) =
        "5", "{2}, {3}, {4}, {5}, {6}";
}
