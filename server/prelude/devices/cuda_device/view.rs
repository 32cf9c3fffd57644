//! Parts of slices whose bounds were checked once: elements, tiles and runs of a thread, rows and columns.

use crate::DisjointSlice;
use crate::disjoint::SpaceLayout;
use crate::thread::{Index1D, ThreadCoord2D32, ThreadIndex32};
use core::marker::PhantomData;
use core::mem::size_of;

/// The index space in which each thread has `N` elements in a row.
pub enum LinearTiles<const N: usize> {}

/// The index space in which each thread has a rectangle of rows of a fixed width.
pub enum RowMajorTiles<const ROWS: usize, const COLS: usize, const ROW_STRIDE: usize> {}

/// The same with a width that the slice has.
pub enum RuntimeRowMajorTiles<const ROWS: usize, const COLS: usize> {}

impl<const N: usize> SpaceLayout for LinearTiles<N> {
    type Data = ();
}

impl<const ROWS: usize, const COLS: usize, const ROW_STRIDE: usize> SpaceLayout
    for RowMajorTiles<ROWS, COLS, ROW_STRIDE>
{
    type Data = ();
}

impl<const ROWS: usize, const COLS: usize> SpaceLayout for RuntimeRowMajorTiles<ROWS, COLS> {
    type Data = u32;
}

/// An index below `N`.
#[shown_as = "{raw}"]
pub struct LocalIndex32<const N: usize> {
    raw: u32,
}

impl<const N: usize> LocalIndex32<N> {
    #[inline(always)]
    pub const fn new(raw: u32) -> Option<Self> {
        if N <= u32::MAX as usize && (raw as usize) < N { Some(LocalIndex32 { raw }) } else { None }
    }

    #[inline(always)]
    pub const fn constant<const I: u32>() -> Self {
        const { assert!(N <= u32::MAX as usize && (I as usize) < N, "local index is outside the static view") }
        LocalIndex32 { raw: I }
    }

    #[inline(always)]
    pub const fn get(&self) -> u32 {
        self.raw
    }
}

/// An element for reading.
#[shown_as = "{element}"]
pub struct InBounds32<'a, T> {
    element: &'a T,
}

impl<'a, T> InBounds32<'a, T> {
    #[inline(always)]
    pub fn get(&self) -> &T {
        self.element
    }

    #[inline(always)]
    pub fn read(&self) -> T
    where
        T: Copy,
    {
        *self.element
    }
}

/// An element for reading and writing.
#[shown_as = "{element}"]
pub struct InBoundsMut32<'a, T> {
    element: &'a mut T,
}

impl<'a, T> InBoundsMut32<'a, T> {
    #[inline(always)]
    pub fn get(&self) -> &T {
        self.element
    }

    #[inline(always)]
    pub fn get_mut(&mut self) -> &mut T {
        self.element
    }

    #[inline(always)]
    pub fn read(&self) -> T
    where
        T: Copy,
    {
        *self.element
    }

    #[inline(always)]
    pub fn write(&mut self, value: T) {
        *self.element = value;
    }
}

/// `N` elements for reading.
#[shown_as = "{ptr}[..N]"]
pub struct StaticView32<'a, T, const N: usize> {
    ptr: *const T,
    elements: PhantomData<&'a [T]>,
}

impl<'a, T, const N: usize> StaticView32<'a, T, N> {
    #[inline(always)]
    pub fn from_slice(slice: &'a [T]) -> Option<Self> {
        if N == 0 || N > u32::MAX as usize || slice.len() != N {
            return None;
        }
        Some(StaticView32 { ptr: slice.as_ptr(), elements: PhantomData })
    }

    #[inline(always)]
    pub fn at(&self, index: LocalIndex32<N>) -> InBounds32<'_, T> {
        InBounds32 { element: unsafe { &*self.ptr.add(index.raw as usize) } }
    }

    #[inline(always)]
    pub fn at_const<const I: u32>(&self) -> InBounds32<'_, T> {
        self.at(LocalIndex32::constant::<I>())
    }

    #[inline(always)]
    pub const fn len(&self) -> u32 {
        N as u32
    }

    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        false
    }
}

/// `N` elements of one thread.
#[shown_as = "{ptr}[..N]"]
pub struct StaticViewMut32<'a, T, const N: usize> {
    ptr: *mut T,
    elements: PhantomData<&'a mut [T]>,
}

impl<'a, T, const N: usize> StaticViewMut32<'a, T, N> {
    #[inline(always)]
    pub fn from_slice(slice: &'a mut [T]) -> Option<Self> {
        if N == 0 || N > u32::MAX as usize || size_of::<T>() == 0 || slice.len() != N {
            return None;
        }
        Some(Self::checked(slice.as_mut_ptr()))
    }

    #[inline(always)]
    fn checked(ptr: *mut T) -> Self {
        StaticViewMut32 { ptr, elements: PhantomData }
    }

    #[inline(always)]
    pub fn at(&mut self, index: LocalIndex32<N>) -> InBoundsMut32<'_, T> {
        InBoundsMut32 { element: unsafe { &mut *self.ptr.add(index.raw as usize) } }
    }

    #[inline(always)]
    pub fn at_const<const I: u32>(&mut self) -> InBoundsMut32<'_, T> {
        self.at(LocalIndex32::constant::<I>())
    }

    #[inline(always)]
    pub const fn len(&self) -> u32 {
        N as u32
    }

    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        false
    }
}

/// A rectangle of one thread in rows of a fixed width.
pub struct StaticTileMut32<'a, T, const ROWS: usize, const COLS: usize, const ROW_STRIDE: usize> {
    ptr: *mut T,
    elements: PhantomData<&'a mut [T]>,
}

impl<'a, T, const ROWS: usize, const COLS: usize, const ROW_STRIDE: usize>
    StaticTileMut32<'a, T, ROWS, COLS, ROW_STRIDE>
{
    #[inline(always)]
    pub fn at(&mut self, row: LocalIndex32<ROWS>, col: LocalIndex32<COLS>) -> InBoundsMut32<'_, T> {
        let offset = row.raw.wrapping_mul(ROW_STRIDE as u32).wrapping_add(col.raw);
        InBoundsMut32 { element: unsafe { &mut *self.ptr.add(offset as usize) } }
    }

    #[inline(always)]
    pub fn at_const<const ROW: u32, const COL: u32>(&mut self) -> InBoundsMut32<'_, T> {
        self.at(LocalIndex32::constant::<ROW>(), LocalIndex32::constant::<COL>())
    }

    #[inline(always)]
    pub const fn rows(&self) -> u32 {
        ROWS as u32
    }

    #[inline(always)]
    pub const fn cols(&self) -> u32 {
        COLS as u32
    }
}

/// A rectangle of one thread in rows whose width the slice has.
pub struct RuntimeTileMut32<'a, T, const ROWS: usize, const COLS: usize> {
    ptr: *mut T,
    stride: u32,
    elements: PhantomData<&'a mut [T]>,
}

impl<'a, T, const ROWS: usize, const COLS: usize> RuntimeTileMut32<'a, T, ROWS, COLS> {
    #[inline(always)]
    pub fn at(&mut self, row: LocalIndex32<ROWS>, col: LocalIndex32<COLS>) -> InBoundsMut32<'_, T> {
        let offset = (row.raw as u64).wrapping_mul(self.stride as u64).wrapping_add(col.raw as u64);
        InBoundsMut32 { element: unsafe { &mut *self.ptr.add(offset as usize) } }
    }

    #[inline(always)]
    pub fn at_const<const ROW: u32, const COL: u32>(&mut self) -> InBoundsMut32<'_, T> {
        self.at(LocalIndex32::constant::<ROW>(), LocalIndex32::constant::<COL>())
    }

    #[inline(always)]
    pub const fn rows(&self) -> u32 {
        ROWS as u32
    }

    #[inline(always)]
    pub const fn cols(&self) -> u32 {
        COLS as u32
    }

    #[inline(always)]
    pub const fn stride(&self) -> u32 {
        self.stride
    }
}

/// Elements of one thread whose number is a value.
#[shown_as = "{ptr}[..{len}]"]
pub struct RuntimeViewMut32<'a, T> {
    ptr: *mut T,
    len: u32,
    elements: PhantomData<&'a mut [T]>,
}

impl<'a, T> RuntimeViewMut32<'a, T> {
    #[inline(always)]
    pub fn at(&mut self, index: u32) -> Option<InBoundsMut32<'_, T>> {
        if index >= self.len {
            return None;
        }
        Some(InBoundsMut32 { element: unsafe { &mut *self.ptr.add(index as usize) } })
    }

    #[inline(always)]
    pub const fn len(&self) -> u32 {
        self.len
    }

    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// `N` elements of one thread, or those that are left at the end.
pub enum ThreadRunMut32<'a, T, const N: usize> {
    Full(StaticViewMut32<'a, T, N>),
    Clipped(RuntimeViewMut32<'a, T>),
}

impl<'a, T, const N: usize> ThreadRunMut32<'a, T, N> {
    #[inline(always)]
    pub fn len(&self) -> u32 {
        match self {
            ThreadRunMut32::Full(_) => N as u32,
            ThreadRunMut32::Clipped(view) => view.len,
        }
    }

    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        false
    }

    #[inline(always)]
    pub fn is_clipped(&self) -> bool {
        matches!(self, ThreadRunMut32::Clipped(_))
    }

    #[inline(always)]
    pub fn at(&mut self, index: u32) -> Option<InBoundsMut32<'_, T>> {
        match self {
            ThreadRunMut32::Full(view) => match LocalIndex32::<N>::new(index) {
                Some(local) => Some(view.at(local)),
                None => None,
            },
            ThreadRunMut32::Clipped(view) => view.at(index),
        }
    }
}

/// A slice as rows of a width.
pub struct MatrixView32<'a, T> {
    ptr: *const T,
    len: usize,
    stride: u32,
    elements: PhantomData<&'a [T]>,
}

/// A part of a row.
#[shown_as = "{ptr}[..{len}]"]
pub struct RowView32<'a, T> {
    ptr: *const T,
    len: u32,
    elements: PhantomData<&'a [T]>,
}

/// A part of a column.
pub struct ColView32<'a, T> {
    ptr: *const T,
    stride: u32,
    len: u32,
    elements: PhantomData<&'a [T]>,
}

macro_rules! copies {
    ($($name:ident)*) => { $(
        impl<'a, T> Clone for $name<'a, T> {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<'a, T> Copy for $name<'a, T> {}
    )* };
}
copies!(MatrixView32 RowView32 ColView32);

impl<'a, T> MatrixView32<'a, T> {
    #[inline(always)]
    pub fn new(slice: &'a [T], stride: u32) -> Self {
        MatrixView32 { ptr: slice.as_ptr(), len: slice.len(), stride, elements: PhantomData }
    }

    /// The first `cols` elements of a row; `None` where they are not all there.
    #[inline(always)]
    pub fn row(&self, row: u32, cols: u32) -> Option<RowView32<'a, T>> {
        if cols == 0 || cols > self.stride {
            return None;
        }
        let start = row as u64 * self.stride as u64;
        if start + (cols - 1) as u64 >= self.len as u64 {
            return None;
        }
        Some(RowView32 { ptr: unsafe { self.ptr.add(start as usize) }, len: cols, elements: PhantomData })
    }

    /// The first `rows` elements of a column; `None` where they are not all there.
    #[inline(always)]
    pub fn col(&self, col: u32, rows: u32) -> Option<ColView32<'a, T>> {
        if rows == 0 || col >= self.stride {
            return None;
        }
        if (rows - 1) as u64 * self.stride as u64 + col as u64 >= self.len as u64 {
            return None;
        }
        Some(ColView32 {
            ptr: unsafe { self.ptr.add(col as usize) },
            stride: self.stride,
            len: rows,
            elements: PhantomData,
        })
    }

    #[inline(always)]
    pub const fn stride(&self) -> u32 {
        self.stride
    }

    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<'a, T> RowView32<'a, T> {
    #[inline(always)]
    pub const fn empty() -> Self {
        RowView32 { ptr: core::ptr::null(), len: 0, elements: PhantomData }
    }

    #[inline(always)]
    pub fn get(&self, i: u32) -> Option<T>
    where
        T: Copy,
    {
        if i < self.len { Some(unsafe { *self.ptr.add(i as usize) }) } else { None }
    }

    #[inline(always)]
    pub fn iter(&self) -> RowViewIter32<'a, T> {
        RowViewIter32 { row: *self, next: 0 }
    }

    /// Both side by side; `None` where they are not of one length.
    #[inline(always)]
    pub fn zip_exact(self, col: ColView32<'a, T>) -> Option<ZipView32<'a, T>> {
        if self.len == col.len { Some(ZipView32 { row: self, col, next: 0 }) } else { None }
    }

    #[inline(always)]
    pub const fn len(&self) -> u32 {
        self.len
    }

    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<'a, T> ColView32<'a, T> {
    #[inline(always)]
    pub const fn empty() -> Self {
        ColView32 { ptr: core::ptr::null(), stride: 0, len: 0, elements: PhantomData }
    }

    #[inline(always)]
    pub fn get(&self, i: u32) -> Option<T>
    where
        T: Copy,
    {
        if i < self.len { Some(unsafe { *self.ptr.add((i as u64 * self.stride as u64) as usize) }) } else { None }
    }

    #[inline(always)]
    pub fn iter(&self) -> ColViewIter32<'a, T> {
        ColViewIter32 { col: *self, next: 0 }
    }

    #[inline(always)]
    pub const fn len(&self) -> u32 {
        self.len
    }

    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline(always)]
    pub const fn stride(&self) -> u32 {
        self.stride
    }
}

pub struct RowViewIter32<'a, T> {
    row: RowView32<'a, T>,
    next: u32,
}

impl<'a, T: Copy> Iterator for RowViewIter32<'a, T> {
    type Item = T;
    #[inline(always)]
    fn next(&mut self) -> Option<T> {
        let value = self.row.get(self.next)?;
        self.next = self.next.wrapping_add(1);
        Some(value)
    }
}

pub struct ColViewIter32<'a, T> {
    col: ColView32<'a, T>,
    next: u32,
}

impl<'a, T: Copy> Iterator for ColViewIter32<'a, T> {
    type Item = T;
    #[inline(always)]
    fn next(&mut self) -> Option<T> {
        let value = self.col.get(self.next)?;
        self.next = self.next.wrapping_add(1);
        Some(value)
    }
}

/// A row and a column of one length.
pub struct ZipView32<'a, T> {
    row: RowView32<'a, T>,
    col: ColView32<'a, T>,
    next: u32,
}

impl<'a, T: Copy> Iterator for ZipView32<'a, T> {
    type Item = (T, T);
    #[inline(always)]
    fn next(&mut self) -> Option<(T, T)> {
        let i = self.next;
        if i >= self.row.len {
            return None;
        }
        self.next = i.wrapping_add(1);
        let col = (i as u64).wrapping_mul(self.col.stride as u64) as usize;
        Some(unsafe { (*self.row.ptr.add(i as usize), *self.col.ptr.add(col)) })
    }
}

impl<'a, T> DisjointSlice<'a, T, Index1D> {
    /// The element of this thread.
    #[inline(always)]
    pub fn element_thread32<'kernel>(&mut self, thread: ThreadIndex32<'kernel>) -> Option<InBoundsMut32<'_, T>> {
        let index = thread.get() as usize;
        if size_of::<T>() == 0 || index >= self.len() {
            return None;
        }
        Some(InBoundsMut32 { element: unsafe { &mut *self.as_mut_ptr().add(index) } })
    }
}

/// Where a run begins and how long it is, or `None` past the end.
#[inline(always)]
fn run_of<const N: usize>(tile: u64, len: usize) -> Option<(usize, u32)> {
    if N == 0 || N > u32::MAX as usize {
        return None;
    }
    let start = tile.checked_mul(N as u64)?;
    if start >= len as u64 || start > u32::MAX as u64 {
        return None;
    }
    let left = len as u64 - start;
    Some((start as usize, if left < N as u64 { left as u32 } else { N as u32 }))
}

impl<'a, T, const N: usize> DisjointSlice<'a, T, LinearTiles<N>> {
    /// The `N` elements of this thread; `None` where they are not all there.
    #[inline(always)]
    pub fn tile_thread32<'kernel>(&mut self, thread: ThreadIndex32<'kernel>) -> Option<StaticViewMut32<'_, T, N>> {
        if size_of::<T>() == 0 || N == 0 || N > u32::MAX as usize {
            return None;
        }
        let (width, thread) = (N as u32, thread.get());
        if thread > (u32::MAX - (width - 1)) / width {
            return None;
        }
        let start = thread * width;
        if (start + (width - 1)) as usize >= self.len() {
            return None;
        }
        Some(StaticViewMut32::checked(unsafe { self.as_mut_ptr().add(start as usize) }))
    }

    /// The elements of this thread, fewer at the end of the slice.
    #[inline(always)]
    pub fn thread_run32<'kernel>(&mut self, thread: ThreadIndex32<'kernel>) -> Option<ThreadRunMut32<'_, T, N>> {
        self.run(thread.get() as u64)
    }

    #[inline(always)]
    fn run(&mut self, tile: u64) -> Option<ThreadRunMut32<'_, T, N>> {
        if size_of::<T>() == 0 {
            return None;
        }
        let (start, len) = run_of::<N>(tile, self.len())?;
        let ptr = unsafe { self.as_mut_ptr().add(start) };
        Some(if len as usize == N {
            ThreadRunMut32::Full(StaticViewMut32::checked(ptr))
        } else {
            ThreadRunMut32::Clipped(RuntimeViewMut32 { ptr, len, elements: PhantomData })
        })
    }

    /// The runs of this thread when there are fewer threads than runs.
    #[inline(always)]
    pub fn grid_stride_runs32<'kernel>(&mut self, thread: ThreadIndex32<'kernel>) -> GridStrideRuns32<'_, 'a, T, N> {
        let period = crate::thread::gridDim_x() as u64 * crate::thread::blockDim_x() as u64;
        GridStrideRuns32 { slice: self, next: thread.get() as u64, period }
    }
}

pub struct GridStrideRuns32<'slice, 'a, T, const N: usize> {
    slice: &'slice mut DisjointSlice<'a, T, LinearTiles<N>>,
    next: u64,
    period: u64,
}

impl<'slice, 'a, T, const N: usize> GridStrideRuns32<'slice, 'a, T, N> {
    #[inline(always)]
    pub fn next_run(&mut self) -> Option<ThreadRunMut32<'_, T, N>> {
        if self.period == 0 || run_of::<N>(self.next, self.slice.len()).is_none() {
            return None;
        }
        let tile = self.next;
        self.next = tile.checked_add(self.period)?;
        self.slice.run(tile)
    }

    #[inline(always)]
    pub const fn period(&self) -> u64 {
        self.period
    }
}

impl<'a, T, const ROWS: usize, const COLS: usize, const ROW_STRIDE: usize>
    DisjointSlice<'a, T, RowMajorTiles<ROWS, COLS, ROW_STRIDE>>
{
    /// The rectangle of this thread; `None` where it is not all there.
    #[inline(always)]
    pub fn tile_2d32<'kernel>(
        &mut self,
        thread: ThreadCoord2D32<'kernel>,
    ) -> Option<StaticTileMut32<'_, T, ROWS, COLS, ROW_STRIDE>> {
        if ROW_STRIDE > u32::MAX as usize || ROW_STRIDE < COLS {
            return None;
        }
        let (start, last) = corners::<ROWS, COLS>(&thread, ROW_STRIDE as u64)?;
        if size_of::<T>() == 0 || last > u32::MAX as u64 || last >= self.len() as u64 {
            return None;
        }
        Some(StaticTileMut32 { ptr: unsafe { self.as_mut_ptr().add(start as usize) }, elements: PhantomData })
    }
}

/// Offsets of the first and the last element of a thread's rectangle in rows of a width.
#[inline(always)]
fn corners<const ROWS: usize, const COLS: usize>(thread: &ThreadCoord2D32<'_>, stride: u64) -> Option<(u64, u64)> {
    if ROWS == 0 || COLS == 0 || ROWS > u32::MAX as usize || COLS > u32::MAX as usize || stride == 0 {
        return None;
    }
    let (row, col) = (thread.row() as u64 * ROWS as u64, thread.col() as u64 * COLS as u64);
    let (last_row, last_col) = (row + (ROWS as u64 - 1), col + (COLS as u64 - 1));
    if last_col >= stride || last_row > (u64::MAX - last_col) / stride {
        return None;
    }
    Some((row * stride + col, last_row * stride + last_col))
}

impl<'a, T, const ROWS: usize, const COLS: usize> DisjointSlice<'a, T, RuntimeRowMajorTiles<ROWS, COLS>> {
    /// The rectangle of this thread; `None` where it is not all there.
    #[inline(always)]
    pub fn tile_2d32_rt<'kernel>(
        &mut self,
        thread: ThreadCoord2D32<'kernel>,
    ) -> Option<RuntimeTileMut32<'_, T, ROWS, COLS>> {
        let stride = self.row_width();
        let (start, last) = corners::<ROWS, COLS>(&thread, stride as u64)?;
        if size_of::<T>() == 0 || last >= self.len() as u64 {
            return None;
        }
        Some(RuntimeTileMut32 { ptr: unsafe { self.as_mut_ptr().add(start as usize) }, stride, elements: PhantomData })
    }
}
