//! Moving and looking at values in memory.

mod manually_drop;
mod maybe_uninit;

pub use manually_drop::ManuallyDrop;
pub use maybe_uninit::MaybeUninit;
pub use crate::intrinsics::transmute;

/// Bytes from the start of a type to a field; the compiler reads its arguments itself.
#[rustc_builtin_macro]
pub macro offset_of() {}

use crate::intrinsics;
use crate::marker::DiscriminantKind;

#[inline]
#[lowers_to(size_of)]
pub const fn size_of<T>() -> usize {
    intrinsics::size_of::<T>()
}
#[inline]
#[lowers_to(align_of)]
pub const fn align_of<T>() -> usize {
    intrinsics::align_of::<T>()
}
#[inline]
pub const fn size_of_val<T: ?Sized>(val: &T) -> usize {
    unsafe { intrinsics::size_of_val(val as *const T) }
}
#[inline]
pub const fn align_of_val<T: ?Sized>(val: &T) -> usize {
    unsafe { intrinsics::align_of_val(val as *const T) }
}
#[lowers_to(align_of)]
pub const fn min_align_of<T>() -> usize {
    intrinsics::align_of::<T>()
}
#[inline]
#[lowers_to(needs_drop)]
pub const fn needs_drop<T: ?Sized>() -> bool {
    intrinsics::needs_drop::<T>()
}
#[inline]
pub fn drop<T>(_x: T) {}
#[inline]
pub const fn forget<T>(t: T) {
    let _ = ManuallyDrop::new(t);
}
#[inline]
pub const unsafe fn zeroed<T>() -> T {
    unsafe { MaybeUninit::zeroed().assume_init() }
}
#[inline]
pub const unsafe fn uninitialized<T>() -> T {
    unsafe { MaybeUninit::uninit().assume_init() }
}
#[inline]
pub const fn swap<T>(x: &mut T, y: &mut T) {
    unsafe {
        let a = crate::ptr::read(x);
        let b = crate::ptr::read(y);
        crate::ptr::write(x, b);
        crate::ptr::write(y, a);
    }
}
#[inline]
pub fn take<T: Default>(dest: &mut T) -> T {
    replace(dest, T::default())
}
#[inline]
pub const fn replace<T>(dest: &mut T, src: T) -> T {
    unsafe {
        let result = crate::ptr::read(dest);
        crate::ptr::write(dest, src);
        result
    }
}
#[inline]
pub const unsafe fn transmute_copy<Src, Dst>(src: &Src) -> Dst {
    unsafe { intrinsics::read_unaligned_copy(src as *const Src as *const Dst) }
}
#[inline]
pub const fn copy<T: Copy>(x: &T) -> T {
    *x
}
pub const fn variant_count<T>() -> usize {
    intrinsics::variant_count::<T>()
}

pub struct Discriminant<T>(<T as DiscriminantKind>::Discriminant);

pub const fn discriminant<T>(v: &T) -> Discriminant<T> {
    Discriminant(intrinsics::discriminant_value(v))
}

impl<T> Discriminant<T> {
    pub(crate) fn value(&self) -> &<T as DiscriminantKind>::Discriminant {
        &self.0
    }
}
impl<T> Clone for Discriminant<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Discriminant<T> {}
impl<T> PartialEq for Discriminant<T>
where
    <T as DiscriminantKind>::Discriminant: PartialEq,
{
    fn eq(&self, rhs: &Self) -> bool {
        self.0 == rhs.0
    }
}
impl<T> Eq for Discriminant<T> where <T as DiscriminantKind>::Discriminant: Eq {}
impl<T> crate::hash::Hash for Discriminant<T>
where
    <T as DiscriminantKind>::Discriminant: crate::hash::Hash,
{
    fn hash<H: crate::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state)
    }
}

/// A value of a type that has one value only and no bytes.
pub const unsafe fn conjure_zst<T>() -> T {
    assert!(size_of::<T>() == 0, "mem::conjure_zst invoked on a nonzero-sized type");
    unsafe { MaybeUninit::uninit().assume_init() }
}
#[inline]
pub fn min_align_of_val<T: ?Sized>(val: &T) -> usize {
    align_of_val(val)
}
#[inline]
pub const unsafe fn size_of_val_raw<T: ?Sized>(val: *const T) -> usize {
    unsafe { intrinsics::size_of_val(val) }
}
#[inline]
pub const unsafe fn align_of_val_raw<T: ?Sized>(val: *const T) -> usize {
    unsafe { intrinsics::align_of_val(val) }
}
