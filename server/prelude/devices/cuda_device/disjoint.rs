//! A slice of which every thread may write its own element.

use crate::thread::{Index1D, IndexFormula, Placed, Runtime2DIndex, ThreadIndex};
use crate::view::RuntimeRowMajorTiles;
use core::marker::PhantomData;

/// What a slice holds for its index space.
pub trait SpaceLayout {
    type Data: Copy;
}

/// A slice for writing in parallel: an element is reached by the index of a thread.
#[repr(C)]
#[kernel_slice]
#[shown_as = "{ptr}[..{len}]"]
pub struct DisjointSlice<'a, T, IndexSpace: SpaceLayout = Index1D> {
    ptr: *mut T,
    len: usize,
    /// What the index space needs beside its type: the width of a row, or nothing.
    layout: IndexSpace::Data,
    elements: PhantomData<&'a mut [T]>,
    space: PhantomData<fn() -> IndexSpace>,
}

impl<'a, T, IndexSpace: SpaceLayout<Data = ()>> DisjointSlice<'a, T, IndexSpace> {
    /// # Safety
    /// The memory holds `len` elements and is nobody else's.
    #[inline(always)]
    pub unsafe fn from_raw_parts(ptr: *mut T, len: usize) -> Self {
        unsafe { Self::from_raw_parts_with_space(ptr, len, ()) }
    }

    /// # Safety
    /// Threads reach different elements.
    #[inline(always)]
    pub unsafe fn from_mut_slice(slice: &'a mut [T]) -> Self {
        unsafe { Self::from_raw_parts(slice.as_mut_ptr(), slice.len()) }
    }

}

impl<'a, T, IndexSpace: SpaceLayout> DisjointSlice<'a, T, IndexSpace> {
    /// # Safety
    /// As `from_raw_parts`; all threads give the same layout.
    #[inline(always)]
    pub unsafe fn from_raw_parts_with_space(ptr: *mut T, len: usize, layout: IndexSpace::Data) -> Self {
        DisjointSlice { ptr, len, layout, elements: PhantomData, space: PhantomData }
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline(always)]
    pub fn as_mut_ptr(&mut self) -> *mut T {
        self.ptr
    }


    /// # Safety
    /// The index is inside, and no other thread writes there.
    #[inline(always)]
    pub unsafe fn get_unchecked_mut(&mut self, index: usize) -> &mut T {
        unsafe { &mut *self.ptr.add(index) }
    }
}

impl<'a, T, IndexSpace: Placed> DisjointSlice<'a, T, IndexSpace> {
    /// The element of this thread, or `None` past the end.
    #[inline(always)]
    pub fn get_mut<'kernel>(&mut self, index: ThreadIndex<'kernel, IndexSpace>) -> Option<&mut T> {
        let at = IndexSpace::place(&index, self.layout)?;
        if at < self.len { Some(unsafe { &mut *self.ptr.add(at) }) } else { None }
    }
}

impl<'a, T, const ROWS: usize, const COLS: usize> DisjointSlice<'a, T, RuntimeRowMajorTiles<ROWS, COLS>> {
    /// The width of a row, in elements.
    #[inline(always)]
    pub fn row_width(&self) -> u32 {
        self.layout
    }
}

impl<'a, T> DisjointSlice<'a, T, Runtime2DIndex> {
    /// The width of a row, in elements.
    #[inline(always)]
    pub fn row_width(&self) -> u32 {
        self.layout
    }


    /// The same by an older name.
    #[inline(always)]
    pub fn row_pitch(&self) -> u32 {
        self.layout
    }
}

impl<'a, T, IndexSpace: IndexFormula + SpaceLayout> DisjointSlice<'a, T, IndexSpace> {
    /// The element of this thread and its index.
    #[inline(always)]
    pub fn get_mut_indexed(&mut self) -> Option<(&mut T, ThreadIndex<'static, IndexSpace>)> {
        let index = IndexSpace::of_thread()?;
        let at = index.get();
        if at < self.len { Some((unsafe { &mut *self.ptr.add(at) }, index)) } else { None }
    }
}
