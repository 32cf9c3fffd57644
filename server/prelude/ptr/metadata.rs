//! What pointers hold beside an address: nothing, a number of elements, a table of methods.

use super::NonNull;
use crate::cmp::Ordering;
use crate::fmt;
use crate::hash::{Hash, Hasher};
use crate::intrinsics;
use crate::marker::PhantomData;

#[lang = "pointee_trait"]
pub trait Pointee {
    #[lang = "metadata_type"]
    type Metadata: crate::fmt::Debug + Copy + Send + Sync + Ord + crate::hash::Hash + Unpin;
}

/// Pointers to these types are addresses alone.
pub trait Thin: Pointee<Metadata = ()> {}
impl<T: ?Sized + Pointee<Metadata = ()>> Thin for T {}

#[inline]
pub const fn metadata<T: ?Sized>(ptr: *const T) -> <T as Pointee>::Metadata {
    intrinsics::ptr_metadata(ptr)
}
#[inline]
pub const fn from_raw_parts<T: ?Sized>(data: *const impl Thin, metadata: <T as Pointee>::Metadata) -> *const T {
    intrinsics::aggregate_raw_ptr(data as *const (), metadata)
}
#[inline]
pub const fn from_raw_parts_mut<T: ?Sized>(data: *mut impl Thin, metadata: <T as Pointee>::Metadata) -> *mut T {
    from_raw_parts::<T>(data as *const (), metadata) as *mut T
}

impl<T: ?Sized> *const T {
    #[inline]
    pub const fn to_raw_parts(self) -> (*const (), <T as Pointee>::Metadata) {
        (self as *const (), metadata(self))
    }
}
impl<T: ?Sized> *mut T {
    #[inline]
    pub const fn to_raw_parts(self) -> (*mut (), <T as Pointee>::Metadata) {
        (self as *mut (), metadata(self))
    }
}
impl<T: ?Sized> NonNull<T> {
    #[inline]
    pub const fn to_raw_parts(self) -> (NonNull<()>, <T as Pointee>::Metadata) {
        (self.cast(), metadata(self.as_ptr() as *const T))
    }
    #[inline]
    pub const fn from_raw_parts(data: NonNull<impl Thin>, metadata: <T as Pointee>::Metadata) -> NonNull<T> {
        unsafe { NonNull::new_unchecked(from_raw_parts_mut(data.as_ptr() as *mut (), metadata)) }
    }
}

/// The table of a trait object: what drops it, size, alignment, methods.
#[lang = "dyn_metadata"]
pub struct DynMetadata<Dyn: ?Sized>(NonNull<usize>, PhantomData<Dyn>);

impl<Dyn: ?Sized> DynMetadata<Dyn> {
    fn word(self, at: usize) -> usize {
        unsafe { *self.0.as_ptr().add(at) }
    }
    pub fn size_of(self) -> usize {
        self.word(1)
    }
    pub fn align_of(self) -> usize {
        self.word(2)
    }
    pub fn layout(self) -> crate::alloc::Layout {
        unsafe { crate::alloc::Layout::from_size_align_unchecked(self.size_of(), self.align_of()) }
    }
}
impl<Dyn: ?Sized> Copy for DynMetadata<Dyn> {}
impl<Dyn: ?Sized> Clone for DynMetadata<Dyn> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<Dyn: ?Sized> Unpin for DynMetadata<Dyn> {}
unsafe impl<Dyn: ?Sized> Send for DynMetadata<Dyn> {}
unsafe impl<Dyn: ?Sized> Sync for DynMetadata<Dyn> {}
impl<Dyn: ?Sized> Eq for DynMetadata<Dyn> {}
impl<Dyn: ?Sized> PartialEq for DynMetadata<Dyn> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<Dyn: ?Sized> Ord for DynMetadata<Dyn> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}
impl<Dyn: ?Sized> PartialOrd for DynMetadata<Dyn> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl<Dyn: ?Sized> Hash for DynMetadata<Dyn> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state)
    }
}
impl<Dyn: ?Sized> fmt::Debug for DynMetadata<Dyn> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DynMetadata")
    }
}
