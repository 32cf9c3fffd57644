//! Copying by method. Scalars, references, tuples, arrays and closures are cloned by the compiler.

#[lang = "clone"]
pub trait Clone: Sized {
    #[lang = "clone_fn"]
    fn clone(&self) -> Self;
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        *self = source.clone()
    }
}

/// Cloning into memory that has no value yet, of what has no known size too.
pub unsafe trait CloneToUninit {
    unsafe fn clone_to_uninit(&self, dest: *mut u8);
}
unsafe impl<T: Clone> CloneToUninit for T {
    #[inline]
    unsafe fn clone_to_uninit(&self, dest: *mut u8) {
        unsafe { (dest as *mut T).write(self.clone()) }
    }
}
unsafe impl<T: Clone> CloneToUninit for [T] {
    unsafe fn clone_to_uninit(&self, dest: *mut u8) {
        for (at, value) in self.iter().enumerate() {
            unsafe { (dest as *mut T).add(at).write(value.clone()) };
        }
    }
}
unsafe impl CloneToUninit for str {
    unsafe fn clone_to_uninit(&self, dest: *mut u8) {
        unsafe { self.as_bytes().clone_to_uninit(dest) }
    }
}
