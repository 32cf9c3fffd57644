//! Slices.

mod heap;
mod cmp;
mod disjoint;
mod ends;
mod far;
mod index;
mod iter;
mod methods;
mod more;
mod parts;
mod sort;
mod splits;

pub use disjoint::GetDisjointMutIndex;
pub use index::SliceIndex;
pub use iter::{
    ChunkBy, Chunks, ChunksExact, ChunksExactMut, ChunksMut, Iter, IterMut, RChunks, RChunksExact, Split, Windows,
};

pub use heap::{Concat, Join};
pub use parts::{
    ArrayWindows, ChunkByMut, GetDisjointMutError, RChunksExactMut, RChunksMut,
};
pub(crate) use more::bounds_of;
pub use more::{from_mut_ptr_range, from_ptr_range, range, try_range};
pub use crate::str::EscapeAscii;
pub use splits::{
    RSplit, RSplitMut, RSplitN, RSplitNMut, SplitInclusive, SplitInclusiveMut, SplitMut, SplitN, SplitNMut,
};

use crate::intrinsics;

#[inline]
#[lowers_to(slice_from_parts)]
#[checked_by(for_from_raw_parts)]
pub const unsafe fn from_raw_parts<'a, T>(data: *const T, len: usize) -> &'a [T] {
    unsafe { &*intrinsics::slice_from_parts(data, len) }
}
#[inline]
#[lowers_to(slice_from_parts)]
#[checked_by(for_from_raw_parts_mut)]
pub const unsafe fn from_raw_parts_mut<'a, T>(data: *mut T, len: usize) -> &'a mut [T] {
    unsafe { &mut *(intrinsics::slice_from_parts(data as *const T, len) as *mut [T]) }
}
#[inline]
pub const fn from_ref<T>(s: &T) -> &[T] {
    unsafe { from_raw_parts(s as *const T, 1) }
}
#[inline]
pub const fn from_mut<T>(s: &mut T) -> &mut [T] {
    unsafe { from_raw_parts_mut(s as *mut T, 1) }
}

impl<'a, T> IntoIterator for &'a [T] {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;
    #[inline]
    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}
impl<'a, T> IntoIterator for &'a mut [T] {
    type Item = &'a mut T;
    type IntoIter = IterMut<'a, T>;
    #[inline]
    fn into_iter(self) -> IterMut<'a, T> {
        self.iter_mut()
    }
}
