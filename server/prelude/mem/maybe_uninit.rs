//! Memory that may hold no value yet.

use crate::mem::ManuallyDrop;

#[lang = "maybe_uninit"]
#[repr(transparent)]
pub union MaybeUninit<T> {
    uninit: (),
    value: ManuallyDrop<T>,
}

impl<T: Copy> Clone for MaybeUninit<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Copy> Copy for MaybeUninit<T> {}

impl<T> MaybeUninit<T> {
    #[inline]
    pub const fn new(val: T) -> MaybeUninit<T> {
        MaybeUninit { value: ManuallyDrop::new(val) }
    }
    #[inline]
    pub const fn uninit() -> MaybeUninit<T> {
        MaybeUninit { uninit: () }
    }
    #[inline]
    pub const fn uninit_array<const N: usize>() -> [MaybeUninit<T>; N] {
        unsafe { MaybeUninit::<[MaybeUninit<T>; N]>::uninit().assume_init() }
    }
    #[inline]
    pub const fn zeroed() -> MaybeUninit<T> {
        let mut u = MaybeUninit::<T>::uninit();
        unsafe { crate::intrinsics::write_bytes(u.as_mut_ptr(), 0, 1) };
        u
    }
    #[inline]
    pub const fn write(&mut self, val: T) -> &mut T {
        *self = MaybeUninit::new(val);
        unsafe { self.assume_init_mut() }
    }
    #[inline]
    #[lowers_to(identity)]
    pub const fn as_ptr(&self) -> *const T {
        self as *const MaybeUninit<T> as *const T
    }
    #[inline]
    #[lowers_to(identity)]
    pub const fn as_mut_ptr(&mut self) -> *mut T {
        self as *mut MaybeUninit<T> as *mut T
    }
    #[inline]
    pub const unsafe fn assume_init(self) -> T {
        unsafe { ManuallyDrop::into_inner(self.value) }
    }
    #[inline]
    pub const unsafe fn assume_init_read(&self) -> T {
        unsafe { crate::ptr::read(self.as_ptr()) }
    }
    #[inline]
    pub unsafe fn assume_init_drop(&mut self) {
        unsafe { crate::ptr::drop_in_place(self.as_mut_ptr()) }
    }
    #[inline]
    pub const unsafe fn assume_init_ref(&self) -> &T {
        unsafe { &*self.as_ptr() }
    }
    #[inline]
    pub const unsafe fn assume_init_mut(&mut self) -> &mut T {
        unsafe { &mut *self.as_mut_ptr() }
    }
}

impl<T, const N: usize> MaybeUninit<[T; N]> {
    pub const fn transpose(self) -> [MaybeUninit<T>; N] {
        unsafe { crate::mem::transmute_copy(&ManuallyDrop::new(self)) }
    }
}

impl<T> [MaybeUninit<T>] {
    #[inline]
    pub const unsafe fn assume_init_ref(&self) -> &[T] {
        unsafe { &*(self as *const [MaybeUninit<T>] as *const [T]) }
    }
    #[inline]
    pub const unsafe fn assume_init_mut(&mut self) -> &mut [T] {
        unsafe { &mut *(self as *mut [MaybeUninit<T>] as *mut [T]) }
    }
    pub unsafe fn assume_init_drop(&mut self) {
        unsafe { crate::ptr::drop_in_place(self as *mut [MaybeUninit<T>] as *mut [T]) }
    }
    pub fn write_copy_of_slice(&mut self, src: &[T]) -> &mut [T]
    where
        T: Copy,
    {
        if self.len() != src.len() {
            panic!("copy_from_slice: source slice length does not match destination slice length");
        }
        unsafe {
            crate::ptr::copy_nonoverlapping(src.as_ptr(), self.as_mut_ptr() as *mut T, src.len());
            self.assume_init_mut()
        }
    }
    pub fn write_clone_of_slice(&mut self, src: &[T]) -> &mut [T]
    where
        T: Clone,
    {
        if self.len() != src.len() {
            panic!("destination and source slices have different lengths");
        }
        for (slot, value) in self.iter_mut().zip(src) {
            slot.write(value.clone());
        }
        unsafe { self.assume_init_mut() }
    }
}

impl<T> MaybeUninit<T> {
    pub const unsafe fn array_assume_init<const N: usize>(array: [MaybeUninit<T>; N]) -> [T; N] {
        unsafe { crate::mem::transmute_copy(&ManuallyDrop::new(array)) }
    }
    pub const fn as_bytes(&self) -> &[MaybeUninit<u8>] {
        unsafe { crate::slice::from_raw_parts(self.as_ptr() as *const MaybeUninit<u8>, crate::mem::size_of::<T>()) }
    }
    pub const fn as_bytes_mut(&mut self) -> &mut [MaybeUninit<u8>] {
        let bytes = self.as_mut_ptr() as *mut MaybeUninit<u8>;
        unsafe { crate::slice::from_raw_parts_mut(bytes, crate::mem::size_of::<T>()) }
    }
}
impl<T> [MaybeUninit<T>] {
    pub fn write_filled(&mut self, value: T) -> &mut [T]
    where
        T: Clone,
    {
        self.write_with(|_| value.clone())
    }
    pub fn write_with<F: FnMut(usize) -> T>(&mut self, mut f: F) -> &mut [T] {
        let mut i = 0;
        while i < self.len() {
            self[i].write(f(i));
            i += 1;
        }
        unsafe { self.assume_init_mut() }
    }
}
impl<T, const N: usize> From<[MaybeUninit<T>; N]> for MaybeUninit<[T; N]> {
    fn from(array: [MaybeUninit<T>; N]) -> Self {
        array.transpose()
    }
}
impl<T, const N: usize> From<MaybeUninit<[T; N]>> for [MaybeUninit<T>; N] {
    fn from(array: MaybeUninit<[T; N]>) -> Self {
        array.transpose()
    }
}
impl<T, const N: usize> AsRef<[MaybeUninit<T>; N]> for MaybeUninit<[T; N]> {
    fn as_ref(&self) -> &[MaybeUninit<T>; N] {
        unsafe { &*(self as *const Self as *const [MaybeUninit<T>; N]) }
    }
}
impl<T, const N: usize> AsRef<[MaybeUninit<T>]> for MaybeUninit<[T; N]> {
    fn as_ref(&self) -> &[MaybeUninit<T>] {
        unsafe { &*(self as *const Self as *const [MaybeUninit<T>; N]) }
    }
}
impl<T, const N: usize> AsMut<[MaybeUninit<T>; N]> for MaybeUninit<[T; N]> {
    fn as_mut(&mut self) -> &mut [MaybeUninit<T>; N] {
        unsafe { &mut *(self as *mut Self as *mut [MaybeUninit<T>; N]) }
    }
}
impl<T, const N: usize> AsMut<[MaybeUninit<T>]> for MaybeUninit<[T; N]> {
    fn as_mut(&mut self) -> &mut [MaybeUninit<T>] {
        unsafe { &mut *(self as *mut Self as *mut [MaybeUninit<T>; N]) }
    }
}
