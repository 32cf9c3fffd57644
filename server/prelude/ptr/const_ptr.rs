//! Methods of `*const T`.

use crate::intrinsics;

impl<T: ?Sized> *const T {
    #[inline]
    pub const fn is_null(self) -> bool {
        self as *const u8 as usize == 0
    }
    #[inline]
    #[lowers_to(slice_start)]
    pub const fn cast<U>(self) -> *const U {
        self as *const U
    }
    #[inline]
    #[lowers_to(identity)]
    pub const fn cast_mut(self) -> *mut T {
        self as *mut T
    }
    #[inline]
    pub fn addr(self) -> usize {
        self as *const () as usize
    }
    #[inline]
    pub fn expose_provenance(self) -> usize {
        self as *const () as usize
    }
    #[inline]
    pub const unsafe fn as_ref<'a>(self) -> Option<&'a T> {
        if self.is_null() { None } else { unsafe { Some(&*self) } }
    }
    #[inline]
    pub const unsafe fn as_ref_unchecked<'a>(self) -> &'a T {
        unsafe { &*self }
    }
}

impl<T> *const T {
    #[inline]
    #[lowers_to(offset)]
    #[checked_by(for_offset)]
    pub const unsafe fn offset(self, count: isize) -> *const T {
        unsafe { intrinsics::offset(self, count) }
    }
    #[inline]
    #[lowers_to(offset)]
    #[checked_by(for_add)]
    pub const unsafe fn add(self, count: usize) -> *const T {
        unsafe { intrinsics::offset(self, count as isize) }
    }
    #[inline]
    #[checked_by(for_sub)]
    pub const unsafe fn sub(self, count: usize) -> *const T {
        unsafe { intrinsics::offset(self, (count as isize).wrapping_neg()) }
    }
    #[inline]
    #[lowers_to(arith_offset)]
    pub const fn wrapping_offset(self, count: isize) -> *const T {
        unsafe { intrinsics::arith_offset(self, count) }
    }
    #[inline]
    #[lowers_to(arith_offset)]
    pub const fn wrapping_add(self, count: usize) -> *const T {
        self.wrapping_offset(count as isize)
    }
    #[inline]
    pub const fn wrapping_sub(self, count: usize) -> *const T {
        self.wrapping_offset((count as isize).wrapping_neg())
    }
    #[inline]
    pub const unsafe fn byte_offset(self, count: isize) -> *const T {
        unsafe { super::from_raw_parts(intrinsics::offset(self as *const u8, count), super::metadata(self)) }
    }
    #[inline]
    pub const unsafe fn byte_add(self, count: usize) -> *const T {
        unsafe { super::from_raw_parts((self as *const u8).add(count), super::metadata(self)) }
    }
    #[inline]
    pub const unsafe fn byte_sub(self, count: usize) -> *const T {
        unsafe { super::from_raw_parts((self as *const u8).sub(count), super::metadata(self)) }
    }
    #[inline]
    pub const fn wrapping_byte_add(self, count: usize) -> *const T {
        super::from_raw_parts((self as *const u8).wrapping_add(count), super::metadata(self))
    }
    #[inline]
    pub const fn wrapping_byte_sub(self, count: usize) -> *const T {
        super::from_raw_parts((self as *const u8).wrapping_sub(count), super::metadata(self))
    }
    #[inline]
    pub const fn wrapping_byte_offset(self, count: isize) -> *const T {
        super::from_raw_parts((self as *const u8).wrapping_offset(count), super::metadata(self))
    }
    #[inline]
    #[checked_by(for_offset_from)]
    pub const unsafe fn offset_from(self, origin: *const T) -> isize {
        unsafe { intrinsics::ptr_offset_from(self, origin) }
    }
    #[inline]
    #[checked_by(for_offset_from_unsigned)]
    pub const unsafe fn offset_from_unsigned(self, origin: *const T) -> usize {
        unsafe { intrinsics::ptr_offset_from_unsigned(self, origin) }
    }
    #[inline]
    pub const unsafe fn byte_offset_from<U>(self, origin: *const U) -> isize {
        unsafe { (self as *const u8).offset_from(origin as *const u8) }
    }
    #[inline]
    #[lowers_to(read_via_copy)]
    #[checked_by(for_read)]
    pub const unsafe fn read(self) -> T {
        unsafe { intrinsics::read_via_copy(self) }
    }
    #[inline]
    #[lowers_to(volatile_load)]
    #[checked_by(for_read_volatile)]
    pub unsafe fn read_volatile(self) -> T {
        unsafe { intrinsics::volatile_load(self) }
    }
    #[inline]
    #[lowers_to(read_unaligned_copy)]
    pub const unsafe fn read_unaligned(self) -> T {
        unsafe { intrinsics::read_unaligned_copy(self) }
    }
    #[inline]
    #[checked_by(for_copy)]
    pub const unsafe fn copy_to(self, dest: *mut T, count: usize) {
        unsafe { intrinsics::copy(self, dest, count) }
    }
    #[inline]
    #[checked_by(for_copy_nonoverlapping)]
    pub const unsafe fn copy_to_nonoverlapping(self, dest: *mut T, count: usize) {
        unsafe { intrinsics::copy_nonoverlapping(self, dest, count) }
    }
    #[inline]
    pub fn with_addr(self, addr: usize) -> *const T {
        addr as *const T
    }
    #[inline]
    pub fn map_addr(self, f: impl FnOnce(usize) -> usize) -> *const T {
        f(self as usize) as *const T
    }
    #[inline]
    pub fn is_aligned(self) -> bool {
        self as usize % intrinsics::align_of::<T>() == 0
    }
    pub fn align_offset(self, align: usize) -> usize {
        let addr = self as usize;
        let bytes = (align - addr % align) % align;
        let size = intrinsics::size_of::<T>();
        if bytes == 0 {
            0
        } else if size != 0 && bytes % size == 0 {
            bytes / size
        } else {
            usize::MAX
        }
    }
}

impl<T> *const [T] {
    #[inline]
    pub const fn len(self) -> usize {
        unsafe { intrinsics::slice_len(self) }
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
    #[inline]
    pub const fn as_ptr(self) -> *const T {
        self as *const T
    }
}

impl<T, const N: usize> *const [T; N] {
    #[inline]
    pub const fn as_ptr(self) -> *const T {
        self as *const T
    }
    #[inline]
    pub const fn as_slice(self) -> *const [T] {
        self
    }
}

impl<T> *const [T] {
    pub const fn as_array<const N: usize>(self) -> Option<*const [T; N]> {
        if self.len() == N { Some(self as *const [T; N]) } else { None }
    }
}

impl<T> *const T {
    #[inline]
    pub const unsafe fn byte_offset_from_unsigned<U>(self, origin: *const U) -> usize {
        unsafe { (self as *const u8).offset_from_unsigned(origin as *const u8) }
    }
    pub fn is_aligned_to(self, align: usize) -> bool {
        if !align.is_power_of_two() {
            panic!("is_aligned_to: align is not a power-of-two");
        }
        self.addr() & (align - 1) == 0
    }
    pub fn try_cast_aligned<U>(self) -> Option<*const U> {
        let cast = self as *const U;
        if cast.is_aligned() { Some(cast) } else { None }
    }
    #[inline]
    pub const fn cast_array<const N: usize>(self) -> *const [T; N] {
        self as *const [T; N]
    }
    #[inline]
    pub const fn cast_slice(self, len: usize) -> *const [T] {
        super::slice_from_raw_parts(self, len)
    }
    #[inline]
    pub const fn cast_uninit(self) -> *const crate::mem::MaybeUninit<T> {
        self as *const crate::mem::MaybeUninit<T>
    }
    #[inline]
    pub const unsafe fn as_uninit_ref<'a>(self) -> Option<&'a crate::mem::MaybeUninit<T>> {
        if self.is_null() { None } else { Some(unsafe { &*(self as *const crate::mem::MaybeUninit<T>) }) }
    }
    #[inline]
    pub fn mask(self, mask: usize) -> *const T {
        self.map_addr(|addr| addr & mask)
    }
}
impl<T> *const crate::mem::MaybeUninit<T> {
    #[inline]
    pub const fn cast_init(self) -> *const T {
        self as *const T
    }
}
impl<T> *const [T] {
    #[inline]
    pub unsafe fn get_unchecked<I: crate::slice::SliceIndex<[T]>>(self, index: I) -> *const I::Output {
        unsafe { index.get_unchecked(self) }
    }
}
