//! A pointer that is not null.

use crate::cmp::Ordering;

#[lang = "NonNull"]
#[rustc_layout_scalar_valid_range_start(1)]
#[repr(transparent)]
pub struct NonNull<T: ?Sized> {
    pointer: *const T,
}

impl<T> NonNull<T> {
    #[inline]
    pub const fn dangling() -> NonNull<T> {
        NonNull { pointer: crate::intrinsics::align_of::<T>() as *const T }
    }
    #[inline]
    pub const unsafe fn add(self, count: usize) -> NonNull<T> {
        unsafe { NonNull { pointer: self.pointer.add(count) } }
    }
    #[inline]
    pub const unsafe fn sub(self, count: usize) -> NonNull<T> {
        unsafe { NonNull { pointer: self.pointer.sub(count) } }
    }
    #[inline]
    pub const unsafe fn offset(self, count: isize) -> NonNull<T> {
        unsafe { NonNull { pointer: self.pointer.offset(count) } }
    }
    #[inline]
    pub const unsafe fn byte_add(self, count: usize) -> NonNull<T> {
        unsafe { NonNull { pointer: self.pointer.byte_add(count) } }
    }
    #[inline]
    pub const unsafe fn offset_from(self, origin: NonNull<T>) -> isize {
        unsafe { self.pointer.offset_from(origin.pointer) }
    }
    #[inline]
    pub const unsafe fn byte_sub(self, count: usize) -> NonNull<T> {
        unsafe { NonNull { pointer: self.pointer.byte_sub(count) } }
    }
    #[inline]
    pub const unsafe fn byte_offset(self, count: isize) -> NonNull<T> {
        unsafe { NonNull { pointer: self.pointer.byte_offset(count) } }
    }
    #[inline]
    pub const unsafe fn byte_offset_from<U>(self, origin: NonNull<U>) -> isize {
        unsafe { self.pointer.byte_offset_from(origin.pointer) }
    }
    #[inline]
    pub const unsafe fn byte_offset_from_unsigned<U>(self, origin: NonNull<U>) -> usize {
        unsafe { self.pointer.byte_offset_from(origin.pointer) as usize }
    }
    #[inline]
    pub const unsafe fn offset_from_unsigned(self, origin: NonNull<T>) -> usize {
        unsafe { self.pointer.offset_from_unsigned(origin.pointer) }
    }
    #[inline]
    pub const unsafe fn copy_to(self, dest: NonNull<T>, count: usize) {
        unsafe { crate::ptr::copy(self.pointer, dest.as_ptr(), count) }
    }
    #[inline]
    pub const unsafe fn copy_to_nonoverlapping(self, dest: NonNull<T>, count: usize) {
        unsafe { crate::ptr::copy_nonoverlapping(self.pointer, dest.as_ptr(), count) }
    }
    #[inline]
    pub const unsafe fn copy_from(self, src: NonNull<T>, count: usize) {
        unsafe { crate::ptr::copy(src.pointer, self.as_ptr(), count) }
    }
    #[inline]
    pub const unsafe fn copy_from_nonoverlapping(self, src: NonNull<T>, count: usize) {
        unsafe { crate::ptr::copy_nonoverlapping(src.pointer, self.as_ptr(), count) }
    }
    #[inline]
    pub const unsafe fn write_bytes(self, val: u8, count: usize) {
        unsafe { crate::ptr::write_bytes(self.as_ptr(), val, count) }
    }
    #[inline]
    pub const unsafe fn read_unaligned(self) -> T {
        unsafe { self.pointer.read_unaligned() }
    }
    #[inline]
    pub const unsafe fn write_unaligned(self, val: T) {
        unsafe { self.as_ptr().write_unaligned(val) }
    }
    pub fn align_offset(self, align: usize) -> usize {
        self.pointer.align_offset(align)
    }
    pub fn is_aligned(self) -> bool {
        self.pointer.is_aligned()
    }
    #[inline]
    pub fn addr(self) -> crate::num::NonZeroUsize {
        unsafe { crate::num::NonZeroUsize::new_unchecked(self.pointer as usize) }
    }
    #[inline]
    pub fn expose_provenance(self) -> crate::num::NonZeroUsize {
        self.addr()
    }
    #[inline]
    pub const fn without_provenance(addr: crate::num::NonZeroUsize) -> NonNull<T> {
        NonNull { pointer: addr.get() as *const T }
    }
    #[inline]
    pub const fn with_exposed_provenance(addr: crate::num::NonZeroUsize) -> NonNull<T> {
        NonNull { pointer: addr.get() as *const T }
    }
    #[inline]
    pub fn with_addr(self, addr: crate::num::NonZeroUsize) -> NonNull<T> {
        NonNull { pointer: self.pointer.with_addr(addr.get()) }
    }
    #[inline]
    pub fn map_addr(self, f: impl FnOnce(crate::num::NonZeroUsize) -> crate::num::NonZeroUsize) -> NonNull<T> {
        self.with_addr(f(self.addr()))
    }
    #[inline]
    pub const unsafe fn read(self) -> T {
        unsafe { self.pointer.read() }
    }
    #[inline]
    pub unsafe fn read_volatile(self) -> T {
        unsafe { self.pointer.read_volatile() }
    }
    #[inline]
    pub const unsafe fn write(self, val: T) {
        unsafe { self.as_ptr().write(val) }
    }
    #[inline]
    pub unsafe fn write_volatile(self, val: T) {
        unsafe { self.as_ptr().write_volatile(val) }
    }
    #[inline]
    pub const unsafe fn replace(self, src: T) -> T {
        unsafe { self.as_ptr().replace(src) }
    }
    #[inline]
    pub const unsafe fn swap(self, with: NonNull<T>) {
        unsafe { self.as_ptr().swap(with.as_ptr()) }
    }
}

impl<T: ?Sized> NonNull<T> {
    #[inline]
    #[checked_by(for_non_null)]
    pub const unsafe fn new_unchecked(ptr: *mut T) -> NonNull<T> {
        NonNull { pointer: ptr as *const T }
    }
    #[inline]
    pub const fn new(ptr: *mut T) -> Option<NonNull<T>> {
        if ptr.is_null() { None } else { Some(NonNull { pointer: ptr as *const T }) }
    }
    #[inline]
    pub const fn from_ref(r: &T) -> NonNull<T> {
        NonNull { pointer: r as *const T }
    }
    #[inline]
    pub const fn from_mut(r: &mut T) -> NonNull<T> {
        NonNull { pointer: r as *mut T as *const T }
    }
    #[inline]
    #[lowers_to(identity)]
    pub const fn as_ptr(self) -> *mut T {
        self.pointer as *mut T
    }
    #[inline]
    pub const unsafe fn as_ref<'a>(&self) -> &'a T {
        unsafe { &*self.pointer }
    }
    #[inline]
    pub const unsafe fn as_mut<'a>(&mut self) -> &'a mut T {
        unsafe { &mut *(self.pointer as *mut T) }
    }
    #[inline]
    pub const fn cast<U>(self) -> NonNull<U> {
        NonNull { pointer: self.pointer as *const U }
    }
    #[inline]
    pub unsafe fn drop_in_place(self) {
        unsafe { crate::ptr::drop_in_place(self.as_ptr()) }
    }
}

impl<T> NonNull<[T]> {
    pub const fn slice_from_raw_parts(data: NonNull<T>, len: usize) -> NonNull<[T]> {
        NonNull { pointer: crate::ptr::slice_from_raw_parts(data.pointer, len) }
    }
    pub const fn len(self) -> usize {
        self.pointer.len()
    }
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
    pub const fn as_mut_ptr(self) -> *mut T {
        self.pointer as *mut T
    }
}

impl<T: ?Sized> Clone for NonNull<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: ?Sized> Copy for NonNull<T> {}
impl<T: ?Sized> PartialEq for NonNull<T> {
    fn eq(&self, other: &Self) -> bool {
        self.pointer == other.pointer
    }
}
impl<T: ?Sized> Eq for NonNull<T> {}
impl<T: ?Sized> PartialOrd for NonNull<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.pointer.partial_cmp(&other.pointer)
    }
}
impl<T: ?Sized> Ord for NonNull<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.pointer.cmp(&other.pointer)
    }
}
impl<'a, T: ?Sized> From<&'a T> for NonNull<T> {
    fn from(r: &'a T) -> Self {
        NonNull::from_ref(r)
    }
}
impl<'a, T: ?Sized> From<&'a mut T> for NonNull<T> {
    fn from(r: &'a mut T) -> Self {
        NonNull::from_mut(r)
    }
}
