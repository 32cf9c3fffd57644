//! Raw pointers.

mod alignment;
mod const_ptr;
mod metadata;
mod mut_ptr;
mod non_null;
mod unique;

pub use alignment::Alignment;
pub use metadata::{from_raw_parts, from_raw_parts_mut, metadata, DynMetadata, Pointee, Thin};
pub use non_null::NonNull;
pub use unique::Unique;
pub use crate::intrinsics::{copy, copy_nonoverlapping, write_bytes};

use crate::intrinsics;

#[inline]
#[lang = "drop_in_place"]
pub unsafe fn drop_in_place<T: ?Sized>(to_drop: *mut T) {
    unsafe { intrinsics::drop_in_place(to_drop) }
}
#[inline]
pub const fn null<T>() -> *const T {
    0usize as *const T
}
#[inline]
pub const fn null_mut<T>() -> *mut T {
    0usize as *mut T
}
#[inline]
pub const fn dangling<T>() -> *const T {
    intrinsics::align_of::<T>() as *const T
}
#[inline]
pub const fn dangling_mut<T>() -> *mut T {
    intrinsics::align_of::<T>() as *mut T
}
#[inline]
pub const fn without_provenance<T>(addr: usize) -> *const T {
    addr as *const T
}
#[inline]
pub const fn without_provenance_mut<T>(addr: usize) -> *mut T {
    addr as *mut T
}
#[inline]
pub fn with_exposed_provenance<T>(addr: usize) -> *const T {
    addr as *const T
}
#[inline]
pub fn with_exposed_provenance_mut<T>(addr: usize) -> *mut T {
    addr as *mut T
}
#[inline]
pub const fn from_ref<T: ?Sized>(r: &T) -> *const T {
    r
}
#[inline]
pub const fn from_mut<T: ?Sized>(r: &mut T) -> *mut T {
    r
}
#[inline]
pub const fn slice_from_raw_parts<T>(data: *const T, len: usize) -> *const [T] {
    unsafe { intrinsics::slice_from_parts(data, len) }
}
#[inline]
pub const fn slice_from_raw_parts_mut<T>(data: *mut T, len: usize) -> *mut [T] {
    unsafe { intrinsics::slice_from_parts(data as *const T, len) as *mut [T] }
}
#[inline]
pub const unsafe fn swap<T>(x: *mut T, y: *mut T) {
    // Bytes, not values: what lies there need not be a `T`.
    let mut a = crate::mem::MaybeUninit::<T>::uninit();
    unsafe {
        intrinsics::copy_nonoverlapping(x, a.as_mut_ptr(), 1);
        if size_of::<T>() <= 32 {
            // Both are read first, so that it does not matter whether they overlap: small values stay in registers.
            let mut b = crate::mem::MaybeUninit::<T>::uninit();
            intrinsics::copy_nonoverlapping(y as *const T, b.as_mut_ptr(), 1);
            intrinsics::copy_nonoverlapping(b.as_ptr(), x, 1);
        } else {
            intrinsics::copy(y, x, 1);
        }
        intrinsics::copy_nonoverlapping(a.as_ptr(), y, 1);
    }
}
#[checked_by(for_swap_nonoverlapping)]
pub const unsafe fn swap_nonoverlapping<T>(x: *mut T, y: *mut T, count: usize) {
    let mut i = 0;
    while i < count {
        unsafe { swap(x.add(i), y.add(i)) };
        i += 1;
    }
}
#[inline]
#[checked_by(for_replace)]
pub const unsafe fn replace<T>(dst: *mut T, src: T) -> T {
    unsafe {
        let old = read(dst);
        write(dst, src);
        old
    }
}
#[inline]
#[lowers_to(read_via_copy)]
#[checked_by(for_read)]
pub const unsafe fn read<T>(src: *const T) -> T {
    unsafe { intrinsics::read_via_copy(src) }
}
#[inline]
#[lowers_to(read_unaligned_copy)]
pub const unsafe fn read_unaligned<T>(src: *const T) -> T {
    unsafe { intrinsics::read_unaligned_copy(src) }
}
#[inline]
#[lowers_to(write_via_move)]
#[checked_by(for_write)]
pub const unsafe fn write<T>(dst: *mut T, src: T) {
    unsafe { intrinsics::write_via_move(dst, src) }
}
#[inline]
#[lowers_to(write_unaligned_move)]
pub const unsafe fn write_unaligned<T>(dst: *mut T, src: T) {
    unsafe { intrinsics::write_unaligned_move(dst, src) }
}
#[inline]
#[lowers_to(volatile_load)]
#[checked_by(for_read_volatile)]
pub unsafe fn read_volatile<T>(src: *const T) -> T {
    unsafe { intrinsics::volatile_load(src) }
}
#[inline]
#[lowers_to(volatile_store)]
#[checked_by(for_write_volatile)]
pub unsafe fn write_volatile<T>(dst: *mut T, src: T) {
    unsafe { intrinsics::volatile_store(dst, src) }
}
#[inline]
pub fn eq<T: ?Sized>(a: *const T, b: *const T) -> bool {
    a == b
}
#[inline]
pub fn addr_eq<T: ?Sized, U: ?Sized>(p: *const T, q: *const U) -> bool {
    (p as *const ()) == (q as *const ())
}


/// `&raw const place`.
pub macro addr_of($place:expr) {
    &raw const $place
}
/// `&raw mut place`.
pub macro addr_of_mut($place:expr) {
    &raw mut $place
}

/// Do two function pointers have the same address? The same function may have several.
#[inline]
pub fn fn_addr_eq<T: crate::marker::FnPtr, U: crate::marker::FnPtr>(f: T, g: U) -> bool {
    unsafe {
        crate::mem::transmute_copy::<T, usize>(&f) == crate::mem::transmute_copy::<U, usize>(&g)
    }
}
/// Hashes the address instead of the value.
#[inline]
pub fn hash<T: ?Sized, S: crate::hash::Hasher>(hashee: *const T, into: &mut S) {
    crate::hash::Hash::hash(&hashee, into)
}
impl<T> Default for *const T {
    fn default() -> *const T {
        null()
    }
}
impl<T> Default for *mut T {
    fn default() -> *mut T {
        null_mut()
    }
}
