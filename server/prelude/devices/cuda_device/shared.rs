//! Shared memory: arrays that a `static mut` declares, and what the launch sizes.

use core::cell::UnsafeCell;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::{Index, IndexMut};

/// An array in the block's shared memory. `ALIGN`: at least so many bytes, 0 for the element's own alignment.
#[repr(transparent)]
#[address_space(shared, align = ALIGN)]
#[shown_as = "{elements}"]
pub struct SharedArray<T, const N: usize, const ALIGN: usize = 0> {
    elements: UnsafeCell<MaybeUninit<[T; N]>>,
}

impl<T, const N: usize, const ALIGN: usize> SharedArray<T, N, ALIGN> {
    /// What a static starts as.
    pub const UNINIT: Self = SharedArray { elements: UnsafeCell::new(MaybeUninit::uninit()) };

    #[inline(always)]
    pub const fn len() -> usize {
        N
    }

    #[inline(always)]
    pub const fn is_empty() -> bool {
        N == 0
    }

    #[inline(always)]
    pub const fn alignment() -> usize {
        ALIGN
    }

    #[inline(always)]
    pub fn as_ptr(&self) -> *const T {
        self.elements.get() as *const T
    }

    #[inline(always)]
    pub fn as_mut_ptr(&mut self) -> *mut T {
        self.elements.get() as *mut T
    }

    /// # Safety
    /// The pointer is that of a static.
    #[inline(always)]
    pub unsafe fn as_raw_mut_ptr(shared: *mut Self) -> *mut T {
        shared as *mut T
    }
}

impl<T, const N: usize, const ALIGN: usize> Index<usize> for SharedArray<T, N, ALIGN> {
    type Output = T;

    #[inline(always)]
    fn index(&self, index: usize) -> &T {
        unsafe { &*self.as_ptr().add(index) }
    }
}

impl<T, const N: usize, const ALIGN: usize> IndexMut<usize> for SharedArray<T, N, ALIGN> {
    #[inline(always)]
    fn index_mut(&mut self, index: usize) -> &mut T {
        unsafe { &mut *self.as_mut_ptr().add(index) }
    }
}

/// Shared memory whose size the launch decides, aligned to `ALIGN` bytes.
pub struct DynamicSharedArray<T, const ALIGN: usize = 16>(PhantomData<UnsafeCell<T>>);

/// Number of bytes as a type.
pub struct Bytes<const N: usize>;

/// Types with the alignment of `Bytes<N>`.
pub trait Aligned {
    type Unit;
}

macro_rules! alignments {
    ($($name:ident = $bytes:literal)*) => { $(
        #[repr(align($bytes))]
        pub struct $name([u8; $bytes]);
        impl Aligned for Bytes<$bytes> {
            type Unit = $name;
        }
    )* };
}
alignments! { A1 = 1 A2 = 2 A4 = 4 A8 = 8 A16 = 16 A32 = 32 A64 = 64 A128 = 128 A256 = 256 A512 = 512 A1024 = 1024 }

impl<T, const ALIGN: usize> DynamicSharedArray<T, ALIGN>
where
    Bytes<ALIGN>: Aligned,
{
    #[inline(always)]
    pub const fn alignment() -> usize {
        ALIGN
    }

    /// The beginning of the memory.
    #[inline(always)]
    pub fn get() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem::<<Bytes<ALIGN> as Aligned>::Unit>() as *mut T
    }

    /// The beginning as bytes.
    #[inline(always)]
    pub fn get_raw() -> *mut u8 {
        Self::get() as *mut u8
    }

    /// So many bytes after the beginning.
    #[inline(always)]
    pub fn offset(bytes: usize) -> *mut T {
        Self::get_raw().wrapping_add(bytes) as *mut T
    }
}

/// The offset in shared memory that a generic address means, as descriptors of matrices want it.
///
/// # Safety
/// The pointer leads into shared memory.
#[inline(always)]
pub unsafe fn cvta_generic_to_shared_offset(ptr: *const u8) -> u64 {
    crate::ptx::shared_offset(ptr) as u64
}

crate::ptx::special_registers! {
    /// Bytes of shared memory that the launch decides.
    pub fn dynamic_smem_size = "dynamic_smem_size";
    /// Bytes of shared memory in all.
    pub fn total_smem_size = "total_smem_size";
}
