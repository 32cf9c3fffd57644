//! Indices of threads and blocks, and the barrier.
#![allow(non_snake_case)]

use core::arch::nvptx;
use core::marker::PhantomData;

macro_rules! registers {
    ($($(#[$doc:meta])* $name:ident = $from:ident;)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name() -> u32 {
            unsafe { nvptx::$from() as u32 }
        }
    )* };
}

registers! {
    /// `%tid.x`
    threadIdx_x = _thread_idx_x;
    /// `%tid.y`
    threadIdx_y = _thread_idx_y;
    /// `%tid.z`
    threadIdx_z = _thread_idx_z;
    /// `%ctaid.x`
    blockIdx_x = _block_idx_x;
    /// `%ctaid.y`
    blockIdx_y = _block_idx_y;
    /// `%ctaid.z`
    blockIdx_z = _block_idx_z;
    /// `%ntid.x`
    blockDim_x = _block_dim_x;
    /// `%ntid.y`
    blockDim_y = _block_dim_y;
    /// `%ntid.z`
    blockDim_z = _block_dim_z;
    /// `%nctaid.x`
    gridDim_x = _grid_dim_x;
    /// `%nctaid.y`
    gridDim_y = _grid_dim_y;
    /// `%nctaid.z`
    gridDim_z = _grid_dim_z;
}

/// The index space of a launch with one dimension.
pub enum Index1D {}

/// The index space of rows of a fixed width.
pub enum Index2D<const ROW_STRIDE: usize> {}

/// The index space of rows whose width is a value.
pub enum Runtime2DIndex {}

/// What a slice holds for its index space, and where in the slice a thread's index is.
pub trait SpaceLayout: Sized {
    type Data: Copy;
    fn place<'kernel>(index: &ThreadIndex<'kernel, Self>, data: Self::Data) -> Option<usize>;
}

impl SpaceLayout for Index1D {
    type Data = ();
    #[inline(always)]
    fn place<'kernel>(index: &ThreadIndex<'kernel, Self>, _: ()) -> Option<usize> {
        Some(index.raw)
    }
}

impl<const ROW_STRIDE: usize> SpaceLayout for Index2D<ROW_STRIDE> {
    type Data = ();
    #[inline(always)]
    fn place<'kernel>(index: &ThreadIndex<'kernel, Self>, _: ()) -> Option<usize> {
        Some(index.raw)
    }
}

impl SpaceLayout for Runtime2DIndex {
    /// The width of a row, in elements.
    type Data = u32;
    /// The index has a row and a column; the slice that is asked says how wide its rows are.
    #[inline(always)]
    fn place<'kernel>(index: &ThreadIndex<'kernel, Self>, width: u32) -> Option<usize> {
        if index.col < width as usize { Some(index.row * width as usize + index.col) } else { None }
    }
}

/// Where `index_2d_runtime` takes the width of a row from.
pub trait RowWidth {
    fn row_width(self) -> usize;
}

impl RowWidth for usize {
    #[inline(always)]
    fn row_width(self) -> usize {
        self
    }
}

impl<'r, 'a, T> RowWidth for &'r crate::DisjointSlice<'a, T, Runtime2DIndex> {
    #[inline(always)]
    fn row_width(self) -> usize {
        self.row_pitch() as usize
    }
}

/// Index spaces that need nothing but the thread.
pub trait IndexFormula: Sized {
    /// The index of this thread.
    fn of_thread<'kernel>() -> Option<ThreadIndex<'kernel, Self>>;
}

impl IndexFormula for Index1D {
    #[inline(always)]
    fn of_thread<'kernel>() -> Option<ThreadIndex<'kernel, Index1D>> {
        Some(index_1d())
    }
}

impl<const ROW_STRIDE: usize> IndexFormula for Index2D<ROW_STRIDE> {
    #[inline(always)]
    fn of_thread<'kernel>() -> Option<ThreadIndex<'kernel, Index2D<ROW_STRIDE>>> {
        index_2d::<ROW_STRIDE>()
    }
}

/// An index that no other thread has.
pub struct ThreadIndex<'kernel, IndexSpace = Index1D> {
    raw: usize,
    row: usize,
    col: usize,
    kernel: PhantomData<&'kernel ()>,
    space: PhantomData<fn() -> IndexSpace>,
}

impl<'kernel, IndexSpace> ThreadIndex<'kernel, IndexSpace> {
    #[inline(always)]
    fn new(raw: usize) -> Self {
        ThreadIndex { raw, row: 0, col: raw, kernel: PhantomData, space: PhantomData }
    }

    #[inline(always)]
    pub fn get(&self) -> usize {
        self.raw
    }

    #[inline(always)]
    pub fn in_bounds(&self, len: usize) -> bool {
        self.raw < len
    }
}

/// `blockIdx.x * blockDim.x + threadIdx.x`
#[inline(always)]
pub fn index_1d<'kernel>() -> ThreadIndex<'kernel> {
    ThreadIndex::new(blockIdx_x() as usize * blockDim_x() as usize + threadIdx_x() as usize)
}

/// Row and column as one index; `None` for columns past the row.
#[inline(always)]
pub fn index_2d<'kernel, const ROW_STRIDE: usize>() -> Option<ThreadIndex<'kernel, Index2D<ROW_STRIDE>>> {
    let (row, col) = (wide_row(), index_2d_col());
    if col < ROW_STRIDE { Some(ThreadIndex::new(row * ROW_STRIDE + col)) } else { None }
}

/// As `index_2d` with a width known when the kernel runs: that of a slice, or a number, as older releases have it.
///
/// # Safety
/// All threads give the same width.
#[inline(always)]
pub unsafe fn index_2d_runtime<'kernel>(of: impl RowWidth) -> Option<ThreadIndex<'kernel, Runtime2DIndex>> {
    let (row, col, width) = (wide_row(), index_2d_col(), of.row_width());
    if col >= width {
        return None;
    }
    Some(ThreadIndex { raw: row * width + col, row, col, kernel: PhantomData, space: PhantomData })
}

#[inline(always)]
fn wide_row() -> usize {
    blockIdx_y() as usize * blockDim_y() as usize + threadIdx_y() as usize
}

/// `blockIdx.y * blockDim.y + threadIdx.y`
#[inline(always)]
pub fn index_2d_row() -> usize {
    (blockIdx_y() * blockDim_y() + threadIdx_y()) as usize
}

/// `blockIdx.x * blockDim.x + threadIdx.x`
#[inline(always)]
pub fn index_2d_col() -> usize {
    blockIdx_x() as usize * blockDim_x() as usize + threadIdx_x() as usize
}

/// The threads of the block wait for each other: `bar.sync 0`.
#[inline(always)]
pub fn sync_threads() {
    unsafe { nvptx::_syncthreads() }
}

unsafe extern "C" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.smid"]
    fn sreg_smid() -> u32;
}

/// `%smid`
#[inline(always)]
pub fn smid() -> u32 {
    unsafe { sreg_smid() }
}

crate::ptx::special_registers! {
    /// `%nsmid`
    pub fn nsmid = "nsmid";
}

/// `%gridid`
#[inline(always)]
pub fn gridid() -> u64 {
    let id: u64;
    unsafe { core::arch::asm!("mov.u64 {0}, %gridid;", out(reg64) id, options(pure, nomem)) }
    id
}
