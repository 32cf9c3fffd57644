//! Methods of `*mut T`.

use crate::intrinsics;

impl<T: ?Sized> *mut T {
    #[inline]
    pub const fn is_null(self) -> bool {
        self as *mut u8 as usize == 0
    }
    #[inline]
    #[lowers_to(slice_start)]
    pub const fn cast<U>(self) -> *mut U {
        self as *mut U
    }
    #[inline]
    #[lowers_to(identity)]
    pub const fn cast_const(self) -> *const T {
        self as *const T
    }
    #[inline]
    pub fn addr(self) -> usize {
        self as *mut () as usize
    }
    #[inline]
    pub fn expose_provenance(self) -> usize {
        self as *mut () as usize
    }
    #[inline]
    pub const unsafe fn as_ref<'a>(self) -> Option<&'a T> {
        if self.is_null() { None } else { unsafe { Some(&*self) } }
    }
    #[inline]
    pub const unsafe fn as_mut<'a>(self) -> Option<&'a mut T> {
        if self.is_null() { None } else { unsafe { Some(&mut *self) } }
    }
    #[inline]
    pub const unsafe fn as_ref_unchecked<'a>(self) -> &'a T {
        unsafe { &*self }
    }
    #[inline]
    pub const unsafe fn as_mut_unchecked<'a>(self) -> &'a mut T {
        unsafe { &mut *self }
    }
    #[inline]
    pub unsafe fn drop_in_place(self) {
        unsafe { crate::ptr::drop_in_place(self) }
    }
}

impl<T> *mut T {
    #[inline]
    #[lowers_to(offset)]
    #[checked_by(for_offset)]
    pub const unsafe fn offset(self, count: isize) -> *mut T {
        unsafe { intrinsics::offset(self as *const T, count) as *mut T }
    }
    #[inline]
    #[lowers_to(offset)]
    #[checked_by(for_add)]
    pub const unsafe fn add(self, count: usize) -> *mut T {
        unsafe { intrinsics::offset(self as *const T, count as isize) as *mut T }
    }
    #[inline]
    #[checked_by(for_sub)]
    pub const unsafe fn sub(self, count: usize) -> *mut T {
        unsafe { intrinsics::offset(self as *const T, (count as isize).wrapping_neg()) as *mut T }
    }
    #[inline]
    #[lowers_to(arith_offset)]
    pub const fn wrapping_offset(self, count: isize) -> *mut T {
        unsafe { intrinsics::arith_offset(self as *const T, count) as *mut T }
    }
    #[inline]
    #[lowers_to(arith_offset)]
    pub const fn wrapping_add(self, count: usize) -> *mut T {
        self.wrapping_offset(count as isize)
    }
    #[inline]
    pub const fn wrapping_sub(self, count: usize) -> *mut T {
        self.wrapping_offset((count as isize).wrapping_neg())
    }
    #[inline]
    pub const unsafe fn byte_offset(self, count: isize) -> *mut T {
        unsafe { super::from_raw_parts_mut((self as *mut u8).offset(count), super::metadata(self)) }
    }
    #[inline]
    pub const unsafe fn byte_add(self, count: usize) -> *mut T {
        unsafe { super::from_raw_parts_mut((self as *mut u8).add(count), super::metadata(self)) }
    }
    #[inline]
    pub const unsafe fn byte_sub(self, count: usize) -> *mut T {
        unsafe { super::from_raw_parts_mut((self as *mut u8).sub(count), super::metadata(self)) }
    }
    #[inline]
    pub const fn wrapping_byte_add(self, count: usize) -> *mut T {
        super::from_raw_parts_mut((self as *mut u8).wrapping_add(count), super::metadata(self))
    }
    #[inline]
    pub const fn wrapping_byte_sub(self, count: usize) -> *mut T {
        super::from_raw_parts_mut((self as *mut u8).wrapping_sub(count), super::metadata(self))
    }
    #[inline]
    pub const fn wrapping_byte_offset(self, count: isize) -> *mut T {
        super::from_raw_parts_mut((self as *mut u8).wrapping_offset(count), super::metadata(self))
    }
    #[inline]
    #[checked_by(for_offset_from_mut)]
    pub const unsafe fn offset_from(self, origin: *const T) -> isize {
        unsafe { intrinsics::ptr_offset_from(self as *const T, origin) }
    }
    #[inline]
    #[checked_by(for_offset_from_unsigned)]
    pub const unsafe fn offset_from_unsigned(self, origin: *const T) -> usize {
        unsafe { intrinsics::ptr_offset_from_unsigned(self as *const T, origin) }
    }
    #[inline]
    pub const unsafe fn byte_offset_from<U>(self, origin: *const U) -> isize {
        unsafe { (self as *const u8).offset_from(origin as *const u8) }
    }
    #[inline]
    #[lowers_to(read_via_copy)]
    #[checked_by(for_read)]
    pub const unsafe fn read(self) -> T {
        unsafe { intrinsics::read_via_copy(self as *const T) }
    }
    #[inline]
    #[lowers_to(volatile_load)]
    #[checked_by(for_read_volatile)]
    pub unsafe fn read_volatile(self) -> T {
        unsafe { intrinsics::volatile_load(self as *const T) }
    }
    #[inline]
    #[lowers_to(read_unaligned_copy)]
    pub const unsafe fn read_unaligned(self) -> T {
        unsafe { intrinsics::read_unaligned_copy(self as *const T) }
    }
    #[inline]
    #[lowers_to(write_via_move)]
    #[checked_by(for_write)]
    pub const unsafe fn write(self, val: T) {
        unsafe { intrinsics::write_via_move(self, val) }
    }
    #[inline]
    #[checked_by(for_write_bytes)]
    pub const unsafe fn write_bytes(self, val: u8, count: usize) {
        unsafe { intrinsics::write_bytes(self, val, count) }
    }
    #[inline]
    #[lowers_to(volatile_store)]
    #[checked_by(for_write_volatile)]
    pub unsafe fn write_volatile(self, val: T) {
        unsafe { intrinsics::volatile_store(self, val) }
    }
    #[inline]
    #[lowers_to(write_unaligned_move)]
    pub const unsafe fn write_unaligned(self, val: T) {
        unsafe { intrinsics::write_unaligned_move(self, val) }
    }
    #[inline]
    #[checked_by(for_replace)]
    pub const unsafe fn replace(self, src: T) -> T {
        unsafe { crate::ptr::replace(self, src) }
    }
    #[inline]
    pub const unsafe fn swap(self, with: *mut T) {
        unsafe { crate::ptr::swap(self, with) }
    }
    #[inline]
    #[checked_by(for_copy)]
    pub const unsafe fn copy_to(self, dest: *mut T, count: usize) {
        unsafe { intrinsics::copy(self as *const T, dest, count) }
    }
    #[inline]
    #[checked_by(for_copy_nonoverlapping)]
    pub const unsafe fn copy_to_nonoverlapping(self, dest: *mut T, count: usize) {
        unsafe { intrinsics::copy_nonoverlapping(self as *const T, dest, count) }
    }
    #[inline]
    pub const unsafe fn copy_from(self, src: *const T, count: usize) {
        unsafe { intrinsics::copy(src, self, count) }
    }
    #[inline]
    pub const unsafe fn copy_from_nonoverlapping(self, src: *const T, count: usize) {
        unsafe { intrinsics::copy_nonoverlapping(src, self, count) }
    }
    #[inline]
    pub fn with_addr(self, addr: usize) -> *mut T {
        addr as *mut T
    }
    #[inline]
    pub fn map_addr(self, f: impl FnOnce(usize) -> usize) -> *mut T {
        f(self as usize) as *mut T
    }
    #[inline]
    pub fn is_aligned(self) -> bool {
        self as usize % intrinsics::align_of::<T>() == 0
    }
    pub fn align_offset(self, align: usize) -> usize {
        (self as *const T).align_offset(align)
    }
}

impl<T> *mut [T] {
    #[inline]
    pub const fn len(self) -> usize {
        unsafe { intrinsics::slice_len(self as *const [T]) }
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
    #[inline]
    pub const fn as_mut_ptr(self) -> *mut T {
        self as *mut T
    }
}

impl<T, const N: usize> *mut [T; N] {
    #[inline]
    pub const fn as_mut_ptr(self) -> *mut T {
        self as *mut T
    }
    #[inline]
    pub const fn as_mut_slice(self) -> *mut [T] {
        self
    }
}

impl<T> *mut [T] {
    pub const fn as_mut_array<const N: usize>(self) -> Option<*mut [T; N]> {
        if self.len() == N { Some(self as *mut [T; N]) } else { None }
    }
}

impl<T> *mut T {
    #[inline]
    pub const unsafe fn byte_offset_from_unsigned<U>(self, origin: *mut U) -> usize {
        unsafe { (self as *const u8).offset_from_unsigned(origin as *const u8) }
    }
    pub fn is_aligned_to(self, align: usize) -> bool {
        if !align.is_power_of_two() {
            panic!("is_aligned_to: align is not a power-of-two");
        }
        self.addr() & (align - 1) == 0
    }
    pub fn try_cast_aligned<U>(self) -> Option<*mut U> {
        let cast = self as *mut U;
        if cast.is_aligned() { Some(cast) } else { None }
    }
    #[inline]
    pub const fn cast_array<const N: usize>(self) -> *mut [T; N] {
        self as *mut [T; N]
    }
    #[inline]
    pub const fn cast_slice(self, len: usize) -> *mut [T] {
        super::slice_from_raw_parts_mut(self, len)
    }
    #[inline]
    pub const fn cast_uninit(self) -> *mut crate::mem::MaybeUninit<T> {
        self as *mut crate::mem::MaybeUninit<T>
    }
    #[inline]
    pub const unsafe fn as_uninit_ref<'a>(self) -> Option<&'a crate::mem::MaybeUninit<T>> {
        if self.is_null() { None } else { Some(unsafe { &*(self as *const crate::mem::MaybeUninit<T>) }) }
    }
    #[inline]
    pub const unsafe fn as_uninit_mut<'a>(self) -> Option<&'a mut crate::mem::MaybeUninit<T>> {
        if self.is_null() { None } else { Some(unsafe { &mut *(self as *mut crate::mem::MaybeUninit<T>) }) }
    }
    #[inline]
    pub fn mask(self, mask: usize) -> *mut T {
        self.map_addr(|addr| addr & mask)
    }
}
impl<T> *mut crate::mem::MaybeUninit<T> {
    #[inline]
    pub const fn cast_init(self) -> *mut T {
        self as *mut T
    }
}
impl<T> *mut [T] {
    #[inline]
    pub unsafe fn split_at_mut(self, mid: usize) -> (*mut [T], *mut [T]) {
        assert!(mid <= self.len());
        unsafe { self.split_at_mut_unchecked(mid) }
    }
    #[inline]
    pub unsafe fn split_at_mut_unchecked(self, mid: usize) -> (*mut [T], *mut [T]) {
        let start = self as *mut T;
        let behind = unsafe { start.add(mid) };
        (super::slice_from_raw_parts_mut(start, mid), super::slice_from_raw_parts_mut(behind, self.len() - mid))
    }
    #[inline]
    pub unsafe fn get_unchecked_mut<I: crate::slice::SliceIndex<[T]>>(self, index: I) -> *mut I::Output {
        unsafe { index.get_unchecked_mut(self) }
    }
}
