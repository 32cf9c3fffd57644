//! Indices of threads and blocks, and the barrier.
#![allow(non_snake_case)]

use core::arch::nvptx;
use crate::disjoint::SpaceLayout;
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

/// The index space of warps: only the first lane of each has an index.
pub enum WarpIndex {}

/// Index spaces whose indices are one number.
pub trait FlatIndexSpace {}

/// Where in a slice of an index space a thread's index is.
pub trait Placed: SpaceLayout + Sized {
    fn place<'kernel>(index: &ThreadIndex<'kernel, Self>, data: Self::Data) -> Option<usize>;
}

macro_rules! flat {
    ($([$($param:tt)*] $space:ty;)*) => { $(
        impl<$($param)*> FlatIndexSpace for $space {}

        impl<$($param)*> SpaceLayout for $space {
            type Data = ();
        }

        impl<$($param)*> Placed for $space {
            #[inline(always)]
            fn place<'kernel>(index: &ThreadIndex<'kernel, Self>, _: ()) -> Option<usize> {
                Some(index.raw)
            }
        }
    )* };
}

flat! {
    [] Index1D;
    [const ROW_STRIDE: usize] Index2D<ROW_STRIDE>;
    [] WarpIndex;
}

impl SpaceLayout for Runtime2DIndex {
    /// The width of a row, in elements.
    type Data = u32;
}

impl Placed for Runtime2DIndex {
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

impl<'r, 'a, T> RowWidth for &'r mut crate::DisjointSlice<'a, T, Runtime2DIndex> {
    #[inline(always)]
    fn row_width(self) -> usize {
        self.row_pitch() as usize
    }
}

/// Index spaces that need nothing but the thread.
pub trait IndexFormula: Placed + FlatIndexSpace {
    /// The index of this thread.
    fn of_thread<'kernel>() -> Option<ThreadIndex<'kernel, Self>>;
}

impl IndexFormula for Index1D {
    #[inline(always)]
    fn of_thread<'kernel>() -> Option<ThreadIndex<'kernel, Index1D>> {
        let index = index_1d();
        if index.is_valid() { Some(index) } else { None }
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

    #[inline(always)]
    pub fn is_valid(&self) -> bool {
        self.raw != usize::MAX
    }
}

impl<'kernel> ThreadIndex<'kernel, Runtime2DIndex> {
    #[inline(always)]
    pub fn row(&self) -> usize {
        self.row
    }

    #[inline(always)]
    pub fn col(&self) -> usize {
        self.col
    }
}

/// What a kernel with `launch_context = name` has by that name: proof of what its contract promises.
pub struct LaunchContext<'kernel, Domain = __internal::UnknownDomain, Coordinates = __internal::NativeCoordinates> {
    kernel: PhantomData<fn(&'kernel mut ()) -> &'kernel mut ()>,
    domain: PhantomData<fn() -> Domain>,
    coordinates: PhantomData<fn() -> Coordinates>,
}

pub type LaunchContextRef<'kernel, Domain, Coordinates> = &'kernel LaunchContext<'kernel, Domain, Coordinates>;

#[doc(hidden)]
pub mod __internal {
    pub enum UnknownDomain {}
    pub enum Domain1 {}
    pub enum Domain2 {}
    pub enum Domain3 {}
    pub enum NativeCoordinates {}
    pub enum U32Coordinates {}

    /// What the name of a launch context stands for; the front end writes it.
    #[inline(always)]
    pub fn launch_context<'kernel, Domain, Coordinates>() -> super::LaunchContextRef<'kernel, Domain, Coordinates> {
        unsafe { &*core::ptr::dangling() }
    }
}

/// An index of 32 bits that no other thread has.
pub struct ThreadIndex32<'kernel> {
    raw: u32,
    kernel: PhantomData<fn(&'kernel mut ()) -> &'kernel mut ()>,
}

impl<'kernel> ThreadIndex32<'kernel> {
    #[inline(always)]
    pub fn get(&self) -> u32 {
        self.raw
    }
}

/// A row and a column that no other thread has.
pub struct ThreadCoord2D32<'kernel> {
    row: u32,
    col: u32,
    kernel: PhantomData<fn(&'kernel mut ()) -> &'kernel mut ()>,
}

impl<'kernel> ThreadCoord2D32<'kernel> {
    #[inline(always)]
    pub fn row(&self) -> u32 {
        self.row
    }

    #[inline(always)]
    pub fn col(&self) -> u32 {
        self.col
    }
}

/// `blockIdx.x * blockDim.x + threadIdx.x`, for contracts with one dimension and coordinates of 32 bits.
#[inline(always)]
pub fn index_1d_u32<'kernel>(
    _context: LaunchContextRef<'kernel, __internal::Domain1, __internal::U32Coordinates>,
) -> ThreadIndex32<'kernel> {
    ThreadIndex32 { raw: axis(blockIdx_x(), blockDim_x(), threadIdx_x()), kernel: PhantomData }
}

/// Row and column, for contracts with two dimensions and coordinates of 32 bits.
#[inline(always)]
pub fn coord_2d_u32<'kernel>(
    _context: LaunchContextRef<'kernel, __internal::Domain2, __internal::U32Coordinates>,
) -> ThreadCoord2D32<'kernel> {
    ThreadCoord2D32 {
        row: axis(blockIdx_y(), blockDim_y(), threadIdx_y()),
        col: axis(blockIdx_x(), blockDim_x(), threadIdx_x()),
        kernel: PhantomData,
    }
}

#[inline(always)]
fn axis(block: u32, size: u32, thread: u32) -> u32 {
    block.wrapping_mul(size).wrapping_add(thread)
}

/// The number of this thread's warp in the grid; `None` in all lanes but the first.
#[inline(always)]
pub fn warp_index<'kernel>() -> Option<ThreadIndex<'kernel, WarpIndex>> {
    if !is_line() || crate::warp::lane_id() != 0 {
        return None;
    }
    let warps = blockDim_x().div_ceil(32) as usize;
    Some(ThreadIndex::new(blockIdx_x() as usize * warps + (threadIdx_x() / 32) as usize))
}

/// Do blocks and grid have one dimension?
#[inline(always)]
fn is_line() -> bool {
    blockDim_y() == 1 && gridDim_y() == 1 && is_plane()
}

/// Do blocks and grid have at most two dimensions?
#[inline(always)]
fn is_plane() -> bool {
    blockDim_z() == 1 && gridDim_z() == 1
}

/// `blockIdx.x * blockDim.x + threadIdx.x`; not valid in launches of more dimensions, where it would not be unique.
#[inline(always)]
pub fn index_1d<'kernel>() -> ThreadIndex<'kernel> {
    let raw = blockIdx_x() as usize * blockDim_x() as usize + threadIdx_x() as usize;
    ThreadIndex::new(if is_line() { raw } else { usize::MAX })
}

/// Row and column as one index; `None` for columns past the row, and in launches of three dimensions.
#[inline(always)]
pub fn index_2d<'kernel, const ROW_STRIDE: usize>() -> Option<ThreadIndex<'kernel, Index2D<ROW_STRIDE>>> {
    let (row, col) = (index_2d_row(), index_2d_col());
    if is_plane() && col < ROW_STRIDE { Some(ThreadIndex::new(row * ROW_STRIDE + col)) } else { None }
}

/// As `index_2d` with a width known when the kernel runs: that of a slice, or a number, as older releases have it.
///
/// # Safety
/// All threads give the same width.
#[inline(always)]
pub unsafe fn index_2d_runtime<'kernel>(of: impl RowWidth) -> Option<ThreadIndex<'kernel, Runtime2DIndex>> {
    let (row, col, width) = (index_2d_row(), index_2d_col(), of.row_width());
    if !is_plane() || col >= width {
        return None;
    }
    Some(ThreadIndex { raw: row * width + col, row, col, kernel: PhantomData, space: PhantomData })
}

/// `blockIdx.y * blockDim.y + threadIdx.y`
#[inline(always)]
pub fn index_2d_row() -> usize {
    blockIdx_y() as usize * blockDim_y() as usize + threadIdx_y() as usize
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
