//! Interior mutability.

mod once;
mod ref_cell;

pub use once::{LazyCell, OnceCell};
pub use ref_cell::{BorrowError, BorrowMutError, Ref, RefCell, RefMut};

#[lang = "unsafe_cell"]
#[repr(transparent)]
pub struct UnsafeCell<T: ?Sized> {
    value: T,
}

impl<T> UnsafeCell<T> {
    #[inline]
    pub const fn new(value: T) -> UnsafeCell<T> {
        UnsafeCell { value }
    }
    #[inline]
    pub const fn into_inner(self) -> T {
        self.value
    }
}

impl<T: ?Sized> UnsafeCell<T> {
    #[inline]
    #[lowers_to(identity)]
    pub const fn get(&self) -> *mut T {
        &raw const self.value as *mut T
    }
    #[inline]
    pub const fn get_mut(&mut self) -> &mut T {
        &mut self.value
    }
    pub const fn raw_get(this: *const Self) -> *mut T {
        unsafe { &raw const (*this).value as *mut T }
    }
}

impl<T: Default> Default for UnsafeCell<T> {
    fn default() -> UnsafeCell<T> {
        UnsafeCell::new(T::default())
    }
}

#[repr(transparent)]
pub struct SyncUnsafeCell<T: ?Sized> {
    value: UnsafeCell<T>,
}

impl<T> SyncUnsafeCell<T> {
    pub const fn new(value: T) -> Self {
        SyncUnsafeCell { value: UnsafeCell::new(value) }
    }
    pub const fn into_inner(self) -> T {
        self.value.into_inner()
    }
}
impl<T: ?Sized> SyncUnsafeCell<T> {
    pub const fn get(&self) -> *mut T {
        self.value.get()
    }
}

#[repr(transparent)]
pub struct Cell<T: ?Sized> {
    value: UnsafeCell<T>,
}

impl<T> Cell<T> {
    #[inline]
    pub const fn new(value: T) -> Cell<T> {
        Cell { value: UnsafeCell::new(value) }
    }
    #[inline]
    pub fn set(&self, val: T) {
        self.replace(val);
    }
    pub fn swap(&self, other: &Self) {
        if self.as_ptr() as *const T == other.as_ptr() as *const T {
            return;
        }
        unsafe { crate::ptr::swap(self.value.get(), other.value.get()) }
    }
    #[inline]
    pub const fn replace(&self, val: T) -> T {
        crate::mem::replace(unsafe { &mut *self.value.get() }, val)
    }
    pub const fn into_inner(self) -> T {
        self.value.into_inner()
    }
    pub fn take(&self) -> T
    where
        T: Default,
    {
        self.replace(Default::default())
    }
}

impl<T: Copy> Cell<T> {
    #[inline]
    pub const fn get(&self) -> T {
        unsafe { *self.value.get() }
    }
    pub fn update(&self, f: impl FnOnce(T) -> T) {
        let old = self.get();
        self.set(f(old));
    }
}

impl<T: ?Sized> Cell<T> {
    #[inline]
    #[lowers_to(identity)]
    pub const fn as_ptr(&self) -> *mut T {
        self.value.get()
    }
    pub const fn get_mut(&mut self) -> &mut T {
        self.value.get_mut()
    }
    pub const fn from_mut(t: &mut T) -> &Cell<T> {
        unsafe { &*(t as *mut T as *const Cell<T>) }
    }
}

impl<T> Cell<[T]> {
    pub const fn as_slice_of_cells(&self) -> &[Cell<T>] {
        unsafe { &*(self as *const Cell<[T]> as *const [Cell<T>]) }
    }
}

impl<T, const N: usize> Cell<[T; N]> {
    pub const fn as_array_of_cells(&self) -> &[Cell<T>; N] {
        unsafe { &*(self as *const Cell<[T; N]> as *const [Cell<T>; N]) }
    }
}

impl<T> From<T> for Cell<T> {
    fn from(value: T) -> Cell<T> {
        Cell::new(value)
    }
}
impl<T> From<T> for UnsafeCell<T> {
    fn from(value: T) -> UnsafeCell<T> {
        UnsafeCell::new(value)
    }
}
impl<T: Default> Default for Cell<T> {
    fn default() -> Cell<T> {
        Cell::new(Default::default())
    }
}
impl<T: Copy> Clone for Cell<T> {
    fn clone(&self) -> Cell<T> {
        Cell::new(self.get())
    }
}
impl<T: Eq + Copy> Eq for Cell<T> {}
impl<T: PartialOrd + Copy> PartialOrd for Cell<T> {
    fn partial_cmp(&self, other: &Cell<T>) -> Option<crate::cmp::Ordering> {
        self.get().partial_cmp(&other.get())
    }
}
impl<T: Ord + Copy> Ord for Cell<T> {
    fn cmp(&self, other: &Cell<T>) -> crate::cmp::Ordering {
        self.get().cmp(&other.get())
    }
}
impl<T: PartialEq + Copy> PartialEq for Cell<T> {
    fn eq(&self, other: &Cell<T>) -> bool {
        self.get() == other.get()
    }
}
impl<T, const N: usize> AsRef<[Cell<T>; N]> for Cell<[T; N]> {
    fn as_ref(&self) -> &[Cell<T>; N] {
        self.as_array_of_cells()
    }
}
impl<T, const N: usize> AsRef<[Cell<T>]> for Cell<[T; N]> {
    fn as_ref(&self) -> &[Cell<T>] {
        self.as_array_of_cells()
    }
}
impl<T> AsRef<[Cell<T>]> for Cell<[T]> {
    fn as_ref(&self) -> &[Cell<T>] {
        self.as_slice_of_cells()
    }
}
impl<T: ?Sized> UnsafeCell<T> {
    #[inline]
    pub const fn from_mut(value: &mut T) -> &mut UnsafeCell<T> {
        unsafe { &mut *(value as *mut T as *mut UnsafeCell<T>) }
    }
    #[inline]
    pub const unsafe fn as_ref_unchecked(&self) -> &T {
        unsafe { &*self.get() }
    }
    #[inline]
    pub const unsafe fn as_mut_unchecked(&self) -> &mut T {
        unsafe { &mut *self.get() }
    }
}
impl<T> UnsafeCell<T> {
    #[inline]
    pub const unsafe fn replace(&self, value: T) -> T {
        unsafe { crate::ptr::replace(self.get(), value) }
    }
}
